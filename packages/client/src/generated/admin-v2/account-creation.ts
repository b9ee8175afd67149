/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountCreationCreateAssetGroupAccount200Response, AccountCreationCreateAssetGroupAccountBody, AccountCreationCreateAssetGroupAccountParams, AccountCreationCreateAssetGroupAccountResponses, AccountCreationGetOrganizationPlanItems200Response, AccountCreationGetOrganizationPlanItemsParams, AccountCreationGetOrganizationPlanItemsResponses, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdResponses, AccountCreationGetSubAccountCreateProcessesByOrgId200Response, AccountCreationGetSubAccountCreateProcessesByOrgIdParams, AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams, AccountCreationGetSubAccountCreateProcessesByOrgIdResponses } from '@countersign/types/admin-v2/account-creation';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountCreationGetOrganizationPlanItems`.
 */
export interface AccountCreationGetOrganizationPlanItemsInput {
    path?: PathOf<AccountCreationGetOrganizationPlanItemsParams> | undefined;
}
/**
 * List the subscriptions and plan items of an organization.
 *
 * Returns the subscriptions with which the organization can create accounts. Each subscription has a
 * plan and an asset group, and lists the modules that a new account can have. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCreation_GetOrganizationPlanItems: `GET /v2/organizations/{organizationId}/planItems`
 *
 * The token needs the scope `organization_sub_account_read`.
 */
export const accountCreationGetOrganizationPlanItems: Operation<AccountCreationGetOrganizationPlanItemsInput, AccountCreationGetOrganizationPlanItems200Response, AccountCreationGetOrganizationPlanItemsResponses, 'admin'> = /* @__PURE__ */ operation('AccountCreation_GetOrganizationPlanItems', 'GET', '/v2/organizations/{organizationId}/planItems');


/**
 * The input of `accountCreationCreateAssetGroupAccount`.
 */
export interface AccountCreationCreateAssetGroupAccountInput {
    path?: PathOf<AccountCreationCreateAssetGroupAccountParams> | undefined;
    body: AccountCreationCreateAssetGroupAccountBody;
}
/**
 * Create an account with a plan and modules.
 *
 * Starts the creation of an account of the organization. The request names a subscription with its
 * plan and modules, as AccountCreation_GetOrganizationPlanItems lists them, and the name, the place
 * and the administrator of the account. The creation runs in the background and takes up to ten
 * minutes. Until it is completed, the ID of the account consists of zeros.
 *
 * The region is `NA`, `EU`, `AU` or `CA`. A `region` in the request takes precedence over the
 * `countryCode`. The service chooses the site of the new account in that region.
 *
 * The administrator becomes an active member if the organization has claimed the e-mail domain.
 * Otherwise the administrator receives an e-mail with which to activate the account.
 *
 * Only one account can be in creation at a time. A failed attempt is repeated up to ten times.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCreation_CreateAssetGroupAccount: `POST /v2/organizations/{organizationId}/assetGroups/accountCreate`
 *
 * The token needs the scope `organization_sub_account_write`.
 */
export const accountCreationCreateAssetGroupAccount: Operation<AccountCreationCreateAssetGroupAccountInput, AccountCreationCreateAssetGroupAccount200Response, AccountCreationCreateAssetGroupAccountResponses, 'admin'> = /* @__PURE__ */ operation('AccountCreation_CreateAssetGroupAccount', 'POST', '/v2/organizations/{organizationId}/assetGroups/accountCreate');


/**
 * The input of `accountCreationGetSubAccountCreateProcessByAssetGroupWorkId`.
 */
export interface AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdInput {
    path: PathOf<AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams>;
    query?: AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams | undefined;
}
/**
 * Get the progress of an account creation.
 *
 * Returns the creation of an account. When its `status` is `Completed`, `targetAccount` has the ID
 * of the new account. While attempts fail, `createAccountProcessingFailureDetails` has the reason.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId: `GET /v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}`
 *
 * The token needs the scope `organization_sub_account_read`.
 */
export const accountCreationGetSubAccountCreateProcessByAssetGroupWorkId: Operation<AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdInput, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response, AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdResponses, 'admin'> = /* @__PURE__ */ operation('AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId', 'GET', '/v2/organizations/{organizationId}/assetGroup/{assetGroupId}/subAccountCreated/{assetGroupWorkId}');


/**
 * The input of `accountCreationGetSubAccountCreateProcessesByOrgId`.
 */
export interface AccountCreationGetSubAccountCreateProcessesByOrgIdInput {
    path?: PathOf<AccountCreationGetSubAccountCreateProcessesByOrgIdParams> | undefined;
    query?: AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams | undefined;
}
/**
 * List the account creations of an organization.
 *
 * Returns the accounts that were requested in the organization, with their progress, whether the
 * creation is completed or not. The list is not paged.
 *
 * The caller must be an administrator of the organization.
 *
 * AccountCreation_GetSubAccountCreateProcessesByOrgId: `GET /v2/organizations/{organizationId}/subAccountsCreated`
 *
 * The token needs the scope `organization_sub_account_read`.
 */
export const accountCreationGetSubAccountCreateProcessesByOrgId: Operation<AccountCreationGetSubAccountCreateProcessesByOrgIdInput, AccountCreationGetSubAccountCreateProcessesByOrgId200Response, AccountCreationGetSubAccountCreateProcessesByOrgIdResponses, 'admin'> = /* @__PURE__ */ operation('AccountCreation_GetSubAccountCreateProcessesByOrgId', 'GET', '/v2/organizations/{organizationId}/subAccountsCreated');

