import type { Claims } from '../../engine/caller.ts';
import type { CommonContext } from '../../engine/context.ts';
import { identities, integrations } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { AdminRefusal } from './admin-refusal.ts';

/** The context of a call to an operation of Admin. */
export interface AdminContext extends CommonContext {
  caller: AdminCaller;
  /** The claims of the token. */
  claims: Claims;
}

/** A user, or an application with a token of its own. */
export interface AdminCaller {
  type: 'user' | 'client_app';
  /** The user ID or the integration key. */
  id: string;
  name: string;
  email?: string;
  /** The organization of an application. */
  organizationId?: string;
}

/** @throws AdminRefusal where the user or the application of the token is gone */
export async function resolveAdminContext(
  state: State,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<AdminContext> {
  if (claims === undefined) throw new Error(`${common.operationId} was called without a token`);
  return { ...common, claims, caller: await findCaller(state, claims) };
}

async function findCaller(state: State, { sub, clientId }: Claims): Promise<AdminCaller> {
  if (sub === undefined) {
    const application = await state.of(integrations).get('', clientId);
    if (application !== undefined) {
      const { name, organizationId } = application;
      return {
        type: 'client_app',
        id: clientId,
        name,
        ...(organizationId !== undefined && { organizationId }),
      };
    }
  } else {
    const user = await state.of(identities).get('', sub);
    if (user !== undefined)
      return { type: 'user', id: sub, name: user.userName, email: user.email };
  }
  throw new AdminRefusal(
    'access_denied',
    'The user or the application of the access token no longer exists.',
  );
}
