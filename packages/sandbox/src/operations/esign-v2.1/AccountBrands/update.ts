import { findBrand } from '../../../brands/find-brand.ts';
import { presentBrand } from '../../../brands/present-brand.ts';
import { readBrand } from '../../../brands/read-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { saveBrand } from '../../../brands/save-brand.ts';
import { defineOperation } from '../../../engine/operation.ts';

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
