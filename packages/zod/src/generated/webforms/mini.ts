// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/webforms';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const integerString = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d+$/);
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const stringCheckMaxLength100Field = /* @__PURE__ */ made(() => zod.string().check(zod.maxLength(100)));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalStringCheckMaxLength100Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(100))));
const optionalArrayStringCheckMaxLength50Field = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string()).check(zod.maxLength(50))));
const stringField = /* @__PURE__ */ zod.string();
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalStringCheckMaxLength150Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(150))));
const optionalIntegerStringField = /* @__PURE__ */ zod.optional(integerString);
const fieldsOfCreateInstanceRequestBody = () => ({
    "clientUserId": optionalStringCheckMaxLength100Field,
    "formValues": zod.optional(WebFormValues),
    "tags": optionalArrayStringCheckMaxLength50Field
});
const fieldsOfWebForm = () => ({
    "formMetadata": zod.optional(WebFormMetadata),
    "formProperties": zod.optional(WebFormProperties),
    "formState": zod.optional(WebFormState),
    "hasDraftChanges": optionalBooleanField,
    "isPublished": optionalBooleanField,
    "isUploaded": optionalBooleanField
});
export const ComponentOption: MiniObject<types.ComponentOption> = /* @__PURE__ */ miniObject(() => ({
    "label": optionalStringField,
    "optionKey": optionalStringField,
    "selected": optionalBooleanField,
    "value": optionalStringField
}));
export const CreateInstanceRecipient: MiniObject<types.CreateInstanceRecipient> = /* @__PURE__ */ miniObject(() => ({
    "email": stringCheckMaxLength100Field,
    "name": stringCheckMaxLength100Field,
    "phoneNumber": zod.optional(PhoneNumber),
    "roleName": stringCheckMaxLength100Field
}));
export const CreateInstanceRequestBody: MiniObject<types.CreateInstanceRequestBody> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfCreateInstanceRequestBody(),
    "assertionId": optionalStringField,
    "authenticationInstant": optionalStringField,
    "authenticationMethod": zod.optional(AuthenticationMethod),
    "brandId": zod.optional(guid),
    "expirationOffset": zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(23976))),
    "recipients": zod.optional(zod.array(CreateInstanceRecipient)),
    "returnUrl": optionalStringField,
    "securityDomain": optionalStringField,
    "sendOption": zod.optional(SendOption)
}));
export const DocumentInfo: MiniObject<types.DocumentInfo> = /* @__PURE__ */ miniObject(() => ({
    "documentId": optionalStringField,
    "name": optionalStringField,
    "order": optionalStringField
}));
export const ESignTemplate: MiniObject<types.ESignTemplate> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "templateId": optionalGuidField
}));
export const HttpError: MiniObject<types.HttpError> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": zod.string(),
    "message": stringField
}));
export const InstanceEnvelope: MiniObject<types.InstanceEnvelope> = /* @__PURE__ */ miniObject(() => ({
    "createdDateTime": zod.optional(dateTime),
    "id": optionalGuidField
}));
export const InstanceRecipient: MiniObject<types.InstanceRecipient> = /* @__PURE__ */ miniObject(() => ({
    "instanceRecipientStatus": zod.optional(InstanceRecipientStatus),
    "recipientViewId": optionalGuidField
}));
export const PhoneNumber: MiniObject<types.PhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    "countryCode": zod.optional(stringField.check(zod.maxLength(7))),
    "nationalNumber": zod.optional(stringField.check(zod.maxLength(15)))
}));
export const RecipientInfo: MiniObject<types.RecipientInfo> = /* @__PURE__ */ miniObject(() => ({
    "emailComponentKey": optionalStringField,
    "emailFromTemplate": optionalStringField,
    "nameComponentKey": optionalStringField,
    "nameFromTemplate": optionalStringField,
    "recipientId": optionalStringField,
    "recipientType": optionalStringField,
    "recipientViewId": optionalGuidField,
    "roleName": optionalStringField,
    "routingOrder": optionalStringField
}));
export const TabInfo: MiniObject<types.TabInfo> = /* @__PURE__ */ miniObject(() => ({
    "componentKey": optionalStringField,
    "locked": optionalStringField,
    "name": optionalStringField,
    "recipientId": optionalStringField,
    "selected": optionalStringField,
    "tabId": optionalStringField,
    "tabLabel": optionalStringField,
    "tabType": optionalStringField
}));
export const TemplateInfo: MiniObject<types.TemplateInfo> = /* @__PURE__ */ miniObject(() => ({
    "lastModified": optionalStringField,
    "name": optionalStringField,
    "templateId": optionalStringField
}));
export const TemplateProperties: MiniObject<types.TemplateProperties> = /* @__PURE__ */ miniObject(() => ({
    "clonedTemplateId": optionalGuidField,
    "importedDateTime": optionalDateTimeField,
    "originalTemplateId": optionalGuidField,
    "recipientIds": optionalArrayStringField
}));
export const WebForm: MiniObject<types.WebForm> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfWebForm(),
    "accountId": optionalGuidField,
    "id": optionalGuidField,
    "isEnabled": optionalBooleanField,
    "eSignTemplates": zod.optional(zod.array(ESignTemplate)),
    "formContent": zod.optional(WebFormContent),
    "formLocale": optionalStringField,
    "versionId": optionalIntField
}));
export const WebFormComponent: MiniObject<types.WebFormComponent> = /* @__PURE__ */ miniObject(() => ({
    "children": optionalArrayStringField,
    "confirmationButtonText": optionalStringField,
    "confirmationButtonUrl": optionalStringField,
    "defaultValue": zod.optional(zod.union([stringField, zod.number(), zod.boolean()])),
    "description": optionalStringField,
    "documentInfoMap": zod.optional(zod.record(stringField, DocumentInfo)),
    "enableDocumentFieldEditing": optionalBooleanField,
    "isEnabled": optionalBooleanField,
    "isSender": optionalBooleanField,
    "label": optionalStringField,
    "maxLength": optionalIntField,
    "multiLine": optionalBooleanField,
    "options": zod.optional(zod.array(ComponentOption)),
    "placeholder": optionalStringField,
    "primaryRecipientId": optionalStringField,
    "readOnly": optionalBooleanField,
    "recipientInfoMap": zod.optional(zod.record(stringField, RecipientInfo)),
    "recipientViewId": optionalGuidField,
    "required": optionalBooleanField,
    "requireRemoteSigning": optionalBooleanField,
    "roleName": optionalStringField,
    "showConfirmationButton": optionalBooleanField,
    "startButtonText": optionalStringField,
    "subText": optionalStringField,
    "tabInfoMap": zod.optional(zod.record(stringField, TabInfo)),
    "templateInfoMap": zod.optional(zod.record(stringField, TemplateInfo)),
    "text": optionalStringField,
    "componentKey": stringCheckMaxLength100Field,
    "componentName": optionalStringCheckMaxLength100Field,
    "componentType": stringCheckMaxLength100Field
}));
export const WebFormContent: MiniObject<types.WebFormContent> = /* @__PURE__ */ miniObject(() => ({
    "brandId": optionalGuidField,
    "components": zod.optional(zod.record(stringField, WebFormComponent)),
    "isStandalone": optionalBooleanField,
    "templates": zod.optional(zod.array(TemplateProperties))
}));
export const WebFormInstance: MiniObject<types.WebFormInstance> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfCreateInstanceRequestBody(),
    "accountId": optionalGuidField,
    "brandId": optionalGuidField,
    "envelopes": zod.optional(zod.array(InstanceEnvelope)),
    "formId": optionalGuidField,
    "formUrl": zod.optional(zod.url()),
    "id": guid,
    "instanceMetadata": zod.optional(WebFormInstanceMetadata),
    "instanceToken": optionalStringField,
    "recipients": zod.optional(zod.array(InstanceRecipient)),
    "status": zod.optional(InstanceStatus),
    "tokenExpirationDateTime": optionalDateTimeField,
    "webFormRecipients": zod.optional(zod.array(WebFormRecipient))
}));
export const WebFormInstanceList: MiniObject<types.WebFormInstanceList> = /* @__PURE__ */ miniObject(() => ({
    "items": zod.optional(zod.array(WebFormInstance))
}));
export const WebFormInstanceMetadata: MiniObject<types.WebFormInstanceMetadata> = /* @__PURE__ */ miniObject(() => ({
    "createdBy": WebFormUserInfo,
    "createdDateTime": dateTime,
    "expirationDateTime": dateTime,
    "instanceSource": zod.optional(InstanceSource),
    "lastModifiedBy": zod.optional(WebFormUserInfo),
    "lastModifiedDateTime": optionalDateTimeField,
    "submittedDateTime": optionalDateTimeField
}));
export const WebFormMetadata: MiniObject<types.WebFormMetadata> = /* @__PURE__ */ miniObject(() => ({
    "admModelNamespace": optionalStringField,
    "admModelVersion": optionalStringField,
    "archivedDateTime": optionalDateTimeField,
    "createdDateTime": optionalDateTimeField,
    "formContentModifiedBy": zod.optional(WebFormUserInfo),
    "formContentModifiedDateTime": optionalDateTimeField,
    "formPropertiesModifiedBy": zod.optional(WebFormUserInfo),
    "formPropertiesModifiedDateTime": optionalDateTimeField,
    "lastDisabledBy": zod.optional(WebFormUserInfo),
    "lastDisabledDateTime": optionalDateTimeField,
    "lastEnabledBy": zod.optional(WebFormUserInfo),
    "lastEnabledDateTime": optionalDateTimeField,
    "lastModifiedBy": zod.optional(WebFormUserInfo),
    "lastModifiedDateTime": optionalDateTimeField,
    "lastPublishedBy": zod.optional(WebFormUserInfo),
    "lastPublishedDateTime": optionalDateTimeField,
    "lastSenderConsentDateTime": optionalDateTimeField,
    "owner": zod.optional(WebFormUserInfo),
    "publishedComponentNames": zod.optional(zod.record(stringField, zod.union([stringField, zod.record(stringField, zod.union([stringField, zod.record(stringField, zod.union([stringField, zod.record(stringField, zod.union([stringField, zod.record(stringField, stringField)]))]))]))]))),
    "publishedSlug": optionalStringField,
    "sender": zod.optional(WebFormUserInfo),
    "source": zod.optional(WebFormSource),
    "sourceFormId": optionalGuidField,
    "type": zod.optional(WebFormType)
}));
export const WebFormProperties: MiniObject<types.WebFormProperties> = /* @__PURE__ */ miniObject(() => ({
    "allowSending": optionalBooleanField,
    "isPrivateAccess": optionalBooleanField,
    "name": optionalStringCheckMaxLength150Field
}));
export const WebFormRecipient: MiniObject<types.WebFormRecipient> = /* @__PURE__ */ miniObject(() => ({
    "instanceRecipientStatus": zod.optional(InstanceRecipientStatus),
    "recipientViewId": optionalGuidField,
    "roleName": optionalStringCheckMaxLength100Field
}));
export const WebFormSummary: MiniObject<types.WebFormSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfWebForm(),
    "accountId": optionalGuidField,
    "id": optionalGuidField,
    "isEnabled": optionalBooleanField
}));
export const WebFormSummaryList: MiniObject<types.WebFormSummaryList> = /* @__PURE__ */ miniObject(() => ({
    "endPosition": optionalIntField,
    "items": zod.optional(zod.array(WebFormSummary)),
    "nextUrl": optionalStringField,
    "previousUrl": optionalStringField,
    "resultSetSize": optionalIntField,
    "startPosition": optionalIntField,
    "totalSetSize": optionalIntField
}));
export const WebFormUserInfo: MiniObject<types.WebFormUserInfo> = /* @__PURE__ */ miniObject(() => ({
    "userId": optionalGuidField,
    "userName": optionalStringCheckMaxLength150Field
}));
export const AuthenticationMethod = /* @__PURE__ */ zod.enum(['Biometric', 'Email', 'HTTPBasicAuth', 'Kerberos', 'KnowledgeBasedAuth', 'None', 'PaperDocuments', 'Password', 'RSASecureID', 'SingleSignOn_CASiteminder', 'SingleSignOn_InfoCard', 'SingleSignOn_MicrosoftActiveDirectory', 'SingleSignOn_Other', 'SingleSignOn_Passport', 'SingleSignOn_SAML', 'Smartcard', 'SSLMutualAuth', 'X509Certificate']);
export const WebFormValues = /* @__PURE__ */ fast(() => zod.record(stringField, zod.union([zod.nullable(zod.union([stringField, zod.number(), zod.boolean()])), zod.array(stringField), zod.record(stringField, zod.nullable(stringField))])));
export const SendOption = /* @__PURE__ */ zod.enum(['now']);
export const InstanceRecipientStatus = /* @__PURE__ */ zod.enum(['INITIATED', 'IN_PROGRESS', 'SUBMITTED']);
export const InstanceSource = /* @__PURE__ */ zod.enum(['PUBLIC_URL', 'API_EMBEDDED', 'API_REMOTE', 'UI_REMOTE', 'WORKFLOW']);
export const InstanceStatus = /* @__PURE__ */ zod.enum(['INITIATED', 'IN_PROGRESS', 'SUBMITTED', 'EXPIRED', 'FAILED']);
export const WebFormSource = /* @__PURE__ */ zod.enum(['templates', 'blank', 'form']);
export const WebFormType = /* @__PURE__ */ zod.enum(['standalone', 'hasEsignTemplate']);
export const WebFormState = /* @__PURE__ */ zod.enum(['active', 'draft']);
export const WebFormListFormsParams: MiniObject<types.WebFormListFormsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const WebFormListFormsQueryParams: MiniObject<types.WebFormListFormsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "user_filter": zod.optional(zod.enum(['owned_by_me', 'created_by_me', 'shared_with_me', 'all'])),
    "is_standalone": optionalBooleanField,
    "is_published": optionalBooleanField,
    "sort_by": zod.optional(zod.enum(['lastModifiedDateTime:desc', 'lastModifiedDateTime:asc', 'createdDateTime:desc', 'createdDateTime:asc'])),
    "search": optionalStringField,
    "start_position": zod.optional(integerString),
    "count": optionalIntegerStringField
}));
export const WebFormListForms200Response: zod.ZodMiniType<zod.output<typeof WebFormSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(WebFormSummaryList);
export const WebFormListForms400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormListForms500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetFormParams: MiniObject<types.WebFormGetFormParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "formId": guid
}));
export const WebFormGetFormQueryParams: MiniObject<types.WebFormGetFormQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "state": zod.optional(zod.enum(['active', 'draft']))
}));
export const WebFormGetForm200Response: zod.ZodMiniType<zod.output<typeof WebForm>, unknown> = /* @__PURE__ */ lenientResponse(WebForm);
export const WebFormGetForm400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormGetForm500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstancesParams: MiniObject<types.WebFormInstanceListInstancesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "formId": guid
}));
export const WebFormInstanceListInstancesQueryParams: MiniObject<types.WebFormInstanceListInstancesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "client_user_id": optionalStringCheckMaxLength100Field
}));
export const WebFormInstanceListInstances200Response: zod.ZodMiniType<zod.output<typeof WebFormInstanceList>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstanceList);
export const WebFormInstanceListInstances400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceListInstances500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstanceParams: MiniObject<types.WebFormInstanceCreateInstanceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "formId": guid
}));
export const WebFormInstanceCreateInstanceBody = CreateInstanceRequestBody;
export const WebFormInstanceCreateInstance200Response: zod.ZodMiniType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceCreateInstance400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceCreateInstance500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstanceParams: MiniObject<types.WebFormInstanceGetInstanceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "formId": guid,
    "instanceId": guid
}));
export const WebFormInstanceGetInstance200Response: zod.ZodMiniType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceGetInstance400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceGetInstance500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshTokenParams: MiniObject<types.WebFormInstanceRefreshTokenParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "formId": guid,
    "instanceId": guid
}));
export const WebFormInstanceRefreshToken200Response: zod.ZodMiniType<zod.output<typeof WebFormInstance>, unknown> = /* @__PURE__ */ lenientResponse(WebFormInstance);
export const WebFormInstanceRefreshToken400Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken401Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken403Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken404Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken405Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken429Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);
export const WebFormInstanceRefreshToken500Response: zod.ZodMiniType<zod.output<typeof HttpError>, unknown> = /* @__PURE__ */ lenientResponse(HttpError);

