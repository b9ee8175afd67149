/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateWorkspaceBrandBody as Type } from '@countersign/types/workspaces/schemas/UpdateWorkspaceBrandBody';
export const UpdateWorkspaceBrandBody: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "brand_id": formats.guid.nullish()
}));
