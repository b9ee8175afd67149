import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do on the pages of clickwraps. */
export function createClickCalls({ api, unwrap }: CallParts) {
  return {
    /** Agrees to the active version of a clickwrap as a person, or declines. */
    answerClickwrap: async (
      accountId: string,
      clickwrapId: string,
      body: Schemas['ClickwrapAnswer'],
    ) =>
      unwrap(
        await api.POST('/accounts/{accountId}/clickwraps/{clickwrapId}/answer', {
          params: { path: { accountId, clickwrapId } },
          body,
        }),
      ),
  };
}
