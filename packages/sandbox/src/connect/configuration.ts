import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import type { State } from '../state/state.ts';
import { connectConfigurations, type StoredConfiguration } from '../state/model/connect.ts';
import { isHttpUrl } from './is-http-url.ts';
import { checkOAuthConfig, presentOAuthConfig } from './oauth-config.ts';
import { showName } from '../engine/show-name.ts';

/** @throws ServiceRefusal INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT */
export async function findConfiguration(
  state: State,
  { account }: Pick<Context, 'account'>,
  connectId: string,
): Promise<StoredConfiguration> {
  const found = await state.of(connectConfigurations).get(account.accountId, connectId);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'INVALID_DOCUSIGN_CONNECT_CONFIGURATION_FOR_ACCOUNT',
    `The account has no Connect configuration ${showName(connectId)}. ConnectConfigurations_list returns them.`,
  );
}

/**
 * Checks the rules for a configuration that its schema cannot express.
 * @param place its place in the body
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER with the place in the body
 */
export function checkConfiguration(
  {
    name,
    urlToPublishTo,
    events = [],
    envelopeEvents = [],
    recipientEvents = [],
    enableOAuthPerConfiguration,
    oAuthConfiguration,
  }: ConnectCustomConfiguration,
  place = '',
): void {
  if (name.trim() === '')
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${place}/name must not be empty.`);
  if (!isHttpUrl(urlToPublishTo))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${place}/urlToPublishTo must be an http or https URL, such as http://127.0.0.1:8080/events.`,
    );
  if (events.length + envelopeEvents.length + recipientEvents.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The configuration selects no events. Set ${place}/events, ${place}/envelopeEvents or ${place}/recipientEvents.`,
    );
  if (enableOAuthPerConfiguration === 'true' || oAuthConfiguration !== undefined)
    checkOAuthConfig(oAuthConfiguration ?? {}, `${place}/oAuthConfiguration`);
}

/**
 * Fills in the secrets of a configuration that a request leaves out: they are never returned, so
 * that a caller who changes something else cannot send them back.
 */
export function keepSecrets(
  body: ConnectCustomConfiguration,
  before: StoredConfiguration,
): ConnectCustomConfiguration {
  const { userName, password, oAuthConfiguration: oldOAuth } = before;
  const { oAuthConfiguration } = body;
  const clientSecret =
    oAuthConfiguration?.clientId === oldOAuth?.clientId ? oldOAuth?.clientSecret : undefined;
  return {
    ...(password !== undefined && body.userName === userName && { password }),
    ...body,
    ...(oAuthConfiguration !== undefined &&
      clientSecret !== undefined && {
        oAuthConfiguration: { clientSecret, ...oAuthConfiguration },
      }),
  };
}

/** Presents a configuration without its secrets. */
export function presentConfiguration(
  configuration: StoredConfiguration,
): ConnectCustomConfiguration {
  const shown: ConnectCustomConfiguration = { ...configuration };
  delete shown.password;
  delete shown.salesforceAuthcode;
  if (shown.oAuthConfiguration !== undefined)
    shown.oAuthConfiguration = presentOAuthConfig(shown.oAuthConfiguration);
  return shown;
}
