import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do in the web pages of workflows. */
export function createMaestroCalls({ api, unwrap }: CallParts) {
  return {
    /** Publishes, unpublishes or archives a workflow. */
    setWorkflowStatus: async (
      accountId: string,
      workflowId: string,
      status: Schemas['WorkflowStatusChange']['status'],
    ) =>
      unwrap(
        await api.PUT('/accounts/{accountId}/workflows/{workflowId}/status', {
          params: { path: { accountId, workflowId } },
          body: { status },
        }),
      ),
    /** Completes the current step of a workflow instance; a form needs its entries. */
    advanceWorkflowInstance: async (
      accountId: string,
      instanceId: string,
      entries: Readonly<Record<string, string>> = {},
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/workflow-instances/{instanceId}/advance', {
          params: { path: { accountId, instanceId } },
          body: { entries },
        }),
      ),
    /** Lets a workflow instance fail or expire. */
    endWorkflowInstance: async (
      accountId: string,
      instanceId: string,
      body: Schemas['WorkflowEnd'],
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/workflow-instances/{instanceId}/end', {
          params: { path: { accountId, instanceId } },
          body,
        }),
      ),
  };
}
