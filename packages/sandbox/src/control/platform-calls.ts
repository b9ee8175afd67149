import type createClient from 'openapi-fetch';
import type { components, paths } from '../frame/control/generated/control.ts';

type Schemas = components['schemas'];

/** A result of openapi-fetch. */
interface Outcome<Data> {
  data?: Data;
  error?: Schemas['Problem'];
  response: Response;
}

/**
 * Creates the calls for what people do on the pages of workflows, agreements, workspaces and
 * extension apps.
 */
export function createPlatformCalls(
  api: ReturnType<typeof createClient<paths>>,
  unwrap: <Data>(outcome: Outcome<Data>) => Data,
) {
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
    /** Adds or changes an agreement, as if it had been read in a document. */
    putAgreement: async (
      accountId: string,
      agreementId: string,
      body: Schemas['AgreementSetting'],
    ) =>
      unwrap(
        await api.PUT('/accounts/{accountId}/agreements/{agreementId}', {
          params: { path: { accountId, agreementId } },
          body,
        }),
      ),
    /** Finishes an upload job at once. */
    finishUploadJob: async (accountId: string, jobId: string) =>
      unwrap(
        await api.POST('/accounts/{accountId}/upload-jobs/{jobId}/finish', {
          params: { path: { accountId, jobId } },
        }),
      ),
    /** Uploads the documents of an upload request and completes it, as its assignee. */
    answerUploadRequest: async (
      accountId: string,
      workspaceId: string,
      uploadRequestId: string,
      body: Schemas['UploadRequestAnswer'] = {},
    ) =>
      unwrap(
        await api.POST(
          '/accounts/{accountId}/shared-workspaces/{workspaceId}/upload-requests/{uploadRequestId}/answer',
          { params: { path: { accountId, workspaceId, uploadRequestId } }, body },
        ),
      ),
    /** Installs an extension app with its tabs, and perhaps its answer to what signers type. */
    installExtensionApp: async (
      accountId: string,
      appId: string,
      tabs: Schemas['ExtensionAppInstall']['tabs'],
      answer?: Schemas['ExtensionAppInstall']['answer'],
    ) =>
      unwrap(
        await api.PUT('/accounts/{accountId}/extension-apps/{appId}', {
          params: { path: { accountId, appId } },
          body: { tabs, ...(answer !== undefined && { answer }) },
        }),
      ),
    /** Removes an extension app. */
    removeExtensionApp: async (accountId: string, appId: string): Promise<void> => {
      const { error, response } = await api.DELETE('/accounts/{accountId}/extension-apps/{appId}', {
        params: { path: { accountId, appId } },
      });
      if (error !== undefined) unwrap({ error, response });
    },
  };
}
