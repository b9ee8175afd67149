/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountSharedAccess
} from './schemas/accountSharedAccess.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const accountsListSharedAccessPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsListSharedAccessParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsListSharedAccessPathAccountIdRegExp)
})

export const accountsListSharedAccessQuerySharedRegExp = new RegExp('^(not_shared|shared_to|shared_from|shared_to_and_from)(,(not_shared|shared_to|shared_from|shared_to_and_from))*$');
export const accountsListSharedAccessQueryCountRegExp = new RegExp('^\\d+$');
export const accountsListSharedAccessQueryStartPositionDefault = `0`;
export const accountsListSharedAccessQueryStartPositionRegExp = new RegExp('^\\d+$');


export const AccountsListSharedAccessQueryParams = zod.object({
  "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
  "user_ids": zod.string().optional(),
  "folder_ids": zod.string().optional(),
  "shared": zod.string().regex(accountsListSharedAccessQuerySharedRegExp).optional(),
  "envelopes_not_shared_user_status": zod.string().optional(),
  "search_text": zod.string().optional(),
  "count": zod.stringFormat('integer-string', accountsListSharedAccessQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', accountsListSharedAccessQueryStartPositionRegExp).default(accountsListSharedAccessQueryStartPositionDefault)
})

export const AccountsListSharedAccess200Response = AccountSharedAccess

export const AccountsListSharedAccess400Response = ErrorDetails

export const AccountsListSharedAccess401Response = ErrorDetails

export const AccountsListSharedAccess403Response = ErrorDetails

export const AccountsListSharedAccess404Response = ErrorDetails

export const AccountsListSharedAccess405Response = ErrorDetails

export const AccountsListSharedAccess429Response = ErrorDetails

export const AccountsListSharedAccess500Response = ErrorDetails

export const accountsUpdateSharedAccessPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountsUpdateSharedAccessParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountsUpdateSharedAccessPathAccountIdRegExp)
})

export const accountsUpdateSharedAccessQueryPreserveExistingSharedAccessDefault = `false`;

export const AccountsUpdateSharedAccessQueryParams = zod.object({
  "item_type": zod.enum(['envelopes', 'templates', 'folders']).optional(),
  "preserve_existing_shared_access": zod.enum(['true', 'false']).default(accountsUpdateSharedAccessQueryPreserveExistingSharedAccessDefault),
  "user_ids": zod.string().optional()
})

export const AccountsUpdateSharedAccessBody = AccountSharedAccess

export const AccountsUpdateSharedAccess200Response = AccountSharedAccess

export const AccountsUpdateSharedAccess400Response = ErrorDetails

export const AccountsUpdateSharedAccess401Response = ErrorDetails

export const AccountsUpdateSharedAccess403Response = ErrorDetails

export const AccountsUpdateSharedAccess404Response = ErrorDetails

export const AccountsUpdateSharedAccess405Response = ErrorDetails

export const AccountsUpdateSharedAccess429Response = ErrorDetails

export const AccountsUpdateSharedAccess500Response = ErrorDetails

