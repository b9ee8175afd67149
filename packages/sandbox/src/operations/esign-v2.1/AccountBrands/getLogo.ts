import { findBrand } from '../../../brands/find-brand.js';
import { requireBranding } from '../../../brands/require-branding.js';
import { requireLogo } from '../../../brands/require-logo.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountBrands_getLogo',
  async (state, { path }, context) => {
    requireBranding(context);
    const brand = await findBrand(state, context.account, path.brandId);
    const bytes = await state.contents.get(requireLogo(brand, path.logoType));
    return { status: 200, file: { bytes, mediaType: 'image/png' } };
  },
);
