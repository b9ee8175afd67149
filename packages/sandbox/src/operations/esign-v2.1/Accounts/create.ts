import { makeAccount } from '../../../account-settings/make-account.ts';
import { resellerOf } from '../../../account-settings/reseller-of.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation('Accounts_create', async (state, { body }, context) => {
  const reseller = await resellerOf(state, context);
  if (
    body.distributorCode !== reseller.distributorCode ||
    body.distributorPassword !== reseller.distributorPassword
  )
    throw new ServiceError(
      'PARTNER_AUTHENTICATION_FAILED',
      'The distributorCode and distributorPassword are not those of the calling reseller; Accounts_getProvisioning has them.',
    );
  const { account, administrator } = await makeAccount(state, context, body);
  return {
    status: 201,
    body: {
      accountId: account.number,
      accountIdGuid: account.accountId,
      accountName: account.name,
      userId: administrator.userId,
      baseUrl: `${context.origin}/restapi/v2.1/accounts/${account.number}`,
    },
  };
});
