/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { FolderItemResponse } from './schemas/folderItemResponse.js';
import { FolderItemsResponse } from './schemas/folderItemsResponse.js';
import { FoldersRequest } from './schemas/foldersRequest.js';
import { FoldersResponse } from './schemas/foldersResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/folders';
export const FoldersListParams: ObjectSchema<types.FoldersListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const FoldersListQueryParams: ObjectSchema<types.FoldersListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "template": zod.enum(['include', 'only']).optional(),
    "user_filter": zod.string().optional()
}));
export const FoldersList200Response: zod.ZodType<zod.output<typeof FoldersResponse>, unknown> = /* @__PURE__ */ lenientResponse(FoldersResponse);
export const FoldersList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItemsParams: ObjectSchema<types.FoldersListItemsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "folderId": zod.string()
}));
export const FoldersListItemsQueryParams: ObjectSchema<types.FoldersListItemsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "owner_email": zod.string().optional(),
    "owner_name": zod.string().optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.enum(['completed', 'created', 'declined', 'deleted', 'delivered', 'processing', 'sent', 'signed', 'timedout', 'voided']).optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const FoldersListItems200Response: zod.ZodType<zod.output<typeof FolderItemsResponse>, unknown> = /* @__PURE__ */ lenientResponse(FolderItemsResponse);
export const FoldersListItems400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopesParams: ObjectSchema<types.FoldersMoveEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "folderId": zod.string()
}));
export const FoldersMoveEnvelopesBody = FoldersRequest;
export const FoldersMoveEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const FoldersMoveEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearchParams: ObjectSchema<types.FoldersSearchParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "searchFolderId": zod.enum(['drafts', 'awaiting_my_signature', 'completed', 'out_for_signature', 'all'])
}));
export const FoldersSearchQueryParams: ObjectSchema<types.FoldersSearchQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "all": formats.booleanString.optional(),
    "count": formats.integerString.optional(),
    "from_date": formats.dateOrTime.optional(),
    "include_recipients": formats.booleanString.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['action_required', 'created', 'completed', 'sent', 'signer_list', 'status', 'subject']).optional(),
    "start_position": formats.integerString.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const FoldersSearch200Response: zod.ZodType<zod.output<typeof FolderItemResponse>, unknown> = /* @__PURE__ */ lenientResponse(FolderItemResponse);
export const FoldersSearch400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
