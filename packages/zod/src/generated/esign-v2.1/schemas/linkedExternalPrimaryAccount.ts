/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LinkedExternalPrimaryAccount as Type } from '@countersign/types/esign-v2.1/schemas/linkedExternalPrimaryAccount';
export const LinkedExternalPrimaryAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountName": zod.string().optional(),
    "configurationId": zod.string().optional(),
    "email": zod.string().optional(),
    "linkId": zod.string().optional(),
    "recipientAuthRequirements": zod.looseObject({
        "accessCode": formats.booleanString.optional(),
        "idVerification": formats.booleanString.optional(),
        "kba": formats.booleanString.optional(),
        "phone": formats.booleanString.optional()
    }).optional(),
    "status": zod.string().optional(),
    "userId": formats.guid.optional(),
    "exemptMembersOfSameAccountFromAuth": formats.booleanString.optional(),
    "pdfFieldHandlingOption": zod.string().optional(),
    "pdfFieldHandlingPrefillTabPermission": zod.string().optional(),
    "pdfFieldHandlingStandardInputTabPermission": zod.string().optional(),
    "pdfFieldHandlingStandardTabPermission": zod.string().optional()
}));
