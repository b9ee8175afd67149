import { findBrand } from '../../../brands/find-brand.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { requireLogo } from '../../../brands/require-logo.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_getLogo',
  async (state, { path }, context) => {
    requireBranding(context);
    const brand = await findBrand(state, context.account, path.brandId);
    const bytes = await state.contents.get(requireLogo(brand, path.logoType));
    return { status: 200, file: { bytes, mediaType: 'image/png' } };
  },
);
