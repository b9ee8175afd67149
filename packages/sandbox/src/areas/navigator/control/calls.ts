import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for acts on agreements, of people and of the reader of the service. */
export function createNavigatorCalls({ api, unwrap }: CallParts) {
  return {
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
  };
}
