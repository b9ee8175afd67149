import { randomUUID } from 'node:crypto';
import type { Envelope, Workflow, WorkflowStep } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { editable, requireEditable } from '../statuses.ts';
import { advance } from './advance.ts';
import { checkRule } from './delay-rule.ts';
import { sendEnvelope } from './send.ts';
import { leaveStep } from './workflow-steps.ts';

/**
 * Changes the workflow of an envelope; `in_progress` lets one go on that waits.
 * @returns whether there was anything to change
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_PARAMETER
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
  await state.schedule.cancel('scheduled-sending', envelope.envelopeId);
  await sendEnvelope(state, envelope);
}

/**
 * The workflow that a request asks for. New steps get IDs; a step that is there is named by its ID.
 * @param before what the envelope has
 * @param place where it is in the body
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a step that says too little or is not there,
 *   and for a wait that makes no sense
 */
export function readWorkflow(
  state: Pick<State, 'now'>,
  input: Workflow,
  before: Workflow = {},
  place = '/workflow',
): Workflow {
  const { scheduledSending, workflowSteps } = input;
  checkRule(state.now, scheduledSending?.rules?.[0], `${place}/scheduledSending/rules/0`);
  const steps = workflowSteps?.map((step, at) =>
    readStep(state, step, before.workflowSteps ?? [], `${place}/workflowSteps/${at}`),
  );
  const waits = scheduledSending !== undefined || (steps?.length ?? 0) > 0;
  return {
    ...(waits && { workflowStatus: 'pending' as const }),
    ...before,
    ...input,
    ...(scheduledSending !== undefined && {
      scheduledSending: { status: 'pending' as const, ...scheduledSending },
    }),
    ...(steps !== undefined && { workflowSteps: steps }),
  };
}

function readStep(
  state: Pick<State, 'now'>,
  input: WorkflowStep,
  before: readonly WorkflowStep[],
  where: string,
): WorkflowStep {
  const known = before.find(({ workflowStepId }) => workflowStepId === input.workflowStepId);
  if (input.workflowStepId !== undefined && known === undefined)
    throw wrong(
      `${where}/workflowStepId`,
      'is not the ID of a workflow step of the envelope; the service assigns these IDs',
    );
  // What the envelope has left behind does not change.
  if (known?.status === 'completed') return known;
  const step = { ...known, ...input, status: known?.status ?? ('pending' as const) };
  for (const field of ['action', 'triggerOnItem', 'itemId'] as const)
    if (step[field] === undefined) throw wrong(`${where}/${field}`, 'is missing');
  if (!/^[1-9]\d*$/u.test(step.itemId ?? ''))
    throw wrong(`${where}/itemId`, 'must be the number of a turn, from 1');
  const { delayedRouting } = step;
  checkRule(state.now, input.delayedRouting?.rules?.[0], `${where}/delayedRouting/rules/0`);
  return {
    ...step,
    workflowStepId: known?.workflowStepId ?? randomUUID(),
    ...(delayedRouting !== undefined && {
      delayedRouting: { status: 'pending' as const, ...delayedRouting },
    }),
  };
}

function wrong(where: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${where} ${what}.`);
}
