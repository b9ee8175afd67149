/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountCloningCloneAssetGroupAccount200Response, AccountCloningCloneAssetGroupAccountBody, AccountCloningCloneAssetGroupAccountParams, AccountCloningCloneAssetGroupAccountResponses, AccountCloningGetAssetGroupAccountClone200Response, AccountCloningGetAssetGroupAccountCloneParams, AccountCloningGetAssetGroupAccountCloneQueryParams, AccountCloningGetAssetGroupAccountCloneResponses, AccountCloningGetAssetGroupAccountClonesByOrgId200Response, AccountCloningGetAssetGroupAccountClonesByOrgIdParams, AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams, AccountCloningGetAssetGroupAccountClonesByOrgIdResponses, AccountCloningGetAssetGroupAccounts200Response, AccountCloningGetAssetGroupAccountsParams, AccountCloningGetAssetGroupAccountsQueryParams, AccountCloningGetAssetGroupAccountsResponses } from '@countersign/types/admin-v2/account-cloning';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountCloningGetAssetGroupAccounts`.
 */
export interface AccountCloningGetAssetGroupAccountsInput {
    path?: PathOf<AccountCloningGetAssetGroupAccountsParams> | undefined;
    query?: AccountCloningGetAssetGroupAccountsQueryParams | undefined;
}
/**
 * List the accounts that can be cloned.
 *
 * Returns the accounts of the organization that belong to an asset group, and whether they are
 * compliant. An asset group is the set of plan items that the organization has subscribed to. An
 * account is compliant if it has no other plan items. Only compliant accounts can be cloned. The
 * list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCloning_getAssetGroupAccounts: `GET /v2/organizations/{organizationId}/assetGroups/accounts`
 *
 * The token needs the scope `asset_group_account_read`.
 */
export const accountCloningGetAssetGroupAccounts: Operation<AccountCloningGetAssetGroupAccountsInput, AccountCloningGetAssetGroupAccounts200Response, AccountCloningGetAssetGroupAccountsResponses, 'admin'> = /* @__PURE__ */ operation('AccountCloning_getAssetGroupAccounts', 'GET', '/v2/organizations/{organizationId}/assetGroups/accounts');


/**
 * The input of `accountCloningCloneAssetGroupAccount`.
 */
export interface AccountCloningCloneAssetGroupAccountInput {
    path?: PathOf<AccountCloningCloneAssetGroupAccountParams> | undefined;
    body: AccountCloningCloneAssetGroupAccountBody;
}
/**
 * Clone an account.
 *
 * Starts the creation of an account with the plan items and the eSignature settings of another
 * account of the organization. Users, groups, signing groups, permission profiles, templates,
 * brands, integrations and Connect configurations are not copied. The clone runs in the background
 * and takes up to ten minutes. Until it is completed, the ID of the new account consists of zeros.
 *
 * The source account must be compliant, as AccountCloning_getAssetGroupAccounts says. The
 * administrator of the new account must be an administrator of the organization. The region is `NA`,
 * `EU`, `AU` or `CA`. A `region` in the request takes precedence over the `countryCode`. The service
 * chooses the site of the new account in that region. A clone in the region of its source is on the
 * same site.
 *
 * An account can be the source of up to five clones at a time. A failed attempt is repeated up to
 * ten times.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCloning_cloneAssetGroupAccount: `POST /v2/organizations/{organizationId}/assetGroups/accountClone`
 *
 * The token needs the scope `asset_group_account_clone_write`.
 */
export const accountCloningCloneAssetGroupAccount: Operation<AccountCloningCloneAssetGroupAccountInput, AccountCloningCloneAssetGroupAccount200Response, AccountCloningCloneAssetGroupAccountResponses, 'admin'> = /* @__PURE__ */ operation('AccountCloning_cloneAssetGroupAccount', 'POST', '/v2/organizations/{organizationId}/assetGroups/accountClone');


/**
 * The input of `accountCloningGetAssetGroupAccountClone`.
 */
export interface AccountCloningGetAssetGroupAccountCloneInput {
    path: PathOf<AccountCloningGetAssetGroupAccountCloneParams>;
    query?: AccountCloningGetAssetGroupAccountCloneQueryParams | undefined;
}
/**
 * Get the progress of a clone.
 *
 * Returns the clone of an account. When its `status` is `Completed`, `targetAccount` has the ID of
 * the new account. While attempts fail, `cloneProcessingFailureDetails` has the reason.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCloning_getAssetGroupAccountClone: `GET /v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}`
 *
 * The token needs the scope `asset_group_account_clone_read`.
 */
export const accountCloningGetAssetGroupAccountClone: Operation<AccountCloningGetAssetGroupAccountCloneInput, AccountCloningGetAssetGroupAccountClone200Response, AccountCloningGetAssetGroupAccountCloneResponses, 'admin'> = /* @__PURE__ */ operation('AccountCloning_getAssetGroupAccountClone', 'GET', '/v2/organizations/{organizationId}/assetGroups/{assetGroupId}/accountClones/{assetGroupWorkId}');


/**
 * The input of `accountCloningGetAssetGroupAccountClonesByOrgId`.
 */
export interface AccountCloningGetAssetGroupAccountClonesByOrgIdInput {
    path?: PathOf<AccountCloningGetAssetGroupAccountClonesByOrgIdParams> | undefined;
    query?: AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams | undefined;
}
/**
 * List the clones of an organization.
 *
 * Returns the clones that were requested in the organization, with their progress, whether they are
 * completed or not. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCloning_getAssetGroupAccountClonesByOrgId: `GET /v2/organizations/{organizationId}/assetGroups/accountClones`
 *
 * The token needs the scope `asset_group_account_clone_read`.
 */
export const accountCloningGetAssetGroupAccountClonesByOrgId: Operation<AccountCloningGetAssetGroupAccountClonesByOrgIdInput, AccountCloningGetAssetGroupAccountClonesByOrgId200Response, AccountCloningGetAssetGroupAccountClonesByOrgIdResponses, 'admin'> = /* @__PURE__ */ operation('AccountCloning_getAssetGroupAccountClonesByOrgId', 'GET', '/v2/organizations/{organizationId}/assetGroups/accountClones');

