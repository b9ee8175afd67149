import type { Workflow } from '@countersign/types/esign-v2.1';
import { inProcess } from '../statuses.ts';
import type { WorkflowTarget } from './workflow-target.ts';

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
