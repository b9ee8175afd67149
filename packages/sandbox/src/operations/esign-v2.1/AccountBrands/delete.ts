import { findBrand } from '../../../brands/find-brand.js';
import { removeBrand } from '../../../brands/remove-brand.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountBrands_delete',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    await removeBrand(state, account, await findBrand(state, account, path.brandId));
    return { status: 200 };
  },
);
