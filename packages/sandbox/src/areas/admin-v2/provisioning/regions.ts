/** A place where the service keeps the data of accounts. */
interface Site {
  siteId: number;
  siteName: string;
  region: string;
}

// The first site of a region gets the new accounts of the region.
const sites: readonly Site[] = [
  { siteId: 3, siteName: 'NA3', region: 'NA' },
  { siteId: 4, siteName: 'NA4', region: 'NA' },
  { siteId: 11, siteName: 'EU', region: 'EU' },
  { siteId: 21, siteName: 'AU', region: 'AU' },
  { siteId: 31, siteName: 'CA', region: 'CA' },
];

/** The site of accounts of which nothing else is said. */
const usualSite = 3;

export const regionNames: readonly string[] = [...new Set(sites.map(({ region }) => region))];

/** The site of an account, also one that the list does not have. */
export function findSite(siteId: number = usualSite): Site {
  return (
    sites.find((one) => one.siteId === siteId) ?? { siteId, siteName: `Site ${siteId}`, region: '' }
  );
}

/**
 * Finds the site that creates new accounts of a region; undefined for a region that the service
 * lacks.
 */
export function findSiteInRegion(region: string): Site | undefined {
  return sites.find((one) => one.region === region.toUpperCase());
}

const countries = {
  EU: 'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA VA XK',
  AU: 'AU NZ',
  CA: 'CA',
};

const regionOfCountries = new Map(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region]),
  ),
);

/** Codes that have a name, but are not a country. */
const otherCodes = new Set(['AA', 'EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The region that keeps the data of a country; undefined for a code that is not of ISO 3166. */
export function findRegionOfCountry(countryCode: string): string | undefined {
  const code = countryCode.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || otherCodes.has(code)) return undefined;
  return countryNames.of(code) === undefined ? undefined : (regionOfCountries.get(code) ?? 'NA');
}
