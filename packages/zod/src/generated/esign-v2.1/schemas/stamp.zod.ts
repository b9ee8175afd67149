/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.zod.js';
import { Measure } from './measure.zod.js';
import { SignatureImageType } from './signatureImageType.zod.js';
import { StampFormat } from './stampFormat.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['stamp'];
export const Stamp: zod.ZodType<Type, Type> = zod.object({
    "adoptedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "customField": zod.string().optional(),
    "imageBase64": zod.string().optional(),
    "lastModifiedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "stampImageUri": zod.string().optional(),
    "status": zod.string().optional(),
    "dateStampProperties": DateStampProperties.optional(),
    "disallowUserResizeStamp": zod.enum(['true', 'false']).optional(),
    "externalID": zod.string().optional(),
    "imageType": SignatureImageType.optional(),
    "phoneticName": zod.string().optional(),
    "signatureName": zod.string().optional(),
    "stampFormat": StampFormat.optional(),
    "stampSizeMM": Measure.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
