/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SealIdentifier as Type } from '@countersign/types/esign-v2.1/schemas/sealIdentifier';
export const SealIdentifier: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "sealDisplayName": zod.string().optional(),
    "sealName": zod.string().optional()
}));
