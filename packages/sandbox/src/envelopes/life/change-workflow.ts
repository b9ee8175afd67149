import type { Envelope } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { advance } from './advance.ts';
import { readWorkflow } from './read-workflow.ts';
import { sendEnvelope } from './send.ts';
import { editable, requireEditable } from '../statuses.ts';
import { leaveStep } from './workflow-steps.ts';

/**
 * Changes the workflow of an envelope; `in_progress` lets one go on that waits.
 * @returns whether there was anything to change
 * @throws ServiceError ENVELOPE_INVALID_STATUS, INVALID_REQUEST_PARAMETER
 */
export async function changeWorkflow(
  state: State,
  envelope: StoredEnvelope,
  { workflow }: Envelope,
): Promise<boolean> {
  if (workflow === undefined) return false;
  requireEditable(envelope, editable, 'The workflow can be changed');
  const before = envelope.workflow?.workflowStatus;
  const goesOn = workflow.workflowStatus === 'in_progress';
  envelope.workflow = readWorkflow(state, workflow, envelope.workflow);
  if (goesOn && before === 'scheduled') await sendNow(state, envelope);
  // Another time was set.
  else if (before === 'scheduled') await sendEnvelope(state, envelope);
  if (goesOn && before === 'paused') await leaveStep(state, envelope);
  await advance(state, envelope);
  return true;
}

/** Sends at once what was to be sent later. */
async function sendNow(state: State, envelope: StoredEnvelope): Promise<void> {
  const { workflow } = envelope;
  envelope.workflow = {
    ...workflow,
    scheduledSending: { ...workflow?.scheduledSending, status: 'completed' },
  };
  await state.due.cancel('scheduled-sending', envelope.envelopeId);
  await sendEnvelope(state, envelope);
}
