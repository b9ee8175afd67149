import { purgeEnvelope } from '../../envelopes/life/purge.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import type { Deed } from './deed.ts';

/** The documents of an envelope have waited long enough in the queue of the purge. */
export const envelopePurge: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  purgeEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
};
