import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';

/** Keeps an envelope or template as it is now, and when it was changed. */
export async function saveEnvelope(state: State, envelope: StoredEnvelope): Promise<void> {
  envelope.changedAt = state.now;
  await state.envelopes.put(envelope);
}
