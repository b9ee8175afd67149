import type { Workspace } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { permissionProfiles } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import {
  findOwnWorkspace,
  findPerson,
  findWorkspace,
  requireWorkspaces,
  saveWorkspace,
} from './find-workspace.ts';
import { presentWorkspace, readPeople } from './present-workspace.ts';
import { type StoredWorkspace, workspaceItems, workspaces } from './stored-workspace.ts';

export const Workspaces_list = defineOperation('Workspaces_list', async (state, _, context) => {
  requireWorkspaces(context);
  const all = await state.of(workspaces).list(context.account.accountId);
  const own = all.filter((one) => findPerson(one, context.caller.userId) !== undefined);
  const shown: Workspace[] = [];
  for (const workspace of own) shown.push(await present(state, context, workspace));
  return {
    status: 200,
    body: {
      resultSetSize: String(shown.length),
      totalSetSize: String(shown.length),
      startPosition: '0',
      endPosition: String(Math.max(shown.length - 1, 0)),
      workspaces: shown,
    },
  };
});

export const Workspaces_create = defineOperation(
  'Workspaces_create',
  async (state, { body }, context) => {
    requireWorkspaces(context);
    await requireMayCreate(state, context);
    const { account, caller, newId } = context;
    const name = requireName(body.workspaceName ?? '');
    const when = { createdAt: state.now, modifiedAt: state.now };
    const by = { createdById: caller.userId, modifiedById: caller.userId };
    const workspace: StoredWorkspace = {
      workspaceId: newId(),
      name,
      description: body.workspaceDescription ?? '',
      status: readStatus(body.status) ?? 'active',
      commentsAllowed: body.settings?.commentsAllowed ?? 'true',
      billableAccountId: body.billableAccountId ?? account.accountId,
      rootFolderId: newId(),
      people: [
        {
          workspaceUserId: newId(),
          userId: caller.userId,
          type: 'type_owner',
          createdAt: state.now,
        },
      ],
      ...when,
      ...by,
    };
    const { workspaceId, rootFolderId: id } = workspace;
    await state
      .of(workspaceItems)
      .put(workspaceId, id, { type: 'folder', id, name, ...when, ...by });
    await saveWorkspace(state, context, workspace);
    return { status: 201, body: await present(state, context, workspace) };
  },
);

export const Workspaces_get = defineOperation(
  'Workspaces_get',
  async (state, { path }, context) => {
    const { workspace } = await findWorkspace(state, context, path.workspaceId);
    return { status: 200, body: await present(state, context, workspace) };
  },
);

export const Workspaces_update = defineOperation(
  'Workspaces_update',
  async (state, { path, body }, context) => {
    const workspace = await findOwnWorkspace(state, context, path.workspaceId);
    const { workspaceName, workspaceDescription, status, settings, billableAccountId } = body;
    const changes = [
      workspaceName,
      workspaceDescription,
      status,
      settings?.commentsAllowed,
      billableAccountId,
    ];
    if (changes.every((value) => value === undefined))
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        'The body contains no changes. Send workspaceName, workspaceDescription, status, settings or billableAccountId.',
      );
    if (workspaceName !== undefined) await rename(state, workspace, requireName(workspaceName));
    if (workspaceDescription !== undefined) workspace.description = workspaceDescription;
    workspace.status = readStatus(status) ?? workspace.status;
    if (settings?.commentsAllowed !== undefined)
      workspace.commentsAllowed = settings.commentsAllowed;
    if (billableAccountId !== undefined) workspace.billableAccountId = billableAccountId;
    await saveWorkspace(state, context, workspace);
    return { status: 200, body: await present(state, context, workspace) };
  },
);

export const Workspaces_delete = defineOperation(
  'Workspaces_delete',
  async (state, { path }, context) => {
    const workspace = await findOwnWorkspace(state, context, path.workspaceId);
    workspace.status = 'closed';
    workspace.modifiedAt = state.now;
    workspace.modifiedById = context.caller.userId;
    await state.of(workspaceItems).removeAll(workspace.workspaceId);
    await state.of(workspaces).remove(context.account.accountId, workspace.workspaceId);
    return { status: 200, body: await present(state, context, workspace) };
  },
);

async function present(
  state: State,
  context: Context,
  workspace: StoredWorkspace,
): Promise<Workspace> {
  return presentWorkspace(context, workspace, await readPeople(state, context, workspace));
}

/** The root folder has the name of the workspace. */
async function rename(state: State, workspace: StoredWorkspace, name: string): Promise<void> {
  const { workspaceId, rootFolderId } = workspace;
  workspace.name = name;
  const root = await state.of(workspaceItems).get(workspaceId, rootFolderId);
  if (root !== undefined)
    await state.of(workspaceItems).put(workspaceId, rootFolderId, { ...root, name });
}

/** A status of a request; the schema allows no other words. */
function readStatus(status: Workspace['status']): StoredWorkspace['status'] | undefined {
  if (status === 'active') return 'active';
  return status === 'closed' ? 'closed' : undefined;
}

function requireName(name: string): string {
  if (name.trim() !== '') return name;
  throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', '/workspaceName must not be empty.');
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS where the permission profile does not allow it */
async function requireMayCreate(state: State, { account, caller }: Context): Promise<void> {
  const id = caller.permissionProfileId;
  const profile = await state.of(permissionProfiles).get(account.accountId, id);
  if (profile?.settings.canCreateWorkspaces !== 'false') return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `The permission profile ${id} of ${caller.userName} does not allow creating workspaces. An administrator can set canCreateWorkspaces in it.`,
  );
}
