import { findBrand } from '../../../brands/find-brand.ts';
import { presentResource } from '../../../brands/present-resource.ts';
import { readResourceFile } from '../../../brands/read-resource-file.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { saveBrand } from '../../../brands/save-brand.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountBrands_updateResource',
  async (state, { path, body }, context) => {
    requireBrandManagement(context);
    const { account, caller } = context;
    const brand = await findBrand(state, account, path.brandId);
    const type = path.resourceContentType;
    const file = readResourceFile(type, body['file.xml']);
    const { userId, userName, email } = caller;
    const editor = { userId, userName, email };
    const before = brand.resources[type];
    const resource =
      before === undefined
        ? { ...file, createdAt: state.now, createdBy: editor }
        : { ...before, ...file, modifiedAt: state.now, modifiedBy: editor };
    brand.resources[type] = resource;
    await saveBrand(state, account, brand);
    return { status: 200, body: presentResource(brand.brandId, type, resource) };
  },
);
