import type { StoredBrand } from '../../state/model/brands.ts';

/** Which brands apply where nobody chooses; nothing where there are none. */
export function defaultBrands(among: readonly StoredBrand[]): {
  recipientBrandIdDefault?: string;
  senderBrandIdDefault?: string;
} {
  const signing = among.find(({ isSigningDefault }) => isSigningDefault);
  const sending = among.find(({ isSendingDefault }) => isSendingDefault);
  return {
    ...(signing !== undefined && { recipientBrandIdDefault: signing.brandId }),
    ...(sending !== undefined && { senderBrandIdDefault: sending.brandId }),
  };
}
