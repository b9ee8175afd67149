import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { defineForBoth } from '../define-for-both.ts';
import { findWorkflowPlaces } from '../life/read-workflow.ts';
import { isProcessed } from '../life/schedule-workflow.ts';
import { cancelCountdown, changeWorkflow } from '../life/workflow.ts';
import { findWorkflow } from './find-workflow.ts';
import { openWorkflow } from './open-workflow.ts';
import { presentWorkflow } from './present-workflow.ts';

export const [
  EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition,
  EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition,
] = defineForBoth(
  'EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition',
  'EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition',
  async (_state, _request, _context, open) => {
    const { found } = await open();
    findWorkflow(found);
    return { status: 200, body: presentWorkflow(found) };
  },
);

export const [
  EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition,
  EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition,
] = defineForBoth(
  'EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition',
  'EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    if (request.body === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        'The body is empty. Send the parts of the workflow to change.',
      );
    await changeWorkflow(state, found, request.body, {
      places: findWorkflowPlaces(''),
      countdown: 'cancel',
    });
    await save();
    return { status: 200, body: presentWorkflow(found) };
  },
);

export const [
  EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition,
  EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition,
] = defineForBoth(
  'EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition',
  'EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const { workflow, status } = found;
    if (workflow === undefined) return { status: 200 };
    if (workflow.workflowStatus === 'paused' && status !== 'created')
      throw new ServiceRefusal(
        'WORKFLOW_UPDATE_NOT_ALLOWED',
        `The envelope ${found.envelopeId} is paused. Resume it with workflowStatus in_progress.`,
      );
    if (workflow.workflowSteps?.some(isProcessed) === true)
      throw new ServiceRefusal(
        'WORKFLOW_UPDATE_NOT_ALLOWED',
        `The envelope ${found.envelopeId} has already reached a step of its workflow. Delete the other steps one by one.`,
      );
    delete found.workflow;
    if (found.kind === 'envelope') await cancelCountdown(state, found);
    await save();
    return { status: 200 };
  },
);
