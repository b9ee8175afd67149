import { readUserSettings } from '../../account/users/user-settings.ts';
import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { powerForms, type StoredPowerForm } from './stored-power-form.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** A user's rights to PowerForms: none, the use of their own ones, or the administration of all. */
export type PowerFormRole = 'none' | 'user' | 'admin';

/** The role of a user for PowerForms: by the own settings, else by the permission profile. */
export async function readPowerFormRole(
  state: State,
  { account, caller }: Who,
): Promise<PowerFormRole> {
  const own = caller.settings.powerFormMode;
  if (own === undefined && caller.isAdmin) return 'admin';
  const mode = own ?? (await readUserSettings(state, account, caller)).powerFormMode;
  if (mode === 'admin') return 'admin';
  return mode === 'user' ? 'user' : 'none';
}

/**
 * The role of a caller who may use PowerForms.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, USER_LACKS_PERMISSIONS
 */
export async function requirePowerForms(state: State, who: Who): Promise<'user' | 'admin'> {
  requireFeature(who, ['enablePowerForm'], 'PowerForms are');
  const role = await readPowerFormRole(state, who);
  if (role === 'none')
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      `${who.caller.userName} is not allowed to use PowerForms. The user setting powerFormMode allows it.`,
    );
  return role;
}

/** @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, USER_LACKS_PERMISSIONS where the caller may not create PowerForms */
export async function requirePowerFormAdmin(state: State, who: Who): Promise<void> {
  if ((await requirePowerForms(state, who)) === 'admin') return;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${who.caller.userName} can use PowerForms, but is not allowed to create them. Set the user setting powerFormMode to admin.`,
  );
}

/**
 * Checks whether a user may see the envelopes of all PowerForms: an administrator of them with that
 * setting.
 */
export async function seesPowerFormEnvelopes(state: State, who: Who): Promise<boolean> {
  if ((await readPowerFormRole(state, who)) !== 'admin') return false;
  const settings = await readUserSettings(state, who.account, who.caller);
  return settings.allowPowerFormsAdminToAccessAllPowerFormEnvelope === 'true';
}

/** Checks whether a PowerForm belongs to a user, as its sender or its creator. */
export function isOwnPowerForm(
  { senderUserId, createdBy }: StoredPowerForm,
  { caller }: Pick<Who, 'caller'>,
): boolean {
  return senderUserId === caller.userId || createdBy === caller.userId;
}

/**
 * The PowerForm with an ID, for a caller who owns it or administers PowerForms.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, USER_LACKS_PERMISSIONS, RESOURCE_NOT_FOUND
 */
export async function findPowerForm(
  state: State,
  who: Who,
  powerFormId: string,
): Promise<StoredPowerForm> {
  const role = await requirePowerForms(state, who);
  const { account, caller } = who;
  const form = await state.of(powerForms).get(account.accountId, powerFormId.toLowerCase());
  if (form === undefined)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${account.name} has no PowerForm ${powerFormId}. PowerForms_list returns them.`,
    );
  if (role === 'admin' || isOwnPowerForm(form, who)) return form;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `PowerForm ${powerFormId} belongs to another user. ${caller.userName} is not an administrator of PowerForms.`,
  );
}
