import { members, type StoredAccount, type StoredMember } from '../state/model/account.ts';
import {
  authorizations,
  isValidAt,
  type AuthorizationPermission,
} from '../state/model/authorizations.ts';
import type { State } from '../state/state.ts';
import type { Call } from './caller.ts';
import { ServiceRefusal } from './service-refusal.ts';

/** Names the user whom the caller acts for. */
export const actAsHeader = 'x-docusign-act-on-behalf';

/** The user who calls for another user, who is the caller of the context. */
export interface Agent {
  userId: string;
  userName: string;
  permissions: ReadonlySet<AuthorizationPermission>;
}

/** Operations that agents can use: only those about envelopes. */
const allowed = /^(?:Envelope|Folders_|ChunkedUploads_|Templates_(?:list|get)$)/;

/**
 * Operations that agents cannot use: changing the workflow of a template, and opening the console,
 * which has all rights of the user.
 */
const excluded = /_(?:create|update|delete)Template|^EnvelopeViews_createConsole$/;

/**
 * The user whom a caller acts for, by a header of the request; undefined where it has none. As the
 * caller of an operation that user has no rights of an administrator.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS without an authorization that is valid now
 */
export async function findPrincipal(
  state: State,
  { request, operation }: Pick<Call, 'request' | 'operation'>,
  account: StoredAccount,
  agent: StoredMember,
): Promise<{ caller: StoredMember; agent: Agent } | undefined> {
  const userId = request.headers[actAsHeader]?.trim().toLowerCase() ?? '';
  if (userId === '' || userId === agent.userId) return undefined;
  const all = await state.of(authorizations).list(account.accountId);
  const permissions = new Set(
    all
      .filter((one) => one.agentId === agent.userId && one.principalId === userId)
      .filter((one) => isValidAt(one, state.now) && one.permission !== 'sign')
      .map(({ permission }) => permission),
  );
  const principal = await state.of(members).get(account.accountId, userId);
  if (permissions.size === 0 || principal === undefined || principal.status !== 'Active')
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${agent.userName} has no valid authorization to act for the user ${userId}, whom the header X-DocuSign-Act-On-Behalf names. Accounts_createUserAuthorization creates one.`,
    );
  if (!allowed.test(operation.id) || excluded.test(operation.id))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${operation.id} cannot be called for another user. Omit the header X-DocuSign-Act-On-Behalf.`,
    );
  const { userId: agentId, userName } = agent;
  const found = {
    caller: { ...principal, isAdmin: false },
    agent: { userId: agentId, userName, permissions },
  };
  if (operation.id === 'Envelopes_create') requireAgent(found, 'send');
  return found;
}

/** The actions of agents, and the permissions that each requires; any of them is enough. */
const needed = {
  send: ['send'],
  draft: ['send'],
  delete: ['send'],
  correct: ['send', 'edit'],
  move: ['send', 'edit', 'manage'],
} as const satisfies Readonly<Record<string, readonly AuthorizationPermission[]>>;

/**
 * Refuses an action of an agent whose authorizations do not include it.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS
 * @evidence public
 */
export function requireAgent(
  { agent, caller }: { agent?: Agent | undefined; caller: Pick<StoredMember, 'userName'> },
  action: keyof typeof needed,
): void {
  const any = needed[action];
  if (agent === undefined || any.some((one) => agent.permissions.has(one))) return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${agent.userName} is not allowed to ${words[action]} for ${caller.userName}. This requires an authorization with the permission ${any.join(' or ')}.`,
  );
}

const words: Readonly<Record<keyof typeof needed, string>> = {
  send: 'send envelopes',
  draft: 'change drafts',
  delete: 'delete envelopes',
  correct: 'change envelopes that were sent',
  move: 'move envelopes',
};
