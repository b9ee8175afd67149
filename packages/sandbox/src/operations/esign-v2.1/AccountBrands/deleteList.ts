import { findBrand } from '../../../brands/find-brand.ts';
import { removeBrand } from '../../../brands/remove-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { requireItems } from '../../../engine/require-items.ts';

export const operation = defineOperation(
  'AccountBrands_deleteList',
  async (state, { body }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const brands = await perItem(
      requireItems(body?.brands, 'brands'),
      ({ brandId }) => (brandId === undefined ? {} : { brandId }),
      async ({ brandId = '' }) => {
        const brand = await findBrand(state, account, brandId);
        await removeBrand(state, account, brand);
        const errorDetails = { errorCode: 'SUCCESS', message: '' };
        return { brandId, brandName: brand.brandName, errorDetails };
      },
    );
    return { status: 200, body: { brands } };
  },
);
