/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import { Recipients } from './recipients.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['folderItem_v2'];
export const folderItemV2EnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderItemV2FolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderItemV2SenderUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderItemV2TemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FolderItemV2: zod.ZodType<Type, Type> = zod.object({
    "completedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "envelopeId": zod.stringFormat('guid', folderItemV2EnvelopeIdRegExp).optional(),
    "envelopeUri": zod.string().optional(),
    "expireDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "folderId": zod.stringFormat('guid', folderItemV2FolderIdRegExp).optional(),
    "folderUri": zod.string().optional(),
    "is21CFRPart11": zod.enum(['true', 'false']).optional(),
    "lastModifiedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "ownerName": zod.string().optional(),
    "recipients": Recipients.optional(),
    "recipientsUri": zod.string().optional(),
    "senderCompany": zod.string().optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "senderUserId": zod.stringFormat('guid', folderItemV2SenderUserIdRegExp).optional(),
    "sentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "status": EnvelopeStatus.optional(),
    "subject": zod.string().optional(),
    "templateId": zod.stringFormat('guid', folderItemV2TemplateIdRegExp).optional(),
    "templateUri": zod.string().optional(),
    "isSignatureProviderEnvelope": zod.enum(['true', 'false']).optional()
});
