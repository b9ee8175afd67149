/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentUpdateInfo } from './documentUpdateInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CompleteSignRequest as Type } from '@countersign/types/esign-v2.1/schemas/completeSignRequest';
export const CompleteSignRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "certificate": zod.string().optional(),
    "correlationId": zod.string().optional(),
    "documentUpdateInfos": zod.array(DocumentUpdateInfo).optional(),
    "maxSignatureLength": formats.integerString.optional(),
    "signingLocation": zod.string().optional(),
    "transactionId": zod.string().optional()
}));
