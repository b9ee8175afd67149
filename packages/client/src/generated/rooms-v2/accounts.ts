/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountsGetAccountInformation200Response, AccountsGetAccountInformationParams, AccountsGetAccountInformationResponses } from '@countersign/types/rooms-v2/accounts';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountsGetAccountInformation`.
 */
export interface AccountsGetAccountInformationInput {
    path?: PathOf<AccountsGetAccountInformationParams> | undefined;
}
/**
 * Read the company of an account.
 *
 * Returns the company of an account: its number and name, the version of Rooms that it uses, and the
 * field set of its new rooms. Call it first, because a company on v6 has other invitations and roles
 * than one on v5. Every member and everyone who was invited to a room of the company may call it.
 *
 * Accounts_GetAccountInformation: `GET /v2/accounts/{accountId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read`.
 */
export const accountsGetAccountInformation: Operation<AccountsGetAccountInformationInput, AccountsGetAccountInformation200Response, AccountsGetAccountInformationResponses, 'rooms'> = /* @__PURE__ */ operation('Accounts_GetAccountInformation', 'GET', '/v2/accounts/{accountId}');

