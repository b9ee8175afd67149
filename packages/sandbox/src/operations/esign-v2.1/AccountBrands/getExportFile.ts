import { brandXml } from '../../../brands/brand-xml.js';
import { findBrand } from '../../../brands/find-brand.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'AccountBrands_getExportFile',
  async (state, { path }, context) => {
    requireBrandManagement(context);
    const brand = await findBrand(state, context.account, path.brandId);
    return { status: 200, file: { bytes: brandXml(brand), mediaType: 'application/xml' } };
  },
);
