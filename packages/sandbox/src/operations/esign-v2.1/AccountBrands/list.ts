import { defaultBrands } from '../../../brands/default-brands.ts';
import { presentBrandShort } from '../../../brands/present-brand.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { brands } from '../../../model/brands.ts';

export const operation = defineOperation(
  'AccountBrands_list',
  async (state, { query }, context) => {
    requireBranding(context);
    const all = await state.of(brands).list(context.account.accountId);
    const logos = query.include_logos === 'true';
    const listed = all.map((brand) => presentBrandShort(brand, { logos }));
    return { status: 200, body: { ...defaultBrands(all), brands: listed } };
  },
);
