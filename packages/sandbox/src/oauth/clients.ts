import { GrantRefusal, readPublicKey, type FindClient } from '@countersign/mock/core/oauth';
import { integrations, type StoredIntegration } from '../state/model/account.ts';
import type { State } from '../state/state.ts';

/** The applications of a tenant, as the checks of the service take them. */
export async function clientsIn(state: State): Promise<FindClient> {
  const known = await state.of(integrations).list('');
  const find = (id: string) => {
    const found = known.find(({ integrationKey }) => integrationKey === id.toLowerCase());
    if (found === undefined) return undefined;
    const { integrationKey, secret, redirectUris, publicKeys, implicitGrant } = found;
    return {
      id: integrationKey,
      ...(secret !== undefined && { secret }),
      ...(redirectUris !== undefined && { redirectUris }),
      ...(implicitGrant === true && { implicitGrant }),
      ...(publicKeys !== undefined && {
        publicKeys: publicKeys.map((pem) => readPublicKey(pem, integrationKey)),
      }),
    };
  };
  const names = known.map(({ integrationKey, name }) => `${integrationKey} (${name})`);
  return Object.assign(find, { known: names });
}

/** @throws GrantRefusal where the tenant does not know the application */
export async function requireIntegration(
  state: State,
  clientId: string,
): Promise<StoredIntegration> {
  const found = await state.of(integrations).get('', clientId);
  if (found === undefined) throw new GrantRefusal('invalid_client', 'Unknown integration key.');
  return found;
}
