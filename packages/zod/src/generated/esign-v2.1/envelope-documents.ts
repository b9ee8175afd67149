/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import { EnvelopeDocument } from './schemas/envelopeDocument.js';
import { EnvelopeDocumentsResult } from './schemas/envelopeDocumentsResult.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-documents';
export const EnvelopeDocumentsListParams: ObjectSchema<types.EnvelopeDocumentsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeDocumentsListQueryParams: ObjectSchema<types.EnvelopeDocumentsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "documents_by_userid": formats.booleanString.optional(),
    "include_agreement_type": formats.booleanString.optional(),
    "include_docgen_formfields": formats.booleanString.optional(),
    "include_document_size": formats.booleanString.optional(),
    "include_is_edited": formats.booleanString.optional(),
    "include_metadata": formats.booleanString.optional(),
    "include_tabs": formats.booleanString.optional(),
    "recipient_id": zod.string().optional(),
    "shared_user_id": formats.guid.optional()
}));
export const EnvelopeDocumentsList200Response: zod.ZodType<zod.output<typeof EnvelopeDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateListParams: ObjectSchema<types.EnvelopeDocumentsUpdateListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeDocumentsUpdateListHeader: ObjectSchema<types.EnvelopeDocumentsUpdateListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentsUpdateListBody = EnvelopeDefinition;
export const EnvelopeDocumentsUpdateList200Response: zod.ZodType<zod.output<typeof EnvelopeDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsUpdateList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDeleteParams: ObjectSchema<types.EnvelopeDocumentsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeDocumentsDeleteHeader: ObjectSchema<types.EnvelopeDocumentsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeDocumentsDeleteBody = EnvelopeDefinition;
export const EnvelopeDocumentsDelete200Response: zod.ZodType<zod.output<typeof EnvelopeDocumentsResult>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGetParams: ObjectSchema<types.EnvelopeDocumentsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": zod.string().regex(/^(\d+|combined|archive|certificate|portfolio)$/)
}));
export const EnvelopeDocumentsGetQueryParams: ObjectSchema<types.EnvelopeDocumentsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "certificate": formats.booleanString.optional(),
    "documents_by_userid": formats.booleanString.optional(),
    "encoding": zod.string().optional(),
    "encrypt": formats.booleanString.optional(),
    "language": zod.string().optional(),
    "recipient_id": zod.string().optional(),
    "shared_user_id": formats.guid.optional(),
    "show_changes": formats.booleanString.optional(),
    "watermark": formats.booleanString.optional()
}));
export const EnvelopeDocumentsGetHeader: ObjectSchema<types.EnvelopeDocumentsGetHeader> = /* @__PURE__ */ fastObject(() => ({
    "Content-Transfer-Encoding": zod.string().optional()
}));
export const EnvelopeDocumentsGet200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeDocumentsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateParams: ObjectSchema<types.EnvelopeDocumentsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopeDocumentsUpdateHeader: ObjectSchema<types.EnvelopeDocumentsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional(),
    "Content-Disposition": zod.string().regex(/filename=/).optional()
}));
export const EnvelopeDocumentsUpdate200Response: zod.ZodType<zod.output<typeof EnvelopeDocument>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeDocument);
export const EnvelopeDocumentsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
