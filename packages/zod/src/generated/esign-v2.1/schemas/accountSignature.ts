/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.js';
import { Measure } from './measure.js';
import { SignatureGroup } from './signatureGroup.js';
import { SignatureImageType } from './signatureImageType.js';
import { SignatureUser } from './signatureUser.js';
import { StampFormat } from './stampFormat.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountSignature as Type } from '@countersign/types/esign-v2.1/schemas/accountSignature';
export const AccountSignature: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isDefault": formats.booleanString.optional(),
    "nrdsId": zod.string().optional(),
    "nrdsLastName": zod.string().optional(),
    "signatureFont": zod.string().optional(),
    "signatureId": formats.guid.optional(),
    "signatureInitials": zod.string().optional(),
    "signatureType": zod.string().optional(),
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
    }).optional(),
    "initials150ImageId": zod.string().optional(),
    "initialsImageUri": zod.string().optional(),
    "nrdsStatus": zod.enum(['Active', 'Inactive', 'Terminate', 'Provisional', 'Deceased', 'Suspend', 'Unknown']).optional(),
    "signature150ImageId": zod.string().optional(),
    "signatureGroups": zod.array(SignatureGroup).optional(),
    "signatureImageUri": zod.string().optional(),
    "signatureRights": zod.enum(['none', 'read', 'admin']).optional(),
    "signatureUsers": zod.array(SignatureUser).optional(),
    "stampType": zod.enum(['signature', 'stamp']).optional()
}));
