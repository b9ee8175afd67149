/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.zod.js';
import { Measure } from './measure.zod.js';
import { SignatureImageType } from './signatureImageType.zod.js';
import { StampFormat } from './stampFormat.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userSignatureDefinition'];
export const userSignatureDefinitionSignatureIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserSignatureDefinition: zod.ZodType<Type, Type> = zod.object({
    "isDefault": zod.enum(['true', 'false']).optional(),
    "nrdsId": zod.string().optional(),
    "nrdsLastName": zod.string().optional(),
    "signatureFont": zod.string().optional(),
    "signatureId": zod.stringFormat('guid', userSignatureDefinitionSignatureIdRegExp).optional(),
    "signatureInitials": zod.string().optional(),
    "signatureType": zod.string().optional(),
    "dateStampProperties": DateStampProperties.optional(),
    "disallowUserResizeStamp": zod.enum(['true', 'false']).optional(),
    "externalID": zod.string().optional(),
    "imageType": SignatureImageType.optional(),
    "phoneticName": zod.string().optional(),
    "signatureName": zod.string().optional(),
    "stampFormat": StampFormat.optional(),
    "stampSizeMM": Measure.optional()
});
