import { advance } from '../envelope/advance.js';
import { saveEnvelope } from '../envelope/save.js';
import { leaveStep } from '../envelope/workflow-steps.js';
import type { Deed } from './deed.js';

/** An envelope has waited long enough before a turn. */
export const delayedRouting: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined) return;
  await leaveStep(state, envelope);
  await advance(state, envelope);
  await saveEnvelope(state, envelope);
};
