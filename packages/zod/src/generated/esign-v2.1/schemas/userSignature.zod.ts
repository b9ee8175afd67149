/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.zod.js';
import { Measure } from './measure.zod.js';
import { SignatureImageType } from './signatureImageType.zod.js';
import { StampFormat } from './stampFormat.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userSignature'];
export const userSignatureSignatureIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserSignature: zod.ZodType<Type, Type> = zod.object({
    "isDefault": zod.enum(['true', 'false']).optional(),
    "nrdsId": zod.string().optional(),
    "nrdsLastName": zod.string().optional(),
    "signatureFont": zod.string().optional(),
    "signatureId": zod.stringFormat('guid', userSignatureSignatureIdRegExp).optional(),
    "signatureInitials": zod.string().optional(),
    "signatureType": zod.string().optional(),
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
    }).optional(),
    "initials150ImageId": zod.string().optional(),
    "initialsImageUri": zod.string().optional(),
    "nrdsStatus": zod.enum(['Active', 'Inactive', 'Terminate', 'Provisional', 'Deceased', 'Suspend', 'Unknown']).optional(),
    "signature150ImageId": zod.string().optional(),
    "signatureImageUri": zod.string().optional(),
    "signatureRights": zod.enum(['none', 'read', 'admin']).optional(),
    "stampType": zod.union([zod.literal('signature'), zod.literal('stamp'), zod.literal(null)]).nullish()
});
