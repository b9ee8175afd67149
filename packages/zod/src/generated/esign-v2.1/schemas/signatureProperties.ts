/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SignatureProperties as Type } from '@countersign/types/esign-v2.1/schemas/signatureProperties';
export const SignatureProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "filter": zod.string().optional(),
    "subFilter": zod.string().optional()
}));
