// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The caller is not an administrator who can use the operation: not of this organization, not of
     * this account, or without the delegated right. Call it with the token of an administrator.
     */
    access_denied: 403;
    /**
     * A parameter or the request body is invalid. `error_description` in the response names the
     * reason. Fix it and repeat the request.
     */
    invalid_request: 400;
    /**
     * The organization does not have an object with this ID. List the objects to find the right one.
     */
    not_found: 404;
    /**
     * Another account of the organization is being created. Only one can be in creation at a time.
     * Wait until it is completed.
     */
    account_creation_active_create_limit_reached: 400;
    /**
     * The subscription has ended or has not begun. Choose another subscription.
     */
    account_creation_inactive_subscription: 400;
    /**
     * The plan or one of the modules does not belong to the subscription.
     * AccountCreation_GetOrganizationPlanItems lists those that do.
     */
    account_creation_invalid_asset_requested: 400;
    /**
     * A detail of the new account is missing or invalid. `error_description` in the response names
     * it.
     */
    account_creation_invalid_inputs: 400;
    /**
     * The country code is not one of ISO 3166, and there is no region. Correct the code, or set the
     * region.
     */
    account_creation_region_cannot_be_determined_from_country: 400;
    /**
     * The service does not have this region.
     */
    account_creation_site_cannot_be_determined: 400;
    /**
     * The organization does not have this subscription. AccountCreation_GetOrganizationPlanItems
     * lists the subscriptions.
     */
    account_creation_subscription_id: 400;
    /**
     * The ID of the subscription or of the plan is missing.
     */
    account_creation_subscription_info: 400;
    /**
     * The country code of the clone is not one of ISO 3166, and there is no region.
     */
    clone_account_invalid_country: 400;
    /**
     * The source account has plan items that its asset group does not include, and cannot be cloned.
     */
    clone_account_not_compliant: 400;
    /**
     * The source account does not exist or is not an account of the organization.
     */
    invalid_account: 400;
    /**
     * The administrator of the clone has an invalid e-mail address, or is not an administrator of
     * the organization.
     */
    invalid_account_admin_user: 400;
    /**
     * The name of the clone is missing or has more than 100 characters.
     */
    invalid_account_name: 400;
    /**
     * The source account does not belong to an asset group of the organization.
     */
    invalid_asset_group_account: 400;
    /**
     * The source account already has five clones in progress. Wait until one of them is completed.
     */
    invalid_asset_group_work: 400;
    /**
     * The e-mail address of the administrator of the clone is missing.
     */
    invalid_email_address: 400;
    /**
     * Both the region and the country code of the clone are missing.
     */
    invalid_region: 400;
    /**
     * The request to clone an account does not name the account that is cloned. Set `sourceAccount.id`.
     */
    invalid_request_parameter_value: 400;
    /**
     * The service has no site in the region of the clone.
     */
    invalid_site: 400;
    /**
     * The first or last name of the administrator of the clone is missing.
     */
    invalid_user_name: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
