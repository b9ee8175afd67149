import type { Context } from '../../engine/context.ts';
import { readGuid } from '../../engine/read-guid.ts';
import type { State } from '../../state/state.ts';
import { refusal } from './refusal.ts';
import {
  instances,
  type StoredInstance,
  type StoredWorkflow,
  workflows,
} from './stored-workflow.ts';

/**
 * Finds the workflow of a path.
 * @throws Refusal 404 if the account has none with this ID
 */
export async function findWorkflow(
  state: State,
  { account }: Pick<Context, 'account'>,
  workflowId: string,
): Promise<StoredWorkflow> {
  const found = await state.of(workflows).get(account.accountId, readGuid(workflowId));
  if (found !== undefined) return found;
  throw refusal(
    '404',
    `The account has no workflow ${workflowId}. List them with Workflows_GetWorkflowsList.`,
  );
}

/**
 * Finds the instance of a path.
 * @throws Refusal 404 if the workflow has none with this ID
 */
export async function findInstance(
  state: State,
  context: Pick<Context, 'account'>,
  { workflowId, instanceId }: { workflowId: string; instanceId: string },
): Promise<StoredInstance> {
  const workflow = await findWorkflow(state, context, workflowId);
  const found = await state.of(instances).get(context.account.accountId, readGuid(instanceId));
  if (found?.workflowId === workflow.workflowId) return found;
  throw refusal(
    '404',
    `The workflow ${workflow.name} has no instance ${instanceId}. List them with WorkflowInstanceManagement_getWorkflowInstancesList.`,
  );
}
