/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeTemplate } from './schemas/envelopeTemplate.js';
import { EnvelopeTemplateResults } from './schemas/envelopeTemplateResults.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { GroupInformation } from './schemas/groupInformation.js';
import { Notification } from './schemas/notification.js';
import { PageDeletion } from './schemas/pageDeletion.js';
import { PageImages } from './schemas/pageImages.js';
import { PageRequest } from './schemas/pageRequest.js';
import { TemplateAutoMatchList } from './schemas/TemplateAutoMatchList.js';
import { TemplateCompletionRateResponse } from './schemas/TemplateCompletionRateResponse.js';
import { TemplateNotificationRequest } from './schemas/templateNotificationRequest.js';
import { TemplateSummary } from './schemas/templateSummary.js';
import { TemplateUpdateSummary } from './schemas/templateUpdateSummary.js';
import { UserCompletionRateResponse } from './schemas/UserCompletionRateResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/templates';
export const TemplatesListParams: ObjectSchema<types.TemplatesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TemplatesListQueryParams: ObjectSchema<types.TemplatesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "created_from_date": formats.dateOrTime.optional(),
    "created_to_date": formats.dateOrTime.optional(),
    "folder_ids": zod.string().optional(),
    "folder_types": zod.string().optional(),
    "from_date": formats.dateOrTime.optional(),
    "include": zod.string().optional(),
    "is_deleted_template_only": formats.booleanString.optional(),
    "is_download": formats.booleanString.optional(),
    "link_configuration_id": zod.string().optional(),
    "modified_from_date": formats.dateOrTime.optional(),
    "modified_to_date": formats.dateOrTime.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['name', 'modified', 'used']).optional(),
    "search_fields": zod.string().optional(),
    "search_text": zod.string().optional(),
    "shared_by_me": formats.booleanString.optional(),
    "start_position": formats.integerString.optional(),
    "template_ids": zod.string().optional(),
    "to_date": formats.dateOrTime.optional(),
    "used_from_date": formats.dateOrTime.optional(),
    "used_to_date": formats.dateOrTime.optional(),
    "user_filter": zod.enum(['owned_by_me', 'shared_with_me', 'all']).optional(),
    "user_id": formats.guid.optional()
}));
export const TemplatesList200Response: zod.ZodType<zod.output<typeof EnvelopeTemplateResults>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTemplateResults);
export const TemplatesList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreateParams: ObjectSchema<types.TemplatesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TemplatesCreateBody = EnvelopeTemplate;
export const TemplatesCreate201Response: zod.ZodType<zod.output<typeof TemplateSummary>, unknown> = /* @__PURE__ */ lenientResponse(TemplateSummary);
export const TemplatesCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatchParams: ObjectSchema<types.TemplatesUpdateTemplatesAutoMatchParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TemplatesUpdateTemplatesAutoMatchBody = TemplateAutoMatchList;
export const TemplatesUpdateTemplatesAutoMatch200Response: zod.ZodType<zod.output<typeof TemplateAutoMatchList>, unknown> = /* @__PURE__ */ lenientResponse(TemplateAutoMatchList);
export const TemplatesUpdateTemplatesAutoMatch400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetParams: ObjectSchema<types.TemplatesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplatesGetQueryParams: ObjectSchema<types.TemplatesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.string().optional()
}));
export const TemplatesGet200Response: zod.ZodType<zod.output<typeof EnvelopeTemplate>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTemplate);
export const TemplatesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateParams: ObjectSchema<types.TemplatesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplatesUpdateHeader: ObjectSchema<types.TemplatesUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplatesUpdateBody = EnvelopeTemplate;
export const TemplatesUpdate200Response: zod.ZodType<zod.output<typeof TemplateUpdateSummary>, unknown> = /* @__PURE__ */ lenientResponse(TemplateUpdateSummary);
export const TemplatesUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShareParams: ObjectSchema<types.TemplatesUpdateGroupShareParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "templatePart": zod.enum(['groups'])
}));
export const TemplatesUpdateGroupShareBody = GroupInformation;
export const TemplatesUpdateGroupShare200Response: zod.ZodType<zod.output<typeof GroupInformation>, unknown> = /* @__PURE__ */ lenientResponse(GroupInformation);
export const TemplatesUpdateGroupShare400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShareParams: ObjectSchema<types.TemplatesDeleteGroupShareParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "templatePart": zod.enum(['groups'])
}));
export const TemplatesDeleteGroupShareBody = GroupInformation;
export const TemplatesDeleteGroupShare200Response: zod.ZodType<zod.output<typeof GroupInformation>, unknown> = /* @__PURE__ */ lenientResponse(GroupInformation);
export const TemplatesDeleteGroupShare400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImagesParams: ObjectSchema<types.TemplatesGetPageImagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString
}));
export const TemplatesGetPageImagesQueryParams: ObjectSchema<types.TemplatesGetPageImagesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "nocache": formats.booleanString.optional(),
    "show_changes": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const TemplatesGetPageImages200Response: zod.ZodType<zod.output<typeof PageImages>, unknown> = /* @__PURE__ */ lenientResponse(PageImages);
export const TemplatesGetPageImages400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPageParams: ObjectSchema<types.TemplatesDeleteDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/)
}));
export const TemplatesDeleteDocumentPageHeader: ObjectSchema<types.TemplatesDeleteDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplatesDeleteDocumentPageBody = PageDeletion;
export const TemplatesDeleteDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesDeleteDocumentPage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImageParams: ObjectSchema<types.TemplatesGetDocumentPageImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/)
}));
export const TemplatesGetDocumentPageImageQueryParams: ObjectSchema<types.TemplatesGetDocumentPageImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "show_changes": formats.booleanString.optional()
}));
export const TemplatesGetDocumentPageImage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesGetDocumentPageImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPageParams: ObjectSchema<types.TemplatesRotateDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "documentId": formats.integerString,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/)
}));
export const TemplatesRotateDocumentPageHeader: ObjectSchema<types.TemplatesRotateDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplatesRotateDocumentPageBody = PageRequest;
export const TemplatesRotateDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesRotateDocumentPage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettingsParams: ObjectSchema<types.TemplatesGetNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplatesGetNotificationSettings200Response: zod.ZodType<zod.output<typeof Notification>, unknown> = /* @__PURE__ */ lenientResponse(Notification);
export const TemplatesGetNotificationSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettingsParams: ObjectSchema<types.TemplatesUpdateNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplatesUpdateNotificationSettingsHeader: ObjectSchema<types.TemplatesUpdateNotificationSettingsHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplatesUpdateNotificationSettingsBody = TemplateNotificationRequest;
export const TemplatesUpdateNotificationSettings200Response: zod.ZodType<zod.output<typeof Notification>, unknown> = /* @__PURE__ */ lenientResponse(Notification);
export const TemplatesUpdateNotificationSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0Params: ObjectSchema<types.TemplatesUpdateTemplatesAutoMatch0Params> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TemplatesUpdateTemplatesAutoMatch0Body = TemplateAutoMatchList;
export const TemplatesUpdateTemplatesAutoMatch0200Response: zod.ZodType<zod.output<typeof TemplateAutoMatchList>, unknown> = /* @__PURE__ */ lenientResponse(TemplateAutoMatchList);
export const TemplatesUpdateTemplatesAutoMatch0400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwnerParams: ObjectSchema<types.TemplatesGetCompletionRateForTemplateOwnerParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const TemplatesGetCompletionRateForTemplateOwner200Response: zod.ZodType<zod.output<typeof UserCompletionRateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserCompletionRateResponse);
export const TemplatesGetCompletionRateForTemplateOwner400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateParams: ObjectSchema<types.TemplatesGetCompletionRateForTemplateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const TemplatesGetCompletionRateForTemplate200Response: zod.ZodType<zod.output<typeof TemplateCompletionRateResponse>, unknown> = /* @__PURE__ */ lenientResponse(TemplateCompletionRateResponse);
export const TemplatesGetCompletionRateForTemplate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
