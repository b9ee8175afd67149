import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { warnOfEvents } from '../engine/warn-of-events.ts';
import type { State } from '../state/state.ts';
import { readOAuthConfig } from './oauth-config.ts';

/**
 * Warns of settings that keep a configuration from sending its events.
 * @param place its location in the body
 */
export function warnOfConfiguration(
  state: Pick<State, 'warn'>,
  body: ConnectCustomConfiguration,
  place = '',
): void {
  warnOfEvents(state, body, place);
  if (body.requireMutualTls === 'true' && URL.parse(body.urlToPublishTo)?.protocol !== 'https:')
    state.warn({
      code: 'no-events',
      at: `${place}/requireMutualTls`,
      message: 'nothing is delivered, since mutual TLS requires a `urlToPublishTo` with https.',
    });
  const { allowEnvelopePublish, allUsers, allUsersExcept, userIds = [], groupIds = [] } = body;
  if (allowEnvelopePublish !== 'true')
    state.warn({
      code: 'no-events',
      at: `${place}/allowEnvelopePublish`,
      message: 'nothing is sent until `allowEnvelopePublish` is true.',
    });
  else if (
    allUsers !== 'true' &&
    allUsersExcept !== 'true' &&
    userIds.length + groupIds.length === 0
  )
    state.warn({
      code: 'no-events',
      at: `${place}/allUsers`,
      message:
        'nothing is sent, since the configuration is for no users; set `allUsers` to true, or name users in `userIds` or groups in `groupIds`.',
    });
}

/** Warns of what keeps the messages of a configuration from having an access token. */
export async function warnOfOAuth(
  state: State,
  accountId: string,
  { includeOAuth, enableOAuthPerConfiguration, integratorManaged }: ConnectCustomConfiguration,
  place = '',
): Promise<void> {
  if (includeOAuth !== 'true' || enableOAuthPerConfiguration === 'true') return;
  if (integratorManaged === 'true')
    state.warn({
      code: 'field-ignored',
      at: `${place}/integratorManaged`,
      message:
        'the sandbox has no account of the integrator; it uses the OAuth configuration of this account.',
    });
  if ((await readOAuthConfig(state, accountId)) === undefined)
    state.warn({
      code: 'no-events',
      at: `${place}/includeOAuth`,
      message:
        'nothing is delivered until the account has an OAuth configuration; set one with `Connect_createConnectOAuthConfig`.',
    });
}
