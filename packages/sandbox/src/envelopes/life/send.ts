import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachField } from '../custom-fields/field-lists.ts';
import { checkIdentity, listMissingInputs } from '../identity/check-identity.ts';
import { isConditional } from './conditional-recipients.ts';
import { isNamed, listUnknown } from './is-named.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import { type Actor, addAudit, emitFor } from './events.ts';
import { advance } from './advance.ts';
import { scheduledFor, scheduleNotification, scheduleSending } from './schedule.ts';

/**
 * Sends a draft: the first turn is notified, and the clock of its reminders and its expiry begins.
 * One that is to be sent later stays a draft until then.
 * @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE, ENVELOPE_INVALID_STATUS, ANCHOR_TAB_STRING_NOT_FOUND
 */
export async function sendEnvelope(state: State, envelope: StoredEnvelope): Promise<void> {
  if (envelope.status !== 'created')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Only drafts can be sent. Envelope ${envelope.envelopeId} is ${envelope.status}.`,
    );
  await checkIdentity(state, envelope, envelope.recipients);
  await requireComplete(state, envelope);
  const later = scheduledFor(state, envelope);
  if (later !== undefined && later > state.now) {
    await scheduleSending(state, envelope, later);
    return;
  }
  await resolveAnchors(state, envelope);
  envelope.status = 'sent';
  envelope.initialSentAt ??= state.now;
  envelope.sentAt = state.now;
  envelope.statusChangedAt = state.now;
  addAudit(state, envelope, senderActor(envelope), 'Sent', 'The envelope was sent.');
  emitFor(state, envelope, 'envelope-sent');
  await scheduleNotification(state, envelope);
  await advance(state, envelope);
}

/** @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE with all that is missing */
async function requireComplete(state: State, envelope: StoredEnvelope): Promise<void> {
  const { envelopeId, settings, documents, recipients } = envelope;
  const inputs: string[] = [];
  for (const one of recipients) inputs.push(...(await listMissingInputs(state, envelope, one)));
  const missing = [
    ...((settings.emailSubject ?? '') === '' ? ['an emailSubject'] : []),
    ...(documents.length === 0 ? ['a document'] : []),
    ...(recipients.length === 0 ? ['a recipient'] : []),
    ...recipients
      .filter((one) => !isNamed(one, recipients) && !isConditional(envelope, one))
      .map(nameless),
    ...recipients.filter((one) => !hasCharge(one, recipients)).map(withoutCharge),
    ...inputs,
    ...emptyRequiredFields(envelope).map((name) => `a value of the custom field ${name}`),
  ];
  if (missing.length > 0)
    throw new ServiceRefusal(
      'ENVELOPE_IS_INCOMPLETE',
      `Envelope ${envelopeId} cannot be sent. Missing: ${missing.join(', ')}.`,
    );
}

/** Whether the recipient whom a witness is to watch is there. */
function hasCharge(
  { type, details: { witnessFor, witnessForGuid } }: StoredRecipient,
  all: readonly StoredRecipient[],
): boolean {
  if (
    (type !== 'witness' && type !== 'notaryWitness') ||
    (witnessFor ?? witnessForGuid) === undefined
  )
    return true;
  return all.some(
    ({ recipientId, recipientIdGuid }) =>
      recipientId === witnessFor || recipientIdGuid === witnessForGuid,
  );
}

function withoutCharge({ recipientId }: StoredRecipient): string {
  return `the recipient whose witness is recipient ${recipientId}`;
}

function nameless(recipient: StoredRecipient): string {
  return `${listUnknown(recipient).join(' and ')} of recipient ${recipient.recipientId}`;
}

function senderActor({ sender }: StoredEnvelope): Actor {
  return { ...sender, ipAddress: '127.0.0.1' };
}

/** The names of the custom fields that must hold something before the envelope is sent, and do not. */
function emptyRequiredFields({ customFields }: Pick<StoredEnvelope, 'customFields'>): string[] {
  return eachField(customFields)
    .filter(({ field }) => field.required === 'true' && (field.value ?? '').trim() === '')
    .map(({ field }) => field.name ?? '');
}
