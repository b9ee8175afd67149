import { findBrand } from '../../../brands/find-brand.js';
import { presentResource } from '../../../brands/present-resource.js';
import { requireBranding } from '../../../brands/require-branding.js';
import { defineOperation } from '../../../engine/operation.js';
import { resourceTypes } from '../../../model/brands.js';

export const operation = defineOperation(
  'AccountBrands_listResources',
  async (state, { path }, context) => {
    requireBranding(context);
    const { brandId, resources } = await findBrand(state, context.account, path.brandId);
    const resourcesContentTypes = resourceTypes.flatMap((type) => {
      const resource = resources[type];
      return resource === undefined ? [] : [presentResource(brandId, type, resource)];
    });
    return { status: 200, body: { resourcesContentTypes } };
  },
);
