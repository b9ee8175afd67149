/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OASIRRErrorDetails as Type } from '@countersign/types/admin-v2/schemas/OASIRR_ErrorDetails';
export const OASIRRErrorDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string().optional(),
    "error_description": zod.string().optional()
}));
