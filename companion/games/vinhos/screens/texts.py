"""Words of the screens of Vinhos."""

REGIONS_OUT = "Regions left out"
REGION_SAID = "{region} is left out"
