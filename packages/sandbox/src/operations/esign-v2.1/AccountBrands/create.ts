import { presentBrand } from '../../../brands/present-brand.js';
import { readBrand } from '../../../brands/read-brand.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { saveBrand } from '../../../brands/save-brand.js';
import { defineOperation } from '../../../engine/operation.js';

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
