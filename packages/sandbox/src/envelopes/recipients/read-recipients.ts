import { freeId } from '../../engine/free-id.ts';
import { isGuid } from '@countersign/mock/core/outside';
import { randomUUID } from 'node:crypto';
import type { Recipients } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import { checkRecipients, requireFew } from './check-recipients.ts';
import { type RecipientInput, type ListedRecipient, listedRecipients } from './recipient-lists.ts';

/**
 * Creates recipients from those of a request. Their tabs must still be read, as that needs the
 * documents (`giveTabs`), and their signing groups be looked up (`resolveSigningGroups`).
 * @param known the existing recipients of the envelope, for checks of limits and duplicates
 * @throws ServiceRefusal INVALID_RECIPIENT_ID, INVALID_EMAIL_ADDRESS_FOR_RECIPIENT,
 * INVALID_REQUEST_PARAMETER, RECIPIENT_LIMIT_EXCEEDED, ENVELOPE_HAS_DUPLICATE_RECIPIENTS
 */
export function readRecipients(
  recipients: Recipients,
  known: readonly StoredRecipient[],
): StoredRecipient[] {
  const listed = listedRecipients(recipients);
  requireFew(known.length + listed.length);
  const taken = new Set(known.map(({ recipientId }) => recipientId));
  const read = listed.map((one) => readRecipient(one, taken));
  checkRecipients([...known, ...read]);
  return read;
}

/**
 * @param taken the IDs that recipients have; the new one is added
 * @throws ServiceRefusal where the ID or the turn makes no sense
 */
function readRecipient({ type, input }: ListedRecipient, taken: Set<string>): StoredRecipient {
  const recipientId = input.recipientId ?? freeId(taken);
  taken.add(recipientId);
  if (!/^[1-9]\d{0,9}$/.test(recipientId) && !isGuid(recipientId))
    throw new ServiceRefusal(
      'INVALID_RECIPIENT_ID',
      `A recipientId must be a whole number from 1, or a GUID, but is ${JSON.stringify(recipientId)}.`,
    );
  return {
    type,
    recipientId,
    recipientIdGuid: input.recipientIdGuid ?? randomUUID(),
    routingOrder: parseRoutingOrder(input.routingOrder, recipientId),
    status: 'created',
    details: readDetails(input),
    tabs: {},
  };
}

/**
 * Parses a routing order; 0 comes before 1.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER unless it is a whole number from 0
 * @evidence public
 */
export function parseRoutingOrder(text: string | undefined, recipientId: string): number {
  const order = Number(text ?? '1');
  if (!Number.isInteger(order) || order < 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The routingOrder of recipient ${recipientId} must be a whole number from 0, but is ${JSON.stringify(text)}.`,
    );
  return order;
}

/** Properties of a recipient that the service sets, and the sender cannot. */
const ours = new Set([
  // This is not a field: it would change the prototype of a recipient.
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

/** Reads the sender's properties of a recipient, without those that the service sets. */
export function readDetails(input: RecipientInput): RecipientDetails {
  const details: RecipientDetails = {};
  for (const [field, value] of Object.entries(input))
    if (!ours.has(field) && value !== undefined) details[field] = value;
  const { notaryHost } = details;
  // A notary who hosts the signing is the host.
  if (details.inPersonSigningType === 'notary' && notaryHost !== undefined) {
    details.hostName ??= notaryHost.name;
    details.hostEmail ??= notaryHost.email;
  }
  return details;
}
