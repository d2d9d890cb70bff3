"""Pictures drawn for this project, as SVG that takes any size."""

MEEPLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 6c-10 0-17 8-17 17 0 4 1 7 3 10-8 '
    "2-30 8-30 19 0 5 5 7 11 7h13c-2 9-10 20-13 28-2 5 1 7 5 7h20c4 0 5-2 8-12 3 10 4 12 8 12h20c4 0 7-2 5-7-3-8-11"
    '-19-13-28h13c6 0 11-2 11-7 0-11-22-17-30-19 2-3 3-6 3-10 0-9-7-17-17-17z"/></svg>'
)
"""A worker in one color, to be tinted."""

LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#7B1E3A"/>'
    '<g fill="#F6DCE2"><circle cx="30" cy="40" r="8"/><circle cx="48" cy="40" r="8"/><circle cx="66" cy="40" r="8"/>'
    '<circle cx="39" cy="55" r="8"/><circle cx="57" cy="55" r="8"/><circle cx="48" cy="70" r="8"/></g>'
    '<path d="M48 30c0-7 2-12 6-16" fill="none" stroke="#C9CD92" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M54 22c6-7 14-8 21-5-3 8-12 11-21 5z" fill="#C9CD92"/></svg>'
)
"""A bunch of grapes on the color of wine."""

GRAPES = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="24" cy="40" r="11"/>'
    '<circle cx="48" cy="40" r="11"/><circle cx="72" cy="40" r="11"/><circle cx="36" cy="60" r="11"/>'
    '<circle cx="60" cy="60" r="11"/><circle cx="48" cy="80" r="11"/>'
    '<path d="M45 28c0-9 3-16 9-22l5 4c-5 5-8 11-8 18z"/></svg>'
)
"""A bunch of grapes in one color, to be tinted."""
