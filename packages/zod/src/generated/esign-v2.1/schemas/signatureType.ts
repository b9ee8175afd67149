/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SignatureType as Type } from '@countersign/types/esign-v2.1/schemas/signatureType';
export const SignatureType: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "type": zod.enum(['electronic', 'universal']).optional(),
    "isDefault": formats.booleanString.optional()
}));
