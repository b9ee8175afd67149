import type { Context } from '../engine/context.ts';
import { ServiceError } from '../engine/service-error.ts';
import type { State } from '../state/state.ts';
import { connectConfigurations, type StoredConfiguration } from './configuration.ts';

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
