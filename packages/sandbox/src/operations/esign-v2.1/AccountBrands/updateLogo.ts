import { findBrand } from '../../../brands/find-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { saveBrand } from '../../../brands/save-brand.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const operation = defineOperation(
  'AccountBrands_updateLogo',
  async (state, { path, bytes }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    if (!bytes.subarray(0, png.length).equals(png))
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        'The body is no PNG; convert the image to one.',
      );
    brand.logos[path.logoType] = await state.contents.put(bytes);
    await saveBrand(state, context.account, brand);
    return { status: 200 };
  },
);
