/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountPasswordRulesGet200Response, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses, AccountPasswordRulesGetParams, AccountPasswordRulesGetResponses, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateBody, AccountPasswordRulesUpdateParams, AccountPasswordRulesUpdateResponses } from '@countersign/types/esign-v2.1/account-password-rules';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountPasswordRulesGet`.
 */
export interface AccountPasswordRulesGetInput {
    path?: PathOf<AccountPasswordRulesGetParams> | undefined;
}
/**
 * Read the password rules of an account.
 *
 * Returns the rules for the passwords of the users of an account, when passwords expire and how long
 * a lockout lasts. The metadata fields contain the limits within which the rules can be set. The
 * caller must be an administrator of the account.
 *
 * AccountPasswordRules_get: `GET /v2.1/accounts/{accountId}/settings/password_rules`
 */
export const accountPasswordRulesGet: Operation<AccountPasswordRulesGetInput, AccountPasswordRulesGet200Response, AccountPasswordRulesGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountPasswordRules_get', 'GET', '/v2.1/accounts/{accountId}/settings/password_rules');


/**
 * The input of `accountPasswordRulesUpdate`.
 */
export interface AccountPasswordRulesUpdateInput {
    path?: PathOf<AccountPasswordRulesUpdateParams> | undefined;
    body: AccountPasswordRulesUpdateBody;
}
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
export const accountPasswordRulesUpdate: Operation<AccountPasswordRulesUpdateInput, AccountPasswordRulesUpdate200Response, AccountPasswordRulesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountPasswordRules_update', 'PUT', '/v2.1/accounts/{accountId}/settings/password_rules');


/**
 * The input of `accountPasswordRulesGetForUser`.
 */
export interface AccountPasswordRulesGetForUserInput {
}
/**
 * Read the password rules for the calling user.
 *
 * Returns the rules for a new password of the calling user. The path does not contain an account:
 * the rules are those of the account in which the password of the user is stored. No administrator
 * right is required.
 *
 * AccountPasswordRules_getForUser: `GET /v2.1/current_user/password_rules`
 */
export const accountPasswordRulesGetForUser: Operation<AccountPasswordRulesGetForUserInput, AccountPasswordRulesGetForUser200Response, AccountPasswordRulesGetForUserResponses, 'esign'> = /* @__PURE__ */ operation('AccountPasswordRules_getForUser', 'GET', '/v2.1/current_user/password_rules');

