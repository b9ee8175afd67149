import { randomUUID } from 'node:crypto';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { checkRecipients } from '../recipients/check-recipients.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { freeId } from '../../engine/free-id.ts';
import { requireTurn } from './act.ts';
import { advance } from './advance.ts';
import { type Actor, addAudit } from './events.ts';
import { mailSender } from './notify.ts';

/** The person who is to sign instead, and the reason. */
export interface Reassignment {
  name: string;
  email: string;
  reason: string;
}

/**
 * Checks whether a signer may assign the envelope to another person: by the setting of the
 * envelope, or else that of the account. A signing group has other members already.
 */
export async function mayReassign(
  state: State,
  { accountId, settings }: StoredEnvelope,
  { type, details }: StoredRecipient,
): Promise<boolean> {
  if (type !== 'signer' || (details.signingGroupId ?? '') !== '') return false;
  const account = await state.of(accounts).get('', accountId);
  const { allowSignerReassign = 'true', allowSignerReassignOverride = 'true' } =
    account?.settings ?? {};
  const own = allowSignerReassignOverride === 'true' ? settings.allowReassign : undefined;
  return (own ?? allowSignerReassign) === 'true';
}

/**
 * Replaces a signer by another person, who takes over the tabs and is invited. The signer gets a
 * copy from now on.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS if the envelope does not allow it;
 * RECIPIENT_NOT_IN_SEQUENCE, ENVELOPE_INVALID_STATUS; INVALID_EMAIL_ADDRESS_FOR_RECIPIENT,
 * ENVELOPE_HAS_DUPLICATE_RECIPIENTS, RECIPIENT_LIMIT_EXCEEDED
 */
export async function reassignRecipient(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  reassignment: Reassignment,
  actor: Actor,
): Promise<void> {
  requireTurn(envelope, recipient);
  if (!(await mayReassign(state, envelope, recipient)))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `Recipient ${recipient.recipientId} cannot assign the envelope ${envelope.envelopeId} to another person, because allowReassign is false.`,
    );
  const successor = createSuccessor(envelope, recipient, reassignment, actor);
  envelope.recipients.splice(envelope.recipients.indexOf(recipient) + 1, 0, successor);
  becomeCopy(state, recipient);
  checkRecipients(envelope.recipients);
  const { name, reason } = reassignment;
  const message = `${actor.userName} assigned the envelope to ${name}.`;
  addAudit(state, envelope, actor, 'Reassigned', reason === '' ? message : `${message} ${reason}`);
  state.emit({
    event: 'recipient-reassign',
    accountId: envelope.accountId,
    userId: envelope.sender.userId,
    envelopeId: envelope.envelopeId,
    envelope,
    recipientIdGuid: recipient.recipientIdGuid,
    reassignedRecipientIdGuid: successor.recipientIdGuid,
  });
  await mailSender(state, envelope, {
    reason: 'reassigned',
    subject: `Reassigned: ${envelope.settings.emailSubject ?? ''}`,
    text: [message, reason].filter(Boolean),
  });
  await advance(state, envelope);
}

function createSuccessor(
  { recipients }: StoredEnvelope,
  replaced: StoredRecipient,
  { name, email, reason }: Reassignment,
  { userName }: Actor,
): StoredRecipient {
  const { type, routingOrder, details, tabs, hiddenDocuments } = replaced;
  const recipientId = freeId(recipients.map((one) => one.recipientId));
  const recipientIdGuid = randomUUID();
  for (const { tab } of eachTab(tabs)) Object.assign(tab, { recipientId, recipientIdGuid });
  return {
    type,
    recipientId,
    recipientIdGuid,
    routingOrder,
    status: 'created',
    details: { ...omitPerson(details), name, email },
    tabs,
    reassigned: { by: userName, recipientIdGuid: replaced.recipientIdGuid, reason },
    ...(hiddenDocuments !== undefined && { hiddenDocuments }),
  };
}

/** Copies a recipient's properties without those that describe the person. */
function omitPerson(details: RecipientDetails): RecipientDetails {
  const {
    clientUserId: _application,
    embeddedRecipientStartURL: _start,
    firstName: _first,
    lastName: _last,
    fullName: _full,
    userId: _user,
    phoneNumber: _phone,
    additionalNotifications: _notifications,
    deliveryMethod: _method,
    signatureInfo: _signature,
    recipientAuthenticationStatus: _authentication,
    ...rest
  } = details;
  return rest;
}

/** Makes the signer a recipient of a copy, who sees the result. */
function becomeCopy(state: State, recipient: StoredRecipient): void {
  recipient.type = 'carbonCopy';
  recipient.tabs = {};
  recipient.status = 'completed';
  recipient.completedAt = state.now;
  delete recipient.powerFormStart;
}
