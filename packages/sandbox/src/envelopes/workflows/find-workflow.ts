import type {
  DelayedRoutingApiModel,
  ScheduledSendingApiModel,
  Workflow,
  WorkflowStep,
} from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

type Found = Pick<StoredEnvelope, 'kind' | 'envelopeId' | 'workflow'>;

/** @throws ServiceRefusal RESOURCE_NOT_FOUND where the envelope or template has no workflow */
export function findWorkflow({ kind, envelopeId, workflow }: Found): Workflow {
  return workflow ?? refuse(`The ${kind} ${envelopeId} has no workflow.`);
}

/**
 * Finds the schedule for sending.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if there is none
 */
export function findScheduledSending(found: Found): ScheduledSendingApiModel {
  return (
    findWorkflow(found).scheduledSending ??
    refuse(`The workflow of the ${found.kind} ${found.envelopeId} has no scheduled sending.`)
  );
}

/**
 * Finds a step by ID.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if there is none
 */
export function findStep(found: Found, workflowStepId: string): WorkflowStep {
  const { workflowSteps = [] } = findWorkflow(found);
  return (
    workflowSteps.find((step) => step.workflowStepId === workflowStepId.toLowerCase()) ??
    refuse(`The workflow of the ${found.kind} ${found.envelopeId} has no step ${workflowStepId}.`)
  );
}

/**
 * Finds the delay of a step.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if there is no such step, or it has no delay
 */
export function findDelayedRouting(found: Found, workflowStepId: string): DelayedRoutingApiModel {
  return (
    findStep(found, workflowStepId).delayedRouting ??
    refuse(`Step ${workflowStepId} of the ${found.kind} ${found.envelopeId} has no delay.`)
  );
}

function refuse(message: string): never {
  throw new ServiceRefusal('RESOURCE_NOT_FOUND', message);
}
