import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { seals } from './providers.ts';

export const AccountSealProviders_list = defineOperation(
  'AccountSealProviders_list',
  async (state, _request, { account, caller }) => {
    if (caller.settings.allowEsealRecipients === 'false')
      throw new ServiceRefusal(
        'USER_LACKS_PERMISSIONS',
        `${caller.userName} cannot use seals. Set allowEsealRecipients to true in the settings of the user.`,
      );
    return { status: 200, body: { seals: await state.of(seals).list(account.accountId) } };
  },
);
