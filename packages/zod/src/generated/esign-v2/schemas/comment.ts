/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Comment as Type } from '@countersign/types/esign-v2/schemas/comment';
export const Comment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
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
    "timestamp": formats.dateTime.optional(),
    "timeStampFormatted": zod.string().optional(),
    "visibleTo": zod.array(zod.string()).optional()
}));
