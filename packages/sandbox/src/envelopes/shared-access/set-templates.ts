import type { TemplateSharedItem } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { findTemplate } from '../find-template.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { requireMayShareTemplate } from './may-share.ts';
import type { People } from './people.ts';
import { fault, presentSharingUser } from './present-sharing.ts';
import { nextSharers, readSharers, type Sharers } from './read-sharers.ts';

/**
 * Sets the users and groups with whom a template is shared.
 * @param keep keeps existing sharing
 * @returns the item with its results
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS if the caller may not share the template
 */
export async function setTemplate(
  state: State,
  context: Context,
  people: People,
  item: TemplateSharedItem,
  keep: boolean,
): Promise<TemplateSharedItem> {
  try {
    const template = await findTemplate(state, context, item.templateId ?? '');
    await requireMayShareTemplate(state, context, template);
    requireLockToken(template, undefined, context, state);
    const { requested, echo } = readSharers(people, item);
    const next = nextSharers(sharersOf(template), requested, keep);
    setSharers(template, next);
    await saveEnvelope(state, template);
    return { ...presentTemplate(people, template), ...echo, errorDetails: success };
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || error.code === 'USER_LACKS_PERMISSIONS') throw error;
    // An item without an ID gets one, as all that the service answers has.
    return { ...item, templateId: item.templateId ?? context.newId(), errorDetails: fault(error) };
  }
}

/** A template with its owner, and whether it is shared. */
export function presentTemplate(
  people: People,
  { envelopeId, sender, template }: StoredEnvelope,
): TemplateSharedItem {
  const owner = people.member(sender.userId);
  return {
    templateId: envelopeId,
    templateName: template?.name ?? '',
    owner: owner === undefined ? { ...sender, errorDetails: success } : presentSharingUser(owner),
    shared: template?.shared === 'true' ? 'shared_to' : 'not_shared',
  };
}

/** Returns the users and groups with whom a template is shared. */
export function sharersOf({ template }: StoredEnvelope): Sharers {
  return {
    shared: template?.shared === 'true',
    users: template?.sharedUsers ?? [],
    groups: template?.sharedGroups ?? [],
  };
}

/** Shares a template with exactly these users and groups. */
export function setSharers({ template }: StoredEnvelope, { shared, users, groups }: Sharers): void {
  if (template === undefined) return;
  template.shared = shared ? 'true' : 'false';
  template.sharedUsers = users;
  template.sharedGroups = groups;
}
