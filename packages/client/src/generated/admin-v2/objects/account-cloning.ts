// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountCloningCloneAssetGroupAccount200Response, AccountCloningCloneAssetGroupAccountResponses, AccountCloningGetAssetGroupAccountClone200Response, AccountCloningGetAssetGroupAccountCloneResponses, AccountCloningGetAssetGroupAccountClonesByOrgId200Response, AccountCloningGetAssetGroupAccountClonesByOrgIdResponses, AccountCloningGetAssetGroupAccounts200Response, AccountCloningGetAssetGroupAccountsResponses } from '@countersign/types/admin-v2/account-cloning';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountCloningCloneAssetGroupAccountInput, AccountCloningGetAssetGroupAccountCloneInput, AccountCloningGetAssetGroupAccountClonesByOrgIdInput, AccountCloningGetAssetGroupAccountsInput } from '../account-cloning.js';
import { accountCloningCloneAssetGroupAccount, accountCloningGetAssetGroupAccountClone, accountCloningGetAssetGroupAccountClonesByOrgId, accountCloningGetAssetGroupAccounts } from '../account-cloning.js';
/**
 * A clone is a new account with the plan items and settings of another account of the organization.
 * It is created in the background. Use the ID of its work to get its progress.
 */
export interface AccountCloning {
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
    getAssetGroupAccounts(input?: AccountCloningGetAssetGroupAccountsInput, options?: CallOptions): Call<AccountCloningGetAssetGroupAccounts200Response, AccountCloningGetAssetGroupAccountsResponses>;
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
    cloneAssetGroupAccount(input: AccountCloningCloneAssetGroupAccountInput, options?: CallOptions): Call<AccountCloningCloneAssetGroupAccount200Response, AccountCloningCloneAssetGroupAccountResponses>;
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
    getAssetGroupAccountClone(input: AccountCloningGetAssetGroupAccountCloneInput, options?: CallOptions): Call<AccountCloningGetAssetGroupAccountClone200Response, AccountCloningGetAssetGroupAccountCloneResponses>;
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
    getAssetGroupAccountClonesByOrgId(input?: AccountCloningGetAssetGroupAccountClonesByOrgIdInput, options?: CallOptions): Call<AccountCloningGetAssetGroupAccountClonesByOrgId200Response, AccountCloningGetAssetGroupAccountClonesByOrgIdResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountCloning.
 */
export function accountCloning(client: Client<'admin'>): AccountCloning {
    return {
        getAssetGroupAccounts: accountCloningGetAssetGroupAccounts.bind(null, client),
        cloneAssetGroupAccount: accountCloningCloneAssetGroupAccount.bind(null, client),
        getAssetGroupAccountClone: accountCloningGetAssetGroupAccountClone.bind(null, client),
        getAssetGroupAccountClonesByOrgId: accountCloningGetAssetGroupAccountClonesByOrgId.bind(null, client)
    };
}

