"""Pictures of the mafia's gifts, drawn for this project, by the name on the card."""

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-linecap="round">'


def _drawn(*parts: str) -> str:
    return f"{_HEAD}{''.join(parts)}</svg>"


_PASTA = _drawn(
    '<path d="M12 38h40c0 9-8 15-20 15s-20-6-20-15z" fill="#7A8FA6"/>',
    '<g stroke="#E3B54A" stroke-width="4"><path d="M16 36c0-10 12-12 16-4"/><path d="M22 36c2-14 20-14 22 0"/>',
    '<path d="M48 36c0-10-12-12-16-4"/><path d="M28 36c2-8 10-8 12 0"/></g>',
    '<circle cx="32" cy="25" r="4" fill="#B8372B"/>',
)
_FRUIT = _drawn(
    '<circle cx="24" cy="38" r="14" fill="#E8892B"/><circle cx="20" cy="33" r="2" fill="#F6C48A"/>',
    '<path d="M33 42c0-7 5-11 11-11 5 0 9 3 12 8-2 6-6 10-12 10-7 0-11-3-11-7z" fill="#EACB3F"/>',
    '<path d="M24 24c2-6 8-8 14-7-1 6-7 9-14 7z" fill="#5F8A3A"/>',
)
_CHEESE = _drawn(
    '<path d="M8 38 44 16c8 3 12 11 12 22z" fill="#F1C95B"/><path d="M8 38h48v14H8z" fill="#DDA93A"/>',
    '<g fill="#B98524"><circle cx="22" cy="45" r="3"/><circle cx="40" cy="46" r="4"/>',
    '<circle cx="38" cy="30" r="3"/></g>',
)
_GLASS = _drawn(
    '<path d="M20 10h24c2 14-2 24-12 24S18 24 20 10z" fill="#C7D3DC"/>',
    '<path d="M19 19h26c0 9-5 15-13 15s-13-6-13-15z" fill="#8E2340"/>',
    '<path d="M32 34v16" stroke="#9FB0BD" stroke-width="4"/><path d="M22 53h20" stroke="#9FB0BD" stroke-width="4"/>',
)
_OIL = _drawn(
    '<path d="M28 8h8v10c0 4 8 6 8 14v20c0 3-2 4-4 4H24c-2 0-4-1-4-4V32c0-8 8-10 8-14z" fill="#8A9A3B"/>',
    '<rect x="27" y="6" width="10" height="6" rx="2" fill="#7A5A3A"/>',
    '<path d="M25 36h14v12H25z" fill="#EFE6CE"/><ellipse cx="32" cy="42" rx="4" ry="5" fill="#5B6B22"/>',
)
_BOTTLE = _drawn(
    '<path d="M28 6h8v14c0 4 6 6 6 13v21c0 2-1 4-3 4H25c-2 0-3-2-3-4V33c0-7 6-9 6-13z" fill="#3E5A3C"/>',
    '<rect x="27" y="5" width="10" height="8" rx="2" fill="#7B1E3A"/>',
    '<path d="M22 36h20v13H22z" fill="#F1E7D6"/><path d="M26 42h12" stroke="#7B1E3A" stroke-width="3"/>',
)
_TIE = _drawn(
    '<path d="M24 8h16l-4 11h-8z" fill="#7A3E8C"/><path d="M28 20h8l7 26-11 12-11-12z" fill="#93509F"/>',
    '<g stroke="#E4C9EA" stroke-width="3"><path d="m27 30 9-5"/><path d="m25 40 14-8"/><path d="m26 49 15-9"/></g>',
)
_TRUFFLE = _drawn(
    '<path d="M12 38c-2-8 4-12 10-13 3-8 13-9 18-3 8-1 14 5 12 12 3 8-3 17-12 16-6 6-15 5-18-1-7 0-12-5-10-11z" '
    'fill="#CDBBA0"/>',
    '<g fill="#A48C6B"><circle cx="24" cy="36" r="3"/><circle cx="36" cy="30" r="3"/><circle cx="42" cy="41" r="3"/>',
    '<circle cx="31" cy="45" r="2"/></g>',
)
_SHOES = _drawn(
    '<path d="M8 24h14c2 9 8 13 18 15 9 2 15 4 15 10H8z" fill="#6B3F22"/><path d="M8 49h47v5H8z" fill="#3B2312"/>',
    '<g stroke="#E8D6B8" stroke-width="2.5"><path d="m25 34 6-4"/><path d="m30 38 6-4"/></g>',
)
_PARCEL = _drawn(
    '<rect x="12" y="20" width="40" height="32" rx="4" fill="#B98A56"/>',
    '<path d="M32 20v32M12 34h40" stroke="#7B1E3A" stroke-width="4"/>',
    '<path d="M32 20c-8-2-12-8-8-11s8 4 8 11c0-7 4-14 8-11s0 9-8 11z" fill="#7B1E3A"/>',
)
_BY_NAME = {
    "pasta": _PASTA,
    "oranges and lemons": _FRUIT,
    "cheese": _CHEESE,
    "wine glass": _GLASS,
    "olive oil": _OIL,
    "bottle of wine": _BOTTLE,
    "silk tie": _TIE,
    "white truffle": _TRUFFLE,
    "leather shoes": _SHOES,
}


def picture(name: str) -> str:
    """The picture of a gift, as SVG; a parcel for one that is not known."""
    return _BY_NAME.get(name.casefold(), _PARCEL)
