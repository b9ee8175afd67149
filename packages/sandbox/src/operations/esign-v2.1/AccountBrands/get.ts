import { findBrand } from '../../../brands/find-brand.ts';
import { presentBrand } from '../../../brands/present-brand.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_get',
  async (state, { path, query }, context) => {
    requireBranding(context);
    const brand = await findBrand(state, context.account, path.brandId);
    const shown = {
      logos: query.include_logos === 'true',
      references: query.include_external_references === 'true',
    };
    return { status: 200, body: presentBrand(brand, shown) };
  },
);
