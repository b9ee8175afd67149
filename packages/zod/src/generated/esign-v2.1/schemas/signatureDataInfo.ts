/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentSecurityStore } from './documentSecurityStore.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SignatureDataInfo as Type } from '@countersign/types/esign-v2.1/schemas/signatureDataInfo';
export const SignatureDataInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentSecurityStore": DocumentSecurityStore.optional(),
    "signatureData": zod.string().optional(),
    "signatureFieldName": zod.string().optional()
}));
