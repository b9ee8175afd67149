/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ContactPhoneNumber } from './contactPhoneNumber.zod.js';
import { NotaryContactDetails } from './notaryContactDetails.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['contact'];
export const Contact: zod.ZodType<Type, Type> = zod.object({
    "cloudProvider": zod.enum(['rooms', 'docusignCore']).optional(),
    "cloudProviderContainerId": zod.string().optional(),
    "contactId": zod.string().optional(),
    "contactPhoneNumbers": zod.array(ContactPhoneNumber).optional(),
    "contactUri": zod.string().optional(),
    "emails": zod.array(zod.string()).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "isOwner": zod.boolean().optional(),
    "name": zod.string().optional(),
    "organization": zod.string().optional(),
    "roomContactType": zod.string().optional(),
    "shared": zod.enum(['true', 'false']).optional(),
    "signingGroup": zod.string().optional(),
    "signingGroupName": zod.string().optional(),
    "canManage": zod.enum(['true', 'false']).optional(),
    "notaryContactDetails": NotaryContactDetails.optional()
});
