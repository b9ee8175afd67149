import { presentBrand } from '../../../brands/present-brand.ts';
import { readBrand } from '../../../brands/read-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { saveBrand } from '../../../brands/save-brand.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_create',
  async (state, { body = {} }, context) => {
    requireBrandManagement(context);
    const brand = {
      brandId: context.newId(),
      brandName: '',
      isSendingDefault: false,
      isSigningDefault: false,
      details: {},
      logos: {},
      resources: {},
    };
    readBrand(brand, body);
    await saveBrand(state, context.account, brand);
    return { status: 201, body: { brands: [presentBrand(brand)] } };
  },
);
