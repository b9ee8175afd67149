import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  DelayedRoutingApiModel,
  ScheduledSendingApiModel,
  Workflow,
  WorkflowStep,
} from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { inProcess } from '../statuses.ts';
import { computeDelayEnd, isSameRule, readRules } from './delay-rule.ts';
import { requireWorkflowFeatures } from './workflow-features.ts';

/** The envelope or template that gets a workflow, with the one that it has. */
export type WorkflowTarget = Pick<
  StoredEnvelope,
  'kind' | 'status' | 'accountId' | 'recipients' | 'workflow'
>;

/** Where the parts of a workflow are in a body. */
export interface WorkflowPlaces {
  scheduledSending: string;
  workflowSteps: string;
}

/** Where the parts of a workflow are that is at a place. */
export function findWorkflowPlaces(place: string): WorkflowPlaces {
  return { scheduledSending: `${place}/scheduledSending`, workflowSteps: `${place}/workflowSteps` };
}

/** The service keeps the number to itself; this one is beyond the positions that recipients can have. */
const most = 500;

/**
 * The workflow that an envelope has after a request. New steps get IDs; an existing step is
 * identified by its ID. Statuses and dates are set by the service and ignored in requests, except
 * for the status of the workflow, which can be `paused` or `in_progress`.
 * @param places where its parts are in the body
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, INVALID_REQUEST_PARAMETER,
 *   WORKFLOW_UPDATE_NOT_ALLOWED, WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED
 */
export async function readWorkflow(
  state: Pick<State, 'now' | 'of'>,
  target: WorkflowTarget,
  input: Workflow,
  places: WorkflowPlaces,
): Promise<Workflow> {
  await requireWorkflowFeatures(state, target.accountId, input);
  const before = target.workflow ?? {};
  const { scheduledSending, workflowSteps } = input;
  const workflow: Workflow = {
    ...before,
    ...(scheduledSending !== undefined && {
      scheduledSending: readScheduledSending(
        state,
        target,
        scheduledSending,
        places.scheduledSending,
      ),
    }),
    ...(workflowSteps !== undefined && {
      workflowSteps: readSteps(state, target, workflowSteps, places.workflowSteps),
    }),
  };
  return settleWorkflowStatus(target, workflow, input.workflowStatus);
}

/**
 * A workflow with the status that follows from its parts and from the envelope. A request can also
 * pause and resume it.
 * @param workflow with the status before the request
 */
export function settleWorkflowStatus(
  target: Pick<WorkflowTarget, 'status'>,
  { workflowStatus: before, ...workflow }: Workflow,
  input?: Workflow['workflowStatus'],
): Workflow {
  const workflowStatus = chooseStatus(target, workflow, before, input);
  return { ...workflow, ...(workflowStatus !== undefined && { workflowStatus }) };
}

function chooseStatus(
  { status }: Pick<WorkflowTarget, 'status'>,
  { scheduledSending, workflowSteps = [] }: Workflow,
  before: Workflow['workflowStatus'],
  input: Workflow['workflowStatus'],
): Workflow['workflowStatus'] {
  const sent = inProcess.includes(status);
  if (input === 'paused' || (input === 'in_progress' && sent)) return input;
  if (before === 'scheduled') return before;
  if (before === 'paused' && input !== 'in_progress') return before;
  const waits = workflowSteps.some((step) => step.status !== 'completed');
  if (waits) return 'pending';
  if (!sent) return scheduledSending === undefined ? undefined : 'pending';
  return before === 'pending' ? 'completed' : before;
}

/**
 * The schedule for sending after a request. A changed one starts again when the envelope is sent.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; WORKFLOW_UPDATE_NOT_ALLOWED for a change after
 *   sending
 */
export function readScheduledSending(
  { now }: Pick<State, 'now'>,
  { kind, status, workflow }: WorkflowTarget,
  input: ScheduledSendingApiModel,
  place: string,
): ScheduledSendingApiModel {
  const before = workflow?.scheduledSending;
  const rules = readRules(now, kind, input.rules, before?.rules, `${place}/rules`);
  if (before !== undefined && isSameRule(rules, before.rules)) return before;
  if (kind === 'envelope' && status !== 'created')
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      `The envelope is ${status}. Only a draft can be scheduled to be sent.`,
    );
  const { bulkListId = before?.bulkListId } = input;
  return { status: 'pending', rules, ...(bulkListId !== undefined && { bulkListId }) };
}

/**
 * The steps after a request, which replace the ones before.
 * @throws ServiceRefusal
 */
function readSteps(
  state: Pick<State, 'now'>,
  target: WorkflowTarget,
  input: readonly WorkflowStep[],
  place: string,
): WorkflowStep[] {
  if (input.length > most) throw wrong(place, `has ${input.length} steps; the maximum is ${most}`);
  const before = new Map(
    target.workflow?.workflowSteps?.map((step) => [step.workflowStepId ?? '', step]),
  );
  const steps = input.map((step, at) => {
    const where = `${place}/${at}`;
    if (step.workflowStepId === undefined) return readStep(state, target, step, undefined, where);
    const id = step.workflowStepId.toLowerCase();
    const known = before.get(id);
    if (known === undefined)
      throw wrong(
        `${where}/workflowStepId`,
        `is not the ID of a workflow step of the ${target.kind}; the service assigns these IDs, and each can occur once`,
      );
    before.delete(id);
    return readStep(state, target, step, known, where);
  });
  for (const left of before.values()) requireUnprocessed(left);
  return steps;
}

/**
 * A step after a request.
 * @param before the step that it changes; undefined for a new one
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER, WORKFLOW_UPDATE_NOT_ALLOWED,
 *   WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED
 */
export function readStep(
  state: Pick<State, 'now'>,
  target: WorkflowTarget,
  input: WorkflowStep,
  before: WorkflowStep | undefined,
  where: string,
): WorkflowStep {
  const { action, triggerOnItem, itemId, recipientRouting } = { ...before, ...input };
  if (action === undefined) throw wrong(`${where}/action`, 'is missing');
  if (triggerOnItem === undefined) throw wrong(`${where}/triggerOnItem`, 'is missing');
  if (itemId === undefined) throw wrong(`${where}/itemId`, 'is missing');
  if (!/^[1-9]\d{0,8}$/u.test(itemId))
    throw wrong(`${where}/itemId`, 'must be a position in the routing order, from 1');
  requireSameRouting(target, before, recipientRouting);
  if (before?.itemId !== itemId) {
    if (before !== undefined) requireUnprocessed(before);
    requireAhead(target, itemId);
  }
  const delayedRouting =
    input.delayedRouting === undefined
      ? before?.delayedRouting
      : readDelayedRouting(state, target, input.delayedRouting, before, `${where}/delayedRouting`);
  const { status = 'pending', triggeredDate, completedDate } = before ?? {};
  return {
    workflowStepId: before?.workflowStepId ?? randomUUID(),
    action,
    triggerOnItem,
    itemId,
    status,
    ...(triggeredDate !== undefined && { triggeredDate }),
    ...(completedDate !== undefined && { completedDate }),
    ...(delayedRouting !== undefined && { delayedRouting }),
    ...(recipientRouting !== undefined && { recipientRouting }),
  };
}

/**
 * The delay of a step after a request. If the countdown has started, it starts again.
 * @param step the step that it changes; undefined for a new one
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; WORKFLOW_UPDATE_NOT_ALLOWED where the delay is
 *   over or the envelope has reached a step that had none
 */
export function readDelayedRouting(
  { now }: Pick<State, 'now'>,
  { kind }: Pick<WorkflowTarget, 'kind'>,
  input: DelayedRoutingApiModel,
  step: WorkflowStep | undefined,
  place: string,
): DelayedRoutingApiModel {
  const before = step?.delayedRouting;
  const rules = readRules(now, kind, input.rules, before?.rules, `${place}/rules`);
  if (before !== undefined && isSameRule(rules, before.rules)) return before;
  if (step === undefined || !isProcessed(step)) return { status: 'pending', rules };
  const at = computeDelayEnd(now, rules[0]);
  if (before?.status !== 'started' || at === undefined)
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      before?.status === 'started'
        ? `The delay of step ${step.workflowStepId} is running. It can be shortened, such as to 00:01:00, but not removed.`
        : `The envelope has already reached step ${step.workflowStepId}, and its delay, if it had one, is over.`,
    );
  return { status: 'started', rules, resumeDate: dateTime(at) };
}

/** Whether the envelope has reached a step. */
export function isProcessed({ status }: WorkflowStep): boolean {
  return status === 'completed' || status === 'in_progress' || status === 'paused';
}

function requireUnprocessed(step: WorkflowStep): void {
  if (isProcessed(step))
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      `The envelope has already reached step ${step.workflowStepId}, so the step cannot be moved or left out of workflowSteps.`,
    );
}

/** Refuses a step before recipients that have received the envelope. */
function requireAhead({ status, recipients }: WorkflowTarget, itemId: string): void {
  if (!inProcess.includes(status)) return;
  const reached = recipients.some(
    (one) => one.routingOrder >= Number(itemId) && one.status !== 'created',
  );
  if (reached)
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      `Recipients at position ${itemId} of the routing order or later have already received the envelope. Choose a later position.`,
    );
}

function requireSameRouting(
  { status }: WorkflowTarget,
  before: WorkflowStep | undefined,
  recipientRouting: WorkflowStep['recipientRouting'],
): void {
  if (!inProcess.includes(status)) return;
  if (isDeepStrictEqual(before?.recipientRouting, recipientRouting)) return;
  throw new ServiceRefusal(
    'WORKFLOW_UPDATE_RECIPIENTROUTING_NOT_ALLOWED',
    'The rules that select recipients cannot be changed, because the envelope was already sent.',
  );
}

function wrong(where: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${where} ${what}.`);
}
