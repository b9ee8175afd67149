/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FrameOptions } from './frameOptions.zod.js';
import { RecipientTokenClientURLs } from './recipientTokenClientURLs.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientViewRequest'];
export const recipientViewRequestPingFrequencyDefault = `300`;
export const recipientViewRequestPingFrequencyRegExp = new RegExp('^\\d+$');
export const recipientViewRequestReturnUrlMax = 470;
export const recipientViewRequestClientUserIdMax = 100;
export const recipientViewRequestEmailMax = 100;
export const recipientViewRequestUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const recipientViewRequestUserNameMax = 100;
export const RecipientViewRequest: zod.ZodType<Type, Type> = zod.object({
    "assertionId": zod.string().optional(),
    "authenticationInstant": zod.iso.datetime({ "offset": true }).optional(),
    "authenticationMethod": zod.string().optional(),
    "clientURLs": RecipientTokenClientURLs.optional(),
    "pingFrequency": zod.stringFormat('integer-string', recipientViewRequestPingFrequencyRegExp).default(recipientViewRequestPingFrequencyDefault),
    "pingUrl": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "returnUrl": zod.string().max(recipientViewRequestReturnUrlMax),
    "securityDomain": zod.string().optional(),
    "xFrameOptions": FrameOptions.optional(),
    "xFrameOptionsAllowFromUrl": zod.string().optional(),
    "clientUserId": zod.string().max(recipientViewRequestClientUserIdMax).optional(),
    "email": zod.string().max(recipientViewRequestEmailMax).optional(),
    "frameAncestors": zod.array(zod.string()).optional(),
    "messageOrigins": zod.array(zod.string()).optional(),
    "userId": zod.stringFormat('guid', recipientViewRequestUserIdRegExp).optional(),
    "userName": zod.string().max(recipientViewRequestUserNameMax).optional(),
    "displayFormat": zod.string().optional()
});
