import { brandXml } from '../../../brands/brand-xml.ts';
import { findBrand } from '../../../brands/find-brand.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_getExportFile',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    return { status: 200, file: { bytes: brandXml(brand), mediaType: 'application/xml' } };
  },
);
