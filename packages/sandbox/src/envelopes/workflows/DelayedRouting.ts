import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { defineForBoth } from '../define-for-both.ts';
import { readDelayedRouting } from '../life/read-delayed-routing.ts';
import { scheduleWorkflow } from '../life/schedule-workflow.ts';
import { requireWorkflowFeatures } from '../life/workflow-features.ts';
import { setStep } from './change-steps.ts';
import { findDelayedRouting, findStep } from './find-workflow.ts';
import { openWorkflow } from './open-workflow.ts';

export const [
  Envelopes_getEnvelopeDelayedRoutingDefinition,
  Envelopes_getTemplateDelayedRoutingDefinition,
] = defineForBoth(
  'Envelopes_getEnvelopeDelayedRoutingDefinition',
  'Envelopes_getTemplateDelayedRoutingDefinition',
  async (_state, { path }, _context, open) => {
    const { found } = await open();
    return { status: 200, body: findDelayedRouting(found, path.workflowStepId) };
  },
);

export const [
  Envelopes_updateEnvelopeDelayedRoutingDefinition,
  Envelopes_updateTemplateDelayedRoutingDefinition,
] = defineForBoth(
  'Envelopes_updateEnvelopeDelayedRoutingDefinition',
  'Envelopes_updateTemplateDelayedRoutingDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const { workflowStepId } = request.path;
    const step = findStep(found, workflowStepId);
    if (request.body === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        'The body is empty. Send a delay with one rule.',
      );
    await requireWorkflowFeatures(state, found.accountId, {
      workflowSteps: [{ delayedRouting: request.body }],
    });
    const delayedRouting = readDelayedRouting(state, found, request.body, step, '');
    setStep(found, step, { ...step, delayedRouting });
    if (found.kind === 'envelope') await scheduleWorkflow(state, found);
    await save();
    return { status: 200, body: findDelayedRouting(found, workflowStepId) };
  },
);

export const [
  Envelopes_deleteEnvelopeDelayedRoutingDefinition,
  Envelopes_deleteTemplateDelayedRoutingDefinition,
] = defineForBoth(
  'Envelopes_deleteEnvelopeDelayedRoutingDefinition',
  'Envelopes_deleteTemplateDelayedRoutingDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const step = findStep(found, request.path.workflowStepId);
    const { status = 'pending' } = findDelayedRouting(found, request.path.workflowStepId);
    if (status !== 'pending')
      throw new ServiceRefusal(
        'WORKFLOW_UPDATE_NOT_ALLOWED',
        `The delay of step ${step.workflowStepId} has started or is over. To end a running delay, set it to 00:01:00.`,
      );
    const { delayedRouting: _deleted, ...rest } = step;
    setStep(found, step, rest);
    await save();
    return { status: 200 };
  },
);
