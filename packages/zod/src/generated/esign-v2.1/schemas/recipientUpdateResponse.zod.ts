/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import { Tabs } from './tabs.zod.js';

export const recipientUpdateResponseRecipientIdGuidRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const RecipientUpdateResponse = zod.object({
  "recipientId": zod.string().optional(),
  "recipientIdGuid": zod.stringFormat('guid', recipientUpdateResponseRecipientIdGuidRegExp).optional(),
  "combined": zod.enum(['true', 'false']).optional(),
  "tabs": Tabs.optional(),
  "errorDetails": ErrorDetails.optional()
});

export type RecipientUpdateResponse = zod.input<typeof RecipientUpdateResponse>;
export type RecipientUpdateResponseOutput = zod.output<typeof RecipientUpdateResponse>;
