// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountPasswordRulesGet200Response, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses, AccountPasswordRulesGetResponses, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses } from '@countersign/types/esign-v2.1/account-password-rules';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountPasswordRulesGetForUserInput, AccountPasswordRulesGetInput, AccountPasswordRulesUpdateInput } from '../account-password-rules.js';
import { accountPasswordRulesGet, accountPasswordRulesGetForUser, accountPasswordRulesUpdate } from '../account-password-rules.js';
/**
 * The rules for the passwords of the users of an account, and their expiration.
 */
export interface AccountPasswordRules {
    /**
     * Read the password rules of an account.
     *
     * Returns the rules for the passwords of the users of an account, when passwords expire and how long
     * a lockout lasts. The metadata fields contain the limits within which the rules can be set. The
     * caller must be an administrator of the account.
     *
     * AccountPasswordRules_get: `GET /v2.1/accounts/{accountId}/settings/password_rules`
     */
    get(input?: AccountPasswordRulesGetInput, options?: CallOptions): Call<AccountPasswordRulesGet200Response, AccountPasswordRulesGetResponses>;
    /**
     * Change the password rules of an account.
     *
     * Changes the rules for the passwords of the users of an account, and how long passwords are valid.
     * Individual requirements, such as a digit, only apply if `passwordStrengthType` is `custom`. Each
     * number must be within the limits in its metadata field. Existing passwords remain valid until they
     * expire or are changed.
     *
     * The caller must be an administrator of the account.
     *
     * AccountPasswordRules_update: `PUT /v2.1/accounts/{accountId}/settings/password_rules`
     */
    update(input: AccountPasswordRulesUpdateInput, options?: CallOptions): Call<AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses>;
    /**
     * Read the password rules for the calling user.
     *
     * Returns the rules for a new password of the calling user. The path does not contain an account:
     * the rules are those of the account in which the password of the user is stored. No administrator
     * right is required.
     *
     * AccountPasswordRules_getForUser: `GET /v2.1/current_user/password_rules`
     */
    getForUser(input?: AccountPasswordRulesGetForUserInput, options?: CallOptions): Call<AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountPasswordRules.
 */
export function accountPasswordRules(client: Client<'esign'>): AccountPasswordRules {
    return {
        get: accountPasswordRulesGet.bind(null, client),
        update: accountPasswordRulesUpdate.bind(null, client),
        getForUser: accountPasswordRulesGetForUser.bind(null, client)
    };
}

