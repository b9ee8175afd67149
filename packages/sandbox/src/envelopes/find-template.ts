import { listGroups, isInGroup } from '../account/groups/account-groups.ts';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import type { FindOptions } from './find-envelope.ts';
import { hasRight } from './rights.ts';
import { isInSharedFolder } from './shared-access/shared-folder.ts';

/**
 * Finds a template for a caller who may use it: the owner, a user with whom it or its folder is
 * shared, an administrator. The error is the same for a missing template and one that the caller
 * may not see.
 * @throws ServiceRefusal TEMPLATE_ID_INVALID; USER_LACKS_PERMISSIONS for a change by a user with
 * read access
 */
export async function findTemplate(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  templateId: string,
  { change = false }: FindOptions = {},
): Promise<StoredEnvelope> {
  const template = await state.envelopes.get(templateId.toLowerCase(), { lock: change });
  if (
    template === undefined ||
    template.kind !== 'template' ||
    template.accountId !== context.account.accountId ||
    !(await mayUseTemplate(state, context, template))
  )
    throw new ServiceRefusal(
      'TEMPLATE_ID_INVALID',
      `The account has no template ${templateId} that the caller is allowed to see.`,
    );
  if (change && !(await mayChange(state, context, template)))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `The caller can use template ${templateId}, but is not allowed to change it.`,
    );
  return template;
}

/** Checks whether the caller may see a template and create envelopes from it. */
export async function mayUseTemplate(
  state: State,
  { account, caller, anyTemplate }: Pick<Context, 'account' | 'caller' | 'anyTemplate'>,
  { sender, template, folder }: Pick<StoredEnvelope, 'sender' | 'template' | 'folder'>,
): Promise<boolean> {
  if (caller.isAdmin || anyTemplate === true || sender.userId === caller.userId) return true;
  if (template === undefined) return false;
  if (
    template.shared === 'true' &&
    template.sharedGroups.length + template.sharedUsers.length === 0
  )
    return true;
  if (template.sharedUsers.includes(caller.userId)) return true;
  const { sharedGroups } = template;
  if (
    sharedGroups.length > 0 &&
    (await listGroups(state, account)).some(
      (group) => sharedGroups.includes(group.groupId) && isInGroup(group, caller),
    )
  )
    return true;
  return isInSharedFolder(state, { account, caller }, { folder });
}

async function mayChange(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  { sender }: Pick<StoredEnvelope, 'sender'>,
): Promise<boolean> {
  const { isAdmin, userId } = context.caller;
  return isAdmin || sender.userId === userId || hasRight(state, context, 'canManageTemplates');
}
