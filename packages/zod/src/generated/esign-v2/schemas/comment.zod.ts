/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['comment'];
export const commentEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const Comment: zod.ZodType<Type, Type> = zod.object({
    "envelopeId": zod.stringFormat('guid', commentEnvelopeIdRegExp).optional(),
    "hmac": zod.string().optional(),
    "id": zod.string().optional(),
    "mentions": zod.array(zod.string()).optional(),
    "read": zod.boolean().optional(),
    "sentByEmail": zod.string().optional(),
    "sentByFullName": zod.string().optional(),
    "sentByImageId": zod.string().optional(),
    "sentByInitials": zod.string().optional(),
    "sentByRecipientId": zod.string().optional(),
    "sentByUserId": zod.string().optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupName": zod.string().optional(),
    "subject": zod.string().optional(),
    "tabId": zod.string().optional(),
    "text": zod.string().optional(),
    "threadId": zod.string().optional(),
    "threadOriginatorId": zod.string().optional(),
    "timestamp": zod.iso.datetime({ "offset": true }).optional(),
    "timeStampFormatted": zod.string().optional(),
    "visibleTo": zod.array(zod.string()).optional()
});
