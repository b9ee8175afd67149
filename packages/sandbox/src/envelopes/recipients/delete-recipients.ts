import type { RecipientsContext } from './recipients-context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { findRecipient } from './find-recipient.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { actorOf, addAudit } from '../life/events.ts';
import { advance } from '../life/advance.ts';
import { inProcess, isDone } from '../statuses.ts';
import { requireStatus } from '../guards.ts';

/**
 * Deletes recipients, with their tabs, from an envelope or template.
 * @returns the deleted recipients
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_PARAMETER if none is named,
 * INVALID_RECIPIENT_ID, RECIPIENT_UPDATE_FAILED if one cannot be deleted
 */
export async function deleteRecipients(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  recipientIds: readonly string[],
): Promise<StoredRecipient[]> {
  requireStatus(envelope, 'removeRecipients');
  if (recipientIds.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'No recipients specified. The body requires at least one recipient to remove.',
    );
  const gone = recipientIds.map((id) => findRecipient(envelope, id));
  for (const recipient of gone) requireRemovable(envelope, recipient);
  const left = envelope.recipients.filter((one) => !gone.includes(one));
  const sent = inProcess.includes(envelope.status);
  if (left.length === 0) requireStatus(envelope, 'removeAllRecipients', context);
  envelope.recipients = left;
  if (!sent) return gone;
  addAudit(
    state,
    envelope,
    actorOf(context),
    'Corrected',
    `Recipients were removed: ${recipientIds.join(', ')}.`,
  );
  await advance(state, envelope);
  return gone;
}

function requireRemovable({ kind }: StoredEnvelope, recipient: StoredRecipient): void {
  if (isDone(recipient))
    throw failed(`Recipient ${recipient.recipientId} has finished and cannot be removed.`);
  if (kind === 'envelope' && recipient.details.templateRequired === 'true')
    throw failed(
      `The recipient ${recipient.recipientId} is required by a template and cannot be removed.`,
    );
}

function failed(message: string): ServiceRefusal {
  return new ServiceRefusal('RECIPIENT_UPDATE_FAILED', message, { status: 400 });
}
