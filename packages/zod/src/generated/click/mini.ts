// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/click';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const dateOrTime = /* @__PURE__ */ zod.stringFormat('date-or-time', /^(\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4}|([A-Za-z]{3,9}, )?(\d{1,2}[ -][A-Za-z]{3,9}[ -]\d{4}|[A-Za-z]{3,9} \d{1,2},? \d{4}))([Tt ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?( ?[Zz]| ?GMT| ?[+-]\d{2}:?\d{2}| \d{2}:?\d{2})?)?$/);
const integerString = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d+$/);
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalUnionUnionStringNumberArrayUnionStField = /* @__PURE__ */ made(() => zod.optional(zod.union([zod.union([zod.string(), zod.number()]), zod.array(zod.union([zod.string(), zod.number()]))])));
const optionalEnumNoneField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['none'])));
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalStringCheckMaxLength200Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(200))));
const optionalEnumDraftActiveInactiveDeletedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['draft', 'active', 'inactive', 'deleted'])));
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const optionalEnumLinkDocumentField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['link', 'document'])));
const stringField = /* @__PURE__ */ zod.string();
const optionalRecordStringStringField = /* @__PURE__ */ made(() => zod.optional(zod.record(zod.string(), zod.string())));
const nullishDateTimeField = /* @__PURE__ */ zod.nullish(dateTime);
const optionalStringCheckMaxLength100Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(100))));
const optionalDateOrTimeField = /* @__PURE__ */ zod.optional(dateOrTime);
const optionalIntegerStringField = /* @__PURE__ */ zod.optional(integerString);
const optionalStringCheckMinLength1Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.minLength(1))));
const optionalEnumAgreedDeclinedCreatedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['agreed', 'declined', 'created'])));
const stringCheckRegex09aFAF809aFAF43Field = /* @__PURE__ */ made(() => zod.string().check(zod.regex(/^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|\d{1,6}(\.\d{1,6})?)$/)));
const fieldsOfAgreeButtonStyles = () => ({
    "color": optionalStringField,
    "fontFamily": optionalStringField,
    "fontSize": optionalStringField,
    "fontStyle": optionalStringField,
    "fontWeight": optionalUnionUnionStringNumberArrayUnionStField
});
const fieldsOfAgreeButtonStyles2 = () => ({
    "backgroundColor": optionalStringField,
    "borderColor": optionalStringField,
    "borderRadius": optionalStringField,
    "borderStyle": optionalStringField,
    "borderWidth": optionalStringField
});
const fieldsOfAgreeButtonStyles3 = () => ({
    "border": optionalStringField,
    "margin": optionalStringField,
    "padding": optionalStringField
});
const fieldsOfAgreeButtonStyles4 = () => ({
    "boxShadow": optionalStringField,
    "height": optionalStringField,
    "opacity": optionalStringField,
    "outline": optionalStringField,
    "outlineOffset": optionalStringField,
    "width": optionalStringField
});
const fieldsOfClickwrapAgreementsResponse = () => ({
    "minimumPagesRemaining": optionalIntField,
    "page": optionalIntField,
    "pageSize": optionalIntField
});
const fieldsOfClickwrapDeleteResponse = () => ({
    "deletionMessage": optionalStringField,
    "deletionSuccess": optionalBooleanField,
    "status": zod.optional(DeletionStatus)
});
const fieldsOfClickwrapRequest = () => ({
    "requireReacceptance": optionalBooleanField,
    "scheduledDate": optionalDateTimeField,
    "scheduledReacceptance": zod.optional(ClickwrapScheduledReacceptance)
});
const fieldsOfClickwrapVersion = () => ({
    "clickwrapVersionId": optionalGuidField,
    "createdTime": optionalDateTimeField,
    "lastModified": optionalDateTimeField,
    "lastModifiedBy": optionalGuidField,
    "versionNumber": optionalStringField
});
const fieldsOfDisplaySettings = () => ({
    "documentDisplay": optionalEnumLinkDocumentField,
    "mustRead": optionalBooleanField,
    "mustView": optionalBooleanField
});
const fieldsOfUserAgreementsGetClickwrapAgreementsQueryParams = () => ({
    "client_user_id": optionalStringCheckMaxLength100Field,
    "from_date": optionalDateOrTimeField,
    "page_number": optionalIntegerStringField,
    "status": optionalEnumAgreedDeclinedCreatedField
});
export const AgreeButtonStyles: MiniObject<types.AgreeButtonStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    ...fieldsOfAgreeButtonStyles2(),
    ...fieldsOfAgreeButtonStyles3(),
    ...fieldsOfAgreeButtonStyles4(),
    ":disabled": zod.optional(BaseAgreeButtonStyles),
    ":focus": zod.optional(BaseAgreeButtonStyles),
    ":hover": zod.optional(BaseAgreeButtonStyles)
}));
export const AgreementStatementStyles: MiniObject<types.AgreementStatementStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    "display": optionalEnumNoneField
}));
export const AgreementStyle: MiniObject<types.AgreementStyle> = /* @__PURE__ */ miniObject(() => ({
    "agreeButton": zod.optional(AgreeButtonStyles),
    "agreementStatement": zod.optional(AgreementStatementStyles),
    "container": zod.optional(ContainerStyles),
    "disclosureLink": zod.optional(DisclosureLinkStyles),
    "documentLink": zod.optional(DocumentLinkStyles),
    "header": zod.optional(HeaderStyles),
    "scrollControl": zod.optional(zod.enum(['browser', 'fill_parent']))
}));
export const BaseAgreeButtonStyles: MiniObject<types.BaseAgreeButtonStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    ...fieldsOfAgreeButtonStyles2(),
    ...fieldsOfAgreeButtonStyles3(),
    ...fieldsOfAgreeButtonStyles4()
}));
export const BaseDocumentLinkStyles: MiniObject<types.BaseDocumentLinkStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    ...fieldsOfAgreeButtonStyles3(),
    "textDecoration": optionalStringField
}));
export const ContainerStyles: MiniObject<types.ContainerStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles2()
}));
export const DisclosureLinkStyles: MiniObject<types.DisclosureLinkStyles> = /* @__PURE__ */ miniObject(() => ({
    "display": optionalEnumNoneField
}));
export const DocumentLinkStyles: MiniObject<types.DocumentLinkStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    ...fieldsOfAgreeButtonStyles3(),
    "textDecoration": optionalStringField,
    ":focus": zod.optional(BaseDocumentLinkStyles),
    ":hover": zod.optional(BaseDocumentLinkStyles)
}));
export const HeaderStyles: MiniObject<types.HeaderStyles> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAgreeButtonStyles(),
    "display": optionalEnumNoneField,
    "textDecoration": optionalStringField
}));
export const BulkClickwrapRequest: MiniObject<types.BulkClickwrapRequest> = /* @__PURE__ */ miniObject(() => ({
    "fromDate": zod.optional(dateTime),
    "status": zod.optional(zod.enum(['agreed', 'declined'])),
    "toDate": optionalDateTimeField
}));
export const ClickwrapAgreementsResponse: MiniObject<types.ClickwrapAgreementsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapAgreementsResponse(),
    "beginCreatedOn": optionalDateTimeField,
    "userAgreements": zod.optional(zod.array(UserAgreementResponse))
}));
export const ClickwrapDeleteResponse: MiniObject<types.ClickwrapDeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapDeleteResponse(),
    "clickwrapId": zod.optional(guid),
    "clickwrapName": optionalStringField
}));
export const ClickwrapOwner: MiniObject<types.ClickwrapOwner> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalGuidField,
    "userName": optionalStringField,
    "email": optionalStringField
}));
export const ClickwrapRequest: MiniObject<types.ClickwrapRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapRequest(),
    "clickwrapName": optionalStringCheckMaxLength200Field,
    "dataFields": zod.optional(zod.array(DataField)),
    "displaySettings": zod.optional(DisplaySettings),
    "documents": zod.optional(zod.array(Document)),
    "fieldsToNull": zod.optional(stringField.check(zod.regex(/^(scheduledReacceptance|scheduledDate)(,(scheduledReacceptance|scheduledDate))*$/))),
    "isMajorVersion": optionalBooleanField,
    "isShared": optionalBooleanField,
    "name": optionalStringCheckMaxLength200Field,
    "status": optionalEnumDraftActiveInactiveDeletedField,
    "transferFromUserId": optionalGuidField,
    "transferToUserId": optionalGuidField
}));
export const ClickwrapScheduledReacceptance: MiniObject<types.ClickwrapScheduledReacceptance> = /* @__PURE__ */ miniObject(() => ({
    "recurrenceInterval": zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(365))),
    "recurrenceIntervalType": zod.optional(zod.enum(['days', 'weeks', 'months', 'years'])),
    "startDateTime": optionalDateTimeField
}));
export const ClickwrapTransferRequest: MiniObject<types.ClickwrapTransferRequest> = /* @__PURE__ */ miniObject(() => ({
    "status": zod.optional(zod.enum(['active', 'inactive', 'deleted'])),
    "transferFromUserId": optionalGuidField,
    "transferToUserId": optionalGuidField
}));
export const ClickwrapVersion: MiniObject<types.ClickwrapVersion> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapVersion(),
    ...fieldsOfClickwrapRequest(),
    "dataFields": zod.optional(zod.array(DataField)),
    "ownerUserId": optionalGuidField,
    "versionId": optionalGuidField,
    "status": zod.optional(ClickwrapStatus)
}));
export const ClickwrapVersionDeleteResponse: MiniObject<types.ClickwrapVersionDeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapDeleteResponse(),
    ...fieldsOfClickwrapVersion(),
    ...fieldsOfClickwrapRequest(),
    "dataFields": zod.optional(zod.array(DataField)),
    "ownerUserId": optionalGuidField,
    "versionId": optionalGuidField
}));
export const ClickwrapVersionResponse: MiniObject<types.ClickwrapVersionResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapVersion(),
    ...fieldsOfClickwrapRequest(),
    "accountId": optionalGuidField,
    "clickwrapId": optionalGuidField,
    "clickwrapName": optionalStringField,
    "dataFields": zod.optional(zod.array(DataField)),
    "ownerUserId": optionalGuidField,
    "versionId": optionalGuidField,
    "displaySettings": zod.optional(DisplaySettings),
    "documents": zod.optional(zod.array(Document)),
    "status": zod.optional(ClickwrapStatus)
}));
export const ClickwrapVersionSummaryResponse: MiniObject<types.ClickwrapVersionSummaryResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapVersion(),
    ...fieldsOfClickwrapRequest(),
    "accountId": optionalGuidField,
    "clickwrapId": optionalGuidField,
    "clickwrapName": optionalStringField,
    "dataFields": zod.optional(zod.array(DataField)),
    "ownerUserId": optionalGuidField,
    "versionId": optionalGuidField,
    "draftVersionId": optionalGuidField,
    "owner": zod.optional(ClickwrapOwner),
    "status": zod.optional(ClickwrapStatus)
}));
export const ClickwrapVersionsDeleteResponse: MiniObject<types.ClickwrapVersionsDeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    "clickwrapId": optionalGuidField,
    "clickwrapName": optionalStringField,
    "versions": zod.optional(zod.array(ClickwrapVersionDeleteResponse))
}));
export const ClickwrapVersionsPagedResponse: MiniObject<types.ClickwrapVersionsPagedResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapAgreementsResponse(),
    "accountId": optionalGuidField,
    "clickwrapId": optionalGuidField,
    "clickwrapName": optionalStringField,
    "versions": zod.optional(zod.array(ClickwrapVersion))
}));
export const ClickwrapVersionsResponse: MiniObject<types.ClickwrapVersionsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfClickwrapAgreementsResponse(),
    "clickwraps": zod.optional(zod.array(ClickwrapVersionSummaryResponse))
}));
export const ClickwrapsDeleteResponse: MiniObject<types.ClickwrapsDeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    "clickwraps": zod.optional(zod.array(ClickwrapDeleteResponse))
}));
export const DataField: MiniObject<types.DataField> = /* @__PURE__ */ miniObject(() => ({
    "label": optionalStringField,
    "name": optionalStringField,
    "type": zod.optional(zod.enum(['STRING', 'NUMBER', 'DATE']))
}));
export const DisplaySettings: MiniObject<types.DisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDisplaySettings(),
    "actionButtonAlignment": zod.optional(zod.enum(['right', 'left'])),
    "allowClientOnly": optionalBooleanField,
    "allowedHosts": optionalArrayStringField,
    "brandId": optionalGuidField,
    "consentButtonText": optionalStringField,
    "consentText": optionalStringField,
    "declineButtonText": optionalStringField,
    "displayName": optionalStringField,
    "downloadable": optionalBooleanField,
    "format": zod.optional(zod.enum(['inline', 'modal'])),
    "hasAccept": optionalBooleanField,
    "hasDeclineButton": optionalBooleanField,
    "recordDeclineResponses": optionalBooleanField,
    "requireAccept": optionalBooleanField,
    "sendToEmail": optionalBooleanField,
    "size": optionalStringField,
    "statementAlignment": zod.optional(zod.enum(['top', 'bottom']))
}));
export const Document: MiniObject<types.Document> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDisplaySettings(),
    "documentBase64": optionalStringField,
    "documentHtml": optionalStringField,
    "documentName": optionalStringCheckMaxLength200Field,
    "fileExtension": zod.optional(stringField.check(zod.maxLength(20))),
    "order": zod.optional(zod.int().check(zod.gte(0)))
}));
export const ErrorDetails: MiniObject<types.ErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": zod.string(),
    "message": stringField
}));
export const ServiceInformation: MiniObject<types.ServiceInformation> = /* @__PURE__ */ miniObject(() => ({
    "buildBranch": optionalStringField,
    "buildBranchDeployedDateTime": optionalStringField,
    "buildSHA": optionalStringField,
    "buildVersion": optionalStringField,
    "linkedSites": optionalArrayStringField,
    "serviceVersions": zod.optional(zod.array(ServiceVersion))
}));
export const ServiceVersion: MiniObject<types.ServiceVersion> = /* @__PURE__ */ miniObject(() => ({
    "version": optionalStringField,
    "versionUrl": optionalStringField
}));
export const UserAgreementRequest: MiniObject<types.UserAgreementRequest> = /* @__PURE__ */ miniObject(() => ({
    "clientUserId": stringField.check(zod.minLength(1)).check(zod.maxLength(100)),
    "documentData": optionalRecordStringStringField,
    "metadata": zod.optional(stringField.check(zod.maxLength(4000))),
    "returnUrl": optionalStringField
}));
export const UserAgreementResponse: MiniObject<types.UserAgreementResponse> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalGuidField,
    "agreedOn": zod.nullish(dateTime),
    "agreementId": optionalGuidField,
    "agreementUrl": optionalStringField,
    "clickwrapId": optionalGuidField,
    "clientUserId": optionalStringCheckMaxLength100Field,
    "consumerDisclosureEnabled": optionalBooleanField,
    "consumerDisclosureHtml": optionalStringField,
    "createdOn": optionalDateTimeField,
    "dataFields": zod.optional(zod.array(DataField)),
    "declinedOn": nullishDateTimeField,
    "documentData": optionalRecordStringStringField,
    "documents": zod.optional(zod.array(Document)),
    "metadata": optionalStringField,
    "returnUrl": optionalStringField,
    "settings": zod.optional(DisplaySettings),
    "status": zod.optional(AgreementStatus),
    "style": zod.optional(AgreementStyle),
    "version": optionalStringField,
    "versionId": optionalGuidField,
    "versionNumber": optionalIntField
}));
export const AgreementStatus = /* @__PURE__ */ zod.enum(['created', 'agreed', 'declined']);
export const DeletionStatus = /* @__PURE__ */ zod.enum(['Draft', 'Active', 'Inactive', 'Deleted']);
export const ClickwrapStatus = /* @__PURE__ */ zod.enum(['draft', 'active', 'inactive', 'deleted']);
export const ServiceInformationGetServiceInformation200Response: zod.ZodMiniType<zod.output<typeof ServiceInformation>, unknown> = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServiceInformationGetServiceInformation400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServiceInformationGetServiceInformation500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrapsParams: MiniObject<types.ClickwrapsGetClickwrapsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const ClickwrapsGetClickwrapsQueryParams: MiniObject<types.ClickwrapsGetClickwrapsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "filter": optionalStringCheckMaxLength200Field,
    "from_date": zod.optional(dateOrTime),
    "name": optionalStringCheckMaxLength200Field,
    "ownerUserId": optionalGuidField,
    "page_number": zod.optional(integerString),
    "status": optionalEnumDraftActiveInactiveDeletedField,
    "to_date": optionalDateOrTimeField
}));
export const ClickwrapsGetClickwraps200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsResponse);
export const ClickwrapsGetClickwraps400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwraps500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrapParams: MiniObject<types.ClickwrapsPostClickwrapParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const ClickwrapsPostClickwrapBody = ClickwrapRequest;
export const ClickwrapsPostClickwrap201Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapsPostClickwrap400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPostClickwrap500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrapsParams: MiniObject<types.ClickwrapsDeleteClickwrapsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const ClickwrapsDeleteClickwrapsQueryParams: MiniObject<types.ClickwrapsDeleteClickwrapsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "clickwrapIds": optionalStringCheckMinLength1Field
}));
export const ClickwrapsDeleteClickwraps200Response: zod.ZodMiniType<zod.output<typeof ClickwrapsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapsDeleteResponse);
export const ClickwrapsDeleteClickwraps400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwraps500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrapParams: MiniObject<types.ClickwrapsGetClickwrapParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapsGetClickwrap200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionResponse);
export const ClickwrapsGetClickwrap400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsGetClickwrap500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrapParams: MiniObject<types.ClickwrapsPutClickwrapParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapsPutClickwrapBody = ClickwrapTransferRequest;
export const ClickwrapsPutClickwrap200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapsPutClickwrap400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsPutClickwrap500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrapParams: MiniObject<types.ClickwrapsDeleteClickwrapParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapsDeleteClickwrapQueryParams: MiniObject<types.ClickwrapsDeleteClickwrapQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "versions": optionalStringField
}));
export const ClickwrapsDeleteClickwrap200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsDeleteResponse);
export const ClickwrapsDeleteClickwrap400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapsDeleteClickwrap500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreedParams: MiniObject<types.UserAgreementsPostHasAgreedParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const UserAgreementsPostHasAgreedBody = UserAgreementRequest;
export const UserAgreementsPostHasAgreed200Response: zod.ZodMiniType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed201Response: zod.ZodMiniType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsPostHasAgreed400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostHasAgreed500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementParams: MiniObject<types.UserAgreementsGetAgreementParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "agreementId": guid
}));
export const UserAgreementsGetAgreement200Response: zod.ZodMiniType<zod.output<typeof UserAgreementResponse>, unknown> = /* @__PURE__ */ lenientResponse(UserAgreementResponse);
export const UserAgreementsGetAgreement400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreement500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdfParams: MiniObject<types.UserAgreementsGetAgreementPdfParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "agreementId": guid
}));
export const UserAgreementsGetAgreementPdfQueryParams: MiniObject<types.UserAgreementsGetAgreementPdfQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_coc": optionalBooleanField
}));
export const UserAgreementsGetAgreementPdf200Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsGetAgreementPdf400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementPdf500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreementsParams: MiniObject<types.UserAgreementsPostBulkClickwrapAgreementsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const UserAgreementsPostBulkClickwrapAgreementsBody = BulkClickwrapRequest;
export const UserAgreementsPostBulkClickwrapAgreements201Response = /* @__PURE__ */ zod.unknown();
export const UserAgreementsPostBulkClickwrapAgreements400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsPostBulkClickwrapAgreements500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreementsParams: MiniObject<types.UserAgreementsGetClickwrapAgreementsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const UserAgreementsGetClickwrapAgreementsQueryParams: MiniObject<types.UserAgreementsGetClickwrapAgreementsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAgreementsGetClickwrapAgreementsQueryParams(),
    "to_date": optionalDateOrTimeField
}));
export const UserAgreementsGetClickwrapAgreements200Response: zod.ZodMiniType<zod.output<typeof ClickwrapAgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapAgreements400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapAgreements500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersionsParams: MiniObject<types.ClickwrapVersionsGetClickwrapVersionsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapVersionsGetClickwrapVersions200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionsPagedResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsPagedResponse);
export const ClickwrapVersionsGetClickwrapVersions400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersions500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersionParams: MiniObject<types.ClickwrapVersionsPostClickwrapVersionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapVersionsPostClickwrapVersionBody = ClickwrapRequest;
export const ClickwrapVersionsPostClickwrapVersion201Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapVersionsPostClickwrapVersion400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPostClickwrapVersion500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersionsParams: MiniObject<types.ClickwrapVersionsDeleteClickwrapVersionsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid
}));
export const ClickwrapVersionsDeleteClickwrapVersionsQueryParams: MiniObject<types.ClickwrapVersionsDeleteClickwrapVersionsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "clickwrapVersionIds": optionalStringCheckMinLength1Field
}));
export const ClickwrapVersionsDeleteClickwrapVersions200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionsDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionsDeleteResponse);
export const ClickwrapVersionsDeleteClickwrapVersions400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersions500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersionParams: MiniObject<types.ClickwrapVersionsGetClickwrapVersionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "versionId": stringCheckRegex09aFAF809aFAF43Field
}));
export const ClickwrapVersionsGetClickwrapVersion200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionResponse);
export const ClickwrapVersionsGetClickwrapVersion400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsGetClickwrapVersion500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersionParams: MiniObject<types.ClickwrapVersionsPutClickwrapVersionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "versionId": stringCheckRegex09aFAF809aFAF43Field
}));
export const ClickwrapVersionsPutClickwrapVersionBody = ClickwrapRequest;
export const ClickwrapVersionsPutClickwrapVersion200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionSummaryResponse);
export const ClickwrapVersionsPutClickwrapVersion400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsPutClickwrapVersion500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersionParams: MiniObject<types.ClickwrapVersionsDeleteClickwrapVersionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "versionId": stringCheckRegex09aFAF809aFAF43Field
}));
export const ClickwrapVersionsDeleteClickwrapVersion200Response: zod.ZodMiniType<zod.output<typeof ClickwrapVersionDeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapVersionDeleteResponse);
export const ClickwrapVersionsDeleteClickwrapVersion400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ClickwrapVersionsDeleteClickwrapVersion500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocumentParams: MiniObject<types.UserAgreementsGetAgreementDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "versionId": stringCheckRegex09aFAF809aFAF43Field,
    "orderOrDisclosure": stringField.check(zod.regex(/^(\d{1,6}|disclosure)$/))
}));
export const UserAgreementsGetAgreementDocument200Response: zod.ZodMiniType<zod.output<typeof Document>, unknown> = /* @__PURE__ */ lenientResponse(Document);
export const UserAgreementsGetAgreementDocument400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetAgreementDocument500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreementsParams: MiniObject<types.UserAgreementsGetClickwrapVersionAgreementsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "clickwrapId": guid,
    "versionId": stringCheckRegex09aFAF809aFAF43Field
}));
export const UserAgreementsGetClickwrapVersionAgreementsQueryParams: MiniObject<types.UserAgreementsGetClickwrapVersionAgreementsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAgreementsGetClickwrapAgreementsQueryParams(),
    "to_date": optionalDateOrTimeField
}));
export const UserAgreementsGetClickwrapVersionAgreements200Response: zod.ZodMiniType<zod.output<typeof ClickwrapAgreementsResponse>, unknown> = /* @__PURE__ */ lenientResponse(ClickwrapAgreementsResponse);
export const UserAgreementsGetClickwrapVersionAgreements400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserAgreementsGetClickwrapVersionAgreements500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);

