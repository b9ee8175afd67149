/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Agreement } from './schemas/Agreement.js';
import { AgreementSummary } from './schemas/AgreementSummary.js';
import { AgreementsResponse } from './schemas/AgreementsResponse.js';
import { Error } from './schemas/Error.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import type * as types from '@countersign/types/navigator/agreements';
export const AgreementsGetAgreementsListParams: ObjectSchema<types.AgreementsGetAgreementsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const AgreementsGetAgreementsListQueryParams: ObjectSchema<types.AgreementsGetAgreementsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "limit": zod.int().min(1).optional(),
    "ctoken": zod.string().optional(),
    "$filter": zod.string().max(2000).optional(),
    "$search": zod.string().max(500).optional(),
    "$select": zod.string().optional(),
    "sort": zod.string().optional(),
    "direction": zod.enum(['asc', 'desc']).optional(),
    "include_linked_data": zod.boolean().optional(),
    "id": zod.string().optional(),
    "document_id": zod.string().optional(),
    "status": zod.string().optional(),
    "review_status": zod.string().optional(),
    "review_completed_at": zod.string().optional(),
    "parties.name_in_agreement": zod.string().optional(),
    "metadata.created_at": zod.string().optional(),
    "title": zod.string().optional(),
    "related_agreement_documents.parent_agreement_document_id": zod.string().optional(),
    "languages": zod.string().optional(),
    "provisions.effective_date": zod.string().optional(),
    "provisions.expiration_date": zod.string().optional(),
    "provisions.execution_date": zod.string().optional(),
    "provisions.term_length": zod.string().optional(),
    "source_name": zod.string().optional(),
    "source_id": zod.string().optional()
}));
export const AgreementsGetAgreementsList200Response: zod.ZodType<zod.output<typeof AgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(AgreementsResponse);
export const AgreementsGetAgreementsList400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementParams: ObjectSchema<types.AgreementsGetAgreementParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "agreementId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const AgreementsGetAgreement200Response: zod.ZodType<zod.output<typeof Agreement>, unknown> = /* @__PURE__ */ lenientResponse(Agreement);
export const AgreementsGetAgreement400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreementParams: ObjectSchema<types.AgreementsDeleteAgreementParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "agreementId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const AgreementsDeleteAgreement204Response = /* @__PURE__ */ zod.void();
export const AgreementsDeleteAgreement400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummaryParams: ObjectSchema<types.AgreementsCreateAgreementSummaryParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/),
    "agreementId": zod.string().regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)
}));
export const AgreementsCreateAgreementSummary200Response: zod.ZodType<zod.output<typeof AgreementSummary>, unknown> = /* @__PURE__ */ lenientResponse(AgreementSummary);
export const AgreementsCreateAgreementSummary400Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary401Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary403Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary404Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary405Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary429Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary500Response: zod.ZodType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
