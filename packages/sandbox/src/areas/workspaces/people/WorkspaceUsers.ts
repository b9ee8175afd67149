import { compareNames } from '../../../engine/compare-names.ts';
import type { WorkspaceUserSummary } from '@countersign/types/workspaces';
import type { Context } from '../../../engine/context.ts';
import { requireDateTime } from '../../../engine/date-time.ts';
import { defineWorkspacesOperation } from '../define-workspaces-operation.ts';
import type { State } from '../../../state/state.ts';
import { findWorkspace, hasAccess, saveWorkspace } from '../access/find-workspace.ts';
import { findRole, listRoles, type WorkspaceRole } from '../access/roles.ts';
import { wholeList } from '../present-workspace.ts';
import { refusal, refuseBody } from '../refusal.ts';
import type { StoredPerson, StoredWorkspace } from '../stored-workspace.ts';
import { addPerson, findByEmail, requireEmail } from './add-person.ts';

type Sorted = Pick<StoredPerson, 'firstName' | 'lastName' | 'email'>;

const sortFields: Readonly<Record<string, keyof Sorted>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
};

export const WorkspaceUsers_getWorkspaceUsers = defineWorkspacesOperation(
  'WorkspaceUsers_getWorkspaceUsers',
  async (state, { path, query }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const roles = await listRoles(state, context.account);
    const filter = (query.filter ?? '').toLowerCase();
    const found = workspace.people.filter(
      (person) =>
        hasAccess(state, person) &&
        [
          person.firstName,
          person.lastName,
          person.email,
          `${person.firstName} ${person.lastName}`,
        ].some((text) => text.toLowerCase().includes(filter)),
    );
    const users = sortPeople(found, query.sort).map((person) => presentPerson(person, roles));
    return { status: 200, body: { users, ...wholeList }, paged: true };
  },
);

export const WorkspaceUsers_addWorkspaceUser = defineWorkspacesOperation(
  'WorkspaceUsers_addWorkspaceUser',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const { email, first_name: firstName, last_name: lastName } = body;
    requireEmail(email, '/email');
    if (findByEmail(workspace, email) !== undefined)
      throw refusal('INVALID_REQUEST_BODY', `/email: ${email} is in ${workspace.name} already.`);
    const role =
      body.role_id === undefined || body.role_id === null
        ? undefined
        : await findRoleOf(state, context, body.role_id);
    const person = await addPerson(state, workspace, {
      email,
      firstName,
      lastName,
      ...(role !== undefined && { roleId: role.roleId }),
    });
    requireAssignable(person, role);
    await saveWorkspace(state, workspace);
    return {
      status: 201,
      body: {
        workspace_id: workspace.workspaceId,
        user_id: person.userId,
        role_id: person.roleId,
        email,
        first_name: firstName,
        last_name: lastName,
      },
    };
  },
);

export const WorkspaceUsers_updateWorkspaceUser = defineWorkspacesOperation(
  'WorkspaceUsers_updateWorkspaceUser',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const person = findPerson(workspace, path.userId);
    const role = await findRoleOf(state, context, body.role_id);
    requireAssignable(person, role);
    if (role.isExternal && person.roleId !== role.roleId)
      requireOtherManager(workspace, person, '/role_id');
    person.roleId = role.roleId;
    await saveWorkspace(state, workspace);
    return { status: 200, body: { role_id: role.roleId } };
  },
);

export const WorkspaceUsers_revokeWorkspaceUserAccess = defineWorkspacesOperation(
  'WorkspaceUsers_revokeWorkspaceUserAccess',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const person = findPerson(workspace, path.userId);
    const { roleId: manage } = await findRole(state, context.account, 'Manage');
    if (person.roleId === manage) requireOtherManager(workspace, person, '/userId');
    const date = body?.revocation_date ?? undefined;
    const at =
      date === undefined ? state.now : requireDateTime('/revocation_date', date, refuseBody);
    person.accessEndsAt = Math.max(at, state.now);
    await saveWorkspace(state, workspace);
    return { status: 204 };
  },
);

export const WorkspaceUsers_restoreWorkspaceUserAccess = defineWorkspacesOperation(
  'WorkspaceUsers_restoreWorkspaceUserAccess',
  async (state, { path }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    const person = findPerson(workspace, path.userId);
    if (person.accessEndsAt === undefined)
      throw refusal(
        'INVALID_STATUS',
        `The access of ${person.email} to ${workspace.name} was not taken away.`,
      );
    delete person.accessEndsAt;
    await saveWorkspace(state, workspace);
    return { status: 204 };
  },
);

/**
 * Keeps a workspace from losing the last person who manages it. Somebody whose access ends at a
 * date does not count.
 * @throws Refusal INVALID_REQUEST_BODY
 */
function requireOtherManager(
  { people, name }: StoredWorkspace,
  { userId, roleId, email }: StoredPerson,
  where: string,
): void {
  const hasOther = people.some(
    (one) => one.userId !== userId && one.roleId === roleId && one.accessEndsAt === undefined,
  );
  if (hasOther) return;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `${where}: ${email} is the last person who manages ${name}. Let another one manage it first.`,
  );
}

function presentPerson(
  { userId, email, firstName, lastName, roleId }: StoredPerson,
  roles: readonly WorkspaceRole[],
): WorkspaceUserSummary {
  return {
    user_id: userId,
    email,
    first_name: firstName,
    last_name: lastName,
    role_id: roleId,
    role_name: roles.find((role) => role.roleId === roleId)?.name ?? null,
  };
}

function sortPeople(people: StoredPerson[], sort = ''): StoredPerson[] {
  const field = sortFields[sort.replace(/_(asc|desc)$/, '')];
  if (field === undefined) return people;
  const sign = sort.endsWith('_desc') ? -1 : 1;
  return people.toSorted((a, b) => sign * compareNames(a[field], b[field]));
}

function findPerson({ people, name }: StoredWorkspace, userId: string): StoredPerson {
  const found = people.find((one) => one.userId === userId.toLowerCase());
  if (found !== undefined) return found;
  throw refusal(
    'NOT_FOUND',
    `${name} has no person ${userId}. List the people with WorkspaceUsers_getWorkspaceUsers.`,
  );
}

async function findRoleOf(
  state: State,
  { account }: Pick<Context, 'account'>,
  roleId: string,
): Promise<WorkspaceRole> {
  const found = (await listRoles(state, account)).find(
    (role) => role.roleId === roleId.toLowerCase(),
  );
  if (found !== undefined) return found;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `/role_id: the account has no role ${roleId}. List the roles with Workspaces_getWorkspaceAssignableRoles.`,
  );
}

/**
 * Keeps people from outside the account from managing a workspace.
 * @throws Refusal INVALID_REQUEST_BODY
 * @evidence public
 */
function requireAssignable(
  { isOutside, email }: StoredPerson,
  role: WorkspaceRole | undefined,
): void {
  if (isOutside !== true || role === undefined || role.isExternal) return;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `/role_id: ${email} is no user of the account, and so can only have the role Participate.`,
  );
}
