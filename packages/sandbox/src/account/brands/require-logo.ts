import { ServiceError } from '../../engine/service-error.ts';
import type { LogoType, StoredBrand } from '../../state/model/brands.ts';

/** The content of a logo. @throws ServiceError RESOURCE_NOT_FOUND where the brand has none */
export function requireLogo({ brandName, logos }: StoredBrand, type: LogoType): string {
  const content = logos[type];
  if (content !== undefined) return content;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `The brand ${brandName} has no ${type} logo; AccountBrands_updateLogo puts one in.`,
  );
}
