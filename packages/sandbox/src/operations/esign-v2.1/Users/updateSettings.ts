import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { members } from '../../../model/account.ts';
import { findUser } from '../../../users/find-user.ts';
import { changeSettings, rightsAmong, settingsOf } from '../../../users/user-settings.ts';

export const operation = defineOperation(
  'Users_updateSettings',
  async (state, { path, body = {} }, context) => {
    const { account, caller } = context;
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const rights = rightsAmong(body, await settingsOf(state, account, member));
    if (rights.length > 0 && !caller.isAdmin)
      throw new ServiceError(
        'USER_LACKS_PERMISSIONS',
        `Only administrators of ${account.name} may change the rights of users; ${rights.join(', ')} are rights.`,
      );
    changeSettings(state, caller, member, body);
    await state.of(members).put(account.accountId, member.userId, member);
    return { status: 200 };
  },
);
