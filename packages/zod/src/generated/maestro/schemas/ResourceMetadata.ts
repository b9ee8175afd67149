/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ResourceMetadata as Type } from '@countersign/types/maestro/schemas/ResourceMetadata';
export const ResourceMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "created_at": formats.dateTime.optional(),
    "created_by": formats.guid.optional(),
    "modified_at": formats.dateTime.optional(),
    "modified_by": formats.guid.optional()
}));
