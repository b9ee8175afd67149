/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ResourceMetadata as Type } from '@countersign/types/navigator/schemas/ResourceMetadata';
export const ResourceMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "created_at": formats.dateTime.nullish(),
    "created_by": zod.string().nullish(),
    "modified_at": formats.dateTime.nullish(),
    "modified_by": zod.string().nullish()
}));
