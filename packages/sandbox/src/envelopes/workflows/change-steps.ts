import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { settleWorkflowStatus } from '../life/workflow-status.ts';

/** Replaces the steps of a workflow, and sets its status accordingly. */
export function setSteps(envelope: StoredEnvelope, workflowSteps: WorkflowStep[]): void {
  envelope.workflow = settleWorkflowStatus(envelope, { ...envelope.workflow, workflowSteps });
}

/** Replaces a step; without another one it is deleted. */
export function setStep(
  envelope: StoredEnvelope,
  step: WorkflowStep,
  by: WorkflowStep | undefined,
): void {
  const steps = envelope.workflow?.workflowSteps ?? [];
  setSteps(
    envelope,
    steps.flatMap((one) => (one === step ? (by === undefined ? [] : [by]) : [one])),
  );
}
