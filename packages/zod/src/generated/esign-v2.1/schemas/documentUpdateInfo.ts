/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentSecurityStore } from './documentSecurityStore.js';
import { SignatureDataInfo } from './signatureDataInfo.js';
import { TimeStampField } from './timeStampField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentUpdateInfo as Type } from '@countersign/types/esign-v2.1/schemas/documentUpdateInfo';
export const DocumentUpdateInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.string().optional(),
    "documentId": zod.string().optional(),
    "documentSecurityStore": DocumentSecurityStore.optional(),
    "name": zod.string().optional(),
    "returnFormat": zod.string().optional(),
    "signatureDataInfos": zod.array(SignatureDataInfo).optional(),
    "timeStampField": TimeStampField.optional()
}));
