import { Refusal } from '@countersign/mock/core/answers';
import type { OlderCredentials } from '@countersign/mock/core/oauth';
import type { Claims } from '../engine/caller.ts';
import { identities, integrations } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { findUser } from './find-user.ts';

/**
 * Reads the claims of a user who calls with a password, as programs did before access tokens. They are
 * good for eSignature alone.
 * @throws Refusal PARTNER_AUTHENTICATION_FAILED, USER_AUTHENTICATION_FAILED
 * @evidence recorded
 */
export async function readOlderClaims(
  state: State,
  { userName, password, integrationKey }: OlderCredentials,
): Promise<Claims> {
  const clientId = integrationKey.toLowerCase();
  if ((await state.of(integrations).get('', clientId)) === undefined)
    throw new Refusal(
      'noToken',
      `The Integrator Key was not found or is disabled: ${integrationKey}.`,
    );
  const identity = await state.of(identities).get('', userName.toLowerCase());
  const found = await findUser(state, identity?.email ?? userName, password);
  if (typeof found === 'string')
    throw new Refusal('badToken', found, { body: { errorCode: 'USER_AUTHENTICATION_FAILED' } });
  return { sub: found.userId, clientId, scopes: ['signature'], exp: Infinity };
}
