/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Tabs } from './tabs.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientUpdateResponse'];
export const recipientUpdateResponseRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const RecipientUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "recipientId": zod.string().optional(),
    "recipientIdGuid": zod.stringFormat('guid', recipientUpdateResponseRecipientIdGuidRegExp).optional(),
    "combined": zod.enum(['true', 'false']).optional(),
    "tabs": Tabs.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
