import { advance } from '../../envelopes/life/advance.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { leaveStep } from '../../envelopes/life/workflow-steps.ts';
import type { Deed } from './deed.ts';

/** An envelope has waited long enough before a turn. */
export const delayedRouting: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  await leaveStep(state, envelope);
  await advance(state, envelope);
  await saveEnvelope(state, envelope);
};
