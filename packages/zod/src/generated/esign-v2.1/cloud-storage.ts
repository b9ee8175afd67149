/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { ExternalFolder } from './schemas/externalFolder.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/cloud-storage';
export const CloudStorageListFoldersParams: ObjectSchema<types.CloudStorageListFoldersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "serviceId": zod.string()
}));
export const CloudStorageListFoldersQueryParams: ObjectSchema<types.CloudStorageListFoldersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cloud_storage_folder_path": zod.string().optional(),
    "count": formats.integerString.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['modified', 'name']).optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional()
}));
export const CloudStorageListFolders200Response: zod.ZodType<zod.output<typeof ExternalFolder>, unknown> = /* @__PURE__ */ lenientResponse(ExternalFolder);
export const CloudStorageListFolders400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListParams: ObjectSchema<types.CloudStorageListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "serviceId": zod.string(),
    "folderId": zod.string()
}));
export const CloudStorageListQueryParams: ObjectSchema<types.CloudStorageListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cloud_storage_folder_path": zod.string().optional(),
    "cloud_storage_folderid_plain": zod.string().optional(),
    "count": formats.integerString.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['modified', 'name']).optional(),
    "search_text": zod.string().optional(),
    "sky_drive_skip_token": zod.string().optional(),
    "start_position": formats.integerString.optional()
}));
export const CloudStorageList200Response: zod.ZodType<zod.output<typeof ExternalFolder>, unknown> = /* @__PURE__ */ lenientResponse(ExternalFolder);
export const CloudStorageList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
