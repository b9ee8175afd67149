import { findBrand } from '../../../brands/find-brand.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { requireLogo } from '../../../brands/require-logo.js';
import { saveBrand } from '../../../brands/save-brand.js';
import { defineOperation } from '../../../engine/operation.js';

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
