import type { Context } from '../../../engine/context.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { sharedWorkspaces, type StoredPerson, type StoredWorkspace } from '../stored-workspace.ts';
import { findRole } from './roles.ts';

/** A workspace, and the caller as a person in it. */
export interface FoundWorkspace {
  workspace: StoredWorkspace;
  person: StoredPerson;
  canManage: boolean;
}

/**
 * Finds the workspace of a path, in which the caller must be.
 * @param manage set if only people who manage the workspace may do this
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function findWorkspace(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  workspaceId: string,
  { manage = false }: { manage?: boolean } = {},
): Promise<FoundWorkspace> {
  const found = await state.of(sharedWorkspaces).get(account.accountId, workspaceId.toLowerCase());
  const person = found?.people.find(({ userId }) => userId === caller.userId);
  if (found === undefined || person === undefined || !hasAccess(state, person))
    throw refusal(
      'NOT_FOUND',
      `${caller.email} is in no workspace ${workspaceId}. List the workspaces with Workspaces_getWorkspaces.`,
    );
  const { roleId } = await findRole(state, account, 'Manage');
  const canManage = person.roleId === roleId;
  if (manage && !canManage) throw refuseParticipant(caller.email, found.name);
  return { workspace: found, person, canManage };
}

/** The refusal for somebody who participates, where people who manage are due. @evidence public */
function refuseParticipant(email: string, workspace: string) {
  return refusal(
    'FORBIDDEN',
    `${email} participates in ${workspace}, and this is for people who manage it. WorkspaceUsers_updateWorkspaceUser changes the role.`,
  );
}

/** Checks whether a person can open a workspace now. */
export function hasAccess({ now }: Pick<State, 'now'>, { accessEndsAt }: StoredPerson): boolean {
  return accessEndsAt === undefined || accessEndsAt > now;
}

export async function saveWorkspace(state: State, workspace: StoredWorkspace): Promise<void> {
  await state.of(sharedWorkspaces).put(workspace.accountId, workspace.workspaceId, workspace);
}
