import { secret } from '../../engine/secret.ts';
import { splitName } from '../../account/users/split-name.ts';
import { dateTime } from '../../engine/date-time.ts';
import { defineWorkspacesOperation } from './define-workspaces-operation.ts';
import { findWorkspace, hasAccess, saveWorkspace } from './access/find-workspace.ts';
import { findRole, listRoles } from './access/roles.ts';
import { requireBrand } from './brand/require-brand.ts';
import { presentSummary, presentWorkspace, wholeList } from './present-workspace.ts';
import { sharedWorkspaces, type StoredWorkspace, workspaceLinks } from './stored-workspace.ts';

export const Workspaces_getWorkspaces = defineWorkspacesOperation(
  'Workspaces_getWorkspaces',
  async (state, _request, { account, caller }) => {
    const all = await state.of(sharedWorkspaces).list(account.accountId);
    const own = all.filter(({ people }) =>
      people.some((person) => person.userId === caller.userId && hasAccess(state, person)),
    );
    return {
      status: 200,
      body: { workspaces: own.map(presentSummary), ...wholeList },
      paged: true,
    };
  },
);

export const Workspaces_createWorkspace = defineWorkspacesOperation(
  'Workspaces_createWorkspace',
  async (state, { body }, { account, caller, newId }) => {
    const brandId = await requireBrand(state, account.accountId, body.brand_id);
    const { roleId } = await findRole(state, account, 'Manage');
    const token = secret();
    const { firstName, lastName } = splitName(caller);
    const workspace: StoredWorkspace = {
      workspaceId: newId(),
      accountId: account.accountId,
      name: body.name,
      ...(brandId !== undefined && { brandId }),
      createdAt: state.now,
      createdBy: caller.userId,
      ownerIds: [caller.userId],
      people: [{ userId: caller.userId, email: caller.email, firstName, lastName, roleId, token }],
    };
    const { accountId, workspaceId } = workspace;
    await saveWorkspace(state, workspace);
    await state
      .of(workspaceLinks)
      .put('', token, { accountId, workspaceId, userId: caller.userId });
    return { status: 201, body: presentWorkspace(workspace) };
  },
);

export const Workspaces_getWorkspace = defineWorkspacesOperation(
  'Workspaces_getWorkspace',
  async (state, { path }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId);
    return { status: 200, body: presentWorkspace(workspace) };
  },
);

export const Workspaces_updateWorkspace = defineWorkspacesOperation(
  'Workspaces_updateWorkspace',
  async (state, { path, body }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId, { manage: true });
    workspace.name = body.name;
    await saveWorkspace(state, workspace);
    return { status: 200, body: presentWorkspace(workspace) };
  },
);

export const Workspaces_getWorkspaceAssignableRoles = defineWorkspacesOperation(
  'Workspaces_getWorkspaceAssignableRoles',
  async (state, { path, query }, context) => {
    const { person } = await findWorkspace(state, context, path.workspaceId);
    const filter = (query.filter ?? '').toLowerCase();
    const roles = (await listRoles(state, context.account))
      .filter(({ name }) => name.toLowerCase().includes(filter))
      .map(({ roleId, name, isExternal, createdAt }) => ({
        role_id: roleId,
        name,
        is_external: isExternal,
        created_date: dateTime(createdAt),
      }));
    return {
      status: 200,
      body: { roles, ...wholeList, current_role_id: person.roleId },
      paged: true,
    };
  },
);
