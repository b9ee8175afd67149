/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.js';
import { Recipients } from './recipients.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FolderItemV2 as Type } from '@countersign/types/esign-v2/schemas/folderItem_v2';
export const FolderItemV2: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "completedDateTime": formats.dateTime.optional(),
    "createdDateTime": formats.dateTime.optional(),
    "envelopeId": formats.guid.optional(),
    "envelopeUri": zod.string().optional(),
    "expireDateTime": formats.dateTime.optional(),
    "folderId": formats.guid.optional(),
    "folderUri": zod.string().optional(),
    "is21CFRPart11": formats.booleanString.optional(),
    "lastModifiedDateTime": formats.dateTime.optional(),
    "ownerName": zod.string().optional(),
    "recipients": Recipients.optional(),
    "recipientsUri": zod.string().optional(),
    "senderCompany": zod.string().optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "senderUserId": formats.guid.optional(),
    "sentDateTime": formats.dateTime.optional(),
    "status": EnvelopeStatus.optional(),
    "subject": zod.string().optional(),
    "templateId": formats.guid.optional(),
    "templateUri": zod.string().optional(),
    "isSignatureProviderEnvelope": formats.booleanString.optional()
}));
