import { saveEnvelope } from '../envelope/save.js';
import { sendEnvelope } from '../envelope/send.js';
import { openSteps } from '../envelope/workflow-steps.js';
import type { Deed } from './deed.js';

/** The time has come to send a draft. */
export const scheduledSending: Deed = async (state, { key }) => {
  const envelope = await state.envelopes.get(key, { lock: true });
  if (envelope === undefined || envelope.status !== 'created') return;
  envelope.workflow = {
    ...envelope.workflow,
    workflowStatus: openSteps(envelope).length === 0 ? 'completed' : 'pending',
    scheduledSending: { ...envelope.workflow?.scheduledSending, status: 'completed' },
  };
  await sendEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
};
