/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OfficeReferenceCount as Type } from '@countersign/types/rooms-v2/schemas/OfficeReferenceCount';
export const OfficeReferenceCount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "referenceType": zod.string().optional(),
    "referencedCount": zod.int().min(0).optional()
}));
