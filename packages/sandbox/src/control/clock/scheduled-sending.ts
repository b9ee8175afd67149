import { saveEnvelope } from '../../envelopes/save.ts';
import { sendEnvelope } from '../../envelopes/life/send.ts';
import { openSteps } from '../../envelopes/life/workflow-steps.ts';
import type { Deed } from './deed.ts';

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
