import { defineConnectedFieldsOperation } from './define-connected-fields-operation.ts';
import { extensionApps } from '../../state/model/extension-apps.ts';

export const TabInfo_GetTabGroups = defineConnectedFieldsOperation(
  'TabInfo_GetTabGroups',
  async (state, { query: { appId } }, { account }) => {
    const apps = await state.of(extensionApps).list(account.accountId);
    return {
      status: 200,
      body: apps.filter((app) => appId === undefined || app.appId === appId),
    };
  },
);
