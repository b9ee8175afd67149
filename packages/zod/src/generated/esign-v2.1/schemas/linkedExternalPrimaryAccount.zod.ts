/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['linkedExternalPrimaryAccount'];
export const linkedExternalPrimaryAccountUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const LinkedExternalPrimaryAccount: zod.ZodType<Type, Type> = zod.object({
    "accountName": zod.string().optional(),
    "configurationId": zod.string().optional(),
    "email": zod.string().optional(),
    "linkId": zod.string().optional(),
    "recipientAuthRequirements": zod.object({
        "accessCode": zod.enum(['true', 'false']).optional(),
        "idVerification": zod.enum(['true', 'false']).optional(),
        "kba": zod.enum(['true', 'false']).optional(),
        "phone": zod.enum(['true', 'false']).optional()
    }).optional(),
    "status": zod.string().optional(),
    "userId": zod.stringFormat('guid', linkedExternalPrimaryAccountUserIdRegExp).optional(),
    "exemptMembersOfSameAccountFromAuth": zod.enum(['true', 'false']).optional(),
    "pdfFieldHandlingOption": zod.string().optional(),
    "pdfFieldHandlingPrefillTabPermission": zod.string().optional(),
    "pdfFieldHandlingStandardInputTabPermission": zod.string().optional(),
    "pdfFieldHandlingStandardTabPermission": zod.string().optional()
});
