import type { operations } from '@countersign/types/connected-fields/openapi';
import type { ErrorCode } from '@countersign/types/connected-fields';
import { extensionApps } from '../../state/model/extension-apps.ts';
import type { Context } from '../../engine/context.ts';
import { createDefiner, resolveMemberOr } from '../../engine/operation.ts';
import { createRefuse } from '../../engine/area-refusal.ts';

/** Makes the refusal of a call to Connected Fields. */
const refusal = createRefuse<ErrorCode>('connected-fields');

/**
 * Defines the handler of an operation of Connected Fields. The file of its resource exports it under its
 * operationId.
 */
const defineConnectedFieldsOperation = createDefiner<operations, Context>(
  resolveMemberOr((sentence) => refusal('FORBIDDEN', sentence)),
);

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
