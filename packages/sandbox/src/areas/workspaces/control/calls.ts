import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do on the pages of workspaces. */
export function createWorkspacesCalls({ api, unwrap }: CallParts) {
  return {
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
  };
}
