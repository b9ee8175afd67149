import { randomUUID } from 'node:crypto';
import {
  GrantRefusal,
  tokenForJwt,
  tokensWithRefresh,
  type OAuthStore,
  type TokenSigner,
} from '@countersign/mock/core/oauth';
import { identities } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { clientsIn } from './clients.ts';
import { hasConsent } from './consent.ts';
import { findLogin } from './find-login.ts';
import { grants, openCodes } from '../state/model/oauth.ts';
import { activeUser } from './users.ts';

/**
 * Creates the store of applications, users, codes and consent of a tenant, within a transaction.
 */
export function tenantStore(state: State, signer: TokenSigner): OAuthStore {
  const store: OAuthStore = {
    now: state.now,
    signer,
    tenant: state.tenant.name,
    findClients: () => clientsIn(state),
    findLogin: (visit, authorization) => findLogin({ ...visit, state, signer }, authorization),
    async keepCode(code) {
      const jti = randomUUID();
      await state.of(openCodes).put('', jti, Math.ceil(code.exp));
      return { ...code, jti };
    },
    useCode: ({ jti = '' }) => state.of(openCodes).remove('', jti),
    async answerKnown(kind, shown, origin) {
      const known = await state.of(grants).get('', shown);
      if (known?.kind !== kind) return undefined;
      const { userId, integrationKey: clientId, scopes } = known;
      const make = kind.endsWith('jwt-bearer') ? tokenForJwt : tokensWithRefresh;
      return make({ userId, clientId, scopes }, { store, origin });
    },
    async requireUser(userId) {
      if ((await activeUser(state, userId)) === undefined)
        throw new GrantRefusal('invalid_grant', 'user_not_found');
    },
    async requireConsent(userId, clientId, scopes) {
      const user = await state.of(identities).get('', userId);
      if (user === undefined || !(await hasConsent(state, user, clientId, scopes)))
        throw new GrantRefusal('consent_required');
    },
  };
  return store;
}
