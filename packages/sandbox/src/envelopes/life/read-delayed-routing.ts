import type { DelayedRoutingApiModel, WorkflowStep } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { computeDelayEnd, isSameRule, readRules } from './delay-rule.ts';
import { isProcessed } from './schedule-workflow.ts';
import type { WorkflowTarget } from './workflow-target.ts';

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
