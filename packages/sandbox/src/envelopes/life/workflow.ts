import type { Workflow } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { requireStatus } from '../guards.ts';
import { advance } from './advance.ts';
import { findWorkflowPlaces, readWorkflow, type WorkflowPlaces } from './read-workflow.ts';
import { currentStep, scheduleWorkflow } from './schedule-workflow.ts';
import { sendEnvelope } from './send.ts';
import { leaveStep, setWorkflowStatus } from './workflow-steps.ts';

interface ChangeWorkflowOptions {
  /** The locations of the workflow's parts in the body (`/workflow`). */
  places?: WorkflowPlaces;
  /**
   * The effect of a changed schedule on a countdown: it starts again (`restart`, the default), or
   * the envelope becomes an ordinary draft (`cancel`).
   */
  countdown?: 'restart' | 'cancel';
}

/**
 * Changes the workflow of an envelope or template. `in_progress` resumes an envelope that waits.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, and what `readWorkflow`, `sendEnvelope` and
 *   `advance` throw
 */
export async function changeWorkflow(
  state: State,
  envelope: StoredEnvelope,
  input: Workflow,
  { places = findWorkflowPlaces('/workflow'), countdown = 'restart' }: ChangeWorkflowOptions = {},
): Promise<void> {
  requireStatus(envelope, 'changeWorkflow');
  const before = envelope.workflow;
  envelope.workflow = await readWorkflow(state, envelope, input, places);
  if (envelope.kind === 'template') return;
  const resumes = input.workflowStatus === 'in_progress';
  if (before?.workflowStatus === 'scheduled') {
    if (resumes) await sendNow(state, envelope);
    else if (envelope.workflow.scheduledSending !== before.scheduledSending) {
      if (countdown === 'restart') await sendEnvelope(state, envelope);
      else await cancelCountdown(state, envelope);
    }
  }
  if (resumes && before?.workflowStatus === 'paused') {
    await leaveStep(state, envelope);
    if ((envelope.workflow?.workflowSteps ?? []).length > 0) setWorkflowStatus(envelope);
  }
  await continueWorkflow(state, envelope);
}

/** Lets an envelope take the turns that its workflow now allows. */
export async function continueWorkflow(state: State, envelope: StoredEnvelope): Promise<void> {
  const { workflow } = envelope;
  if (workflow?.workflowStatus === 'paused' && workflow.currentWorkflowStepId !== undefined)
    // The step at which it waited was deleted.
    if (currentStep(envelope) === undefined) {
      const { currentWorkflowStepId: _deleted, ...rest } = workflow;
      envelope.workflow = rest;
      setWorkflowStatus(envelope);
    }
  await scheduleWorkflow(state, envelope);
  await advance(state, envelope);
}

/** Makes a scheduled envelope an ordinary draft again. */
export async function cancelCountdown(
  state: State,
  envelope: Pick<StoredEnvelope, 'envelopeId' | 'status' | 'workflow'>,
): Promise<void> {
  const { workflow } = envelope;
  if (workflow?.workflowStatus === 'scheduled') {
    const { resumeDate: _cancelled, ...scheduledSending } = workflow.scheduledSending ?? {};
    envelope.workflow = {
      ...workflow,
      workflowStatus: 'pending',
      ...(workflow.scheduledSending !== undefined && {
        scheduledSending: { ...scheduledSending, status: 'pending' },
      }),
    };
  }
  await scheduleWorkflow(state, envelope);
}

/** Sends a scheduled envelope at once. */
async function sendNow(state: State, envelope: StoredEnvelope): Promise<void> {
  const { scheduledSending } = envelope.workflow ?? {};
  envelope.workflow = {
    ...envelope.workflow,
    scheduledSending: { ...scheduledSending, status: 'completed' },
  };
  await sendEnvelope(state, envelope);
}
