import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.ts';
import { ServiceError } from '../engine/service-error.ts';
import type { State } from '../state/state.ts';
import { connectConfigurations, type StoredConfiguration } from './kinds.ts';

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

/**
 * What a schema cannot say of a configuration.
 * @throws ServiceError INVALID_REQUEST_BODY with the place in the body
 */
export function checkConfiguration({
  name,
  urlToPublishTo,
  events = [],
  envelopeEvents = [],
  recipientEvents = [],
}: ConnectCustomConfiguration): void {
  if (name.trim() === '')
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      '/name is empty; give the configuration a name.',
    );
  const url = URL.parse(urlToPublishTo);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      '/urlToPublishTo is no address with http or https, such as http://127.0.0.1:8080/events.',
    );
  if (events.length + envelopeEvents.length + recipientEvents.length === 0)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      'The configuration asks for nothing; give /events, /envelopeEvents or /recipientEvents.',
    );
}

/** A configuration as the service shows it: without what is secret. */
export function presentConfiguration(
  configuration: StoredConfiguration,
): ConnectCustomConfiguration {
  const shown: ConnectCustomConfiguration = { ...configuration };
  delete shown.password;
  delete shown.salesforceAuthcode;
  return shown;
}
