import type { Context } from '../engine/context.js';
import { ServiceError } from '../engine/service-error.js';
import type { State } from '../state/state.js';
import { connectConfigurations, type StoredConfiguration } from './configuration.js';

/** @throws ServiceError INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT */
export async function findConfiguration(
  state: State,
  { account }: Pick<Context, 'account'>,
  connectId: string,
): Promise<StoredConfiguration> {
  const found = await state.of(connectConfigurations).get(account.accountId, connectId);
  if (found !== undefined) return found;
  throw new ServiceError(
    'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT',
    `The account has no configuration of Connect ${connectId}; ConnectConfigurations_list tells which there are.`,
  );
}
