import type { RecipientDetails } from '../../state/model/recipient.ts';
import type { GivenRecipient } from './recipient-lists.ts';

/** What the service says of a recipient, and the sender cannot. */
const ours = new Set([
  // No field: it would change what a recipient inherits.
  '__proto__',
  'recipientId',
  'recipientIdGuid',
  'recipientType',
  'routingOrder',
  'status',
  'statusCode',
  'tabs',
  'totalTabCount',
  'completedCount',
  'sentDateTime',
  'deliveredDateTime',
  'signedDateTime',
  'declinedDateTime',
  'declinedReason',
  'autoRespondedReason',
  'errorDetails',
  // Kept apart, as hidden documents.
  'excludedDocuments',
]);

/** What the sender says of a recipient, without what the service says of it. */
export function givenDetails(given: GivenRecipient): RecipientDetails {
  const details: RecipientDetails = {};
  for (const [field, value] of Object.entries(given))
    if (!ours.has(field) && value !== undefined) details[field] = value;
  return details;
}
