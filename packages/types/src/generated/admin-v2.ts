// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/v2/organizations/{organizationId}/exports/account_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of account settings
         * @description Lists the exports of account settings that were asked for in the organization, those that still
         *     wait or run as well as those that have ended. There are no pages.
         *
         *     The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExports"];
        put?: never;
        /**
         * Export the settings of accounts
         * @description Starts an export of the settings of up to 40 accounts of the organization. The answer is the
         *     export as it stands in the queue; it is read again by its ID until its `status` is `completed`,
         *     and then names the file with the settings.
         *
         *     The caller must be an administrator of the organization.
         */
        post: operations["AccountExport_createAccountSettingsExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/account_settings/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export of account settings
         * @description Returns one export of account settings with its progress. Once its `status` is `completed`,
         *     `results` holds the address of each file. Such a file is JSON: the accounts, and every setting
         *     with its category, its name, and the value that each account has for it.
         *
         *     The caller must be an administrator of the organization.
         */
        get: operations["AccountExport_getAccountSettingsExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of account settings
         * @description Deletes an export of account settings together with all the data that belong to it, whether it is
         *     through or not. Its files can no longer be fetched.
         *
         *     The caller must be an administrator of the organization.
         */
        delete: operations["AccountExport_deleteAccountSettingsExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the exports of users
         * @description Lists the exports of users that were asked for in the organization, those that still wait or run
         *     as well as those that have ended. There are no pages.
         *
         *     The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExports"];
        put?: never;
        /**
         * Export users
         * @description Starts an export of users of the organization. `type` says which users; the accounts or the
         *     e-mail domains can be narrowed down. The answer is the export as it stands in the queue; it is
         *     read again by its ID until its `status` is `completed`, and then names the CSV files.
         *
         *     The caller must be an administrator of the organization.
         */
        post: operations["UserExport_createUserListExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/exports/user_list/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export of users
         * @description Returns one export of users with its progress. Once its `status` is `completed`, `results` holds
         *     the address of each CSV file; there is one for each site of the service that keeps users of the
         *     organization. The files are fetched with an access token, until the export expires.
         *
         *     The caller must be an administrator of the organization.
         */
        get: operations["UserExport_getUserListExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export of users
         * @description Deletes an export of users, whether it waits, runs or has ended. Its files can no longer be
         *     fetched; the users themselves stay as they are.
         *
         *     The caller must be an administrator of the organization.
         */
        delete: operations["UserExport_deleteUserListExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add users from a CSV file
         * @description Starts an import that adds users to the accounts of an organization. The CSV file has a header
         *     row and one row for each user and account; it comes as the part `file.csv` of a form, or as the
         *     body itself. The answer is the import as it stands in the queue; its `id` leads to what becomes
         *     of it.
         *
         *     One import may hold 8000 users in 50 accounts, and no more than 2000 users for one account. The
         *     caller must be an administrator of the organization.
         */
        post: operations["UserImport_addBulkUserImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change users from a CSV file
         * @description Starts an import that changes users who are members already. The CSV file has a header row and
         *     one row for each user and account; `APIUserName` holds the GUID of the user. It comes as the part
         *     `file.csv` of a form, or as the body itself. The answer is the import as it stands in the queue.
         *
         *     A new e-mail address holds for the user in all accounts. One import may hold 8000 users in 50
         *     accounts, and no more than 2000 users for one account. The caller must be an administrator of
         *     the organization.
         */
        post: operations["UserImport_updateBulkUserImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close memberships from a CSV file
         * @description Starts an import that closes the memberships of users. The CSV file has a header row and one row
         *     for each user and account; it comes as the part `file.csv` of a form, or as the body itself. The
         *     answer is the import as it stands in the queue.
         *
         *     A row fails if it would close the membership of the caller, or that of the last active
         *     administrator of an account. The caller must be an administrator of the organization.
         */
        post: operations["UserImport_closeBulkUserImportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of users
         * @description Lists the imports of users of the organization, whether they add, change or close users, and
         *     whether they wait, run or have ended. There are no pages. The caller must be an administrator of
         *     the organization.
         */
        get: operations["UserImport_getBulkUserImportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of users
         * @description Returns one import with its progress. It is read again until its `status` is `completed` or
         *     `failed`; then the counts and the rollups tell what came of the rows, and the outcome of each row
         *     can be fetched as CSV. The caller must be an administrator of the organization.
         */
        get: operations["UserImport_getBulkUserImportRequest"];
        put?: never;
        post?: never;
        /**
         * Delete an import of users
         * @description Deletes an import and its outcome. What the import has done to users stays; their memberships are
         *     closed by an import of their own. The caller must be an administrator of the organization.
         */
        delete: operations["UserImport_deleteBulkUserImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the outcome of an import as CSV
         * @description Returns the rows of an import with what came of each. There is something to read once
         *     `has_csv_results` of the import is true. The caller must be an administrator of the
         *     organization.
         */
        get: operations["UserImport_getBulkUserImportCSV"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of an organization
         * @description Lists users of the organization with their membership. The request must name an e-mail address,
         *     an account or a reserved domain; the other parameters narrow the choice down. A user with several
         *     memberships may be listed more than once.
         *
         *     The list comes in pages: `start` and `take` choose one, and `paging` leads to the pages beside it.
         *     The caller must be an administrator of the organization.
         */
        get: operations["Users_getUsers"];
        put?: never;
        /**
         * Make a user
         * @description Makes a user and adds them to one or more accounts of the organization, each with a permission
         *     profile and groups. The user gets an e-mail that asks for the activation, unless
         *     `auto_activate_memberships` makes the memberships active at once.
         *
         *     The caller must be an administrator of the organization. For many users at once there is the
         *     import.
         */
        post: operations["Users_createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profiles of users
         * @description Returns users with all that is known of them: their memberships and rights in the accounts, the
         *     identities with which they log in, and the rules that hold for logging in. `email` chooses the
         *     users who have that address; without it, the answer holds no more than the first 20 users who
         *     were changed in the last 10 days.
         *
         *     The `site_id` that changes to a user must name is found here. The caller must be an administrator
         *     of the organization.
         */
        get: operations["Users_getUserProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change users
         * @description Changes users and what they are in single accounts: names, language, the rules for logging in,
         *     permission profiles and groups. What a user entry leaves out stays as it is. Every user is dealt
         *     with for themselves, so the call may go well for some only; the answer says for which.
         *
         *     The e-mail address has an operation of its own. The caller must be an administrator of the
         *     organization.
         */
        post: operations["Users_updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/email_addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail addresses of users
         * @description Gives users new e-mail addresses, which hold in all their accounts. A user logs in with the new
         *     address from then on; notices about envelopes from before go there as well. What others send to
         *     the old address no longer reaches the user in the service.
         *
         *     Every user is dealt with for themselves; the answer tells who kept the old address and why. The
         *     caller must be an administrator of the organization.
         */
        post: operations["Users_updateEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a membership
         * @description Makes the membership of a user in an account active without waiting for the user. It is meant for
         *     a membership whose status is `activation_required` or `activation_sent`.
         *
         *     The caller must be an administrator of the organization.
         */
        post: operations["Users_activateMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete identities of a user
         * @description Deletes links between a user and identity providers, so that the user can no longer log in by
         *     them. The user and the memberships stay. Every identity is dealt with for itself; the answer
         *     tells which one is still there and why.
         *
         *     The caller must be an administrator of the organization.
         */
        delete: operations["Users_deleteIdentities"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/users/{userId}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close memberships of a user
         * @description Ends the memberships of a user in the accounts that the body names. The user can then neither log
         *     in to these accounts nor send from them; other memberships stay. Every account is dealt with for
         *     itself; the answer tells where the user is still a member and why.
         *
         *     The caller must be an administrator of the organization.
         */
        delete: operations["Users_closeMemberships"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{organizationId}/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to an account
         * @description Adds a user to one account of the organization, with a permission profile and groups. Somebody
         *     whom the service does not know yet is made a user first; somebody it knows gets one more
         *     membership. The user is asked by e-mail to activate it, unless `auto_activate_memberships` makes
         *     it active at once.
         *
         *     The caller must be an administrator of the organization.
         */
        post: operations["Users_addUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What came of the removal of an export or an import. */
        BulkRequestDeletion: {
            /** @description Whether the request and what it left behind are gone. */
            success: boolean;
        };
        /** @description The form that carries the CSV file of an import. */
        BulkUserImportUpload: {
            /**
             * Format: binary
             * @description The CSV file, with a header row and then one user per row. The dot belongs to the name.
             */
            "file.csv": Blob;
        };
        /** @description A group of users of an account that holds for all its products. */
        DSGroupResponse: {
            /**
             * Format: guid
             * @description The GUID of the group.
             */
            ds_group_id?: string | undefined;
            /**
             * Format: guid
             * @description The account that the group belongs to, by its GUID.
             */
            account_id?: string | undefined;
            /** @description The product in which the group was made. */
            source_product_name?: string | undefined;
            /** @description The group as the product that made it numbers it. */
            group_id?: string | undefined;
            /** @description What the account calls this group. */
            group_name?: string | undefined;
            /** @description What the account says the group is for. */
            description?: string | undefined;
            /** @description Whether the members of the group are administrators of the account. */
            is_admin?: boolean | undefined;
            /**
             * Format: date-time
             * @description When the group was last changed.
             */
            last_modified_on?: string | undefined;
            /**
             * Format: int32
             * @description How many users are in the group.
             */
            user_count?: number | undefined;
            /**
             * Format: int64
             * @description The account that the group belongs to, by its external number.
             */
            external_account_id?: number | undefined;
            /** @description What the customer calls the account of the group. */
            account_name?: string | undefined;
            /** @description Whether the identity provider of the organization keeps the group up to date by SCIM. */
            is_managed_by_scim?: boolean | undefined;
        };
        /** @description An account that the user is to leave. */
        DeleteMembershipRequest: {
            /**
             * Format: guid
             * @description The GUID of the account whose membership is to be closed.
             */
            id: string;
        };
        /** @description What came of closing the membership in one account. */
        DeleteMembershipResponse: {
            /**
             * Format: guid
             * @description The account that the user was to leave, by its GUID.
             */
            id?: string | undefined;
            /** @description Why the membership was not closed; it is missing where all went well. */
            error_details?: components["schemas"]["ErrorDetails"] | undefined;
        };
        /** @description The accounts that a user is to leave. */
        DeleteMembershipsRequest: {
            /** @description The accounts, each by its GUID. */
            accounts: components["schemas"]["DeleteMembershipRequest"][];
        };
        /** @description What came of closing memberships. */
        DeleteMembershipsResponse: {
            /** @description Whether every membership was closed. */
            success?: boolean | undefined;
            /** @description The accounts that were named, with the reason where the user is still a member. */
            accounts?: components["schemas"]["DeleteMembershipResponse"][] | undefined;
        };
        /** @description What came of the deletion of identities. */
        DeleteResponse: {
            /** @description Whether every identity was deleted. */
            success?: boolean | undefined;
            /** @description The identities that were named, with the reason where one is still there. */
            identities?: components["schemas"]["UserIdentityResponse"][] | undefined;
        };
        /** @description The identities that a user is to lose. */
        DeleteUserIdentityRequest: {
            /** @description The identities, each by its ID. */
            identities: components["schemas"]["UserIdentityRequest"][];
        };
        /** @description What went wrong with a call to the organization area. */
        ErrorDetails: {
            /** @description The code of the condition, for programs to act on. */
            error: string;
            /** @description A short sentence for people. */
            error_description?: string | undefined;
        };
        /**
         * @description How the user may log in. `FedAuthRequired` allows only the identity provider, `FedAuthBypass`
         *     the identity provider or a password. `RemoveStatus` takes such a rule away again, and `Evicted`
         *     shuts the user out.
         * @enum {string}
         */
        FederatedStatus: "RemoveStatus" | "FedAuthRequired" | "FedAuthBypass" | "Evicted";
        /** @description Where the membership that is to be activated is kept. */
        ForceActivateMembershipRequest: {
            /**
             * Format: int32
             * @description The site of the service that keeps the user of the membership, by its number.
             */
            site_id: number;
        };
        /** @description A group that a member is to be in. The number decides. */
        GroupRequest: {
            /**
             * Format: int64
             * @description The number of the group within the service.
             */
            id: number;
            /** @description What the account calls the group. */
            name?: string | undefined;
            type?: components["schemas"]["GroupType"] | undefined;
        };
        /**
         * @description What kind of group this is: that of the administrators, that of all members, or one that the
         *     account made for itself. `invalid` stands for a group that the service cannot place.
         * @enum {string}
         */
        GroupType: "invalid" | "admin_group" | "everyone_group" | "custom_group";
        /**
         * @description What came of a row or of a file. Some values tell of success (`user_added`, `user_updated`), some
         *     that nothing was to do, and those that end in `_warning` that the row went through with a part
         *     left out. The others name the column or the rule that the row or the header breaks.
         * @enum {string}
         */
        ImportErrorType: "no_action_taken_user_exists" | "user_added" | "user_updated" | "invalid_column_header" | "invalid_row_data" | "insufficient_row_data_found" | "extra_row_data_found" | "blank_username" | "invalid_characters_in_username" | "invalid_useremail_address" | "email_domain_is_reserved" | "new_name_with_existing_useremail_not_allowed" | "invalid_characters_in_jobtitle" | "invalid_membership_id" | "membership_not_in_account" | "maximum_users_exceeded" | "invalid_permissionset" | "user_permissionset_problems" | "invalid_group" | "user_group_problems" | "group_and_permissionset_problems" | "column_headers_missing" | "invalid_csv_data_or_syntax" | "invalid_characters_in_companyname" | "invalid_language_code" | "username_column_header_missing" | "useremail_column_header_missing" | "permissionset_column_header_missing" | "membership_id_column_header_usage_not_permitted" | "administrator_group_assignment_not_permitted" | "user_awaiting_activation" | "account_admin_access_denied" | "invalid_characters_in_address" | "permissionset_required" | "apiusername_column_header_missing" | "invalid_apiusername" | "useremail_username_combination_exists" | "permissionset_change_not_allowed" | "username_language_changes_ignored_warning" | "invalid_country_warning" | "invalid_account_id" | "invalid_autoactivate" | "invalid_loginpolicy" | "autoactivate_not_allowed" | "membership_closed" | "membership_closed_or_disabled_warning" | "cannot_close_last_active_admin" | "no_action_taken" | "cannot_close_own_membership" | "unspecified_error";
        /** @description A group that a member is in. */
        MemberGroupResponse: {
            /**
             * Format: int64
             * @description The number of the group within the service.
             */
            id?: number | undefined;
            /** @description What the account calls the group. */
            name?: string | undefined;
            type?: components["schemas"]["GroupType"] | undefined;
        };
        /** @description What a user is in one account. */
        MembershipResponse: {
            /**
             * Format: guid
             * @description The GUID of the membership, by which it can be activated.
             */
            id?: string | undefined;
            /** @description The e-mail address of the person. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The account of the membership, by its GUID.
             */
            account_id?: string | undefined;
            /** @description The account of the membership by its external number. */
            external_account_id?: string | undefined;
            /** @description What the customer calls the account of the membership. */
            account_name?: string | undefined;
            /** @description Whether the account lies outside the organization. */
            is_external_account?: boolean | undefined;
            /** @description How far the membership has come, such as `active`. */
            status?: string | undefined;
            /** @description The set of rights that the user has in the account. */
            permission_profile?: components["schemas"]["PermissionProfileResponse"] | undefined;
            /**
             * Format: date-time
             * @description When the user joined the account.
             */
            created_on?: string | undefined;
            /** @description The groups of the account that the user is in. */
            groups?: components["schemas"]["MemberGroupResponse"][] | undefined;
            /** @description Whether the user is an administrator of the account. */
            is_admin?: boolean | undefined;
            /** @description The kind of licence that the user holds. */
            license_type?: string | undefined;
            /** @description The subscription of the account from which the licence comes. */
            subscription_id?: string | undefined;
            /** @description What the plan of that subscription is called. */
            plan_name?: string | undefined;
        };
        /**
         * @description How far a membership has come. One that needs activation waits for the user, who has been
         *     written to once it is `activation_sent`; `disabled` is a pause, `closed` the end.
         * @enum {string}
         */
        MembershipStatus: "activation_required" | "activation_sent" | "active" | "closed" | "disabled";
        /** @description A new member for one account. */
        NewAccountUserRequest: {
            /** @description The set of rights for the new member. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"] | undefined;
            /** @description The groups of the account to put the new member into. */
            groups?: components["schemas"]["GroupRequest"][] | undefined;
            /** @description The e-mail address of the person. */
            email: string;
            /** @description The kind of licence for the new member, where the plan of the account licenses each user. */
            license_type?: string | undefined;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            /**
             * @description The language of pages and e-mails for the user, where needed with the country, such as `en` or
             *     `pt_BR`.
             */
            language_culture?: string | undefined;
            /** @description The languages that the user can choose from, separated by commas. */
            selected_languages?: string | undefined;
            /**
             * Format: guid
             * @description The account in which the user starts after logging in, one of those the user belongs to.
             */
            default_account_id?: string | undefined;
            /** @description The code that the user has to enter when activating the membership. */
            access_code?: string | undefined;
            federated_status?: components["schemas"]["FederatedStatus"] | undefined;
            /**
             * @description Whether the user is active at once, without an e-mail that asks for the activation. It is meant
             *     for users of a reserved domain who log in through an identity provider.
             */
            auto_activate_memberships?: boolean | undefined;
        };
        /** @description A new user, with the accounts that the user is to join. */
        NewUserRequest: {
            /** @description The accounts to join, each with the rights there. */
            accounts: components["schemas"]["NewUserRequestAccountProperties"][];
            /** @description The e-mail address of the person. */
            email: string;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            /**
             * @description The language of pages and e-mails for the user, where needed with the country, such as `en` or
             *     `pt_BR`.
             */
            language_culture?: string | undefined;
            /** @description The languages that the user can choose from, separated by commas. */
            selected_languages?: string | undefined;
            /**
             * Format: guid
             * @description The account in which the user starts after logging in, one of those the user belongs to.
             */
            default_account_id?: string | undefined;
            /** @description The code that the user has to enter when activating the membership. */
            access_code?: string | undefined;
            federated_status?: components["schemas"]["FederatedStatus"] | undefined;
            /**
             * @description Whether the user is active at once, without an e-mail that asks for the activation. It is meant
             *     for users of a reserved domain who log in through an identity provider.
             */
            auto_activate_memberships?: boolean | undefined;
        };
        /** @description What a new user is in one account. */
        NewUserRequestAccountProperties: {
            /**
             * Format: guid
             * @description The account to join, by its GUID; it must belong to the organization.
             */
            id: string;
            /** @description The set of rights for the new user. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"] | undefined;
            /** @description The groups to put the new user into. Everyone is in the group of all members anyway. */
            groups?: components["schemas"]["GroupRequest"][] | undefined;
            /** @description The company that the user works for. */
            company_name?: string | undefined;
            /** @description What the user does there. */
            job_title?: string | undefined;
        };
        /** @description A user as they were made or added. */
        NewUserResponse: {
            /**
             * Format: guid
             * @description The GUID of the user, new or known from before.
             */
            id?: string | undefined;
            /**
             * Format: int32
             * @description The site of the service that keeps the user, by its number.
             */
            site_id?: number | undefined;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            /** @description The e-mail address of the person. */
            email?: string | undefined;
            /** @description The language of pages and e-mails for the new user, such as `en`. */
            language_culture?: string | undefined;
            federated_status?: components["schemas"]["FederatedStatus"] | undefined;
            /** @description The accounts that the user has joined, with the rights there. */
            accounts?: components["schemas"]["NewUserResponseAccountProperties"][] | undefined;
        };
        /** @description What a user has become in one account. */
        NewUserResponseAccountProperties: {
            /**
             * Format: guid
             * @description The account that the user has joined, by its GUID.
             */
            id?: string | undefined;
            /**
             * Format: int32
             * @description The site of the service that keeps the account, by its number.
             */
            site_id?: number | undefined;
            /** @description The set of rights that the user got. */
            permission_profile?: components["schemas"]["PermissionProfileResponse"] | undefined;
            /** @description The groups that the user was put into, with that of all members. */
            groups?: components["schemas"]["MemberGroupResponse"][] | undefined;
            /** @description The company that the user works for. */
            company_name?: string | undefined;
            /** @description What the user does there. */
            job_title?: string | undefined;
            /** @description The kind of licence that the user holds. */
            license_type?: string | undefined;
            /** @description The subscription of the account from which the licence comes. */
            subscription_id?: string | undefined;
            /** @description What the plan of that subscription is called. */
            plan_name?: string | undefined;
            /** @description Where the licence of the user stands. */
            license_status?: string | undefined;
        };
        /** @description What went wrong with one part of an export. */
        OETR_ErrorDetails: {
            /** @description The code of what went wrong, for programs to act on. */
            error?: string | undefined;
            /** @description What went wrong in a sentence for people. */
            error_description?: string | undefined;
        };
        /** @description An account to which an export is limited. */
        OrgExportSelectedAccount: {
            /**
             * Format: guid
             * @description The GUID of an account of the organization.
             */
            account_id?: string | undefined;
        };
        /** @description An e-mail domain to which an export is limited. */
        OrgExportSelectedDomain: {
            /** @description The domain, such as `harbour.example`. */
            domain?: string | undefined;
        };
        /** @description An account whose settings are wanted. */
        OrganizationAccountRequest: {
            /**
             * Format: guid
             * @description The account, by its GUID; it must belong to the organization.
             */
            account_id: string;
        };
        /** @description The accounts whose settings are to be exported. */
        OrganizationAccountsRequest: {
            /** @description The accounts, no more than 40. */
            accounts: components["schemas"]["OrganizationAccountRequest"][];
        };
        /** @description An account that an export is to look at. */
        OrganizationExportAccount: {
            /**
             * Format: guid
             * @description The account whose members are wanted, by its GUID.
             */
            account_id?: string | undefined;
        };
        /** @description A reserved e-mail domain that an export is to look at. */
        OrganizationExportDomain: {
            /** @description The part of the e-mail addresses after the `@`. */
            domain?: string | undefined;
        };
        /** @description Which users are to be exported. */
        OrganizationExportRequest: {
            /**
             * @description Whose data are wanted: of all members of the accounts, of the users of reserved domains, or of
             *     members whose e-mail domain is not one of the organization. A user with several memberships has
             *     a row for each of them.
             * @enum {string}
             */
            type: "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export";
            /** @description The accounts to look at; without them, all of the organization. */
            accounts?: components["schemas"]["OrganizationExportAccount"][] | undefined;
            /** @description The e-mail domains to look at; without them, all that the organization has reserved. */
            domains?: components["schemas"]["OrganizationExportDomain"][] | undefined;
        };
        /** @description Who asked for an export. */
        OrganizationExportRequestorResponse: {
            /** @description The full name of the user, or what the application is called. */
            name?: string | undefined;
            /** @description The ID of the user, or the integration key of the application. */
            id?: string | undefined;
            /**
             * @description Whether a user asked or an application by itself.
             * @enum {string}
             */
            type?: ("user" | "client_app") | undefined;
            /** @description The e-mail address of the user. */
            email?: string | undefined;
        };
        /** @description An export for an organization: what it holds, how far it has come, and where its files are. */
        OrganizationExportResponse: {
            /**
             * Format: guid
             * @description The ID of the export, which the other export calls take.
             */
            id?: string | undefined;
            type?: components["schemas"]["OrganizationExportType"] | undefined;
            /** @description Who asked for the export. */
            requestor?: components["schemas"]["OrganizationExportRequestorResponse"] | undefined;
            /**
             * Format: date-time
             * @description The moment at which the export was asked for.
             */
            created?: string | undefined;
            /**
             * Format: date-time
             * @description The moment at which the export last moved on.
             */
            last_modified?: string | undefined;
            /**
             * Format: date-time
             * @description The moment at which the export came to its end.
             */
            completed?: string | undefined;
            /**
             * Format: date-time
             * @description The moment after which the files of the export can no longer be fetched.
             */
            expires?: string | undefined;
            /**
             * @description Where the export stands: waiting, running, through, or given up.
             * @enum {string}
             */
            status?: ("queued" | "in_process" | "completed" | "failed") | undefined;
            /** @description The accounts to which the export is limited, if it is. */
            selected_accounts?: components["schemas"]["OrgExportSelectedAccount"][] | undefined;
            /** @description The e-mail domains to which the export is limited, if it is. */
            selected_domains?: components["schemas"]["OrgExportSelectedDomain"][] | undefined;
            /** @description The absolute address of this export, to be read again until it is through. */
            metadata_url?: string | undefined;
            /**
             * Format: int32
             * @description How much of the export is done.
             */
            percent_completed?: number | undefined;
            /**
             * Format: int64
             * @description How many rows all files have together.
             */
            number_rows?: number | undefined;
            /**
             * Format: int64
             * @description How many bytes all files have together.
             */
            size_bytes?: number | undefined;
            /** @description The files that the export made; there are none until it is through. */
            results?: components["schemas"]["OrganizationExportTaskResponse"][] | undefined;
            /** @description Whether the export went through without an error. */
            success?: boolean | undefined;
        };
        /** @description One file of an export, or why it could not be made. */
        OrganizationExportTaskResponse: {
            /**
             * Format: guid
             * @description The ID of the part of the export that made the file.
             */
            id?: string | undefined;
            /**
             * Format: int32
             * @description The site of the service from which the data come, by its number.
             */
            site_id?: number | undefined;
            /** @description The absolute address of the file. It is read with the access token of the call. */
            url?: string | undefined;
            /**
             * Format: int64
             * @description How many rows the file has.
             */
            number_rows?: number | undefined;
            /**
             * Format: int64
             * @description How many bytes the file has.
             */
            size_bytes?: number | undefined;
            /** @description Why this part of the export failed. */
            error_details?: components["schemas"]["OETR_ErrorDetails"] | undefined;
        };
        /**
         * @description What an export holds: the memberships of the accounts, the users of reserved domains, the
         *     members whose e-mail domain is not one of the organization, or the settings of accounts.
         * @enum {string}
         */
        OrganizationExportType: "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export" | "organization_account_settings_export";
        /** @description The exports of an organization. */
        OrganizationExportsResponse: {
            /** @description The exports that wait, run or have ended and are still kept. */
            exports?: components["schemas"]["OrganizationExportResponse"][] | undefined;
        };
        /** @description An import of users, how far it has come and what came of it. */
        OrganizationImportResponse: {
            /**
             * Format: guid
             * @description The ID of the import, which the other import calls take.
             */
            id?: string | undefined;
            /** @description What the import does with the users, such as adding or closing them. */
            type?: string | undefined;
            /** @description Who asked for the import. */
            requestor?: components["schemas"]["OrganizationImportResponseRequestor"] | undefined;
            /**
             * Format: date-time
             * @description The moment at which the import was asked for.
             */
            created?: string | undefined;
            /**
             * Format: date-time
             * @description The moment at which the import last moved on.
             */
            last_modified?: string | undefined;
            /**
             * @description Where the import stands: waiting, running, through, or given up. Rows may have failed
             *     also in one that is through.
             * @enum {string}
             */
            status?: ("queued" | "in_process" | "completed" | "failed") | undefined;
            /**
             * Format: int32
             * @description How many users the file lists.
             */
            user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many of the users have been dealt with so far, well or not.
             */
            processed_user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many users are new in their account.
             */
            added_user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many users were there before and were changed.
             */
            updated_user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many users lost their membership.
             */
            closed_user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many users already stood as the file wants them.
             */
            no_action_required_user_count?: number | undefined;
            /**
             * Format: int32
             * @description How many errors were met, in the file as a whole and in its rows.
             */
            error_count?: number | undefined;
            /**
             * Format: int32
             * @description How many warnings were given for rows that went through nevertheless.
             */
            warning_count?: number | undefined;
            /** @description The column headers of the file that no import knows. */
            invalid_column_headers?: string | undefined;
            /** @description The accounts whose part of the import is not found or cannot be read. */
            imports_not_found_or_not_available_for_accounts?: string | undefined;
            /** @description The accounts whose part of the import failed. */
            imports_failed_for_accounts?: string | undefined;
            /** @description The accounts whose part of the import took too long. */
            imports_timed_out_for_accounts?: string | undefined;
            /** @description The sites of the service whose part of the import is not found or cannot be read. */
            imports_not_found_or_not_available_for_sites?: string | undefined;
            /** @description The sites of the service whose part of the import failed. */
            imports_failed_for_sites?: string | undefined;
            /** @description The sites of the service whose part of the import took too long. */
            imports_timed_out_for_sites?: string | undefined;
            /** @description The errors that concern the file as a whole, counted by kind. */
            file_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][] | undefined;
            /** @description The errors that concern single users, counted by kind. */
            user_level_error_rollups?: components["schemas"]["OrganizationImportResponseErrorRollup"][] | undefined;
            /** @description The warnings that concern single users, counted by kind. */
            user_level_warning_rollups?: components["schemas"]["OrganizationImportResponseWarningRollup"][] | undefined;
            /** @description Whether the outcome can be fetched as CSV already. */
            has_csv_results?: boolean | undefined;
            /** @description The address of the outcome as CSV. */
            results_uri?: string | undefined;
        };
        /** @description One kind of error and how often it was met. */
        OrganizationImportResponseErrorRollup: {
            error_type?: components["schemas"]["ImportErrorType"] | undefined;
            /**
             * Format: int32
             * @description How many times this kind was met in the file.
             */
            count?: number | undefined;
        };
        /** @description Who asked for an import. */
        OrganizationImportResponseRequestor: {
            /** @description The full name of the user, or what the application is called. */
            name?: string | undefined;
            /** @description The ID of the user, or the integration key of the application. */
            id?: string | undefined;
            /**
             * @description Whether a user asked or an application by itself.
             * @enum {string}
             */
            type?: ("user" | "client_app") | undefined;
            /** @description The e-mail address of the user. */
            email?: string | undefined;
        };
        /** @description One kind of warning and how often it was given. */
        OrganizationImportResponseWarningRollup: {
            /** @description The kind of warning, such as `invalid_country_warning`. */
            warning_type?: string | undefined;
            /**
             * Format: int32
             * @description How many times this kind was given for the file.
             */
            count?: number | undefined;
        };
        /** @description The imports of an organization. */
        OrganizationImportsResponse: {
            /** @description The imports that wait, run or have ended and were not deleted. */
            imports?: components["schemas"]["OrganizationImportResponse"][] | undefined;
        };
        /** @description A user of the organization, with the membership by which they were found. */
        OrganizationUserResponse: {
            /**
             * Format: guid
             * @description The GUID of the user in all accounts.
             */
            id?: string | undefined;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            user_status?: components["schemas"]["UserStatus"] | undefined;
            membership_status?: components["schemas"]["MembershipStatus"] | undefined;
            /** @description The e-mail address of the person. */
            email?: string | undefined;
            /**
             * Format: date-time
             * @description When the user was made.
             */
            created_on?: string | undefined;
            /**
             * Format: date-time
             * @description When the user was closed, if they are.
             */
            closed_on?: string | undefined;
            /**
             * Format: date-time
             * @description When the user was added to the account.
             */
            membership_created_on?: string | undefined;
            /**
             * Format: date-time
             * @description When the membership ended, if it has.
             */
            membership_closed_on?: string | undefined;
            /** @description The groups across products that the user is in, if they were asked for. */
            ds_groups?: components["schemas"]["DSGroupResponse"][] | undefined;
            /**
             * Format: guid
             * @description The membership in the account, by its GUID.
             */
            membership_id?: string | undefined;
            /** @description Whether the identity provider of the organization keeps the membership up to date by SCIM. */
            is_membership_managed_by_scim?: boolean | undefined;
            /** @description Whether the identity provider of the organization keeps the user up to date by SCIM. */
            is_managed_by_scim?: boolean | undefined;
            /** @description The kind of licence that the user holds. */
            license_type?: string | undefined;
            /** @description The subscription of the account from which the licence comes. */
            subscription_id?: string | undefined;
            /** @description What the plan of that subscription is called. */
            plan_name?: string | undefined;
        };
        /** @description One page of the users of an organization. */
        OrganizationUsersResponse: {
            /** @description The users of this page. */
            users?: components["schemas"]["OrganizationUserResponse"][] | undefined;
            /** @description Which part of all users this is, and where the pages beside it are. */
            paging?: components["schemas"]["PagingResponseProperties"] | undefined;
        };
        /** @description Which part of a list an answer holds. */
        PagingResponseProperties: {
            /**
             * Format: int32
             * @description How many items this answer holds.
             */
            result_set_size?: number | undefined;
            /**
             * Format: int32
             * @description Where the first item of this answer stands in the whole list, counted from 0.
             */
            result_set_start_position?: number | undefined;
            /**
             * Format: int32
             * @description Where the last item of this answer stands in the whole list, counted from 0.
             */
            result_set_end_position?: number | undefined;
            /**
             * Format: int32
             * @description How many items the whole list has.
             */
            total_set_size?: number | undefined;
            /** @description The absolute address of the page after this one; the last page has none. */
            next?: string | undefined;
            /** @description The absolute address of the page before this one; the first page has none. */
            previous?: string | undefined;
        };
        /** @description The permission profile that a member is to have. */
        PermissionProfileRequest: {
            /**
             * Format: int64
             * @description The number of the permission profile within the service.
             */
            id: number;
            /** @description What the account calls the permission profile. */
            name?: string | undefined;
        };
        /** @description The permission profile that a member has. */
        PermissionProfileResponse: {
            /**
             * Format: int64
             * @description The number of the permission profile within the service.
             */
            id?: number | undefined;
            /** @description What the account calls the permission profile. */
            name?: string | undefined;
        };
        /** @description What is to change for a user in one account. */
        UpdateMembershipRequest: {
            /**
             * Format: guid
             * @description The account of the membership that is to change, by its GUID.
             */
            account_id: string;
            /** @description The set of rights that the user shall have in the account. */
            permission_profile?: components["schemas"]["PermissionProfileRequest"] | undefined;
            /** @description The groups of the account that the user shall be in. */
            groups?: components["schemas"]["GroupRequest"][] | undefined;
            /** @description Whether the user is asked by e-mail to activate the membership. */
            send_activation?: boolean | undefined;
            /** @description The code that the user must know to activate the membership. */
            access_code?: string | undefined;
            /** @description The kind of licence that the user shall hold, where the plan of the account licenses each user. */
            license_type?: string | undefined;
            /** @description The company that the user works for. */
            company_name?: string | undefined;
            /** @description What the user does there. */
            job_title?: string | undefined;
        };
        /** @description What came of an activation. */
        UpdateResponse: {
            /** @description How the activation went. */
            status?: string | undefined;
        };
        /** @description A new e-mail address for one user. */
        UpdateUserEmailRequest: {
            /**
             * Format: guid
             * @description The user whose address is to change.
             */
            id: string;
            /**
             * Format: int32
             * @description The site of the service that keeps this user, as their profile tells it.
             */
            site_id: number;
            /** @description The e-mail address that the user shall have from now on. */
            email: string;
        };
        /** @description What is to change for one user. What is left out stays. */
        UpdateUserRequest: {
            /**
             * Format: guid
             * @description The user who is to be changed.
             */
            id: string;
            /**
             * Format: int32
             * @description The site of the service where the user is kept, as the profile of the user tells it.
             */
            site_id: number;
            /** @description The e-mail address of the person. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The account in which the user shall start after logging in.
             */
            default_account_id?: string | undefined;
            federated_status?: components["schemas"]["FederatedStatus"] | undefined;
            /** @description Whether the user must choose a new password at the next login. */
            force_password_change?: boolean | undefined;
            /** @description What is to change in single accounts. */
            memberships?: components["schemas"]["UpdateMembershipRequest"][] | undefined;
            /** @description Whether logins from unknown devices shall be confirmed. */
            device_verification_enabled?: boolean | undefined;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            /**
             * @description The language of pages and e-mails for the user, where needed with the country, such as `en` or
             *     `pt_BR`.
             */
            language_culture?: string | undefined;
            /** @description The languages that the user can choose from, separated by commas. */
            selected_languages?: string | undefined;
        };
        /** @description Users who get a new e-mail address. */
        UpdateUsersEmailRequest: {
            /** @description The users, each with the new address. */
            users: components["schemas"]["UpdateUserEmailRequest"][];
        };
        /** @description Users who are to be changed. */
        UpdateUsersRequest: {
            /** @description The users, each with what is to change. */
            users: components["schemas"]["UpdateUserRequest"][];
            /** @description Whether memberships are active at once where a closed user is taken back. */
            auto_activate_memberships_on_reactivation?: boolean | undefined;
        };
        /** @description A user with their memberships, identities and rules for logging in. */
        UserDrilldownResponse: {
            /**
             * Format: guid
             * @description The GUID of the user over all accounts.
             */
            id?: string | undefined;
            /**
             * Format: int32
             * @description The number of the site of the service where the user is kept. Changes to the user must name it.
             */
            site_id?: number | undefined;
            /** @description What that site is called. */
            site_name?: string | undefined;
            /** @description The full name under which others see the user. */
            user_name?: string | undefined;
            /** @description The given name of the user. */
            first_name?: string | undefined;
            /** @description The family name of the user. */
            last_name?: string | undefined;
            user_status?: components["schemas"]["UserStatus"] | undefined;
            /**
             * Format: guid
             * @description The account in which the user starts after logging in, by its GUID.
             */
            default_account_id?: string | undefined;
            /** @description What the customer calls that account. */
            default_account_name?: string | undefined;
            /**
             * @description The language of pages and e-mails for the user, where needed with the country, such as `en` or
             *     `pt_BR`.
             */
            language_culture?: string | undefined;
            /** @description The languages that the user can choose from, separated by commas. */
            selected_languages?: string | undefined;
            federated_status?: components["schemas"]["FederatedStatus"] | undefined;
            /** @description Whether the user is an administrator of the organization. */
            is_organization_admin?: boolean | undefined;
            /**
             * Format: date-time
             * @description When the user came to the service.
             */
            created_on?: string | undefined;
            /**
             * Format: date-time
             * @description When the user was last there.
             */
            last_login?: string | undefined;
            /** @description The accounts that the user belongs to, each with the rights there. */
            memberships?: components["schemas"]["MembershipResponse"][] | undefined;
            /** @description The identities at identity providers with which the user can log in. */
            identities?: components["schemas"]["UserIdentityResponse"][] | undefined;
            /** @description Whether a login from an unknown device must be confirmed. */
            device_verification_enabled?: boolean | undefined;
            /** @description Whether the user has to prove who they are by a second means. */
            require_two_step_verification?: boolean | undefined;
            /** @description Whether the user may put off setting up the second means. */
            allow_two_step_verification_snooze?: boolean | undefined;
            /**
             * @description Whether the user may give themselves the rights of an administrator in accounts of the
             *     organization.
             */
            allow_extend_org_admin_rights_to_self?: boolean | undefined;
            /** @description Whether an identity provider keeps this user up to date by SCIM. */
            is_managed_by_scim?: boolean | undefined;
        };
        /** @description An identity that is to be deleted. */
        UserIdentityRequest: {
            /**
             * Format: guid
             * @description The identity, by the GUID that the profile of the user shows.
             */
            id: string;
        };
        /** @description An identity with which a user logs in through an identity provider. */
        UserIdentityResponse: {
            /**
             * Format: guid
             * @description The ID of the identity, by which it can be deleted.
             */
            id?: string | undefined;
            /**
             * Format: guid
             * @description The identity provider, by the GUID that the organization has for it.
             */
            provider_id?: string | undefined;
            /**
             * Format: guid
             * @description The user to whom the identity belongs.
             */
            user_id?: string | undefined;
            /**
             * @description The name of the user at the identity provider, which stays the same when e-mail address or name
             *     change.
             */
            immutable_id?: string | undefined;
            /** @description Why the identity could not be deleted, where that was asked for. */
            error_details?: components["schemas"]["ErrorDetails"] | undefined;
        };
        /**
         * @description Whether the user is new, in use or closed, seen over all accounts.
         * @enum {string}
         */
        UserStatus: "active" | "created" | "closed";
        /** @description What came of the change to one user. */
        UserUpdateResponse: {
            /**
             * Format: guid
             * @description The user who was to be changed.
             */
            id?: string | undefined;
            /**
             * Format: int32
             * @description The site of the service where that user is kept, by its number.
             */
            site_id?: number | undefined;
            /** @description The e-mail address of the person. */
            email?: string | undefined;
            /** @description Why this user was not changed; it is missing where all went well. */
            error_details?: components["schemas"]["ErrorDetails"] | undefined;
        };
        /** @description Users with all that the organization knows of them. */
        UsersDrilldownResponse: {
            /** @description The users that were found. */
            users?: components["schemas"]["UserDrilldownResponse"][] | undefined;
        };
        /** @description What came of changes to users. */
        UsersUpdateResponse: {
            /** @description Whether every user was changed. */
            success?: boolean | undefined;
            /** @description The users that were named, with the reason where one could not be changed. */
            users?: components["schemas"]["UserUpdateResponse"][] | undefined;
        };
    };
    responses: {
        /** @description The token is good, but the user may not do this here. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "access_denied",
                 *       "error_description": "The user is no administrator of this organization."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
        /** @description The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "method_not_allowed",
                 *       "error_description": "This address does not know this method."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
        /** @description No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "error_description": "Nothing is found at this address."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
        /** @description The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "server_error",
                 *       "error_description": "The service could not finish the call."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
        /** @description Too many calls came in too short a time; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "rate_limit_exceeded",
                 *       "error_description": "The organization has made all the calls it may make this hour."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
        /** @description No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "invalid_token",
                 *       "error_description": "The access token is not valid. Get a new one from the authentication service."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorDetails"];
            };
        };
    };
    parameters: {
        /**
         * @description Only users who belong to this account of the organization, by its GUID.
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * @description The account of the organization, by its GUID.
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountIdInPath: string;
        /**
         * @description Where the plan of an account licenses each user: whether the licence in the request replaces the
         *     one that the user holds (true) or is added to it (false).
         * @example true
         */
        applyLicenseOverride: boolean;
        /**
         * @description The name of the file, where the CSV is the body itself and not a part of a form.
         * @example filename=bulk-users.csv
         */
        contentDisposition: string;
        /**
         * @description A piece of the e-mail address or of the name; only users who have it are listed.
         * @example okafor
         */
        emailUserNameLike: string;
        /**
         * @description The position of the last item that is wanted, counted from 0. It counts for nothing beside
         *     `take`.
         * @example 39
         */
        end: number;
        /**
         * @description The export, by the GUID that its request returned.
         * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
         */
        exportId: string;
        /**
         * @description The import, by the GUID that its request returned.
         * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
         */
        importId: string;
        /**
         * @description Whether each user comes with the groups across products that they are in.
         * @example true
         */
        includeDsGroups: boolean;
        /**
         * @description Whether each user comes with the licence that they hold.
         * @example true
         */
        includeLicense: boolean;
        /**
         * @description Only users who were changed at this moment (ISO 8601) or later. It needs `account_id` or
         *     `organization_reserved_domain_id` beside it.
         * @example 2026-11-10T00:00:00Z
         */
        lastModifiedSince: string;
        /**
         * @description The membership of the user in one account, by its GUID.
         * @example d4c2a8f0-6b1e-4973-85a4-2e9f7c0b3d16
         */
        membershipId: string;
        /**
         * @description Only users whose membership stands like this.
         * @example active
         */
        membershipStatus: components["schemas"]["MembershipStatus"];
        /**
         * @description The organization, by its GUID, as userinfo tells it.
         * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
         */
        organizationId: string;
        /**
         * @description Only users whose e-mail address lies in this domain, by the GUID under which the organization
         *     has reserved it.
         * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
         */
        organizationReservedDomainId: string;
        /**
         * @description The position of the first item that is wanted, counted from 0.
         * @example 20
         */
        start: number;
        /**
         * @description How many items one answer holds at most.
         * @example 20
         */
        take: number;
        /**
         * @description The user, by the GUID that they have in all accounts of the organization.
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userId: string;
        /**
         * @description The e-mail address of the users who are wanted, in full.
         * @example tomas.okafor@harbour.example
         */
        usersEmail: string;
        /**
         * @description Only users who stand like this over all their accounts, such as `active` or `closed`.
         * @example active
         */
        usersStatus: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Calls that the account may make in the current hour.
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * @description Calls left to the account in the current hour.
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * @description The moment at which the hour ends and the allowance is full again, in Unix seconds.
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * @description Identifies this exchange in the service's own logs; quote it when you report a problem.
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}
export type BulkRequestDeletion = components['schemas']['BulkRequestDeletion'];
export type BulkUserImportUpload = components['schemas']['BulkUserImportUpload'];
export type DsGroupResponse = components['schemas']['DSGroupResponse'];
export type DeleteMembershipRequest = components['schemas']['DeleteMembershipRequest'];
export type DeleteMembershipResponse = components['schemas']['DeleteMembershipResponse'];
export type DeleteMembershipsRequest = components['schemas']['DeleteMembershipsRequest'];
export type DeleteMembershipsResponse = components['schemas']['DeleteMembershipsResponse'];
export type DeleteResponse = components['schemas']['DeleteResponse'];
export type DeleteUserIdentityRequest = components['schemas']['DeleteUserIdentityRequest'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type FederatedStatus = components['schemas']['FederatedStatus'];
export type ForceActivateMembershipRequest = components['schemas']['ForceActivateMembershipRequest'];
export type GroupRequest = components['schemas']['GroupRequest'];
export type GroupType = components['schemas']['GroupType'];
export type ImportErrorType = components['schemas']['ImportErrorType'];
export type MemberGroupResponse = components['schemas']['MemberGroupResponse'];
export type MembershipResponse = components['schemas']['MembershipResponse'];
export type MembershipStatus = components['schemas']['MembershipStatus'];
export type NewAccountUserRequest = components['schemas']['NewAccountUserRequest'];
export type NewUserRequest = components['schemas']['NewUserRequest'];
export type NewUserRequestAccountProperties = components['schemas']['NewUserRequestAccountProperties'];
export type NewUserResponse = components['schemas']['NewUserResponse'];
export type NewUserResponseAccountProperties = components['schemas']['NewUserResponseAccountProperties'];
export type OetrErrorDetails = components['schemas']['OETR_ErrorDetails'];
export type OrgExportSelectedAccount = components['schemas']['OrgExportSelectedAccount'];
export type OrgExportSelectedDomain = components['schemas']['OrgExportSelectedDomain'];
export type OrganizationAccountRequest = components['schemas']['OrganizationAccountRequest'];
export type OrganizationAccountsRequest = components['schemas']['OrganizationAccountsRequest'];
export type OrganizationExportAccount = components['schemas']['OrganizationExportAccount'];
export type OrganizationExportDomain = components['schemas']['OrganizationExportDomain'];
export type OrganizationExportRequest = components['schemas']['OrganizationExportRequest'];
export type OrganizationExportRequestorResponse = components['schemas']['OrganizationExportRequestorResponse'];
export type OrganizationExportResponse = components['schemas']['OrganizationExportResponse'];
export type OrganizationExportTaskResponse = components['schemas']['OrganizationExportTaskResponse'];
export type OrganizationExportType = components['schemas']['OrganizationExportType'];
export type OrganizationExportsResponse = components['schemas']['OrganizationExportsResponse'];
export type OrganizationImportResponse = components['schemas']['OrganizationImportResponse'];
export type OrganizationImportResponseErrorRollup = components['schemas']['OrganizationImportResponseErrorRollup'];
export type OrganizationImportResponseRequestor = components['schemas']['OrganizationImportResponseRequestor'];
export type OrganizationImportResponseWarningRollup = components['schemas']['OrganizationImportResponseWarningRollup'];
export type OrganizationImportsResponse = components['schemas']['OrganizationImportsResponse'];
export type OrganizationUserResponse = components['schemas']['OrganizationUserResponse'];
export type OrganizationUsersResponse = components['schemas']['OrganizationUsersResponse'];
export type PagingResponseProperties = components['schemas']['PagingResponseProperties'];
export type PermissionProfileRequest = components['schemas']['PermissionProfileRequest'];
export type PermissionProfileResponse = components['schemas']['PermissionProfileResponse'];
export type UpdateMembershipRequest = components['schemas']['UpdateMembershipRequest'];
export type UpdateResponse = components['schemas']['UpdateResponse'];
export type UpdateUserEmailRequest = components['schemas']['UpdateUserEmailRequest'];
export type UpdateUserRequest = components['schemas']['UpdateUserRequest'];
export type UpdateUsersEmailRequest = components['schemas']['UpdateUsersEmailRequest'];
export type UpdateUsersRequest = components['schemas']['UpdateUsersRequest'];
export type UserDrilldownResponse = components['schemas']['UserDrilldownResponse'];
export type UserIdentityRequest = components['schemas']['UserIdentityRequest'];
export type UserIdentityResponse = components['schemas']['UserIdentityResponse'];
export type UserStatus = components['schemas']['UserStatus'];
export type UserUpdateResponse = components['schemas']['UserUpdateResponse'];
export type UsersDrilldownResponse = components['schemas']['UsersDrilldownResponse'];
export type UsersUpdateResponse = components['schemas']['UsersUpdateResponse'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterAccountId = components['parameters']['accountId'];
export type ParameterAccountIdInPath = components['parameters']['accountIdInPath'];
export type ParameterApplyLicenseOverride = components['parameters']['applyLicenseOverride'];
export type ParameterContentDisposition = components['parameters']['contentDisposition'];
export type ParameterEmailUserNameLike = components['parameters']['emailUserNameLike'];
export type ParameterEnd = components['parameters']['end'];
export type ParameterExportId = components['parameters']['exportId'];
export type ParameterImportId = components['parameters']['importId'];
export type ParameterIncludeDsGroups = components['parameters']['includeDsGroups'];
export type ParameterIncludeLicense = components['parameters']['includeLicense'];
export type ParameterLastModifiedSince = components['parameters']['lastModifiedSince'];
export type ParameterMembershipId = components['parameters']['membershipId'];
export type ParameterMembershipStatus = components['parameters']['membershipStatus'];
export type ParameterOrganizationId = components['parameters']['organizationId'];
export type ParameterOrganizationReservedDomainId = components['parameters']['organizationReservedDomainId'];
export type ParameterStart = components['parameters']['start'];
export type ParameterTake = components['parameters']['take'];
export type ParameterUserId = components['parameters']['userId'];
export type ParameterUsersEmail = components['parameters']['usersEmail'];
export type ParameterUsersStatus = components['parameters']['usersStatus'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
    AccountExport_getAccountSettingsExports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports of account settings. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportsResponse"];
                };
            };
            /** @description The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_createAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The accounts whose settings are wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationAccountsRequest"];
            };
        };
        responses: {
            /** @description The export waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
            /** @description The request does not fit the contract, or an account is not of this organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_getAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The export, by the GUID that its request returned.
                 * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
                 */
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountExport_deleteAccountSettingsExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The export, by the GUID that its request returned.
                 * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
                 */
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export and its data are gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRequestDeletion"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_getUserListExports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportsResponse"];
                };
            };
            /** @description The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_createUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description Which users are wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationExportRequest"];
            };
        };
        responses: {
            /** @description The export waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
            /** @description The request does not fit the contract, or an account or domain is not of this organization. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_getUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The export, by the GUID that its request returned.
                 * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
                 */
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationExportResponse"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserExport_deleteUserListExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The export, by the GUID that its request returned.
                 * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
                 */
                exportId: components["parameters"]["exportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRequestDeletion"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_addBulkUserImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name of the file, where the CSV is the body itself and not a part of a form.
                 * @example filename=bulk-users.csv
                 */
                "Content-Disposition"?: components["parameters"]["contentDisposition"] | undefined;
            };
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BulkUserImportUpload"];
                "text/csv": Blob;
            };
        };
        responses: {
            /** @description The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
            /** @description The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_updateBulkUserImports: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name of the file, where the CSV is the body itself and not a part of a form.
                 * @example filename=bulk-users.csv
                 */
                "Content-Disposition"?: components["parameters"]["contentDisposition"] | undefined;
            };
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BulkUserImportUpload"];
                "text/csv": Blob;
            };
        };
        responses: {
            /** @description The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
            /** @description The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_closeBulkUserImportRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name of the file, where the CSV is the body itself and not a part of a form.
                 * @example filename=bulk-users.csv
                 */
                "Content-Disposition"?: components["parameters"]["contentDisposition"] | undefined;
            };
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The users, one per row. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BulkUserImportUpload"];
                "text/csv": Blob;
            };
        };
        responses: {
            /** @description The import waits in the queue. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
            /** @description The request does not fit the contract, or the file cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportsResponse"];
                };
            };
            /** @description The ID of the organization is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The import, by the GUID that its request returned.
                 * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
                 */
                importId: components["parameters"]["importId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationImportResponse"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_deleteBulkUserImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The import, by the GUID that its request returned.
                 * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
                 */
                importId: components["parameters"]["importId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import and its outcome are gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRequestDeletion"];
                };
            };
            /** @description An ID in the path is no GUID. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserImport_getBulkUserImportCSV: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The import, by the GUID that its request returned.
                 * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
                 */
                importId: components["parameters"]["importId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the import with their outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            /** @description The request does not fit the contract, or the import has no outcome yet. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getUsers: {
        parameters: {
            query?: {
                /**
                 * @description The position of the first item that is wanted, counted from 0.
                 * @example 20
                 */
                start?: components["parameters"]["start"] | undefined;
                /**
                 * @description How many items one answer holds at most.
                 * @example 20
                 */
                take?: components["parameters"]["take"] | undefined;
                /**
                 * @description The position of the last item that is wanted, counted from 0. It counts for nothing beside
                 *     `take`.
                 * @example 39
                 */
                end?: components["parameters"]["end"] | undefined;
                /**
                 * @description The e-mail address of the users who are wanted, in full.
                 * @example tomas.okafor@harbour.example
                 */
                email?: components["parameters"]["usersEmail"] | undefined;
                /**
                 * @description A piece of the e-mail address or of the name; only users who have it are listed.
                 * @example okafor
                 */
                email_user_name_like?: components["parameters"]["emailUserNameLike"] | undefined;
                /**
                 * @description Only users who stand like this over all their accounts, such as `active` or `closed`.
                 * @example active
                 */
                status?: components["parameters"]["usersStatus"] | undefined;
                /**
                 * @description Only users whose membership stands like this.
                 * @example active
                 */
                membership_status?: components["parameters"]["membershipStatus"] | undefined;
                /**
                 * @description Only users who belong to this account of the organization, by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                account_id?: components["parameters"]["accountId"] | undefined;
                /**
                 * @description Only users whose e-mail address lies in this domain, by the GUID under which the organization
                 *     has reserved it.
                 * @example c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60
                 */
                organization_reserved_domain_id?: components["parameters"]["organizationReservedDomainId"] | undefined;
                /**
                 * @description Only users who were changed at this moment (ISO 8601) or later. It needs `account_id` or
                 *     `organization_reserved_domain_id` beside it.
                 * @example 2026-11-10T00:00:00Z
                 */
                last_modified_since?: components["parameters"]["lastModifiedSince"] | undefined;
                /**
                 * @description Whether each user comes with the groups across products that they are in.
                 * @example true
                 */
                include_ds_groups?: components["parameters"]["includeDsGroups"] | undefined;
                /**
                 * @description Whether each user comes with the licence that they hold.
                 * @example true
                 */
                include_license?: components["parameters"]["includeLicense"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUsersResponse"];
                };
            };
            /** @description A parameter does not fit the contract, or no e-mail address, account or domain is named. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_createUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The user who is to be made. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUserRequest"];
            };
        };
        responses: {
            /** @description The user with their memberships. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUserResponse"];
                };
            };
            /** @description The request does not fit the contract, or names an account, profile or group that there is not. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getUserProfiles: {
        parameters: {
            query?: {
                /**
                 * @description The e-mail address of the users who are wanted, in full.
                 * @example tomas.okafor@harbour.example
                 */
                email?: components["parameters"]["usersEmail"] | undefined;
                /**
                 * @description Whether each user comes with the licence that they hold.
                 * @example true
                 */
                include_license?: components["parameters"]["includeLicense"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles that were found. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersDrilldownResponse"];
                };
            };
            /** @description A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateUser: {
        parameters: {
            query?: {
                /**
                 * @description Where the plan of an account licenses each user: whether the licence in the request replaces the
                 *     one that the user holds (true) or is added to it (false).
                 * @example true
                 */
                apply_license_override?: components["parameters"]["applyLicenseOverride"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The users, each with what is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersRequest"];
            };
        };
        responses: {
            /** @description What came of the changes, user by user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersUpdateResponse"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
            };
            cookie?: never;
        };
        /** @description The users, each with the new address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersEmailRequest"];
            };
        };
        responses: {
            /** @description What came of the changes, user by user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersUpdateResponse"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_activateMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The user, by the GUID that they have in all accounts of the organization.
                 * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                userId: components["parameters"]["userId"];
                /**
                 * @description The membership of the user in one account, by its GUID.
                 * @example d4c2a8f0-6b1e-4973-85a4-2e9f7c0b3d16
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        /** @description The site on which the user is kept. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForceActivateMembershipRequest"];
            };
        };
        responses: {
            /** @description The membership is active. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateResponse"];
                };
            };
            /** @description The request does not fit the contract, or the membership cannot be activated. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_deleteIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The user, by the GUID that they have in all accounts of the organization.
                 * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The identities, as the profile of the user shows them. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUserIdentityRequest"];
            };
        };
        responses: {
            /** @description What came of the deletion, identity by identity. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteResponse"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_closeMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The user, by the GUID that they have in all accounts of the organization.
                 * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The accounts that the user is to leave. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMembershipsRequest"];
            };
        };
        responses: {
            /** @description What came of it, account by account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMembershipsResponse"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_addUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization, by its GUID, as userinfo tells it.
                 * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
                 */
                organizationId: components["parameters"]["organizationId"];
                /**
                 * @description The account of the organization, by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountIdInPath"];
            };
            cookie?: never;
        };
        /** @description The user who is to join the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountUserRequest"];
            };
        };
        responses: {
            /** @description The user with the new membership. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUserResponse"];
                };
            };
            /** @description The request does not fit the contract, or names a profile or group that the account has not. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
