import type {
  Workflow,
  WorkflowStep,
  ScheduledSendingApiModel,
} from '@countersign/types/esign-v2.1';
import type { State } from '../../state/state.ts';
import { readStep, requireUnprocessed } from './read-step.ts';
import { requireWorkflowFeatures } from './workflow-features.ts';
import { settleWorkflowStatus } from './workflow-status.ts';
import type { WorkflowTarget } from './workflow-target.ts';
import { refuseValue } from './refuse-value.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { isSameRule, readRules } from './delay-rule.ts';
import { statusInWords } from '../statuses.ts';

/** The locations of a workflow's parts in a body. */
export interface WorkflowPlaces {
  scheduledSending: string;
  workflowSteps: string;
}

/** Creates the locations of a workflow's parts from that of the workflow. */
export function findWorkflowPlaces(place: string): WorkflowPlaces {
  return { scheduledSending: `${place}/scheduledSending`, workflowSteps: `${place}/workflowSteps` };
}

/** The service keeps the number to itself; this one is beyond the positions that recipients can have. */
const most = 500;

/**
 * The workflow that an envelope has after a request. New steps get IDs; an existing step is
 * identified by its ID. Statuses and dates are set by the service and ignored in requests, except
 * for the status of the workflow, which can be `paused` or `in_progress`.
 * @param places places of its parts in the body
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
 * The steps after a request, which replace the ones before.
 * @throws ServiceRefusal
 */
function readSteps(
  state: Pick<State, 'now'>,
  target: WorkflowTarget,
  input: readonly WorkflowStep[],
  place: string,
): WorkflowStep[] {
  if (input.length > most)
    throw refuseValue(place, `has ${input.length} steps; the maximum is ${most}`);
  const before = new Map(
    target.workflow?.workflowSteps?.map((step) => [step.workflowStepId ?? '', step]),
  );
  const steps = input.map((step, at) => {
    const where = `${place}/${at}`;
    if (step.workflowStepId === undefined) return readStep(state, target, step, undefined, where);
    const id = step.workflowStepId.toLowerCase();
    const known = before.get(id);
    if (known === undefined)
      throw refuseValue(
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
 * The schedule for sending after a request. A changed one starts again when the envelope is sent.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; WORKFLOW_UPDATE_NOT_ALLOWED for a change after
 *   sending
 */
function readScheduledSending(
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
      `The envelope is ${statusInWords(status)}. Only a draft can be scheduled to be sent.`,
    );
  const { bulkListId = before?.bulkListId } = input;
  return { status: 'pending', rules, ...(bulkListId !== undefined && { bulkListId }) };
}
