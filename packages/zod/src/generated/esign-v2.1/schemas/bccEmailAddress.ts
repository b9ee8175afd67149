/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BccEmailAddress as Type } from '@countersign/types/esign-v2.1/schemas/bccEmailAddress';
export const BccEmailAddress: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bccEmailAddressId": zod.string().optional(),
    "email": zod.string().optional()
}));
