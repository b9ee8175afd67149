import type { PurgeState } from '@countersign/types/esign-v2.1';
import { day } from '../../engine/day.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { hasAuthoritativeCopy } from '../documents/authoritative-copies.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { emitFor } from './events.ts';
import { mailSender } from './notify.ts';
import { statusInWords } from '../statuses.ts';

/**
 * Days for which documents wait in the purge queue.
 * @evidence public
 */
const queueDays = 14;

/**
 * Days before the purge at which the sender is warned again.
 * @evidence inferred
 */
export const purgeWarningDays = 7;

const purged: Partial<Record<PurgeState, PurgeState>> = {
  documents_queued: 'documents_purged',
  documents_and_metadata_queued: 'documents_and_metadata_purged',
  documents_and_metadata_and_redact_queued: 'documents_and_metadata_and_redact_purged',
};

/**
 * Puts the documents of an envelope that has ended into the queue of the purge, or takes them out.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_PARAMETER for a state that only the service sets
 * @evidence public
 */
export async function setPurgeState(
  state: State,
  envelope: StoredEnvelope,
  purgeState: PurgeState,
): Promise<void> {
  const { envelopeId, status } = envelope;
  if (purgeState !== 'documents_dequeued' && purged[purgeState] === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/purgeState cannot be set to ${purgeState}. The service sets this value itself.`,
    );
  if (!['completed', 'declined', 'voided'].includes(status))
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Documents can be purged only after the envelope is completed, declined or voided. ${envelopeId} is ${statusInWords(status)}.`,
    );
  if (envelope.purgedAt !== undefined)
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `The documents of envelope ${envelopeId} were already purged.`,
    );
  if (hasAuthoritativeCopy(envelope))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/purgeState cannot be set, since envelope ${envelopeId} has an authoritative copy.`,
    );
  envelope.purgeState = purgeState;
  if (purgeState === 'documents_dequeued') {
    delete envelope.purgeRequestedAt;
    await state.schedule.cancel('envelope-purge', envelopeId);
    await state.schedule.cancel('envelope-purge-warning', envelopeId);
    return;
  }
  envelope.purgeRequestedAt = state.now;
  const at = state.now + queueDays * day;
  await state.schedule.set({ kind: 'envelope-purge', key: envelopeId, at });
  await state.schedule.set({
    kind: 'envelope-purge-warning',
    key: envelopeId,
    at: at - purgeWarningDays * day,
  });
  emitFor(state, envelope, 'envelope-purge');
  await mailSender(state, envelope, {
    reason: 'purge',
    subject: `To be purged: ${envelope.settings.emailSubject ?? ''}`,
    text: [`The documents will be purged in ${queueDays} days.`],
  });
}

/**
 * Purges an envelope at the end of its time in the queue: deletes its documents, and other data as
 * configured.
 * @evidence service
 */
export function purgeEnvelope(state: State, envelope: StoredEnvelope): void {
  const after = purged[envelope.purgeState ?? 'unpurged'];
  if (after === undefined) return;
  for (const document of envelope.documents) {
    delete document.content;
    delete document.original;
    delete document.docGen;
  }
  if (after !== 'documents_purged') {
    envelope.customFields = {};
    envelope.attachments = [];
    delete envelope.prefillTabs;
    for (const recipient of envelope.recipients) recipient.tabs = {};
  }
  if (after === 'documents_and_metadata_and_redact_purged') redact(envelope);
  envelope.purgeState = after;
  envelope.purgedAt = state.now;
  emitFor(state, envelope, 'envelope-purge');
}

function redact(envelope: StoredEnvelope): void {
  for (const { details } of envelope.recipients) {
    const hide = (address: string | undefined) =>
      `redacted_${envelope.envelopeId}@${address?.split('@').at(-1) ?? 'redacted.example'}`;
    for (const field of ['hostName', 'signerName', 'signingGroupName'] as const)
      if (details[field] !== undefined) details[field] = 'Redacted';
    for (const field of ['hostEmail', 'signerEmail'] as const)
      if (details[field] !== undefined) details[field] = hide(details[field]);
    details.name = 'Redacted';
    details.email = hide(details.email);
  }
  for (const event of envelope.auditEvents) {
    event.userName = 'Redacted';
    event.email = '';
    event.message = event.action;
  }
}
