import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { chooseRecipients, conditionalRules } from './conditional-recipients.ts';
import { computeDelayEnd } from './delay-rule.ts';
import { currentStep, scheduleWorkflow } from './schedule-workflow.ts';

/**
 * Stops an envelope before a step that it has reached. A step is passed at once if its date is
 * over, or if it selects recipients without a delay; in both cases only if a condition is met for
 * each recipient that it selects.
 * @param turn the turn of the recipients who act next; Infinity if there are none
 * @returns the turn before which the envelope waits; Infinity if it does not wait
 */
export async function stopAtStep(
  state: State,
  envelope: StoredEnvelope,
  turn: number,
): Promise<number> {
  for (;;) {
    const step = nextStep(envelope, turn);
    if (step === undefined) return Infinity;
    const at = computeDelayEnd(state.now, step.delayedRouting?.rules?.[0]);
    const reached = { ...step, triggeredDate: dateTime(state.now) };
    const waits = at === undefined ? conditionalRules(step).length === 0 : at > state.now;
    if (waits || !chooseRecipients(envelope, step)) {
      await waitAtStep(state, envelope, step, reached, at);
      return Number(step.itemId);
    }
    replaceStep(envelope, step, completeStep(state, reached, at));
    setWorkflowStatus(envelope);
  }
}

async function waitAtStep(
  state: State,
  envelope: StoredEnvelope,
  step: WorkflowStep,
  reached: WorkflowStep,
  at: number | undefined,
): Promise<void> {
  const { workflowStepId: currentWorkflowStepId } = step;
  envelope.workflow = {
    ...envelope.workflow,
    workflowStatus: 'paused',
    ...(currentWorkflowStepId !== undefined && { currentWorkflowStepId }),
  };
  replaceStep(envelope, step, {
    ...reached,
    status: 'in_progress',
    ...(at !== undefined && {
      delayedRouting: {
        ...step.delayedRouting,
        status: at > state.now ? 'started' : 'completed',
        resumeDate: dateTime(at),
      },
    }),
  });
  await scheduleWorkflow(state, envelope);
}

/**
 * Leaves the step at which an envelope waits; the turns go on with `advance`. After a delay the
 * envelope stays paused, if no condition of the step is met.
 * @param byClock true if the delay is over; false if the sender resumes the envelope
 */
export async function leaveStep(
  state: State,
  envelope: StoredEnvelope,
  { byClock = false }: { byClock?: boolean } = {},
): Promise<void> {
  const step = currentStep(envelope);
  if (step === undefined) return;
  const chosen = chooseRecipients(envelope, step);
  if (chosen || !byClock) {
    replaceStep(envelope, step, completeStep(state, step));
    const { currentWorkflowStepId: _left, ...workflow } = envelope.workflow ?? {};
    envelope.workflow = workflow;
    setWorkflowStatus(envelope);
  } else pauseAtStep(envelope);
  await scheduleWorkflow(state, envelope);
}

/** Lets an envelope whose delay is over wait at the step until the sender resumes it. */
export function pauseAtStep(envelope: StoredEnvelope): void {
  const step = currentStep(envelope);
  if (step === undefined) return;
  const { delayedRouting } = step;
  replaceStep(envelope, step, {
    ...step,
    status: 'paused',
    ...(delayedRouting !== undefined && {
      delayedRouting: { ...delayedRouting, status: 'completed' },
    }),
  });
}

function completeStep(state: Pick<State, 'now'>, step: WorkflowStep, at?: number): WorkflowStep {
  const { delayedRouting } = step;
  return {
    ...step,
    status: 'completed',
    completedDate: dateTime(state.now),
    ...(delayedRouting !== undefined && {
      delayedRouting: {
        ...delayedRouting,
        status: 'completed',
        ...(at !== undefined && { resumeDate: dateTime(at) }),
      },
    }),
  };
}

/** Sets the status of a workflow whose envelope was sent and does not wait. */
export function setWorkflowStatus(envelope: StoredEnvelope): void {
  const workflowStatus = openSteps(envelope).length === 0 ? 'completed' : 'pending';
  envelope.workflow = { ...envelope.workflow, workflowStatus };
}

/** The steps that an envelope has not left yet. */
function openSteps({ workflow }: Pick<StoredEnvelope, 'workflow'>): WorkflowStep[] {
  return (workflow?.workflowSteps ?? []).filter(({ status }) => status !== 'completed');
}

function nextStep(envelope: StoredEnvelope, turn: number): WorkflowStep | undefined {
  const waiting = envelope.recipients.filter(({ status }) => status === 'created');
  const last = Math.max(0, ...waiting.map(({ routingOrder }) => routingOrder));
  return openSteps(envelope)
    .filter(({ itemId }) => Number(itemId) <= Math.min(turn, last))
    .toSorted((a, b) => Number(a.itemId) - Number(b.itemId))[0];
}

function replaceStep(envelope: StoredEnvelope, step: WorkflowStep, by: WorkflowStep): void {
  const { workflowSteps, ...workflow } = envelope.workflow ?? {};
  if (workflowSteps === undefined) return;
  // Copied, since the existing object may be part of the request.
  envelope.workflow = {
    ...workflow,
    workflowSteps: workflowSteps.map((one) => (one === step ? by : one)),
  };
}
