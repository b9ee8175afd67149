import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { findProfile } from '../../account/permission-profiles/account-profiles.ts';
import type { State } from '../../state/state.ts';

/**
 * Rejects sharing an item of another user, or without the right to share templates; an
 * administrator may share everything.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS
 * @evidence inferred
 */
export async function requireMayShare(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  ownerUserId: string,
  what: string,
): Promise<void> {
  if (caller.isAdmin) return;
  if (ownerUserId !== caller.userId)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${caller.userName} does not own ${what}. Only the owner and administrators of ${account.name} can share it.`,
    );
  const { settings } = await findProfile(state, account, caller.permissionProfileId);
  if (settings.allowedTemplateAccess !== 'share')
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `The permission profile of ${caller.userName} does not allow sharing ${what}. Set its allowedTemplateAccess to share.`,
    );
}

/** Requires that the caller may share a template. */
export async function requireMayShareTemplate(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  { sender, envelopeId }: StoredEnvelope,
): Promise<void> {
  await requireMayShare(state, context, sender.userId, `template ${envelopeId}`);
}
