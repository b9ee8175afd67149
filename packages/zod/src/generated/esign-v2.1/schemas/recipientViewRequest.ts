/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FrameOptions } from './frameOptions.js';
import { RecipientTokenClientURLs } from './recipientTokenClientURLs.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientViewRequest as Type } from '@countersign/types/esign-v2.1/schemas/recipientViewRequest';
export const RecipientViewRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assertionId": zod.string().optional(),
    "authenticationInstant": formats.dateTime.optional(),
    "authenticationMethod": zod.string().optional(),
    "clientURLs": RecipientTokenClientURLs.optional(),
    "pingFrequency": formats.integerString.optional(),
    "pingUrl": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "returnUrl": zod.string().max(470),
    "securityDomain": zod.string().optional(),
    "xFrameOptions": FrameOptions.optional(),
    "xFrameOptionsAllowFromUrl": zod.string().optional(),
    "clientUserId": zod.string().max(100).optional(),
    "email": zod.string().max(100).optional(),
    "frameAncestors": zod.array(zod.string()).optional(),
    "messageOrigins": zod.array(zod.string()).optional(),
    "userId": zod.string().optional(),
    "userName": zod.string().max(100).optional(),
    "displayFormat": zod.string().optional()
}));
