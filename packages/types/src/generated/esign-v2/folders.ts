// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FolderItemResponse } from './schemas/folderItemResponse.js';
import type { FolderItemsResponse } from './schemas/folderItemsResponse.js';
import type { FoldersRequest } from './schemas/foldersRequest.js';
import type { FoldersResponse } from './schemas/foldersResponse.js';

/**
 * Parameters in the path of `Folders_list`.
 */
export interface FoldersListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Which folders the list holds, with commas between the kinds: `envelope_folders`,
     * `template_folders` and `shared_template_folders`.
     *
     * @example envelope_folders
     */
    include?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Whether folders of templates come beside those of envelopes (`include`) or alone (`only`).
     *
     * @example include
     */
    template?: ("include" | "only") | undefined;
    /**
     * Whose folders the list holds: `owned_by_me`, `shared_with_me` or `all`.
     *
     * @example owned_by_me
     */
    user_filter?: string | undefined;
}

/** The folders. */
export type FoldersList200Response = FoldersResponse;

/** A parameter does not fit the contract. */
export type FoldersList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FoldersList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FoldersList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FoldersList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FoldersList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FoldersList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FoldersList500Response = ErrorDetails;

/**
 * List folders.
 *
 * Lists the folders that the caller may see, with those that lie inside them. Every user has
 * folders for drafts, for incoming and sent envelopes and for what was thrown away, and may make
 * others. `template` adds folders of templates, and `user_filter` chooses whose folders come.
 *
 * `start_position` leaves out the first folders of a long list.
 *
 * `Folders_list`, `GET /v2/accounts/{accountId}/folders`
 *
 * What it answers with, by status.
 */
export interface FoldersListResponses {
    /** The folders. */
    200: FoldersList200Response;
    /** A parameter does not fit the contract. */
    400: FoldersList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FoldersList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FoldersList403Response;
    /** No such address, or nothing is stored under it. */
    404: FoldersList404Response;
    /** The address exists, but not with this method. */
    405: FoldersList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FoldersList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FoldersList500Response;
}

/**
 * The error codes that `Folders_list` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FoldersListErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Folders_listItems`.
 */
export interface FoldersListItemsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The folder, by its ID or by the keyword of one that every user has, such as `inbox`,
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
     * The beginning of the period in which an item changed last: a date, or a date with a time, in
     * ISO 8601.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Only items whose owner has this e-mail address.
     *
     * @example mara.lindqvist@harbour.example
     */
    owner_email?: string | undefined;
    /**
     * Only items whose owner has this full name.
     *
     * @example Mara Lindqvist
     */
    owner_name?: string | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Only envelopes that stand here; without it, those in every status.
     *
     * @example completed
     */
    status?: ("completed" | "created" | "declined" | "deleted" | "delivered" | "processing" | "sent" | "signed" | "timedout" | "voided") | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** One chunk of what lies in the folder. */
export type FoldersListItems200Response = FolderItemsResponse;

/** A parameter does not fit the contract, or the caller may not open the folder. */
export type FoldersListItems400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FoldersListItems401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FoldersListItems403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FoldersListItems404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FoldersListItems405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FoldersListItems429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FoldersListItems500Response = ErrorDetails;

/**
 * List what lies in a folder.
 *
 * Lists the envelopes and templates that lie in a folder. Period, owner, status and text narrow
 * the list, and the filters can be combined.
 *
 * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next.
 *
 * `Folders_listItems`, `GET /v2/accounts/{accountId}/folders/{folderId}`
 *
 * What it answers with, by status.
 */
export interface FoldersListItemsResponses {
    /** One chunk of what lies in the folder. */
    200: FoldersListItems200Response;
    /** A parameter does not fit the contract, or the caller may not open the folder. */
    400: FoldersListItems400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FoldersListItems401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FoldersListItems403Response;
    /** No such address, or nothing is stored under it. */
    404: FoldersListItems404Response;
    /** The address exists, but not with this method. */
    405: FoldersListItems405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FoldersListItems429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FoldersListItems500Response;
}

/**
 * The error codes that `Folders_listItems` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FoldersListItemsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Folders_moveEnvelopes`.
 */
export interface FoldersMoveEnvelopesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The folder, by its ID or by the keyword of one that every user has, such as `inbox`,
     * `sentitems`, `draft` or `recyclebin`.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folderId: string;
}

/** What is to move, and where it lies now. */
export type FoldersMoveEnvelopesBody = FoldersRequest;

/** The envelopes are in the folder. */
export type FoldersMoveEnvelopes200Response = undefined;

/** The request does not fit the contract, or an envelope does not lie where it is said to. */
export type FoldersMoveEnvelopes400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FoldersMoveEnvelopes401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FoldersMoveEnvelopes403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FoldersMoveEnvelopes404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FoldersMoveEnvelopes405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FoldersMoveEnvelopes429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FoldersMoveEnvelopes500Response = ErrorDetails;

/**
 * Move envelopes into a folder.
 *
 * Moves envelopes or templates from one folder into another. The folder in the path is the one
 * that they go to.
 *
 * What goes to `recyclebin` is thrown away: a draft is deleted, and an envelope that is sent or
 * delivered is voided. Templates are deleted in the same way. The answer has no body.
 *
 * `Folders_moveEnvelopes`, `PUT /v2/accounts/{accountId}/folders/{folderId}`
 *
 * What it answers with, by status.
 */
export interface FoldersMoveEnvelopesResponses {
    /** The envelopes are in the folder. */
    200: FoldersMoveEnvelopes200Response;
    /** The request does not fit the contract, or an envelope does not lie where it is said to. */
    400: FoldersMoveEnvelopes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FoldersMoveEnvelopes401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FoldersMoveEnvelopes403Response;
    /** No such address, or nothing is stored under it. */
    404: FoldersMoveEnvelopes404Response;
    /** The address exists, but not with this method. */
    405: FoldersMoveEnvelopes405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FoldersMoveEnvelopes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FoldersMoveEnvelopes500Response;
}

/**
 * The error codes that `Folders_moveEnvelopes` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_NOT_IN_FOLDER` (400): An envelope is not in the folder that it is to leave. Name the folder where it is now, as `Folders_listItems` shows it.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FoldersMoveEnvelopesErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_NOT_IN_FOLDER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Folders_search`.
 */
export interface FoldersSearchParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * Which search is run: drafts, envelopes in which it is the caller's turn to sign, finished ones,
     * or those that wait for others.
     *
     * @example out_for_signature
     */
    searchFolderId: "drafts" | "awaiting_my_signature" | "completed" | "out_for_signature";
}

/**
 * Parameters in the query of `Folders_search`.
 */
export interface FoldersSearchQueryParams {
    /**
     * Whether the answer holds every envelope that the search finds, instead of a chunk of them.
     *
     * @example true
     */
    all?: ("true" | "false") | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The beginning of the period in which an item changed last: a date, or a date with a time, in
     * ISO 8601.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * Whether each envelope comes with its recipients.
     *
     * @example true
     */
    include_recipients?: ("true" | "false") | undefined;
    /**
     * The direction of the list, upwards or downwards.
     *
     * @example desc
     */
    order?: ("asc" | "desc") | undefined;
    /**
     * What the envelopes are sorted by.
     *
     * @example sent
     */
    order_by?: ("action_required" | "created" | "completed" | "sent" | "signer_list" | "status" | "subject") | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** One chunk of the envelopes that were found. */
export type FoldersSearch200Response = FolderItemResponse;

/** A parameter does not fit the contract. */
export type FoldersSearch400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type FoldersSearch401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type FoldersSearch403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type FoldersSearch404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type FoldersSearch405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type FoldersSearch429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type FoldersSearch500Response = ErrorDetails;

/**
 * Run a search folder.
 *
 * Runs one of the searches that every user has: over drafts, over envelopes in which it is the
 * caller's turn to sign, over finished ones, or over those that wait for others. The period narrows
 * the search, and `include_recipients` adds the recipients of each envelope.
 *
 * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
 * next. `all` asks for everything in one answer.
 *
 * `Folders_search`, `GET /v2/accounts/{accountId}/search_folders/{searchFolderId}`
 *
 * What it answers with, by status.
 */
export interface FoldersSearchResponses {
    /** One chunk of the envelopes that were found. */
    200: FoldersSearch200Response;
    /** A parameter does not fit the contract. */
    400: FoldersSearch400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: FoldersSearch401Response;
    /** The token is good, but the user may not do this in the account. */
    403: FoldersSearch403Response;
    /** No such address, or nothing is stored under it. */
    404: FoldersSearch404Response;
    /** The address exists, but not with this method. */
    405: FoldersSearch405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: FoldersSearch429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: FoldersSearch500Response;
}

/**
 * The error codes that `Folders_search` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type FoldersSearchErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
