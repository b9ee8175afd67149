import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { readUserSettings } from './user-settings.ts';

/** A right that the settings of a user give or take. */
type Right = 'bulkSend' | 'canSendEnvelope' | 'canManageTemplates';

/** The values of user settings that give a right. */
const given: ReadonlySet<string> = new Set(['true', 'create', 'share']);

type Who = Pick<Context, 'account' | 'caller'>;

/** Reports whether the caller has a right, by the user's own settings or else by the permission profile. */
export async function hasRight(
  state: State,
  { account, caller }: Who,
  right: Right,
): Promise<boolean> {
  const own = caller.settings[right];
  if (own !== undefined) return given.has(own);
  if (caller.isAdmin) return true;
  const granted = (await readUserSettings(state, account, caller))[right];
  return granted !== undefined && given.has(granted);
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS where the caller lacks a right */
export async function requireRight(state: State, who: Who, right: Right): Promise<void> {
  if (!(await hasRight(state, who, right)))
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${who.caller.userName} does not have the permission ${right}. An administrator of the account can grant it.`,
    );
}
