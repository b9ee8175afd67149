/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountErrorDetails as Type } from '@countersign/types/admin-v2/schemas/SubAccountErrorDetails';
export const SubAccountErrorDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string().optional(),
    "errorDescription": zod.string().optional(),
    "isSystemError": zod.boolean().optional()
}));
