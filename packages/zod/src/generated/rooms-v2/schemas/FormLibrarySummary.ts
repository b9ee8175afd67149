/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FormLibrarySummary as Type } from '@countersign/types/rooms-v2/schemas/FormLibrarySummary';
export const FormLibrarySummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formsLibraryId": formats.guid.optional(),
    "name": zod.string().optional(),
    "formCount": zod.int().min(0).optional()
}));
