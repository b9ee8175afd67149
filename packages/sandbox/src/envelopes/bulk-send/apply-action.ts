import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { voidEnvelope } from '../life/void.ts';
import { changeNotification } from '../notification/notification.ts';
import { resendEnvelope } from '../recipients/resend.ts';
import { saveEnvelope } from '../save.ts';
import { getChunk, type StoredAction, type StoredBatch } from './stored-batch.ts';

/** Applies a running action to the envelopes of the next chunk of copies. */
export async function applyAction(
  state: State,
  batch: StoredBatch,
  action: StoredAction,
): Promise<void> {
  const chunk = await getChunk(state, batch.batchId, action.cursor);
  for (const { envelopeId } of chunk ?? []) {
    if (envelopeId === undefined) continue;
    const envelope = await state.envelopes.get(envelopeId, { lock: true });
    if (envelope === undefined || !isReached(envelope, action)) continue;
    if (action.name === 'Resend') batch.resent += 1;
    await applyTo(state, envelope, action);
    await saveEnvelope(state, envelope);
  }
  action.cursor += 1;
  const next = await getChunk(state, batch.batchId, action.cursor);
  action.status = next === undefined ? 'completed' : 'processing';
}

/**
 * Checks whether an action applies to an envelope. Finished envelopes, and those that a user is
 * correcting, stay as they are. Envelopes that wait for their scheduled sending can only be voided.
 */
function isReached({ status }: StoredEnvelope, { name }: StoredAction): boolean {
  return ['sent', 'delivered', ...(name === 'Void' ? ['created'] : [])].includes(status);
}

async function applyTo(
  state: State,
  envelope: StoredEnvelope,
  { name, by, notification, voidReason = '' }: StoredAction,
): Promise<void> {
  if (name === 'Resend') await resendEnvelope(state, envelope);
  else if (name === 'Void')
    await voidEnvelope(state, envelope, voidReason, { ...by, ipAddress: '127.0.0.1' });
  else if (name === 'Correct' && notification !== undefined)
    await changeNotification(state, envelope, notification);
}
