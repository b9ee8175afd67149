import type { Workflow, WorkflowStep } from '@countersign/types/esign-v2.1';
import { currentStep } from '../life/schedule-workflow.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/**
 * The workflow with its status, which follows from the envelope where no step waits, and with the
 * date at which the envelope resumes by itself.
 */
export function presentWorkflow({ status, workflow = {} }: StoredEnvelope): Workflow {
  const { resumeDate: _stored, ...rest } = workflow;
  const resumeDate = chooseResumeDate(workflow);
  return {
    workflowStatus: deriveStatus(status),
    workflowSteps: [],
    ...rest,
    ...(resumeDate !== undefined && { resumeDate }),
  };
}

function deriveStatus(status: StoredEnvelope['status']): Workflow['workflowStatus'] {
  if (status === 'created' || status === 'template') return 'pending';
  return status === 'completed' ? 'completed' : 'in_progress';
}

/** The later one of the time of sending and the end of the current delay. */
function chooseResumeDate(workflow: Workflow): string | undefined {
  const step: WorkflowStep | undefined = currentStep({ workflow });
  // The service writes all dates in one format, so their order is that of the texts.
  return [workflow.scheduledSending?.resumeDate, step?.delayedRouting?.resumeDate]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
