/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomFieldV2 } from './customFieldV2.zod.js';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['folderItem'];
export const folderItemEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderItemPageCountMin = 0;
export const folderItemTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const FolderItem: zod.ZodType<Type, Type> = zod.object({
    "completedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "customFields": zod.array(CustomFieldV2).optional(),
    "description": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', folderItemEnvelopeIdRegExp).optional(),
    "envelopeUri": zod.string().optional(),
    "is21CFRPart11": zod.enum(['true', 'false']).optional(),
    "isSignatureProviderEnvelope": zod.enum(['true', 'false']).optional(),
    "lastModified": zod.iso.datetime({ "offset": true }).optional(),
    "name": zod.string().optional(),
    "ownerName": zod.string().optional(),
    "pageCount": zod.int().min(folderItemPageCountMin).optional(),
    "password": zod.string().optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "sentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "shared": zod.enum(['true', 'false']).optional(),
    "status": EnvelopeStatus.optional(),
    "subject": zod.string().optional(),
    "templateId": zod.stringFormat('guid', folderItemTemplateIdRegExp).optional(),
    "uri": zod.string().optional()
});
