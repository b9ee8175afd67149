/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientEventCode } from './recipientEventCode.zod.js';

export const RecipientEvent = zod.object({
  "recipientEventStatusCode": RecipientEventCode.optional(),
  "includeDocuments": zod.enum(['true', 'false']).optional()
});

export type RecipientEvent = zod.input<typeof RecipientEvent>;
export type RecipientEventOutput = zod.output<typeof RecipientEvent>;
