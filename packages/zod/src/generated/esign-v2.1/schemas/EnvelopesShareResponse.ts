/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthorizationUser } from './AuthorizationUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopesShareResponse as Type } from '@countersign/types/esign-v2.1/schemas/EnvelopesShareResponse';
export const EnvelopesShareResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "agentUser": AuthorizationUser.optional(),
    "createdTimestamp": formats.dateTime.optional(),
    "envelopeId": formats.guid.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "modifiedTimestamp": formats.dateTime.optional(),
    "permission": zod.enum(['read', 'manage']).optional(),
    "senderInfo": AuthorizationUser.optional(),
    "shareId": formats.guid.optional(),
    "subject": zod.string().optional()
}));
