// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The form that carries the CSV file of an import. */
        BulkUserImportUpload: {
            /**
             * Format: binary
             * @description The CSV file, with a header row and then one user per row. The dot belongs to the name.
             */
            "file.csv": Blob;
        };
        /** @description What went wrong with a call to the organization area. */
        ErrorDetails: {
            /** @description The code of the condition, for programs to act on. */
            error: string;
            /** @description A short sentence for people. */
            error_description?: string | undefined;
        };
        /**
         * @description What came of a row or of a file. Some values tell of success (`user_added`, `user_updated`), some
         *     that nothing was to do, and those that end in `_warning` that the row went through with a part
         *     left out. The others name the column or the rule that the row or the header breaks.
         * @enum {string}
         */
        ImportErrorType: "no_action_taken_user_exists" | "user_added" | "user_updated" | "invalid_column_header" | "invalid_row_data" | "insufficient_row_data_found" | "extra_row_data_found" | "blank_username" | "invalid_characters_in_username" | "invalid_useremail_address" | "email_domain_is_reserved" | "new_name_with_existing_useremail_not_allowed" | "invalid_characters_in_jobtitle" | "invalid_membership_id" | "membership_not_in_account" | "maximum_users_exceeded" | "invalid_permissionset" | "user_permissionset_problems" | "invalid_group" | "user_group_problems" | "group_and_permissionset_problems" | "column_headers_missing" | "invalid_csv_data_or_syntax" | "invalid_characters_in_companyname" | "invalid_language_code" | "username_column_header_missing" | "useremail_column_header_missing" | "permissionset_column_header_missing" | "membership_id_column_header_usage_not_permitted" | "administrator_group_assignment_not_permitted" | "user_awaiting_activation" | "account_admin_access_denied" | "invalid_characters_in_address" | "permissionset_required" | "apiusername_column_header_missing" | "invalid_apiusername" | "useremail_username_combination_exists" | "permissionset_change_not_allowed" | "username_language_changes_ignored_warning" | "invalid_country_warning" | "invalid_account_id" | "invalid_autoactivate" | "invalid_loginpolicy" | "autoactivate_not_allowed" | "membership_closed" | "membership_closed_or_disabled_warning" | "cannot_close_last_active_admin" | "no_action_taken" | "cannot_close_own_membership" | "unspecified_error";
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
         * @description The name of the file, where the CSV is the body itself and not a part of a form.
         * @example filename=bulk-users.csv
         */
        contentDisposition: string;
        /**
         * @description The import, by the GUID that its request returned.
         * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
         */
        importId: string;
        /**
         * @description The organization, by its GUID, as userinfo tells it.
         * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
         */
        organizationId: string;
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
export type BulkUserImportUpload = components['schemas']['BulkUserImportUpload'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ImportErrorType = components['schemas']['ImportErrorType'];
export type OrganizationImportResponse = components['schemas']['OrganizationImportResponse'];
export type OrganizationImportResponseErrorRollup = components['schemas']['OrganizationImportResponseErrorRollup'];
export type OrganizationImportResponseRequestor = components['schemas']['OrganizationImportResponseRequestor'];
export type OrganizationImportResponseWarningRollup = components['schemas']['OrganizationImportResponseWarningRollup'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterContentDisposition = components['parameters']['contentDisposition'];
export type ParameterImportId = components['parameters']['importId'];
export type ParameterOrganizationId = components['parameters']['organizationId'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
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
}
