import type { Brand, NameValue } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredBrand } from '../../state/model/brands.ts';

/**
 * Takes over what a body says of a brand, in memory; what it leaves out stays, each colour and each
 * landing page too.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER without a name
 */
export function readBrand(brand: StoredBrand, body: Brand): void {
  const { brandName = brand.brandName, isSendingDefault, isSigningDefault } = body;
  const { brandCompany, brandLanguages, defaultBrandLanguage } = body;
  const { emailContent, isOverridingCompanyName, links } = body;
  if (brandName.trim() === '')
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', 'A brand needs a brandName.');
  brand.brandName = brandName;
  brand.isSendingDefault = isSendingDefault ?? brand.isSendingDefault;
  brand.isSigningDefault = isSigningDefault ?? brand.isSigningDefault;
  const before = brand.details;
  brand.details = {
    ...before,
    ...withoutUndefined({ brandCompany, brandLanguages, defaultBrandLanguage }),
    ...withoutUndefined({ emailContent, isOverridingCompanyName, links }),
    colors: mergePairs(before.colors, body.colors),
    landingPages: mergePairs(before.landingPages, body.landingPages),
  };
}

function mergePairs(before: NameValue[] = [], changed: NameValue[] = []): NameValue[] {
  const pairs = new Map(before.map((pair) => [pair.name, pair]));
  for (const pair of changed) pairs.set(pair.name, pair);
  return [...pairs.values()];
}
