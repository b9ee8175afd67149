// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRulesGet200Response, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses, AccountPasswordRulesGetResponses, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses } from '@countersign/types/esign-v2.1/account-password-rules';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountPasswordRulesGetForUserInput, AccountPasswordRulesGetInput, AccountPasswordRulesUpdateInput } from '../account-password-rules.js';
import { accountPasswordRulesGet, accountPasswordRulesGetForUser, accountPasswordRulesUpdate } from '../account-password-rules.js';
/**
 * What the passwords of the users of an account must look like, and when they end.
 */
export interface AccountPasswordRules {
    /**
     * Read the password rules of an account.
     *
     * Tells what the passwords of the users of an account must look like, when they end and how long
     * a lockout lasts. The companions give the bounds within which the rules may be set. The caller
     * must be an administrator of the account.
     *
     * AccountPasswordRules_get: `GET /v2.1/accounts/{accountId}/settings/password_rules`
     */
    get(input?: AccountPasswordRulesGetInput, options?: CallOptions): Call<AccountPasswordRulesGet200Response, AccountPasswordRulesGetResponses>;
    /**
     * Change the password rules of an account.
     *
     * Changes what the passwords of the users of an account must look like and how long they hold.
     * Single demands, such as a digit, count only with `passwordStrengthType` `custom`. Each number
     * must lie within the bounds that its companion gives. Passwords that exist stay until they end
     * or are changed.
     *
     * The caller must be an administrator of the account.
     *
     * AccountPasswordRules_update: `PUT /v2.1/accounts/{accountId}/settings/password_rules`
     */
    update(input: AccountPasswordRulesUpdateInput, options?: CallOptions): Call<AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses>;
    /**
     * Read the password rules for the calling user.
     *
     * Tells the user who calls what a new password must look like. No account stands in the path:
     * the rules are those of the account in which the user's password is kept. No administrator
     * right is needed.
     *
     * AccountPasswordRules_getForUser: `GET /v2.1/current_user/password_rules`
     */
    getForUser(input?: AccountPasswordRulesGetForUserInput, options?: CallOptions): Call<AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses>;
}
/**
 * Makes the functions of AccountPasswordRules into methods of one object.
 */
export function accountPasswordRules(client: Client): AccountPasswordRules {
    return {
        get: accountPasswordRulesGet.bind(null, client),
        update: accountPasswordRulesUpdate.bind(null, client),
        getForUser: accountPasswordRulesGetForUser.bind(null, client)
    };
}

