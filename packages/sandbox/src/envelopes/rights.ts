import type { Context } from '../engine/context.ts';
import { ServiceError } from '../engine/service-error.ts';
import type { State } from '../state/state.ts';
import { settingsOf } from '../account/users/user-settings.ts';

/** A right that the settings of a user give or take. */
export type Right = 'canSendEnvelope' | 'canManageTemplates';

type Who = Pick<Context, 'account' | 'caller'>;

/** Whether the caller has a right: by the own settings, else by the permission profile. */
export async function hasRight(
  state: State,
  { account, caller }: Who,
  right: Right,
): Promise<boolean> {
  const own = caller.settings[right];
  if (own !== undefined) return own === 'true';
  return caller.isAdmin || (await settingsOf(state, account, caller))[right] === 'true';
}

/** @throws ServiceError USER_LACKS_PERMISSIONS where the caller lacks a right */
export async function requireRight(state: State, who: Who, right: Right): Promise<void> {
  if (!(await hasRight(state, who, right)))
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      `${who.caller.userName} lacks the right ${right}; an administrator of the account can give it.`,
    );
}
