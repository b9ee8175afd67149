import type { ConnectOAuthConfig } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { withoutUndefined } from '../engine/without-undefined.ts';
import type { State } from '../state/state.ts';
import { isHttpUrl } from './is-http-url.ts';
import { connectOAuthConfigs, type StoredOAuthConfig } from './kinds.ts';

/** An account or an organization has one OAuth configuration, which needs no ID. */
const onlyOne = '';

/** The OAuth configuration of an account or an organization; undefined without one. */
export function readOAuthConfig(
  state: State,
  ownerId: string,
): Promise<StoredOAuthConfig | undefined> {
  return state.of(connectOAuthConfigs).get(ownerId, onlyOne);
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
export async function findOAuthConfig(
  state: State,
  { account }: Pick<Context, 'account'>,
): Promise<StoredOAuthConfig> {
  const found = await readOAuthConfig(state, account.accountId);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no OAuth configuration of Connect. Connect_createConnectOAuthConfig sets one.`,
  );
}

export async function saveOAuthConfig(
  state: State,
  ownerId: string,
  config: StoredOAuthConfig,
): Promise<void> {
  await state.of(connectOAuthConfigs).put(ownerId, onlyOne, config);
}

export async function deleteOAuthConfig(state: State, ownerId: string): Promise<void> {
  await state.of(connectOAuthConfigs).remove(ownerId, onlyOne);
}

/** The parameters of a token request that the service sets itself. */
const ownParameters = new Set(['grant_type', 'client_id', 'client_secret', 'scope']);

/**
 * Checks that tokens can be requested with a configuration.
 * @param place its place in the body
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function checkOAuthConfig(config: ConnectOAuthConfig, place = ''): StoredOAuthConfig {
  return readCompleteOAuthConfig(
    config,
    (message) => new ServiceRefusal('INVALID_REQUEST_PARAMETER', message),
    { place },
  );
}

/**
 * Reads a configuration with which tokens can be requested.
 * @param refuse creates the error for an invalid one
 * @param names its location in the body, and the name of the field with the additional parameters
 */
export function readCompleteOAuthConfig(
  config: ConnectOAuthConfig,
  refuse: (message: string) => Error,
  { place = '', parameters = 'customParameters' } = {},
): StoredOAuthConfig {
  const { authorizationServerUrl = '', clientId = '', clientSecret = '' } = config;
  if (!isHttpUrl(authorizationServerUrl))
    throw refuse(
      `${place}/authorizationServerUrl must be an http or https URL, such as https://login.example/oauth2/token.`,
    );
  if (clientId === '')
    throw refuse(`${place}/clientId is required to request tokens from the authorization server.`);
  if (clientSecret === '')
    throw refuse(
      `${place}/clientSecret is required to request tokens from the authorization server.`,
    );
  for (const name of Object.keys(config.customParameters ?? {}))
    if (ownParameters.has(name))
      throw refuse(`${place}/${parameters}/${name} is set by the service. Remove it.`);
  // Nothing else is kept: a misspelled secret would be returned.
  const { customParameters, scope } = config;
  return withoutUndefined({
    authorizationServerUrl,
    clientId,
    clientSecret,
    customParameters,
    scope,
  });
}

/** An OAuth configuration as the service returns it: without its secret. */
export function presentOAuthConfig(config: ConnectOAuthConfig): ConnectOAuthConfig {
  const shown = { ...config };
  delete shown.clientSecret;
  return shown;
}
