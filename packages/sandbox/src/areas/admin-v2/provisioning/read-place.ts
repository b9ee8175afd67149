import type { ErrorCode } from '@countersign/types/admin-v2';
import { AdminRefusal } from '../admin-refusal.ts';
import { findRegionOfCountry, findSite, findSiteInRegion, regionNames } from './regions.ts';

/** The location of a new account. */
export interface Place {
  region: string;
  countryCode?: string;
  siteId: number;
}

/** The error codes of an operation for an invalid place. */
interface PlaceCodes {
  missing: ErrorCode;
  country: ErrorCode;
  site: ErrorCode;
  /** The beginning of the message about a country, if it is not that of every refusal with the code. */
  sayCountry?: (country: string) => string;
}

/**
 * The place of a new account: that of the region, or of the country where no region is named.
 * @param sourceSite the site of the account that is cloned, which a clone in its region is on
 * @throws AdminRefusal
 */
export function readPlace(
  {
    region = '',
    countryCode = '',
  }: { region?: string | undefined; countryCode?: string | undefined },
  codes: PlaceCodes,
  sourceSite?: number,
): Place {
  const country = countryCode.trim().toUpperCase();
  const wanted = region.trim() || readCountry(country, codes);
  const usual = findSiteInRegion(wanted);
  if (usual === undefined)
    throw new AdminRefusal(
      codes.site,
      `/targetAccount/region is ${region}, which is not a region of the service. Regions: ${regionNames.join(', ')}.`,
    );
  const source = sourceSite === undefined ? undefined : findSite(sourceSite);
  return {
    region: usual.region,
    ...(country !== '' && { countryCode: country }),
    siteId: source?.region === usual.region ? source.siteId : usual.siteId,
  };
}

function readCountry(country: string, codes: PlaceCodes): string {
  if (country === '')
    throw new AdminRefusal(
      codes.missing,
      '/targetAccount has neither a region nor a countryCode. Set one of them.',
    );
  const found = findRegionOfCountry(country);
  if (found !== undefined) return found;
  throw new AdminRefusal(
    codes.country,
    `${codes.sayCountry?.(country) ?? ''} /targetAccount/countryCode is ${country}, from which no region follows. Send a two-letter code of ISO 3166, or a region.`.trimStart(),
  );
}
