/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomFieldV2 } from './customField_v2.js';
import { EnvelopeStatus } from './envelopeStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FolderItem as Type } from '@countersign/types/esign-v2/schemas/folderItem';
export const FolderItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "completedDateTime": formats.dateTime.optional(),
    "createdDateTime": formats.dateTime.optional(),
    "customFields": zod.array(CustomFieldV2).optional(),
    "description": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "envelopeUri": zod.string().optional(),
    "is21CFRPart11": formats.booleanString.optional(),
    "isSignatureProviderEnvelope": formats.booleanString.optional(),
    "lastModified": formats.dateTime.optional(),
    "name": zod.string().optional(),
    "ownerName": zod.string().optional(),
    "pageCount": zod.int().min(0).optional(),
    "password": zod.string().optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "sentDateTime": formats.dateTime.optional(),
    "shared": formats.booleanString.optional(),
    "status": EnvelopeStatus.optional(),
    "subject": zod.string().optional(),
    "templateId": formats.guid.optional(),
    "uri": zod.string().optional()
}));
