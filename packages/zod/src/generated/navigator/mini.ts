// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/navigator';
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const nullishDateTimeField = /* @__PURE__ */ zod.nullish(dateTime);
const nullishRecordStringUnknownField = /* @__PURE__ */ made(() => zod.nullish(zod.record(zod.string(), zod.unknown())));
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const nullishStringCheckMaxLength128Field = /* @__PURE__ */ made(() => zod.nullish(zod.string().check(zod.maxLength(128))));
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const stringField = /* @__PURE__ */ zod.string();
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const optionalRecordStringStringField = /* @__PURE__ */ made(() => zod.optional(zod.record(zod.string(), zod.string())));
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalUrlField = /* @__PURE__ */ made(() => zod.optional(zod.url()));
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const nullishStringCheckMinLength3CheckMaxLength128Field = /* @__PURE__ */ made(() => zod.nullish(zod.string().check(zod.minLength(3)).check(zod.maxLength(128))));
const nullishNumberField = /* @__PURE__ */ made(() => zod.nullish(zod.number()));
const nullishNumberCheckGte0CheckLte100Field = /* @__PURE__ */ made(() => zod.nullish(zod.number().check(zod.gte(0)).check(zod.lte(100))));
const stringCheckRegex09aFAF809aFAF43Field = /* @__PURE__ */ made(() => zod.string().check(zod.regex(/^[{]?[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]?$/)));
export const Agreement: MiniObject<types.Agreement> = /* @__PURE__ */ miniObject(() => ({
    "id": guid,
    "title": nullishStringField,
    "type": nullishStringField,
    "category": nullishStringField,
    "status": zod.nullish(zod.union([zod.literal('PENDING'), zod.literal('COMPLETE'), zod.literal('INACTIVE'), zod.literal(null)])),
    "review_status": zod.nullish(zod.union([zod.literal('PENDING'), zod.literal('COMPLETE'), zod.literal(null)])),
    "review_completed_at": zod.nullish(dateTime),
    "file_name": nullishStringField,
    "document_id": nullishStringField,
    "summary": zod.nullish(stringField.check(zod.maxLength(135000))),
    "parties": zod.optional(zod.array(Party)),
    "provisions": zod.optional(Provisions),
    "custom_provisions": nullishRecordStringUnknownField,
    "additional_user_defined_data": nullishRecordStringUnknownField,
    "additional_custom_clm_data": nullishRecordStringUnknownField,
    "additional_custom_esign_data": nullishRecordStringUnknownField,
    "related_agreement_documents": zod.optional(RelatedAgreementDocuments),
    "languages": optionalArrayStringField,
    "source_name": nullishStringCheckMaxLength128Field,
    "source_id": nullishStringCheckMaxLength128Field,
    "source_account_id": nullishStringCheckMaxLength128Field,
    "linked_data": zod.optional(zod.array(LinkedData)),
    "metadata": zod.optional(ResourceMetadata),
    "_links": zod.optional(AgreementLinks)
}));
export const AgreementLinks: MiniObject<types.AgreementLinks> = /* @__PURE__ */ miniObject(() => ({
    "document": zod.optional(Link)
}));
export const AgreementSummary: MiniObject<types.AgreementSummary> = /* @__PURE__ */ miniObject(() => ({
    "summary": optionalStringField
}));
export const AgreementsResponse: MiniObject<types.AgreementsResponse> = /* @__PURE__ */ miniObject(() => ({
    "data": zod.array(Agreement),
    "response_metadata": ResponseMetadata,
    "_links": zod.optional(PageLinks)
}));
export const BulkJob: MiniObject<types.BulkJob> = /* @__PURE__ */ miniObject(() => ({
    "id": guid,
    "external_job_id": zod.optional(guid),
    "name": zod.string(),
    "status": zod.enum(['OPEN', 'UPLOAD_COMPLETE', 'IN_PROGRESS', 'COMPLETE', 'FAILED', 'CANCELED', 'CANCELLED']),
    "status_enum": zod.array(stringField),
    "created_at": dateTime,
    "modified_at": dateTime,
    "expires_at": dateTime,
    "ttl_period": optionalStringField,
    "_embedded": zod.optional(BulkJobEmbedded),
    "_action_templates": zod.optional(BulkJobActionTemplates),
    "_links": zod.optional(BulkJobLinks),
    "constraints": zod.optional(BulkJobConstraints),
    "metadata": BulkJobMetadata,
    "message": optionalStringField
}));
export const BulkJobActionTemplate: MiniObject<types.BulkJobActionTemplate> = /* @__PURE__ */ miniObject(() => ({
    "method": optionalStringField,
    "required": optionalBooleanField,
    "description": optionalStringField,
    "template_variables": optionalRecordStringStringField,
    "headers": optionalRecordStringStringField,
    "constraints": zod.optional(BulkJobConstraints),
    "success_status_code": optionalIntField,
    "error_status_codes": optionalRecordStringStringField
}));
export const BulkJobActionTemplates: MiniObject<types.BulkJobActionTemplates> = /* @__PURE__ */ miniObject(() => ({
    "upload_document": zod.optional(BulkJobActionTemplate),
    "upload_metadata": zod.optional(BulkJobActionTemplate)
}));
export const BulkJobConstraints: MiniObject<types.BulkJobConstraints> = /* @__PURE__ */ miniObject(() => ({
    "max_size_mb": optionalIntField,
    "max_documents_per_job": zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(10000))),
    "allowed_formats": optionalArrayStringField,
    "timeout_seconds": optionalIntField
}));
export const BulkJobEmbedded: MiniObject<types.BulkJobEmbedded> = /* @__PURE__ */ miniObject(() => ({
    "document_status_enum": optionalArrayStringField,
    "documents": zod.optional(zod.array(BulkJobEmbeddedItems))
}));
export const BulkJobEmbeddedItems: MiniObject<types.BulkJobEmbeddedItems> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalGuidField,
    "agreement_id": optionalGuidField,
    "sequence": optionalIntField,
    "status": zod.optional(zod.enum(['NOT_STARTED', 'IN_PROGRESS', 'CANCELED', 'SUCCEEDED', 'FAILED'])),
    "error_code": optionalIntField,
    "error": optionalStringField,
    "_actions": zod.optional(BulkJobItemActions)
}));
export const BulkJobItemActions: MiniObject<types.BulkJobItemActions> = /* @__PURE__ */ miniObject(() => ({
    "upload_document": optionalUrlField,
    "upload_metadata": optionalUrlField
}));
export const BulkJobLinks: MiniObject<types.BulkJobLinks> = /* @__PURE__ */ miniObject(() => ({
    "self": optionalUrlField
}));
export const BulkJobMetadata: MiniObject<types.BulkJobMetadata> = /* @__PURE__ */ miniObject(() => ({
    "request_id": optionalGuidField,
    "response_timestamp": zod.optional(dateTime),
    "response_duration": optionalIntField
}));
export const CreateBulkJob: MiniObject<types.CreateBulkJob> = /* @__PURE__ */ miniObject(() => ({
    "job_name": zod.optional(stringField.check(zod.minLength(1)).check(zod.maxLength(256))),
    "expected_number_of_docs": zod.int().check(zod.gte(1)).check(zod.lte(10000)),
    "language": optionalStringField,
    "agreement_set_ids": optionalArrayStringField
}));
export const ErrDetails: MiniObject<types.ErrDetails> = /* @__PURE__ */ miniObject(() => ({
    "type": stringField,
    "title": stringField,
    "status": zod.int(),
    "detail": optionalStringField,
    "instance": optionalStringField,
    "timestamp": optionalDateTimeField,
    "path": optionalStringField
}));
export const Error: MiniObject<types.Error> = /* @__PURE__ */ miniObject(() => ({
    "error": stringField,
    "code": stringField,
    "timestamp": dateTime
}));
export const Link: MiniObject<types.Link> = /* @__PURE__ */ miniObject(() => ({
    "href": zod.url()
}));
export const LinkedData: MiniObject<types.LinkedData> = /* @__PURE__ */ miniObject(() => ({
    "application_name": optionalStringField,
    "object_name": optionalStringField,
    "record_id": optionalStringField
}));
export const PageLinks: MiniObject<types.PageLinks> = /* @__PURE__ */ miniObject(() => ({
    "first": zod.optional(Link),
    "self": zod.optional(Link),
    "next": zod.optional(Link)
}));
export const Party: MiniObject<types.Party> = /* @__PURE__ */ miniObject(() => ({
    "id": stringField,
    "name_in_agreement": nullishStringField,
    "preferred_name": nullishStringField
}));
export const Provisions: MiniObject<types.Provisions> = /* @__PURE__ */ miniObject(() => ({
    "effective_date": nullishDateTimeField,
    "expiration_date": nullishDateTimeField,
    "execution_date": nullishDateTimeField,
    "term_length": nullishStringCheckMinLength3CheckMaxLength128Field,
    "assignment_type": zod.nullish(zod.union([zod.literal('NO_OR_CONSENT_REQUIRED'), zod.literal('SILENT'), zod.literal('YES_NOTICE_REQUIRED'), zod.literal('YES_WITH_CONDITIONS'), zod.literal(null)])),
    "assignment_change_of_control": zod.nullish(zod.union([zod.literal('NO_OR_CONSENT_REQUIRED'), zod.literal('SILENT'), zod.literal('YES_NOTICE_REQUIRED'), zod.literal('YES_RESTRICTIONS_APPLY'), zod.literal('YES_WITH_CONDITIONS'), zod.literal(null)])),
    "assignment_termination_rights": zod.nullish(zod.union([zod.literal('YES'), zod.literal('SILENT'), zod.literal(null)])),
    "confidentiality_obligation_period": nullishStringCheckMinLength3CheckMaxLength128Field,
    "governing_law": nullishStringField,
    "jurisdiction": nullishStringField,
    "nda_type": zod.nullish(zod.union([zod.literal('ONE_WAY'), zod.literal('MUTUAL'), zod.literal(null)])),
    "annual_agreement_value": nullishNumberField,
    "annual_agreement_value_currency_code": zod.optional(CurrencyCode),
    "total_agreement_value": nullishNumberField,
    "total_agreement_value_currency_code": zod.optional(CurrencyCode),
    "payment_terms_due_date": zod.optional(zod.enum(['UNDER_SEVEN_DAYS', 'SEVEN_DAYS', 'FIFTEEN_DAYS', 'THIRTY_DAYS', 'FORTY_FIVE_DAYS', 'SIXTY_DAYS', 'NINETY_DAYS', 'OVER_NINETY_DAYS', 'ON_RECEIPT', 'OTHER', 'SILENT'])),
    "can_charge_late_payment_fees": zod.nullish(zod.boolean()),
    "late_payment_fee_percent": nullishNumberCheckGte0CheckLte100Field,
    "liability_cap_fixed_amount": nullishNumberField,
    "liability_cap_currency_code": zod.optional(CurrencyCode),
    "liability_cap_multiplier": nullishNumberField,
    "liability_cap_duration": nullishStringCheckMinLength3CheckMaxLength128Field,
    "price_cap_percent_increase": nullishNumberCheckGte0CheckLte100Field,
    "renewal_type": zod.nullish(zod.union([zod.literal('EVERGREEN'), zod.literal('AUTO_RENEW'), zod.literal('OPTION_TO_RENEW'), zod.literal(null)])),
    "renewal_notice_period": nullishStringCheckMinLength3CheckMaxLength128Field,
    "renewal_notice_date": nullishDateTimeField,
    "auto_renewal_term_length": nullishStringCheckMinLength3CheckMaxLength128Field,
    "renewal_extension_period": nullishStringCheckMinLength3CheckMaxLength128Field,
    "renewal_process_owner": zod.optional(stringField.check(zod.maxLength(100))),
    "renewal_additional_info": zod.nullish(stringField.check(zod.maxLength(400))),
    "termination_period_for_cause": nullishStringCheckMinLength3CheckMaxLength128Field,
    "termination_period_for_convenience": nullishStringCheckMinLength3CheckMaxLength128Field
}));
export const RelatedAgreementDocuments: MiniObject<types.RelatedAgreementDocuments> = /* @__PURE__ */ miniObject(() => ({
    "parent_agreement_document_id": optionalGuidField
}));
export const ResourceMetadata: MiniObject<types.ResourceMetadata> = /* @__PURE__ */ miniObject(() => ({
    "created_at": nullishDateTimeField,
    "created_by": nullishStringField,
    "modified_at": nullishDateTimeField,
    "modified_by": nullishStringField
}));
export const ResponseMetadata: MiniObject<types.ResponseMetadata> = /* @__PURE__ */ miniObject(() => ({
    "request_id": guid,
    "response_timestamp": dateTime,
    "response_duration_ms": zod.int().check(zod.gte(0)),
    "page_limit": zod.nullish(zod.int().check(zod.gte(1))),
    "page_token_next": nullishStringField
}));
export const CurrencyCode = /* @__PURE__ */ zod.enum(['AED', 'AFN', 'ALL', 'AMD', 'ANG', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BGN', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BOV', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHE', 'CHF', 'CHW', 'CLF', 'CLP', 'CNY', 'COP', 'COU', 'CRC', 'CUC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HRK', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MXV', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLL', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'USN', 'UYI', 'UYU', 'UZS', 'VEF', 'VND', 'VUV', 'WST', 'XAF', 'XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XCD', 'XDR', 'XOF', 'XPD', 'XPF', 'XPT', 'XSU', 'XTS', 'XUA', 'XXX', 'YER', 'ZAR', 'ZMW', 'ZWL']);
export const AgreementsGetAgreementsListParams: MiniObject<types.AgreementsGetAgreementsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field
}));
export const AgreementsGetAgreementsListQueryParams: MiniObject<types.AgreementsGetAgreementsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "limit": zod.optional(zod.int().check(zod.gte(1))),
    "ctoken": optionalStringField,
    "$filter": zod.optional(stringField.check(zod.maxLength(2000))),
    "$search": zod.optional(stringField.check(zod.maxLength(500))),
    "$select": optionalStringField,
    "sort": optionalStringField,
    "direction": zod.optional(zod.enum(['asc', 'desc'])),
    "include_linked_data": optionalBooleanField,
    "id": optionalStringField,
    "document_id": optionalStringField,
    "status": optionalStringField,
    "review_status": optionalStringField,
    "review_completed_at": optionalStringField,
    "parties.name_in_agreement": optionalStringField,
    "metadata.created_at": optionalStringField,
    "title": optionalStringField,
    "related_agreement_documents.parent_agreement_document_id": optionalStringField,
    "languages": optionalStringField,
    "provisions.effective_date": optionalStringField,
    "provisions.expiration_date": optionalStringField,
    "provisions.execution_date": optionalStringField,
    "provisions.term_length": optionalStringField,
    "source_name": optionalStringField,
    "source_id": optionalStringField
}));
export const AgreementsGetAgreementsList200Response: zod.ZodMiniType<zod.output<typeof AgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(AgreementsResponse);
export const AgreementsGetAgreementsList400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementsList500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreementParams: MiniObject<types.AgreementsGetAgreementParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "agreementId": stringCheckRegex09aFAF809aFAF43Field
}));
export const AgreementsGetAgreement200Response: zod.ZodMiniType<zod.output<typeof Agreement>, unknown> = /* @__PURE__ */ lenientResponse(Agreement);
export const AgreementsGetAgreement400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsGetAgreement500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreementParams: MiniObject<types.AgreementsDeleteAgreementParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "agreementId": stringCheckRegex09aFAF809aFAF43Field
}));
export const AgreementsDeleteAgreement204Response = /* @__PURE__ */ zod.void();
export const AgreementsDeleteAgreement400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsDeleteAgreement500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const BulkJobCreateBulkUploadJobParams: MiniObject<types.BulkJobCreateBulkUploadJobParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field
}));
export const BulkJobCreateBulkUploadJobBody = CreateBulkJob;
export const BulkJobCreateBulkUploadJob200Response: zod.ZodMiniType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobCreateBulkUploadJob400Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob401Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob403Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob404Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob405Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob429Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobCreateBulkUploadJob500Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatusParams: MiniObject<types.BulkJobGetBulkJobStatusParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "jobId": stringCheckRegex09aFAF809aFAF43Field
}));
export const BulkJobGetBulkJobStatus200Response: zod.ZodMiniType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobGetBulkJobStatus400Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus401Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus403Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus404Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus405Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus429Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobGetBulkJobStatus500Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJobParams: MiniObject<types.BulkJobUploadCompleteBulkJobParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "jobId": stringCheckRegex09aFAF809aFAF43Field
}));
export const BulkJobUploadCompleteBulkJob200Response: zod.ZodMiniType<zod.output<typeof BulkJob>, unknown> = /* @__PURE__ */ lenientResponse(BulkJob);
export const BulkJobUploadCompleteBulkJob400Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob401Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob403Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob404Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob405Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob429Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const BulkJobUploadCompleteBulkJob500Response: zod.ZodMiniType<zod.output<typeof ErrDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrDetails);
export const AgreementsCreateAgreementSummaryParams: MiniObject<types.AgreementsCreateAgreementSummaryParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": stringCheckRegex09aFAF809aFAF43Field,
    "agreementId": stringCheckRegex09aFAF809aFAF43Field
}));
export const AgreementsCreateAgreementSummary200Response: zod.ZodMiniType<zod.output<typeof AgreementSummary>, unknown> = /* @__PURE__ */ lenientResponse(AgreementSummary);
export const AgreementsCreateAgreementSummary400Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary401Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary403Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary404Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary405Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary429Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);
export const AgreementsCreateAgreementSummary500Response: zod.ZodMiniType<zod.output<typeof Error>, unknown> = /* @__PURE__ */ lenientResponse(Error);

