import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { inProcess } from '../statuses.ts';
import { readDelayedRouting } from './read-delayed-routing.ts';
import { isProcessed } from './schedule-workflow.ts';
import type { WorkflowTarget } from './workflow-target.ts';
import { refuseValue } from './refuse-value.ts';

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
  if (action === undefined) throw refuseValue(`${where}/action`, 'is missing');
  if (triggerOnItem === undefined) throw refuseValue(`${where}/triggerOnItem`, 'is missing');
  if (itemId === undefined) throw refuseValue(`${where}/itemId`, 'is missing');
  if (!/^[1-9]\d{0,8}$/u.test(itemId))
    throw refuseValue(`${where}/itemId`, 'must be a position in the routing order, from 1');
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

/** @throws ServiceRefusal WORKFLOW_UPDATE_NOT_ALLOWED */
export function requireUnprocessed(step: WorkflowStep): void {
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
