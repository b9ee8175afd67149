/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendRequest'];
export const bulkSendRequestEnvelopeOrTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BulkSendRequest: zod.ZodType<Type, Type> = zod.object({
    "batchName": zod.string().optional(),
    "envelopeOrTemplateId": zod.stringFormat('guid', bulkSendRequestEnvelopeOrTemplateIdRegExp)
});
