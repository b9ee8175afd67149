import { writeStatus } from '../../engine/status-in-words.ts';
import { defineMaestroOperation } from './define-maestro-operation.ts';
import { findInstance, findWorkflow } from './find-workflow.ts';
import { presentInstance, presentResponse } from './present.ts';
import { refusal } from './refusal.ts';
import { endInstance } from './steps/run-steps.ts';
import { instances } from './stored-workflow.ts';

export const WorkflowInstanceManagement_getWorkflowInstancesList = defineMaestroOperation(
  'WorkflowInstanceManagement_getWorkflowInstancesList',
  async (state, { path }, context) => {
    const { workflowId } = await findWorkflow(state, context, path.workflowId);
    const all = await state.of(instances).list(context.account.accountId);
    const own = all.filter((instance) => instance.workflowId === workflowId);
    return {
      status: 200,
      body: {
        data: own.toSorted((a, b) => b.startedAt - a.startedAt).map(presentInstance),
        response_metadata: presentResponse(state, context),
      },
    };
  },
);

export const WorkflowInstanceManagement_getWorkflowInstance = defineMaestroOperation(
  'WorkflowInstanceManagement_getWorkflowInstance',
  async (state, { path }, context) => ({
    status: 200,
    body: presentInstance(await findInstance(state, context, path)),
  }),
);

export const WorkflowInstanceManagement_cancelWorkflowInstance = defineMaestroOperation(
  'WorkflowInstanceManagement_cancelWorkflowInstance',
  async (state, { path }, context) => {
    const instance = await findInstance(state, context, path);
    const { instanceId, workflowId, status } = instance;
    if (status !== 'In Progress')
      throw refusal(
        '409',
        `The instance ${instance.name} is ${writeStatus(status)}. Only one that is in progress can be canceled.`,
      );
    instance.canceledAt = state.now;
    instance.canceledBy = context.caller.userId;
    await endInstance(state, instance, 'Canceled');
    return {
      status: 200,
      body: {
        message: `Successfully cancelled the workflow instance ${instanceId} in ${workflowId}`,
      },
    };
  },
);
