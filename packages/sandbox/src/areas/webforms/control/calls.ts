import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do with web forms. */
export function createWebFormsCalls({ api, unwrap }: CallParts) {
  return {
    /** Creates a web form from a template, as people do in the web application. */
    createWebForm: async (accountId: string, body: Schemas['NewWebForm']) =>
      unwrap(
        await api.POST('/accounts/{accountId}/web-forms', {
          params: { path: { accountId } },
          body,
        }),
      ),
    /** Publishes, disables or changes a web form. */
    changeWebForm: async (accountId: string, formId: string, body: Schemas['WebFormChange']) =>
      unwrap(
        await api.PATCH('/accounts/{accountId}/web-forms/{formId}', {
          params: { path: { accountId, formId } },
          body,
        }),
      ),
    /** Submits, saves or fails an instance of a web form, as the person who has it open. */
    actOnWebFormInstance: async (
      { accountId, formId, instanceId }: { accountId: string; formId: string; instanceId: string },
      body: Schemas['WebFormAction'],
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/web-forms/{formId}/instances/{instanceId}/action', {
          params: { path: { accountId, formId, instanceId } },
          body,
        }),
      ),
  };
}
