/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentSecurityStore } from './documentSecurityStore.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TimeStampField as Type } from '@countersign/types/esign-v2.1/schemas/timeStampField';
export const TimeStampField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "documentSecurityStore": DocumentSecurityStore.optional(),
    "maxTimeStampSignatureLength": formats.integerString.optional(),
    "timeStampFieldName": zod.string().optional()
}));
