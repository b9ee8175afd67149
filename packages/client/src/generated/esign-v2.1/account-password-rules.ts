/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountPasswordRulesGet200Response, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses, AccountPasswordRulesGetParams, AccountPasswordRulesGetResponses, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateBody, AccountPasswordRulesUpdateParams, AccountPasswordRulesUpdateResponses } from '@countersign/types/esign-v2.1/account-password-rules';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `accountPasswordRulesGet` takes.
 */
export interface AccountPasswordRulesGetInput {
    path?: PathOf<AccountPasswordRulesGetParams> | undefined;
}
/**
 * Read the password rules of an account.
 *
 * Tells what the passwords of the users of an account must look like, when they end and how long
 * a lockout lasts. The companions give the bounds within which the rules may be set. The caller
 * must be an administrator of the account.
 *
 * AccountPasswordRules_get: `GET /v2.1/accounts/{accountId}/settings/password_rules`
 */
export const accountPasswordRulesGet: Operation<AccountPasswordRulesGetInput, AccountPasswordRulesGet200Response, AccountPasswordRulesGetResponses> = /* @__PURE__ */ operation('AccountPasswordRules_get', 'GET', '/v2.1/accounts/{accountId}/settings/password_rules');


/**
 * What `accountPasswordRulesUpdate` takes.
 */
export interface AccountPasswordRulesUpdateInput {
    path?: PathOf<AccountPasswordRulesUpdateParams> | undefined;
    body: AccountPasswordRulesUpdateBody;
}
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
export const accountPasswordRulesUpdate: Operation<AccountPasswordRulesUpdateInput, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses> = /* @__PURE__ */ operation('AccountPasswordRules_update', 'PUT', '/v2.1/accounts/{accountId}/settings/password_rules');


/**
 * What `accountPasswordRulesGetForUser` takes.
 */
export interface AccountPasswordRulesGetForUserInput {
}
/**
 * Read the password rules for the calling user.
 *
 * Tells the user who calls what a new password must look like. No account stands in the path:
 * the rules are those of the account in which the user's password is kept. No administrator
 * right is needed.
 *
 * AccountPasswordRules_getForUser: `GET /v2.1/current_user/password_rules`
 */
export const accountPasswordRulesGetForUser: Operation<AccountPasswordRulesGetForUserInput, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses> = /* @__PURE__ */ operation('AccountPasswordRules_getForUser', 'GET', '/v2.1/current_user/password_rules');

