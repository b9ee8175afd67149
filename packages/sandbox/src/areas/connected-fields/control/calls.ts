import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for the extension apps that an account has installed. */
export function createConnectedFieldsCalls({ api, unwrap, done }: CallParts) {
  return {
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
    removeExtensionApp: async (accountId: string, appId: string) =>
      done(
        await api.DELETE('/accounts/{accountId}/extension-apps/{appId}', {
          params: { path: { accountId, appId } },
        }),
      ),
  };
}
