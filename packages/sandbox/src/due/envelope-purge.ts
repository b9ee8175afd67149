import { purgeEnvelope } from '../envelope/purge.ts';
import { saveEnvelope } from '../envelope/save.ts';
import type { Deed } from './deed.ts';

/** The documents of an envelope have waited long enough in the queue of the purge. */
export const envelopePurge: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  purgeEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
};
