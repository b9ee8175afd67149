import { isDeepStrictEqual } from 'node:util';
import { asks } from '../../engine/find-without-effect.ts';
import { isRecord } from '@countersign/mock/core/contract';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import { readDetails, parseRoutingOrder } from './read-recipients.ts';
import type { RecipientInput } from './recipient-lists.ts';
import { findUserId } from './user-ids.ts';
import { createCheckKey } from '../identity/attempts.ts';
import { signs } from '../statuses.ts';

/** Properties that can still be changed after the envelope was sent. */
const correctable = new Set([
  'accessCode',
  'agentCanEditEmail',
  'agentCanEditName',
  'clientUserId',
  'customFields',
  'deliveryMethod',
  'documentVisibility',
  'email',
  'embeddedRecipientStartURL',
  'emailNotification',
  'hostEmail',
  'hostName',
  'idCheckConfigurationName',
  'identityVerification',
  'name',
  'note',
  'phoneAuthentication',
  'phoneNumber',
  'requireIdLookup',
  'signerEmail',
  'signerName',
  'signingGroupId',
  'smsAuthentication',
  'suppressEmails',
  'userName',
]);

/** Properties that answers add, so that they come back with the others. */
const answered = new Set(['creationReason', 'userId']);

/**
 * Changes a recipient who has not finished, as far as the status of the envelope lets it.
 * @param type the kind that it is to be of
 * @returns `true` if it was invited before and is to be invited again, at another address; and the
 *   fields that can no longer be changed
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a turn that makes no sense
 */
export function changeRecipient(
  { status }: StoredEnvelope,
  recipient: StoredRecipient,
  type: RecipientType,
  input: RecipientInput,
): { isMoved: boolean; ignored: string[] } {
  const draft = status === 'created' || status === 'template';
  const before = createAddressKey(recipient);
  const { accessCode, clientUserId = '' } = recipient.details;
  const checkBefore = createCheckKey(recipient);
  const ignored: string[] = [];
  const wasUser = findUserId(recipient);
  for (const [field, value] of Object.entries(readDetails(input)))
    if (draft || correctable.has(field))
      recipient.details[field] = join(recipient.details[field], value);
    else if (!answered.has(field) && isOther(recipient.details[field], value)) ignored.push(field);
  // Written back with the address of somebody else, the ID is still that of the person before.
  if (createAddressKey(recipient) !== before && input.userId === wasUser)
    delete recipient.details.userId;
  if (recipient.details.accessCode !== accessCode) {
    delete recipient.accessCodeFailures;
    // The code of the sender is not one that an e-mail may hold.
    delete recipient.powerFormStart;
  }
  if (createCheckKey(recipient) !== checkBefore) delete recipient.identity;
  if (input.routingOrder !== undefined)
    recipient.routingOrder = parseRoutingOrder(input.routingOrder, recipient.recipientId);
  recipient.type = type;
  if (!signs(recipient)) recipient.tabs = {};
  // A recipient who signed on a page of the sender's application is invited by e-mail from now on.
  const turnsRemote = clientUserId !== '' && (recipient.details.clientUserId ?? '') === '';
  const isSame = createAddressKey(recipient) === before && !turnsRemote;
  if (draft || recipient.status === 'created' || isSame) return { isMoved: false, ignored };
  // Somebody else is invited, who has opened nothing yet.
  recipient.status = 'sent';
  delete recipient.deliveredAt;
  delete recipient.autoRespondedReason;
  delete recipient.accessCodeFailures;
  delete recipient.identity;
  return { isMoved: true, ignored };
}

/**
 * Joins an object with what it was before, so that members which a change leaves out stay; a list or
 * a text replaces the one before.
 * @evidence public
 */
function join(before: unknown, value: unknown): unknown {
  if (!isRecord(before) || !isRecord(value)) return value;
  const changed = Object.entries(value).map(([member, one]) => [member, join(before[member], one)]);
  return { ...before, ...Object.fromEntries(changed) };
}

/** Reports whether a value asks for something else; answers have a usual value for what is not set. */
function isOther(stored: unknown, value: unknown): boolean {
  return !isDeepStrictEqual(stored, value) && (stored !== undefined || asks(value));
}

function createAddressKey({ details }: StoredRecipient): string {
  const { email = '', hostEmail = '', signingGroupId = '' } = details;
  return JSON.stringify([email.toLowerCase(), hostEmail.toLowerCase(), signingGroupId]);
}
