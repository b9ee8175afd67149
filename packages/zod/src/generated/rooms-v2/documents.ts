/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { DocumentUser } from './schemas/DocumentUser.js';
import { DocumentUserForCreate } from './schemas/DocumentUserForCreate.js';
import { Documents } from './schemas/Documents.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/documents';
export const DocumentsGetDocumentParams: ObjectSchema<types.DocumentsGetDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "documentId": zod.int().min(1)
}));
export const DocumentsGetDocumentQueryParams: ObjectSchema<types.DocumentsGetDocumentQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "includeContents": zod.boolean().optional()
}));
export const DocumentsGetDocument200Response: zod.ZodType<zod.output<typeof Documents>, unknown> = /* @__PURE__ */ lenientResponse(Documents);
export const DocumentsGetDocument400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsGetDocument500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocumentParams: ObjectSchema<types.DocumentsDeleteDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "documentId": zod.int().min(1)
}));
export const DocumentsDeleteDocument204Response = /* @__PURE__ */ zod.void();
export const DocumentsDeleteDocument400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsDeleteDocument500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUserParams: ObjectSchema<types.DocumentsCreateDocumentUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "documentId": zod.int().min(1)
}));
export const DocumentsCreateDocumentUserBody = DocumentUserForCreate;
export const DocumentsCreateDocumentUser201Response: zod.ZodType<zod.output<typeof DocumentUser>, unknown> = /* @__PURE__ */ lenientResponse(DocumentUser);
export const DocumentsCreateDocumentUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const DocumentsCreateDocumentUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
