/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SignatureProperties } from './signatureProperties.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Revision as Type } from '@countersign/types/esign-v2.1/schemas/revision';
export const Revision: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endData": zod.string().optional(),
    "fieldName": zod.string().optional(),
    "maxSignatureLength": formats.integerString.optional(),
    "signatureProperties": SignatureProperties.optional(),
    "signatureType": zod.string().optional(),
    "startData": zod.string().optional()
}));
