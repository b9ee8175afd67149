/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationSimpleIdObject as Type } from '@countersign/types/admin-v2/schemas/OrganizationSimpleIdObject';
export const OrganizationSimpleIdObject: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional()
}));
