/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FrameOptions } from './frameOptions.zod.js';
import { RecipientTokenClientURLs } from './recipientTokenClientURLs.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientPreviewRequest'];
export const recipientPreviewRequestPingFrequencyDefault = `300`;
export const recipientPreviewRequestPingFrequencyRegExp = new RegExp('^\\d+$');
export const recipientPreviewRequestReturnUrlMax = 470;
export const RecipientPreviewRequest: zod.ZodType<Type, Type> = zod.object({
    "assertionId": zod.string().optional(),
    "authenticationInstant": zod.iso.datetime({ "offset": true }).optional(),
    "authenticationMethod": zod.string().optional(),
    "clientURLs": RecipientTokenClientURLs.optional(),
    "pingFrequency": zod.stringFormat('integer-string', recipientPreviewRequestPingFrequencyRegExp).default(recipientPreviewRequestPingFrequencyDefault),
    "pingUrl": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "returnUrl": zod.string().max(recipientPreviewRequestReturnUrlMax).optional(),
    "securityDomain": zod.string().optional(),
    "xFrameOptions": FrameOptions.optional(),
    "xFrameOptionsAllowFromUrl": zod.string().optional()
});
