/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  FolderItemResponse
} from './schemas/folderItemResponse.zod.js';

import {
  FolderItemsResponse
} from './schemas/folderItemsResponse.zod.js';

import {
  FoldersRequest
} from './schemas/foldersRequest.zod.js';

import {
  FoldersResponse
} from './schemas/foldersResponse.zod.js';



export const foldersListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FoldersListParams = zod.object({
  "accountId": zod.stringFormat('account-id', foldersListPathAccountIdRegExp)
})

export const foldersListQueryStartPositionDefault = `0`;
export const foldersListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const FoldersListQueryParams = zod.object({
  "include": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', foldersListQueryStartPositionRegExp).default(foldersListQueryStartPositionDefault),
  "template": zod.enum(['include', 'only']).optional(),
  "user_filter": zod.string().optional()
})

export const FoldersList200Response = FoldersResponse

export const FoldersList400Response = ErrorDetails

export const FoldersList401Response = ErrorDetails

export const FoldersList403Response = ErrorDetails

export const FoldersList404Response = ErrorDetails

export const FoldersList405Response = ErrorDetails

export const FoldersList429Response = ErrorDetails

export const FoldersList500Response = ErrorDetails

export const foldersListItemsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FoldersListItemsParams = zod.object({
  "accountId": zod.stringFormat('account-id', foldersListItemsPathAccountIdRegExp),
  "folderId": zod.string()
})

export const foldersListItemsQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const foldersListItemsQueryStartPositionDefault = `0`;
export const foldersListItemsQueryStartPositionRegExp = new RegExp('^\\d+$');
export const foldersListItemsQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const FoldersListItemsQueryParams = zod.object({
  "from_date": zod.string().regex(foldersListItemsQueryFromDateRegExp).optional(),
  "owner_email": zod.string().optional(),
  "owner_name": zod.string().optional(),
  "search_text": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', foldersListItemsQueryStartPositionRegExp).default(foldersListItemsQueryStartPositionDefault),
  "status": zod.enum(['completed', 'created', 'declined', 'deleted', 'delivered', 'processing', 'sent', 'signed', 'timedout', 'voided']).optional(),
  "to_date": zod.string().regex(foldersListItemsQueryToDateRegExp).optional()
})

export const FoldersListItems200Response = FolderItemsResponse

export const FoldersListItems400Response = ErrorDetails

export const FoldersListItems401Response = ErrorDetails

export const FoldersListItems403Response = ErrorDetails

export const FoldersListItems404Response = ErrorDetails

export const FoldersListItems405Response = ErrorDetails

export const FoldersListItems429Response = ErrorDetails

export const FoldersListItems500Response = ErrorDetails

export const foldersMoveEnvelopesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FoldersMoveEnvelopesParams = zod.object({
  "accountId": zod.stringFormat('account-id', foldersMoveEnvelopesPathAccountIdRegExp),
  "folderId": zod.string()
})

export const FoldersMoveEnvelopesBody = FoldersRequest

export const FoldersMoveEnvelopes200Response = zod.unknown()

export const FoldersMoveEnvelopes400Response = ErrorDetails

export const FoldersMoveEnvelopes401Response = ErrorDetails

export const FoldersMoveEnvelopes403Response = ErrorDetails

export const FoldersMoveEnvelopes404Response = ErrorDetails

export const FoldersMoveEnvelopes405Response = ErrorDetails

export const FoldersMoveEnvelopes429Response = ErrorDetails

export const FoldersMoveEnvelopes500Response = ErrorDetails

export const foldersSearchPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const FoldersSearchParams = zod.object({
  "accountId": zod.stringFormat('account-id', foldersSearchPathAccountIdRegExp),
  "searchFolderId": zod.enum(['drafts', 'awaiting_my_signature', 'completed', 'out_for_signature'])
})

export const foldersSearchQueryCountRegExp = new RegExp('^\\d+$');
export const foldersSearchQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const foldersSearchQueryStartPositionDefault = `0`;
export const foldersSearchQueryStartPositionRegExp = new RegExp('^\\d+$');
export const foldersSearchQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const FoldersSearchQueryParams = zod.object({
  "all": zod.enum(['true', 'false']).optional(),
  "count": zod.stringFormat('integer-string', foldersSearchQueryCountRegExp).optional(),
  "from_date": zod.string().regex(foldersSearchQueryFromDateRegExp).optional(),
  "include_recipients": zod.enum(['true', 'false']).optional(),
  "order": zod.enum(['asc', 'desc']).optional(),
  "order_by": zod.enum(['action_required', 'created', 'completed', 'sent', 'signer_list', 'status', 'subject']).optional(),
  "start_position": zod.stringFormat('integer-string', foldersSearchQueryStartPositionRegExp).default(foldersSearchQueryStartPositionDefault),
  "to_date": zod.string().regex(foldersSearchQueryToDateRegExp).optional()
})

export const FoldersSearch200Response = FolderItemResponse

export const FoldersSearch400Response = ErrorDetails

export const FoldersSearch401Response = ErrorDetails

export const FoldersSearch403Response = ErrorDetails

export const FoldersSearch404Response = ErrorDetails

export const FoldersSearch405Response = ErrorDetails

export const FoldersSearch429Response = ErrorDetails

export const FoldersSearch500Response = ErrorDetails

