import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { defineForBoth } from '../define-for-both.ts';
import { changeWorkflow, continueWorkflow } from '../life/workflow.ts';
import { findScheduledSending, findWorkflow } from './find-workflow.ts';
import { openWorkflow } from './open-workflow.ts';

export const [
  Envelopes_getEnvelopeScheduledSendingDefinition,
  Envelopes_getTemplateScheduledSendingDefinition,
] = defineForBoth(
  'Envelopes_getEnvelopeScheduledSendingDefinition',
  'Envelopes_getTemplateScheduledSendingDefinition',
  async (_state, _request, _context, open) => {
    const { found } = await open();
    return { status: 200, body: findScheduledSending(found) };
  },
);

export const [
  Envelopes_updateEnvelopeScheduledSendingDefinition,
  Envelopes_updateTemplateScheduledSendingDefinition,
] = defineForBoth(
  'Envelopes_updateEnvelopeScheduledSendingDefinition',
  'Envelopes_updateTemplateScheduledSendingDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    findWorkflow(found);
    if (request.body === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        'The body is empty. Send a schedule with one rule.',
      );
    await changeWorkflow(
      state,
      found,
      { scheduledSending: request.body },
      { places: { scheduledSending: '', workflowSteps: '' } },
    );
    await save();
    return { status: 200, body: findScheduledSending(found) };
  },
);

export const [
  Envelopes_deleteEnvelopeScheduledSendingDefinition,
  Envelopes_deleteTemplateScheduledSendingDefinition,
] = defineForBoth(
  'Envelopes_deleteEnvelopeScheduledSendingDefinition',
  'Envelopes_deleteTemplateScheduledSendingDefinition',
  async (state, request, context, open) => {
    const { found, save } = await openWorkflow(state, request, context, open);
    const { status = 'pending' } = findScheduledSending(found);
    if (status !== 'pending')
      throw new ServiceRefusal(
        'WORKFLOW_UPDATE_NOT_ALLOWED',
        status === 'started'
          ? 'The countdown has started. To cancel it, delete the whole workflow or change the schedule.'
          : `The envelope ${found.envelopeId} was already sent on schedule.`,
      );
    const { scheduledSending: _deleted, ...workflow } = findWorkflow(found);
    found.workflow = workflow;
    if (found.kind === 'envelope') await continueWorkflow(state, found);
    await save();
    return { status: 200 };
  },
);
