import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { type StoredWorkspace, type WorkspacePerson, workspaces } from './stored-workspace.ts';

/** @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS where the account has no workspaces */
export function requireWorkspaces(context: Pick<Context, 'account'>): void {
  requireFeature(context, ['allowTransactionsWorkspace'], 'Workspaces are');
}

/** The person of a workspace that a user is; undefined where the user has no part in it. */
export function findPerson(
  { people }: StoredWorkspace,
  userId: string,
): WorkspacePerson | undefined {
  return people.find((one) => one.userId === userId);
}

/**
 * The workspace with an ID, for an owner or an invited person.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, RESOURCE_NOT_FOUND, USER_LACKS_PERMISSIONS
 */
export async function findWorkspace(
  state: State,
  context: Context,
  workspaceId: string,
): Promise<{ workspace: StoredWorkspace; person: WorkspacePerson }> {
  const workspace = await readWorkspace(state, context, workspaceId);
  const person = findPerson(workspace, context.caller.userId);
  if (person !== undefined) return { workspace, person };
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${context.caller.userName} was not invited to the workspace ${workspaceId}. Its owner must invite the user.`,
  );
}

/**
 * The workspace with an ID, for its owner or an administrator of the account.
 * @throws ServiceRefusal as `findWorkspace`
 */
export async function findOwnWorkspace(
  state: State,
  context: Context,
  workspaceId: string,
): Promise<StoredWorkspace> {
  const workspace = await readWorkspace(state, context, workspaceId);
  const { caller, operationId } = context;
  if (caller.isAdmin || findPerson(workspace, caller.userId)?.type === 'type_owner')
    return workspace;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${operationId} requires the owner of the workspace ${workspaceId} or an administrator of the account. ${caller.userName} is neither.`,
  );
}

async function readWorkspace(
  state: State,
  context: Context,
  workspaceId: string,
): Promise<StoredWorkspace> {
  requireWorkspaces(context);
  const id = workspaceId.toLowerCase();
  const workspace = await state.of(workspaces).get(context.account.accountId, id);
  if (workspace !== undefined) return workspace;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The account has no workspace ${workspaceId}. Workspaces_list returns the workspaces of the caller.`,
  );
}

/** Keeps a workspace, with who changed it. */
export async function saveWorkspace(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  workspace: StoredWorkspace,
): Promise<void> {
  workspace.modifiedAt = state.now;
  workspace.modifiedById = caller.userId;
  await state.of(workspaces).put(account.accountId, workspace.workspaceId, workspace);
}

/**
 * Requires a workspace in which changes are allowed.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS if they are not
 */
export function requireOpen({ workspaceId, status }: StoredWorkspace): void {
  if (status === 'active') return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `The workspace ${workspaceId} is closed, so its files cannot be changed. Set its status to active with Workspaces_update.`,
  );
}
