// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FolderItemResponseAnswer } from './schemas/folderItemResponse.js';
import type { FolderItemsResponseAnswer } from './schemas/folderItemsResponse.js';
import type { FoldersRequest } from './schemas/foldersRequest.js';
import type { FoldersResponse, FoldersResponseAnswer } from './schemas/foldersResponse.js';

/**
 * Parameters in the path of `Folders_list`.
 */
export interface FoldersListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Folders_list`.
 */
export interface FoldersListQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The types of folders in the list, as a comma-separated list of `envelope_folders`,
     * `template_folders` and `shared_template_folders`.
     *
     * @example envelope_folders
     */
    include?: string | undefined;
    /**
     * Specifies whether the response contains the items of each folder, at most 100 of them. Default:
     * `false`.
     *
     * @example true
     */
    include_items?: ("true" | "false") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * `-1` returns all levels of subfolders. Without it, and for any other number, the response has the
     * first level.
     *
     * @example -1
     */
    sub_folder_depth?: string | undefined;
    /**
     * Specifies whether template folders are returned in addition to envelope folders (`include`) or
     * instead of them (`only`).
     *
     * @example include
     */
    template?: ("include" | "only") | undefined;
    /**
     * The owners of the folders in the list: `owned_by_me`, `shared_with_me` or `all`.
     *
     * @example owned_by_me
     */
    user_filter?: string | undefined;
}

/** One page of the top-level folders. */
export type FoldersList200Response = FoldersResponseAnswer;

/** A parameter is invalid. */
export type FoldersList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FoldersList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FoldersList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FoldersList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FoldersList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FoldersList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FoldersList500Response = ErrorDetails;

/**
 * List folders.
 *
 * Returns the folders that the caller can view: their own, and those of users who share with them.
 * Every user has folders for drafts, for incoming and sent envelopes and for deleted items, and can
 * have others. `include` and `template` select envelope and template folders, and `user_filter`
 * selects the owners.
 *
 * By default, the response contains one level of subfolders. `sub_folder_depth` sets the number of
 * levels, and `include_items` adds the items of each folder.
 *
 * `Folders_list`, `GET /v2.1/accounts/{accountId}/folders`
 *
 * The responses, by status.
 */
export interface FoldersListResponses {
    /** One page of the top-level folders. */
    200: FoldersList200Response;
    /** A parameter is invalid. */
    400: FoldersList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FoldersList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FoldersList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FoldersList404Response;
    /** The path exists, but does not support this method. */
    405: FoldersList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FoldersList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FoldersList500Response;
}

/**
 * The error codes that `Folders_list` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FoldersListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Folders_listItems`.
 */
export interface FoldersListItemsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the folder, or the keyword of a folder that every user has, such as `inbox`,
     * `sentitems`, `draft` or `recyclebin`.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/**
 * Parameters in the query of `Folders_listItems`.
 */
export interface FoldersListItemsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The start of the period in which an item was last changed, as a date or a date and time in ISO
     * 8601 format.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Specifies whether the response contains the items of each folder, at most 100 of them. Default:
     * `false`.
     *
     * @example true
     */
    include_items?: ("true" | "false") | undefined;
    /**
     * Returns only items whose owner has this e-mail address.
     *
     * @example mara.lindqvist@harbour.example
     */
    owner_email?: string | undefined;
    /**
     * Returns only items whose owner has this full name.
     *
     * @example Mara Lindqvist
     */
    owner_name?: string | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only envelopes with one of these statuses, as a comma-separated list. `any` is any status,
     * which is also the default.
     *
     * @example sent,completed
     */
    status?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The folder with one page of its items. */
export type FoldersListItems200Response = FolderItemsResponseAnswer;

/** A parameter is invalid, or the caller cannot open the folder. */
export type FoldersListItems400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FoldersListItems401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FoldersListItems403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FoldersListItems404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FoldersListItems405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FoldersListItems429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FoldersListItems500Response = ErrorDetails;

/**
 * Read a folder with its items.
 *
 * Returns a folder with its subfolders and, with `include_items`, the envelopes and templates in it.
 * The items can be filtered by period, owner, status and text, and the filters can be combined. The
 * folder is specified by its ID or by a keyword such as `inbox` or `recyclebin`.
 *
 * The items are paged, with at most 100 in a response: `start_position` and `count` select a page,
 * and `nextUri` links to the next page.
 *
 * `Folders_listItems`, `GET /v2.1/accounts/{accountId}/folders/{folderId}`
 *
 * The responses, by status.
 */
export interface FoldersListItemsResponses {
    /** The folder with one page of its items. */
    200: FoldersListItems200Response;
    /** A parameter is invalid, or the caller cannot open the folder. */
    400: FoldersListItems400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FoldersListItems401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FoldersListItems403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FoldersListItems404Response;
    /** The path exists, but does not support this method. */
    405: FoldersListItems405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FoldersListItems429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FoldersListItems500Response;
}

/**
 * The error codes that `Folders_listItems` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FoldersListItemsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Folders_moveEnvelopes`.
 */
export interface FoldersMoveEnvelopesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the folder, or the keyword of a folder that every user has, such as `inbox`,
     * `sentitems`, `draft` or `recyclebin`.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** The items to move, and the folder that contains them now. */
export type FoldersMoveEnvelopesBody = FoldersRequest;

/** The destination folder, and what became of each item. */
export type FoldersMoveEnvelopes200Response = FoldersResponse;

/** The request is invalid, or none of the envelopes is in the source folder. */
export type FoldersMoveEnvelopes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FoldersMoveEnvelopes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FoldersMoveEnvelopes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FoldersMoveEnvelopes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FoldersMoveEnvelopes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FoldersMoveEnvelopes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FoldersMoveEnvelopes500Response = ErrorDetails;

/**
 * Move envelopes to a folder.
 *
 * Moves envelopes or templates from one folder to another. The folder in the path is the
 * destination.
 *
 * Moving an item to `recyclebin` deletes it: a draft is deleted, an envelope that is sent or
 * delivered is voided, and a template is deleted. Moving an item out of `recyclebin` restores it; a
 * voided envelope stays voided. If some of the items cannot be moved, the others are moved, and the
 * response contains an error for each item that was not.
 *
 * `Folders_moveEnvelopes`, `PUT /v2.1/accounts/{accountId}/folders/{folderId}`
 *
 * The responses, by status.
 */
export interface FoldersMoveEnvelopesResponses {
    /** The destination folder, and what became of each item. */
    200: FoldersMoveEnvelopes200Response;
    /** The request is invalid, or none of the envelopes is in the source folder. */
    400: FoldersMoveEnvelopes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FoldersMoveEnvelopes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FoldersMoveEnvelopes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FoldersMoveEnvelopes404Response;
    /** The path exists, but does not support this method. */
    405: FoldersMoveEnvelopes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FoldersMoveEnvelopes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FoldersMoveEnvelopes500Response;
}

/**
 * The error codes that `Folders_moveEnvelopes` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `ENVELOPE_NOT_IN_FOLDER` (400): An envelope is not in the source folder. Specify the folder that contains it now, as returned by `Folders_listItems`.
 * - `INVALID_FOLDER_ID` (400): The item is already in the folder to which it is moved. It appears in the item of a move.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type FoldersMoveEnvelopesErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'ENVELOPE_NOT_IN_FOLDER' | 'INVALID_FOLDER_ID' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `Folders_search`.
 */
export interface FoldersSearchParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The search to run: drafts, envelopes that await the caller's signature, completed envelopes,
     * envelopes that await the signatures of others, or all envelopes that the caller has sent or
     * received.
     *
     * @example out_for_signature
     */
    searchFolderId: "drafts" | "awaiting_my_signature" | "completed" | "out_for_signature" | "all";
}

/**
 * Parameters in the query of `Folders_search`.
 */
export interface FoldersSearchQueryParams {
    /**
     * Specifies whether the response contains all envelopes that the search finds, instead of one page.
     *
     * @example true
     */
    all?: ("true" | "false") | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The start of the period in which an item was last changed, as a date or a date and time in ISO
     * 8601 format.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Specifies whether the response includes the recipients of each envelope.
     *
     * @example true
     */
    include_recipients?: ("true" | "false") | undefined;
    /**
     * The sort order of the list, either ascending or descending.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * The field by which the envelopes are sorted.
     *
     * @example sent
     */
    order_by?: ("action_required" | "created" | "completed" | "sent" | "signer_list" | "status" | "subject") | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** One page of the envelopes that the search found. */
export type FoldersSearch200Response = FolderItemResponseAnswer;

/** A parameter is invalid. */
export type FoldersSearch400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type FoldersSearch401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type FoldersSearch403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type FoldersSearch404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type FoldersSearch405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type FoldersSearch429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FoldersSearch500Response = ErrorDetails;

/**
 * Run a search folder.
 *
 * Runs one of the searches that every user has: drafts, envelopes that await the caller's signature,
 * completed envelopes, envelopes that await the signatures of others, or all of them. The period
 * limits the search, and `include_recipients` adds the recipients of each envelope.
 *
 * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
 * page. `all` returns everything in one response.
 *
 * `Folders_search`, `GET /v2.1/accounts/{accountId}/search_folders/{searchFolderId}`
 *
 * The responses, by status.
 */
export interface FoldersSearchResponses {
    /** One page of the envelopes that the search found. */
    200: FoldersSearch200Response;
    /** A parameter is invalid. */
    400: FoldersSearch400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FoldersSearch401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: FoldersSearch403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FoldersSearch404Response;
    /** The path exists, but does not support this method. */
    405: FoldersSearch405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: FoldersSearch429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FoldersSearch500Response;
}

/**
 * The error codes that `Folders_search` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type FoldersSearchErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
