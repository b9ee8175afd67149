import { findBrand } from '../../../brands/find-brand.js';
import { presentBrand } from '../../../brands/present-brand.js';
import { readBrand } from '../../../brands/read-brand.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { saveBrand } from '../../../brands/save-brand.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountBrands_update',
  async (state, { path, body = {} }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    readBrand(brand, body);
    await saveBrand(state, context.account, brand);
    return { status: 200, body: presentBrand(brand) };
  },
);
