import { findBrand } from '../../../brands/find-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { requireLogo } from '../../../brands/require-logo.ts';
import { saveBrand } from '../../../brands/save-brand.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_deleteLogo',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    requireLogo(brand, path.logoType);
    delete brand.logos[path.logoType];
    await saveBrand(state, context.account, brand);
    return { status: 200 };
  },
);
