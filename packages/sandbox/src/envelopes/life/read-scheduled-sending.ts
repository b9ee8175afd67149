import type { ScheduledSendingApiModel } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { isSameRule, readRules } from './delay-rule.ts';
import type { WorkflowTarget } from './workflow-target.ts';

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
