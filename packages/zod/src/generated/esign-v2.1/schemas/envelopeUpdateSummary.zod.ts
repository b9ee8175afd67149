/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './bulkEnvelopeStatus.zod.js';
import { ListCustomField } from './listCustomField.zod.js';
import { LockInformation } from './lockInformation.zod.js';
import { PurgeState } from './purgeState.zod.js';
import { RecipientUpdateResponse } from './recipientUpdateResponse.zod.js';
import { Tabs } from './tabs.zod.js';
import { TextCustomField } from './textCustomField.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeUpdateSummary'];
export const envelopeUpdateSummaryEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const EnvelopeUpdateSummary: zod.ZodType<Type, Type> = zod.object({
    "envelopeId": zod.stringFormat('guid', envelopeUpdateSummaryEnvelopeIdRegExp).optional(),
    "purgeState": PurgeState.optional(),
    "lockInformation": LockInformation.optional(),
    "recipientUpdateResults": zod.array(RecipientUpdateResponse).optional(),
    "tabUpdateResults": Tabs.optional(),
    "textCustomFieldUpdateResults": zod.array(TextCustomField).optional(),
    "listCustomFieldUpdateResults": zod.array(ListCustomField).optional(),
    "bulkEnvelopeStatus": BulkEnvelopeStatus.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
