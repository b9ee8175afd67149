/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ListCustomField } from './listCustomField.zod.js';
import { LockInformation } from './lockInformation.zod.js';
import { PurgeState } from './purgeState.zod.js';
import { RecipientUpdateResponse } from './recipientUpdateResponse.zod.js';
import { Tabs } from './tabs.zod.js';
import { TextCustomField } from './textCustomField.zod.js';

export const envelopeUpdateSummaryEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeUpdateSummary = zod.object({
  "envelopeId": zod.stringFormat('guid', envelopeUpdateSummaryEnvelopeIdRegExp).optional(),
  "purgeState": PurgeState.optional(),
  "lockInformation": LockInformation.optional(),
  "recipientUpdateResults": zod.array(RecipientUpdateResponse).optional(),
  "tabUpdateResults": Tabs.optional(),
  "textCustomFieldUpdateResults": zod.array(TextCustomField).optional(),
  "listCustomFieldUpdateResults": zod.array(ListCustomField).optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type EnvelopeUpdateSummary = zod.input<typeof EnvelopeUpdateSummary>;
export type EnvelopeUpdateSummaryOutput = zod.output<typeof EnvelopeUpdateSummary>;
