import { deriveGuid } from '../../../engine/derive-guid.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';

/** A role that people have in workspaces of an account. */
export interface WorkspaceRole {
  roleId: string;
  name: 'Manage' | 'Participate';
  /** True if outside people can have it. */
  isExternal: boolean;
  createdAt: number;
}

/** The IDs of the roles, where a seed sets them. Kept under the account, by the name of the role. */
export const workspaceRoleIds = kind<string>('shared-workspace-role');

const names = ['Manage', 'Participate'] as const;

/** Lists the two roles of an account. Their IDs follow from that of the account if no seed sets them. */
export function listRoles(
  state: State,
  { accountId, createdAt }: Pick<StoredAccount, 'accountId' | 'createdAt'>,
): Promise<WorkspaceRole[]> {
  return Promise.all(
    names.map(async (name) => ({
      roleId:
        (await state.of(workspaceRoleIds).get(accountId, name)) ??
        deriveGuid(`${accountId}/${name}`, '4'),
      name,
      isExternal: name === 'Participate',
      createdAt,
    })),
  );
}

/** Finds one of the two roles. */
export async function findRole(
  state: State,
  account: Pick<StoredAccount, 'accountId' | 'createdAt'>,
  name: WorkspaceRole['name'],
): Promise<WorkspaceRole> {
  const found = (await listRoles(state, account)).find((role) => role.name === name);
  if (found === undefined) throw new Error(`an account has no role ${name}`);
  return found;
}
