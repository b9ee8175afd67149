import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { findProfile } from '../../account/permission-profiles/account-profiles.ts';
import type { State } from '../../state/state.ts';

/**
 * Refuses to share what is somebody else's, or without the right to share templates; an
 * administrator may share everything.
 * @throws ServiceError USER_LACKS_PERMISSIONS
 */
export async function requireMayShare(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  ownerUserId: string,
  what: string,
): Promise<void> {
  if (caller.isAdmin) return;
  if (ownerUserId !== caller.userId)
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      `${caller.userName} does not own ${what}; only its owner and administrators of ${account.name} may share it.`,
    );
  const { settings } = await findProfile(state, account, caller.permissionProfileId);
  if (settings.allowedTemplateAccess !== 'share')
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      `The permission profile of ${caller.userName} does not let them share ${what}; set its allowedTemplateAccess to share.`,
    );
}

/** The same for a template. */
export async function requireMayShareTemplate(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  { sender, envelopeId }: StoredEnvelope,
): Promise<void> {
  await requireMayShare(state, context, sender.userId, `template ${envelopeId}`);
}
