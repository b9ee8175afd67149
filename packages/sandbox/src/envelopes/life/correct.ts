import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { advance } from './advance.ts';
import { type Actor, emitFor } from './events.ts';
import { statusInWords } from '../statuses.ts';

/**
 * The sender begins to correct an envelope; recipients wait until that is over.
 * @throws ServiceRefusal ENVELOPE_CANNOT_CORRECT_INVALID_STATE; ENVELOPE_INVALID_STATUS for a draft
 */
export function startCorrection(state: State, envelope: StoredEnvelope, { userName }: Actor): void {
  const { envelopeId, status } = envelope;
  if (status === 'correct') return;
  if (status === 'created')
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `Only sent or delivered envelopes can be corrected. ${envelopeId} is a draft. It is in the state Created. Edit it instead.`,
    );
  if (status !== 'sent' && status !== 'delivered')
    throw new ServiceRefusal(
      'ENVELOPE_CANNOT_CORRECT_INVALID_STATE',
      `Only sent or delivered envelopes can be corrected. ${envelopeId} is ${statusInWords(status)}.`,
    );
  envelope.statusBeforeCorrect = status;
  envelope.correctedBy = userName;
  envelope.status = 'correct';
  envelope.statusChangedAt = state.now;
}

/**
 * Ends a correction: the envelope returns to its previous status.
 * @param changed true if there are changes to report
 */
export async function endCorrection(
  state: State,
  envelope: StoredEnvelope,
  { changed = true }: { changed?: boolean } = {},
): Promise<void> {
  if (envelope.status !== 'correct') return;
  envelope.status = envelope.statusBeforeCorrect ?? 'sent';
  delete envelope.statusBeforeCorrect;
  delete envelope.correctedBy;
  envelope.statusChangedAt = state.now;
  if (changed) emitFor(state, envelope, 'envelope-corrected');
  await advance(state, envelope);
}
