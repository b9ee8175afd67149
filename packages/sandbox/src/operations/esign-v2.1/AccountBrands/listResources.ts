import { findBrand } from '../../../brands/find-brand.ts';
import { presentResource } from '../../../brands/present-resource.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { resourceTypes } from '../../../model/brands.ts';

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
