/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './envelope.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectMessageData'];
export const connectMessageDataAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectMessageDataUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectMessageDataEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectMessageDataRecipientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectMessageDataReassignedRecipientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectMessageDataTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const ConnectMessageData: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.stringFormat('guid', connectMessageDataAccountIdRegExp),
    "userId": zod.stringFormat('guid', connectMessageDataUserIdRegExp),
    "envelopeId": zod.stringFormat('guid', connectMessageDataEnvelopeIdRegExp).optional(),
    "recipientId": zod.stringFormat('guid', connectMessageDataRecipientIdRegExp).optional(),
    "reassignedRecipientId": zod.stringFormat('guid', connectMessageDataReassignedRecipientIdRegExp).optional(),
    "templateId": zod.stringFormat('guid', connectMessageDataTemplateIdRegExp).optional(),
    "envelopeSummary": Envelope.optional()
});
