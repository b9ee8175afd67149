import type { FolderSharedItem, TemplateSharedItem } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { success } from '../../engine/success.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import type { People } from './people.ts';
import { sharedGroup, sharedUser } from './present-sharing.ts';
import { presentFolder } from './set-folders.ts';
import { presentTemplate, sharersOf } from './set-templates.ts';

/** The templates of an account with those whom they are shared to. */
export async function listSharedTemplates(
  state: State,
  { account }: Context,
  people: People,
  statuses: readonly string[],
): Promise<TemplateSharedItem[]> {
  const all = await state.envelopes.list(account.accountId, { kind: 'template' });
  return all
    .map((template) => {
      const { users, groups } = sharersOf(template);
      return { ...presentTemplate(people, template), ...sharersShown(people, users, groups) };
    })
    .filter(({ shared = 'not_shared' }) =>
      statuses.length === 0 ? shared === 'shared_to' : statuses.includes(shared),
    );
}

/** The named folders of an account with those whom they are shared to. */
export async function listSharedFolders(
  state: State,
  { account }: Context,
  people: People,
  folderIds: readonly string[],
): Promise<FolderSharedItem[]> {
  if (folderIds.length === 0) return [];
  const all = await state.of(sharedFolders).list(account.accountId);
  return all
    .filter(({ folderId }) => folderIds.includes(folderId))
    .map((folder) => ({
      ...presentFolder(people, folder),
      ...sharersShown(people, folder.sharedUsers, folder.sharedGroups),
    }));
}

function sharersShown(people: People, users: readonly string[], groups: readonly string[]) {
  return {
    sharedUsers: users.flatMap((id) => {
      const member = people.member(id);
      return member === undefined ? [] : [sharedUser(member, true)];
    }),
    sharedGroups: groups.flatMap((id) => {
      const group = people.group(id);
      return group === undefined ? [] : [sharedGroup(group, people.members, true)];
    }),
    errorDetails: success,
  };
}

/**
 * Selects the items that a user owns; if the caller is not an administrator, the items that are
 * shared with the user.
 */
export function ofUser<Item extends TemplateSharedItem | FolderSharedItem>(
  items: readonly Item[],
  { userId }: StoredMember,
  { caller }: Context,
): Item[] {
  if (caller.isAdmin) return items.filter(({ owner }) => owner?.userId === userId);
  return items.filter(({ sharedUsers = [] }) =>
    sharedUsers.some(({ user }) => user?.userId === userId),
  );
}
