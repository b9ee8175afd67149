import { findBrand } from '../../../brands/find-brand.ts';
import { removeBrand } from '../../../brands/remove-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_delete',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    await removeBrand(state, account, await findBrand(state, account, path.brandId));
    return { status: 200 };
  },
);
