/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DateStampProperties } from './dateStampProperties.js';
import { Measure } from './measure.js';
import { SignatureGroupDef } from './signatureGroupDef.js';
import { SignatureImageType } from './signatureImageType.js';
import { SignatureUserDef } from './signatureUserDef.js';
import { StampFormat } from './stampFormat.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AccountSignatureDefinition as Type } from '@countersign/types/esign-v2.1/schemas/accountSignatureDefinition';
export const AccountSignatureDefinition: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isDefault": formats.booleanString.optional(),
    "nrdsId": zod.string().optional(),
    "nrdsLastName": zod.string().optional(),
    "signatureFont": zod.string().optional(),
    "signatureId": formats.guid.optional(),
    "signatureInitials": zod.string().optional(),
    "signatureType": zod.string().optional(),
    "dateStampProperties": DateStampProperties.optional(),
    "disallowUserResizeStamp": formats.booleanString.optional(),
    "externalID": zod.string().optional(),
    "imageType": SignatureImageType.optional(),
    "phoneticName": zod.string().optional(),
    "signatureName": zod.string().optional(),
    "stampFormat": StampFormat.optional(),
    "stampSizeMM": Measure.optional(),
    "signatureGroups": zod.array(SignatureGroupDef).optional(),
    "signatureUsers": zod.array(SignatureUserDef).optional()
}));
