import { newNumber } from '../../engine/new-number.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { members } from '../../state/model/account.ts';
import { permissionProfiles } from '../../state/model/groups.ts';
import { renewRights } from '../groups/administrators.ts';
import { presentMember } from '../users/present-user.ts';
import { requireViewOfUsers } from '../users/find-user.ts';
import { mergeRights, usualRights } from './rights.ts';
import { presentProfile } from './present-profile.ts';
import { findProfile, listProfiles } from './account-profiles.ts';
import { readInclude, requireProfileName } from './check-request.ts';
import { removeProfile } from './remove-profile.ts';

export const AccountPermissionProfiles_list = defineOperation(
  'AccountPermissionProfiles_list',
  async (state, { query }, context) => {
    await requireViewOfUsers(state, context);
    const { account } = context;
    const include = readInclude(query.include);
    const counted = (await state.of(members).list(account.accountId)).filter(
      ({ status }) => status !== 'Closed' || include.has('closed_users'),
    );
    const granular = include.has('account_management');
    const metadata = include.has('metadata');
    // Lists have the rights only where something of them is asked for.
    const shown = { granular, metadata, rights: granular || metadata };
    const listed = (await listProfiles(state, account)).map((profile) => ({
      ...presentProfile(profile, shown),
      ...(include.has('user_count') && {
        userCount: String(
          counted.filter(({ permissionProfileId: id }) => id === profile.permissionProfileId)
            .length,
        ),
      }),
    }));
    return { status: 200, body: { permissionProfiles: listed } };
  },
);

export const AccountPermissionProfiles_get = defineOperation(
  'AccountPermissionProfiles_get',
  async (state, { path, query }, context) => {
    await requireViewOfUsers(state, context);
    const { account } = context;
    const metadata = readInclude(query.include).has('metadata');
    const profile = await findProfile(state, account, path.permissionProfileId);
    const users = (await state.of(members).list(account.accountId))
      .filter(
        ({ permissionProfileId: id, status }) =>
          id === profile.permissionProfileId && status !== 'Closed',
      )
      .map(presentMember);
    return { status: 200, body: { ...presentProfile(profile, { metadata }), users } };
  },
);

export const AccountPermissionProfiles_create = defineOperation(
  'AccountPermissionProfiles_create',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const { account, caller } = context;
    const metadata = readInclude(query.include).has('metadata');
    const known = await listProfiles(state, account);
    const permissionProfileName = requireProfileName(known, body?.permissionProfileName);
    const profile = {
      permissionProfileId: newNumber(
        context,
        known.map(({ permissionProfileId }) => permissionProfileId),
      ),
      permissionProfileName,
      settings: mergeRights(usualRights, body?.settings),
      modifiedAt: state.now,
      modifiedByUsername: caller.userName,
    };
    await state.of(permissionProfiles).put(account.accountId, profile.permissionProfileId, profile);
    return { status: 201, body: { ...presentProfile(profile, { metadata }), users: [] } };
  },
);

export const AccountPermissionProfiles_update = defineOperation(
  'AccountPermissionProfiles_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { account, caller } = context;
    const metadata = readInclude(query.include).has('metadata');
    const before = await findProfile(state, account, path.permissionProfileId);
    const { permissionProfileId } = before;
    const profile = {
      ...before,
      permissionProfileName:
        body?.permissionProfileName === undefined
          ? before.permissionProfileName
          : requireProfileName(
              await listProfiles(state, account),
              body.permissionProfileName,
              permissionProfileId,
            ),
      settings: mergeRights(before.settings, body?.settings),
      modifiedAt: state.now,
      modifiedByUsername: caller.userName,
    };
    await state.of(permissionProfiles).put(account.accountId, permissionProfileId, profile);
    await renewRights(state, account, await state.of(members).list(account.accountId));
    return { status: 200, body: presentProfile(profile, { metadata }) };
  },
);

export const AccountPermissionProfiles_delete = defineOperation(
  'AccountPermissionProfiles_delete',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    await removeProfile(state, context, path.permissionProfileId, query.move_users_to);
    return { status: 200 };
  },
);
