import type {
  UserAuthorizationCreateRequest,
  UserAuthorizationUpdateRequest,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { currentEditor } from '../../engine/current-editor.ts';
import { readDateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import {
  type AuthorizationPermission,
  authorizations,
  type StoredAuthorization,
} from '../../state/model/authorizations.ts';
import type { State } from '../../state/state.ts';

/** The last moment of the year 9999: what an authorization without an end has. */
export const noEnd = Date.UTC(9999, 11, 31, 23, 59, 59);

/** The maximum number of authorizations of a principal; the service does not document its limit. */
const most = 1000;

/**
 * Lets an agent act for a principal.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER, USER_NOT_FOUND
 */
export async function addAuthorization(
  state: State,
  context: Context,
  principal: StoredMember,
  { agentUser, permission, startDate, endDate, ...task }: UserAuthorizationCreateRequest,
): Promise<StoredAuthorization> {
  const agent = await findAgent(state, context, principal, agentUser?.userId);
  const known = await listPrincipalAuthorizations(state, context, principal);
  if (known.length >= most)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The user has ${known.length} authorizations. The maximum is ${most}. Delete one first.`,
    );
  const read = readPermission(permission);
  requireNew(state, known, { agent, permission: read });
  const authorizationId = context.newId();
  const period = readPeriod({ startDate, endDate }, { startAt: state.now, endAt: noEnd });
  const by = currentEditor(context);
  const authorization: StoredAuthorization = {
    authorizationId,
    principalId: principal.userId,
    agentId: agent.userId,
    permission: read,
    ...period,
    createdAt: state.now,
    createdBy: by,
    modifiedAt: state.now,
    modifiedBy: by,
    ...withoutUndefined({ taskSource: task.taskSource, taskType: task.taskType }),
  };
  await state.of(authorizations).put(context.account.accountId, authorizationId, authorization);
  if (read === 'sign') await tellAgent(state, context, principal, agent);
  return authorization;
}

/** Changes the period of an authorization. @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
export async function changeAuthorization(
  state: State,
  context: Context,
  before: StoredAuthorization,
  period: UserAuthorizationUpdateRequest,
): Promise<StoredAuthorization> {
  const { startAt, endAt } = readPeriod(period, before);
  // An authorization that has ended, and was replaced since, cannot be reactivated.
  if (before.endAt < state.now && endAt >= state.now) await requireNoOther(state, context, before);
  const changed = {
    ...before,
    startAt,
    endAt,
    modifiedAt: state.now,
    modifiedBy: currentEditor(context),
  };
  await state.of(authorizations).put(context.account.accountId, changed.authorizationId, changed);
  return changed;
}

/** The authorizations with which others act for a user. */
export async function listPrincipalAuthorizations(
  state: State,
  { account }: Pick<Context, 'account'>,
  { userId }: StoredMember,
): Promise<StoredAuthorization[]> {
  const all = await state.of(authorizations).list(account.accountId);
  return all.filter(({ principalId }) => principalId === userId);
}

async function findAgent(
  state: State,
  { account }: Context,
  principal: StoredMember,
  userId = '',
): Promise<StoredMember> {
  if (userId === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'Invalid body at /agentUser/userId: an authorization requires the user ID of the agent.',
    );
  const agent = await state.of(members).get(account.accountId, userId.toLowerCase());
  if (agent === undefined || agent.status === 'Closed')
    throw new ServiceRefusal(
      'USER_NOT_FOUND',
      `${account.name} has no active user ${userId}. Users_list returns the users.`,
    );
  if (agent.userId === principal.userId)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'Invalid body at /agentUser/userId: the agent must be another user than the principal.',
    );
  return agent;
}

const permissions: readonly AuthorizationPermission[] = ['manage', 'send', 'sign', 'edit'];

function readPermission(permission: string | undefined): AuthorizationPermission {
  const known = permissions.find((one) => one === permission);
  if (known !== undefined) return known;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `Invalid body at /permission: the value must be one of ${permissions.join(', ')}.`,
  );
}

/** @throws ServiceRefusal where the agent has the permission, or another agent signs already */
function requireNew(
  state: State,
  known: readonly StoredAuthorization[],
  { agent, permission }: { agent: StoredMember; permission: AuthorizationPermission },
): void {
  const same = known.filter((one) => one.permission === permission && one.endAt >= state.now);
  if (same.some(({ agentId }) => agentId === agent.userId))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${agent.userName} already has the permission ${permission}. Change that authorization instead.`,
    );
  if (permission === 'sign' && same.length > 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'The user already shares the permission to sign with another agent. Delete that authorization first.',
    );
}

/** @throws ServiceRefusal as `requireNew`, where another authorization has the place of one that has ended */
async function requireNoOther(
  state: State,
  { account }: Context,
  { principalId, agentId, permission }: StoredAuthorization,
): Promise<void> {
  const all = await state.of(authorizations).list(account.accountId);
  const agent = await state.of(members).get(account.accountId, agentId);
  const known = all.filter((one) => one.principalId === principalId);
  if (agent !== undefined) requireNew(state, known, { agent, permission });
}

function readPeriod(
  { startDate, endDate }: UserAuthorizationUpdateRequest,
  before: Pick<StoredAuthorization, 'startAt' | 'endAt'>,
): Pick<StoredAuthorization, 'startAt' | 'endAt'> {
  const startAt = readMoment('startDate', startDate) ?? before.startAt;
  const endAt = readMoment('endDate', endDate) ?? before.endAt;
  if (startAt < endAt) return { startAt, endAt };
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    'Invalid body at /endDate: it must be after the startDate.',
  );
}

function readMoment(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const time = readDateTime(text);
  if (time !== undefined) return time;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `Invalid body at /${name}: the value must be a date in ISO 8601.`,
  );
}

async function tellAgent(
  state: State,
  { account }: Context,
  principal: StoredMember,
  agent: StoredMember,
): Promise<void> {
  await state.mail(account.accountId, {
    to: { name: agent.userName, email: agent.email },
    cc: [],
    bcc: [],
    subject: `${principal.userName} shared signing with you`,
    text: [`You can now sign for ${principal.userName} in ${account.name}.`],
    reason: 'authorization',
  });
}
