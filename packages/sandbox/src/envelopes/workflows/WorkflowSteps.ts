import type { WorkflowStep } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { defineForBoth } from '../define-for-both.ts';
import { continueWorkflow } from '../life/workflow.ts';
import { readStep } from '../life/read-step.ts';
import { requireWorkflowFeatures } from '../life/workflow-features.ts';
import { setStep, setSteps } from './change-steps.ts';
import { findStep } from './find-workflow.ts';
import { openWorkflow } from './open-workflow.ts';

export const [
  Envelopes_createEnvelopeWorkflowStepDefinition,
  Envelopes_createTemplateWorkflowStepDefinition,
] = defineForBoth(
  'Envelopes_createEnvelopeWorkflowStepDefinition',
  'Envelopes_createTemplateWorkflowStepDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const input = requireBody(request.body);
    if (input.workflowStepId !== undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        '/workflowStepId must be omitted. The service assigns the ID of a new step.',
      );
    await requireWorkflowFeatures(state, found.accountId, { workflowSteps: [input] });
    const step = readStep(state, found, input, undefined, '');
    setSteps(found, [...(found.workflow?.workflowSteps ?? []), step]);
    if (found.kind === 'envelope') await continueWorkflow(state, found);
    await save();
    return { status: 201, body: findStep(found, step.workflowStepId ?? '') };
  },
);

export const [
  Envelopes_getEnvelopeWorkflowStepDefinition,
  Envelopes_getTemplateWorkflowStepDefinition,
] = defineForBoth(
  'Envelopes_getEnvelopeWorkflowStepDefinition',
  'Envelopes_getTemplateWorkflowStepDefinition',
  async (_state, { path }, _context, open) => {
    const { found } = await open();
    return { status: 200, body: findStep(found, path.workflowStepId) };
  },
);

export const [
  Envelopes_updateEnvelopeWorkflowStepDefinition,
  Envelopes_updateTemplateWorkflowStepDefinition,
] = defineForBoth(
  'Envelopes_updateEnvelopeWorkflowStepDefinition',
  'Envelopes_updateTemplateWorkflowStepDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const { workflowStepId } = request.path;
    const before = findStep(found, workflowStepId);
    const input = requireBody(request.body);
    const { workflowStepId: named = workflowStepId } = input;
    if (named.toLowerCase() !== before.workflowStepId)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `/workflowStepId is not the ID of the step in the path, ${workflowStepId}. Omit it, or send that ID.`,
      );
    await requireWorkflowFeatures(state, found.accountId, { workflowSteps: [input] });
    setStep(found, before, readStep(state, found, input, before, ''));
    if (found.kind === 'envelope') await continueWorkflow(state, found);
    await save();
    return { status: 200, body: findStep(found, workflowStepId) };
  },
);

export const [
  Envelopes_deleteEnvelopeWorkflowStepDefinition,
  Envelopes_deleteTemplateWorkflowStepDefinition,
] = defineForBoth(
  'Envelopes_deleteEnvelopeWorkflowStepDefinition',
  'Envelopes_deleteTemplateWorkflowStepDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const step = findStep(found, request.path.workflowStepId);
    requireDeletable(step);
    setStep(found, step, undefined);
    if (found.kind === 'envelope') await continueWorkflow(state, found);
    await save();
    return { status: 200 };
  },
);

/** @throws ServiceRefusal WORKFLOW_UPDATE_NOT_ALLOWED */
function requireDeletable({ workflowStepId, status, delayedRouting }: WorkflowStep): void {
  if (status === 'completed')
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      `The envelope has already left step ${workflowStepId}.`,
    );
  if (delayedRouting !== undefined && delayedRouting.status !== 'pending')
    throw new ServiceRefusal(
      'WORKFLOW_UPDATE_NOT_ALLOWED',
      `The delay of step ${workflowStepId} has started or is over. To end a running delay, set it to 00:01:00.`,
    );
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
function requireBody(body: WorkflowStep | undefined): WorkflowStep {
  if (body !== undefined) return body;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    'The body is empty. Send the step, with action, triggerOnItem and itemId.',
  );
}
