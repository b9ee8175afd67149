import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { chooseRecipients, conditionalRules } from './conditional-recipients.ts';
import { computeDelayEnd } from './delay-rule.ts';

/** The name of what happens by the clock when the wait at a step is over. */
const kind = 'delayed-routing';

/**
 * Stops an envelope in front of a step that it has reached. A step that selects recipients without
 * a delay is passed at once, if a condition of each of its rules is met.
 * @param turn the turn of those who have to act next; Infinity where nobody has
 * @returns the turn before which the envelope waits; Infinity where it does not
 */
export async function stopAtStep(
  state: State,
  envelope: StoredEnvelope,
  turn: number,
): Promise<number> {
  const step = nextStep(envelope, turn);
  if (step === undefined) return Infinity;
  if (isPassedAtOnce(step) && chooseRecipients(envelope, step)) {
    const passed = { triggeredDate: dateTime(state.now), completedDate: dateTime(state.now) };
    replaceStep(envelope, step, { ...step, status: 'completed', ...passed });
    setStatus(envelope);
    return stopAtStep(state, envelope, turn);
  }
  const at = computeDelayEnd(state.now, step.delayedRouting?.rules?.[0]);
  const triggeredDate = dateTime(state.now);
  const { workflowStepId: currentWorkflowStepId } = step;
  envelope.workflow = {
    ...envelope.workflow,
    workflowStatus: 'paused',
    ...(currentWorkflowStepId !== undefined && { currentWorkflowStepId }),
    ...(at !== undefined && { resumeDate: dateTime(at) }),
  };
  if (at === undefined) {
    replaceStep(envelope, step, { ...step, status: 'paused', triggeredDate });
  } else {
    const delayedRouting = {
      ...step.delayedRouting,
      status: 'started' as const,
      resumeDate: dateTime(at),
    };
    replaceStep(envelope, step, { ...step, status: 'in_progress', triggeredDate, delayedRouting });
    await state.schedule.set({ kind, key: envelope.envelopeId, at });
  }
  return Number(step.itemId);
}

/**
 * Leaves the step at which an envelope waits; the turns go on with `advance`. After a delay the
 * envelope stays paused, if no condition of the step is met.
 */
export async function leaveStep(state: State, envelope: StoredEnvelope): Promise<void> {
  const step = envelope.workflow?.workflowSteps?.find(
    ({ status }) => status === 'paused' || status === 'in_progress',
  );
  if (step === undefined) return;
  const { delayedRouting } = step;
  if (!chooseRecipients(envelope, step) && step.status === 'in_progress') {
    replaceStep(envelope, step, {
      ...step,
      status: 'paused',
      delayedRouting: { ...delayedRouting, status: 'completed' },
    });
    return;
  }
  replaceStep(envelope, step, {
    ...step,
    status: 'completed',
    completedDate: dateTime(state.now),
    ...(delayedRouting !== undefined && {
      delayedRouting: { ...delayedRouting, status: 'completed' },
    }),
  });
  const { currentWorkflowStepId: _step, resumeDate: _date, ...workflow } = envelope.workflow ?? {};
  envelope.workflow = workflow;
  setStatus(envelope);
  await state.schedule.cancel(kind, envelope.envelopeId);
}

/** Whether a step selects recipients and has no delay. */
function isPassedAtOnce(step: WorkflowStep): boolean {
  return conditionalRules(step).length > 0 && step.delayedRouting === undefined;
}

/** Sets the status of a workflow that goes on. */
function setStatus(envelope: StoredEnvelope): void {
  const workflowStatus = openSteps(envelope).length === 0 ? 'completed' : 'in_progress';
  envelope.workflow = { ...envelope.workflow, workflowStatus };
}

/** The steps that an envelope has not left yet. */
export function openSteps({ workflow }: Pick<StoredEnvelope, 'workflow'>): WorkflowStep[] {
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
  // Another object, since the one that is there may be part of the request.
  envelope.workflow = {
    ...workflow,
    workflowSteps: workflowSteps.map((one) => (one === step ? by : one)),
  };
}
