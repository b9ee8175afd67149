import type { Group, GroupInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { perItem } from '../../engine/per-item.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { findTemplate } from '../find-template.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { findGroup, isInGroup, presentGroup } from '../../account/groups/account-groups.ts';
import { members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { requireMayShareTemplate } from './may-share.ts';
import { setSharers, sharersOf } from './set-templates.ts';
import { presentPaging } from './present-sharing.ts';

/**
 * Shares a template with further groups, or ends that.
 * @throws ServiceRefusal INVALID_REQUEST_BODY, TEMPLATE_ID_INVALID, USER_LACKS_PERMISSIONS
 */
export async function shareWithGroups(
  state: State,
  context: Context,
  templateId: string,
  { groups: requested = [] }: GroupInformation,
  shared: boolean,
): Promise<GroupInformation> {
  if (requested.length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      'The body requires groups, each with its groupId.',
    );
  const template = await findTemplate(state, context, templateId);
  await requireMayShareTemplate(state, context, template);
  requireLockToken(template, undefined, context, state);
  const people = await state.of(members).list(context.account.accountId);
  const now = sharersOf(template);
  const left = new Set(now.groups);
  const groups = await perItem(requested, echo, async ({ groupId = '' }) => {
    const group = await findGroup(state, context.account, groupId, 'INVALID_REQUEST_PARAMETER');
    if (shared) left.add(groupId);
    else left.delete(groupId);
    const usersCount = people.filter((member) => isInGroup(group, member)).length;
    return { ...presentGroup(group), usersCount: String(usersCount), errorDetails: success };
  });
  const named = left.size + now.users.length > 0;
  setSharers(template, { ...now, shared: named, groups: [...left] });
  await saveEnvelope(state, template);
  return { ...presentPaging(groups), groups };
}

function echo({ groupId }: Group): Group {
  return groupId === undefined ? {} : { groupId };
}
