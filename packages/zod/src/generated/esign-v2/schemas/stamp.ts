/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.js';
import { Measure } from './measure.js';
import { SignatureImageType } from './signatureImageType.js';
import { StampFormat } from './stampFormat.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Stamp as Type } from '@countersign/types/esign-v2/schemas/stamp';
export const Stamp: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "adoptedDateTime": formats.dateTime.optional(),
    "createdDateTime": formats.dateTime.optional(),
    "customField": zod.string().optional(),
    "imageBase64": formats.base64.optional(),
    "lastModifiedDateTime": formats.dateTime.optional(),
    "stampImageUri": zod.string().optional(),
    "status": zod.string().optional(),
    "dateStampProperties": DateStampProperties.optional(),
    "disallowUserResizeStamp": formats.booleanString.optional(),
    "externalID": zod.string().optional(),
    "imageType": SignatureImageType.optional(),
    "phoneticName": zod.string().optional(),
    "signatureName": zod.string().optional(),
    "stampFormat": StampFormat.optional(),
    "stampSizeMM": Measure.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
