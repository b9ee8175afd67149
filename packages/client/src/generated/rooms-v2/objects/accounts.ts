// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountsGetAccountInformation200Response, AccountsGetAccountInformationResponses } from '@countersign/types/rooms-v2/accounts';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountsGetAccountInformationInput } from '../accounts.js';
import { accountsGetAccountInformation } from '../accounts.js';
/**
 * The company of an account. An account uses Rooms if it has a company, on version v5 or v6.
 */
export interface Accounts {
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
    getAccountInformation(input?: AccountsGetAccountInformationInput, options?: CallOptions): Call<AccountsGetAccountInformation200Response, AccountsGetAccountInformationResponses>;
}
/**
 * Creates an object whose methods are the functions of Accounts.
 */
export function accounts(client: Client<'rooms'>): Accounts {
    return {
        getAccountInformation: accountsGetAccountInformation.bind(null, client)
    };
}

