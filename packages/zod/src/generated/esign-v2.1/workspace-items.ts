/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PageImages } from './schemas/pageImages.js';
import { WorkspaceFileUpload } from './schemas/workspaceFileUpload.js';
import { WorkspaceFolderContents } from './schemas/workspaceFolderContents.js';
import { WorkspaceItem } from './schemas/workspaceItem.js';
import { WorkspaceItemList } from './schemas/workspaceItemList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/workspace-items';
export const WorkspaceItemsListFolderItemsParams: ObjectSchema<types.WorkspaceItemsListFolderItemsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/)
}));
export const WorkspaceItemsListFolderItemsQueryParams: ObjectSchema<types.WorkspaceItemsListFolderItemsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "include_files": formats.booleanString.optional(),
    "include_sub_folders": formats.booleanString.optional(),
    "include_thumbnails": formats.booleanString.optional(),
    "include_user_detail": formats.booleanString.optional(),
    "start_position": formats.integerString.optional(),
    "workspace_user_id": formats.guid.optional()
}));
export const WorkspaceItemsListFolderItems200Response: zod.ZodType<zod.output<typeof WorkspaceFolderContents>, unknown> = /* @__PURE__ */ lenientResponse(WorkspaceFolderContents);
export const WorkspaceItemsListFolderItems400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItemsParams: ObjectSchema<types.WorkspaceItemsDeleteFolderItemsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/)
}));
export const WorkspaceItemsDeleteFolderItemsBody = WorkspaceItemList;
export const WorkspaceItemsDeleteFolderItems200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceItemsDeleteFolderItems400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIleParams: ObjectSchema<types.WorkspaceItemsCreateFIleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/)
}));
export const WorkspaceItemsCreateFIleBody = WorkspaceFileUpload;
export const WorkspaceItemsCreateFIle201Response: zod.ZodType<zod.output<typeof WorkspaceItem>, unknown> = /* @__PURE__ */ lenientResponse(WorkspaceItem);
export const WorkspaceItemsCreateFIle400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFileParams: ObjectSchema<types.WorkspaceItemsGetFileParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/),
    "fileId": formats.guid
}));
export const WorkspaceItemsGetFileQueryParams: ObjectSchema<types.WorkspaceItemsGetFileQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "is_download": formats.booleanString.optional(),
    "pdf_version": formats.booleanString.optional()
}));
export const WorkspaceItemsGetFile200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceItemsGetFile400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFileParams: ObjectSchema<types.WorkspaceItemsUpdateFileParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/),
    "fileId": formats.guid
}));
export const WorkspaceItemsUpdateFileBody = WorkspaceItem;
export const WorkspaceItemsUpdateFile200Response: zod.ZodType<zod.output<typeof WorkspaceItem>, unknown> = /* @__PURE__ */ lenientResponse(WorkspaceItem);
export const WorkspaceItemsUpdateFile400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePagesParams: ObjectSchema<types.WorkspaceItemsListFilePagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid,
    "folderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/),
    "fileId": formats.guid
}));
export const WorkspaceItemsListFilePagesQueryParams: ObjectSchema<types.WorkspaceItemsListFilePagesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const WorkspaceItemsListFilePages200Response: zod.ZodType<zod.output<typeof PageImages>, unknown> = /* @__PURE__ */ lenientResponse(PageImages);
export const WorkspaceItemsListFilePages400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
