// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/esign-v2.1';
const booleanString = /* @__PURE__ */ zod.enum(['true', 'false']);
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const integerString = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d+$/);
const accountId = /* @__PURE__ */ zod.stringFormat('account-id', /^(\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const integerString2 = /* @__PURE__ */ zod.stringFormat('integer-string', /^-?\d+$/);
const dateOrTime = /* @__PURE__ */ zod.stringFormat('date-or-time', /^(\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4}|([A-Za-z]{3,9}, )?(\d{1,2}[ -][A-Za-z]{3,9}[ -]\d{4}|[A-Za-z]{3,9} \d{1,2},? \d{4}))([Tt ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?( ?[Zz]| ?GMT| ?[+-]\d{2}:?\d{2}| \d{2}:?\d{2})?)?$/);
const base64 = /* @__PURE__ */ zod.stringFormat('base64', /^/);
const integerString3 = /* @__PURE__ */ zod.stringFormat('integer-string', /^([1-9]\d?|100)$/);
const integerString4 = /* @__PURE__ */ zod.stringFormat('integer-string', /^(-1|\d+)$/);
const integerString5 = /* @__PURE__ */ zod.stringFormat('integer-string', /^([1-9]\d{0,2}|1000)$/);
const integerString6 = /* @__PURE__ */ zod.stringFormat('integer-string', /^[1-9]\d*$/);
const integerString7 = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d{1,3}$/);
const optionalBooleanStringField = /* @__PURE__ */ zod.optional(booleanString);
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const optionalEnumEditableReadOnlyField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['editable', 'read_only'])));
const optionalEnumAvailableHiddenField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['available', 'hidden'])));
const optionalIntegerString2Field = /* @__PURE__ */ zod.optional(integerString2);
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalStringCheckMaxLength100Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(100))));
const optionalStringCheckMaxLength1000Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(1000))));
const optionalIntegerStringField = /* @__PURE__ */ zod.optional(integerString);
const optionalStringCheckMaxLength50Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(50))));
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const stringField = /* @__PURE__ */ zod.string();
const optionalRecordStringStringField = /* @__PURE__ */ made(() => zod.optional(zod.record(zod.string(), zod.string())));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const optionalEnumTrueFalseField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['True', 'False'])));
const optionalEnumReadManageField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['read', 'manage'])));
const optionalEnumLeftRightField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['left', 'right'])));
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const optionalStringCheckMaxLength20Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(20))));
const optionalEnumAutoQueuedForCloseQueuedForDowngField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade'])));
const optionalNumberField = /* @__PURE__ */ made(() => zod.optional(zod.number()));
const optionalEnumNoneUserAdminField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['none', 'user', 'admin'])));
const optionalEnumAlwaysNeverOptionalField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['always', 'never', 'optional'])));
const optionalEnumDocumentEnvelopeField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['document', 'envelope'])));
const optionalBase64Field = /* @__PURE__ */ zod.optional(base64);
const optionalEnumActiveInactiveTerminateProvisionField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['Active', 'Inactive', 'Terminate', 'Provisional', 'Deceased', 'Suspend', 'Unknown'])));
const optionalEnumNoneReadAdminField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['none', 'read', 'admin'])));
const optionalEnumSignatureStampField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['signature', 'stamp'])));
const optionalStringCheckMaxLength150Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(150))));
const instanceofBlobField = /* @__PURE__ */ zod.instanceof(Blob);
const optionalStringCheckMaxLength200Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(200))));
const optionalStringCheckMaxLength10000Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(10000))));
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalStringCheckMaxLength470Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(470))));
const optionalEnumRoomsDocusignCoreField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['rooms', 'docusignCore'])));
const optionalEnumPendingStartedCompletedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['pending', 'started', 'completed'])));
const stringCheckMaxLength470Field = /* @__PURE__ */ made(() => zod.string().check(zod.maxLength(470)));
const optionalEnumSentBeforeSentCompletedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['sent', 'before sent', 'completed'])));
const optionalIntCheckGte0Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0))));
const optionalEnumAscDescField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['asc', 'desc'])));
const optionalStringCheckRegexRoot09aFAF809aField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/))));
const optionalEnumDMYyyyDdMMYyDdMMMYyDdMMYField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['d/M/yyyy', 'dd-MM-yy', 'dd-MMM-yy', 'dd-MM-yyyy', 'dd.MM.yyyy', 'dd-MMM-yyyy', 'dd MMMM yyyy', 'M/d/yyyy', 'MM-dd-yyyy', 'MM/dd/yyyy', 'MM/dd/yy', 'MMM-dd-yyyy', 'MMM d, yyyy', 'MMMM d, yyyy', 'yyyy-MM-dd', 'yyyy-MMM-dd', 'yyyy/MM/dd', 'yyyy MMMM d'])));
const optionalEnumNoneHHMmHMmHHMmSsHMmSsField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['none', 'HH:mm', 'h:mm', 'HH:mm:ss', 'h:mm:ss'])));
const enumPasswordField = /* @__PURE__ */ zod.enum(['password']);
const optionalStringCheckRegexDDField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^-?\d*\.?\d+$/))));
const nullishUnionLiteralSignatureLiteralStampLiterField = /* @__PURE__ */ made(() => zod.nullish(zod.union([zod.literal('signature'), zod.literal('stamp'), zod.literal(null)])));
const optionalEnumTypeOwnerTypeParticipantField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['type_owner', 'type_participant'])));
const enumPrimarySecondaryEmailField = /* @__PURE__ */ zod.enum(['primary', 'secondary', 'email']);
const enumSendingSigningEmailSigningCaptiveField = /* @__PURE__ */ zod.enum(['sending', 'signing', 'email', 'signing_captive']);
const optionalEnumEnvelopesTemplatesFoldersField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['envelopes', 'templates', 'folders'])));
const optionalIntegerString3Field = /* @__PURE__ */ zod.optional(integerString3);
const optionalStringCheckRegexManageSendSignMField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^ *(manage|send|sign)( *, *(manage|send|sign))* *$/))));
const optionalEnumSignatureStampNameStampNullField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['signature', 'stamp', 'name_stamp', 'null'])));
const enumSignatureImageInitialsImageField = /* @__PURE__ */ zod.enum(['signature_image', 'initials_image']);
const optionalEnumUnknownOriginalTransferredAuthorField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed'])));
const optionalStringCheckRegex09aFAF809aFAFField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$/))));
const optionalDateOrTimeField = /* @__PURE__ */ zod.optional(dateOrTime);
const optionalEnumAnyChangedCreatedSentDeliverField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing'])));
const optionalEnumLastModifiedActionRequiredCreatedField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['last_modified', 'action_required', 'created', 'completed', 'envelope_name', 'expire', 'sent', 'signer_list', 'status', 'subject', 'user_name', 'status_changed'])));
const optionalStringCheckRegexAnyCompletedCreatedDecliField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided))*$/))));
const stringCheckRegex19DField = /* @__PURE__ */ made(() => zod.string().check(zod.regex(/^[1-9]\d*$/)));
const enumGroupsField = /* @__PURE__ */ zod.enum(['groups']);
const stringCheckRegexRoot09aFAF809aFAF4Field = /* @__PURE__ */ made(() => zod.string().check(zod.regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/)));
const optionalEnumModifiedNameField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['modified', 'name'])));
const fieldsOfAuthorizedSignatory = () => ({
    "customFields": optionalArrayStringField,
    "faxNumber": optionalStringField,
    "idCheckInformationInput": zod.optional(IdCheckInformationInput),
    "identityVerification": zod.optional(RecipientIdentityVerification),
    "phoneAuthentication": zod.optional(RecipientPhoneAuthentication),
    "smsAuthentication": zod.optional(RecipientSMSAuthentication),
    "socialAuthentications": zod.optional(zod.array(SocialAuthentication))
});
const fieldsOfAuthorizedSignatory2 = () => ({
    "designatorId": optionalStringField,
    "designatorIdGuid": optionalGuidField,
    "documentVisibility": zod.optional(zod.array(DocumentVisibility)),
    "recipientAttachments": zod.optional(zod.array(RecipientAttachment)),
    "recipientFeatureMetadata": zod.optional(zod.array(FeatureAvailableMetadata)),
    "recipientTypeMetadata": zod.optional(PropertyMetadata),
    "bulkSendV2Recipient": optionalBooleanStringField,
    "webFormRecipientViewId": optionalStringField,
    "allowSystemOverrideForLockedRecipient": optionalBooleanStringField,
    "deliveryMethodMetadata": zod.optional(PropertyMetadata),
    "faxNumberMetadata": zod.optional(PropertyMetadata),
    "inheritEmailNotificationConfiguration": optionalBooleanStringField,
    "noteMetadata": zod.optional(PropertyMetadata),
    "routingOrderMetadata": zod.optional(PropertyMetadata),
    "suppressEmails": optionalBooleanStringField,
    "accessCodeMetadata": zod.optional(PropertyMetadata),
    "addAccessCodeToEmail": optionalBooleanStringField,
    "idCheckConfigurationNameMetadata": zod.optional(PropertyMetadata),
    "lockedRecipientPhoneAuthEditable": optionalBooleanStringField,
    "lockedRecipientSmsEditable": optionalBooleanStringField,
    "requireIdLookup": optionalBooleanStringField,
    "requireIdLookupMetadata": zod.optional(PropertyMetadata),
    "samlAuthentication": zod.optional(RecipientSAMLAuthentication),
    "autoRespondedReason": optionalStringField,
    "completedCount": optionalIntegerStringField,
    "declinedReason": optionalStringField,
    "recipientAuthenticationStatus": zod.optional(AuthenticationStatus),
    "signedDateTime": optionalDateTimeField,
    "status": zod.optional(RecipientStatus),
    "statusCode": optionalStringField,
    "totalTabCount": optionalIntegerStringField,
    "proofFile": zod.optional(zod.looseObject({
        "hasIdentityAttempts": optionalBooleanStringField,
        "isInProofFile": optionalBooleanStringField
    }))
});
const fieldsOfAuthorizedSignatory3 = () => ({
    "emailRecipientPostSigningURL": optionalStringField,
    "firstNameMetadata": zod.optional(PropertyMetadata),
    "fullName": optionalStringCheckMaxLength100Field,
    "fullNameMetadata": zod.optional(PropertyMetadata),
    "lastNameMetadata": zod.optional(PropertyMetadata),
    "consentDetailsList": zod.optional(zod.array(ConsentDetails))
});
const fieldsOfAuthorizedSignatory4 = () => ({
    "canSignOffline": optionalBooleanStringField,
    "creationReason": optionalStringField,
    "notaryId": optionalStringField,
    "recipientSuppliesTabs": optionalBooleanStringField,
    "requireSignerCertificate": optionalStringField,
    "requireSignOnPaper": optionalBooleanStringField,
    "requireUploadSignature": optionalBooleanStringField,
    "signatureInfo": zod.optional(RecipientSignatureInformation),
    "signInEachLocation": optionalBooleanStringField,
    "signInEachLocationMetadata": zod.optional(PropertyMetadata),
    "offlineAttributes": zod.optional(OfflineAttributes)
});
const fieldsOfAuthorizedSignatory5 = () => ({
    "delegatedBy": zod.optional(zod.looseObject({
        "Email": optionalStringField,
        "Name": optionalStringField,
        "UserAuthorizationId": optionalStringField,
        "UserId": optionalGuidField,
        "email": optionalStringField,
        "name": optionalStringField,
        "userAuthorizationId": optionalStringField,
        "userId": optionalGuidField
    })),
    "delegatedTo": zod.optional(zod.array(DelegationInfo)),
    "isBulkRecipient": optionalBooleanStringField,
    "isBulkRecipientMetadata": zod.optional(PropertyMetadata),
    "notarySignerEmailSent": optionalBooleanStringField
});
const fieldsOfNumerical = () => ({
    "conditionalParentLabel": optionalStringField,
    "conditionalParentLabelMetadata": zod.optional(PropertyMetadata),
    "conditionalParentValue": optionalStringField,
    "conditionalParentValueMetadata": zod.optional(PropertyMetadata),
    "documentIdMetadata": zod.optional(PropertyMetadata),
    "recipientIdMetadata": zod.optional(PropertyMetadata),
    "recipientIdGuidMetadata": zod.optional(PropertyMetadata),
    "tabTypeMetadata": zod.optional(PropertyMetadata),
    "templateLockedMetadata": zod.optional(PropertyMetadata),
    "templateRequiredMetadata": zod.optional(PropertyMetadata),
    "tooltip": optionalStringField
});
const fieldsOfNumerical2 = () => ({
    "formOrder": optionalIntegerString2Field,
    "formOrderMetadata": zod.optional(PropertyMetadata),
    "formPageLabel": optionalStringField,
    "formPageLabelMetadata": zod.optional(PropertyMetadata),
    "formPageNumber": optionalIntegerString2Field,
    "formPageNumberMetadata": zod.optional(PropertyMetadata),
    "height": zod.optional(Measure),
    "heightMetadata": zod.optional(PropertyMetadata),
    "width": zod.optional(Measure),
    "widthMetadata": zod.optional(PropertyMetadata),
    "customTabIdMetadata": zod.optional(PropertyMetadata),
    "tabGroupLabels": optionalArrayStringField,
    "tabGroupLabelsMetadata": zod.optional(PropertyMetadata),
    "toolTipMetadata": zod.optional(PropertyMetadata),
    "smartContractInformation": zod.optional(zod.looseObject({
        "code": optionalStringField,
        "uri": optionalStringField
    }))
});
const fieldsOfNumerical3 = () => ({
    "pageNumber": optionalIntegerStringField,
    "pageNumberMetadata": zod.optional(PropertyMetadata),
    "tabOrder": optionalIntegerString2Field,
    "tabOrderMetadata": zod.optional(PropertyMetadata),
    "xPosition": zod.optional(Measure),
    "xPositionMetadata": zod.optional(PropertyMetadata),
    "yPosition": zod.optional(Measure),
    "yPositionMetadata": zod.optional(PropertyMetadata),
    "anchorAllowWhiteSpaceInCharacters": optionalBooleanStringField,
    "anchorAllowWhiteSpaceInCharactersMetadata": zod.optional(PropertyMetadata),
    "anchorCaseSensitiveMetadata": zod.optional(PropertyMetadata),
    "anchorHorizontalAlignmentMetadata": zod.optional(PropertyMetadata),
    "anchorIgnoreIfNotPresentMetadata": zod.optional(PropertyMetadata),
    "anchorMatchWholeWordMetadata": zod.optional(PropertyMetadata),
    "anchorString": optionalStringField,
    "anchorStringMetadata": zod.optional(PropertyMetadata),
    "anchorTabProcessorVersion": optionalStringField,
    "anchorTabProcessorVersionMetadata": zod.optional(PropertyMetadata),
    "anchorUnitsMetadata": zod.optional(PropertyMetadata),
    "anchorXOffsetMetadata": zod.optional(PropertyMetadata),
    "anchorYOffsetMetadata": zod.optional(PropertyMetadata),
    "status": zod.optional(TabStatus),
    "statusMetadata": zod.optional(PropertyMetadata),
    "tabIdMetadata": zod.optional(PropertyMetadata),
    "caption": optionalStringField,
    "captionMetadata": zod.optional(PropertyMetadata),
    "mergeFieldXml": optionalStringField
});
const fieldsOfNumerical4 = () => ({
    "anchorCaseSensitive": optionalBooleanStringField,
    "anchorHorizontalAlignment": optionalEnumLeftRightField,
    "anchorIgnoreIfNotPresent": optionalBooleanStringField,
    "anchorMatchWholeWord": optionalBooleanStringField,
    "anchorUnits": optionalStringField,
    "anchorXOffset": zod.optional(Measure),
    "anchorYOffset": zod.optional(Measure)
});
const fieldsOfNumerical5 = () => ({
    "agreementAttribute": optionalStringField,
    "agreementAttributeLocked": optionalBooleanStringField,
    "warningDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
});
const fieldsOfNumerical6 = () => ({
    "anchorTabScope": optionalStringField,
    "extensionData": zod.optional(zod.looseObject({
        "actionContract": optionalStringField,
        "actionInputKey": optionalStringField,
        "actionName": optionalStringField,
        "applicationId": optionalStringField,
        "applicationName": optionalStringField,
        "connectedFieldsData": zod.optional(zod.looseObject({
            "propertyName": optionalStringField,
            "supportedOperation": optionalStringField,
            "supportedUri": optionalStringField,
            "typeName": optionalStringField,
            "typeSystemNamespace": optionalStringField
        })),
        "connectionInstances": zod.optional(zod.array(zod.looseObject({
            "connectionKey": optionalStringField,
            "connectionValue": optionalStringField
        }))),
        "extensionContract": optionalStringField,
        "extensionGroupId": optionalStringField,
        "extensionName": optionalStringField,
        "extensionPolicy": optionalStringField,
        "publisherName": optionalStringField,
        "requiredForExtension": optionalBooleanStringField
    })),
    "tabFullyQualifiedPath": optionalStringField
});
const fieldsOfNumerical7 = () => ({
    "bold": optionalBooleanStringField,
    "italic": optionalBooleanStringField,
    "underline": optionalBooleanStringField
});
const fieldsOfNumerical8 = () => ({
    "boldMetadata": zod.optional(PropertyMetadata),
    "fontMetadata": zod.optional(PropertyMetadata),
    "fontColor": zod.optional(FontColor),
    "fontColorMetadata": zod.optional(PropertyMetadata),
    "fontSize": zod.optional(FontSize),
    "fontSizeMetadata": zod.optional(PropertyMetadata),
    "italicMetadata": zod.optional(PropertyMetadata),
    "underlineMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfNumerical9 = () => ({
    "concealValueOnDocumentMetadata": zod.optional(PropertyMetadata),
    "disableAutoSizeMetadata": zod.optional(PropertyMetadata),
    "maxLength": optionalIntegerStringField,
    "maxLengthMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfUserAuthorization = () => ({
    "permission": zod.optional(AuthorizationPermission),
    "taskSource": optionalStringField,
    "taskType": optionalStringField
});
const fieldsOfUserAuthorizations = () => ({
    "startPosition": optionalIntegerStringField,
    "endPosition": optionalIntegerStringField,
    "resultSetSize": optionalIntegerStringField
});
const fieldsOfAccountAddress = () => ({
    "address1": optionalStringCheckMaxLength100Field,
    "address2": optionalStringCheckMaxLength100Field,
    "city": optionalStringField,
    "fax": optionalStringCheckMaxLength20Field,
    "phone": optionalStringCheckMaxLength20Field,
    "postalCode": optionalStringCheckMaxLength20Field
});
const fieldsOfAccountBillingPlan = () => ({
    "canUpgrade": optionalBooleanStringField,
    "isDowngrade": optionalBooleanStringField,
    "planStartDate": optionalDateTimeField
});
const fieldsOfAccountBillingPlan2 = () => ({
    "perSeatPrice": optionalStringField,
    "supportIncidentFee": optionalStringField,
    "supportPlanFee": optionalStringField
});
const fieldsOfAccountBillingPlanResponse = () => ({
    "creditCardInformation": zod.optional(CreditCardInformation),
    "paymentProcessorInformation": zod.optional(PaymentProcessorInformation),
    "referralInformation": zod.optional(ReferralInformation),
    "directDebitProcessorInformation": zod.optional(DirectDebitProcessorInformation)
});
const fieldsOfAccountPasswordRules = () => ({
    "passwordIncludeDigit": optionalBooleanStringField,
    "passwordIncludeDigitOrSpecialCharacter": optionalBooleanStringField,
    "passwordIncludeLowerCase": optionalBooleanStringField,
    "passwordIncludeSpecialCharacter": optionalBooleanStringField,
    "passwordIncludeUpperCase": optionalBooleanStringField
});
const fieldsOfAccountRoleSettings = () => ({
    "allowSupplementalDocuments": optionalBooleanStringField,
    "allowSupplementalDocumentsMetadata": zod.optional(SettingsMetadata),
    "supplementalDocumentsMustAccept": optionalBooleanStringField,
    "supplementalDocumentsMustAcceptMetadata": zod.optional(SettingsMetadata),
    "supplementalDocumentsMustRead": optionalBooleanStringField,
    "supplementalDocumentsMustReadMetadata": zod.optional(SettingsMetadata),
    "supplementalDocumentsMustView": optionalBooleanStringField,
    "supplementalDocumentsMustViewMetadata": zod.optional(SettingsMetadata),
    "enableKeyTermsSuggestionsByDocumentType": optionalStringField,
    "enableKeyTermsSuggestionsByDocumentTypeMetadata": zod.optional(SettingsMetadata),
    "allowAutoTagging": optionalBooleanStringField
});
const fieldsOfAccountRoleSettings2 = () => ({
    "canSendEnvelopesViaSMS": optionalBooleanStringField,
    "canSendEnvelopesViaSMSMetadata": zod.optional(SettingsMetadata),
    "disableDocumentUpload": optionalBooleanStringField,
    "disableDocumentUploadMetadata": zod.optional(SettingsMetadata),
    "disableOtherActions": optionalBooleanStringField,
    "disableOtherActionsMetadata": zod.optional(SettingsMetadata),
    "vaultingMode": optionalStringField,
    "vaultingModeMetadata": zod.optional(SettingsMetadata),
    "accountAgreementsAccessType": optionalStringField,
    "accountAgreementsAccessTypeMetadata": zod.optional(SettingsMetadata),
    "allowedDocumentTemplateLibraryAccess": optionalStringField,
    "allowedDocumentTemplateLibraryAccessMetadata": zod.optional(SettingsMetadata),
    "allowedOrchestrationAccess": optionalStringField,
    "allowedOrchestrationAccessMetadata": zod.optional(SettingsMetadata),
    "allowTransactions": optionalBooleanStringField,
    "allowTransactionsMetadata": zod.optional(SettingsMetadata),
    "canBulkUploadAgreements": optionalBooleanStringField,
    "canBulkUploadAgreementsMetadata": zod.optional(SettingsMetadata),
    "canCreateTransaction": optionalBooleanStringField,
    "canCreateTransactionMetadata": zod.optional(SettingsMetadata),
    "canDeleteDocumentsInTransaction": optionalBooleanStringField,
    "canDeleteDocumentsInTransactionMetadata": zod.optional(SettingsMetadata),
    "canDeleteTransaction": optionalBooleanStringField,
    "canDeleteTransactionMetadata": zod.optional(SettingsMetadata),
    "webForms": optionalStringField,
    "webFormsMetadata": zod.optional(SettingsMetadata),
    "canCreateWorkspaces": optionalBooleanStringField
});
const fieldsOfAccountSettingsInformation = () => ({
    "enableTransactionPoint": optionalBooleanStringField,
    "enableTransactionPointMetadata": zod.optional(SettingsMetadata),
    "enableVaulting": optionalBooleanStringField,
    "enableVaultingMetadata": zod.optional(SettingsMetadata),
    "selfSignedRecipientEmailDocument": zod.optional(SelfSignedEmailDocument),
    "selfSignedRecipientEmailDocumentMetadata": zod.optional(SettingsMetadata),
    "bulkSend": optionalBooleanStringField,
    "bulkSendMetadata": zod.optional(SettingsMetadata),
    "enableSequentialSigningAPI": optionalBooleanStringField,
    "enableSequentialSigningAPIMetadata": zod.optional(SettingsMetadata),
    "enableSequentialSigningUI": optionalBooleanStringField,
    "enableSequentialSigningUIMetadata": zod.optional(SettingsMetadata),
    "enableSignerAttachments": optionalBooleanStringField,
    "enableSignerAttachmentsMetadata": zod.optional(SettingsMetadata),
    "enableSignOnPaperOverride": optionalBooleanStringField,
    "enableSignOnPaperOverrideMetadata": zod.optional(SettingsMetadata),
    "enableDSPro": optionalBooleanStringField,
    "enableDSProMetadata": zod.optional(SettingsMetadata)
});
const fieldsOfAccountSettingsInformation2 = () => ({
    "allowCDWithdraw": optionalBooleanStringField,
    "allowCDWithdrawMetadata": zod.optional(SettingsMetadata),
    "useConsumerDisclosureWithinAccount": optionalBooleanStringField,
    "useConsumerDisclosureWithinAccountMetadata": zod.optional(SettingsMetadata)
});
const fieldsOfAccountSignature = () => ({
    "nrdsId": optionalStringField,
    "nrdsLastName": optionalStringField,
    "signatureFont": optionalStringField,
    "signatureId": optionalGuidField
});
const fieldsOfAccountSignature2 = () => ({
    "adoptedDateTime": optionalDateTimeField,
    "customField": optionalStringField,
    "stampImageUri": optionalStringField
});
const fieldsOfAccountSignature3 = () => ({
    "dateStampProperties": zod.optional(DateStampProperties),
    "disallowUserResizeStamp": optionalBooleanStringField,
    "externalID": optionalStringField,
    "imageType": zod.optional(SignatureImageType),
    "phoneticName": optionalStringField,
    "stampFormat": zod.optional(StampFormat),
    "stampSizeMM": zod.optional(Measure)
});
const fieldsOfAccountSignature4 = () => ({
    "initials150ImageId": optionalStringField,
    "nrdsStatus": optionalEnumActiveInactiveTerminateProvisionField,
    "signature150ImageId": optionalStringField,
    "signatureRights": optionalEnumNoneReadAdminField
});
const fieldsOfBillingPlanInformation = () => ({
    "saleDiscountAmount": optionalStringField,
    "saleDiscountFixedAmount": optionalStringField,
    "saleDiscountPercent": optionalStringField,
    "saleDiscountSeatPriceOverride": optionalStringField
});
const fieldsOfBillingPlanInformation2 = () => ({
    "enablePreAuth": optionalBooleanStringField,
    "paymentProcessor": optionalStringField,
    "processPayment": optionalBooleanStringField
});
const fieldsOfBulkEnvelopeStatus = () => ({
    "failed": optionalIntegerStringField,
    "queued": optionalIntegerStringField,
    "submittedDate": optionalDateTimeField
});
const fieldsOfConnectCustomConfiguration = () => ({
    "events": zod.optional(zod.array(ConnectEvent)),
    "eventData": zod.optional(ConnectEventData),
    "deliveryMode": zod.optional(DeliveryMode),
    "includeDocumentFields": optionalBooleanStringField,
    "includeCertificateOfCompletion": optionalBooleanStringField,
    "includeEnvelopeVoidReason": optionalBooleanStringField,
    "includeHMAC": optionalBooleanStringField,
    "includeOAuth": optionalBooleanStringField,
    "integratorManaged": optionalBooleanStringField,
    "useSoapInterface": optionalBooleanStringField
});
const fieldsOfCurrencyFeatureSetPrice = () => ({
    "envelopeFee": optionalStringField,
    "fixedFee": optionalStringField,
    "seatFee": optionalStringField
});
const fieldsOfDocument = () => ({
    "display": optionalStringField,
    "includeInDownload": optionalBooleanStringField,
    "signerMustAcknowledge": optionalStringField,
    "isDocGenDocument": optionalBooleanStringField,
    "docGenFormFields": zod.optional(zod.array(DocGenFormField))
});
const fieldsOfDocumentHtmlCollapsibleDisplaySettings = () => ({
    "arrowClosed": zod.optional(ArrowDirection),
    "arrowColor": optionalStringField,
    "arrowLocation": optionalStringField,
    "arrowOpen": zod.optional(ArrowDirection),
    "arrowSize": zod.optional(ArrowSize),
    "arrowStyle": optionalStringField,
    "containerStyle": optionalStringField,
    "labelStyle": optionalStringField,
    "onlyArrowIsClickable": optionalBooleanField,
    "outerLabelAndArrowStyle": optionalStringField
});
const fieldsOfDocumentHtmlDisplayAnchor = () => ({
    "caseSensitive": optionalBooleanField,
    "endAnchor": optionalStringField,
    "removeEndAnchor": optionalBooleanField,
    "removeStartAnchor": optionalBooleanField,
    "startAnchor": optionalStringField
});
const fieldsOfDocumentHtmlDisplaySettings = () => ({
    "cellStyle": optionalStringField,
    "displayLabel": optionalStringField,
    "displayOrder": optionalIntField,
    "displayPageNumber": optionalIntField,
    "hideLabelWhenOpened": optionalBooleanField,
    "inlineOuterStyle": optionalStringField,
    "labelWhenOpened": optionalStringField,
    "preLabel": optionalStringField,
    "scrollToTopWhenOpened": optionalBooleanField,
    "tableStyle": optionalStringField
});
const fieldsOfEnvelope = () => ({
    "attachmentsUri": optionalStringField,
    "certificateUri": optionalStringField,
    "customFieldsUri": optionalStringField,
    "documentsCombinedUri": optionalStringField,
    "documentsUri": optionalStringField,
    "notificationUri": optionalStringField,
    "templatesUri": optionalStringField,
    "messageLock": optionalBooleanStringField,
    "emailSettings": zod.optional(EmailSettings),
    "brandLock": optionalBooleanStringField,
    "sender": zod.optional(UserInfo),
    "recipientsLock": optionalBooleanStringField,
    "envelopeAttachments": zod.optional(zod.array(Attachment)),
    "accessControlListBase64": optionalBase64Field,
    "allowComments": optionalBooleanStringField,
    "allowReassign": optionalBooleanStringField,
    "allowViewHistory": optionalBooleanStringField,
    "anySigner": nullishStringField,
    "asynchronous": optionalBooleanStringField,
    "authoritativeCopyDefault": optionalBooleanStringField,
    "burnDefaultTabData": optionalBooleanStringField,
    "copyRecipientData": optionalBooleanStringField,
    "disableResponsiveDocument": optionalBooleanStringField,
    "enableWetSign": optionalBooleanStringField,
    "enforceSignerVisibility": optionalBooleanStringField,
    "envelopeIdStamping": optionalBooleanStringField,
    "envelopeLocation": nullishStringField,
    "externalEnvelopeId": optionalStringField,
    "hasComments": optionalBooleanStringField,
    "hasFormDataChanged": optionalBooleanStringField,
    "hasWavFile": optionalBooleanStringField,
    "holder": optionalStringField,
    "isDynamicEnvelope": optionalBooleanStringField,
    "isTicketRelatedEnvelope": optionalBooleanStringField,
    "location": optionalStringField,
    "useDisclosure": optionalBooleanStringField,
    "uSigState": optionalStringField,
    "voidedReason": optionalStringCheckMaxLength200Field,
    "initialSentDateTime": optionalDateTimeField,
    "voidedDateTime": optionalDateTimeField,
    "deletedDateTime": optionalDateTimeField,
    "statusChangedDateTime": optionalDateTimeField,
    "purgeRequestDate": optionalDateTimeField,
    "purgeCompletedDate": optionalDateTimeField,
    "workflow": zod.optional(Workflow),
    "envelopeMetadata": zod.optional(EnvelopeMetadata),
    "envelopeCustomMetadata": zod.optional(zod.looseObject({
        "envelopeCustomMetadataDetails": zod.optional(zod.array(zod.looseObject({
            "name": optionalStringField,
            "value": optionalStringField,
            "originalValue": optionalStringField,
            "errorDetails": zod.optional(zod.looseObject({
                "errorCode": stringField,
                "message": stringField
            }))
        })))
    }))
});
const fieldsOfEnvelope2 = () => ({
    "recipientsUri": optionalStringField,
    "isSignatureProviderEnvelope": optionalBooleanStringField,
    "completedDateTime": optionalDateTimeField,
    "expireDateTime": optionalDateTimeField
});
const fieldsOfEnvelopeTransferRule = () => ({
    "carbonCopyOriginalOwner": optionalBooleanStringField,
    "envelopeTransferRuleId": optionalGuidField,
    "eventType": optionalEnumSentBeforeSentCompletedField,
    "modifiedUser": zod.optional(UserInformation),
    "toFolder": zod.optional(Folder),
    "toUser": zod.optional(UserInformation)
});
const fieldsOfEnvelopeUpdateSummary = () => ({
    "tabUpdateResults": zod.optional(Tabs),
    "textCustomFieldUpdateResults": zod.optional(zod.array(TextCustomField)),
    "listCustomFieldUpdateResults": zod.optional(zod.array(ListCustomField))
});
const fieldsOfEnvelopeViewRecipientSettings = () => ({
    "showContactsList": optionalBooleanStringField,
    "showEditMessage": optionalBooleanStringField,
    "showEditRecipients": optionalBooleanStringField
});
const fieldsOfEnvelopeViewSettings = () => ({
    "startingScreen": optionalStringField,
    "showBackButton": optionalBooleanStringField,
    "backButtonAction": optionalStringField,
    "showHeaderActions": optionalBooleanStringField,
    "showDiscardAction": optionalBooleanStringField,
    "showAdvancedOptions": optionalBooleanStringField,
    "documentSettings": zod.optional(EnvelopeViewDocumentSettings),
    "envelopeCustomFieldSettings": zod.optional(EnvelopeViewEnvelopeCustomFieldSettings),
    "taggerSettings": zod.optional(EnvelopeViewTaggerSettings)
});
const fieldsOfFormulaTab = () => ({
    "formula": optionalStringField,
    "formulaMetadata": zod.optional(PropertyMetadata),
    "isPaymentAmount": optionalBooleanStringField,
    "isPaymentAmountMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfInitialHere = () => ({
    "handDrawRequired": optionalBooleanStringField,
    "optional": optionalBooleanStringField,
    "optionalMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfLocalePolicy = () => ({
    "customDateFormat": optionalStringField,
    "customTimeFormat": optionalStringField,
    "addressFormat": optionalStringField,
    "calendarType": optionalStringField,
    "cultureName": optionalStringField,
    "currencyNegativeFormat": optionalStringField,
    "currencyPositiveFormat": optionalStringField,
    "dateFormat": optionalStringField,
    "initialFormat": optionalStringField,
    "nameFormat": optionalStringField,
    "timeFormat": optionalStringField,
    "timeZone": optionalStringField
});
const fieldsOfLockInformation = () => ({
    "lockDurationInSeconds": optionalIntegerStringField,
    "lockedByApp": optionalStringField,
    "lockType": zod.optional(LockType),
    "useScratchPad": optionalBooleanStringField
});
const fieldsOfNewUser = () => ({
    "userStatus": zod.optional(UserStatus),
    "licenseStatus": optionalStringField,
    "licenseType": optionalStringField
});
const fieldsOfPowerFormSendersResponse = () => ({
    "startPosition": optionalIntCheckGte0Field,
    "endPosition": optionalIntCheckGte0Field,
    "resultSetSize": optionalIntCheckGte0Field,
    "totalSetSize": optionalIntCheckGte0Field
});
const fieldsOfPrefillTabs = () => ({
    "checkboxTabs": zod.optional(zod.array(Checkbox)),
    "radioGroupTabs": zod.optional(zod.array(RadioGroup)),
    "tabGroups": zod.optional(zod.array(TabGroup)),
    "textTabs": zod.optional(zod.array(Text)),
    "dateTabs": zod.optional(zod.array(Date)),
    "emailTabs": zod.optional(zod.array(Email)),
    "numberTabs": zod.optional(zod.array(Number)),
    "ssnTabs": zod.optional(zod.array(Ssn)),
    "zipTabs": zod.optional(zod.array(Zip))
});
const fieldsOfRecipientIdentityPhoneNumber = () => ({
    "countryCodeMetadata": zod.optional(PropertyMetadata),
    "number": optionalStringField,
    "numberMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfRecipientPreviewRequest = () => ({
    "assertionId": optionalStringField,
    "authenticationInstant": optionalDateTimeField,
    "authenticationMethod": optionalStringField,
    "clientURLs": zod.optional(RecipientTokenClientURLs),
    "pingFrequency": optionalIntegerStringField,
    "pingUrl": optionalStringField,
    "securityDomain": optionalStringField,
    "xFrameOptions": zod.optional(FrameOptions),
    "xFrameOptionsAllowFromUrl": optionalStringField
});
const fieldsOfRecipients = () => ({
    "signers": zod.optional(zod.array(Signer)),
    "inPersonSigners": zod.optional(zod.array(InPersonSigner)),
    "carbonCopies": zod.optional(zod.array(CarbonCopy)),
    "certifiedDeliveries": zod.optional(zod.array(CertifiedDelivery)),
    "editors": zod.optional(zod.array(Editor)),
    "agents": zod.optional(zod.array(Agent)),
    "currentRoutingOrder": optionalIntegerStringField,
    "recipientCount": optionalIntegerStringField,
    "intermediaries": zod.optional(zod.array(Intermediary)),
    "notaries": zod.optional(zod.array(NotaryRecipient)),
    "seals": zod.optional(zod.array(SealSign)),
    "witnesses": zod.optional(zod.array(Witness)),
    "authorizedSignatories": zod.optional(zod.array(AuthorizedSignatory)),
    "notaryWitnesses": zod.optional(zod.array(NotaryWitness)),
    "participants": zod.optional(zod.array(Participant))
});
const fieldsOfSenderEmailNotifications = () => ({
    "commentsOnlyPrivateAndMention": optionalBooleanStringField,
    "commentsReceiveAll": optionalBooleanStringField,
    "envelopeComplete": optionalBooleanStringField,
    "offlineSigningFailed": optionalBooleanStringField,
    "purgeDocuments": optionalBooleanStringField
});
const fieldsOfSignHashSessionInfoResponse = () => ({
    "seal": zod.optional(Seal),
    "sender": zod.optional(Sender),
    "user": zod.optional(User)
});
const fieldsOfTabs = () => ({
    "signHereTabs": zod.optional(zod.array(SignHere)),
    "initialHereTabs": zod.optional(zod.array(InitialHere)),
    "dateSignedTabs": zod.optional(zod.array(DateSigned)),
    "fullNameTabs": zod.optional(zod.array(FullName)),
    "approveTabs": zod.optional(zod.array(Approve)),
    "commentThreadTabs": zod.optional(zod.array(CommentThread)),
    "commissionCountyTabs": zod.optional(zod.array(CommissionCounty)),
    "commissionExpirationTabs": zod.optional(zod.array(CommissionExpiration)),
    "commissionNumberTabs": zod.optional(zod.array(CommissionNumber)),
    "commissionStateTabs": zod.optional(zod.array(CommissionState)),
    "companyTabs": zod.optional(zod.array(Company)),
    "currencyTabs": zod.optional(zod.array(Currency)),
    "declineTabs": zod.optional(zod.array(Decline)),
    "drawTabs": zod.optional(zod.array(Draw)),
    "emailAddressTabs": zod.optional(zod.array(EmailAddress)),
    "envelopeIdTabs": zod.optional(zod.array(EnvelopeId)),
    "firstNameTabs": zod.optional(zod.array(FirstName)),
    "formulaTabs": zod.optional(zod.array(FormulaTab)),
    "lastNameTabs": zod.optional(zod.array(LastName)),
    "listTabs": zod.optional(zod.array(List)),
    "notarizeTabs": zod.optional(zod.array(Notarize)),
    "notarySealTabs": zod.optional(zod.array(NotarySeal)),
    "noteTabs": zod.optional(zod.array(Note)),
    "phoneNumberTabs": zod.optional(zod.array(PhoneNumber)),
    "polyLineOverlayTabs": zod.optional(zod.array(PolyLineOverlay)),
    "prefillTabs": zod.optional(PrefillTabs),
    "signerAttachmentTabs": zod.optional(zod.array(SignerAttachment)),
    "smartSectionTabs": zod.optional(zod.array(SmartSection)),
    "titleTabs": zod.optional(zod.array(Title)),
    "viewTabs": zod.optional(zod.array(View)),
    "numericalTabs": zod.optional(zod.array(Numerical))
});
const fieldsOfUserInfo = () => ({
    "activationAccessCode": optionalStringField,
    "loginStatus": optionalBooleanStringField,
    "userType": optionalStringField
});
const fieldsOfUserInformation = () => ({
    "profileImageUri": optionalStringField,
    "title": optionalStringField,
    "userProfileLastModifiedDate": optionalDateTimeField
});
const fieldsOfAccountsGetPrincipalUserAuthorizationsQueryParams = () => ({
    "active_only": optionalBooleanStringField,
    "include_closed_users": optionalBooleanStringField,
    "permissions": optionalStringCheckRegexManageSendSignMField,
    "task_source": optionalStringField,
    "task_type": optionalStringField
});
const fieldsOfEnvelopesListStatusChangesQueryParams = () => ({
    "ac_status": optionalEnumUnknownOriginalTransferredAuthorField,
    "block": optionalStringField,
    "from_to_status": optionalEnumAnyChangedCreatedSentDeliverField,
    "transaction_ids": optionalStringField,
    "user_name": optionalStringField
});
const fieldsOfEnvelopeDocumentsListQueryParams = () => ({
    "documents_by_userid": optionalBooleanStringField,
    "recipient_id": optionalStringField,
    "shared_user_id": optionalGuidField
});
export const AccountManagementGranular: MiniObject<types.AccountManagementGranular> = /* @__PURE__ */ miniObject(() => ({
    "allowManageAccountSecuritySettings": zod.optional(booleanString),
    "allowManageAccountSecuritySettingsMetadata": zod.optional(SettingsMetadata),
    "allowManageAccountSettings": optionalBooleanStringField,
    "allowManageAccountSettingsMetadata": zod.optional(SettingsMetadata),
    "allowManageAdmins": optionalBooleanStringField,
    "allowManageAdminsMetadata": zod.optional(SettingsMetadata),
    "allowManageConnect": optionalBooleanStringField,
    "allowManageConnectMetadata": zod.optional(SettingsMetadata),
    "allowManageDocumentRetention": optionalBooleanStringField,
    "allowManageDocumentRetentionMetadata": zod.optional(SettingsMetadata),
    "allowManageEnvelopeTransfer": optionalBooleanStringField,
    "allowManageEnvelopeTransferMetadata": zod.optional(SettingsMetadata),
    "allowManageGroupsButNotUsers": optionalBooleanStringField,
    "allowManageGroupsButNotUsersMetadata": zod.optional(SettingsMetadata),
    "allowManageJointAgreements": optionalBooleanStringField,
    "allowManageJointAgreementsMetadata": zod.optional(SettingsMetadata),
    "allowManageReporting": optionalBooleanStringField,
    "allowManageReportingMetadata": zod.optional(SettingsMetadata),
    "allowManageSharing": optionalBooleanStringField,
    "allowManageSharingMetadata": zod.optional(SettingsMetadata),
    "allowManageSigningGroups": optionalBooleanStringField,
    "allowManageSigningGroupsMetadata": zod.optional(SettingsMetadata),
    "allowManageStamps": optionalBooleanStringField,
    "allowManageStampsMetadata": zod.optional(SettingsMetadata),
    "allowManageUsers": optionalBooleanStringField,
    "allowManageUsersMetadata": zod.optional(SettingsMetadata),
    "allowViewUsers": optionalBooleanStringField
}));
export const AdditionalSetting: MiniObject<types.AdditionalSetting> = /* @__PURE__ */ miniObject(() => ({
    "metadata": zod.optional(zod.looseObject({
        "is21CFRPart11": optionalBooleanStringField,
        "options": optionalArrayStringField,
        "rights": optionalEnumEditableReadOnlyField,
        "uiHint": optionalEnumAvailableHiddenField,
        "uiOrder": zod.optional(integerString2),
        "uiType": optionalStringField
    })),
    "name": optionalStringField,
    "value": optionalStringField
}));
export const AuthorizationUser: MiniObject<types.AuthorizationUser> = /* @__PURE__ */ miniObject(() => ({
    "accountId": zod.optional(guid),
    "email": optionalStringField,
    "name": optionalStringField,
    "userId": optionalGuidField
}));
export const AuthorizedSignatory: MiniObject<types.AuthorizedSignatory> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": zod.optional(integerString),
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": zod.optional(dateTime),
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": zod.string(),
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const BrandLogoIds: MiniObject<types.BrandLogoIds> = /* @__PURE__ */ miniObject(() => ({
    "emailLogoId": optionalStringField,
    "primaryLogoId": optionalStringField,
    "secondaryLogoId": optionalStringField
}));
export const BulkSendingCopyDocGenFormFieldRowValue: MiniObject<types.BulkSendingCopyDocGenFormFieldRowValue> = /* @__PURE__ */ miniObject(() => ({
    "docGenFormFieldList": zod.optional(zod.array(zod.lazy(() => BulksendingCopyDocGenFormField)))
}));
export const BulkSendingCopyPrefillTab: MiniObject<types.BulkSendingCopyPrefillTab> = /* @__PURE__ */ miniObject(() => ({
    "initialValue": optionalStringField,
    "tabLabel": optionalStringField
}));
export const BulksendingCopyDocGenFormField: MiniObject<types.BulksendingCopyDocGenFormField> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "rowValues": zod.optional(zod.array(zod.lazy(() => BulkSendingCopyDocGenFormFieldRowValue))),
    "value": optionalStringField
}));
export const ConnectHistoricalEnvelopeRepublish: MiniObject<types.ConnectHistoricalEnvelopeRepublish> = /* @__PURE__ */ miniObject(() => ({
    "config": ConnectCustomConfiguration,
    "envelopes": zod.array(guid).check(zod.minLength(1)).check(zod.maxLength(1000))
}));
export const ConnectOAuthConfig: MiniObject<types.ConnectOAuthConfig> = /* @__PURE__ */ miniObject(() => ({
    "authorizationServerUrl": optionalStringField,
    "clientId": optionalStringField,
    "clientSecret": optionalStringField,
    "customParameters": optionalRecordStringStringField,
    "scope": optionalStringField
}));
export const ConnectedData: MiniObject<types.ConnectedData> = /* @__PURE__ */ miniObject(() => ({
    "propertyName": optionalStringField,
    "supportedOperation": optionalStringField,
    "supportedUri": optionalStringField,
    "typeName": optionalStringField,
    "typeSystemNamespace": optionalStringField
}));
export const ConnectedObjectDetails: MiniObject<types.ConnectedObjectDetails> = /* @__PURE__ */ miniObject(() => ({
    "recordId": optionalStringField
}));
export const ConnectionInstance: MiniObject<types.ConnectionInstance> = /* @__PURE__ */ miniObject(() => ({
    "connectionKey": optionalStringField,
    "connectionValue": optionalStringField
}));
export const ConsentDetails: MiniObject<types.ConsentDetails> = /* @__PURE__ */ miniObject(() => ({
    "consentKey": optionalStringField,
    "deliveryMethod": optionalStringField,
    "signerConsentStatus": optionalStringField
}));
export const DocGenFormField: MiniObject<types.DocGenFormField> = /* @__PURE__ */ miniObject(() => ({
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "defaultValue": optionalStringField,
    "description": optionalStringField,
    "filter": optionalRecordStringStringField,
    "format": zod.optional(zod.looseObject({
        "expression": optionalStringField,
        "locale": optionalStringField
    })),
    "fullyQualifiedPath": optionalStringField,
    "hidden": optionalBooleanField,
    "label": optionalStringField,
    "name": optionalStringField,
    "options": zod.optional(zod.array(DocGenFormFieldOption)),
    "order": optionalIntegerString2Field,
    "predefinedValidation": optionalStringField,
    "readOnly": optionalBooleanField,
    "required": optionalEnumTrueFalseField,
    "rowValues": zod.optional(zod.array(zod.lazy(() => DocGenFormFieldRowValue))),
    "type": optionalStringField,
    "validation": zod.optional(zod.looseObject({
        "errorMessage": optionalStringField,
        "expression": optionalStringField
    })),
    "value": optionalStringField
}));
export const DocGenFormFieldOption: MiniObject<types.DocGenFormFieldOption> = /* @__PURE__ */ miniObject(() => ({
    "description": optionalStringField,
    "label": optionalStringField,
    "selected": optionalEnumTrueFalseField,
    "value": optionalStringField
}));
export const DocGenFormFieldRequest: MiniObject<types.DocGenFormFieldRequest> = /* @__PURE__ */ miniObject(() => ({
    "docGenFormFields": zod.optional(zod.array(DocGenFormFields))
}));
export const DocGenFormFieldResponse: MiniObject<types.DocGenFormFieldResponse> = /* @__PURE__ */ miniObject(() => ({
    "docGenFormFields": zod.optional(zod.array(DocGenFormFields)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const DocGenFormFieldRowValue: MiniObject<types.DocGenFormFieldRowValue> = /* @__PURE__ */ miniObject(() => ({
    "docGenFormFieldList": zod.optional(zod.array(zod.lazy(() => DocGenFormField)))
}));
export const DocGenFormFieldValidation: MiniObject<types.DocGenFormFieldValidation> = /* @__PURE__ */ miniObject(() => ({
    "errorMessage": optionalStringField,
    "expression": optionalStringField
}));
export const DocGenFormFields: MiniObject<types.DocGenFormFields> = /* @__PURE__ */ miniObject(() => ({
    "documentId": optionalStringField,
    "docGenDocumentStatus": optionalStringField,
    "docGenErrors": zod.optional(zod.array(DocGenSyntaxError)),
    "docGenFormFieldList": zod.optional(zod.array(DocGenFormField))
}));
export const DocGenFormat: MiniObject<types.DocGenFormat> = /* @__PURE__ */ miniObject(() => ({
    "expression": optionalStringField,
    "locale": optionalStringField
}));
export const DocGenSyntaxError: MiniObject<types.DocGenSyntaxError> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": optionalStringField,
    "message": optionalStringField,
    "tagIdentifier": optionalStringField
}));
export const EnvelopePublishTransaction: MiniObject<types.EnvelopePublishTransaction> = /* @__PURE__ */ miniObject(() => ({
    "applyConnectSettings": optionalBooleanStringField,
    "envelopeCount": optionalIntegerStringField,
    "envelopeLevelErrorRollups": zod.optional(zod.array(EnvelopePublishTransactionErrorRollup)),
    "envelopePublishTransactionId": optionalStringField,
    "errorCount": optionalIntegerStringField,
    "fileLevelErrors": optionalArrayStringField,
    "noActionRequiredEnvelopeCount": optionalIntegerStringField,
    "processedEnvelopeCount": optionalIntegerStringField,
    "processingStatus": optionalStringField,
    "resultsUri": optionalStringField,
    "submissionDate": optionalDateTimeField,
    "submittedByUserInfo": zod.optional(UserInfo),
    "submittedForPublishingEnvelopeCount": optionalIntegerStringField
}));
export const EnvelopePublishTransactionErrorRollup: MiniObject<types.EnvelopePublishTransactionErrorRollup> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "errorType": optionalStringField
}));
export const EnvelopesSharePermissionRequest: MiniObject<types.EnvelopesSharePermissionRequest> = /* @__PURE__ */ miniObject(() => ({
    "customMessage": optionalStringField,
    "permission": optionalEnumReadManageField
}));
export const EnvelopesShareRequest: MiniObject<types.EnvelopesShareRequest> = /* @__PURE__ */ miniObject(() => ({
    "agentUser": zod.optional(AuthorizationUser),
    "customMessage": optionalStringField,
    "permission": optionalEnumReadManageField
}));
export const EnvelopesShareResponse: MiniObject<types.EnvelopesShareResponse> = /* @__PURE__ */ miniObject(() => ({
    "agentUser": zod.optional(AuthorizationUser),
    "createdTimestamp": optionalDateTimeField,
    "envelopeId": optionalGuidField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "modifiedTimestamp": optionalDateTimeField,
    "permission": optionalEnumReadManageField,
    "senderInfo": zod.optional(AuthorizationUser),
    "shareId": optionalGuidField,
    "subject": optionalStringField
}));
export const EnvelopesSharesRequest: MiniObject<types.EnvelopesSharesRequest> = /* @__PURE__ */ miniObject(() => ({
    "shares": zod.optional(zod.array(EnvelopesShareRequest))
}));
export const EnvelopesSharesResponse: MiniObject<types.EnvelopesSharesResponse> = /* @__PURE__ */ miniObject(() => ({
    "shares": zod.optional(zod.array(EnvelopesShareResponse))
}));
export const ExtensionData: MiniObject<types.ExtensionData> = /* @__PURE__ */ miniObject(() => ({
    "actionContract": optionalStringField,
    "actionInputKey": optionalStringField,
    "actionName": optionalStringField,
    "applicationId": optionalStringField,
    "applicationName": optionalStringField,
    "connectedFieldsData": zod.optional(zod.looseObject({
        "propertyName": optionalStringField,
        "supportedOperation": optionalStringField,
        "supportedUri": optionalStringField,
        "typeName": optionalStringField,
        "typeSystemNamespace": optionalStringField
    })),
    "connectionInstances": zod.optional(zod.array(ConnectionInstance)),
    "extensionContract": optionalStringField,
    "extensionGroupId": optionalStringField,
    "extensionName": optionalStringField,
    "extensionPolicy": optionalStringField,
    "publisherName": optionalStringField,
    "requiredForExtension": optionalBooleanStringField
}));
export const GroupBrands: MiniObject<types.GroupBrands> = /* @__PURE__ */ miniObject(() => ({
    "recipientBrandIdDefault": optionalGuidField,
    "senderBrandIdDefault": optionalGuidField,
    "brandOptions": zod.optional(zod.array(Brand))
}));
export const IdEvidenceViewLink: MiniObject<types.IdEvidenceViewLink> = /* @__PURE__ */ miniObject(() => ({
    "viewLink": optionalStringField
}));
export const JurisdictionSummary: MiniObject<types.JurisdictionSummary> = /* @__PURE__ */ miniObject(() => ({
    "authorizedForIPen": optionalBooleanStringField,
    "authorizedForRon": optionalBooleanStringField,
    "jurisdictionId": optionalStringField,
    "jurisdictionName": optionalStringField
}));
export const NotaryContactDetails: MiniObject<types.NotaryContactDetails> = /* @__PURE__ */ miniObject(() => ({
    "hasDocusignCertificate": optionalBooleanStringField,
    "jurisdictions": zod.optional(zod.array(JurisdictionSummary))
}));
export const NotaryWitness: MiniObject<types.NotaryWitness> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "witnessFor": optionalStringField,
    "witnessForGuid": optionalGuidField,
    "type": optionalStringField
}));
export const Numerical: MiniObject<types.Numerical> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "maxNumericalValue": optionalStringField,
    "minNumericalValue": optionalStringField,
    "numericalValue": optionalStringField,
    "originalNumericalValue": optionalStringField,
    "validationType": optionalStringField
}));
export const OfflineAttributes: MiniObject<types.OfflineAttributes> = /* @__PURE__ */ miniObject(() => ({
    "accountEsignId": optionalStringField,
    "deviceModel": optionalStringField,
    "deviceName": optionalStringField,
    "gpsLatitude": optionalStringField,
    "gpsLongitude": optionalStringField,
    "offlineSigningHash": optionalStringField
}));
export const Participant: MiniObject<types.Participant> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "participateFor": optionalStringField,
    "participateForGuid": optionalGuidField
}));
export const SenderCompletionInfo: MiniObject<types.SenderCompletionInfo> = /* @__PURE__ */ miniObject(() => ({
    "completed": optionalIntegerStringField,
    "completionRate": optionalStringField,
    "expired": optionalIntegerStringField,
    "expiredRate": optionalStringField,
    "name": optionalStringField,
    "senderId": optionalGuidField,
    "sent": optionalIntegerStringField,
    "voided": optionalIntegerStringField,
    "voidedRate": optionalStringField
}));
export const TemplateAutoMatch: MiniObject<types.TemplateAutoMatch> = /* @__PURE__ */ miniObject(() => ({
    "autoMatch": optionalBooleanStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "templateId": optionalGuidField
}));
export const TemplateAutoMatchList: MiniObject<types.TemplateAutoMatchList> = /* @__PURE__ */ miniObject(() => ({
    "templates": zod.optional(zod.array(TemplateAutoMatch))
}));
export const TemplateCompletionInfo: MiniObject<types.TemplateCompletionInfo> = /* @__PURE__ */ miniObject(() => ({
    "completed": optionalIntegerStringField,
    "completionRate": optionalStringField,
    "expired": optionalIntegerStringField,
    "expiredRate": optionalStringField,
    "name": optionalStringField,
    "sent": optionalIntegerStringField,
    "templateId": optionalGuidField,
    "voided": optionalIntegerStringField,
    "voidedRate": optionalStringField
}));
export const TemplateCompletionRateResponse: MiniObject<types.TemplateCompletionRateResponse> = /* @__PURE__ */ miniObject(() => ({
    "bottomSenders": zod.optional(zod.array(SenderCompletionInfo)),
    "completed": optionalIntegerStringField,
    "completionRate": optionalStringField,
    "expired": optionalIntegerStringField,
    "expiredRate": optionalStringField,
    "sent": optionalIntegerStringField,
    "topSenders": zod.optional(zod.array(SenderCompletionInfo)),
    "voided": optionalIntegerStringField,
    "voidedRate": optionalStringField
}));
export const UserAuthorization: MiniObject<types.UserAuthorization> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorization(),
    "agentUser": zod.optional(AuthorizationUser),
    "authorizationId": optionalGuidField,
    "created": optionalDateTimeField,
    "createdBy": optionalStringField,
    "modified": optionalDateTimeField,
    "modifiedBy": optionalStringField,
    "principalUser": zod.optional(AuthorizationUser),
    "endDate": optionalDateTimeField,
    "startDate": optionalDateTimeField
}));
export const UserAuthorizationCreateRequest: MiniObject<types.UserAuthorizationCreateRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorization(),
    "agentUser": zod.optional(AuthorizationUser),
    "endDate": optionalDateTimeField,
    "startDate": optionalDateTimeField
}));
export const UserAuthorizationCreateRequestWithId: MiniObject<types.UserAuthorizationCreateRequestWithId> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorization(),
    "authorizationId": optionalGuidField,
    "agentUser": zod.optional(AuthorizationUser),
    "endDate": optionalDateTimeField,
    "startDate": optionalDateTimeField
}));
export const UserAuthorizationIdWithStatus: MiniObject<types.UserAuthorizationIdWithStatus> = /* @__PURE__ */ miniObject(() => ({
    "authorizationId": optionalGuidField,
    "errorMessage": optionalStringField,
    "success": optionalBooleanStringField
}));
export const UserAuthorizationUpdateRequest: MiniObject<types.UserAuthorizationUpdateRequest> = /* @__PURE__ */ miniObject(() => ({
    "endDate": optionalDateTimeField,
    "startDate": optionalDateTimeField
}));
export const UserAuthorizationWithStatus: MiniObject<types.UserAuthorizationWithStatus> = /* @__PURE__ */ miniObject(() => ({
    "authorization": zod.optional(UserAuthorization),
    "errorMessage": optionalStringField,
    "success": optionalBooleanStringField
}));
export const UserAuthorizations: MiniObject<types.UserAuthorizations> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "authorizations": zod.optional(zod.array(UserAuthorization)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const UserAuthorizationsDeleteRequest: MiniObject<types.UserAuthorizationsDeleteRequest> = /* @__PURE__ */ miniObject(() => ({
    "authorizations": optionalArrayStringField
}));
export const UserAuthorizationsDeleteResponse: MiniObject<types.UserAuthorizationsDeleteResponse> = /* @__PURE__ */ miniObject(() => ({
    "results": zod.optional(zod.array(UserAuthorizationIdWithStatus))
}));
export const UserAuthorizationsRequest: MiniObject<types.UserAuthorizationsRequest> = /* @__PURE__ */ miniObject(() => ({
    "authorizations": zod.optional(zod.array(UserAuthorizationCreateRequestWithId))
}));
export const UserAuthorizationsResponse: MiniObject<types.UserAuthorizationsResponse> = /* @__PURE__ */ miniObject(() => ({
    "results": zod.optional(zod.array(UserAuthorizationWithStatus))
}));
export const UserCompletionRateResponse: MiniObject<types.UserCompletionRateResponse> = /* @__PURE__ */ miniObject(() => ({
    "bottomTemplates": zod.optional(zod.array(TemplateCompletionInfo)),
    "completed": optionalIntegerStringField,
    "completionRate": optionalStringField,
    "expired": optionalIntegerStringField,
    "sent": optionalIntegerStringField,
    "topTemplates": zod.optional(zod.array(TemplateCompletionInfo)),
    "voided": optionalIntegerStringField
}));
export const AccessCodeFormat: MiniObject<types.AccessCodeFormat> = /* @__PURE__ */ miniObject(() => ({
    "formatRequired": optionalBooleanStringField,
    "formatRequiredMetadata": zod.optional(SettingsMetadata),
    "letterRequired": optionalBooleanStringField,
    "letterRequiredMetadata": zod.optional(SettingsMetadata),
    "minimumLength": optionalIntegerStringField,
    "minimumLengthMetadata": zod.optional(SettingsMetadata),
    "numberRequired": optionalBooleanStringField,
    "numberRequiredMetadata": zod.optional(SettingsMetadata),
    "specialCharacterRequired": optionalBooleanStringField,
    "specialCharacterRequiredMetadata": zod.optional(SettingsMetadata)
}));
export const AccountAddress: MiniObject<types.AccountAddress> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountAddress(),
    "country": optionalStringField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "state": optionalStringField,
    "supportedCountries": zod.optional(zod.array(Country))
}));
export const AccountBillingPlan: MiniObject<types.AccountBillingPlan> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlan(),
    ...fieldsOfAccountBillingPlan2(),
    "addOns": zod.optional(zod.array(AddOn)),
    "appStoreReceiptExpirationDate": optionalDateTimeField,
    "appStoreReceiptPurchaseDate": optionalDateTimeField,
    "canCancelRenewal": optionalBooleanStringField,
    "currencyCode": optionalStringField,
    "incrementalSeats": optionalIntegerStringField,
    "notificationType": optionalStringField,
    "paymentCycle": optionalStringField,
    "paymentMethod": zod.optional(PaymentMethod),
    "renewalStatus": optionalEnumAutoQueuedForCloseQueuedForDowngField,
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "otherDiscountPercent": optionalStringField,
    "planClassification": optionalStringField,
    "planFeatureSets": zod.optional(zod.array(FeatureSet)),
    "planId": optionalStringField,
    "planName": optionalStringField,
    "seatDiscounts": zod.optional(zod.array(SeatDiscount)),
    "downgradePlanInformation": zod.optional(DowngradePlanUpdateResponse),
    "productId": optionalStringField,
    "renewalDate": optionalDateTimeField,
    "subscriptionStartDate": optionalDateTimeField,
    "taxExemptId": optionalStringField
}));
export const AccountBillingPlanResponse: MiniObject<types.AccountBillingPlanResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlanResponse(),
    "billingAddress": zod.optional(AccountAddress),
    "billingAddressIsCreditCardAddress": optionalBooleanStringField,
    "successorPlans": zod.optional(zod.array(BillingPlan)),
    "billingPlan": zod.optional(AccountBillingPlan),
    "downgradePlanInformation": zod.optional(DowngradePlanUpdateResponse),
    "downgradeRequestInformation": zod.optional(DowngradeRequestInformation),
    "entityInformation": zod.optional(BillingEntityInformationResponse),
    "paymentMethod": zod.optional(PaymentMethod),
    "taxExemptId": optionalStringField
}));
export const AccountIdentityInputOption: MiniObject<types.AccountIdentityInputOption> = /* @__PURE__ */ miniObject(() => ({
    "isRequired": optionalBooleanField,
    "optionName": optionalStringField,
    "valueType": optionalStringField
}));
export const AccountIdentityVerificationResponse: MiniObject<types.AccountIdentityVerificationResponse> = /* @__PURE__ */ miniObject(() => ({
    "identityVerification": zod.optional(zod.array(AccountIdentityVerificationWorkflow))
}));
export const AccountIdentityVerificationStep: MiniObject<types.AccountIdentityVerificationStep> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "type": optionalStringField
}));
export const AccountIdentityVerificationWorkflow: MiniObject<types.AccountIdentityVerificationWorkflow> = /* @__PURE__ */ miniObject(() => ({
    "defaultDescription": optionalStringField,
    "defaultName": optionalStringField,
    "inputOptions": zod.optional(zod.array(AccountIdentityInputOption)),
    "signatureProvider": zod.optional(AccountSignatureProvider),
    "workflowId": optionalGuidField,
    "workflowResourceKey": optionalStringField,
    "displayOrder": optionalIntegerString2Field,
    "isDisabled": optionalBooleanStringField,
    "ownerType": optionalStringField,
    "steps": zod.optional(zod.array(AccountIdentityVerificationStep)),
    "workflowLabel": optionalStringField
}));
export const AccountInformation: MiniObject<types.AccountInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlan(),
    "accountIdGuid": optionalGuidField,
    "accountName": optionalStringField,
    "accountSettings": zod.optional(AccountSettingsInformation),
    "allowTransactionRooms": optionalBooleanStringField,
    "billingPeriodDaysRemaining": optionalIntegerStringField,
    "billingPeriodEndDate": optionalDateTimeField,
    "billingPeriodEnvelopesAllowed": optionalStringField,
    "billingPeriodEnvelopesSent": optionalIntegerStringField,
    "billingPeriodStartDate": optionalDateTimeField,
    "billingProfile": optionalStringField,
    "connectPermission": optionalStringField,
    "createdDate": optionalDateTimeField,
    "currencyCode": optionalStringField,
    "currentPlanId": optionalStringField,
    "displayApplianceStartUrl": optionalStringField,
    "displayApplianceUrl": optionalStringField,
    "distributorCode": optionalStringField,
    "docuSignLandingUrl": optionalStringField,
    "dssValues": optionalRecordStringStringField,
    "envelopeSendingBlocked": optionalBooleanStringField,
    "envelopeUnitPrice": optionalStringField,
    "externalAccountId": optionalStringField,
    "forgottenPasswordQuestionsCount": optionalIntegerStringField,
    "paymentMethod": zod.optional(PaymentMethod),
    "planClassification": optionalStringField,
    "planEndDate": optionalDateTimeField,
    "planName": optionalStringField,
    "recipientDomains": zod.optional(zod.array(RecipientDomain)),
    "seatsAllowed": optionalStringField,
    "seatsInUse": optionalIntegerStringField,
    "status21CFRPart11": optionalStringField,
    "suspensionDate": optionalDateTimeField,
    "suspensionStatus": optionalStringField,
    "useDisplayAppliance": optionalBooleanField,
    "brands": zod.optional(BrandsResponse),
    "freeEnvelopeSendsRemainingForAdvancedDocGen": optionalNumberField,
    "isFreeToTrialEligible": optionalBooleanStringField
}));
export const AccountMinimumPasswordLength: MiniObject<types.AccountMinimumPasswordLength> = /* @__PURE__ */ miniObject(() => ({
    "maximumLength": optionalIntegerStringField,
    "minimumLength": optionalIntegerStringField
}));
export const AccountNotification: MiniObject<types.AccountNotification> = /* @__PURE__ */ miniObject(() => ({
    "expirations": zod.optional(Expirations),
    "reminders": zod.optional(Reminders),
    "userOverrideEnabled": optionalBooleanStringField
}));
export const AccountPasswordExpirePasswordDays: MiniObject<types.AccountPasswordExpirePasswordDays> = /* @__PURE__ */ miniObject(() => ({
    "maximumDays": optionalIntegerStringField,
    "minimumDays": optionalIntegerStringField
}));
export const AccountPasswordLockoutDurationMinutes: MiniObject<types.AccountPasswordLockoutDurationMinutes> = /* @__PURE__ */ miniObject(() => ({
    "maximumMinutes": optionalIntegerStringField,
    "minimumMinutes": optionalIntegerStringField
}));
export const AccountPasswordLockoutDurationType: MiniObject<types.AccountPasswordLockoutDurationType> = /* @__PURE__ */ miniObject(() => ({
    "options": optionalArrayStringField
}));
export const AccountPasswordMinimumPasswordAgeDays: MiniObject<types.AccountPasswordMinimumPasswordAgeDays> = /* @__PURE__ */ miniObject(() => ({
    "maximumAge": optionalIntegerStringField,
    "minimumAge": optionalIntegerStringField
}));
export const AccountPasswordQuestionsRequired: MiniObject<types.AccountPasswordQuestionsRequired> = /* @__PURE__ */ miniObject(() => ({
    "maximumQuestions": optionalIntegerStringField,
    "minimumQuestions": optionalIntegerStringField
}));
export const AccountPasswordRules: MiniObject<types.AccountPasswordRules> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountPasswordRules(),
    "expirePassword": optionalBooleanStringField,
    "expirePasswordDays": optionalIntegerStringField,
    "expirePasswordDaysMetadata": zod.optional(AccountPasswordExpirePasswordDays),
    "lockoutDurationMinutes": optionalIntegerStringField,
    "lockoutDurationMinutesMetadata": zod.optional(AccountPasswordLockoutDurationMinutes),
    "lockoutDurationType": zod.optional(zod.enum(['minutes', 'hours', 'days'])),
    "lockoutDurationTypeMetadata": zod.optional(AccountPasswordLockoutDurationType),
    "minimumPasswordAgeDays": optionalIntegerStringField,
    "minimumPasswordAgeDaysMetadata": zod.optional(AccountPasswordMinimumPasswordAgeDays),
    "minimumPasswordLength": optionalIntegerStringField,
    "minimumPasswordLengthMetadata": zod.optional(AccountMinimumPasswordLength),
    "passwordStrengthType": zod.optional(zod.enum(['basic', 'medium', 'strong', 'custom'])),
    "passwordStrengthTypeMetadata": zod.optional(AccountPasswordStrengthType),
    "questionsRequired": optionalIntegerStringField,
    "questionsRequiredMetadata": zod.optional(AccountPasswordQuestionsRequired)
}));
export const AccountPasswordStrengthType: MiniObject<types.AccountPasswordStrengthType> = /* @__PURE__ */ miniObject(() => ({
    "options": zod.optional(zod.array(AccountPasswordStrengthTypeOption))
}));
export const AccountPasswordStrengthTypeOption: MiniObject<types.AccountPasswordStrengthTypeOption> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountPasswordRules(),
    "minimumLength": optionalIntegerStringField,
    "name": optionalStringField
}));
export const AccountRoleSettings: MiniObject<types.AccountRoleSettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountRoleSettings(),
    ...fieldsOfAccountRoleSettings2(),
    "allowAccountManagement": optionalBooleanStringField,
    "allowAccountManagementMetadata": zod.optional(SettingsMetadata),
    "allowApiAccess": optionalBooleanStringField,
    "allowApiAccessMetadata": zod.optional(SettingsMetadata),
    "allowApiAccessToAccount": optionalBooleanStringField,
    "allowApiAccessToAccountMetadata": zod.optional(SettingsMetadata),
    "allowApiSendingOnBehalfOfOthers": optionalBooleanStringField,
    "allowApiSendingOnBehalfOfOthersMetadata": zod.optional(SettingsMetadata),
    "allowApiSequentialSigning": optionalBooleanStringField,
    "allowApiSequentialSigningMetadata": zod.optional(SettingsMetadata),
    "allowAutoTaggingMetadata": zod.optional(SettingsMetadata),
    "allowBulkSending": optionalBooleanStringField,
    "allowBulkSendingMetadata": zod.optional(SettingsMetadata),
    "allowDocuSignDesktopClient": optionalBooleanStringField,
    "allowDocuSignDesktopClientMetadata": zod.optional(SettingsMetadata),
    "allowedAddressBookAccess": zod.optional(zod.enum(['personal', 'useShared', 'usePersonalAndShared', 'personalAndShared'])),
    "allowedAddressBookAccessMetadata": zod.optional(SettingsMetadata),
    "allowedClickwrapsAccess": optionalStringField,
    "allowedClickwrapsAccessMetadata": zod.optional(SettingsMetadata),
    "allowedTemplateAccess": zod.optional(zod.enum(['none', 'use', 'create', 'share'])),
    "allowedTemplateAccessMetadata": zod.optional(SettingsMetadata),
    "allowedToBeEnvelopeTransferRecipient": optionalBooleanStringField,
    "allowedToBeEnvelopeTransferRecipientMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeSending": optionalBooleanStringField,
    "allowEnvelopeSendingMetadata": zod.optional(SettingsMetadata),
    "allowESealRecipients": optionalBooleanStringField,
    "allowESealRecipientsMetadata": zod.optional(SettingsMetadata),
    "allowPowerFormsAdminToAccessAllPowerFormEnvelopes": optionalBooleanStringField,
    "allowPowerFormsAdminToAccessAllPowerFormEnvelopesMetadata": zod.optional(SettingsMetadata),
    "allowSendersToSetRecipientEmailLanguage": optionalBooleanStringField,
    "allowSendersToSetRecipientEmailLanguageMetadata": zod.optional(SettingsMetadata),
    "allowSignerAttachments": optionalBooleanStringField,
    "allowSignerAttachmentsMetadata": zod.optional(SettingsMetadata),
    "allowTaggingInSendAndCorrect": optionalBooleanStringField,
    "allowTaggingInSendAndCorrectMetadata": zod.optional(SettingsMetadata),
    "allowVaulting": optionalBooleanStringField,
    "allowVaultingMetadata": zod.optional(SettingsMetadata),
    "allowWetSigningOverride": optionalBooleanStringField,
    "allowWetSigningOverrideMetadata": zod.optional(SettingsMetadata),
    "canCreateWorkspacesMetadata": zod.optional(SettingsMetadata),
    "enableApiRequestLogging": optionalBooleanStringField,
    "enableApiRequestLoggingMetadata": zod.optional(SettingsMetadata),
    "enableRecipientViewingNotifications": optionalBooleanStringField,
    "enableRecipientViewingNotificationsMetadata": zod.optional(SettingsMetadata),
    "enableSequentialSigningInterface": optionalBooleanStringField,
    "enableSequentialSigningInterfaceMetadata": zod.optional(SettingsMetadata),
    "enableTransactionPointIntegration": optionalBooleanStringField,
    "enableTransactionPointIntegrationMetadata": zod.optional(SettingsMetadata),
    "powerFormRole": optionalEnumNoneUserAdminField,
    "powerFormRoleMetadata": zod.optional(SettingsMetadata),
    "receiveCompletedSelfSignedDocumentsAsEmailLinks": optionalBooleanStringField,
    "receiveCompletedSelfSignedDocumentsAsEmailLinksMetadata": zod.optional(SettingsMetadata),
    "signingUiVersionMetadata": zod.optional(zod.looseObject({
        "is21CFRPart11": optionalBooleanStringField,
        "options": optionalArrayStringField,
        "rights": optionalEnumEditableReadOnlyField,
        "uiHint": optionalEnumAvailableHiddenField,
        "uiOrder": optionalIntegerString2Field,
        "uiType": optionalStringField
    })),
    "useNewDocuSignExperienceInterface": optionalStringField,
    "useNewDocuSignExperienceInterfaceMetadata": zod.optional(SettingsMetadata),
    "useNewSendingInterface": optionalBooleanStringField,
    "useNewSendingInterfaceMetadata": zod.optional(SettingsMetadata),
    "accountManagementGranular": zod.optional(AccountManagementGranular),
    "canManageAgreementDeskRequest": optionalBooleanStringField,
    "canManageAgreementDeskRequestMetadata": zod.optional(SettingsMetadata),
    "canManageAgreementDeskRequestSetting": optionalBooleanStringField,
    "canManageAgreementDeskRequestSettingMetadata": zod.optional(SettingsMetadata),
    "playbookAccess": optionalStringField,
    "playbookAccessMetadata": zod.optional(SettingsMetadata)
}));
export const AccountSeals: MiniObject<types.AccountSeals> = /* @__PURE__ */ miniObject(() => ({
    "seals": zod.optional(zod.array(SealIdentifier))
}));
export const AccountSettingsInformation: MiniObject<types.AccountSettingsInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSettingsInformation(),
    ...fieldsOfAccountRoleSettings(),
    ...fieldsOfAccountSettingsInformation2(),
    "allowConnectHttpListenerConfigs": optionalBooleanStringField,
    "allowConnectSendFinishLater": optionalBooleanStringField,
    "allowConnectSendFinishLaterMetadata": zod.optional(SettingsMetadata),
    "allowConnectUnifiedPayloadUI": optionalBooleanStringField,
    "allowRecipientConnect": optionalBooleanStringField,
    "allowRecipientConnectMetadata": zod.optional(SettingsMetadata),
    "hasRecipientConnectClaimedDomain": optionalBooleanStringField,
    "allowConnectAgreementUI": optionalBooleanStringField,
    "allowConnectAgreementUIMetadata": zod.optional(SettingsMetadata),
    "allowConnectAuthoritativeCopyReadyEventUI": optionalBooleanStringField,
    "allowConnectEnvelopeReminderSentEventUI": optionalBooleanStringField,
    "allowConnectEnvelopeRemovedEvent": optionalBooleanStringField,
    "allowConnectExtensionUI": optionalBooleanStringField,
    "AllowConnectIdentityVerificationUI": optionalBooleanStringField,
    "allowConnectOAuthUI": optionalBooleanStringField,
    "allowConnectWorkspaceUploadRequestUI": optionalBooleanStringField,
    "enableCoupaIAMConnector": optionalBooleanStringField,
    "enableCoupaIAMConnectorMetadata": zod.optional(SettingsMetadata),
    "isConnectDocumentFieldsEnabled": optionalBooleanStringField,
    "allowConnectNotaryAssignedOrRemovedUI": optionalBooleanStringField,
    "allowConnectNotarySessionPauseUI": optionalBooleanStringField,
    "allowConnectNotarySessionStatusUpdatedUI": optionalBooleanStringField,
    "allowConnectNotarySessionUI": optionalBooleanStringField,
    "allowConnectWorkflowUI": optionalBooleanStringField,
    "accessCodeFormat": zod.optional(AccessCodeFormat),
    "allowAccessCodeFormat": optionalBooleanStringField,
    "allowAccessCodeFormatMetadata": zod.optional(SettingsMetadata),
    "allowIDVLevel1": optionalBooleanStringField,
    "allowIDVLevel1Metadata": zod.optional(SettingsMetadata),
    "allowIDVLevel2": optionalBooleanStringField,
    "allowIDVLevel2Metadata": zod.optional(SettingsMetadata),
    "allowIDVLevel3": optionalBooleanStringField,
    "allowIDVLevel3Metadata": zod.optional(SettingsMetadata),
    "allowIDVPlatform": optionalBooleanStringField,
    "allowIDVPlatformMetadata": zod.optional(SettingsMetadata),
    "allowNonUSPhoneAuth": optionalBooleanStringField,
    "allowNonUSPhoneAuthMetadata": zod.optional(SettingsMetadata),
    "allowPhoneAuthentication": optionalBooleanStringField,
    "allowPhoneAuthenticationMetadata": zod.optional(SettingsMetadata),
    "allowPhoneAuthOverride": optionalBooleanStringField,
    "allowPhoneAuthOverrideMetadata": zod.optional(SettingsMetadata),
    "allowSocialIdLogin": optionalBooleanStringField,
    "allowSocialIdLoginMetadata": zod.optional(SettingsMetadata),
    "authenticationCheck": zod.optional(zod.enum(['initial_access', 'each_access'])),
    "authenticationCheckMetadata": zod.optional(SettingsMetadata),
    "enableAccessCodeGenerator": optionalBooleanStringField,
    "enableAccessCodeGeneratorMetadata": zod.optional(SettingsMetadata),
    "enableIDFxIntuitKBA": optionalBooleanStringField,
    "enableIDFxIntuitKBAMetadata": zod.optional(SettingsMetadata),
    "enableIDFxPhoneAuthentication": optionalBooleanStringField,
    "enableIDFxPhoneAuthenticationMetadata": zod.optional(SettingsMetadata),
    "enableSMSAuthentication": optionalBooleanStringField,
    "enableSMSAuthenticationMetadata": zod.optional(SettingsMetadata),
    "enableSocialIdLogin": optionalBooleanStringField,
    "enableSocialIdLoginMetadata": zod.optional(SettingsMetadata),
    "idCheckConfigurations": zod.optional(zod.array(IdCheckConfiguration)),
    "idCheckExpire": zod.optional(zod.enum(['always', 'variable'])),
    "idCheckExpireMetadata": zod.optional(SettingsMetadata),
    "idCheckExpireDays": optionalIntegerStringField,
    "idCheckExpireDaysMetadata": zod.optional(SettingsMetadata),
    "idCheckExpireMinutes": optionalIntegerStringField,
    "idCheckExpireMinutesMetadata": zod.optional(SettingsMetadata),
    "idCheckRequired": optionalEnumAlwaysNeverOptionalField,
    "idCheckRequiredMetadata": zod.optional(SettingsMetadata),
    "identityVerification": zod.optional(zod.array(AccountIdentityVerificationWorkflow)),
    "identityVerificationMetadata": zod.optional(SettingsMetadata),
    "idfxPhoneAuthenticationOverride": optionalBooleanStringField,
    "idfxPhoneAuthenticationOverrideMetadata": zod.optional(SettingsMetadata),
    "inPersonIDCheckQuestion": optionalStringField,
    "inPersonIDCheckQuestionMetadata": zod.optional(SettingsMetadata),
    "phoneAuthRecipientMayProvidePhoneNumber": optionalBooleanStringField,
    "phoneAuthRecipientMayProvidePhoneNumberMetadata": zod.optional(SettingsMetadata),
    "rsaVeridAccountName": optionalStringField,
    "rsaVeridPassword": optionalStringField,
    "rsaVeridRuleset": optionalStringField,
    "rsaVeridUserId": optionalStringField,
    "senderMustAuthenticateSigning": optionalBooleanStringField,
    "senderMustAuthenticateSigningMetadata": zod.optional(SettingsMetadata),
    "signerLoginRequirements": zod.optional(zod.enum(['login_not_required', 'login_required_if_account_holder', 'login_required_per_session', 'login_required_per_envelope'])),
    "signerLoginRequirementsMetadata": zod.optional(SettingsMetadata),
    "signerMustHaveAccount": optionalBooleanStringField,
    "signerMustHaveAccountMetadata": zod.optional(SettingsMetadata),
    "signerMustLoginToSign": optionalBooleanStringField,
    "signerMustLoginToSignMetadata": zod.optional(SettingsMetadata),
    "skipAuthCompletedEnvelopes": optionalBooleanStringField,
    "skipAuthCompletedEnvelopesMetadata": zod.optional(SettingsMetadata),
    "socialIdRecipAuth": optionalBooleanStringField,
    "socialIdRecipAuthMetadata": zod.optional(SettingsMetadata),
    "allowBYOIDV": optionalBooleanStringField,
    "allowBYOIDVMetadata": zod.optional(SettingsMetadata),
    "allowFedRampIDVLevel1": optionalBooleanStringField,
    "allowFedRampIDVLevel1Metadata": zod.optional(SettingsMetadata),
    "allowFedRampIDVLevel2": optionalBooleanStringField,
    "allowFedRampIDVLevel2Metadata": zod.optional(SettingsMetadata),
    "allowIDVForEUQualifiedSignatures": optionalBooleanStringField,
    "allowIDVForEUQualifiedSignaturesMetadata": zod.optional(SettingsMetadata),
    "allowIDVLevel1Trial": optionalBooleanStringField,
    "allowIDVLevel1TrialMetadata": zod.optional(SettingsMetadata),
    "allowIdvRiskAssessment": optionalBooleanStringField,
    "allowIdvRiskAssessmentMetadata": zod.optional(SettingsMetadata),
    "disableLegacyKba": optionalBooleanStringField,
    "disableLegacyKbaMetadata": zod.optional(SettingsMetadata),
    "enableDSigIDCheckForAESPens": optionalBooleanStringField,
    "enableDSigIDCheckForAESPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigIDCheckInPersonForQESPens": optionalBooleanStringField,
    "enableDSigIDCheckInPersonForQESPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigIDCheckRemoteForQESPens": optionalBooleanStringField,
    "enableDSigIDCheckRemoteForQESPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigIDVerificationPens": optionalBooleanStringField,
    "enableDSigIDVerificationPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigIDVerificationPremierPens": optionalBooleanStringField,
    "enableDSigIDVerificationPremierPensMetadata": zod.optional(SettingsMetadata),
    "enableIDFxAccountlessSMSAuthForPart11": optionalBooleanStringField,
    "enableIDFxAccountlessSMSAuthForPart11Metadata": zod.optional(SettingsMetadata),
    "enableIdfxPhoneAuthSignatureAuthStatus": optionalBooleanStringField,
    "enableIdfxPhoneAuthSignatureAuthStatusMetadata": zod.optional(SettingsMetadata),
    "idfxKBAAuthenticationOverride": optionalBooleanStringField,
    "idfxKBAAuthenticationOverrideMetadata": zod.optional(SettingsMetadata),
    "excludeSameAccountMembersFromAuth": optionalBooleanStringField,
    "allowAgreementActions": optionalBooleanStringField,
    "allowAgreementActionsMetadata": zod.optional(SettingsMetadata),
    "allowSigningExtensions": optionalBooleanStringField,
    "allowSigningExtensionsMetadata": zod.optional(SettingsMetadata),
    "enableAgreementActionsForCLM": optionalBooleanStringField,
    "enableAgreementActionsForCLMMetadata": zod.optional(SettingsMetadata),
    "enableAgreementActionsForESign": optionalBooleanStringField,
    "enableAgreementActionsForESignMetadata": zod.optional(SettingsMetadata),
    "enableSigningExtensionComments": optionalBooleanStringField,
    "enableSigningExtensionCommentsMetadata": zod.optional(SettingsMetadata),
    "enableSigningExtensionConversations": optionalBooleanStringField,
    "enableSigningExtensionConversationsMetadata": zod.optional(SettingsMetadata),
    "aiAssistedWebFormCreationLevel": optionalStringField,
    "aiAssistedWebFormCreationLevelMetadata": zod.optional(SettingsMetadata),
    "allowACE": optionalBooleanStringField,
    "allowACEMetadata": zod.optional(SettingsMetadata),
    "allowAgreementOrchestrations": optionalBooleanStringField,
    "allowAgreementOrchestrationsMetadata": zod.optional(SettingsMetadata),
    "allowTransactionsWorkspace": optionalBooleanStringField,
    "allowTransactionsWorkspaceMetadata": zod.optional(SettingsMetadata),
    "allowTransactionsWorkspaceOriginal": optionalBooleanStringField,
    "allowTransactionsWorkspaceOriginalMetadata": zod.optional(SettingsMetadata),
    "customExtractionPlanLevels": optionalStringField,
    "customExtractionPlanLevelsMetadata": zod.optional(SettingsMetadata),
    "enableAgreementDeskAdvanced": optionalBooleanStringField,
    "enableAgreementDeskAdvancedMetaData": zod.optional(SettingsMetadata),
    "enableAIAgents": optionalBooleanStringField,
    "enableAIAgentsMetadata": zod.optional(SettingsMetadata),
    "enableAIContractReview": optionalBooleanStringField,
    "enableAIContractReviewMetadata": zod.optional(SettingsMetadata),
    "enableAISenderMessage": optionalBooleanStringField,
    "enableAISenderMessageMetadata": zod.optional(SettingsMetadata),
    "enableAISuggestedFields": optionalBooleanStringField,
    "enableAISuggestedFieldsMetadata": zod.optional(SettingsMetadata),
    "enableAISuggestedFieldsAutoPlace": optionalBooleanStringField,
    "enableAISuggestedFieldsAutoPlaceMetadata": zod.optional(SettingsMetadata),
    "enableCoupaCoreExtension": optionalBooleanStringField,
    "enableCoupaCoreExtensionMetadata": zod.optional(SettingsMetadata),
    "enableCustomDataVerificationExtensions": optionalBooleanStringField,
    "enableCustomDataVerificationExtensionsMetadata": zod.optional(SettingsMetadata),
    "enableDataVerificationExtensions": optionalBooleanStringField,
    "enableDataVerificationExtensionsMetadata": zod.optional(SettingsMetadata),
    "enableGreenhouseApp": optionalBooleanStringField,
    "enableGreenhouseAppMetadata": zod.optional(SettingsMetadata),
    "enableIAMClauseLibrary": optionalBooleanStringField,
    "enableIAMClauseLibraryMetadata": zod.optional(SettingsMetadata),
    "enableIAMforXEmbeddedUX": optionalBooleanStringField,
    "enableIAMforXEmbeddedUXMetadata": zod.optional(SettingsMetadata),
    "enableMicrosoftDynamics365Extension": optionalBooleanStringField,
    "enableMicrosoftDynamics365ExtensionMetadata": zod.optional(SettingsMetadata),
    "enableMultiUserRepositoryFeatures": optionalBooleanStringField,
    "enableMultiUserRepositoryFeaturesMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorAPIDataIn": optionalBooleanStringField,
    "enableNavigatorAPIDataInMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorAPIDataOut": optionalBooleanStringField,
    "enableNavigatorAPIDataOutMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorAPIUtilities": optionalBooleanStringField,
    "enableNavigatorAPIUtilitiesMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorForHR": optionalBooleanStringField,
    "enableNavigatorForHRMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorHierarchyAI": optionalBooleanStringField,
    "enableNavigatorHierarchyAIMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorPartialIngestion": optionalBooleanStringField,
    "enableNavigatorPartialIngestionMetadata": zod.optional(SettingsMetadata),
    "enableNavigatorTrial": optionalBooleanStringField,
    "enableNavigatorTrialMetadata": zod.optional(SettingsMetadata),
    "enableObligationManagement": optionalBooleanStringField,
    "enableObligationManagementMetadata": zod.optional(SettingsMetadata),
    "enablePremiumDataVerificationExtensions": optionalBooleanStringField,
    "enablePremiumDataVerificationExtensionsMetadata": zod.optional(SettingsMetadata),
    "enableSAPAribaExtension": optionalBooleanStringField,
    "enableSAPAribaExtensionMetaData": zod.optional(SettingsMetadata),
    "enableSigningAIFeaturesPlan": optionalBooleanStringField,
    "enableSigningAIFeaturesPlanMetadata": zod.optional(SettingsMetadata),
    "enableUnifiedRepository": optionalBooleanStringField,
    "enableUnifiedRepositoryMetadata": zod.optional(SettingsMetadata),
    "enableWorkdayFinancialsExtension": optionalBooleanStringField,
    "enableWorkdayFinancialsExtensionMetaData": zod.optional(SettingsMetadata),
    "enableWorkdayHRApp": optionalBooleanStringField,
    "enableWorkdayHRAppMetadata": zod.optional(SettingsMetadata),
    "maestroPlanLevels": optionalStringField,
    "maestroPlanLevelsMetadata": zod.optional(SettingsMetadata),
    "enableSearch": optionalBooleanStringField,
    "enableSearchMetadata": zod.optional(SettingsMetadata),
    "enableSearchUI": optionalBooleanStringField,
    "enableSearchUIMetadata": zod.optional(SettingsMetadata),
    "advancedSearchEnableTabField": optionalBooleanStringField,
    "advancedSearchEnableTabFieldMetadata": zod.optional(SettingsMetadata),
    "advancedSearchEnableTemplateIdField": optionalBooleanStringField,
    "advancedSearchEnableTemplateIdFieldMetadata": zod.optional(SettingsMetadata),
    "advancedSearchEnableTemplateNameField": optionalBooleanStringField,
    "advancedSearchEnableTemplateNameFieldMetadata": zod.optional(SettingsMetadata),
    "defaultToAdvancedEnvelopesFilterForm": optionalBooleanStringField,
    "defaultToAdvancedEnvelopesFilterFormMetadata": zod.optional(SettingsMetadata),
    "enableAccountWideSearch": optionalBooleanStringField,
    "enableAccountWideSearchMetadata": zod.optional(SettingsMetadata),
    "enableAdvancedEnvelopesSearch": optionalBooleanStringField,
    "enableAdvancedEnvelopesSearchMetadata": zod.optional(SettingsMetadata),
    "enableAdvancedSearch": optionalBooleanStringField,
    "enableAdvancedSearchMetadata": zod.optional(SettingsMetadata),
    "enableContentSearch": optionalBooleanStringField,
    "enableContentSearchMetadata": zod.optional(SettingsMetadata),
    "enableInboxBrowseViewsPoweredByElasticSearch": optionalBooleanStringField,
    "enableInboxBrowseViewsPoweredByElasticSearchMetadata": zod.optional(SettingsMetadata),
    "enableInboxRelevanceSort": optionalBooleanStringField,
    "enableInboxRelevanceSortMetadata": zod.optional(SettingsMetadata),
    "enableSearchServiceAzureUri": optionalBooleanStringField,
    "enableSearchServiceAzureUriMetadata": zod.optional(SettingsMetadata),
    "enableSearchSiteSpecificApi": optionalBooleanStringField,
    "enableSearchSiteSpecificApiMetadata": zod.optional(SettingsMetadata),
    "envelopeSearchMode": optionalStringField,
    "envelopeSearchModeMetadata": zod.optional(SettingsMetadata),
    "useEnvelopeSearchMixedMode": optionalBooleanStringField,
    "useEnvelopeSearchMixedModeMetadata": zod.optional(SettingsMetadata),
    "useNewEnvelopeSearch": optionalBooleanStringField,
    "useNewEnvelopeSearchMetadata": zod.optional(SettingsMetadata),
    "useNewEnvelopeSearchOnlyWhenSearchingAfterDate": optionalStringField,
    "useNewEnvelopeSearchOnlyWhenSearchingAfterDateMetadata": zod.optional(SettingsMetadata),
    "useNewEnvelopeSearchOnlyWithSearchTerm": optionalBooleanStringField,
    "useNewEnvelopeSearchOnlyWithSearchTermMetadata": zod.optional(SettingsMetadata),
    "allowExpressSignerCertificate": optionalBooleanStringField,
    "allowExpressSignerCertificateMetadata": zod.optional(SettingsMetadata),
    "allowOpenTrustSignerCertificate": optionalBooleanStringField,
    "allowOpenTrustSignerCertificateMetadata": zod.optional(SettingsMetadata),
    "allowPersonalSignerCertificate": optionalBooleanStringField,
    "allowPersonalSignerCertificateMetadata": zod.optional(SettingsMetadata),
    "allowSafeBioPharmaSignerCertificate": optionalBooleanStringField,
    "allowSafeBioPharmaSignerCertificateMetadata": zod.optional(SettingsMetadata),
    "cfr21SimplifiedSigningEnabled": optionalBooleanStringField,
    "cfr21SimplifiedSigningEnabledMetadata": zod.optional(SettingsMetadata),
    "cfrUseWideImage": optionalBooleanStringField,
    "cfrUseWideImageMetadata": zod.optional(SettingsMetadata),
    "disableSignerCertView": optionalBooleanStringField,
    "disableSignerCertViewMetadata": zod.optional(SettingsMetadata),
    "optOutNewPlatformSeal": optionalBooleanStringField,
    "optOutNewPlatformSealPlatformMetadata": zod.optional(SettingsMetadata),
    "pkiSignDownloadedPDFDocs": zod.optional(zod.enum(['no_sign', 'no_sign_allow_user_override', 'yes_sign'])),
    "pkiSignDownloadedPDFDocsMetadata": zod.optional(SettingsMetadata),
    "require21CFRpt11Compliance": optionalBooleanStringField,
    "require21CFRpt11ComplianceMetadata": zod.optional(SettingsMetadata),
    "requireSignerCertificateType": zod.optional(zod.enum(['none', 'docusign_express', 'docusign_personal', 'safe', 'open_trust'])),
    "requireSignerCertificateTypeMetadata": zod.optional(SettingsMetadata),
    "signatureProviders": optionalArrayStringField,
    "signatureProvidersMetadata": zod.optional(SettingsMetadata),
    "signerAttachCertificateToEnvelopePDF": optionalBooleanStringField,
    "signerAttachCertificateToEnvelopePDFMetadata": zod.optional(SettingsMetadata),
    "suppressCertificateEnforcement": optionalBooleanStringField,
    "suppressCertificateEnforcementMetadata": zod.optional(SettingsMetadata),
    "universalSignatureOptIn": optionalBooleanStringField,
    "useDocuSignExpressSignerCertificate": optionalBooleanStringField,
    "useDocuSignExpressSignerCertificateMetadata": zod.optional(SettingsMetadata),
    "useSAFESignerCertificates": optionalBooleanStringField,
    "useSAFESignerCertificatesMetadata": zod.optional(SettingsMetadata),
    "useSignatureProviderPlatform": optionalBooleanStringField,
    "useSignatureProviderPlatformMetadata": zod.optional(SettingsMetadata),
    "wurflMinAllowableScreenSize": optionalStringField,
    "wurflMinAllowableScreenSizeMetadata": zod.optional(SettingsMetadata),
    "enableCacPivSignatureGroup": optionalBooleanStringField,
    "enableCacPivSignatureGroupMetadata": zod.optional(SettingsMetadata),
    "enableCFRRapidSigningEmbeddedAuth": optionalBooleanStringField,
    "enableCFRRapidSigningEmbeddedAuthMetadata": zod.optional(SettingsMetadata),
    "enableDSigEUAdvancedPens": optionalBooleanStringField,
    "enableDSigEUAdvancedPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigExpressPens": optionalBooleanStringField,
    "enableDSigExpressPensMetadata": zod.optional(SettingsMetadata),
    "enableDSigPenGroupEuQes": optionalBooleanStringField,
    "enableDSigPenGroupEuQesMetadata": zod.optional(SettingsMetadata),
    "enableDSigPlgEuQesPens": optionalBooleanStringField,
    "enableDSigPlgEuQesPensMetadata": zod.optional(SettingsMetadata),
    "optInUniversalSignatures": optionalBooleanStringField,
    "universalSignatureSkipPlatformSignature": optionalBooleanStringField,
    "universalSignatureSkipPlatformSignatureMetadata": zod.optional(SettingsMetadata),
    "EnableUniversalSignatureSkipPlatformSignature_RadminOption": optionalBooleanStringField,
    "allowOrganizationToUseRemoteNotary": optionalBooleanStringField,
    "allowOrganizationToUseRemoteNotaryMetadata": zod.optional(SettingsMetadata),
    "allowRemoteNotary": optionalBooleanStringField,
    "allowRemoteNotaryMetadata": zod.optional(SettingsMetadata),
    "enableSignWithNotary": optionalBooleanStringField,
    "enableSignWithNotaryMetadata": zod.optional(SettingsMetadata),
    "enableWitnessing": optionalBooleanStringField,
    "enableWitnessingMetadata": zod.optional(SettingsMetadata),
    "allowInPersonElectronicNotary": optionalBooleanStringField,
    "allowInPersonElectronicNotaryMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationToUseInPersonElectronicNotary": optionalBooleanStringField,
    "allowOrganizationToUseInPersonElectronicNotaryMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationToUseThirdPartyElectronicNotary": optionalBooleanStringField,
    "allowOrganizationToUseThirdPartyElectronicNotaryMetadata": zod.optional(SettingsMetadata),
    "allowThirdPartyElectronicNotary": optionalBooleanStringField,
    "allowThirdPartyElectronicNotaryMetadata": zod.optional(SettingsMetadata),
    "enableNotaryOnDemandWitness": optionalBooleanStringField,
    "enableNotaryOnDemandWitnessMetadata": zod.optional(SettingsMetadata),
    "allowEHankoStamps": optionalBooleanStringField,
    "allowEHankoStampsMetadata": zod.optional(SettingsMetadata),
    "allowManagedStamps": optionalBooleanStringField,
    "allowManagedStampsMetadata": zod.optional(SettingsMetadata),
    "allowSignatureStamps": optionalBooleanStringField,
    "allowSignatureStampsMetadata": zod.optional(SettingsMetadata),
    "enableEnvelopeStampingByAccountAdmin": optionalBooleanStringField,
    "enableEnvelopeStampingByAccountAdminMetadata": zod.optional(SettingsMetadata),
    "enableEnvelopeStampingByDSAdmin": optionalBooleanStringField,
    "enableEnvelopeStampingByDSAdminMetadata": zod.optional(SettingsMetadata),
    "envelopeStampingDefaultValue": optionalBooleanStringField,
    "envelopeStampingDefaultValueMetadata": zod.optional(SettingsMetadata),
    "maxNumberOfCustomStamps": optionalIntegerStringField,
    "numberOfActiveCustomStamps": optionalIntegerStringField,
    "forbidAddingUserStamps": optionalBooleanStringField,
    "forbidAddingUserStampsMetadata": zod.optional(SettingsMetadata),
    "allowExternalLinkedAccounts": optionalBooleanStringField,
    "allowExternalLinkedAccountsMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationDocusignMonitor": optionalBooleanStringField,
    "allowOrganizationDocusignMonitorMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationDomainUserManagement": optionalBooleanStringField,
    "allowOrganizationDomainUserManagementMetadata": zod.optional(SettingsMetadata),
    "allowOrganizations": optionalBooleanStringField,
    "allowOrganizationsMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationSsoManagement": optionalBooleanStringField,
    "allowOrganizationSsoManagementMetadata": zod.optional(SettingsMetadata),
    "enableReservedDomain": optionalBooleanStringField,
    "enableReservedDomainMetadata": zod.optional(SettingsMetadata),
    "linkedExternalPrimaryAccounts": zod.optional(zod.array(LinkedExternalPrimaryAccount)),
    "requireExternalUserManagement": optionalBooleanStringField,
    "requireExternalUserManagementMetadata": zod.optional(SettingsMetadata),
    "singleSignOnEnabled": optionalBooleanStringField,
    "singleSignOnEnabledMetadata": zod.optional(SettingsMetadata),
    "useMultiAppGroupsData": optionalBooleanStringField,
    "useMultiAppGroupsDataMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationBranding": optionalBooleanStringField,
    "allowOrganizationBrandingMetadata": zod.optional(SettingsMetadata),
    "allowOrganizationDocusignMonitorFree": optionalBooleanStringField,
    "allowOrganizationDocusignMonitorFreeMetadata": zod.optional(SettingsMetadata),
    "enableLicenseManagement": optionalBooleanStringField,
    "enableLicenseManagementMetadata": zod.optional(SettingsMetadata),
    "allowPaymentProcessing": optionalBooleanStringField,
    "allowPaymentProcessingMetadata": zod.optional(SettingsMetadata),
    "allowServerTemplates": optionalBooleanStringField,
    "allowServerTemplatesMetadata": zod.optional(SettingsMetadata),
    "disableAutoTemplateMatching": optionalBooleanStringField,
    "disableAutoTemplateMatchingMetadata": zod.optional(SettingsMetadata),
    "emailTemplateVersion": optionalStringField,
    "emailTemplateVersionMetadata": zod.optional(SettingsMetadata),
    "enableAdvancedPayments": optionalBooleanStringField,
    "enableAdvancedPaymentsMetadata": zod.optional(SettingsMetadata),
    "enableAdvancedPowerForms": optionalBooleanStringField,
    "enableAdvancedPowerFormsMetadata": zod.optional(SettingsMetadata),
    "enableClickwraps": optionalBooleanStringField,
    "enableClickwrapsMetadata": zod.optional(SettingsMetadata),
    "enablePaymentProcessing": optionalBooleanStringField,
    "enablePaymentProcessingMetadata": zod.optional(SettingsMetadata),
    "enablePowerForm": optionalBooleanStringField,
    "enablePowerFormMetadata": zod.optional(SettingsMetadata),
    "enablePowerFormDirect": optionalBooleanStringField,
    "enablePowerFormDirectMetadata": zod.optional(SettingsMetadata),
    "enforceTemplateNameUniqueness": optionalBooleanStringField,
    "enforceTemplateNameUniquenessMetadata": zod.optional(SettingsMetadata),
    "guidedFormsHtmlAllowed": optionalBooleanStringField,
    "guidedFormsHtmlAllowedMetadata": zod.optional(SettingsMetadata),
    "sharedTemplateFolders": optionalBooleanStringField,
    "sharedTemplateFoldersMetadata": zod.optional(SettingsMetadata),
    "allowDocGenDocuments": optionalBooleanStringField,
    "allowDocGenDocumentsMetadata": zod.optional(SettingsMetadata),
    "allowOnlyStandaloneWebForms": optionalBooleanStringField,
    "allowOnlyStandaloneWebFormsMetadata": zod.optional(SettingsMetadata),
    "allowWebForms": optionalBooleanStringField,
    "allowWebFormsMetadata": zod.optional(SettingsMetadata),
    "enableAdditionalAdvancedWebFormsFeatures": optionalBooleanStringField,
    "enableAdditionalAdvancedWebFormsFeaturesMetadata": zod.optional(SettingsMetadata),
    "enableClickPlus": optionalBooleanStringField,
    "enableClickPlusConditionalContent": optionalBooleanStringField,
    "enableClickPlusConditionalContentMetaData": zod.optional(SettingsMetadata),
    "enableClickPlusCustomFields": optionalBooleanStringField,
    "enableClickPlusCustomFieldsMetaData": zod.optional(SettingsMetadata),
    "enableClickPlusCustomStyle": optionalBooleanStringField,
    "enableClickPlusCustomStyleMetaData": zod.optional(SettingsMetadata),
    "enableClickPlusDynamicContent": optionalBooleanStringField,
    "enableClickPlusDynamicContentMetaData": zod.optional(SettingsMetadata),
    "enableClickPlusMetaData": zod.optional(SettingsMetadata),
    "enableDocumentTemplateLibrary": optionalBooleanStringField,
    "enableDocumentTemplateLibraryMetadata": zod.optional(SettingsMetadata),
    "enableWebFormsRuntimeAPIs": optionalBooleanStringField,
    "enableWebFormsRuntimeAPIsMetadata": zod.optional(SettingsMetadata),
    "enableWebFormsSeparateUserPermissions": optionalBooleanStringField,
    "enableWebFormsSeparateUserPermissionsMetadata": zod.optional(SettingsMetadata),
    "guidedFormsHtmlConversionPolicy": optionalStringField,
    "guidedFormsHtmlConversionPolicyMetadata": zod.optional(SettingsMetadata),
    "allowDocumentDisclosures": optionalBooleanStringField,
    "allowDocumentDisclosuresMetadata": zod.optional(SettingsMetadata),
    "allowDocumentsOnSignedEnvelopes": optionalBooleanStringField,
    "allowDocumentsOnSignedEnvelopesMetadata": zod.optional(SettingsMetadata),
    "allowDocumentVisibility": optionalBooleanStringField,
    "allowDocumentVisibilityMetadata": zod.optional(SettingsMetadata),
    "allowENoteEOriginal": optionalBooleanStringField,
    "allowENoteEOriginalMetadata": zod.optional(SettingsMetadata),
    "allowExpression": optionalBooleanStringField,
    "allowExpressionMetadata": zod.optional(SettingsMetadata),
    "allowMarkup": optionalBooleanStringField,
    "allowMarkupMetadata": zod.optional(SettingsMetadata),
    "allowMergeFields": optionalBooleanStringField,
    "allowMergeFieldsMetadata": zod.optional(SettingsMetadata),
    "allowOcrOfEnvelopeDocuments": optionalBooleanStringField,
    "allowOcrOfEnvelopeDocumentsMetadata": zod.optional(SettingsMetadata),
    "allowSignDocumentFromHomePage": optionalBooleanStringField,
    "allowSignDocumentFromHomePageMetadata": zod.optional(SettingsMetadata),
    "anchorPopulationScope": optionalEnumDocumentEnvelopeField,
    "anchorPopulationScopeMetadata": zod.optional(SettingsMetadata),
    "anchorTagVersionedPlacementEnabled": optionalStringField,
    "anchorTagVersionedPlacementMetadataEnabled": zod.optional(SettingsMetadata),
    "conditionalFieldsEnabled": optionalBooleanStringField,
    "conditionalFieldsEnabledMetadata": zod.optional(SettingsMetadata),
    "convertPdfFields": optionalBooleanStringField,
    "convertPdfFieldsMetadata": zod.optional(SettingsMetadata),
    "dataPopulationScope": optionalEnumDocumentEnvelopeField,
    "dataPopulationScopeMetadata": zod.optional(SettingsMetadata),
    "documentConversionRestrictions": zod.optional(zod.enum(['no_restrictions', 'allow_pdf_only', 'no_upload'])),
    "documentConversionRestrictionsMetadata": zod.optional(SettingsMetadata),
    "documentRetention": optionalStringField,
    "documentRetentionMetadata": zod.optional(SettingsMetadata),
    "documentRetentionPurgeTabs": optionalBooleanStringField,
    "documentVisibility": zod.optional(zod.enum(['Off', 'MustSignToViewUnlessSenderAccount', 'MustSignToViewUnlessSender', 'SenderCanSetMustSignToViewUnlessSenderAccount', 'SenderCanSetMustSignToViewUnlessSender'])),
    "documentVisibilityMetadata": zod.optional(SettingsMetadata),
    "enableCalculatedFields": optionalBooleanStringField,
    "enableCalculatedFieldsMetadata": zod.optional(SettingsMetadata),
    "enablePDFAConversion": optionalBooleanStringField,
    "enablePDFAConversionMetadata": zod.optional(SettingsMetadata),
    "enableSendingTagsFontSettings": optionalBooleanStringField,
    "enableSendingTagsFontSettingsMetadata": zod.optional(SettingsMetadata),
    "enableStrikeThrough": optionalBooleanStringField,
    "enableStrikeThroughMetadata": zod.optional(SettingsMetadata),
    "externalDocumentSources": zod.optional(ExternalDocumentSources),
    "hideAccountAddressInCoC": optionalBooleanStringField,
    "hideAccountAddressInCoCMetadata": zod.optional(SettingsMetadata),
    "ignoreErrorIfAnchorTabNotFound": optionalStringField,
    "ignoreErrorIfAnchorTabNotFoundMetadataEnabled": zod.optional(SettingsMetadata),
    "optOutAutoNavTextAndTabColorUpdates": optionalBooleanStringField,
    "optOutAutoNavTextAndTabColorUpdatesMetadata": zod.optional(SettingsMetadata),
    "selfSignedRecipientEmailDocumentUserOverride": optionalBooleanStringField,
    "selfSignedRecipientEmailDocumentUserOverrideMetadata": zod.optional(SettingsMetadata),
    "sendingTagsFontColor": zod.optional(FontColor),
    "sendingTagsFontColorMetadata": zod.optional(SettingsMetadata),
    "sendingTagsFontName": optionalStringField,
    "sendingTagsFontNameMetadata": zod.optional(SettingsMetadata),
    "sendingTagsFontSize": zod.optional(FontSize),
    "sendingTagsFontSizeMetadata": zod.optional(SettingsMetadata),
    "showInitialConditionalFields": optionalBooleanStringField,
    "showInitialConditionalFieldsMetadata": zod.optional(SettingsMetadata),
    "showLocalizedWatermarks": optionalBooleanStringField,
    "showLocalizedWatermarksMetadata": zod.optional(SettingsMetadata),
    "showMaskedFieldsWhenDownloadingDocumentAsSender": optionalBooleanStringField,
    "showMaskedFieldsWhenDownloadingDocumentAsSenderMetadata": zod.optional(SettingsMetadata),
    "specifyDocumentVisibility": optionalBooleanStringField,
    "specifyDocumentVisibilityMetadata": zod.optional(SettingsMetadata),
    "tabAccountSettings": zod.optional(TabAccountSettings),
    "useNewBlobForPdf": optionalBooleanStringField,
    "useNewBlobForPdfMetadata": zod.optional(SettingsMetadata),
    "waterMarkEnabled": optionalBooleanStringField,
    "waterMarkEnabledMetadata": zod.optional(SettingsMetadata),
    "draftEnvelopeRetention": optionalIntegerStringField,
    "draftEnvelopeRetentionMetadata": zod.optional(SettingsMetadata),
    "enableCombinedPDFDownloadForSBS": optionalBooleanStringField,
    "enableLargeFileSupport": optionalBooleanStringField,
    "enableLargeFileSupportMetadata": zod.optional(SettingsMetadata),
    "EnvelopeLimitsTotalDocumentSizeAllowedInMB": optionalIntegerStringField,
    "EnvelopeLimitsTotalDocumentSizeAllowedInMBMetadata": zod.optional(SettingsMetadata),
    "EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled": optionalBooleanStringField,
    "EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabledMetadata": zod.optional(SettingsMetadata),
    "pdfMaxChunkedUploadPartSize": optionalIntegerStringField,
    "pdfMaxChunkedUploadPartSizeMetadata": zod.optional(SettingsMetadata),
    "pdfMaxChunkedUploadTotalSize": optionalIntegerStringField,
    "pdfMaxChunkedUploadTotalSizeMetadata": zod.optional(SettingsMetadata),
    "pdfMaxIndividualUploadSize": optionalIntegerStringField,
    "pdfMaxIndividualUploadSizeMetadata": zod.optional(SettingsMetadata),
    "recycleBinEnvelopeRetention": optionalIntegerStringField,
    "recycleBinEnvelopeRetentionMetadata": zod.optional(SettingsMetadata),
    "accountNotification": zod.optional(AccountNotification),
    "allowAgentNameEmailEdit": optionalBooleanStringField,
    "allowAgentNameEmailEditMetadata": zod.optional(SettingsMetadata),
    "allowReminders": optionalBooleanStringField,
    "allowRemindersMetadata": zod.optional(SettingsMetadata),
    "allowSMSDelivery": optionalBooleanStringField,
    "allowSMSDeliveryMetadata": zod.optional(SettingsMetadata),
    "bccEmailArchive": optionalBooleanStringField,
    "bccEmailArchiveMetadata": zod.optional(SettingsMetadata),
    "commentEmailShowMessageText": optionalBooleanStringField,
    "commentEmailShowMessageTextMetadata": zod.optional(SettingsMetadata),
    "disableMobilePushNotifications": optionalBooleanStringField,
    "disableMobilePushNotificationsMetadata": zod.optional(SettingsMetadata),
    "disablePurgeNotificationsForSenderMetadata": zod.optional(SettingsMetadata),
    "enableBccDummyLink": optionalBooleanStringField,
    "enableBccDummyLinkMetadata": zod.optional(SettingsMetadata),
    "enableReportLinks": optionalStringField,
    "enableReportLinksMetadata": zod.optional(SettingsMetadata),
    "enableSMSDeliveryAdditionalNotification": optionalBooleanStringField,
    "enableSMSDeliveryAdditionalNotificationMetadata": zod.optional(SettingsMetadata),
    "enableSMSDeliveryPrimary": optionalBooleanStringField,
    "finishReminder": optionalBooleanStringField,
    "finishReminderMetadata": zod.optional(SettingsMetadata),
    "inSessionSuppressEmails": optionalBooleanStringField,
    "inSessionSuppressEmailsMetadata": zod.optional(SettingsMetadata),
    "sendLockoutRecipientNotification": optionalBooleanStringField,
    "sendLockoutRecipientNotificationMetadata": zod.optional(SettingsMetadata),
    "setRecipEmailLang": optionalBooleanStringField,
    "setRecipEmailLangMetadata": zod.optional(SettingsMetadata),
    "signerInSessionUseEnvelopeCompleteEmail": optionalBooleanStringField,
    "signerInSessionUseEnvelopeCompleteEmailMetadata": zod.optional(SettingsMetadata),
    "useAccountLevelEmail": optionalBooleanStringField,
    "useAccountLevelEmailMetadata": zod.optional(SettingsMetadata),
    "writeReminderToEnvelopeHistory": optionalBooleanStringField,
    "writeReminderToEnvelopeHistoryMetadata": zod.optional(SettingsMetadata),
    "allowWhatsAppDelivery": optionalBooleanStringField,
    "allowWhatsAppDeliveryMetadata": zod.optional(SettingsMetadata),
    "enableEnforceTlsEmailsSettingMetadata": zod.optional(SettingsMetadata),
    "enforceTlsEmails": optionalBooleanStringField,
    "enforceTlsEmailsMetadata": zod.optional(SettingsMetadata),
    "disablePurgeNotificationsForSender": optionalBooleanStringField,
    "enableEnforceTlsEmailsSetting": optionalBooleanStringField,
    "advancedCorrect": optionalBooleanStringField,
    "advancedCorrectMetadata": zod.optional(SettingsMetadata),
    "allowAdvancedRecipientRoutingConditional": optionalBooleanStringField,
    "allowAdvancedRecipientRoutingConditionalMetadata": zod.optional(SettingsMetadata),
    "allowBulkSend": optionalBooleanStringField,
    "allowBulkSendMetadata": zod.optional(SettingsMetadata),
    "allowDelayedRouting": optionalBooleanStringField,
    "allowDelayedRoutingMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeCorrect": optionalBooleanStringField,
    "allowEnvelopeCorrectMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeCustodyTransfer": optionalBooleanStringField,
    "allowEnvelopeCustodyTransferMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeCustomFields": optionalBooleanStringField,
    "allowEnvelopeCustomFieldsMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopePublishReporting": optionalBooleanStringField,
    "allowEnvelopePublishReportingMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeReporting": optionalBooleanStringField,
    "allowEnvelopeReportingMetadata": zod.optional(SettingsMetadata),
    "allowExtendedSendingResourceFile": optionalBooleanStringField,
    "allowExtendedSendingResourceFileMetadata": zod.optional(SettingsMetadata),
    "allowScheduledSending": optionalBooleanStringField,
    "allowScheduledSendingMetadata": zod.optional(SettingsMetadata),
    "allowSendToCertifiedDelivery": optionalBooleanStringField,
    "allowSendToCertifiedDeliveryMetadata": zod.optional(SettingsMetadata),
    "allowSendToIntermediary": optionalBooleanStringField,
    "allowSendToIntermediaryMetadata": zod.optional(SettingsMetadata),
    "allowSetEmbeddedRecipientStartURL": optionalBooleanStringField,
    "allowSetEmbeddedRecipientStartURLMetadata": zod.optional(SettingsMetadata),
    "attachCompletedEnvelope": optionalBooleanStringField,
    "attachCompletedEnvelopeMetadata": zod.optional(SettingsMetadata),
    "bulkSendMaxCopiesInBatch": optionalIntegerStringField,
    "bulkSendMaxUnprocessedEnvelopesCount": optionalIntegerStringField,
    "canSelfBrandSend": optionalBooleanStringField,
    "canSelfBrandSendMetadata": zod.optional(SettingsMetadata),
    "commentsAllowEnvelopeOverride": optionalBooleanStringField,
    "commentsAllowEnvelopeOverrideMetadata": zod.optional(SettingsMetadata),
    "disableMobileSending": optionalBooleanStringField,
    "disableMobileSendingMetadata": zod.optional(SettingsMetadata),
    "enableRecipientDomainValidation": optionalBooleanStringField,
    "enableRecipientDomainValidationMetadata": zod.optional(SettingsMetadata),
    "enableRecipientMayProvidePhoneNumber": optionalBooleanStringField,
    "enableRecipientMayProvidePhoneNumberMetadata": zod.optional(SettingsMetadata),
    "enableScheduledRelease": optionalBooleanStringField,
    "enableScheduledReleaseMetadata": zod.optional(SettingsMetadata),
    "enableSendToAgent": optionalBooleanStringField,
    "enableSendToAgentMetadata": zod.optional(SettingsMetadata),
    "enableSendToIntermediary": optionalBooleanStringField,
    "enableSendToIntermediaryMetadata": zod.optional(SettingsMetadata),
    "enableSendToManage": optionalBooleanStringField,
    "enableSendToManageMetadata": zod.optional(SettingsMetadata),
    "envelopeIntegrationAllowed": optionalStringField,
    "envelopeIntegrationAllowedMetadata": zod.optional(SettingsMetadata),
    "envelopeIntegrationEnabled": optionalBooleanStringField,
    "envelopeIntegrationEnabledMetadata": zod.optional(SettingsMetadata),
    "expressSend": optionalBooleanStringField,
    "expressSendMetadata": zod.optional(SettingsMetadata),
    "expressSendAllowTabs": optionalBooleanStringField,
    "expressSendAllowTabsMetadata": zod.optional(SettingsMetadata),
    "recipientsCanSignOffline": optionalBooleanStringField,
    "recipientsCanSignOfflineMetadata": zod.optional(SettingsMetadata),
    "recipientSigningAutoNavigationControl": optionalBooleanStringField,
    "recipientSigningAutoNavigationControlMetadata": zod.optional(SettingsMetadata),
    "senderCanSignInEachLocation": optionalBooleanStringField,
    "senderCanSignInEachLocationMetadata": zod.optional(SettingsMetadata),
    "sendToCertifiedDeliveryEnabled": optionalBooleanStringField,
    "sendToCertifiedDeliveryEnabledMetadata": zod.optional(SettingsMetadata),
    "setRecipSignLang": optionalBooleanStringField,
    "setRecipSignLangMetadata": zod.optional(SettingsMetadata),
    "showConditionalRoutingOnSend": optionalBooleanStringField,
    "showConditionalRoutingOnSendMetadata": zod.optional(SettingsMetadata),
    "simplifiedSendingEnabled": optionalBooleanStringField,
    "simplifiedSendingEnabledMetadata": zod.optional(SettingsMetadata),
    "startInAdvancedCorrect": optionalBooleanStringField,
    "startInAdvancedCorrectMetadata": zod.optional(SettingsMetadata),
    "allowEditingEnvelopesOnBehalfOfOthers": optionalBooleanStringField,
    "allowEditingEnvelopesOnBehalfOfOthersMetadata": zod.optional(SettingsMetadata),
    "allowManagingEnvelopesOnBehalfOfOthers": optionalBooleanStringField,
    "allowManagingEnvelopesOnBehalfOfOthersMetadata": zod.optional(SettingsMetadata),
    "allowParticipantRecipientType": optionalBooleanStringField,
    "allowParticipantRecipientTypeMetadata": zod.optional(SettingsMetadata),
    "allowSendingEnvelopesOnBehalfOfOthers": optionalBooleanStringField,
    "allowSendingEnvelopesOnBehalfOfOthersMetadata": zod.optional(SettingsMetadata),
    "bulkSendActionResendLimit": optionalIntegerStringField,
    "disableLegacySharedEnvelopes": optionalBooleanStringField,
    "disableLegacySharedEnvelopesMetadata": zod.optional(SettingsMetadata),
    "enableBatchUpdateEnvelopeTypes": optionalBooleanStringField,
    "enableBatchUpdateEnvelopeTypesMetadata": zod.optional(SettingsMetadata),
    "enableLegacySharedEnvelopes": optionalBooleanStringField,
    "enableLegacySharedEnvelopesMetadata": zod.optional(SettingsMetadata),
    "enableParticipantRecipientSettingMetadata": zod.optional(SettingsMetadata),
    "participantCopyOptOut": optionalBooleanStringField,
    "participantCopyOptOutMetadata": zod.optional(SettingsMetadata),
    "allowAutoNavSettings": optionalBooleanStringField,
    "allowAutoNavSettingsMetadata": zod.optional(SettingsMetadata),
    "allowConsumerDisclosureOverride": optionalBooleanStringField,
    "allowConsumerDisclosureOverrideMetadata": zod.optional(SettingsMetadata),
    "allowDelegatedSigning": optionalBooleanStringField,
    "allowDelegatedSigningMetadata": zod.optional(SettingsMetadata),
    "allowExternalSignaturePad": optionalBooleanStringField,
    "allowExternalSignaturePadMetadata": zod.optional(SettingsMetadata),
    "allowInPerson": optionalBooleanStringField,
    "allowInPersonMetadata": zod.optional(SettingsMetadata),
    "allowMultipleSignerAttachments": optionalBooleanStringField,
    "allowMultipleSignerAttachmentsMetadata": zod.optional(SettingsMetadata),
    "allowOfflineSigning": optionalBooleanStringField,
    "allowOfflineSigningMetadata": zod.optional(SettingsMetadata),
    "allowPrivateSigningGroups": optionalBooleanStringField,
    "allowPrivateSigningGroupsMetadata": zod.optional(SettingsMetadata),
    "allowSignerReassign": optionalBooleanStringField,
    "allowSignerReassignMetadata": zod.optional(SettingsMetadata),
    "allowSignerReassignOverride": optionalBooleanStringField,
    "allowSignerReassignOverrideMetadata": zod.optional(SettingsMetadata),
    "allowSigningGroups": optionalBooleanStringField,
    "allowSigningGroupsMetadata": zod.optional(SettingsMetadata),
    "allowSigningInsights": optionalBooleanStringField,
    "allowSigningInsightsMetadata": zod.optional(SettingsMetadata),
    "allowSigningRadioDeselect": optionalBooleanStringField,
    "allowSigningRadioDeselectMetadata": zod.optional(SettingsMetadata),
    "allowSignNow": optionalBooleanStringField,
    "allowSignNowMetadata": optionalStringField,
    "autoNavRule": zod.optional(zod.enum(['off', 'required_fields', 'required_and_blank_fields', 'all_fields', 'page_then_required_fields', 'page_then_required_and_blank_fields', 'page_then_all_fields'])),
    "autoNavRuleMetadata": zod.optional(SettingsMetadata),
    "autoProvisionSignerAccount": optionalBooleanStringField,
    "autoProvisionSignerAccountMetadata": zod.optional(SettingsMetadata),
    "canSelfBrandSign": optionalBooleanStringField,
    "canSelfBrandSignMetadata": zod.optional(SettingsMetadata),
    "captureVoiceRecording": optionalBooleanStringField,
    "captureVoiceRecordingMetadata": zod.optional(SettingsMetadata),
    "chromeSignatureEnabled": optionalBooleanStringField,
    "chromeSignatureEnabledMetadata": zod.optional(SettingsMetadata),
    "consumerDisclosureFrequency": zod.optional(zod.enum(['once', 'always', 'each_access'])),
    "consumerDisclosureFrequencyMetadata": zod.optional(SettingsMetadata),
    "disableMobileApp": optionalBooleanStringField,
    "disableMobileAppMetadata": zod.optional(SettingsMetadata),
    "disableSignerHistoryView": optionalBooleanStringField,
    "disableSignerHistoryViewMetadata": zod.optional(SettingsMetadata),
    "disableStyleSignature": optionalBooleanStringField,
    "disableStyleSignatureMetadata": zod.optional(SettingsMetadata),
    "disableUploadSignature": optionalBooleanStringField,
    "disableUploadSignatureMetadata": zod.optional(SettingsMetadata),
    "dss_SIGN_28411_EnableLeavePagePrompt_RadminOption": optionalBooleanStringField,
    "dss_SIGN_29182_SlideUpBar_RadminOption": optionalBooleanStringField,
    "enableAutoNav": optionalBooleanStringField,
    "enableAutoNavMetadata": zod.optional(SettingsMetadata),
    "enableCommentsHistoryDownloadInSigning": optionalBooleanStringField,
    "enableCommentsHistoryDownloadInSigningMetadata": zod.optional(SettingsMetadata),
    "enableEsignCommunities": optionalBooleanStringField,
    "enableEsignCommunitiesMetadata": zod.optional(SettingsMetadata),
    "enableRequireSignOnPaper": optionalBooleanStringField,
    "enableRequireSignOnPaperMetadata": zod.optional(SettingsMetadata),
    "enableResponsiveSigning": optionalBooleanStringField,
    "enableResponsiveSigningMetadata": zod.optional(SettingsMetadata),
    "enableSigningOrderSettingsForAccount": optionalBooleanStringField,
    "enableSigningOrderSettingsForAccountMetadata": zod.optional(SettingsMetadata),
    "enableSignOnPaper": optionalBooleanStringField,
    "enableSignOnPaperMetadata": zod.optional(SettingsMetadata),
    "exitPrompt": optionalBooleanStringField,
    "exitPromptMetadata": zod.optional(SettingsMetadata),
    "externalSignaturePadType": zod.optional(zod.enum(['none', 'topaz', 'e_padv9', 'e_pad_integrisign', 'topaz_sigplusextlite'])),
    "externalSignaturePadTypeMetadata": zod.optional(SettingsMetadata),
    "inPersonSigningEnabled": optionalBooleanStringField,
    "inPersonSigningEnabledMetadata": zod.optional(SettingsMetadata),
    "inSessionEnabled": optionalBooleanStringField,
    "inSessionEnabledMetadata": zod.optional(SettingsMetadata),
    "maximumSigningGroups": optionalIntegerStringField,
    "maximumSigningGroupsMetadata": zod.optional(SettingsMetadata),
    "maximumUsersPerSigningGroup": optionalIntegerStringField,
    "maximumUsersPerSigningGroupMetadata": zod.optional(SettingsMetadata),
    "mobileSessionTimeout": optionalIntegerStringField,
    "mobileSessionTimeoutMetadata": zod.optional(SettingsMetadata),
    "optInMobileSigningV02": optionalBooleanStringField,
    "optInMobileSigningV02Metadata": zod.optional(SettingsMetadata),
    "requireDeclineReason": optionalBooleanStringField,
    "requireDeclineReasonMetadata": zod.optional(SettingsMetadata),
    "showCompleteDialogInEmbeddedSession": optionalBooleanStringField,
    "showCompleteDialogInEmbeddedSessionMetadata": zod.optional(SettingsMetadata),
    "showTutorials": optionalBooleanStringField,
    "showTutorialsMetadata": zod.optional(SettingsMetadata),
    "signDateFormat": zod.optional(SignDateFormat),
    "signDateFormatMetadata": zod.optional(SettingsMetadata),
    "signDateTimeAccountLanguageOverride": optionalBooleanStringField,
    "signDateTimeAccountLanguageOverrideMetadata": zod.optional(SettingsMetadata),
    "signDateTimeAccountTimezoneOverride": optionalBooleanStringField,
    "signDateTimeAccountTimezoneOverrideMetadata": zod.optional(SettingsMetadata),
    "signerAttachConcat": optionalBooleanStringField,
    "signerAttachConcatMetadata": zod.optional(SettingsMetadata),
    "signerCanCreateAccount": optionalBooleanStringField,
    "signerCanCreateAccountMetadata": zod.optional(SettingsMetadata),
    "signerCanSignOnMobile": optionalBooleanStringField,
    "signerCanSignOnMobileMetadata": zod.optional(SettingsMetadata),
    "signerShowSecureFieldInitialValues": optionalBooleanStringField,
    "signerShowSecureFieldInitialValuesMetadata": zod.optional(SettingsMetadata),
    "signingSessionTimeout": optionalIntegerStringField,
    "signingSessionTimeoutMetadata": zod.optional(SettingsMetadata),
    "signingUiVersion": optionalStringField,
    "signingUiVersionMetadata": zod.optional(SettingsMetadata),
    "signTimeFormat": zod.optional(SignTimeFormat),
    "signTimeFormatMetadata": zod.optional(SettingsMetadata),
    "signTimeShowAmPm": optionalBooleanStringField,
    "signTimeShowAmPmMetadata": zod.optional(SettingsMetadata),
    "useConsumerDisclosure": optionalBooleanStringField,
    "useConsumerDisclosureMetadata": zod.optional(SettingsMetadata),
    "defaultSigningResponsiveView": optionalBooleanStringField,
    "defaultSigningResponsiveViewMetadata": zod.optional(SettingsMetadata),
    "defaultSigningResponsiveViewUseGrade": optionalBooleanStringField,
    "defaultSigningResponsiveViewUseGradeMetadata": zod.optional(SettingsMetadata),
    "enableESignAPIHourlyLimitManagement": optionalBooleanStringField,
    "enableESignAPIHourlyLimitManagementMetadata": zod.optional(SettingsMetadata),
    "enableEsignTaskList": optionalBooleanStringField,
    "enableEsignTaskListMetadata": zod.optional(SettingsMetadata),
    "enableSigningGroupContinuePageSetting": optionalBooleanStringField,
    "enableSigningGroupContinuePageSettingMetadata": zod.optional(SettingsMetadata),
    "accountDateTimeFormat": optionalStringField,
    "accountDateTimeFormatMetadata": zod.optional(SettingsMetadata),
    "accountDefaultLanguage": optionalStringField,
    "accountDefaultLanguageMetadata": zod.optional(SettingsMetadata),
    "accountName": optionalStringField,
    "accountNameMetadata": zod.optional(SettingsMetadata),
    "accountUISettings": zod.optional(AccountUISettings),
    "adoptSigConfig": optionalBooleanStringField,
    "adoptSigConfigMetadata": zod.optional(SettingsMetadata),
    "allowAccountManagementGranular": optionalBooleanStringField,
    "allowAccountManagementGranularMetadata": zod.optional(SettingsMetadata),
    "allowAccountMemberNameChange": optionalBooleanStringField,
    "allowAccountMemberNameChangeMetadata": zod.optional(SettingsMetadata),
    "allowAutoTaggingMetadata": zod.optional(SettingsMetadata),
    "allowDataDownload": optionalBooleanStringField,
    "allowDataDownloadMetadata": zod.optional(SettingsMetadata),
    "allowMemberTimeZone": optionalBooleanStringField,
    "allowMemberTimeZoneMetadata": zod.optional(SettingsMetadata),
    "allowMultipleBrandProfiles": optionalBooleanStringField,
    "allowMultipleBrandProfilesMetadata": zod.optional(SettingsMetadata),
    "allowResourceFileBranding": optionalBooleanStringField,
    "allowResourceFileBrandingMetadata": zod.optional(SettingsMetadata),
    "allowSecurityAppliance": optionalBooleanStringField,
    "allowSecurityApplianceMetadata": zod.optional(SettingsMetadata),
    "allowSharedTabs": optionalBooleanStringField,
    "allowSharedTabsMetadata": zod.optional(SettingsMetadata),
    "allowUsersToAccessDirectory": optionalBooleanStringField,
    "allowUsersToAccessDirectoryMetadata": zod.optional(SettingsMetadata),
    "allowValueInsights": optionalBooleanStringField,
    "allowValueInsightsMetadata": zod.optional(SettingsMetadata),
    "betaSwitchConfiguration": optionalStringField,
    "betaSwitchConfigurationMetadata": zod.optional(SettingsMetadata),
    "billingAddress": zod.optional(AddressInformation),
    "billingAddressMetadata": zod.optional(SettingsMetadata),
    "canUseSalesforceOAuth": optionalBooleanStringField,
    "canUseSalesforceOAuthMetadata": zod.optional(SettingsMetadata),
    "checkForMultipleAdminsOnAccount": optionalBooleanStringField,
    "checkForMultipleAdminsOnAccountMetadata": zod.optional(SettingsMetadata),
    "disableMultipleSessions": optionalBooleanStringField,
    "disableMultipleSessionsMetadata": zod.optional(SettingsMetadata),
    "disableUserSharing": optionalBooleanStringField,
    "disableUserSharingMetadata": zod.optional(SettingsMetadata),
    "displayBetaSwitch": optionalBooleanStringField,
    "displayBetaSwitchMetadata": zod.optional(SettingsMetadata),
    "enableCustomerSatisfactionMetricTracking": optionalBooleanStringField,
    "enableCustomerSatisfactionMetricTrackingMetadata": zod.optional(SettingsMetadata),
    "enableInBrowserEditor": optionalBooleanStringField,
    "enableInBrowserEditorMetadata": zod.optional(SettingsMetadata),
    "enableSmartContracts": optionalBooleanStringField,
    "enableSmartContractsMetadata": zod.optional(SettingsMetadata),
    "faxOutEnabled": optionalBooleanStringField,
    "faxOutEnabledMetadata": zod.optional(SettingsMetadata),
    "hidePricing": optionalBooleanStringField,
    "hidePricingMetadata": zod.optional(SettingsMetadata),
    "readOnlyMode": optionalBooleanStringField,
    "readOnlyModeMetadata": zod.optional(SettingsMetadata),
    "sessionTimeout": optionalIntegerStringField,
    "sessionTimeoutMetadata": zod.optional(SettingsMetadata),
    "timezoneOffsetAPI": zod.optional(AccountTimeZone),
    "timezoneOffsetAPIMetadata": zod.optional(SettingsMetadata),
    "timezoneOffsetUI": zod.optional(AccountTimeZone),
    "timezoneOffsetUIMetadata": zod.optional(SettingsMetadata),
    "useDerivedKeys": optionalBooleanStringField,
    "useDerivedKeysMetadata": zod.optional(SettingsMetadata),
    "usesAPI": optionalBooleanStringField,
    "usesAPIMetadata": zod.optional(SettingsMetadata),
    "validationsAllowed": optionalBooleanStringField,
    "validationsAllowedMetadata": zod.optional(SettingsMetadata),
    "validationsBrand": zod.optional(zod.enum(['docusign', 'account'])),
    "validationsBrandMetadata": zod.optional(SettingsMetadata),
    "validationsCadence": zod.optional(zod.enum(['none', 'monthly'])),
    "validationsCadenceMetadata": zod.optional(SettingsMetadata),
    "validationsEnabled": optionalBooleanStringField,
    "validationsEnabledMetadata": zod.optional(SettingsMetadata),
    "validationsReport": zod.optional(zod.enum(['none', 'life_sciences_part11'])),
    "validationsReportMetadata": zod.optional(SettingsMetadata),
    "additionalSettings": zod.optional(zod.array(AdditionalSetting)),
    "allowPendingDestinationUrlEdition": optionalBooleanStringField,
    "allowPendingDestinationUrlEditionMetadata": zod.optional(SettingsMetadata),
    "allowPerformanceAnalytics": optionalBooleanStringField,
    "allowPerformanceAnalyticsMetadata": zod.optional(SettingsMetadata),
    "cloudReady": optionalBooleanStringField,
    "enableAdmHealthcare": optionalBooleanStringField,
    "enableAdmHealthcareMetadata": zod.optional(SettingsMetadata),
    "enableContactSuggestions": optionalBooleanStringField,
    "enableContactSuggestionsMetadata": zod.optional(SettingsMetadata),
    "enableGenerationWith3PIntegration": optionalBooleanStringField,
    "enableGenerationWith3PIntegrationMetaData": zod.optional(SettingsMetadata),
    "enableI9OnDemand": optionalBooleanStringField,
    "enableI9OnDemandMetadata": zod.optional(SettingsMetadata),
    "enableReviewerEventsSetting": optionalBooleanStringField,
    "enableReviewerEventsSettingMetadata": zod.optional(SettingsMetadata),
    "enableTickets": optionalBooleanStringField,
    "enableTicketsMetaData": zod.optional(SettingsMetadata),
    "isvEmbed": optionalBooleanStringField,
    "isvEmbedMetaData": zod.optional(SettingsMetadata),
    "isvOemEmbed": optionalBooleanStringField,
    "isvOemEmbedMetaData": zod.optional(SettingsMetadata),
    "mergeMixedModeResults": optionalBooleanStringField,
    "mergeMixedModeResultsMetadata": zod.optional(SettingsMetadata),
    "originalAccountSite": optionalStringField,
    "useSmartContractsV1": optionalBooleanStringField,
    "allowWorkspaceComments": optionalBooleanStringField,
    "allowWorkspaceCreate": optionalBooleanStringField,
    "allowWorkspaceMemberCreate": optionalBooleanStringField,
    "enableWorkspaces": optionalBooleanStringField
}));
export const AccountSharedAccess: MiniObject<types.AccountSharedAccess> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "accountId": optionalStringField,
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "sharedAccess": zod.optional(zod.array(MemberSharedItems)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const AccountSignature: MiniObject<types.AccountSignature> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSignature(),
    ...fieldsOfAccountSignature2(),
    ...fieldsOfAccountSignature3(),
    ...fieldsOfAccountSignature4(),
    "isDefault": optionalBooleanStringField,
    "signatureInitials": optionalStringField,
    "signatureType": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "imageBase64": zod.optional(base64),
    "lastModifiedDateTime": optionalDateTimeField,
    "status": optionalStringField,
    "signatureName": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "initialsImageUri": optionalStringField,
    "signatureGroups": zod.optional(zod.array(SignatureGroup)),
    "signatureImageUri": optionalStringField,
    "signatureUsers": zod.optional(zod.array(SignatureUser)),
    "stampType": optionalEnumSignatureStampField
}));
export const AccountSignatureDefinition: MiniObject<types.AccountSignatureDefinition> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSignature(),
    ...fieldsOfAccountSignature3(),
    "isDefault": optionalBooleanStringField,
    "signatureInitials": optionalStringField,
    "signatureType": optionalStringField,
    "signatureName": optionalStringField,
    "signatureGroups": zod.optional(zod.array(SignatureGroupDef)),
    "signatureUsers": zod.optional(zod.array(SignatureUserDef))
}));
export const AccountSignatureProvider: MiniObject<types.AccountSignatureProvider> = /* @__PURE__ */ miniObject(() => ({
    "isRequired": optionalBooleanStringField,
    "priority": optionalIntegerStringField,
    "signatureProviderDisplayName": optionalStringField,
    "signatureProviderId": optionalStringField,
    "signatureProviderName": optionalStringField,
    "signatureProviderOptionsMetadata": zod.optional(zod.array(AccountSignatureProviderOption)),
    "signatureProviderRequiredOptions": zod.optional(zod.array(SignatureProviderRequiredOption))
}));
export const AccountSignatureProviderOption: MiniObject<types.AccountSignatureProviderOption> = /* @__PURE__ */ miniObject(() => ({
    "signatureProviderOptionDisplayName": optionalStringField,
    "signatureProviderOptionId": optionalStringField,
    "signatureProviderOptionName": optionalStringField,
    "signatureProviderOptionHintOverrideValue": optionalStringField,
    "signatureProviderOptionRegexValidationPattern": optionalStringField
}));
export const AccountSignatureProviders: MiniObject<types.AccountSignatureProviders> = /* @__PURE__ */ miniObject(() => ({
    "signatureProviders": zod.optional(zod.array(AccountSignatureProvider))
}));
export const AccountSignaturesInformation: MiniObject<types.AccountSignaturesInformation> = /* @__PURE__ */ miniObject(() => ({
    "accountSignatures": zod.optional(zod.array(AccountSignature))
}));
export const AccountUISettings: MiniObject<types.AccountUISettings> = /* @__PURE__ */ miniObject(() => ({
    "adminMessage": zod.optional(zod.looseObject({
        "baseMessage": optionalStringField,
        "moreInformation": optionalStringField
    })),
    "askAnAdmin": zod.optional(zod.looseObject({
        "email": optionalStringField,
        "message": optionalStringField,
        "name": optionalStringField,
        "phone": optionalStringField
    })),
    "enableAdminMessage": optionalBooleanStringField,
    "enableAdminMessageMetadata": zod.optional(SettingsMetadata),
    "enableEasySignCanUseMultiTemplateApply": optionalBooleanStringField,
    "enableEasySignCanUseMultiTemplateApplyMetadata": zod.optional(SettingsMetadata),
    "enableEasySignTemplateUpload": optionalBooleanStringField,
    "enableEasySignTemplateUploadMetadata": zod.optional(SettingsMetadata),
    "enableEnvelopeCopyWithData": optionalBooleanStringField,
    "enableEnvelopeCopyWithDataMetadata": zod.optional(SettingsMetadata),
    "enableLegacyHomepageLink": optionalBooleanStringField,
    "enableLegacyHomepageLinkMetadata": zod.optional(SettingsMetadata),
    "hasExternalLinkedAccounts": optionalBooleanStringField,
    "hasExternalLinkedAccountsMetadata": zod.optional(SettingsMetadata),
    "hideSendAnEnvelope": optionalBooleanStringField,
    "hideSendAnEnvelopeMetadata": zod.optional(SettingsMetadata),
    "hideUseATemplate": optionalBooleanStringField,
    "hideUseATemplateMetadata": zod.optional(SettingsMetadata),
    "hideUseATemplateInPrepare": optionalBooleanStringField,
    "hideUseATemplateInPrepareMetadata": zod.optional(SettingsMetadata),
    "orderBasedRecipientIdGeneration": optionalBooleanStringField,
    "orderBasedRecipientIdGenerationMetadata": zod.optional(SettingsMetadata),
    "removeEnvelopeForwarding": optionalBooleanStringField,
    "removeEnvelopeForwardingMetadata": zod.optional(SettingsMetadata),
    "shouldRedactAccessCode": optionalBooleanStringField,
    "shouldRedactAccessCodeMetadata": zod.optional(SettingsMetadata),
    "uploadNewImageToSignOrInitial": optionalBooleanStringField,
    "uploadNewImageToSignOrInitialMetadata": zod.optional(SettingsMetadata),
    "allowUsersToEditSharedAccess": optionalBooleanStringField,
    "allowUsersToEditSharedAccessMetadata": zod.optional(SettingsMetadata),
    "clickwrapSchemaVersion": optionalStringField,
    "clickwrapSchemaVersionMetadata": zod.optional(SettingsMetadata),
    "disableWebAppAccess": optionalBooleanStringField,
    "disableWebAppAccessMetadata": zod.optional(SettingsMetadata),
    "enableEnvelopeTypes": optionalBooleanStringField,
    "enableEnvelopeTypesMetadata": zod.optional(SettingsMetadata),
    "enableLegacySendflowLink": optionalBooleanStringField,
    "enableLegacySendflowLinkMetadata": zod.optional(SettingsMetadata)
}));
export const AddOn: MiniObject<types.AddOn> = /* @__PURE__ */ miniObject(() => ({
    "active": optionalBooleanStringField,
    "addOnId": optionalStringField,
    "id": optionalStringField,
    "name": optionalStringField
}));
export const AddressInformation: MiniObject<types.AddressInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountAddress(),
    "country": optionalStringField,
    "stateOrProvince": optionalStringField,
    "zipPlus4": optionalStringCheckMaxLength20Field,
    "street1": optionalStringCheckMaxLength150Field,
    "street2": optionalStringCheckMaxLength150Field,
    "state": optionalStringField,
    "zip": optionalStringCheckMaxLength20Field
}));
export const AddressInformationInput: MiniObject<types.AddressInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "addressInformation": zod.optional(AddressInformation),
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "receiveInResponse": optionalBooleanStringField
}));
export const AdminMessage: MiniObject<types.AdminMessage> = /* @__PURE__ */ miniObject(() => ({
    "baseMessage": optionalStringField,
    "moreInformation": optionalStringField
}));
export const Agent: MiniObject<types.Agent> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const ApiRequestLog: MiniObject<types.ApiRequestLog> = /* @__PURE__ */ miniObject(() => ({
    "createdDateTime": optionalDateTimeField,
    "description": optionalStringField,
    "requestLogId": optionalGuidField,
    "status": optionalStringField
}));
export const ApiRequestLogsResult: MiniObject<types.ApiRequestLogsResult> = /* @__PURE__ */ miniObject(() => ({
    "apiRequestLogs": zod.optional(zod.array(ApiRequestLog))
}));
export const AppStoreProduct: MiniObject<types.AppStoreProduct> = /* @__PURE__ */ miniObject(() => ({
    "marketPlace": optionalStringField,
    "productId": optionalStringField
}));
export const AppStoreReceipt: MiniObject<types.AppStoreReceipt> = /* @__PURE__ */ miniObject(() => ({
    "productId": optionalStringField,
    "receiptData": optionalBase64Field,
    "downgradeProductId": optionalStringField,
    "isDowngradeCancellation": optionalBooleanStringField
}));
export const Approve: MiniObject<types.Approve> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata)
}));
export const AskAnAdmin: MiniObject<types.AskAnAdmin> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "message": optionalStringField,
    "name": optionalStringField,
    "phone": optionalStringField
}));
export const Attachment: MiniObject<types.Attachment> = /* @__PURE__ */ miniObject(() => ({
    "attachmentId": optionalStringField,
    "name": optionalStringField,
    "label": optionalStringField,
    "data": optionalBase64Field,
    "remoteUrl": optionalStringField,
    "attachmentType": optionalStringField,
    "accessControl": optionalStringField
}));
export const AuthenticationMethod: MiniObject<types.AuthenticationMethod> = /* @__PURE__ */ miniObject(() => ({
    "authenticationType": zod.optional(zod.enum(['PhoneAuth', 'STAN', 'ISCheck', 'OFAC', 'AccessCode', 'AgeVerify', 'SSOAuth'])),
    "lastProvider": optionalStringField,
    "lastTimestamp": optionalDateTimeField,
    "totalCount": optionalIntegerStringField
}));
export const AuthenticationStatus: MiniObject<types.AuthenticationStatus> = /* @__PURE__ */ miniObject(() => ({
    "accessCodeResult": zod.optional(EventResult),
    "ageVerifyResult": zod.optional(EventResult),
    "anySocialIDResult": zod.optional(EventResult),
    "facebookResult": zod.optional(EventResult),
    "googleResult": zod.optional(EventResult),
    "identityVerificationResult": zod.optional(EventResult),
    "idLookupResult": zod.optional(EventResult),
    "idQuestionsResult": zod.optional(EventResult),
    "linkedinResult": zod.optional(EventResult),
    "liveIDResult": zod.optional(EventResult),
    "ofacResult": zod.optional(EventResult),
    "openIDResult": zod.optional(EventResult),
    "phoneAuthResult": zod.optional(EventResult),
    "salesforceResult": zod.optional(EventResult),
    "signatureProviderResult": zod.optional(EventResult),
    "smsAuthResult": zod.optional(EventResult),
    "sTANPinResult": zod.optional(zod.looseObject({
        "eventTimestamp": optionalDateTimeField,
        "failureDescription": optionalStringField,
        "status": optionalStringField,
        "vendorFailureStatusCode": optionalStringField
    })),
    "twitterResult": zod.optional(EventResult),
    "yahooResult": zod.optional(EventResult)
}));
export const BccEmailAddress: MiniObject<types.BccEmailAddress> = /* @__PURE__ */ miniObject(() => ({
    "bccEmailAddressId": optionalStringField,
    "email": optionalStringField
}));
export const BccEmailArchive: MiniObject<types.BccEmailArchive> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "bccEmailArchiveId": optionalStringField,
    "created": optionalDateTimeField,
    "createdBy": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activationAccessCode": optionalStringField,
        "email": optionalStringCheckMaxLength100Field,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "ipAddress": optionalStringField,
        "loginStatus": optionalBooleanStringField,
        "membershipId": optionalStringField,
        "sendActivationEmail": optionalBooleanStringField,
        "uri": optionalStringField,
        "userId": optionalStringField,
        "userName": optionalStringCheckMaxLength100Field,
        "userStatus": optionalStringField,
        "userType": optionalStringField
    })),
    "email": stringField,
    "emailNotificationId": optionalStringField,
    "modified": optionalDateTimeField,
    "modifiedBy": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activationAccessCode": optionalStringField,
        "email": optionalStringCheckMaxLength100Field,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "ipAddress": optionalStringField,
        "loginStatus": optionalBooleanStringField,
        "membershipId": optionalStringField,
        "sendActivationEmail": optionalBooleanStringField,
        "uri": optionalStringField,
        "userId": optionalStringField,
        "userName": optionalStringCheckMaxLength100Field,
        "userStatus": optionalStringField,
        "userType": optionalStringField
    })),
    "status": zod.optional(zod.enum(['activation_sent', 'active', 'closed'])),
    "uri": optionalStringField
}));
export const BccEmailArchiveHistory: MiniObject<types.BccEmailArchiveHistory> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "action": optionalStringField,
    "email": optionalStringField,
    "modified": optionalDateTimeField,
    "modifiedBy": zod.optional(UserInfo),
    "status": zod.optional(BccEmailArchiveStatus)
}));
export const BccEmailArchiveHistoryList: MiniObject<types.BccEmailArchiveHistoryList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "bccEmailArchiveHistory": zod.optional(zod.array(BccEmailArchiveHistory)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BccEmailArchiveList: MiniObject<types.BccEmailArchiveList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "bccEmailArchives": zod.optional(zod.array(BccEmailArchive)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BillingCharge: MiniObject<types.BillingCharge> = /* @__PURE__ */ miniObject(() => ({
    "allowedQuantity": optionalStringField,
    "blocked": optionalBooleanStringField,
    "chargeName": optionalStringField,
    "chargeType": optionalStringField,
    "chargeUnitOfMeasure": optionalStringField,
    "discounts": zod.optional(zod.array(BillingDiscount)),
    "firstEffectiveDate": optionalDateTimeField,
    "includedQuantity": optionalStringField,
    "incrementalQuantity": optionalIntegerStringField,
    "lastEffectiveDate": optionalDateTimeField,
    "prices": zod.optional(zod.array(BillingPrice)),
    "unitPrice": optionalStringField,
    "usedQuantity": optionalIntegerStringField
}));
export const BillingChargeResponse: MiniObject<types.BillingChargeResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingChargeItems": zod.optional(zod.array(BillingCharge))
}));
export const BillingDiscount: MiniObject<types.BillingDiscount> = /* @__PURE__ */ miniObject(() => ({
    "beginQuantity": optionalIntegerStringField,
    "discount": optionalStringField,
    "endQuantity": optionalStringField
}));
export const BillingEntityInformationResponse: MiniObject<types.BillingEntityInformationResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingProfile": zod.optional(zod.enum(['direct', 'web'])),
    "entityName": optionalStringField,
    "externalEntityId": optionalStringField,
    "isExternallyBilled": optionalBooleanStringField
}));
export const BillingInvoice: MiniObject<types.BillingInvoice> = /* @__PURE__ */ miniObject(() => ({
    "amount": optionalStringField,
    "balance": optionalStringField,
    "dueDate": optionalDateTimeField,
    "invoiceId": optionalStringField,
    "invoiceItems": zod.optional(zod.array(BillingInvoiceItem)),
    "invoiceNumber": optionalStringField,
    "invoiceUri": optionalStringField,
    "nonTaxableAmount": optionalStringField,
    "pdfAvailable": optionalBooleanStringField,
    "taxableAmount": optionalStringField
}));
export const BillingInvoiceItem: MiniObject<types.BillingInvoiceItem> = /* @__PURE__ */ miniObject(() => ({
    "chargeAmount": optionalStringField,
    "chargeName": optionalStringField,
    "invoiceItemId": optionalStringField,
    "quantity": optionalStringField,
    "unitPrice": optionalStringField,
    "taxAmount": optionalStringField,
    "taxExemptAmount": optionalStringField
}));
export const BillingInvoicesResponse: MiniObject<types.BillingInvoicesResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingInvoices": zod.optional(zod.array(BillingInvoice)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BillingInvoicesSummary: MiniObject<types.BillingInvoicesSummary> = /* @__PURE__ */ miniObject(() => ({
    "billingInvoices": zod.optional(zod.array(BillingInvoice)),
    "pastDueBalance": optionalStringField,
    "paymentAllowed": optionalBooleanStringField,
    "accountBalance": optionalStringField,
    "currencyCode": optionalStringField
}));
export const BillingPayment: MiniObject<types.BillingPayment> = /* @__PURE__ */ miniObject(() => ({
    "amount": optionalStringField,
    "invoiceId": optionalStringField,
    "paymentId": optionalStringField
}));
export const BillingPaymentItem: MiniObject<types.BillingPaymentItem> = /* @__PURE__ */ miniObject(() => ({
    "amount": optionalStringField,
    "description": optionalStringField,
    "paymentDate": optionalDateTimeField,
    "paymentId": optionalStringField,
    "paymentNumber": optionalStringField
}));
export const BillingPaymentRequest: MiniObject<types.BillingPaymentRequest> = /* @__PURE__ */ miniObject(() => ({
    "paymentAmount": stringField
}));
export const BillingPaymentResponse: MiniObject<types.BillingPaymentResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingPayments": zod.optional(zod.array(BillingPayment))
}));
export const BillingPaymentsResponse: MiniObject<types.BillingPaymentsResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingPayments": zod.optional(zod.array(BillingPaymentItem)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BillingPlan: MiniObject<types.BillingPlan> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlan2(),
    "appStoreProducts": zod.optional(zod.array(AppStoreProduct)),
    "currencyPlanPrices": zod.optional(zod.array(CurrencyPlanPrice)),
    "paymentCycle": zod.optional(zod.enum(['Monthly', 'Annually'])),
    "paymentMethod": zod.optional(PaymentMethod),
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "otherDiscountPercent": optionalStringField,
    "planClassification": optionalStringField,
    "planFeatureSets": zod.optional(zod.array(FeatureSet)),
    "planId": optionalStringField,
    "planName": optionalStringField,
    "seatDiscounts": zod.optional(zod.array(SeatDiscount))
}));
export const BillingPlanInformation: MiniObject<types.BillingPlanInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlanResponse(),
    ...fieldsOfBillingPlanInformation(),
    ...fieldsOfBillingPlanInformation2(),
    "billingAddress": zod.optional(AccountAddress),
    "downgradeReason": optionalStringField,
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "incrementalSeats": optionalIntegerStringField,
    "planInformation": zod.optional(PlanInformation),
    "renewalStatus": optionalEnumAutoQueuedForCloseQueuedForDowngField,
    "saleDiscountPeriods": optionalIntegerStringField,
    "appStoreReceipt": zod.optional(AppStoreReceipt),
    "paymentMethod": zod.optional(PaymentMethod),
    "taxExemptId": optionalStringField
}));
export const BillingPlanPreview: MiniObject<types.BillingPlanPreview> = /* @__PURE__ */ miniObject(() => ({
    "currencyCode": optionalStringField,
    "invoice": zod.optional(BillingInvoice),
    "isProrated": optionalBooleanStringField,
    "subtotalAmount": optionalStringField,
    "taxAmount": optionalStringField,
    "totalAmount": optionalStringField
}));
export const BillingPlanResponse: MiniObject<types.BillingPlanResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingPlan": zod.optional(BillingPlan),
    "successorPlans": zod.optional(zod.array(BillingPlan))
}));
export const BillingPlanUpdateResponse: MiniObject<types.BillingPlanUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "accountPaymentMethod": zod.optional(zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit'])),
    "billingPlanPreview": zod.optional(BillingPlanPreview),
    "currencyCode": optionalStringField,
    "includedSeats": optionalIntegerStringField,
    "paymentCycle": optionalStringField,
    "paymentMethod": zod.optional(PaymentMethod),
    "planId": optionalStringField,
    "planName": optionalStringField
}));
export const BillingPlansResponse: MiniObject<types.BillingPlansResponse> = /* @__PURE__ */ miniObject(() => ({
    "billingPlans": zod.optional(zod.array(BillingPlan))
}));
export const BillingPrice: MiniObject<types.BillingPrice> = /* @__PURE__ */ miniObject(() => ({
    "beginQuantity": optionalIntegerStringField,
    "endQuantity": optionalStringField,
    "unitPrice": optionalStringField
}));
export const Brand: MiniObject<types.Brand> = /* @__PURE__ */ miniObject(() => ({
    "brandCompany": optionalStringField,
    "brandId": optionalGuidField,
    "brandLanguages": optionalArrayStringField,
    "brandName": optionalStringField,
    "colors": zod.optional(zod.array(NameValue)),
    "defaultBrandLanguage": optionalStringField,
    "emailContent": zod.optional(zod.array(BrandEmailContent)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "isOverridingCompanyName": optionalBooleanField,
    "isSendingDefault": optionalBooleanField,
    "isSigningDefault": optionalBooleanField,
    "landingPages": zod.optional(zod.array(NameValue)),
    "links": zod.optional(zod.array(BrandLink)),
    "logos": zod.optional(BrandLogos),
    "resources": zod.optional(BrandResourceUrls),
    "isOrganizationBrand": optionalBooleanStringField,
    "logoIds": zod.optional(zod.looseObject({
        "emailLogoId": optionalStringField,
        "primaryLogoId": optionalStringField,
        "secondaryLogoId": optionalStringField
    })),
    "organizationBrandLogo": optionalStringField
}));
export const BrandEmailContent: MiniObject<types.BrandEmailContent> = /* @__PURE__ */ miniObject(() => ({
    "content": optionalStringField,
    "emailContentType": optionalStringField,
    "emailToLink": optionalStringField,
    "linkText": optionalStringField
}));
export const BrandLink: MiniObject<types.BrandLink> = /* @__PURE__ */ miniObject(() => ({
    "linkText": optionalStringField,
    "linkType": zod.optional(zod.enum(['aboutDocusign', 'closeButton'])),
    "showLink": optionalBooleanStringField,
    "urlOrMailTo": optionalStringField
}));
export const BrandLogos: MiniObject<types.BrandLogos> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "primary": optionalStringField,
    "secondary": optionalStringField
}));
export const BrandRequest: MiniObject<types.BrandRequest> = /* @__PURE__ */ miniObject(() => ({
    "brandId": optionalGuidField
}));
export const BrandResourceUpload: MiniObject<types.BrandResourceUpload> = /* @__PURE__ */ miniObject(() => ({
    "file.xml": zod.instanceof(Blob)
}));
export const BrandResourceUrls: MiniObject<types.BrandResourceUrls> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "sending": optionalStringField,
    "signing": optionalStringField,
    "signingCaptive": optionalStringField
}));
export const BrandResources: MiniObject<types.BrandResources> = /* @__PURE__ */ miniObject(() => ({
    "createdByUserInfo": zod.optional(UserInfo),
    "createdDate": optionalDateTimeField,
    "dataNotSavedNotInMaster": optionalArrayStringField,
    "modifiedByUserInfo": zod.optional(UserInfo),
    "modifiedDate": optionalDateTimeField,
    "modifiedTemplates": optionalArrayStringField,
    "resourcesContentType": zod.optional(enumSendingSigningEmailSigningCaptiveField),
    "resourcesContentUri": optionalStringField
}));
export const BrandResourcesList: MiniObject<types.BrandResourcesList> = /* @__PURE__ */ miniObject(() => ({
    "resourcesContentTypes": zod.optional(zod.array(BrandResources))
}));
export const BrandsRequest: MiniObject<types.BrandsRequest> = /* @__PURE__ */ miniObject(() => ({
    "brands": zod.optional(zod.array(BrandRequest))
}));
export const BrandsResponse: MiniObject<types.BrandsResponse> = /* @__PURE__ */ miniObject(() => ({
    "brands": zod.optional(zod.array(Brand)),
    "recipientBrandIdDefault": optionalGuidField,
    "senderBrandIdDefault": optionalGuidField
}));
export const BulkEnvelope: MiniObject<types.BulkEnvelope> = /* @__PURE__ */ miniObject(() => ({
    "bulkRecipientRow": optionalIntegerStringField,
    "bulkStatus": optionalStringField,
    "email": optionalStringField,
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "name": optionalStringField,
    "submittedDateTime": optionalDateTimeField,
    "transactionId": optionalStringField
}));
export const BulkEnvelopeStatus: MiniObject<types.BulkEnvelopeStatus> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    ...fieldsOfUserAuthorizations(),
    "batchId": optionalGuidField,
    "batchSize": optionalIntegerStringField,
    "bulkEnvelopes": zod.optional(zod.array(BulkEnvelope)),
    "bulkEnvelopesBatchUri": optionalStringField,
    "sent": optionalIntegerStringField,
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BulkProcessRequest: MiniObject<types.BulkProcessRequest> = /* @__PURE__ */ miniObject(() => ({
    "batchName": optionalStringField,
    "envelopeOrTemplateId": optionalGuidField
}));
export const BulkProcessResponse: MiniObject<types.BulkProcessResponse> = /* @__PURE__ */ miniObject(() => ({
    "batchId": optionalGuidField,
    "batchName": optionalStringField,
    "batchSize": optionalIntegerStringField,
    "errorDetails": optionalArrayStringField,
    "errors": optionalArrayStringField,
    "queueLimit": optionalIntegerStringField,
    "totalQueued": optionalIntegerStringField
}));
export const BulkProcessResult: MiniObject<types.BulkProcessResult> = /* @__PURE__ */ miniObject(() => ({
    "errors": zod.optional(zod.array(BulkSendBatchError)),
    "listId": optionalStringField,
    "success": optionalBooleanStringField
}));
export const BulkProcessingListSummaries: MiniObject<types.BulkProcessingListSummaries> = /* @__PURE__ */ miniObject(() => ({
    "bulkListSummaries": zod.optional(zod.array(BulkProcessingListSummary))
}));
export const BulkProcessingListSummary: MiniObject<types.BulkProcessingListSummary> = /* @__PURE__ */ miniObject(() => ({
    "bulkProcessListId": optionalGuidField,
    "createdByUser": optionalStringField,
    "createdDate": optionalDateTimeField,
    "name": optionalStringField
}));
export const BulkProcessingLists: MiniObject<types.BulkProcessingLists> = /* @__PURE__ */ miniObject(() => ({
    "bulkProcessListIds": optionalArrayStringField
}));
export const BulkRecipient: MiniObject<types.BulkRecipient> = /* @__PURE__ */ miniObject(() => ({
    "accessCode": optionalStringCheckMaxLength50Field,
    "email": optionalStringCheckMaxLength100Field,
    "errorDetails": zod.optional(zod.array(ErrorDetails)),
    "identification": zod.optional(zod.enum(['KBA', 'Phone', 'SMS'])),
    "name": optionalStringCheckMaxLength100Field,
    "note": optionalStringCheckMaxLength1000Field,
    "phoneNumber": optionalStringField,
    "recipientSignatureProviderInfo": zod.optional(zod.array(BulkRecipientSignatureProvider)),
    "rowNumber": optionalIntegerStringField,
    "tabLabels": zod.optional(zod.array(BulkRecipientTabLabel))
}));
export const BulkRecipientSignatureProvider: MiniObject<types.BulkRecipientSignatureProvider> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "value": optionalStringField
}));
export const BulkRecipientTabLabel: MiniObject<types.BulkRecipientTabLabel> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "value": optionalStringField
}));
export const BulkRecipientsRequest: MiniObject<types.BulkRecipientsRequest> = /* @__PURE__ */ miniObject(() => ({
    "bulkRecipients": zod.array(BulkRecipient)
}));
export const BulkRecipientsResponse: MiniObject<types.BulkRecipientsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "bulkRecipients": zod.optional(zod.array(BulkRecipient)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BulkRecipientsSummaryResponse: MiniObject<types.BulkRecipientsSummaryResponse> = /* @__PURE__ */ miniObject(() => ({
    "bulkRecipients": zod.optional(zod.array(BulkRecipient)),
    "bulkRecipientsCount": optionalIntegerStringField,
    "bulkRecipientsUri": optionalStringField,
    "errorDetails": zod.optional(zod.array(ErrorDetails))
}));
export const BulkRecipientsUpdateResponse: MiniObject<types.BulkRecipientsUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "signer": zod.optional(Signer)
}));
export const BulkSendBatchActionRequest: MiniObject<types.BulkSendBatchActionRequest> = /* @__PURE__ */ miniObject(() => ({
    "action": zod.enum(['Resend', 'Correct', 'Void', 'Pause', 'Resume', 'Resubmit']),
    "notification": zod.optional(Notification),
    "voidReason": optionalStringCheckMaxLength200Field
}));
export const BulkSendBatchError: MiniObject<types.BulkSendBatchError> = /* @__PURE__ */ miniObject(() => ({
    "error": optionalStringField,
    "errorDetail": optionalStringField
}));
export const BulkSendBatchRequest: MiniObject<types.BulkSendBatchRequest> = /* @__PURE__ */ miniObject(() => ({
    "batchName": zod.optional(stringField.check(zod.maxLength(500)))
}));
export const BulkSendBatchStatus: MiniObject<types.BulkSendBatchStatus> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    "action": optionalStringField,
    "actionStatus": optionalStringField,
    "batchId": optionalGuidField,
    "batchName": optionalStringField,
    "batchSize": optionalIntegerStringField,
    "sent": optionalIntegerStringField,
    "bulkErrors": zod.optional(zod.array(BulkSendErrorStatus)),
    "envelopeIdOrTemplateId": optionalGuidField,
    "envelopesInfo": zod.optional(BulkSendEnvelopesInfo),
    "envelopesUri": optionalStringField,
    "mailingListId": optionalGuidField,
    "mailingListName": optionalStringField,
    "ownerUserId": optionalStringField,
    "resendsRemaining": optionalIntegerStringField,
    "senderUserId": optionalStringField
}));
export const BulkSendBatchSummaries: MiniObject<types.BulkSendBatchSummaries> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "batchSizeLimit": optionalIntegerStringField,
    "bulkBatchSummaries": zod.optional(zod.array(BulkSendBatchSummary)),
    "bulkProcessQueueLimit": optionalIntegerStringField,
    "bulkProcessTotalQueued": optionalIntegerStringField,
    "queueLimit": optionalIntegerStringField,
    "totalQueued": optionalIntegerStringField,
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BulkSendBatchSummary: MiniObject<types.BulkSendBatchSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    "action": optionalStringField,
    "actionStatus": optionalStringField,
    "batchId": optionalGuidField,
    "batchName": optionalStringField,
    "batchSize": optionalIntegerStringField,
    "sent": optionalIntegerStringField,
    "batchUri": optionalStringField
}));
export const BulkSendEnvelopesInfo: MiniObject<types.BulkSendEnvelopesInfo> = /* @__PURE__ */ miniObject(() => ({
    "authoritativeCopy": optionalIntegerStringField,
    "completed": optionalIntegerStringField,
    "correct": optionalIntegerStringField,
    "created": optionalIntegerStringField,
    "declined": optionalIntegerStringField,
    "deleted": optionalIntegerStringField,
    "delivered": optionalIntegerStringField,
    "digitalSignaturesPending": optionalIntegerStringField,
    "sent": optionalIntegerStringField,
    "signed": optionalIntegerStringField,
    "timedOut": optionalIntegerStringField,
    "transferCompleted": optionalIntegerStringField,
    "voided": optionalIntegerStringField
}));
export const BulkSendErrorStatus: MiniObject<types.BulkSendErrorStatus> = /* @__PURE__ */ miniObject(() => ({
    "created": optionalDateTimeField,
    "envelopeId": optionalGuidField,
    "errorMessage": optionalStringField,
    "recipientEmails": optionalArrayStringField
}));
export const BulkSendRequest: MiniObject<types.BulkSendRequest> = /* @__PURE__ */ miniObject(() => ({
    "batchName": optionalStringField,
    "envelopeOrTemplateId": optionalGuidField
}));
export const BulkSendResponse: MiniObject<types.BulkSendResponse> = /* @__PURE__ */ miniObject(() => ({
    "batchId": optionalGuidField,
    "batchName": optionalStringField,
    "batchSize": optionalIntegerStringField,
    "envelopeOrTemplateId": optionalGuidField,
    "errorDetails": optionalArrayStringField,
    "errors": zod.optional(zod.array(BulkSendErrorCode)),
    "queueLimit": optionalIntegerStringField,
    "totalQueued": optionalIntegerStringField
}));
export const BulkSendTestResponse: MiniObject<types.BulkSendTestResponse> = /* @__PURE__ */ miniObject(() => ({
    "canBeSent": optionalBooleanField,
    "validationErrorDetails": optionalArrayStringField,
    "validationErrors": zod.optional(zod.array(BulkSendErrorCode))
}));
export const BulkSendingCopy: MiniObject<types.BulkSendingCopy> = /* @__PURE__ */ miniObject(() => ({
    "customFields": zod.optional(zod.array(BulkSendingCopyCustomField)),
    "emailBlurb": optionalStringCheckMaxLength10000Field,
    "emailSubject": optionalStringCheckMaxLength100Field,
    "recipients": zod.optional(zod.array(BulkSendingCopyRecipient)),
    "docGenFormFields": zod.optional(zod.array(BulksendingCopyDocGenFormField)),
    "prefillTabs": zod.optional(zod.array(BulkSendingCopyPrefillTab))
}));
export const BulkSendingCopyCustomField: MiniObject<types.BulkSendingCopyCustomField> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringCheckMaxLength100Field,
    "value": optionalStringCheckMaxLength100Field
}));
export const BulkSendingCopyRecipient: MiniObject<types.BulkSendingCopyRecipient> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    "accessCode": optionalStringCheckMaxLength50Field,
    "clientUserId": optionalStringCheckMaxLength100Field,
    "deliveryMethod": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "embeddedRecipientStartURL": optionalStringField,
    "hostEmail": optionalStringField,
    "hostName": optionalStringField,
    "idCheckConfigurationName": optionalStringField,
    "identificationMethod": optionalStringField,
    "name": optionalStringCheckMaxLength100Field,
    "note": optionalStringCheckMaxLength1000Field,
    "recipientId": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "recipientType": zod.optional(zod.enum(['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness'])),
    "roleName": optionalStringField,
    "signerName": optionalStringField,
    "signingGroupId": optionalStringField,
    "tabs": zod.optional(zod.array(BulkSendingCopyTab))
}));
export const BulkSendingCopyTab: MiniObject<types.BulkSendingCopyTab> = /* @__PURE__ */ miniObject(() => ({
    "initialValue": optionalStringField,
    "tabLabel": optionalStringField
}));
export const BulkSendingList: MiniObject<types.BulkSendingList> = /* @__PURE__ */ miniObject(() => ({
    "bulkCopies": zod.optional(zod.array(BulkSendingCopy)),
    "listId": optionalGuidField,
    "name": optionalStringField
}));
export const BulkSendingListSummaries: MiniObject<types.BulkSendingListSummaries> = /* @__PURE__ */ miniObject(() => ({
    "bulkListSummaries": zod.optional(zod.array(BulkSendingListSummary))
}));
export const BulkSendingListSummary: MiniObject<types.BulkSendingListSummary> = /* @__PURE__ */ miniObject(() => ({
    "bulkSendListId": optionalGuidField,
    "createdByUser": optionalStringField,
    "createdDate": optionalDateTimeField,
    "name": optionalStringField
}));
export const CaptiveRecipient: MiniObject<types.CaptiveRecipient> = /* @__PURE__ */ miniObject(() => ({
    "clientUserId": optionalStringField,
    "email": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "userName": optionalStringField
}));
export const CaptiveRecipientInformation: MiniObject<types.CaptiveRecipientInformation> = /* @__PURE__ */ miniObject(() => ({
    "captiveRecipients": zod.optional(zod.array(CaptiveRecipient))
}));
export const CarbonCopy: MiniObject<types.CarbonCopy> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "linkedAccountConfigurationId": optionalStringField
}));
export const CertifiedDelivery: MiniObject<types.CertifiedDelivery> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const Checkbox: MiniObject<types.Checkbox> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "selected": optionalBooleanStringField,
    "selectedMetadata": zod.optional(PropertyMetadata),
    "selectedOriginal": optionalBooleanStringField,
    "selectedOriginalMetadata": zod.optional(PropertyMetadata)
}));
export const ChunkedUploadPart: MiniObject<types.ChunkedUploadPart> = /* @__PURE__ */ miniObject(() => ({
    "sequence": optionalIntegerStringField,
    "size": optionalIntegerStringField
}));
export const ChunkedUploadRequest: MiniObject<types.ChunkedUploadRequest> = /* @__PURE__ */ miniObject(() => ({
    "chunkedUploadId": optionalGuidField,
    "data": base64
}));
export const ChunkedUploadResponse: MiniObject<types.ChunkedUploadResponse> = /* @__PURE__ */ miniObject(() => ({
    "checksum": optionalStringField,
    "chunkedUploadId": guid,
    "chunkedUploadParts": zod.optional(zod.array(ChunkedUploadPart)),
    "chunkedUploadUri": optionalStringField,
    "committed": optionalBooleanStringField,
    "expirationDateTime": optionalDateTimeField,
    "maxChunkedUploadParts": optionalIntegerStringField,
    "maxTotalSize": optionalIntegerStringField,
    "totalSize": optionalIntegerStringField
}));
export const CloudStorageProvider: MiniObject<types.CloudStorageProvider> = /* @__PURE__ */ miniObject(() => ({
    "authenticationUrl": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "redirectUrl": optionalStringField,
    "service": optionalStringField,
    "serviceId": optionalStringField
}));
export const CloudStorageProviders: MiniObject<types.CloudStorageProviders> = /* @__PURE__ */ miniObject(() => ({
    "storageProviders": zod.optional(zod.array(CloudStorageProvider))
}));
export const Comment: MiniObject<types.Comment> = /* @__PURE__ */ miniObject(() => ({
    "envelopeId": optionalGuidField,
    "hmac": optionalStringField,
    "id": optionalStringField,
    "mentions": optionalArrayStringField,
    "read": optionalBooleanField,
    "sentByEmail": optionalStringField,
    "sentByFullName": optionalStringField,
    "sentByImageId": optionalStringField,
    "sentByInitials": optionalStringField,
    "sentByRecipientId": optionalStringField,
    "sentByUserId": optionalStringField,
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "subject": optionalStringField,
    "tabId": optionalStringField,
    "text": optionalStringField,
    "threadId": optionalStringField,
    "threadOriginatorId": optionalStringField,
    "timestamp": optionalDateTimeField,
    "timeStampFormatted": optionalStringField,
    "visibleTo": optionalArrayStringField
}));
export const CommentHistoryResult: MiniObject<types.CommentHistoryResult> = /* @__PURE__ */ miniObject(() => ({
    "comments": zod.optional(zod.array(Comment)),
    "count": optionalIntField,
    "endTimetoken": optionalStringField,
    "startTimetoken": optionalStringField
}));
export const CommentPublish: MiniObject<types.CommentPublish> = /* @__PURE__ */ miniObject(() => ({
    "id": optionalStringField,
    "mentions": optionalArrayStringField,
    "text": optionalStringField,
    "threadAnchorKeys": optionalRecordStringStringField,
    "threadId": optionalStringField,
    "visibleTo": optionalArrayStringField
}));
export const CommentThread: MiniObject<types.CommentThread> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "comments": zod.optional(zod.array(Comment)),
    "threadId": optionalStringField
}));
export const CommentsPublish: MiniObject<types.CommentsPublish> = /* @__PURE__ */ miniObject(() => ({
    "commentsToPublish": zod.optional(zod.array(CommentPublish))
}));
export const CommissionCounty: MiniObject<types.CommissionCounty> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const CommissionExpiration: MiniObject<types.CommissionExpiration> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const CommissionNumber: MiniObject<types.CommissionNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const CommissionState: MiniObject<types.CommissionState> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const Company: MiniObject<types.Company> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const CompleteSignHashResponse: MiniObject<types.CompleteSignHashResponse> = /* @__PURE__ */ miniObject(() => ({
    "documents": zod.optional(zod.array(SignHashDocument)),
    "redirectionUrl": optionalStringField,
    "remainingSignatureRequests": optionalIntegerStringField
}));
export const CompleteSignRequest: MiniObject<types.CompleteSignRequest> = /* @__PURE__ */ miniObject(() => ({
    "certificate": optionalStringField,
    "correlationId": optionalStringField,
    "documentUpdateInfos": zod.optional(zod.array(DocumentUpdateInfo)),
    "maxSignatureLength": optionalIntegerStringField,
    "signingLocation": optionalStringField,
    "transactionId": optionalStringField
}));
export const CompositeTemplate: MiniObject<types.CompositeTemplate> = /* @__PURE__ */ miniObject(() => ({
    "compositeTemplateId": optionalStringField,
    "document": zod.optional(Document),
    "inlineTemplates": zod.optional(zod.array(InlineTemplate)),
    "pdfMetaDataTemplateSequence": optionalIntegerStringField,
    "serverTemplates": zod.optional(zod.array(ServerTemplate))
}));
export const ConditionalRecipientRule: MiniObject<types.ConditionalRecipientRule> = /* @__PURE__ */ miniObject(() => ({
    "conditions": zod.optional(zod.array(ConditionalRecipientRuleCondition)),
    "order": optionalIntegerString2Field,
    "recipientGroup": zod.optional(RecipientGroup),
    "recipientId": optionalStringField
}));
export const ConditionalRecipientRuleCondition: MiniObject<types.ConditionalRecipientRuleCondition> = /* @__PURE__ */ miniObject(() => ({
    "filters": zod.optional(zod.array(ConditionalRecipientRuleFilter)),
    "order": optionalIntegerString2Field,
    "recipientLabel": optionalStringField
}));
export const ConditionalRecipientRuleFilter: MiniObject<types.ConditionalRecipientRuleFilter> = /* @__PURE__ */ miniObject(() => ({
    "operator": zod.optional(zod.enum(['equals', 'greaterThan', 'greaterThanEquals', 'lessThan', 'lessThanEquals', 'filled', 'selected'])),
    "recipientId": optionalStringField,
    "scope": optionalStringField,
    "tabId": optionalStringField,
    "tabLabel": optionalStringField,
    "tabType": optionalStringField,
    "value": optionalStringField
}));
export const ConnectConfigResults: MiniObject<types.ConnectConfigResults> = /* @__PURE__ */ miniObject(() => ({
    "configurations": zod.optional(zod.array(ConnectCustomConfiguration)),
    "totalRecords": optionalIntegerStringField
}));
export const ConnectCustomConfiguration: MiniObject<types.ConnectCustomConfiguration> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfConnectCustomConfiguration(),
    "connectId": optionalStringField,
    "name": stringField,
    "urlToPublishTo": stringField,
    "configurationType": optionalStringField,
    "allowEnvelopePublish": optionalBooleanStringField,
    "allUsers": optionalBooleanStringField,
    "allUsersExcept": optionalBooleanStringField,
    "userIds": optionalArrayStringField,
    "groupIds": optionalArrayStringField,
    "envelopeEvents": zod.optional(zod.array(EnvelopeEventCode)),
    "recipientEvents": zod.optional(zod.array(RecipientEventCode)),
    "enableLog": optionalBooleanStringField,
    "requiresAcknowledgement": optionalBooleanStringField,
    "pausePublish": optionalBooleanStringField,
    "disabledBy": optionalStringField,
    "userName": optionalStringField,
    "password": optionalStringField,
    "enableOAuthPerConfiguration": optionalBooleanStringField,
    "requireMutualTls": optionalBooleanStringField,
    "signMessageWithX509Certificate": optionalBooleanStringField,
    "includeCertSoapHeader": optionalBooleanStringField,
    "includeSenderAccountasCustomField": optionalBooleanStringField,
    "includeTimeZoneInformation": optionalBooleanStringField,
    "soapNamespace": optionalStringField,
    "senderOverride": optionalBooleanStringField,
    "senderSelectableItems": optionalArrayStringField,
    "externalFolderId": optionalStringField,
    "externalFolderLabel": optionalStringField,
    "allowSalesforcePublish": optionalBooleanStringField,
    "salesforceApiVersion": optionalStringField,
    "salesforceAuthcode": optionalStringField,
    "salesforceCallBackUrl": optionalStringField,
    "salesforceDocumentsAsContentFiles": optionalBooleanStringField,
    "sfObjects": zod.optional(zod.array(ConnectSalesforceObject)),
    "oAuthConfiguration": zod.optional(ConnectOAuthConfig),
    "includeDocuments": optionalBooleanStringField
}));
export const ConnectDebugLog: MiniObject<types.ConnectDebugLog> = /* @__PURE__ */ miniObject(() => ({
    "connectConfig": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "eventDateTime": optionalDateTimeField,
    "eventDescription": optionalStringField,
    "payload": optionalStringField
}));
export const ConnectDeleteFailureResult: MiniObject<types.ConnectDeleteFailureResult> = /* @__PURE__ */ miniObject(() => ({
    "failureId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const ConnectEventData: MiniObject<types.ConnectEventData> = /* @__PURE__ */ miniObject(() => ({
    "version": zod.optional(zod.enum(['legacy', 'restv2', 'restv2.1', ''])),
    "format": zod.optional(zod.enum(['json', 'xml'])),
    "includeData": zod.optional(zod.array(ConnectDataPart))
}));
export const ConnectFailureFilter: MiniObject<types.ConnectFailureFilter> = /* @__PURE__ */ miniObject(() => ({
    "envelopeIds": zod.array(guid).check(zod.minLength(1)),
    "synchronous": zod.optional(zod.enum(['false']))
}));
export const ConnectFailureResult: MiniObject<types.ConnectFailureResult> = /* @__PURE__ */ miniObject(() => ({
    "configId": optionalStringField,
    "configUrl": optionalStringField,
    "envelopeId": optionalGuidField,
    "status": zod.optional(zod.enum(['Queued', 'Success', 'Fail'])),
    "statusMessage": optionalStringField
}));
export const ConnectFailureResults: MiniObject<types.ConnectFailureResults> = /* @__PURE__ */ miniObject(() => ({
    "retryQueue": zod.optional(zod.array(ConnectFailureResult))
}));
export const ConnectLog: MiniObject<types.ConnectLog> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "configUrl": optionalStringField,
    "connectDebugLog": zod.optional(zod.array(ConnectDebugLog)),
    "connectId": optionalStringField,
    "created": optionalDateTimeField,
    "email": optionalStringField,
    "envelopeId": optionalGuidField,
    "error": optionalStringField,
    "failureId": optionalStringField,
    "failureUri": optionalStringField,
    "lastTry": optionalDateTimeField,
    "logId": optionalStringField,
    "logUri": optionalStringField,
    "retryCount": optionalIntegerStringField,
    "retryUri": optionalStringField,
    "status": zod.optional(zod.enum(['Any', 'Voided', 'Created', 'Deleted', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'TimedOut', 'Template', 'Processing'])),
    "subject": optionalStringField,
    "userName": optionalStringField
}));
export const ConnectLogs: MiniObject<types.ConnectLogs> = /* @__PURE__ */ miniObject(() => ({
    "failures": zod.optional(zod.array(ConnectLog)),
    "logs": zod.optional(zod.array(ConnectLog)),
    "totalRecords": optionalIntegerStringField,
    "type": optionalStringField
}));
export const ConnectMessage: MiniObject<types.ConnectMessage> = /* @__PURE__ */ miniObject(() => ({
    "event": ConnectEvent,
    "apiVersion": zod.enum(['v2.1']),
    "uri": stringField,
    "retryCount": zod.int().check(zod.gte(0)),
    "configurationId": optionalIntField,
    "generatedDateTime": dateTime,
    "data": ConnectMessageData
}));
export const ConnectMessageData: MiniObject<types.ConnectMessageData> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "userId": guid,
    "envelopeId": optionalGuidField,
    "recipientId": optionalGuidField,
    "reassignedRecipientId": optionalGuidField,
    "templateId": optionalGuidField,
    "clickwrapId": optionalGuidField,
    "agreementId": optionalGuidField,
    "envelopeSummary": zod.optional(Envelope)
}));
export const ConnectSalesforceField: MiniObject<types.ConnectSalesforceField> = /* @__PURE__ */ miniObject(() => ({
    "dsAttribute": optionalStringField,
    "dsLink": optionalStringField,
    "dsNode": optionalStringField,
    "id": optionalStringField,
    "sfField": optionalStringField,
    "sfFieldName": optionalStringField,
    "sfFolder": optionalStringField,
    "sfLockedValue": optionalStringField
}));
export const ConnectSalesforceObject: MiniObject<types.ConnectSalesforceObject> = /* @__PURE__ */ miniObject(() => ({
    "active": optionalBooleanStringField,
    "description": optionalStringField,
    "id": optionalStringField,
    "insert": optionalBooleanStringField,
    "onCompleteOnly": optionalBooleanStringField,
    "selectFields": zod.optional(zod.array(ConnectSalesforceField)),
    "sfObject": optionalStringField,
    "sfObjectName": optionalStringField,
    "updateFields": zod.optional(zod.array(ConnectSalesforceField))
}));
export const ConnectSecret: MiniObject<types.ConnectSecret> = /* @__PURE__ */ miniObject(() => ({
    "keyId": optionalGuidField,
    "secret": stringField,
    "createdDateTime": optionalDateTimeField
}));
export const ConnectSecretList: MiniObject<types.ConnectSecretList> = /* @__PURE__ */ miniObject(() => ({
    "secrets": zod.optional(zod.array(ConnectSecret))
}));
export const ConnectUserInfo: MiniObject<types.ConnectUserInfo> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "isIncluded": optionalBooleanStringField,
    "userId": optionalStringField,
    "userName": optionalStringField
}));
export const ConnectUserObject: MiniObject<types.ConnectUserObject> = /* @__PURE__ */ miniObject(() => ({
    "configurationtype": optionalStringField,
    "connectId": optionalStringField,
    "enabled": optionalBooleanStringField,
    "hasAccess": optionalBooleanStringField,
    "senderSearchableItems": optionalArrayStringField
}));
export const ConsoleViewRequest: MiniObject<types.ConsoleViewRequest> = /* @__PURE__ */ miniObject(() => ({
    "envelopeId": optionalGuidField,
    "returnUrl": optionalStringCheckMaxLength470Field
}));
export const ConsumerDisclosure: MiniObject<types.ConsumerDisclosure> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSettingsInformation2(),
    "accountEsignId": optionalStringField,
    "changeEmail": optionalStringField,
    "changeEmailOther": optionalStringField,
    "companyName": optionalStringField,
    "companyPhone": optionalStringField,
    "copyCostPerPage": optionalStringField,
    "copyFeeCollectionMethod": optionalStringField,
    "copyRequestEmail": optionalStringField,
    "custom": optionalBooleanStringField,
    "enableEsign": optionalBooleanStringField,
    "esignAgreement": optionalStringField,
    "esignText": optionalStringField,
    "languageCode": optionalStringField,
    "mustAgreeToEsign": optionalBooleanStringField,
    "pdfId": optionalStringField,
    "useBrand": optionalBooleanStringField,
    "withdrawAddressLine1": optionalStringField,
    "withdrawAddressLine2": optionalStringField,
    "withdrawByEmail": optionalBooleanStringField,
    "withdrawByMail": optionalBooleanStringField,
    "withdrawByPhone": optionalBooleanStringField,
    "withdrawCity": optionalStringField,
    "withdrawConsequences": optionalStringField,
    "withdrawEmail": optionalStringField,
    "withdrawOther": optionalStringField,
    "withdrawPhone": optionalStringField,
    "withdrawPostalCode": optionalStringField,
    "withdrawState": optionalStringField
}));
export const Contact: MiniObject<types.Contact> = /* @__PURE__ */ miniObject(() => ({
    "cloudProvider": optionalEnumRoomsDocusignCoreField,
    "cloudProviderContainerId": optionalStringField,
    "contactId": optionalStringField,
    "contactPhoneNumbers": zod.optional(zod.array(ContactPhoneNumber)),
    "contactUri": optionalStringField,
    "emails": optionalArrayStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "isOwner": optionalBooleanField,
    "name": optionalStringField,
    "organization": optionalStringField,
    "roomContactType": optionalStringField,
    "shared": optionalBooleanStringField,
    "signingGroup": optionalStringField,
    "signingGroupName": optionalStringField,
    "canManage": optionalBooleanStringField,
    "notaryContactDetails": zod.optional(NotaryContactDetails)
}));
export const ContactGetResponse: MiniObject<types.ContactGetResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "contacts": zod.optional(zod.array(Contact)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const ContactModRequest: MiniObject<types.ContactModRequest> = /* @__PURE__ */ miniObject(() => ({
    "contactList": zod.array(Contact)
}));
export const ContactPhoneNumber: MiniObject<types.ContactPhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    "phoneNumber": optionalStringField,
    "phoneType": zod.optional(zod.enum(['home', 'mobile', 'work', 'other', 'fax']))
}));
export const ContactUpdateResponse: MiniObject<types.ContactUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "contacts": zod.optional(zod.array(Contact))
}));
export const CorrectViewRequest: MiniObject<types.CorrectViewRequest> = /* @__PURE__ */ miniObject(() => ({
    "viewAccess": optionalStringField,
    "returnUrl": optionalStringCheckMaxLength470Field,
    "suppressNavigation": optionalBooleanStringField,
    "viewUrl": optionalStringField,
    "beginOnTagger": optionalBooleanStringField,
    "settings": zod.optional(EnvelopeViewSettings)
}));
export const Country: MiniObject<types.Country> = /* @__PURE__ */ miniObject(() => ({
    "isoCode": optionalStringField,
    "name": optionalStringField,
    "provinces": zod.optional(zod.array(Province)),
    "provinceValidated": optionalBooleanStringField
}));
export const Credential: MiniObject<types.Credential> = /* @__PURE__ */ miniObject(() => ({
    "accessCode": optionalStringField,
    "type": optionalStringField,
    "value": optionalStringField
}));
export const CreditCardInformation: MiniObject<types.CreditCardInformation> = /* @__PURE__ */ miniObject(() => ({
    "address": zod.optional(AddressInformation),
    "cardLastDigits": optionalStringField,
    "cardNumber": optionalStringField,
    "cardType": zod.optional(zod.enum(['visa', 'mastercard', 'amex'])),
    "cvNumber": optionalStringField,
    "expirationMonth": optionalIntegerStringField,
    "expirationYear": optionalIntegerStringField,
    "nameOnCard": optionalStringField,
    "tokenizedCard": optionalStringField
}));
export const CreditCardTypes: MiniObject<types.CreditCardTypes> = /* @__PURE__ */ miniObject(() => ({
    "cardTypes": optionalArrayStringField
}));
export const Currency: MiniObject<types.Currency> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "maxNumericalValue": optionalStringField,
    "minNumericalValue": optionalStringField,
    "numericalValue": optionalStringField
}));
export const CurrencyFeatureSetPrice: MiniObject<types.CurrencyFeatureSetPrice> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfCurrencyFeatureSetPrice(),
    "currencyCode": optionalStringField,
    "currencySymbol": optionalStringField
}));
export const CurrencyPlanPrice: MiniObject<types.CurrencyPlanPrice> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlan2(),
    "currencyCode": optionalStringField,
    "currencySymbol": optionalStringField,
    "supportedCardTypes": zod.optional(CreditCardTypes)
}));
export const CustomField: MiniObject<types.CustomField> = /* @__PURE__ */ miniObject(() => ({
    "customFieldType": zod.optional(zod.enum(['text', 'list'])),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "fieldId": optionalStringField,
    "listItems": optionalArrayStringField,
    "name": optionalStringCheckMaxLength100Field,
    "required": optionalBooleanStringField,
    "show": optionalBooleanStringField,
    "value": optionalStringCheckMaxLength100Field
}));
export const CustomFields: MiniObject<types.CustomFields> = /* @__PURE__ */ miniObject(() => ({
    "textCustomFields": zod.optional(zod.array(TextCustomField)),
    "listCustomFields": zod.optional(zod.array(ListCustomField))
}));
export const CustomFieldsEnvelope: MiniObject<types.CustomFieldsEnvelope> = /* @__PURE__ */ miniObject(() => ({
    "textCustomFields": zod.optional(zod.array(TextCustomField)),
    "listCustomFields": zod.optional(zod.array(ListCustomField))
}));
export const CustomSettingsInformation: MiniObject<types.CustomSettingsInformation> = /* @__PURE__ */ miniObject(() => ({
    "customSettings": zod.optional(zod.array(NameValue))
}));
export const Date: MiniObject<types.Date> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata)
}));
export const DateSigned: MiniObject<types.DateSigned> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "timestampStandardized": optionalStringField
}));
export const DateStampProperties: MiniObject<types.DateStampProperties> = /* @__PURE__ */ miniObject(() => ({
    "dateAreaHeight": zod.optional(Measure),
    "dateAreaWidth": zod.optional(Measure),
    "dateAreaX": zod.optional(Measure),
    "dateAreaY": zod.optional(Measure)
}));
export const Decline: MiniObject<types.Decline> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata),
    "declineReason": optionalStringField,
    "declineReasonMetadata": zod.optional(PropertyMetadata)
}));
export const DelayedRoutingApiModel: MiniObject<types.DelayedRoutingApiModel> = /* @__PURE__ */ miniObject(() => ({
    "resumeDate": optionalDateTimeField,
    "rules": zod.optional(zod.array(EnvelopeDelayRuleApiModel)),
    "status": optionalEnumPendingStartedCompletedField
}));
export const DelegationInfo: MiniObject<types.DelegationInfo> = /* @__PURE__ */ miniObject(() => ({
    "Email": optionalStringField,
    "Name": optionalStringField,
    "UserAuthorizationId": optionalStringField,
    "UserId": optionalGuidField,
    "email": optionalStringField,
    "name": optionalStringField,
    "userAuthorizationId": optionalStringField,
    "userId": optionalGuidField
}));
export const DiagnosticsSettingsInformation: MiniObject<types.DiagnosticsSettingsInformation> = /* @__PURE__ */ miniObject(() => ({
    "apiRequestLogging": optionalBooleanStringField,
    "apiRequestLogMaxEntries": optionalIntegerStringField,
    "apiRequestLogRemainingEntries": optionalIntegerStringField
}));
export const DirectDebitProcessorInformation: MiniObject<types.DirectDebitProcessorInformation> = /* @__PURE__ */ miniObject(() => ({
    "bankBranchCode": optionalStringField,
    "bankCheckDigit": optionalStringField,
    "bankCode": optionalStringField,
    "bankName": optionalStringField,
    "bankTransferAccountName": optionalStringField,
    "bankTransferAccountNumber": optionalStringField,
    "bankTransferType": zod.optional(zod.enum(['DirectDebitUK', 'DirectEntryAU', 'SEPA'])),
    "country": optionalStringField,
    "email": optionalStringField,
    "firstName": optionalStringField,
    "iBAN": optionalStringField,
    "lastName": optionalStringField
}));
export const DisplayApplianceAccount: MiniObject<types.DisplayApplianceAccount> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "optOutAutoNavTextAndTabColorUpdates": optionalBooleanField,
    "showInitialConditionalFields": optionalBooleanField,
    "signingVersion": optionalStringField,
    "tagHasSigBlock": optionalBooleanField
}));
export const DisplayApplianceDocument: MiniObject<types.DisplayApplianceDocument> = /* @__PURE__ */ miniObject(() => ({
    "attachmentDescription": optionalStringField,
    "documentId": optionalStringField,
    "documentType": optionalStringField,
    "envelopeId": optionalGuidField,
    "externalDocumentId": optionalStringField,
    "latestPDFId": optionalStringField,
    "name": optionalStringField,
    "pages": optionalIntField
}));
export const DisplayApplianceDocumentPage: MiniObject<types.DisplayApplianceDocumentPage> = /* @__PURE__ */ miniObject(() => ({
    "docPageCountTotal": optionalIntField,
    "documentId": optionalStringField,
    "documentName": optionalStringField,
    "extension": optionalStringField,
    "height72DPI": optionalIntField,
    "isAttachmentType": optionalBooleanField,
    "page": optionalIntField,
    "pageId": optionalStringField,
    "type": optionalStringField,
    "width72DPI": optionalIntField
}));
export const DisplayApplianceEnvelope: MiniObject<types.DisplayApplianceEnvelope> = /* @__PURE__ */ miniObject(() => ({
    "addDemoStamp": optionalBooleanField,
    "allowMultipleAttachments": optionalBooleanField,
    "burnDefaultTabData": optionalBooleanField,
    "convertPdfFields": optionalBooleanField,
    "envelopeId": optionalGuidField,
    "envelopeType": optionalStringField,
    "includeSigsBeforeComplete": optionalBooleanField,
    "isConcatMode": optionalBooleanField,
    "isEnvelopeIDStampingEnabled": optionalBooleanField,
    "pdfFormConversionFontScale100": optionalBooleanField,
    "shouldFlatten": optionalBooleanField,
    "showEnvelopeChanges": optionalBooleanField,
    "signOnline": optionalBooleanField,
    "status": optionalStringField,
    "userId": optionalGuidField
}));
export const DisplayApplianceInfo: MiniObject<types.DisplayApplianceInfo> = /* @__PURE__ */ miniObject(() => ({
    "account": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "optOutAutoNavTextAndTabColorUpdates": optionalBooleanField,
        "showInitialConditionalFields": optionalBooleanField,
        "signingVersion": optionalStringField,
        "tagHasSigBlock": optionalBooleanField
    })),
    "documentPages": zod.optional(zod.array(DisplayApplianceDocumentPage)),
    "documents": zod.optional(zod.array(DisplayApplianceDocument)),
    "envelope": zod.optional(zod.looseObject({
        "addDemoStamp": optionalBooleanField,
        "allowMultipleAttachments": optionalBooleanField,
        "burnDefaultTabData": optionalBooleanField,
        "convertPdfFields": optionalBooleanField,
        "envelopeId": optionalGuidField,
        "envelopeType": optionalStringField,
        "includeSigsBeforeComplete": optionalBooleanField,
        "isConcatMode": optionalBooleanField,
        "isEnvelopeIDStampingEnabled": optionalBooleanField,
        "pdfFormConversionFontScale100": optionalBooleanField,
        "shouldFlatten": optionalBooleanField,
        "showEnvelopeChanges": optionalBooleanField,
        "signOnline": optionalBooleanField,
        "status": optionalStringField,
        "userId": optionalGuidField
    })),
    "pages": zod.optional(zod.array(DisplayAppliancePage)),
    "recipients": zod.optional(zod.array(DisplayApplianceRecipient))
}));
export const DisplayAppliancePage: MiniObject<types.DisplayAppliancePage> = /* @__PURE__ */ miniObject(() => ({
    "documentId": optionalStringField,
    "documentName": optionalStringField,
    "externalDocumentId": optionalStringField,
    "height": optionalIntField,
    "isFirstPage": optionalBooleanField,
    "pageId": optionalStringField,
    "pageNo": optionalIntField,
    "pageStatus": optionalStringField,
    "pageType": optionalStringField,
    "width": optionalIntField
}));
export const DisplayApplianceRecipient: MiniObject<types.DisplayApplianceRecipient> = /* @__PURE__ */ miniObject(() => ({
    "cfrPart11": optionalBooleanField,
    "company": optionalStringField,
    "digitalSignatureBase64": optionalStringField,
    "email": optionalStringField,
    "fullName": optionalStringField,
    "inPersonEmail": optionalStringField,
    "initialsBase64": optionalStringField,
    "isNotary": optionalBooleanField,
    "notarySealBase64": optionalStringField,
    "phoneNumber": optionalStringField,
    "recipientCompleteCount": optionalIntField,
    "recipientGuidId": optionalGuidField,
    "recipientId": optionalStringField,
    "recipientStatus": optionalStringField,
    "recipientType": optionalStringField,
    "rowState": optionalStringField,
    "signatureBase64": optionalStringField,
    "signed": optionalBooleanField,
    "signerApplyTabs": optionalBooleanField,
    "signerAttachmentBase64": optionalStringField,
    "userName": optionalStringField
}));
export const DobInformationInput: MiniObject<types.DobInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "dateOfBirth": optionalStringField,
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "receiveInResponse": optionalBooleanStringField
}));
export const Document: MiniObject<types.Document> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocument(),
    "documentId": optionalStringField,
    "name": optionalStringField,
    "order": optionalIntegerString2Field,
    "documentBase64": optionalBase64Field,
    "documentFields": zod.optional(zod.array(NameValue)),
    "documentTemplateId": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "uri": optionalStringField,
    "docGenDocumentStatus": optionalStringField,
    "fileExtension": optionalStringField,
    "fileFormatHint": optionalStringField,
    "remoteUrl": optionalStringField,
    "pages": zod.optional(zod.union([integerString, zod.array(Page)])),
    "password": optionalStringField,
    "applyAnchorTabs": optionalBooleanStringField,
    "assignTabsToRecipientId": optionalStringField,
    "transformPdfFields": optionalBooleanStringField,
    "pdfFormFieldOption": optionalStringField,
    "encryptedWithKeyManager": optionalBooleanStringField,
    "authoritativeCopy": optionalBooleanField,
    "signerMustAcknowledgeUseAccountDefault": optionalBooleanField,
    "tabs": zod.optional(Tabs),
    "htmlDefinition": zod.optional(DocumentHtmlDefinition),
    "matchBoxes": zod.optional(zod.array(MatchBox))
}));
export const DocumentFieldsInformation: MiniObject<types.DocumentFieldsInformation> = /* @__PURE__ */ miniObject(() => ({
    "documentFields": zod.optional(zod.array(NameValue))
}));
export const DocumentHtmlCollapsibleDisplaySettings: MiniObject<types.DocumentHtmlCollapsibleDisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlCollapsibleDisplaySettings()
}));
export const DocumentHtmlDefinition: MiniObject<types.DocumentHtmlDefinition> = /* @__PURE__ */ miniObject(() => ({
    "displayAnchorPrefix": optionalStringField,
    "displayAnchors": zod.optional(zod.array(DocumentHtmlDisplayAnchor)),
    "displayOrder": optionalIntegerStringField,
    "displayPageNumber": optionalIntegerStringField,
    "documentGuid": optionalGuidField,
    "documentId": optionalStringField,
    "headerLabel": optionalStringField,
    "maxScreenWidth": optionalIntegerStringField,
    "removeEmptyTags": optionalStringField,
    "showMobileOptimizedToggle": optionalBooleanStringField,
    "source": optionalStringField
}));
export const DocumentHtmlDefinitionOriginal: MiniObject<types.DocumentHtmlDefinitionOriginal> = /* @__PURE__ */ miniObject(() => ({
    "documentId": optionalStringField,
    "documentIdGuid": optionalGuidField,
    "htmlDefinition": zod.optional(DocumentHtmlDefinition)
}));
export const DocumentHtmlDefinitionOriginals: MiniObject<types.DocumentHtmlDefinitionOriginals> = /* @__PURE__ */ miniObject(() => ({
    "htmlDefinitions": zod.optional(zod.array(DocumentHtmlDefinitionOriginal))
}));
export const DocumentHtmlDefinitions: MiniObject<types.DocumentHtmlDefinitions> = /* @__PURE__ */ miniObject(() => ({
    "htmlDefinitions": optionalArrayStringField
}));
export const DocumentHtmlDisplayAnchor: MiniObject<types.DocumentHtmlDisplayAnchor> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlDisplayAnchor(),
    "displaySettings": zod.optional(DocumentHtmlDisplaySettings)
}));
export const DocumentHtmlDisplaySettings: MiniObject<types.DocumentHtmlDisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlDisplaySettings(),
    "collapsibleSettings": zod.optional(DocumentHtmlCollapsibleDisplaySettings),
    "display": zod.optional(zod.enum(['inline', 'collapsible', 'collapsed', 'continue_button', 'responsive_table', 'responsive_table_single_column', 'print_only']))
}));
export const DocumentSecurityStore: MiniObject<types.DocumentSecurityStore> = /* @__PURE__ */ miniObject(() => ({
    "certificates": optionalArrayStringField,
    "crls": optionalArrayStringField,
    "ocsps": optionalArrayStringField
}));
export const DocumentTemplate: MiniObject<types.DocumentTemplate> = /* @__PURE__ */ miniObject(() => ({
    "documentEndPage": optionalIntegerStringField,
    "documentId": optionalStringField,
    "documentStartPage": optionalIntegerStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "templateId": guid
}));
export const DocumentTemplateList: MiniObject<types.DocumentTemplateList> = /* @__PURE__ */ miniObject(() => ({
    "documentTemplates": zod.array(DocumentTemplate)
}));
export const DocumentUpdateInfo: MiniObject<types.DocumentUpdateInfo> = /* @__PURE__ */ miniObject(() => ({
    "data": optionalStringField,
    "documentId": optionalStringField,
    "documentSecurityStore": zod.optional(DocumentSecurityStore),
    "name": optionalStringField,
    "returnFormat": optionalStringField,
    "signatureDataInfos": zod.optional(zod.array(SignatureDataInfo)),
    "timeStampField": zod.optional(TimeStampField)
}));
export const DocumentVisibility: MiniObject<types.DocumentVisibility> = /* @__PURE__ */ miniObject(() => ({
    "documentId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "recipientId": optionalStringField,
    "rights": optionalEnumEditableReadOnlyField,
    "visible": optionalBooleanStringField
}));
export const DocumentVisibilityList: MiniObject<types.DocumentVisibilityList> = /* @__PURE__ */ miniObject(() => ({
    "documentVisibility": zod.array(DocumentVisibility)
}));
export const DowngradRequestBillingInfoResponse: MiniObject<types.DowngradRequestBillingInfoResponse> = /* @__PURE__ */ miniObject(() => ({
    "downgradePlanInformation": zod.optional(DowngradePlanUpdateResponse),
    "paymentMethod": zod.optional(PaymentMethod)
}));
export const DowngradeBillingPlanInformation: MiniObject<types.DowngradeBillingPlanInformation> = /* @__PURE__ */ miniObject(() => ({
    "downgradeEventType": optionalStringField,
    "planInformation": zod.optional(PlanInformation),
    "promoCode": optionalStringField,
    "saleDiscount": optionalStringField,
    "saleDiscountPeriods": optionalIntegerStringField,
    "saleDiscountType": optionalStringField
}));
export const DowngradePlanUpdateResponse: MiniObject<types.DowngradePlanUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "accountPaymentMethod": optionalStringField,
    "discountApplied": optionalStringField,
    "downgradeEffectiveDate": optionalDateTimeField,
    "downgradePaymentCycle": optionalStringField,
    "downgradePlanId": optionalStringField,
    "downgradePlanName": optionalStringField,
    "downgradeRequestStatus": optionalStringField,
    "message": optionalStringField,
    "productId": optionalStringField,
    "promoCode": optionalStringField,
    "saleDiscount": optionalStringField,
    "saleDiscountPeriods": optionalIntegerStringField,
    "saleDiscountType": optionalStringField
}));
export const DowngradeRequestInformation: MiniObject<types.DowngradeRequestInformation> = /* @__PURE__ */ miniObject(() => ({
    "downgradeRequestCreation": optionalDateTimeField,
    "downgradeRequestProductId": optionalStringField,
    "downgradeRequestStatus": optionalStringField
}));
export const Draw: MiniObject<types.Draw> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "allowSignerUpload": optionalBooleanStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "useBackgroundAsCanvas": optionalBooleanStringField
}));
export const ENoteConfiguration: MiniObject<types.ENoteConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "apiKey": optionalStringField,
    "connectConfigured": optionalBooleanStringField,
    "eNoteConfigured": optionalBooleanStringField,
    "organization": optionalStringField,
    "password": optionalStringField,
    "userName": optionalStringField
}));
export const Editor: MiniObject<types.Editor> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const Email: MiniObject<types.Email> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata)
}));
export const EmailAddress: MiniObject<types.EmailAddress> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const EmailSettings: MiniObject<types.EmailSettings> = /* @__PURE__ */ miniObject(() => ({
    "replyEmailAddressOverride": optionalStringField,
    "replyEmailNameOverride": optionalStringField,
    "bccEmailAddresses": zod.optional(zod.array(BccEmailAddress))
}));
export const Envelope: MiniObject<types.Envelope> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelope(),
    ...fieldsOfEnvelope2(),
    "status": zod.optional(EnvelopeStatus),
    "hasFormDataChanges": optionalBooleanStringField,
    "templates": zod.optional(zod.array(TemplateSummary)),
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "emailSubject": optionalStringCheckMaxLength100Field,
    "emailBlurb": optionalStringCheckMaxLength10000Field,
    "brandId": optionalGuidField,
    "notification": zod.optional(Notification),
    "recipients": zod.optional(Recipients),
    "customFields": zod.optional(CustomFields),
    "envelopeDocuments": zod.optional(zod.array(EnvelopeDocument)),
    "documentBase64": optionalBase64Field,
    "allowMarkup": optionalBooleanStringField,
    "authoritativeCopy": optionalBooleanStringField,
    "autoNavigation": optionalBooleanStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lockInformation": zod.optional(LockInformation),
    "signerCanSignOnMobile": optionalBooleanStringField,
    "signingLocation": optionalStringField,
    "transactionId": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "sentDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "declinedDateTime": optionalDateTimeField,
    "lastModifiedDateTime": optionalDateTimeField,
    "statusDateTime": optionalDateTimeField,
    "expireEnabled": optionalBooleanStringField,
    "expireAfter": optionalIntegerStringField,
    "purgeState": zod.optional(PurgeState),
    "folders": zod.optional(zod.array(Folder)),
    "powerForm": zod.optional(zod.lazy(() => PowerForm))
}));
export const EnvelopeAttachment: MiniObject<types.EnvelopeAttachment> = /* @__PURE__ */ miniObject(() => ({
    "accessControl": optionalStringField,
    "attachmentId": optionalStringField,
    "attachmentType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "label": optionalStringField,
    "name": optionalStringField
}));
export const EnvelopeAttachmentsRequest: MiniObject<types.EnvelopeAttachmentsRequest> = /* @__PURE__ */ miniObject(() => ({
    "attachments": zod.array(Attachment)
}));
export const EnvelopeAttachmentsResult: MiniObject<types.EnvelopeAttachmentsResult> = /* @__PURE__ */ miniObject(() => ({
    "attachments": zod.optional(zod.array(EnvelopeAttachment))
}));
export const EnvelopeAuditEvent: MiniObject<types.EnvelopeAuditEvent> = /* @__PURE__ */ miniObject(() => ({
    "eventFields": zod.optional(zod.array(NameValue))
}));
export const EnvelopeAuditEventResponse: MiniObject<types.EnvelopeAuditEventResponse> = /* @__PURE__ */ miniObject(() => ({
    "auditEvents": zod.optional(zod.array(EnvelopeAuditEvent))
}));
export const EnvelopeCustomMetadata: MiniObject<types.EnvelopeCustomMetadata> = /* @__PURE__ */ miniObject(() => ({
    "envelopeCustomMetadataDetails": zod.optional(zod.array(NameValue))
}));
export const EnvelopeDefinition: MiniObject<types.EnvelopeDefinition> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelope(),
    ...fieldsOfEnvelope2(),
    "documents": zod.optional(zod.array(Document)),
    "password": optionalStringField,
    "templateId": optionalGuidField,
    "folders": zod.optional(zod.array(Folder)),
    "powerForm": zod.optional(PowerForm),
    "status": zod.optional(zod.enum(['created', 'sent'])),
    "attachments": zod.optional(zod.array(Attachment)),
    "templateRoles": zod.optional(zod.array(TemplateRole)),
    "eventNotification": zod.optional(EventNotification),
    "eventNotifications": zod.optional(zod.array(EventNotification)),
    "accessibility": optionalStringField,
    "allowRecipientRecursion": optionalBooleanStringField,
    "compositeTemplates": zod.optional(zod.array(CompositeTemplate)),
    "recipientViewRequest": zod.optional(zod.looseObject({
        "assertionId": optionalStringField,
        "authenticationInstant": optionalDateTimeField,
        "authenticationMethod": optionalStringField,
        "clientURLs": zod.optional(zod.looseObject({
            "onAccessCodeFailed": optionalStringField,
            "onCancel": optionalStringField,
            "onDecline": optionalStringField,
            "onException": optionalStringField,
            "onFaxPending": optionalStringField,
            "onIdCheckFailed": optionalStringField,
            "onSessionTimeout": optionalStringField,
            "onSigningComplete": optionalStringField,
            "onTTLExpired": optionalStringField,
            "onViewingComplete": optionalStringField
        })),
        "pingFrequency": optionalIntegerStringField,
        "pingUrl": optionalStringField,
        "recipientId": optionalStringField,
        "returnUrl": stringCheckMaxLength470Field,
        "securityDomain": optionalStringField,
        "xFrameOptions": zod.optional(zod.enum(['deny', 'same_origin', 'allow_from'])),
        "xFrameOptionsAllowFromUrl": optionalStringField,
        "clientUserId": optionalStringCheckMaxLength100Field,
        "email": optionalStringCheckMaxLength100Field,
        "frameAncestors": optionalArrayStringField,
        "messageOrigins": optionalArrayStringField,
        "userId": optionalStringField,
        "userName": optionalStringCheckMaxLength100Field,
        "displayFormat": optionalStringField
    })),
    "emailSubject": optionalStringCheckMaxLength100Field,
    "emailBlurb": optionalStringCheckMaxLength10000Field,
    "brandId": optionalGuidField,
    "notification": zod.optional(Notification),
    "recipients": zod.optional(Recipients),
    "customFields": zod.optional(CustomFields),
    "envelopeDocuments": zod.optional(zod.array(EnvelopeDocument)),
    "documentBase64": optionalBase64Field,
    "allowMarkup": optionalBooleanStringField,
    "authoritativeCopy": optionalBooleanStringField,
    "autoNavigation": optionalBooleanStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lockInformation": zod.optional(LockInformation),
    "signerCanSignOnMobile": optionalBooleanStringField,
    "signingLocation": optionalStringField,
    "transactionId": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "sentDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "declinedDateTime": optionalDateTimeField,
    "lastModifiedDateTime": optionalDateTimeField,
    "statusDateTime": optionalDateTimeField,
    "expireEnabled": optionalBooleanStringField,
    "expireAfter": optionalIntegerStringField,
    "purgeState": zod.optional(PurgeState),
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField
}));
export const EnvelopeDelayRuleApiModel: MiniObject<types.EnvelopeDelayRuleApiModel> = /* @__PURE__ */ miniObject(() => ({
    "delay": optionalStringField,
    "resumeDate": optionalDateTimeField
}));
export const EnvelopeDocument: MiniObject<types.EnvelopeDocument> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocument(),
    "documentId": optionalStringField,
    "name": optionalStringField,
    "order": optionalIntegerString2Field,
    "documentBase64": optionalBase64Field,
    "documentFields": zod.optional(zod.array(NameValue)),
    "documentTemplateId": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "uri": optionalStringField,
    "docGenDocumentStatus": optionalStringField,
    "documentIdGuid": optionalGuidField,
    "type": optionalStringField,
    "PDFBytes": optionalBase64Field,
    "sizeBytes": optionalIntegerStringField,
    "pages": zod.optional(zod.array(Page)),
    "addedRecipientIds": optionalArrayStringField,
    "attachmentTabId": optionalStringField,
    "authoritative": optionalBooleanStringField,
    "tabs": zod.optional(Tabs),
    "authoritativeCopy": optionalBooleanStringField,
    "authoritativeCopyMetadata": zod.optional(PropertyMetadata),
    "displayMetadata": zod.optional(PropertyMetadata),
    "includeInDownloadMetadata": zod.optional(PropertyMetadata),
    "nameMetadata": zod.optional(PropertyMetadata),
    "signerMustAcknowledgeMetadata": zod.optional(PropertyMetadata),
    "availableDocumentTypes": zod.optional(zod.array(SignatureType)),
    "containsPdfFormFields": optionalBooleanStringField,
    "agreementType": optionalStringField,
    "agreementTypeSource": optionalStringField,
    "hasDigitalSignature": optionalBooleanStringField,
    "isAceGenDocument": optionalBooleanStringField,
    "isEdited": optionalBooleanStringField,
    "isExternallyAvailable": optionalBooleanStringField,
    "isFlattened": optionalBooleanStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "docGenErrors": zod.optional(zod.array(DocGenSyntaxError))
}));
export const EnvelopeDocumentsResult: MiniObject<types.EnvelopeDocumentsResult> = /* @__PURE__ */ miniObject(() => ({
    "envelopeDocuments": zod.optional(zod.array(EnvelopeDocument)),
    "envelopeId": optionalGuidField
}));
export const EnvelopeEvent: MiniObject<types.EnvelopeEvent> = /* @__PURE__ */ miniObject(() => ({
    "envelopeEventStatusCode": zod.optional(EnvelopeEventCode),
    "includeDocuments": optionalBooleanStringField
}));
export const EnvelopeFormData: MiniObject<types.EnvelopeFormData> = /* @__PURE__ */ miniObject(() => ({
    "emailSubject": optionalStringField,
    "envelopeId": optionalGuidField,
    "formData": zod.optional(zod.array(FormDataItem)),
    "prefillFormData": zod.optional(PrefillFormData),
    "recipientFormData": zod.optional(zod.array(RecipientFormData)),
    "sentDateTime": optionalDateTimeField,
    "status": zod.optional(EnvelopeStatus)
}));
export const EnvelopeId: MiniObject<types.EnvelopeId> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata)
}));
export const EnvelopeIdsRequest: MiniObject<types.EnvelopeIdsRequest> = /* @__PURE__ */ miniObject(() => ({
    "envelopeIds": optionalArrayStringField,
    "transactionIds": optionalArrayStringField
}));
export const EnvelopeMetadata: MiniObject<types.EnvelopeMetadata> = /* @__PURE__ */ miniObject(() => ({
    "allowAdvancedCorrect": optionalBooleanStringField,
    "allowCorrect": optionalBooleanStringField,
    "enableSignWithNotary": optionalBooleanStringField
}));
export const EnvelopeNotificationRequest: MiniObject<types.EnvelopeNotificationRequest> = /* @__PURE__ */ miniObject(() => ({
    "expirations": zod.optional(Expirations),
    "reminders": zod.optional(Reminders),
    "useAccountDefaults": optionalBooleanStringField
}));
export const EnvelopePurgeConfiguration: MiniObject<types.EnvelopePurgeConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "purgeEnvelopes": optionalBooleanStringField,
    "redactPII": optionalBooleanStringField,
    "removeTabsAndEnvelopeAttachments": optionalBooleanStringField,
    "retentionDays": zod.optional(integerString7)
}));
export const EnvelopeSummary: MiniObject<types.EnvelopeSummary> = /* @__PURE__ */ miniObject(() => ({
    "envelopeId": optionalGuidField,
    "status": zod.optional(EnvelopeStatus),
    "statusDateTime": optionalDateTimeField,
    "uri": optionalStringField,
    "recipientSigningUri": optionalStringField,
    "recipientSigningUriError": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "bulkEnvelopeStatus": zod.optional(BulkEnvelopeStatus)
}));
export const EnvelopeTemplate: MiniObject<types.EnvelopeTemplate> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelope(),
    ...fieldsOfEnvelope2(),
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "emailSubject": optionalStringCheckMaxLength100Field,
    "emailBlurb": optionalStringCheckMaxLength10000Field,
    "brandId": optionalGuidField,
    "notification": zod.optional(Notification),
    "recipients": zod.optional(Recipients),
    "customFields": zod.optional(CustomFields),
    "envelopeDocuments": zod.optional(zod.array(EnvelopeDocument)),
    "documentBase64": optionalBase64Field,
    "allowMarkup": optionalBooleanStringField,
    "authoritativeCopy": optionalBooleanStringField,
    "autoNavigation": optionalBooleanStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lockInformation": zod.optional(LockInformation),
    "signerCanSignOnMobile": optionalBooleanStringField,
    "signingLocation": optionalStringField,
    "transactionId": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "sentDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "declinedDateTime": optionalDateTimeField,
    "lastModifiedDateTime": optionalDateTimeField,
    "statusDateTime": optionalDateTimeField,
    "expireEnabled": optionalBooleanStringField,
    "expireAfter": optionalIntegerStringField,
    "purgeState": zod.optional(PurgeState),
    "folders": zod.optional(zod.array(Folder)),
    "powerForm": zod.optional(PowerForm),
    "documents": zod.optional(zod.array(Document)),
    "password": optionalStringField,
    "templateId": optionalGuidField,
    "status": zod.optional(EnvelopeStatus),
    "autoMatch": optionalBooleanStringField,
    "autoMatchSpecifiedByUser": optionalBooleanStringField,
    "created": optionalDateTimeField,
    "description": optionalStringField,
    "favoritedByMe": optionalBooleanStringField,
    "folderId": optionalGuidField,
    "folderIds": optionalArrayStringField,
    "folderName": optionalStringField,
    "lastModified": optionalDateTimeField,
    "lastModifiedBy": zod.optional(UserInfo),
    "lastUsed": optionalDateTimeField,
    "name": optionalStringField,
    "newPassword": optionalStringField,
    "owner": zod.optional(UserInfo),
    "pageCount": optionalIntegerStringField,
    "passwordProtected": optionalBooleanStringField,
    "powerForms": zod.optional(zod.array(PowerForm)),
    "shared": optionalBooleanStringField,
    "uri": optionalStringField,
    "isAceGenTemplate": optionalBooleanStringField,
    "isDocGenTemplate": optionalBooleanStringField
}));
export const EnvelopeTemplateResults: MiniObject<types.EnvelopeTemplateResults> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "envelopeTemplates": zod.optional(zod.array(EnvelopeTemplate)),
    "folders": zod.optional(zod.array(Folder)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const EnvelopeTransactionStatus: MiniObject<types.EnvelopeTransactionStatus> = /* @__PURE__ */ miniObject(() => ({
    "transactionId": optionalStringField,
    "envelopeId": optionalGuidField,
    "status": zod.optional(EnvelopeStatus),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const EnvelopeTransferRule: MiniObject<types.EnvelopeTransferRule> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeTransferRule(),
    "enabled": optionalBooleanStringField,
    "fromGroup": zod.optional(Group),
    "fromUser": zod.optional(UserInformation),
    "modifiedDate": optionalDateTimeField
}));
export const EnvelopeTransferRuleInformation: MiniObject<types.EnvelopeTransferRuleInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "envelopeTransferRules": zod.optional(zod.array(EnvelopeTransferRule))
}));
export const EnvelopeTransferRuleRequest: MiniObject<types.EnvelopeTransferRuleRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeTransferRule(),
    "enabled": optionalBooleanStringField,
    "fromGroups": zod.optional(zod.array(Group)),
    "fromUsers": zod.optional(zod.array(UserInformation)),
    "modifiedDate": optionalDateTimeField
}));
export const EnvelopeUpdateSummary: MiniObject<types.EnvelopeUpdateSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeUpdateSummary(),
    "envelopeId": optionalGuidField,
    "purgeState": zod.optional(PurgeState),
    "lockInformation": zod.optional(LockInformation),
    "recipientUpdateResults": zod.optional(zod.array(RecipientUpdateResponse)),
    "bulkEnvelopeStatus": zod.optional(BulkEnvelopeStatus),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const EnvelopeViewDocumentSettings: MiniObject<types.EnvelopeViewDocumentSettings> = /* @__PURE__ */ miniObject(() => ({
    "showEditDocuments": optionalBooleanStringField,
    "showEditDocumentVisibility": optionalBooleanStringField,
    "showEditPages": optionalBooleanStringField,
    "showSaveAsDocumentCustomField": optionalBooleanStringField
}));
export const EnvelopeViewEnvelopeCustomFieldSettings: MiniObject<types.EnvelopeViewEnvelopeCustomFieldSettings> = /* @__PURE__ */ miniObject(() => ({
    "showEnvelopeCustomFields": optionalBooleanStringField
}));
export const EnvelopeViewRecipientSettings: MiniObject<types.EnvelopeViewRecipientSettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeViewRecipientSettings(),
    "showBulkSend": optionalBooleanStringField
}));
export const EnvelopeViewRequest: MiniObject<types.EnvelopeViewRequest> = /* @__PURE__ */ miniObject(() => ({
    "viewAccess": optionalStringField,
    "returnUrl": optionalStringCheckMaxLength470Field,
    "settings": zod.optional(EnvelopeViewSettings)
}));
export const EnvelopeViewSettings: MiniObject<types.EnvelopeViewSettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeViewSettings(),
    "lockToken": optionalStringField,
    "sendButtonAction": optionalStringField,
    "showSignNow": optionalBooleanStringField,
    "recipientSettings": zod.optional(EnvelopeViewRecipientSettings),
    "templateSettings": zod.optional(EnvelopeViewTemplateSettings)
}));
export const EnvelopeViewTaggerSettings: MiniObject<types.EnvelopeViewTaggerSettings> = /* @__PURE__ */ miniObject(() => ({
    "paletteDefault": optionalStringField,
    "paletteSections": optionalStringField,
    "paletteSettings": zod.optional(PaletteSettings)
}));
export const EnvelopeViewTemplateSettings: MiniObject<types.EnvelopeViewTemplateSettings> = /* @__PURE__ */ miniObject(() => ({
    "showMatchingTemplatesPrompt": optionalBooleanStringField
}));
export const EnvelopesInformation: MiniObject<types.EnvelopesInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "envelopes": zod.optional(zod.array(Envelope)),
    "envelopeTransactionStatuses": zod.optional(zod.array(EnvelopeTransactionStatus)),
    "continuationToken": optionalStringField,
    "lastQueriedDateTime": optionalDateTimeField,
    "envelopeSearchSource": optionalStringField,
    "folders": zod.optional(zod.array(Folder))
}));
export const ErrorDetails: MiniObject<types.ErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": stringField,
    "message": stringField
}));
export const EventNotification: MiniObject<types.EventNotification> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfConnectCustomConfiguration(),
    "url": optionalStringField,
    "envelopeEvents": zod.optional(zod.array(EnvelopeEvent)),
    "recipientEvents": zod.optional(zod.array(RecipientEvent)),
    "loggingEnabled": optionalBooleanStringField,
    "requireAcknowledgment": optionalBooleanStringField,
    "includeCertificateWithSoap": optionalBooleanStringField,
    "includeSenderAccountAsCustomField": optionalBooleanStringField,
    "includeTimeZone": optionalBooleanStringField,
    "signMessageWithX509Cert": optionalBooleanStringField,
    "soapNameSpace": optionalStringField,
    "includeDocuments": optionalBooleanStringField
}));
export const EventResult: MiniObject<types.EventResult> = /* @__PURE__ */ miniObject(() => ({
    "eventTimestamp": optionalDateTimeField,
    "failureDescription": optionalStringField,
    "status": optionalStringField,
    "vendorFailureStatusCode": optionalStringField
}));
export const Expirations: MiniObject<types.Expirations> = /* @__PURE__ */ miniObject(() => ({
    "expireEnabled": optionalBooleanStringField,
    "expireAfter": optionalIntegerStringField,
    "expireWarn": optionalIntegerStringField
}));
export const ExternalClaim: MiniObject<types.ExternalClaim> = /* @__PURE__ */ miniObject(() => ({
    "acquiredTime": optionalDateTimeField,
    "claimName": optionalStringField,
    "provider": optionalStringField,
    "value": optionalStringField
}));
export const ExternalDocServiceErrorDetails: MiniObject<types.ExternalDocServiceErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "authenticationUrl": optionalStringField,
    "errorCode": optionalStringField,
    "message": optionalStringField
}));
export const ExternalDocumentSources: MiniObject<types.ExternalDocumentSources> = /* @__PURE__ */ miniObject(() => ({
    "boxnetEnabled": optionalBooleanStringField,
    "boxnetMetadata": zod.optional(SettingsMetadata),
    "dropboxEnabled": optionalBooleanStringField,
    "dropboxMetadata": zod.optional(SettingsMetadata),
    "googleDriveEnabled": optionalBooleanStringField,
    "googleDriveMetadata": zod.optional(SettingsMetadata),
    "oneDriveEnabled": optionalBooleanStringField,
    "oneDriveMetadata": zod.optional(SettingsMetadata),
    "salesforceEnabled": optionalBooleanStringField,
    "salesforceMetadata": zod.optional(SettingsMetadata)
}));
export const ExternalFile: MiniObject<types.ExternalFile> = /* @__PURE__ */ miniObject(() => ({
    "date": optionalDateTimeField,
    "hasCompositeTemplate": optionalBooleanStringField,
    "id": optionalStringField,
    "img": optionalStringField,
    "name": optionalStringField,
    "ownerName": optionalStringField,
    "size": optionalIntegerStringField,
    "supported": optionalBooleanStringField,
    "type": zod.optional(zod.enum(['file', 'folder'])),
    "uri": optionalStringField
}));
export const ExternalFolder: MiniObject<types.ExternalFolder> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "errorDetails": zod.optional(zod.looseObject({
        "authenticationUrl": optionalStringField,
        "errorCode": optionalStringField,
        "message": optionalStringField
    })),
    "id": optionalStringField,
    "items": zod.optional(zod.array(ExternalFile)),
    "name": optionalStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "totalSetSize": optionalIntegerStringField,
    "skyDriveSkipToken": optionalStringField
}));
export const ExternalPrimaryAccountRecipientAuthRequirements: MiniObject<types.ExternalPrimaryAccountRecipientAuthRequirements> = /* @__PURE__ */ miniObject(() => ({
    "accessCode": optionalBooleanStringField,
    "idVerification": optionalBooleanStringField,
    "kba": optionalBooleanStringField,
    "phone": optionalBooleanStringField
}));
export const FavoriteTemplatesContentItem: MiniObject<types.FavoriteTemplatesContentItem> = /* @__PURE__ */ miniObject(() => ({
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "favoritedDate": optionalDateTimeField,
    "templateId": optionalGuidField
}));
export const FavoriteTemplatesInfo: MiniObject<types.FavoriteTemplatesInfo> = /* @__PURE__ */ miniObject(() => ({
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "favoriteTemplates": zod.optional(zod.array(FavoriteTemplatesContentItem)),
    "templatesUpdatedCount": optionalIntCheckGte0Field
}));
export const FeatureAvailableMetadata: MiniObject<types.FeatureAvailableMetadata> = /* @__PURE__ */ miniObject(() => ({
    "availabilty": optionalStringField,
    "featureName": optionalStringField
}));
export const FeatureSet: MiniObject<types.FeatureSet> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfCurrencyFeatureSetPrice(),
    "currencyFeatureSetPrices": zod.optional(zod.array(CurrencyFeatureSetPrice)),
    "featureSetId": optionalStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "isActive": optionalBooleanStringField,
    "isEnabled": optionalBooleanStringField,
    "name": optionalStringField
}));
export const FileType: MiniObject<types.FileType> = /* @__PURE__ */ miniObject(() => ({
    "fileExtension": optionalStringField,
    "mimeType": optionalStringField
}));
export const FileTypeList: MiniObject<types.FileTypeList> = /* @__PURE__ */ miniObject(() => ({
    "fileTypes": zod.optional(zod.array(FileType))
}));
export const Filter: MiniObject<types.Filter> = /* @__PURE__ */ miniObject(() => ({
    "actionRequired": optionalBooleanStringField,
    "expires": optionalStringField,
    "folderIds": optionalStringField,
    "fromDateTime": optionalDateTimeField,
    "isTemplate": optionalBooleanStringField,
    "order": optionalEnumAscDescField,
    "orderBy": optionalStringField,
    "searchTarget": optionalStringField,
    "searchText": optionalStringField,
    "status": optionalStringField,
    "toDateTime": optionalDateTimeField
}));
export const FirstName: MiniObject<types.FirstName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const Folder: MiniObject<types.Folder> = /* @__PURE__ */ miniObject(() => ({
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "filter": zod.optional(zod.looseObject({
        "actionRequired": optionalBooleanStringField,
        "expires": optionalStringField,
        "folderIds": optionalStringField,
        "fromDateTime": optionalDateTimeField,
        "isTemplate": optionalBooleanStringField,
        "order": optionalEnumAscDescField,
        "orderBy": optionalStringField,
        "searchTarget": optionalStringField,
        "searchText": optionalStringField,
        "status": optionalStringField,
        "toDateTime": optionalDateTimeField
    })),
    "folderId": optionalGuidField,
    "folderItems": zod.optional(zod.array(FolderItemV2)),
    "folders": zod.optional(zod.array(zod.lazy(() => Folder))),
    "hasAccess": optionalBooleanStringField,
    "hasSubFolders": optionalBooleanStringField,
    "itemCount": optionalIntegerStringField,
    "name": optionalStringField,
    "owner": zod.optional(UserInfo),
    "parentFolderId": optionalStringCheckRegexRoot09aFAF809aField,
    "parentFolderUri": optionalStringField,
    "subFolderCount": optionalIntegerStringField,
    "type": zod.optional(zod.enum(['draft', 'inbox', 'normal', 'recyclebin', 'sentitems', 'custom'])),
    "uri": optionalStringField,
    "ownerUserId": optionalGuidField,
    "ownerUserName": optionalStringField,
    "ownerEmail": optionalStringField
}));
export const FolderItemResponse: MiniObject<types.FolderItemResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "folderItems": zod.optional(zod.array(FolderItemV2)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "totalRows": optionalIntegerStringField
}));
export const FolderItemV2: MiniObject<types.FolderItemV2> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelope2(),
    "createdDateTime": optionalDateTimeField,
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "folderId": optionalGuidField,
    "folderUri": optionalStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lastModifiedDateTime": optionalDateTimeField,
    "ownerName": optionalStringField,
    "recipients": zod.optional(Recipients),
    "senderCompany": optionalStringField,
    "senderEmail": optionalStringField,
    "senderName": optionalStringField,
    "senderUserId": optionalGuidField,
    "sentDateTime": optionalDateTimeField,
    "status": zod.optional(EnvelopeStatus),
    "subject": optionalStringField,
    "templateId": optionalGuidField,
    "templateUri": optionalStringField
}));
export const FolderItemsResponse: MiniObject<types.FolderItemsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "envelopes": zod.optional(zod.array(EnvelopeSummary)),
    "folders": zod.optional(zod.array(Folder)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const FolderSharedItem: MiniObject<types.FolderSharedItem> = /* @__PURE__ */ miniObject(() => ({
    "folderId": optionalStringField,
    "name": optionalStringField,
    "parentFolderId": optionalStringField,
    "parentFolderUri": optionalStringField,
    "uri": optionalStringField,
    "user": zod.optional(UserInfo),
    "owner": zod.optional(UserInfo),
    "shared": zod.optional(ItemSharing),
    "sharedGroups": zod.optional(zod.array(MemberGroupSharedItem)),
    "sharedUsers": zod.optional(zod.array(UserSharedItem)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const FoldersRequest: MiniObject<types.FoldersRequest> = /* @__PURE__ */ miniObject(() => ({
    "envelopeIds": zod.array(guid),
    "folders": zod.optional(zod.array(Folder)),
    "fromFolderId": optionalStringField
}));
export const FoldersResponse: MiniObject<types.FoldersResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "envelopes": zod.optional(zod.array(EnvelopeSummary)),
    "folders": zod.optional(zod.array(Folder)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const ForgottenPasswordInformation: MiniObject<types.ForgottenPasswordInformation> = /* @__PURE__ */ miniObject(() => ({
    "forgottenPasswordAnswer1": optionalStringField,
    "forgottenPasswordAnswer2": optionalStringField,
    "forgottenPasswordAnswer3": optionalStringField,
    "forgottenPasswordAnswer4": optionalStringField,
    "forgottenPasswordQuestion1": optionalStringField,
    "forgottenPasswordQuestion2": optionalStringField,
    "forgottenPasswordQuestion3": optionalStringField,
    "forgottenPasswordQuestion4": optionalStringField
}));
export const FormDataItem: MiniObject<types.FormDataItem> = /* @__PURE__ */ miniObject(() => ({
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "listSelectedValue": optionalStringField,
    "name": optionalStringField,
    "numericalValue": optionalStringField,
    "originalValue": optionalStringField,
    "value": optionalStringField,
    "originalNumericalValue": optionalStringField
}));
export const FormulaTab: MiniObject<types.FormulaTab> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata),
    "hidden": optionalBooleanStringField,
    "hiddenMetadata": zod.optional(PropertyMetadata),
    "paymentDetails": zod.optional(PaymentDetails),
    "roundDecimalPlaces": optionalIntegerStringField,
    "roundDecimalPlacesMetadata": zod.optional(PropertyMetadata)
}));
export const FullName: MiniObject<types.FullName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const GraphicsContext: MiniObject<types.GraphicsContext> = /* @__PURE__ */ miniObject(() => ({
    "fillColor": optionalStringField,
    "lineColor": optionalStringField,
    "lineWeight": zod.optional(Measure)
}));
export const Group: MiniObject<types.Group> = /* @__PURE__ */ miniObject(() => ({
    "groupId": optionalStringField,
    "groupName": optionalStringField,
    "groupType": zod.optional(GroupType),
    "permissionProfileId": optionalStringField,
    "dsGroupId": optionalStringField,
    "users": zod.optional(zod.array(UserInfo)),
    "usersCount": optionalIntegerStringField,
    "accessType": optionalStringField,
    "isManagedByScim": optionalBooleanField,
    "lastModifiedOn": optionalStringField,
    "userGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const GroupInformation: MiniObject<types.GroupInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "groups": zod.optional(zod.array(Group)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const IdCheckConfiguration: MiniObject<types.IdCheckConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "authSteps": zod.optional(zod.array(IdCheckSecurityStep)),
    "isDefault": optionalBooleanStringField,
    "name": optionalStringField
}));
export const IdCheckInformationInput: MiniObject<types.IdCheckInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "addressInformationInput": zod.optional(AddressInformationInput),
    "dobInformationInput": zod.optional(DobInformationInput),
    "ssn4InformationInput": zod.optional(Ssn4InformationInput),
    "ssn9InformationInput": zod.optional(Ssn9InformationInput)
}));
export const IdCheckSecurityStep: MiniObject<types.IdCheckSecurityStep> = /* @__PURE__ */ miniObject(() => ({
    "authType": optionalStringField
}));
export const InPersonSigner: MiniObject<types.InPersonSigner> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory4(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "hostEmail": optionalStringCheckMaxLength100Field,
    "hostEmailMetadata": zod.optional(PropertyMetadata),
    "hostName": optionalStringCheckMaxLength100Field,
    "hostNameMetadata": zod.optional(PropertyMetadata),
    "inPersonSigningType": zod.optional(zod.enum(['inPersonSigner', 'notary'])),
    "inPersonSigningTypeMetadata": zod.optional(PropertyMetadata),
    "notaryHost": zod.optional(NotaryHost),
    "signerEmail": optionalStringCheckMaxLength100Field,
    "signerEmailMetadata": zod.optional(PropertyMetadata),
    "signerFirstName": optionalStringField,
    "signerFirstNameMetadata": zod.optional(PropertyMetadata),
    "signerLastName": optionalStringField,
    "signerLastNameMetadata": zod.optional(PropertyMetadata),
    "signerName": optionalStringCheckMaxLength100Field,
    "signerNameMetadata": zod.optional(PropertyMetadata)
}));
export const InitialHere: MiniObject<types.InitialHere> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata)
}));
export const InlineTemplate: MiniObject<types.InlineTemplate> = /* @__PURE__ */ miniObject(() => ({
    "customFields": zod.optional(CustomFields),
    "documents": zod.optional(zod.array(Document)),
    "envelope": zod.optional(Envelope),
    "recipients": zod.optional(Recipients),
    "sequence": optionalIntegerStringField
}));
export const IntegratedConnectUserInfoList: MiniObject<types.IntegratedConnectUserInfoList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "users": zod.optional(zod.array(ConnectUserInfo)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const IntegratedUserInfoList: MiniObject<types.IntegratedUserInfoList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "allUsersSelected": optionalBooleanStringField,
    "users": zod.optional(zod.array(UserInfo)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const Intermediary: MiniObject<types.Intermediary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const Jurisdiction: MiniObject<types.Jurisdiction> = /* @__PURE__ */ miniObject(() => ({
    "allowSystemCreatedSeal": optionalBooleanStringField,
    "allowUserUploadedSeal": optionalBooleanStringField,
    "commissionIdInSeal": optionalBooleanStringField,
    "county": optionalStringField,
    "countyInSeal": optionalBooleanStringField,
    "enabled": optionalBooleanStringField,
    "jurisdictionId": optionalStringField,
    "name": optionalStringField,
    "notaryPublicInSeal": optionalBooleanStringField,
    "stateNameInSeal": optionalBooleanStringField
}));
export const LastName: MiniObject<types.LastName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const LinkedExternalPrimaryAccount: MiniObject<types.LinkedExternalPrimaryAccount> = /* @__PURE__ */ miniObject(() => ({
    "accountName": optionalStringField,
    "configurationId": optionalStringField,
    "email": optionalStringField,
    "linkId": optionalStringField,
    "recipientAuthRequirements": zod.optional(zod.looseObject({
        "accessCode": optionalBooleanStringField,
        "idVerification": optionalBooleanStringField,
        "kba": optionalBooleanStringField,
        "phone": optionalBooleanStringField
    })),
    "status": optionalStringField,
    "userId": optionalGuidField,
    "exemptMembersOfSameAccountFromAuth": optionalBooleanStringField,
    "pdfFieldHandlingOption": optionalStringField,
    "pdfFieldHandlingPrefillTabPermission": optionalStringField,
    "pdfFieldHandlingStandardInputTabPermission": optionalStringField,
    "pdfFieldHandlingStandardTabPermission": optionalStringField
}));
export const List: MiniObject<types.List> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "listItems": zod.optional(zod.array(ListItem)),
    "listSelectedValue": optionalStringField,
    "listSelectedValueMetadata": zod.optional(PropertyMetadata)
}));
export const ListCustomField: MiniObject<types.ListCustomField> = /* @__PURE__ */ miniObject(() => ({
    "fieldId": optionalStringField,
    "name": optionalStringCheckMaxLength100Field,
    "value": optionalStringCheckMaxLength100Field,
    "required": optionalBooleanStringField,
    "show": optionalBooleanStringField,
    "configurationType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "listItems": optionalArrayStringField
}));
export const ListItem: MiniObject<types.ListItem> = /* @__PURE__ */ miniObject(() => ({
    "selected": optionalBooleanStringField,
    "selectedMetadata": zod.optional(PropertyMetadata),
    "text": optionalStringField,
    "textMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const LocalePolicy: MiniObject<types.LocalePolicy> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfLocalePolicy(),
    "addressFormatMetadata": zod.optional(SettingsMetadata),
    "allowRegion": optionalBooleanStringField,
    "calendarTypeMetadata": zod.optional(SettingsMetadata),
    "cultureNameMetadata": zod.optional(SettingsMetadata),
    "currencyCode": optionalStringField,
    "currencyCodeMetadata": zod.optional(SettingsMetadata),
    "currencyNegativeFormatMetadata": zod.optional(SettingsMetadata),
    "currencyPositiveFormatMetadata": zod.optional(SettingsMetadata),
    "customSignDateFormat": optionalStringField,
    "customSignTimeFormat": optionalStringField,
    "dateFormatMetadata": zod.optional(SettingsMetadata),
    "effectiveAddressFormat": optionalStringField,
    "effectiveCalendarType": optionalStringField,
    "effectiveCurrencyCode": optionalStringField,
    "effectiveCurrencyNegativeFormat": optionalStringField,
    "effectiveCurrencyPositiveFormat": optionalStringField,
    "effectiveCustomDateFormat": optionalStringField,
    "effectiveCustomTimeFormat": optionalStringField,
    "effectiveDateFormat": optionalStringField,
    "effectiveInitialFormat": optionalStringField,
    "effectiveNameFormat": optionalStringField,
    "effectiveTimeFormat": optionalStringField,
    "effectiveTimeZone": optionalStringField,
    "initialFormatMetadata": zod.optional(SettingsMetadata),
    "nameFormatMetadata": zod.optional(SettingsMetadata),
    "signDateFormat": optionalEnumDMYyyyDdMMYyDdMMMYyDdMMYField,
    "signDateFormatMetadata": zod.optional(SettingsMetadata),
    "signTimeFormat": optionalEnumNoneHHMmHMmHHMmSsHMmSsField,
    "signTimeFormatMetadata": zod.optional(SettingsMetadata),
    "timeFormatMetadata": zod.optional(SettingsMetadata),
    "timeZoneMetadata": zod.optional(SettingsMetadata)
}));
export const LocalePolicyTab: MiniObject<types.LocalePolicyTab> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfLocalePolicy(),
    "currencyCode": optionalStringField,
    "useLongCurrencyFormat": optionalBooleanStringField
}));
export const LockInformation: MiniObject<types.LockInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfLockInformation(),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "lockedByUser": zod.optional(UserInfo),
    "lockedUntilDateTime": optionalDateTimeField,
    "lockToken": optionalStringField
}));
export const LockRequest: MiniObject<types.LockRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfLockInformation(),
    "templatePassword": optionalStringField
}));
export const LoginAccount: MiniObject<types.LoginAccount> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "accountIdGuid": optionalGuidField,
    "baseUrl": optionalStringField,
    "email": optionalStringField,
    "isDefault": optionalBooleanStringField,
    "loginAccountSettings": zod.optional(zod.array(NameValue)),
    "loginUserSettings": zod.optional(zod.array(NameValue)),
    "name": optionalStringField,
    "siteDescription": optionalStringField,
    "userId": optionalGuidField,
    "userName": optionalStringField
}));
export const LoginInformation: MiniObject<types.LoginInformation> = /* @__PURE__ */ miniObject(() => ({
    "apiPassword": optionalStringField,
    "loginAccounts": zod.optional(zod.array(LoginAccount))
}));
export const MatchBox: MiniObject<types.MatchBox> = /* @__PURE__ */ miniObject(() => ({
    "height": optionalIntegerStringField,
    "pageNumber": optionalStringField,
    "width": optionalIntegerStringField,
    "xPosition": optionalIntegerStringField,
    "yPosition": optionalIntegerStringField
}));
export const MemberGroupSharedItem: MiniObject<types.MemberGroupSharedItem> = /* @__PURE__ */ miniObject(() => ({
    "group": zod.optional(Group),
    "shared": zod.optional(ItemSharing),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const MemberSharedItems: MiniObject<types.MemberSharedItems> = /* @__PURE__ */ miniObject(() => ({
    "user": zod.optional(UserInfo),
    "envelopes": zod.optional(zod.array(SharedItem)),
    "templates": zod.optional(zod.array(TemplateSharedItem)),
    "folders": zod.optional(zod.array(FolderSharedItem)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const MergeField: MiniObject<types.MergeField> = /* @__PURE__ */ miniObject(() => ({
    "allowSenderToEdit": optionalBooleanStringField,
    "allowSenderToEditMetadata": zod.optional(PropertyMetadata),
    "configurationType": optionalStringField,
    "configurationTypeMetadata": zod.optional(PropertyMetadata),
    "path": optionalStringField,
    "pathMetadata": zod.optional(PropertyMetadata),
    "pathExtended": zod.optional(zod.array(PathExtendedElement)),
    "pathExtendedMetadata": zod.optional(PropertyMetadata),
    "row": optionalStringField,
    "rowMetadata": zod.optional(PropertyMetadata),
    "writeBack": optionalBooleanStringField,
    "writeBackMetadata": zod.optional(PropertyMetadata)
}));
export const MobileNotifierConfiguration: MiniObject<types.MobileNotifierConfiguration> = /* @__PURE__ */ miniObject(() => ({
    "deviceId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "platform": optionalStringField
}));
export const MobileNotifierConfigurationInformation: MiniObject<types.MobileNotifierConfigurationInformation> = /* @__PURE__ */ miniObject(() => ({
    "mobileNotifierConfigurations": zod.optional(zod.array(MobileNotifierConfiguration))
}));
export const Money: MiniObject<types.Money> = /* @__PURE__ */ miniObject(() => ({
    "amountInBaseUnit": optionalIntegerStringField,
    "currency": optionalStringField,
    "displayAmount": optionalStringField
}));
export const NameValue: MiniObject<types.NameValue> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "value": optionalStringField,
    "originalValue": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const NewAccountDefinition: MiniObject<types.NewAccountDefinition> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlanResponse(),
    ...fieldsOfBillingPlanInformation2(),
    "accountName": stringField,
    "accountSettings": zod.optional(AccountSettingsInformation),
    "addressInformation": zod.optional(AccountAddress),
    "distributorCode": optionalStringField,
    "distributorPassword": optionalStringField,
    "envelopePartitionId": optionalStringField,
    "initialUser": UserInformation,
    "paymentMethod": zod.optional(PaymentMethod),
    "planInformation": zod.optional(PlanInformation),
    "socialAccountInformation": zod.optional(SocialAccountInformation),
    "taxExemptId": optionalStringField
}));
export const NewAccountSummary: MiniObject<types.NewAccountSummary> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "accountIdGuid": optionalGuidField,
    "accountName": optionalStringField,
    "apiPassword": optionalStringField,
    "baseUrl": optionalStringField,
    "billingPlanPreview": zod.optional(BillingPlanPreview),
    "userId": optionalGuidField
}));
export const NewUser: MiniObject<types.NewUser> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNewUser(),
    "createdDateTime": optionalDateTimeField,
    "email": optionalStringField,
    "permissionProfileId": optionalStringField,
    "permissionProfileName": optionalStringField,
    "uri": optionalStringField,
    "userId": optionalGuidField,
    "userName": optionalStringField,
    "apiPassword": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "membershipId": optionalStringField
}));
export const NewUsersDefinition: MiniObject<types.NewUsersDefinition> = /* @__PURE__ */ miniObject(() => ({
    "newUsers": zod.array(UserInformation).check(zod.maxLength(500))
}));
export const NewUsersSummary: MiniObject<types.NewUsersSummary> = /* @__PURE__ */ miniObject(() => ({
    "newUsers": zod.optional(zod.array(NewUser))
}));
export const Notarize: MiniObject<types.Notarize> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const Notary: MiniObject<types.Notary> = /* @__PURE__ */ miniObject(() => ({
    "createdDate": optionalDateTimeField,
    "enabled": optionalBooleanStringField,
    "searchable": optionalBooleanStringField,
    "userInfo": zod.optional(UserInformation)
}));
export const NotaryHost: MiniObject<types.NotaryHost> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "tabs": zod.optional(Tabs),
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "hostRecipientId": optionalStringField
}));
export const NotaryJournal: MiniObject<types.NotaryJournal> = /* @__PURE__ */ miniObject(() => ({
    "createdDate": optionalDateTimeField,
    "documentName": optionalStringField,
    "jurisdiction": zod.optional(Jurisdiction),
    "notaryJournalId": optionalStringField,
    "notaryJournalMetaData": zod.optional(NotaryJournalMetaData),
    "signerName": optionalStringField
}));
export const NotaryJournalCredibleWitness: MiniObject<types.NotaryJournalCredibleWitness> = /* @__PURE__ */ miniObject(() => ({
    "address": optionalStringField,
    "name": optionalStringField,
    "signatureImage": optionalStringField
}));
export const NotaryJournalList: MiniObject<types.NotaryJournalList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "notaryJournals": zod.optional(zod.array(NotaryJournal)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const NotaryJournalMetaData: MiniObject<types.NotaryJournalMetaData> = /* @__PURE__ */ miniObject(() => ({
    "comment": optionalStringField,
    "credibleWitnesses": zod.optional(zod.array(NotaryJournalCredibleWitness)),
    "signatureImage": optionalStringField,
    "signerIdType": optionalStringField
}));
export const NotaryJurisdiction: MiniObject<types.NotaryJurisdiction> = /* @__PURE__ */ miniObject(() => ({
    "commissionExpiration": optionalStringField,
    "commissionId": optionalStringField,
    "county": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "jurisdiction": zod.optional(Jurisdiction),
    "registeredName": optionalStringField,
    "sealType": optionalStringField
}));
export const NotaryJurisdictionList: MiniObject<types.NotaryJurisdictionList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "notaryJurisdictions": zod.optional(zod.array(NotaryJurisdiction)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const NotaryRecipient: MiniObject<types.NotaryRecipient> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "liveOakStartURL": optionalStringField,
    "notarySigners": optionalArrayStringField,
    "notaryType": zod.optional(zod.enum(['inperson', 'remote'])),
    "canNotaryCorrectEnvelope": optionalBooleanStringField,
    "notarySourceType": optionalStringField,
    "notaryThirdPartyPartner": optionalStringField
}));
export const NotaryResult: MiniObject<types.NotaryResult> = /* @__PURE__ */ miniObject(() => ({
    "jurisdictions": zod.optional(zod.array(Jurisdiction)),
    "notary": zod.optional(Notary)
}));
export const NotarySeal: MiniObject<types.NotarySeal> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata)
}));
export const Note: MiniObject<types.Note> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata)
}));
export const Notification: MiniObject<types.Notification> = /* @__PURE__ */ miniObject(() => ({
    "useAccountDefaults": optionalBooleanStringField,
    "reminders": zod.optional(Reminders),
    "expirations": zod.optional(Expirations)
}));
export const NotificationDefaultSettings: MiniObject<types.NotificationDefaultSettings> = /* @__PURE__ */ miniObject(() => ({
    "senderEmailNotifications": zod.optional(SenderEmailNotifications),
    "signerEmailNotifications": zod.optional(SignerEmailNotifications)
}));
export const NotificationDefaults: MiniObject<types.NotificationDefaults> = /* @__PURE__ */ miniObject(() => ({
    "apiEmailNotifications": zod.optional(NotificationDefaultSettings),
    "emailNotifications": zod.optional(NotificationDefaultSettings)
}));
export const Number: MiniObject<types.Number> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata)
}));
export const OauthAccess: MiniObject<types.OauthAccess> = /* @__PURE__ */ miniObject(() => ({
    "access_token": optionalStringField,
    "data": zod.optional(zod.array(NameValue)),
    "expires_in": optionalStringField,
    "refresh_token": optionalStringField,
    "scope": optionalStringField,
    "token_type": optionalStringField
}));
export const Page: MiniObject<types.Page> = /* @__PURE__ */ miniObject(() => ({
    "pageId": optionalStringField,
    "sequence": optionalIntegerStringField,
    "width": optionalIntegerStringField,
    "height": optionalIntegerStringField,
    "dpi": optionalIntegerStringField,
    "imageBytes": optionalIntegerStringField,
    "mimeType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const PageDeletion: MiniObject<types.PageDeletion> = /* @__PURE__ */ miniObject(() => ({
    "password": optionalStringField
}));
export const PageImages: MiniObject<types.PageImages> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "pages": zod.optional(zod.array(Page)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const PageRequest: MiniObject<types.PageRequest> = /* @__PURE__ */ miniObject(() => ({
    "password": optionalStringField,
    "rotate": zod.enum(['left', 'right'])
}));
export const PaletteItemSettings: MiniObject<types.PaletteItemSettings> = /* @__PURE__ */ miniObject(() => ({
    "show": optionalBooleanStringField
}));
export const PaletteSettings: MiniObject<types.PaletteSettings> = /* @__PURE__ */ miniObject(() => ({
    "annotations": zod.optional(PaletteItemSettings),
    "custom": zod.optional(PaletteItemSettings),
    "merge": zod.optional(PaletteItemSettings),
    "notary": zod.optional(PaletteItemSettings),
    "seals": zod.optional(PaletteItemSettings),
    "smartContracts": zod.optional(PaletteItemSettings),
    "smartSections": zod.optional(PaletteItemSettings)
}));
export const PasswordGrant: MiniObject<types.PasswordGrant> = /* @__PURE__ */ miniObject(() => ({
    "grant_type": zod.enum(['password']),
    "client_id": optionalStringField,
    "username": optionalStringField,
    "password": optionalStringField,
    "scope": optionalStringField
}));
export const PathExtendedElement: MiniObject<types.PathExtendedElement> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "type": optionalStringField,
    "typeName": optionalStringField
}));
export const PayPalLegacySettings: MiniObject<types.PayPalLegacySettings> = /* @__PURE__ */ miniObject(() => ({
    "currency": optionalStringField,
    "partner": optionalStringField,
    "password": optionalStringField,
    "userName": optionalStringField,
    "vendor": optionalStringField
}));
export const PaymentDetails: MiniObject<types.PaymentDetails> = /* @__PURE__ */ miniObject(() => ({
    "allowedPaymentMethods": optionalArrayStringField,
    "chargeId": optionalStringField,
    "currencyCode": optionalStringField,
    "currencyCodeMetadata": zod.optional(PropertyMetadata),
    "customerId": optionalStringField,
    "customMetadata": optionalStringField,
    "customMetadataRequired": optionalBooleanField,
    "gatewayAccountId": optionalStringField,
    "gatewayAccountIdMetadata": zod.optional(PropertyMetadata),
    "gatewayDisplayName": zod.optional(zod.enum(['Stripe', 'Braintree', 'Authorize.Net', 'CyberSource', 'Zuora', 'Elavon'])),
    "gatewayName": zod.optional(zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet', 'CyberSource', 'Zuora', 'Elavon'])),
    "lineItems": zod.optional(zod.array(PaymentLineItem)),
    "paymentOption": zod.optional(PaymentOption),
    "paymentSourceId": optionalStringField,
    "signerValues": zod.optional(PaymentSignerValues),
    "status": optionalStringField,
    "subGatewayName": optionalStringField,
    "total": zod.optional(Money)
}));
export const PaymentGatewayAccount: MiniObject<types.PaymentGatewayAccount> = /* @__PURE__ */ miniObject(() => ({
    "displayName": optionalStringField,
    "paymentGateway": zod.optional(zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet'])),
    "paymentGatewayAccountId": optionalStringField,
    "paymentGatewayDisplayName": zod.optional(zod.enum(['Stripe', 'Braintree', 'Authorize.Net'])),
    "allowCustomMetadata": optionalBooleanField,
    "config": zod.optional(PaymentGatewayAccountSetting),
    "isEnabled": optionalBooleanStringField,
    "isLegacy": optionalBooleanStringField,
    "lastModified": optionalDateTimeField,
    "payPalLegacySettings": zod.optional(PayPalLegacySettings),
    "supportedCurrencies": optionalArrayStringField,
    "supportedPaymentMethods": optionalArrayStringField,
    "supportedPaymentMethodsWithOptions": zod.optional(zod.array(PaymentMethodWithOptions)),
    "zeroDecimalCurrencies": optionalArrayStringField
}));
export const PaymentGatewayAccountSetting: MiniObject<types.PaymentGatewayAccountSetting> = /* @__PURE__ */ miniObject(() => ({
    "apiFields": optionalStringField,
    "authorizationCode": optionalStringField,
    "credentialStatus": optionalStringField,
    "merchantId": optionalStringField
}));
export const PaymentGatewayAccountsInfo: MiniObject<types.PaymentGatewayAccountsInfo> = /* @__PURE__ */ miniObject(() => ({
    "paymentGatewayAccounts": zod.optional(zod.array(PaymentGatewayAccount))
}));
export const PaymentLineItem: MiniObject<types.PaymentLineItem> = /* @__PURE__ */ miniObject(() => ({
    "amountReference": optionalStringField,
    "description": optionalStringField,
    "itemCode": optionalStringField,
    "name": optionalStringField
}));
export const PaymentMethodWithOptions: MiniObject<types.PaymentMethodWithOptions> = /* @__PURE__ */ miniObject(() => ({
    "supportedCurrencies": optionalArrayStringField,
    "supportedOptions": zod.optional(zod.array(zod.enum(['save', 'save_and_authorize', 'authorize']))),
    "type": zod.optional(zod.enum(['CreditCard', 'ApplePay', 'AndroidPay', 'BankAccount', 'PayPal']))
}));
export const PaymentProcessorInformation: MiniObject<types.PaymentProcessorInformation> = /* @__PURE__ */ miniObject(() => ({
    "address": zod.optional(AddressInformation),
    "billingAgreementId": optionalStringField,
    "email": optionalStringField
}));
export const PaymentSignerValues: MiniObject<types.PaymentSignerValues> = /* @__PURE__ */ miniObject(() => ({
    "paymentOption": zod.optional(PaymentOption)
}));
export const PermissionProfile: MiniObject<types.PermissionProfile> = /* @__PURE__ */ miniObject(() => ({
    "modifiedByUsername": optionalStringField,
    "modifiedDateTime": optionalDateTimeField,
    "permissionProfileId": optionalStringField,
    "permissionProfileName": optionalStringField,
    "settings": zod.optional(AccountRoleSettings),
    "userCount": optionalIntegerStringField,
    "users": zod.optional(zod.array(UserInformation))
}));
export const PermissionProfileInformation: MiniObject<types.PermissionProfileInformation> = /* @__PURE__ */ miniObject(() => ({
    "permissionProfiles": zod.optional(zod.array(PermissionProfile))
}));
export const PhoneNumber: MiniObject<types.PhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const PlanInformation: MiniObject<types.PlanInformation> = /* @__PURE__ */ miniObject(() => ({
    "addOns": zod.optional(zod.array(AddOn)),
    "currencyCode": optionalStringField,
    "freeTrialDaysOverride": optionalIntegerStringField,
    "planFeatureSets": zod.optional(zod.array(FeatureSet)),
    "planId": optionalStringField,
    "recipientDomains": zod.optional(zod.array(RecipientDomain))
}));
export const PolyLine: MiniObject<types.PolyLine> = /* @__PURE__ */ miniObject(() => ({
    "x1": optionalStringCheckRegexDDField,
    "x2": optionalStringCheckRegexDDField,
    "y1": optionalStringCheckRegexDDField,
    "y2": optionalStringCheckRegexDDField
}));
export const PolyLineOverlay: MiniObject<types.PolyLineOverlay> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "overlayType": optionalStringField,
    "overlayTypeMetadata": zod.optional(PropertyMetadata),
    "tabLabel": optionalStringField,
    "graphicsContext": zod.optional(GraphicsContext),
    "polyLines": zod.optional(zod.array(PolyLine))
}));
export const PowerForm: MiniObject<types.PowerForm> = /* @__PURE__ */ miniObject(() => ({
    "createdBy": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "emailBody": optionalStringCheckMaxLength10000Field,
    "emailSubject": optionalStringCheckMaxLength100Field,
    "envelopes": zod.optional(zod.array(zod.lazy(() => Envelope))),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "instructions": zod.optional(stringField.check(zod.maxLength(2000))),
    "isActive": optionalBooleanStringField,
    "lastUsed": optionalDateTimeField,
    "limitUseInterval": optionalIntegerStringField,
    "limitUseIntervalEnabled": optionalBooleanStringField,
    "limitUseIntervalUnits": zod.optional(zod.enum(['minutes', 'hours', 'days', 'weeks', 'months'])),
    "maxUseEnabled": optionalBooleanStringField,
    "name": optionalStringField,
    "powerFormId": optionalGuidField,
    "powerFormUrl": optionalStringField,
    "recipients": zod.optional(zod.array(PowerFormRecipient)),
    "senderName": optionalStringField,
    "senderUserId": optionalGuidField,
    "signingMode": zod.optional(zod.enum(['email', 'direct'])),
    "templateId": optionalGuidField,
    "templateName": optionalStringField,
    "timesUsed": optionalIntegerStringField,
    "uri": optionalStringField,
    "usesRemaining": optionalIntegerStringField
}));
export const PowerFormFormDataEnvelope: MiniObject<types.PowerFormFormDataEnvelope> = /* @__PURE__ */ miniObject(() => ({
    "envelopeId": optionalGuidField,
    "recipients": zod.optional(zod.array(PowerFormFormDataRecipient))
}));
export const PowerFormFormDataRecipient: MiniObject<types.PowerFormFormDataRecipient> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "formData": zod.optional(zod.array(NameValue)),
    "name": optionalStringField,
    "recipientId": optionalStringField
}));
export const PowerFormRecipient: MiniObject<types.PowerFormRecipient> = /* @__PURE__ */ miniObject(() => ({
    "accessCode": optionalStringCheckMaxLength50Field,
    "accessCodeLocked": optionalBooleanStringField,
    "accessCodeRequired": optionalBooleanStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailLocked": optionalBooleanStringField,
    "idCheckConfigurationName": optionalStringField,
    "idCheckRequired": optionalEnumAlwaysNeverOptionalField,
    "name": optionalStringCheckMaxLength100Field,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "routingOrder": optionalIntegerStringField,
    "templateRequiresIdLookup": optionalBooleanStringField,
    "userNameLocked": optionalBooleanStringField
}));
export const PowerFormSendersResponse: MiniObject<types.PowerFormSendersResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfPowerFormSendersResponse(),
    "powerFormSenders": zod.optional(zod.array(UserInfo)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const PowerFormsFormDataResponse: MiniObject<types.PowerFormsFormDataResponse> = /* @__PURE__ */ miniObject(() => ({
    "envelopes": zod.optional(zod.array(PowerFormFormDataEnvelope))
}));
export const PowerFormsRequest: MiniObject<types.PowerFormsRequest> = /* @__PURE__ */ miniObject(() => ({
    "powerForms": zod.array(PowerForm)
}));
export const PowerFormsResponse: MiniObject<types.PowerFormsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfPowerFormSendersResponse(),
    "powerForms": zod.optional(zod.array(PowerForm)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const PrefillFormData: MiniObject<types.PrefillFormData> = /* @__PURE__ */ miniObject(() => ({
    "formData": zod.optional(zod.array(FormDataItem)),
    "senderEmail": optionalStringField,
    "senderName": optionalStringField,
    "senderUserId": optionalGuidField
}));
export const PrefillTabs: MiniObject<types.PrefillTabs> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfPrefillTabs(),
    "senderCompanyTabs": zod.optional(zod.array(SenderCompany)),
    "senderNameTabs": zod.optional(zod.array(SenderName))
}));
export const ProofServiceResourceToken: MiniObject<types.ProofServiceResourceToken> = /* @__PURE__ */ miniObject(() => ({
    "proofBaseURI": optionalStringField,
    "resourceToken": optionalStringField
}));
export const PropertyMetadata: MiniObject<types.PropertyMetadata> = /* @__PURE__ */ miniObject(() => ({
    "options": optionalArrayStringField,
    "rights": optionalEnumEditableReadOnlyField
}));
export const Province: MiniObject<types.Province> = /* @__PURE__ */ miniObject(() => ({
    "isoCode": optionalStringField,
    "name": optionalStringField
}));
export const ProvisioningInformation: MiniObject<types.ProvisioningInformation> = /* @__PURE__ */ miniObject(() => ({
    "defaultConnectionId": optionalStringField,
    "defaultPlanId": optionalStringField,
    "distributorCode": optionalStringField,
    "distributorPassword": optionalStringField,
    "passwordRuleText": optionalStringField,
    "planPromotionText": optionalStringField,
    "purchaseOrderOrPromAllowed": optionalBooleanStringField
}));
export const PurchasedEnvelopesInformation: MiniObject<types.PurchasedEnvelopesInformation> = /* @__PURE__ */ miniObject(() => ({
    "amount": optionalStringField,
    "appName": optionalStringField,
    "currencyCode": optionalStringField,
    "platform": optionalStringField,
    "productId": optionalStringField,
    "quantity": optionalIntegerStringField,
    "receiptData": optionalBase64Field,
    "storeName": optionalStringField,
    "transactionId": optionalStringField
}));
export const Radio: MiniObject<types.Radio> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical6(),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "selected": optionalBooleanStringField,
    "selectedMetadata": zod.optional(PropertyMetadata),
    "tabId": optionalStringField,
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    }))
}));
export const RadioGroup: MiniObject<types.RadioGroup> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "groupName": optionalStringField,
    "groupNameMetadata": zod.optional(PropertyMetadata),
    "radios": zod.optional(zod.array(Radio)),
    "tooltipMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientAdditionalNotification: MiniObject<types.RecipientAdditionalNotification> = /* @__PURE__ */ miniObject(() => ({
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "secondaryDeliveryMethod": zod.optional(zod.enum(['email', 'fax', 'SMS', 'WhatsApp', 'offline'])),
    "secondaryDeliveryMethodMetadata": zod.optional(PropertyMetadata),
    "secondaryDeliveryStatus": zod.optional(zod.enum(['autoresponded', 'optedout', 'limitreached']))
}));
export const RecipientAttachment: MiniObject<types.RecipientAttachment> = /* @__PURE__ */ miniObject(() => ({
    "attachmentId": optionalStringField,
    "name": optionalStringField,
    "label": optionalStringField,
    "data": optionalBase64Field,
    "remoteUrl": optionalStringField,
    "attachmentType": zod.optional(zod.enum(['.htm', '.xml']))
}));
export const RecipientDomain: MiniObject<types.RecipientDomain> = /* @__PURE__ */ miniObject(() => ({
    "active": optionalBooleanStringField,
    "domainCode": optionalStringField,
    "domainName": optionalStringField,
    "recipientDomainId": optionalStringField
}));
export const RecipientEmailNotification: MiniObject<types.RecipientEmailNotification> = /* @__PURE__ */ miniObject(() => ({
    "emailBody": optionalStringField,
    "emailBodyMetadata": zod.optional(PropertyMetadata),
    "emailSubject": optionalStringField,
    "emailSubjectMetadata": zod.optional(PropertyMetadata),
    "supportedLanguage": optionalStringField,
    "supportedLanguageMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientEvent: MiniObject<types.RecipientEvent> = /* @__PURE__ */ miniObject(() => ({
    "recipientEventStatusCode": zod.optional(RecipientEventCode),
    "includeDocuments": optionalBooleanStringField
}));
export const RecipientFormData: MiniObject<types.RecipientFormData> = /* @__PURE__ */ miniObject(() => ({
    "DeclinedTime": optionalDateTimeField,
    "DeliveredTime": optionalDateTimeField,
    "email": optionalStringField,
    "formData": zod.optional(zod.array(FormDataItem)),
    "name": optionalStringField,
    "recipientId": optionalStringField,
    "SentTime": optionalDateTimeField,
    "SignedTime": optionalDateTimeField,
    "deliveredTime": optionalDateTimeField,
    "signedTime": optionalDateTimeField
}));
export const RecipientGroup: MiniObject<types.RecipientGroup> = /* @__PURE__ */ miniObject(() => ({
    "groupMessage": optionalStringField,
    "groupName": optionalStringField,
    "recipients": zod.optional(zod.array(RecipientOption))
}));
export const RecipientIdentityInputOption: MiniObject<types.RecipientIdentityInputOption> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "phoneNumberList": zod.optional(zod.array(RecipientIdentityPhoneNumber)),
    "valueType": optionalStringField,
    "stringValue": optionalStringField
}));
export const RecipientIdentityPhoneNumber: MiniObject<types.RecipientIdentityPhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipientIdentityPhoneNumber(),
    "countryCode": optionalStringField,
    "countryCodeLock": optionalBooleanStringField,
    "extension": optionalStringField,
    "extensionMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientIdentityVerification: MiniObject<types.RecipientIdentityVerification> = /* @__PURE__ */ miniObject(() => ({
    "inputOptions": zod.optional(zod.array(RecipientIdentityInputOption)),
    "workflowId": optionalStringField,
    "workflowIdMetadata": zod.optional(PropertyMetadata),
    "workflowLabel": optionalStringField
}));
export const RecipientNamesResponse: MiniObject<types.RecipientNamesResponse> = /* @__PURE__ */ miniObject(() => ({
    "multipleUsers": optionalBooleanStringField,
    "recipientNames": optionalArrayStringField,
    "reservedRecipientEmail": optionalBooleanStringField
}));
export const RecipientOption: MiniObject<types.RecipientOption> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringCheckMaxLength100Field,
    "name": optionalStringCheckMaxLength100Field,
    "recipientLabel": optionalStringField,
    "roleName": optionalStringField,
    "signingGroupId": optionalStringField
}));
export const RecipientPhoneAuthentication: MiniObject<types.RecipientPhoneAuthentication> = /* @__PURE__ */ miniObject(() => ({
    "recipMayProvideNumber": optionalBooleanStringField,
    "recipMayProvideNumberMetadata": zod.optional(PropertyMetadata),
    "recordVoicePrint": optionalBooleanStringField,
    "recordVoicePrintMetadata": zod.optional(PropertyMetadata),
    "senderProvidedNumbers": optionalArrayStringField,
    "senderProvidedNumbersMetadata": zod.optional(PropertyMetadata),
    "validateRecipProvidedNumber": optionalBooleanStringField,
    "validateRecipProvidedNumberMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientPhoneNumber: MiniObject<types.RecipientPhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipientIdentityPhoneNumber(),
    "countryCode": optionalStringField
}));
export const RecipientPreviewRequest: MiniObject<types.RecipientPreviewRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipientPreviewRequest(),
    "recipientId": optionalStringField,
    "returnUrl": optionalStringCheckMaxLength470Field
}));
export const RecipientProofFile: MiniObject<types.RecipientProofFile> = /* @__PURE__ */ miniObject(() => ({
    "hasIdentityAttempts": optionalBooleanStringField,
    "isInProofFile": optionalBooleanStringField
}));
export const RecipientRouting: MiniObject<types.RecipientRouting> = /* @__PURE__ */ miniObject(() => ({
    "rules": zod.optional(RecipientRules)
}));
export const RecipientRules: MiniObject<types.RecipientRules> = /* @__PURE__ */ miniObject(() => ({
    "conditionalRecipients": zod.optional(zod.array(ConditionalRecipientRule))
}));
export const RecipientSAMLAuthentication: MiniObject<types.RecipientSAMLAuthentication> = /* @__PURE__ */ miniObject(() => ({
    "samlAssertionAttributes": zod.optional(zod.array(SamlAssertionAttribute))
}));
export const RecipientSMSAuthentication: MiniObject<types.RecipientSMSAuthentication> = /* @__PURE__ */ miniObject(() => ({
    "senderProvidedNumbers": optionalArrayStringField,
    "senderProvidedNumbersMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientSignatureInformation: MiniObject<types.RecipientSignatureInformation> = /* @__PURE__ */ miniObject(() => ({
    "fontStyle": optionalStringField,
    "signatureInitials": optionalStringField,
    "signatureName": optionalStringField
}));
export const RecipientSignatureProvider: MiniObject<types.RecipientSignatureProvider> = /* @__PURE__ */ miniObject(() => ({
    "sealDocumentsWithTabsOnly": optionalBooleanStringField,
    "sealName": optionalStringField,
    "signatureProviderName": optionalStringField,
    "signatureProviderNameMetadata": zod.optional(PropertyMetadata),
    "signatureProviderOptions": zod.optional(RecipientSignatureProviderOptions)
}));
export const RecipientSignatureProviderOptions: MiniObject<types.RecipientSignatureProviderOptions> = /* @__PURE__ */ miniObject(() => ({
    "cpfNumber": optionalStringField,
    "cpfNumberMetadata": zod.optional(PropertyMetadata),
    "oneTimePassword": optionalStringField,
    "oneTimePasswordMetadata": zod.optional(PropertyMetadata),
    "signerRole": optionalStringField,
    "signerRoleMetadata": zod.optional(PropertyMetadata),
    "sms": optionalStringField,
    "smsMetadata": zod.optional(PropertyMetadata)
}));
export const RecipientTokenClientURLs: MiniObject<types.RecipientTokenClientURLs> = /* @__PURE__ */ miniObject(() => ({
    "onAccessCodeFailed": optionalStringField,
    "onCancel": optionalStringField,
    "onDecline": optionalStringField,
    "onException": optionalStringField,
    "onFaxPending": optionalStringField,
    "onIdCheckFailed": optionalStringField,
    "onSessionTimeout": optionalStringField,
    "onSigningComplete": optionalStringField,
    "onTTLExpired": optionalStringField,
    "onViewingComplete": optionalStringField
}));
export const RecipientUpdateResponse: MiniObject<types.RecipientUpdateResponse> = /* @__PURE__ */ miniObject(() => ({
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "combined": optionalBooleanStringField,
    "tabs": zod.optional(Tabs),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const RecipientViewRequest: MiniObject<types.RecipientViewRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipientPreviewRequest(),
    "recipientId": optionalStringField,
    "returnUrl": stringCheckMaxLength470Field,
    "clientUserId": optionalStringCheckMaxLength100Field,
    "email": optionalStringCheckMaxLength100Field,
    "frameAncestors": optionalArrayStringField,
    "messageOrigins": optionalArrayStringField,
    "userId": optionalStringField,
    "userName": optionalStringCheckMaxLength100Field,
    "displayFormat": optionalStringField
}));
export const Recipients: MiniObject<types.Recipients> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipients(),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const RecipientsUpdateSummary: MiniObject<types.RecipientsUpdateSummary> = /* @__PURE__ */ miniObject(() => ({
    "recipientUpdateResults": zod.optional(zod.array(RecipientUpdateResponse))
}));
export const ReferralInformation: MiniObject<types.ReferralInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBillingPlanInformation(),
    "advertisementId": optionalStringField,
    "enableSupport": optionalBooleanStringField,
    "externalOrgId": optionalStringField,
    "groupMemberId": optionalStringField,
    "idType": optionalStringField,
    "includedSeats": optionalIntegerStringField,
    "industry": optionalStringField,
    "planStartMonth": optionalStringField,
    "promoCode": optionalStringField,
    "publisherId": optionalStringField,
    "referralCode": optionalStringField,
    "referrerName": optionalStringField,
    "saleDiscountPeriods": optionalIntegerStringField,
    "shopperId": optionalStringField
}));
export const Reminders: MiniObject<types.Reminders> = /* @__PURE__ */ miniObject(() => ({
    "reminderEnabled": optionalBooleanStringField,
    "reminderDelay": optionalIntegerStringField,
    "reminderFrequency": optionalIntegerStringField,
    "maximumReminderCount": optionalIntegerStringField,
    "smartReminderEnabled": optionalBooleanStringField
}));
export const ReservedDomainExistence: MiniObject<types.ReservedDomainExistence> = /* @__PURE__ */ miniObject(() => ({
    "emailDomain": optionalStringField,
    "isReserved": optionalBooleanStringField
}));
export const ResourceInformation: MiniObject<types.ResourceInformation> = /* @__PURE__ */ miniObject(() => ({
    "resources": zod.optional(zod.array(NameValue))
}));
export const Revision: MiniObject<types.Revision> = /* @__PURE__ */ miniObject(() => ({
    "endData": optionalStringField,
    "fieldName": optionalStringField,
    "maxSignatureLength": optionalIntegerStringField,
    "signatureProperties": zod.optional(SignatureProperties),
    "signatureType": optionalStringField,
    "startData": optionalStringField
}));
export const SamlAssertionAttribute: MiniObject<types.SamlAssertionAttribute> = /* @__PURE__ */ miniObject(() => ({
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "name": optionalStringField,
    "originalValue": optionalStringField,
    "value": optionalStringField
}));
export const ScheduledSendingApiModel: MiniObject<types.ScheduledSendingApiModel> = /* @__PURE__ */ miniObject(() => ({
    "bulkListId": optionalStringField,
    "resumeDate": optionalDateTimeField,
    "rules": zod.optional(zod.array(EnvelopeDelayRuleApiModel)),
    "status": optionalEnumPendingStartedCompletedField
}));
export const Seal: MiniObject<types.Seal> = /* @__PURE__ */ miniObject(() => ({
    "configuration": optionalRecordStringStringField,
    "sealIdentifier": optionalStringField
}));
export const SealIdentifier: MiniObject<types.SealIdentifier> = /* @__PURE__ */ miniObject(() => ({
    "sealDisplayName": optionalStringField,
    "sealName": optionalStringField
}));
export const SealSign: MiniObject<types.SealSign> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "tabs": zod.optional(Tabs),
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "name": optionalStringCheckMaxLength100Field
}));
export const SeatDiscount: MiniObject<types.SeatDiscount> = /* @__PURE__ */ miniObject(() => ({
    "beginSeatCount": optionalIntegerStringField,
    "discountPercent": optionalStringField,
    "endSeatCount": optionalIntegerStringField
}));
export const Sender: MiniObject<types.Sender> = /* @__PURE__ */ miniObject(() => ({
    "accountIdGuid": optionalGuidField,
    "companyName": optionalStringField
}));
export const SenderCompany: MiniObject<types.SenderCompany> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const SenderEmailNotifications: MiniObject<types.SenderEmailNotifications> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSenderEmailNotifications(),
    "changedSigner": optionalBooleanStringField,
    "clickwrapResponsesLimitNotificationEmail": optionalBooleanStringField,
    "deliveryFailed": optionalBooleanStringField,
    "powerformResponsesLimitNotificationEmail": optionalBooleanStringField,
    "recipientViewed": optionalBooleanStringField,
    "senderEnvelopeDeclined": optionalBooleanStringField,
    "withdrawnConsent": optionalBooleanStringField
}));
export const SenderName: MiniObject<types.SenderName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const ServerTemplate: MiniObject<types.ServerTemplate> = /* @__PURE__ */ miniObject(() => ({
    "sequence": optionalIntegerStringField,
    "templateId": guid
}));
export const SettingsMetadata: MiniObject<types.SettingsMetadata> = /* @__PURE__ */ miniObject(() => ({
    "is21CFRPart11": optionalBooleanStringField,
    "options": optionalArrayStringField,
    "rights": zod.optional(PropertyRights),
    "uiHint": optionalEnumAvailableHiddenField,
    "uiOrder": optionalIntegerString2Field,
    "uiType": optionalStringField
}));
export const SharedItem: MiniObject<types.SharedItem> = /* @__PURE__ */ miniObject(() => ({
    "user": zod.optional(UserInfo),
    "shared": zod.optional(UserSharing),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const SignHashDocument: MiniObject<types.SignHashDocument> = /* @__PURE__ */ miniObject(() => ({
    "data": optionalStringField,
    "documentId": optionalStringField,
    "format": optionalStringField,
    "name": optionalStringField,
    "remainingSignatures": optionalIntField,
    "revisions": zod.optional(zod.array(Revision)),
    "signatureProperties": zod.optional(SignatureProperties),
    "signatureType": optionalStringField
}));
export const SignHashSessionInfoResponse: MiniObject<types.SignHashSessionInfoResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSignHashSessionInfoResponse(),
    "documents": zod.optional(zod.array(SignHashDocument)),
    "envelopeId": optionalGuidField,
    "language": optionalStringField,
    "redirectionUrl": optionalStringField,
    "remainingSignatureRequests": optionalIntField
}));
export const SignHere: MiniObject<types.SignHere> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata),
    "isSealSignTab": optionalBooleanStringField,
    "stamp": zod.optional(Stamp),
    "stampType": nullishUnionLiteralSignatureLiteralStampLiterField,
    "stampTypeMetadata": zod.optional(PropertyMetadata)
}));
export const SignSessionInfoRequest: MiniObject<types.SignSessionInfoRequest> = /* @__PURE__ */ miniObject(() => ({
    "certificate": optionalStringField,
    "maxSignatureLength": optionalIntegerStringField,
    "returnFormat": optionalStringField,
    "signingLocation": optionalStringField
}));
export const SignatureDataInfo: MiniObject<types.SignatureDataInfo> = /* @__PURE__ */ miniObject(() => ({
    "documentSecurityStore": zod.optional(DocumentSecurityStore),
    "signatureData": optionalStringField,
    "signatureFieldName": optionalStringField
}));
export const SignatureGroup: MiniObject<types.SignatureGroup> = /* @__PURE__ */ miniObject(() => ({
    "groupId": optionalStringField,
    "groupName": optionalStringField,
    "rights": optionalEnumEditableReadOnlyField
}));
export const SignatureGroupDef: MiniObject<types.SignatureGroupDef> = /* @__PURE__ */ miniObject(() => ({
    "groupId": optionalStringField,
    "rights": optionalEnumEditableReadOnlyField
}));
export const SignatureProperties: MiniObject<types.SignatureProperties> = /* @__PURE__ */ miniObject(() => ({
    "filter": optionalStringField,
    "subFilter": optionalStringField
}));
export const SignatureProviderRequiredOption: MiniObject<types.SignatureProviderRequiredOption> = /* @__PURE__ */ miniObject(() => ({
    "requiredSignatureProviderOptionIds": optionalArrayStringField,
    "signerType": optionalStringField
}));
export const SignatureType: MiniObject<types.SignatureType> = /* @__PURE__ */ miniObject(() => ({
    "type": zod.optional(zod.enum(['electronic', 'universal'])),
    "isDefault": optionalBooleanStringField
}));
export const SignatureUser: MiniObject<types.SignatureUser> = /* @__PURE__ */ miniObject(() => ({
    "isDefault": optionalBooleanStringField,
    "rights": optionalEnumEditableReadOnlyField,
    "userId": optionalGuidField,
    "userName": optionalStringField
}));
export const SignatureUserDef: MiniObject<types.SignatureUserDef> = /* @__PURE__ */ miniObject(() => ({
    "isDefault": optionalBooleanStringField,
    "rights": optionalEnumEditableReadOnlyField,
    "userId": optionalGuidField
}));
export const Signer: MiniObject<types.Signer> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const SignerAttachment: MiniObject<types.SignerAttachment> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata)
}));
export const SignerEmailNotifications: MiniObject<types.SignerEmailNotifications> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSenderEmailNotifications(),
    "agentNotification": optionalBooleanStringField,
    "carbonCopyNotification": optionalBooleanStringField,
    "certifiedDeliveryNotification": optionalBooleanStringField,
    "documentMarkupActivation": optionalBooleanStringField,
    "envelopeActivation": optionalBooleanStringField,
    "envelopeCorrected": optionalBooleanStringField,
    "envelopeDeclined": optionalBooleanStringField,
    "envelopeVoided": optionalBooleanStringField,
    "faxReceived": optionalBooleanStringField,
    "reassignedSigner": optionalBooleanStringField,
    "whenSigningGroupMember": optionalBooleanStringField
}));
export const SigningGroup: MiniObject<types.SigningGroup> = /* @__PURE__ */ miniObject(() => ({
    "created": optionalStringField,
    "createdBy": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "groupEmail": optionalStringField,
    "groupName": optionalStringField,
    "groupType": optionalStringField,
    "modified": optionalStringField,
    "modifiedBy": optionalStringField,
    "signingGroupId": optionalStringField,
    "users": zod.optional(zod.array(SigningGroupUser).check(zod.maxLength(50)))
}));
export const SigningGroupInformation: MiniObject<types.SigningGroupInformation> = /* @__PURE__ */ miniObject(() => ({
    "groups": zod.optional(zod.array(SigningGroup).check(zod.maxLength(50)))
}));
export const SigningGroupUser: MiniObject<types.SigningGroupUser> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "userName": optionalStringField
}));
export const SigningGroupUsers: MiniObject<types.SigningGroupUsers> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.optional(zod.array(SigningGroupUser).check(zod.maxLength(50)))
}));
export const SmartContractInformation: MiniObject<types.SmartContractInformation> = /* @__PURE__ */ miniObject(() => ({
    "code": optionalStringField,
    "uri": optionalStringField
}));
export const SmartSection: MiniObject<types.SmartSection> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlDisplayAnchor(),
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "overlayType": optionalStringField,
    "overlayTypeMetadata": zod.optional(PropertyMetadata),
    "tabLabel": optionalStringField,
    "displaySettings": zod.optional(SmartSectionDisplaySettings),
    "endPosition": zod.optional(SmartSectionAnchorPosition),
    "startPosition": zod.optional(SmartSectionAnchorPosition)
}));
export const SmartSectionAnchorPosition: MiniObject<types.SmartSectionAnchorPosition> = /* @__PURE__ */ miniObject(() => ({
    "pageNumber": optionalIntField,
    "xPosition": optionalNumberField,
    "yPosition": optionalNumberField
}));
export const SmartSectionCollapsibleDisplaySettings: MiniObject<types.SmartSectionCollapsibleDisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlCollapsibleDisplaySettings()
}));
export const SmartSectionDisplaySettings: MiniObject<types.SmartSectionDisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfDocumentHtmlDisplaySettings(),
    "collapsibleSettings": zod.optional(SmartSectionCollapsibleDisplaySettings),
    "display": zod.optional(zod.enum(['inline', 'collapsible', 'collapsed', 'responsive_table', 'responsive_table_single_column', 'print_only']))
}));
export const SocialAccountInformation: MiniObject<types.SocialAccountInformation> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "provider": optionalStringField,
    "socialId": optionalStringField,
    "userName": optionalStringField
}));
export const SocialAuthentication: MiniObject<types.SocialAuthentication> = /* @__PURE__ */ miniObject(() => ({
    "authentication": optionalStringField
}));
export const Ssn: MiniObject<types.Ssn> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata)
}));
export const Ssn4InformationInput: MiniObject<types.Ssn4InformationInput> = /* @__PURE__ */ miniObject(() => ({
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "receiveInResponse": optionalBooleanStringField,
    "ssn4": zod.optional(stringField.check(zod.regex(/^\d{4}$/)))
}));
export const Ssn9InformationInput: MiniObject<types.Ssn9InformationInput> = /* @__PURE__ */ miniObject(() => ({
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "ssn9": optionalStringField
}));
export const Stamp: MiniObject<types.Stamp> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSignature2(),
    ...fieldsOfAccountSignature3(),
    "createdDateTime": optionalDateTimeField,
    "imageBase64": optionalBase64Field,
    "lastModifiedDateTime": optionalDateTimeField,
    "status": optionalStringField,
    "signatureName": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const SupportedLanguages: MiniObject<types.SupportedLanguages> = /* @__PURE__ */ miniObject(() => ({
    "languages": zod.optional(zod.array(NameValue))
}));
export const TabAccountSettings: MiniObject<types.TabAccountSettings> = /* @__PURE__ */ miniObject(() => ({
    "allowTabOrder": optionalBooleanStringField,
    "allowTabOrderMetadata": zod.optional(SettingsMetadata),
    "approveDeclineTabsEnabled": optionalBooleanStringField,
    "approveDeclineTabsMetadata": zod.optional(SettingsMetadata),
    "calculatedFieldsEnabled": optionalBooleanStringField,
    "calculatedFieldsMetadata": zod.optional(SettingsMetadata),
    "checkboxTabsEnabled": optionalBooleanStringField,
    "checkBoxTabsMetadata": zod.optional(SettingsMetadata),
    "currencyTabsEnabled": optionalBooleanStringField,
    "currencyTabsMetadata": zod.optional(SettingsMetadata),
    "dataFieldRegexEnabled": optionalBooleanStringField,
    "dataFieldRegexMetadata": zod.optional(SettingsMetadata),
    "dataFieldSizeEnabled": optionalBooleanStringField,
    "dataFieldSizeMetadata": zod.optional(SettingsMetadata),
    "drawTabsEnabled": optionalBooleanStringField,
    "drawTabsMetadata": zod.optional(SettingsMetadata),
    "firstLastEmailTabsEnabled": optionalBooleanStringField,
    "firstLastEmailTabsMetadata": zod.optional(SettingsMetadata),
    "listTabsEnabled": optionalBooleanStringField,
    "listTabsMetadata": zod.optional(SettingsMetadata),
    "noteTabsEnabled": optionalBooleanStringField,
    "noteTabsMetadata": zod.optional(SettingsMetadata),
    "prefillTabsEnabled": optionalBooleanStringField,
    "prefillTabsMetadata": zod.optional(SettingsMetadata),
    "radioTabsEnabled": optionalBooleanStringField,
    "radioTabsMetadata": zod.optional(SettingsMetadata),
    "savingCustomTabsEnabled": optionalBooleanStringField,
    "savingCustomTabsMetadata": zod.optional(SettingsMetadata),
    "senderToChangeTabAssignmentsEnabled": optionalBooleanStringField,
    "senderToChangeTabAssignmentsMetadata": zod.optional(SettingsMetadata),
    "sharedCustomTabsEnabled": optionalBooleanStringField,
    "sharedCustomTabsMetadata": zod.optional(SettingsMetadata),
    "tabDataLabelEnabled": optionalBooleanStringField,
    "tabDataLabelMetadata": zod.optional(SettingsMetadata),
    "tabLocationEnabled": optionalBooleanStringField,
    "tabLocationMetadata": zod.optional(SettingsMetadata),
    "tabLockingEnabled": optionalBooleanStringField,
    "tabLockingMetadata": zod.optional(SettingsMetadata),
    "tabScaleEnabled": optionalBooleanStringField,
    "tabScaleMetadata": zod.optional(SettingsMetadata),
    "tabTextFormattingEnabled": optionalBooleanStringField,
    "tabTextFormattingMetadata": zod.optional(SettingsMetadata),
    "textTabsEnabled": optionalBooleanStringField,
    "textTabsMetadata": zod.optional(SettingsMetadata),
    "enableTabAgreementDetails": optionalBooleanStringField,
    "enableTabAgreementDetailsMetadata": zod.optional(SettingsMetadata),
    "numericalTabsEnabled": optionalBooleanStringField,
    "numericalTabsMetadata": zod.optional(SettingsMetadata),
    "uriTabsEnabled": optionalBooleanStringField,
    "uriTabsMetadata": zod.optional(SettingsMetadata)
}));
export const TabGroup: MiniObject<types.TabGroup> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "groupLabel": optionalStringField,
    "groupLabelMetadata": zod.optional(PropertyMetadata),
    "groupRule": zod.optional(zod.enum(['SelectAtLeast', 'SelectAtMost', 'SelectExactly', 'SelectARange'])),
    "groupRuleMetadata": zod.optional(PropertyMetadata),
    "maximumAllowed": optionalIntegerStringField,
    "maximumAllowedMetadata": zod.optional(PropertyMetadata),
    "minimumRequired": optionalIntegerStringField,
    "minimumRequiredMetadata": zod.optional(PropertyMetadata),
    "tabScope": optionalEnumDocumentEnvelopeField,
    "tabScopeMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata)
}));
export const TabMetadata: MiniObject<types.TabMetadata> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical7(),
    "anchor": optionalStringField,
    "collaborative": optionalBooleanStringField,
    "concealValueOnDocument": optionalBooleanStringField,
    "createdByDisplayName": optionalStringField,
    "createdByUserId": optionalStringField,
    "customTabId": optionalStringField,
    "disableAutoSize": optionalBooleanStringField,
    "editable": optionalBooleanStringField,
    "font": optionalStringField,
    "fontColor": optionalStringField,
    "fontSize": optionalStringField,
    "height": optionalStringField,
    "includedInEmail": optionalBooleanStringField,
    "initialValue": optionalStringField,
    "items": optionalArrayStringField,
    "lastModified": optionalDateTimeField,
    "lastModifiedByDisplayName": optionalStringField,
    "lastModifiedByUserId": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "locked": optionalBooleanStringField,
    "maximumLength": optionalStringField,
    "maxNumericalValue": optionalStringField,
    "mergeField": zod.optional(MergeField),
    "minNumericalValue": optionalStringField,
    "name": optionalStringField,
    "numericalValue": optionalStringField,
    "paymentItemCode": optionalStringField,
    "paymentItemDescription": optionalStringField,
    "paymentItemName": optionalStringField,
    "requireAll": optionalBooleanStringField,
    "required": optionalBooleanStringField,
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "scaleValue": optionalStringField,
    "selected": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "signatureProviderId": optionalStringField,
    "stampType": optionalEnumSignatureStampField,
    "stampTypeMetadata": zod.optional(PropertyMetadata),
    "tabLabel": optionalStringField,
    "type": optionalStringField,
    "validationMessage": optionalStringField,
    "validationPattern": optionalStringField,
    "validationType": optionalStringField,
    "width": optionalStringField
}));
export const TabMetadataList: MiniObject<types.TabMetadataList> = /* @__PURE__ */ miniObject(() => ({
    "tabs": zod.optional(zod.array(TabMetadata))
}));
export const Tabs: MiniObject<types.Tabs> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfTabs(),
    ...fieldsOfPrefillTabs()
}));
export const TemplateCustomFields: MiniObject<types.TemplateCustomFields> = /* @__PURE__ */ miniObject(() => ({
    "textCustomFields": zod.optional(zod.array(TextCustomField)),
    "listCustomFields": zod.optional(zod.array(ListCustomField))
}));
export const TemplateDocumentVisibilityList: MiniObject<types.TemplateDocumentVisibilityList> = /* @__PURE__ */ miniObject(() => ({
    "documentVisibility": zod.array(DocumentVisibility)
}));
export const TemplateDocumentsResult: MiniObject<types.TemplateDocumentsResult> = /* @__PURE__ */ miniObject(() => ({
    "templateDocuments": zod.optional(zod.array(EnvelopeDocument)),
    "templateId": optionalGuidField
}));
export const TemplateInformation: MiniObject<types.TemplateInformation> = /* @__PURE__ */ miniObject(() => ({
    "templates": zod.optional(zod.array(TemplateSummary))
}));
export const TemplateMatch: MiniObject<types.TemplateMatch> = /* @__PURE__ */ miniObject(() => ({
    "documentEndPage": optionalIntegerStringField,
    "documentStartPage": optionalIntegerStringField,
    "matchPercentage": optionalIntegerStringField
}));
export const TemplateNotificationRequest: MiniObject<types.TemplateNotificationRequest> = /* @__PURE__ */ miniObject(() => ({
    "expirations": zod.optional(Expirations),
    "password": optionalStringField,
    "reminders": zod.optional(Reminders),
    "useAccountDefaults": optionalBooleanStringField
}));
export const TemplateRecipients: MiniObject<types.TemplateRecipients> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipients(),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const TemplateRole: MiniObject<types.TemplateRole> = /* @__PURE__ */ miniObject(() => ({
    "roleName": optionalStringField,
    "name": optionalStringCheckMaxLength100Field,
    "email": optionalStringCheckMaxLength100Field,
    "accessCode": optionalStringCheckMaxLength50Field,
    "clientUserId": optionalStringCheckMaxLength100Field,
    "defaultRecipient": optionalBooleanStringField,
    "deliveryMethod": optionalStringField,
    "embeddedRecipientStartURL": optionalStringField,
    "inPersonSignerName": optionalStringCheckMaxLength100Field,
    "routingOrder": optionalIntegerStringField,
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "signingGroupType": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "tabs": zod.optional(Tabs),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "emailNotification": zod.optional(RecipientEmailNotification),
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider))
}));
export const TemplateSharedItem: MiniObject<types.TemplateSharedItem> = /* @__PURE__ */ miniObject(() => ({
    "templateId": optionalStringField,
    "templateName": optionalStringField,
    "password": optionalStringField,
    "owner": zod.optional(UserInfo),
    "shared": zod.optional(ItemSharing),
    "sharedGroups": zod.optional(zod.array(MemberGroupSharedItem)),
    "sharedUsers": zod.optional(zod.array(UserSharedItem)),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const TemplateSummary: MiniObject<types.TemplateSummary> = /* @__PURE__ */ miniObject(() => ({
    "applied": optionalBooleanStringField,
    "documentId": optionalStringField,
    "documentName": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "name": optionalStringField,
    "templateId": optionalGuidField,
    "templateMatch": zod.optional(TemplateMatch),
    "templates": zod.optional(zod.array(zod.lazy(() => TemplateSummary))),
    "uri": optionalStringField
}));
export const TemplateTabs: MiniObject<types.TemplateTabs> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfTabs(),
    ...fieldsOfPrefillTabs()
}));
export const TemplateUpdateSummary: MiniObject<types.TemplateUpdateSummary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeUpdateSummary(),
    "envelopeId": optionalGuidField,
    "purgeState": zod.optional(PurgeState),
    "lockInformation": zod.optional(LockInformation),
    "recipientUpdateResults": zod.optional(zod.array(RecipientUpdateResponse)),
    "bulkEnvelopeStatus": zod.optional(BulkEnvelopeStatus),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const TemplateViewRecipientSettings: MiniObject<types.TemplateViewRecipientSettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeViewRecipientSettings()
}));
export const TemplateViewRequest: MiniObject<types.TemplateViewRequest> = /* @__PURE__ */ miniObject(() => ({
    "viewAccess": optionalStringField,
    "returnUrl": optionalStringCheckMaxLength470Field,
    "settings": zod.optional(TemplateViewSettings)
}));
export const TemplateViewSettings: MiniObject<types.TemplateViewSettings> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeViewSettings(),
    "lockToken": optionalStringField,
    "recipientSettings": zod.optional(TemplateViewRecipientSettings)
}));
export const Text: MiniObject<types.Text> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata)
}));
export const TextCustomField: MiniObject<types.TextCustomField> = /* @__PURE__ */ miniObject(() => ({
    "fieldId": optionalStringField,
    "name": optionalStringCheckMaxLength100Field,
    "value": optionalStringCheckMaxLength100Field,
    "required": optionalBooleanStringField,
    "show": optionalBooleanStringField,
    "configurationType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const TimeStampField: MiniObject<types.TimeStampField> = /* @__PURE__ */ miniObject(() => ({
    "documentSecurityStore": zod.optional(DocumentSecurityStore),
    "maxTimeStampSignatureLength": optionalIntegerStringField,
    "timeStampFieldName": optionalStringField
}));
export const Title: MiniObject<types.Title> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField
}));
export const TokenToRevoke: MiniObject<types.TokenToRevoke> = /* @__PURE__ */ miniObject(() => ({
    "token": optionalStringField
}));
export const TspHealthCheckRequest: MiniObject<types.TspHealthCheckRequest> = /* @__PURE__ */ miniObject(() => ({
    "appVersion": optionalStringField,
    "description": optionalStringField,
    "error": optionalStringField,
    "status": optionalStringField,
    "statusDescription": zod.optional(zod.array(TspHealthCheckStatusDescription))
}));
export const TspHealthCheckStatusDescription: MiniObject<types.TspHealthCheckStatusDescription> = /* @__PURE__ */ miniObject(() => ({
    "description": optionalStringField,
    "error": optionalStringField,
    "hostname": optionalStringField,
    "responseSeconds": optionalStringField,
    "status": optionalStringField,
    "type": optionalStringField
}));
export const UpdateTransactionRequest: MiniObject<types.UpdateTransactionRequest> = /* @__PURE__ */ miniObject(() => ({
    "code": optionalStringField,
    "message": optionalStringField,
    "state": optionalStringField
}));
export const UpdateTransactionResponse: MiniObject<types.UpdateTransactionResponse> = /* @__PURE__ */ miniObject(() => ({
    "redirectionUrl": optionalStringField
}));
export const UsageHistory: MiniObject<types.UsageHistory> = /* @__PURE__ */ miniObject(() => ({
    "lastSentDateTime": optionalDateTimeField,
    "lastSignedDateTime": optionalDateTimeField,
    "sentCount": optionalIntegerStringField,
    "signedCount": optionalIntegerStringField
}));
export const User: MiniObject<types.User> = /* @__PURE__ */ miniObject(() => ({
    "cellPhoneNumber": optionalStringField,
    "countryCode": optionalStringField,
    "credentials": zod.optional(zod.array(Credential)),
    "displayName": optionalStringField,
    "email": optionalStringField,
    "externalClaims": zod.optional(zod.array(ExternalClaim))
}));
export const UserAccountManagementGranularInformation: MiniObject<types.UserAccountManagementGranularInformation> = /* @__PURE__ */ miniObject(() => ({
    "canManageAccountSecuritySettings": optionalBooleanStringField,
    "canManageAccountSecuritySettingsMetadata": zod.optional(SettingsMetadata),
    "canManageAccountSettings": optionalBooleanStringField,
    "canManageAccountSettingsMetadata": zod.optional(SettingsMetadata),
    "canManageAdmins": optionalBooleanStringField,
    "canManageAdminsMetadata": zod.optional(SettingsMetadata),
    "canManageConnect": optionalBooleanStringField,
    "canManageConnectMetadata": zod.optional(SettingsMetadata),
    "canManageDocumentRetention": optionalBooleanStringField,
    "canManageDocumentRetentionMetadata": zod.optional(SettingsMetadata),
    "canManageEnvelopeTransfer": optionalBooleanStringField,
    "canManageEnvelopeTransferMetadata": zod.optional(SettingsMetadata),
    "canManageGroupsButNotUsers": optionalBooleanStringField,
    "canManageGroupsButNotUsersMetadata": zod.optional(SettingsMetadata),
    "canManageReporting": optionalBooleanStringField,
    "canManageReportingMetadata": zod.optional(SettingsMetadata),
    "canManageSharing": optionalBooleanStringField,
    "canManageSharingMetadata": zod.optional(SettingsMetadata),
    "canManageSigningGroups": optionalBooleanStringField,
    "canManageSigningGroupsMetadata": zod.optional(SettingsMetadata),
    "canManageUsers": optionalBooleanStringField,
    "canManageUsersMetadata": zod.optional(SettingsMetadata),
    "canViewUsers": optionalBooleanStringField,
    "canManageJointAgreements": optionalBooleanStringField,
    "canManageJointAgreementsMetadata": zod.optional(SettingsMetadata),
    "canManageStamps": optionalBooleanStringField,
    "canManageStampsMetadata": zod.optional(SettingsMetadata)
}));
export const UserInfo: MiniObject<types.UserInfo> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserInfo(),
    "accountId": optionalStringField,
    "accountName": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "ipAddress": optionalStringField,
    "membershipId": optionalStringField,
    "sendActivationEmail": optionalBooleanStringField,
    "uri": optionalStringField,
    "userId": optionalStringField,
    "userName": optionalStringCheckMaxLength100Field,
    "userStatus": optionalStringField
}));
export const UserInfoList: MiniObject<types.UserInfoList> = /* @__PURE__ */ miniObject(() => ({
    "users": zod.array(UserInfo)
}));
export const UserInfoResponse: MiniObject<types.UserInfoResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfSignHashSessionInfoResponse(),
    "envelopeId": optionalGuidField,
    "language": optionalStringField
}));
export const UserInformation: MiniObject<types.UserInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNewUser(),
    ...fieldsOfUserInfo(),
    ...fieldsOfUserInformation(),
    "createdDateTime": optionalDateTimeField,
    "email": optionalStringField,
    "permissionProfileId": optionalStringField,
    "permissionProfileName": optionalStringField,
    "uri": optionalStringField,
    "userId": optionalGuidField,
    "userName": optionalStringField,
    "company": optionalStringField,
    "connectConfigurations": zod.optional(zod.array(ConnectUserObject)),
    "countryCode": optionalStringField,
    "customSettings": zod.optional(zod.array(NameValue)),
    "defaultAccountId": optionalStringField,
    "enableConnectForUser": optionalBooleanStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "firstName": optionalStringCheckMaxLength50Field,
    "forgottenPasswordInfo": zod.optional(ForgottenPasswordInformation),
    "groupList": zod.optional(zod.array(Group)),
    "hasRemoteNotary": optionalBooleanField,
    "homeAddress": zod.optional(AddressInformation),
    "initialsImageUri": optionalStringField,
    "isAdmin": optionalEnumTrueFalseField,
    "isNAREnabled": optionalBooleanStringField,
    "jobTitle": optionalStringField,
    "lastLogin": optionalDateTimeField,
    "lastName": optionalStringCheckMaxLength50Field,
    "middleName": optionalStringCheckMaxLength50Field,
    "password": optionalStringField,
    "passwordExpiration": optionalDateTimeField,
    "sendActivationEmail": zod.optional(zod.enum(['true', 'false', 'send'])),
    "sendActivationOnInvalidLogin": optionalBooleanStringField,
    "signatureImageUri": optionalStringField,
    "subscribe": optionalBooleanStringField,
    "suffixName": optionalStringCheckMaxLength50Field,
    "userAddedToAccountDateTime": optionalDateTimeField,
    "userSettings": zod.optional(UserSettingsInformation),
    "workAddress": zod.optional(AddressInformation),
    "isAlternateAdmin": optionalEnumTrueFalseField,
    "isManagedByScim": optionalEnumTrueFalseField,
    "isMembershipManagedByScim": optionalEnumTrueFalseField
}));
export const UserInformationList: MiniObject<types.UserInformationList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "users": zod.optional(zod.array(UserInformation)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const UserPasswordInformation: MiniObject<types.UserPasswordInformation> = /* @__PURE__ */ miniObject(() => ({
    "currentPassword": optionalStringField,
    "email": optionalStringField,
    "forgottenPasswordInfo": zod.optional(ForgottenPasswordInformation),
    "newPassword": optionalStringField
}));
export const UserPasswordRules: MiniObject<types.UserPasswordRules> = /* @__PURE__ */ miniObject(() => ({
    "passwordRules": zod.optional(AccountPasswordRules),
    "userId": optionalGuidField
}));
export const UserProfile: MiniObject<types.UserProfile> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserInformation(),
    "address": zod.optional(AddressInformation),
    "authenticationMethods": zod.optional(zod.array(AuthenticationMethod)),
    "companyName": optionalStringField,
    "displayOrganizationInfo": optionalBooleanStringField,
    "displayPersonalInfo": optionalBooleanStringField,
    "displayProfile": optionalBooleanStringField,
    "displayUsageHistory": optionalBooleanStringField,
    "usageHistory": zod.optional(zod.looseObject({
        "lastSentDateTime": optionalDateTimeField,
        "lastSignedDateTime": optionalDateTimeField,
        "sentCount": optionalIntegerStringField,
        "signedCount": optionalIntegerStringField
    })),
    "userDetails": zod.optional(UserInformation)
}));
export const UserSettingsInformation: MiniObject<types.UserSettingsInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountRoleSettings(),
    ...fieldsOfAccountRoleSettings2(),
    ...fieldsOfAccountSettingsInformation(),
    "accountManagementGranular": zod.optional(UserAccountManagementGranularInformation),
    "adminOnly": optionalBooleanStringField,
    "adminOnlyMetadata": zod.optional(SettingsMetadata),
    "allowEnvelopeTransferTo": optionalBooleanStringField,
    "allowEnvelopeTransferToMetadata": zod.optional(SettingsMetadata),
    "allowEsealRecipients": optionalBooleanStringField,
    "allowEsealRecipientsMetadata": zod.optional(SettingsMetadata),
    "allowPowerFormsAdminToAccessAllPowerFormEnvelope": optionalBooleanStringField,
    "allowPowerFormsAdminToAccessAllPowerFormEnvelopeMetadata": zod.optional(SettingsMetadata),
    "allowRecipientLanguageSelection": optionalBooleanStringField,
    "allowRecipientLanguageSelectionMetadata": zod.optional(SettingsMetadata),
    "allowSendOnBehalfOf": optionalBooleanStringField,
    "allowSendOnBehalfOfMetadata": zod.optional(SettingsMetadata),
    "anchorTagVersionedPlacementEnabled": optionalBooleanStringField,
    "apiAccountWideAccess": optionalBooleanStringField,
    "apiAccountWideAccessMetadata": zod.optional(SettingsMetadata),
    "apiCanExportAC": optionalBooleanStringField,
    "apiCanExportACMetadata": zod.optional(SettingsMetadata),
    "canChargeAccount": optionalBooleanStringField,
    "canChargeAccountMetadata": zod.optional(SettingsMetadata),
    "canEditSharedAddressbook": optionalStringField,
    "canEditSharedAddressbookMetadata": zod.optional(SettingsMetadata),
    "canLockEnvelopes": optionalBooleanStringField,
    "canLockEnvelopesMetadata": zod.optional(SettingsMetadata),
    "canManageAccount": optionalBooleanStringField,
    "canManageAccountMetadata": zod.optional(SettingsMetadata),
    "canManageDistributor": optionalBooleanStringField,
    "canManageDistributorMetadata": zod.optional(SettingsMetadata),
    "canManageTemplates": optionalStringField,
    "canManageTemplatesMetadata": zod.optional(SettingsMetadata),
    "canSendAPIRequests": optionalBooleanStringField,
    "canSendAPIRequestsMetadata": zod.optional(SettingsMetadata),
    "canSendEnvelope": optionalBooleanStringField,
    "canSendEnvelopeMetadata": zod.optional(SettingsMetadata),
    "canSignEnvelope": optionalBooleanStringField,
    "canSignEnvelopeMetadata": zod.optional(SettingsMetadata),
    "canUseScratchpad": optionalBooleanStringField,
    "canUseScratchpadMetadata": zod.optional(SettingsMetadata),
    "canUseSmartContracts": optionalBooleanStringField,
    "canUseSmartContractsMetadata": zod.optional(SettingsMetadata),
    "expressSendOnly": optionalBooleanStringField,
    "locale": zod.optional(zod.enum(['zh_CN', 'zh_TW', 'nl', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'pt_BR', 'ru', 'es'])),
    "localeMetadata": zod.optional(SettingsMetadata),
    "localePolicy": zod.optional(zod.looseObject({
        "customDateFormat": optionalStringField,
        "customTimeFormat": optionalStringField,
        "addressFormat": optionalStringField,
        "addressFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "allowRegion": optionalBooleanStringField,
        "calendarType": optionalStringField,
        "calendarTypeMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "cultureName": optionalStringField,
        "cultureNameMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "currencyCode": optionalStringField,
        "currencyCodeMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "currencyNegativeFormat": optionalStringField,
        "currencyNegativeFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "currencyPositiveFormat": optionalStringField,
        "currencyPositiveFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "customSignDateFormat": optionalStringField,
        "customSignTimeFormat": optionalStringField,
        "dateFormat": optionalStringField,
        "dateFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "effectiveAddressFormat": optionalStringField,
        "effectiveCalendarType": optionalStringField,
        "effectiveCurrencyCode": optionalStringField,
        "effectiveCurrencyNegativeFormat": optionalStringField,
        "effectiveCurrencyPositiveFormat": optionalStringField,
        "effectiveCustomDateFormat": optionalStringField,
        "effectiveCustomTimeFormat": optionalStringField,
        "effectiveDateFormat": optionalStringField,
        "effectiveInitialFormat": optionalStringField,
        "effectiveNameFormat": optionalStringField,
        "effectiveTimeFormat": optionalStringField,
        "effectiveTimeZone": optionalStringField,
        "initialFormat": optionalStringField,
        "initialFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "nameFormat": optionalStringField,
        "nameFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "signDateFormat": optionalEnumDMYyyyDdMMYyDdMMMYyDdMMYField,
        "signDateFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "signTimeFormat": optionalEnumNoneHHMmHMmHHMmSsHMmSsField,
        "signTimeFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "timeFormat": optionalStringField,
        "timeFormatMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        })),
        "timeZone": optionalStringField,
        "timeZoneMetadata": zod.optional(zod.looseObject({
            "is21CFRPart11": optionalBooleanStringField,
            "options": optionalArrayStringField,
            "rights": optionalEnumEditableReadOnlyField,
            "uiHint": optionalEnumAvailableHiddenField,
            "uiOrder": optionalIntegerString2Field,
            "uiType": optionalStringField
        }))
    })),
    "manageClickwrapsMode": optionalStringField,
    "manageClickwrapsModeMetadata": zod.optional(SettingsMetadata),
    "modifiedBy": optionalStringField,
    "modifiedByMetadata": zod.optional(SettingsMetadata),
    "modifiedDate": optionalStringField,
    "modifiedDateMetadata": zod.optional(SettingsMetadata),
    "modifiedPage": optionalStringField,
    "modifiedPageMetadata": zod.optional(SettingsMetadata),
    "newSendUI": optionalBooleanStringField,
    "newSendUIMetadata": zod.optional(SettingsMetadata),
    "powerFormMode": optionalEnumNoneUserAdminField,
    "powerFormModeMetadata": zod.optional(SettingsMetadata),
    "recipientViewedNotification": optionalBooleanStringField,
    "recipientViewedNotificationMetadata": zod.optional(SettingsMetadata),
    "sealIdentifiers": zod.optional(zod.array(SealIdentifier)),
    "senderEmailNotifications": zod.optional(SenderEmailNotifications),
    "signerEmailNotifications": zod.optional(SignerEmailNotifications),
    "supplementalDocumentIncludeInDownload": optionalBooleanStringField,
    "templateActiveCreation": optionalBooleanStringField,
    "templateActiveCreationMetadata": zod.optional(SettingsMetadata),
    "templateApplyNotify": optionalBooleanStringField,
    "templateApplyNotifyMetadata": zod.optional(SettingsMetadata),
    "templateAutoMatching": optionalBooleanStringField,
    "templateAutoMatchingMetadata": zod.optional(SettingsMetadata),
    "templateMatchingSensitivity": optionalIntegerStringField,
    "templateMatchingSensitivityMetadata": zod.optional(SettingsMetadata),
    "templatePageLevelMatching": optionalBooleanStringField,
    "templatePageLevelMatchingMetadata": zod.optional(SettingsMetadata),
    "timezoneDST": optionalBooleanStringField,
    "timezoneDSTMetadata": zod.optional(SettingsMetadata),
    "timezoneMask": optionalStringField,
    "timezoneMaskMetadata": zod.optional(SettingsMetadata),
    "timezoneOffset": zod.optional(zod.enum(['tz_01_afghanistan', 'tz_02_alaskan', 'tz_03_arab', 'tz_04_arabian', 'tz_05_arabic', 'tz_06_argentina', 'tz_07_atlantic', 'tz_08_aus_central', 'tz_09_aus_eastern', 'tz_10_azerbaijan', 'tz_11_azores', 'tz_12_bangladesh', 'tz_13_canada_central', 'tz_14_cape_verde', 'tz_15_caucasus', 'tz_16_central_australia', 'tz_17_central_america', 'tz_18_central_asia', 'tz_19_central_brazilian', 'tz_20_central_europe', 'tz_21_central_european', 'tz_22_central_pacific', 'tz_23_central', 'tz_24_central_mexico', 'tz_25_china', 'tz_26_dateline', 'tz_27_east_africa', 'tz_28_east_australia', 'tz_29_east_europe', 'tz_30_east_south_america', 'tz_31_eastern', 'tz_32_egypt', 'tz_33_ekaterinburg', 'tz_34_fiji', 'tz_35_fli', 'tz_36_georgian', 'tz_37_gmt', 'tz_38_greenland', 'tz_39_greenwich', 'tz_40_gtb', 'tz_41_hawaiian', 'tz_42_india', 'tz_43_iran', 'tz_44_israel', 'tz_45_jordan', 'tz_46_kaliningrad', 'tz_47_kamchatka', 'tz_48_korea', 'tz_49_magadan', 'tz_50_mauritius', 'tz_51_mid_atlantic', 'tz_52_middle_east', 'tz_53_montevideo', 'tz_54_morocco', 'tz_55_mountain', 'tz_56_mountain_mexico', 'tz_57_myanmar', 'tz_58_north_central_asia', 'tz_59_namibia', 'tz_60_nepal', 'tz_61_new_zealand', 'tz_62_new_foundland', 'tz_63_north_asia_east', 'tz_64_north_asia', 'tz_65_pacific_sa', 'tz_66_pacific', 'tz_67_pacific_mexico', 'tz_68_pakistan', 'tz_69_paraguay', 'tz_70_romance', 'tz_71_russian', 'tz_72_sa_eastern', 'tz_73_sa_pacific', 'tz_74_sa_western', 'tz_75_samoa', 'tz_76_se_asia', 'tz_77_singapore', 'tz_78_south_africa', 'tz_79_sriLanka', 'tz_80_syria', 'tz_81_taipei', 'tz_82_tasmania', 'tz_83_tokyo', 'tz_84_tonga', 'tz_85_turkey', 'tz_86_ulaanbaatar', 'tz_87_us_eastern', 'tz_88_us_mountain', 'tz_89_venezuela', 'tz_90_vladivostok', 'tz_91_west_australia', 'tz_92_west_central_africa', 'tz_93_west_europe', 'tz_94_west_asia', 'tz_95_west_pacific', 'tz_96_yakutsk'])),
    "timezoneOffsetMetadata": zod.optional(SettingsMetadata),
    "timezoneSendingPref": optionalStringField,
    "timezoneSendingPrefMetadata": zod.optional(SettingsMetadata),
    "timezoneSigningPref": optionalStringField,
    "timezoneSigningPrefMetadata": zod.optional(SettingsMetadata),
    "transactionPointSiteNameURL": optionalStringField,
    "transactionPointSiteNameURLMetadata": zod.optional(SettingsMetadata),
    "transactionPointUserName": optionalStringField,
    "transactionPointUserNameMetadata": zod.optional(SettingsMetadata),
    "allowAccessToAllAccountAgreements": optionalBooleanStringField,
    "allowAccessToAllAccountAgreementsMetadata": zod.optional(SettingsMetadata),
    "canManageAgreementParties": optionalBooleanStringField,
    "canManageAgreementPartiesMetadata": zod.optional(SettingsMetadata),
    "isManagedByScim": optionalBooleanStringField,
    "isManagedByScimMetadata": zod.optional(SettingsMetadata),
    "isMembershipManagedByScim": optionalBooleanStringField,
    "isMembershipManagedByScimMetadata": zod.optional(SettingsMetadata),
    "agreedToComments": optionalBooleanStringField,
    "allowEmailChange": optionalBooleanStringField,
    "allowPasswordChange": optionalBooleanStringField,
    "canManageOrganization": optionalBooleanStringField,
    "isCommentsParticipant": optionalBooleanStringField,
    "isWorkspaceParticipant": optionalBooleanStringField,
    "useAccountServerForEmailChange": optionalBooleanStringField,
    "useAccountServerForPasswordChange": optionalBooleanStringField,
    "federatedStatus": optionalStringField
}));
export const UserSharedItem: MiniObject<types.UserSharedItem> = /* @__PURE__ */ miniObject(() => ({
    "user": zod.optional(UserInfo),
    "shared": zod.optional(UserSharing),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const UserSignature: MiniObject<types.UserSignature> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSignature(),
    ...fieldsOfAccountSignature2(),
    ...fieldsOfAccountSignature3(),
    ...fieldsOfAccountSignature4(),
    "isDefault": optionalBooleanStringField,
    "signatureInitials": optionalStringField,
    "signatureType": optionalStringField,
    "createdDateTime": optionalDateTimeField,
    "imageBase64": optionalBase64Field,
    "lastModifiedDateTime": optionalDateTimeField,
    "status": optionalStringField,
    "signatureName": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "initialsImageUri": optionalStringField,
    "signatureImageUri": optionalStringField,
    "stampType": nullishUnionLiteralSignatureLiteralStampLiterField
}));
export const UserSignatureDefinition: MiniObject<types.UserSignatureDefinition> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountSignature(),
    ...fieldsOfAccountSignature3(),
    "isDefault": optionalBooleanStringField,
    "signatureInitials": optionalStringField,
    "signatureType": optionalStringField,
    "signatureName": optionalStringField
}));
export const UserSignaturesInformation: MiniObject<types.UserSignaturesInformation> = /* @__PURE__ */ miniObject(() => ({
    "userSignatures": zod.optional(zod.array(UserSignature))
}));
export const UserSocialIdResult: MiniObject<types.UserSocialIdResult> = /* @__PURE__ */ miniObject(() => ({
    "socialAccountInformation": zod.optional(zod.array(SocialAccountInformation)),
    "userId": optionalGuidField
}));
export const UsersResponse: MiniObject<types.UsersResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "users": zod.optional(zod.array(UserInfo)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const View: MiniObject<types.View> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata),
    "requiredRead": optionalBooleanStringField
}));
export const ViewUrl: MiniObject<types.ViewUrl> = /* @__PURE__ */ miniObject(() => ({
    "url": optionalStringField
}));
export const Watermark: MiniObject<types.Watermark> = /* @__PURE__ */ miniObject(() => ({
    "displayAngle": optionalStringField,
    "enabled": optionalBooleanStringField,
    "font": optionalStringField,
    "fontColor": optionalStringField,
    "fontSize": optionalStringField,
    "id": optionalStringField,
    "imageBase64": optionalBase64Field,
    "transparency": optionalStringField,
    "watermarkText": optionalStringField
}));
export const Witness: MiniObject<types.Witness> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    "clientUserId": optionalStringCheckMaxLength100Field,
    "embeddedRecipientStartURL": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "recipientType": zod.optional(RecipientType),
    "roleName": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "documentTemplateId": optionalStringField,
    "email": optionalStringCheckMaxLength100Field,
    "emailMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupName": optionalStringField,
    "signingGroupUsers": zod.optional(zod.array(UserInfo)),
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "emailNotification": zod.optional(RecipientEmailNotification),
    "note": optionalStringCheckMaxLength1000Field,
    "routingOrder": optionalIntegerStringField,
    "accessCode": optionalStringCheckMaxLength50Field,
    "idCheckConfigurationName": optionalStringField,
    "autoNavigation": optionalBooleanStringField,
    "defaultRecipient": optionalBooleanStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": optionalDateTimeField,
    "deliveredDateTime": optionalDateTimeField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "witnessFor": optionalStringField,
    "witnessForGuid": optionalGuidField
}));
export const Workflow: MiniObject<types.Workflow> = /* @__PURE__ */ miniObject(() => ({
    "currentWorkflowStepId": optionalStringField,
    "resumeDate": optionalDateTimeField,
    "scheduledSending": zod.optional(ScheduledSendingApiModel),
    "workflowStatus": zod.optional(zod.enum(['paused', 'in_progress', 'pending', 'scheduled', 'completed'])),
    "workflowSteps": zod.optional(zod.array(WorkflowStep)),
    "overwriteUpdateMode": optionalStringField
}));
export const WorkflowStep: MiniObject<types.WorkflowStep> = /* @__PURE__ */ miniObject(() => ({
    "action": zod.optional(zod.enum(['pause_before'])),
    "completedDate": optionalDateTimeField,
    "delayedRouting": zod.optional(DelayedRoutingApiModel),
    "itemId": optionalStringField,
    "recipientRouting": zod.optional(RecipientRouting),
    "status": zod.optional(zod.enum(['inactive', 'in_progress', 'paused', 'pending', 'completed'])),
    "triggeredDate": optionalDateTimeField,
    "triggerOnItem": zod.optional(zod.enum(['routing_order'])),
    "workflowStepId": optionalStringField
}));
export const Workspace: MiniObject<types.Workspace> = /* @__PURE__ */ miniObject(() => ({
    "billableAccountId": optionalStringField,
    "callerInformation": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activeSince": optionalDateTimeField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "email": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "invitationEmailBlurb": optionalStringField,
        "invitationEmailSubject": optionalStringField,
        "lastModified": optionalDateTimeField,
        "lastModifiedById": optionalGuidField,
        "status": optionalStringField,
        "type": optionalEnumTypeOwnerTypeParticipantField,
        "userId": optionalGuidField,
        "userName": optionalStringField,
        "workspaceId": optionalGuidField,
        "workspaceUserBaseUrl": optionalStringField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserUri": optionalStringField
    })),
    "created": optionalDateTimeField,
    "createdByInformation": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activeSince": optionalDateTimeField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "email": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "invitationEmailBlurb": optionalStringField,
        "invitationEmailSubject": optionalStringField,
        "lastModified": optionalDateTimeField,
        "lastModifiedById": optionalGuidField,
        "status": optionalStringField,
        "type": optionalEnumTypeOwnerTypeParticipantField,
        "userId": optionalGuidField,
        "userName": optionalStringField,
        "workspaceId": optionalGuidField,
        "workspaceUserBaseUrl": optionalStringField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserUri": optionalStringField
    })),
    "lastModified": optionalDateTimeField,
    "lastModifiedByInformation": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activeSince": optionalDateTimeField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "email": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "invitationEmailBlurb": optionalStringField,
        "invitationEmailSubject": optionalStringField,
        "lastModified": optionalDateTimeField,
        "lastModifiedById": optionalGuidField,
        "status": optionalStringField,
        "type": optionalEnumTypeOwnerTypeParticipantField,
        "userId": optionalGuidField,
        "userName": optionalStringField,
        "workspaceId": optionalGuidField,
        "workspaceUserBaseUrl": optionalStringField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserUri": optionalStringField
    })),
    "settings": zod.optional(WorkspaceSettings),
    "status": zod.optional(zod.enum(['active', 'closed'])),
    "workspaceBaseUrl": optionalStringField,
    "workspaceDescription": optionalStringField,
    "workspaceId": optionalGuidField,
    "workspaceName": optionalStringField,
    "workspaceUri": optionalStringField
}));
export const WorkspaceFileUpload: MiniObject<types.WorkspaceFileUpload> = /* @__PURE__ */ miniObject(() => ({
    "file": instanceofBlobField
}));
export const WorkspaceFolderContents: MiniObject<types.WorkspaceFolderContents> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "folder": zod.optional(WorkspaceItem),
    "items": zod.optional(zod.array(WorkspaceItem)),
    "parentFolders": zod.optional(zod.array(WorkspaceItem)),
    "totalSetSize": optionalIntegerStringField,
    "workspaceId": optionalGuidField
}));
export const WorkspaceItem: MiniObject<types.WorkspaceItem> = /* @__PURE__ */ miniObject(() => ({
    "callerAuthorization": zod.optional(zod.looseObject({
        "canDelete": optionalBooleanStringField,
        "canMove": optionalBooleanStringField,
        "canTransact": optionalBooleanStringField,
        "canView": optionalBooleanStringField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "modified": optionalDateTimeField,
        "modifiedById": optionalGuidField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserInformation": zod.optional(zod.looseObject({
            "accountId": optionalStringField,
            "accountName": optionalStringField,
            "activeSince": optionalDateTimeField,
            "created": optionalDateTimeField,
            "createdById": optionalGuidField,
            "email": optionalStringField,
            "errorDetails": zod.optional(zod.looseObject({
                "errorCode": stringField,
                "message": stringField
            })),
            "invitationEmailBlurb": optionalStringField,
            "invitationEmailSubject": optionalStringField,
            "lastModified": optionalDateTimeField,
            "lastModifiedById": optionalGuidField,
            "status": optionalStringField,
            "type": optionalEnumTypeOwnerTypeParticipantField,
            "userId": optionalGuidField,
            "userName": optionalStringField,
            "workspaceId": optionalGuidField,
            "workspaceUserBaseUrl": optionalStringField,
            "workspaceUserId": optionalGuidField,
            "workspaceUserUri": optionalStringField
        }))
    })),
    "contentType": optionalStringField,
    "created": optionalDateTimeField,
    "createdById": optionalGuidField,
    "createdByInformation": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activeSince": optionalDateTimeField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "email": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "invitationEmailBlurb": optionalStringField,
        "invitationEmailSubject": optionalStringField,
        "lastModified": optionalDateTimeField,
        "lastModifiedById": optionalGuidField,
        "status": optionalStringField,
        "type": optionalEnumTypeOwnerTypeParticipantField,
        "userId": optionalGuidField,
        "userName": optionalStringField,
        "workspaceId": optionalGuidField,
        "workspaceUserBaseUrl": optionalStringField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserUri": optionalStringField
    })),
    "extension": optionalStringField,
    "fileSize": optionalIntegerStringField,
    "fileUri": optionalStringField,
    "id": optionalGuidField,
    "isPublic": optionalBooleanStringField,
    "lastModified": optionalDateTimeField,
    "lastModifiedById": optionalGuidField,
    "lastModifiedByInformation": zod.optional(zod.looseObject({
        "accountId": optionalStringField,
        "accountName": optionalStringField,
        "activeSince": optionalDateTimeField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "email": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "invitationEmailBlurb": optionalStringField,
        "invitationEmailSubject": optionalStringField,
        "lastModified": optionalDateTimeField,
        "lastModifiedById": optionalGuidField,
        "status": optionalStringField,
        "type": optionalEnumTypeOwnerTypeParticipantField,
        "userId": optionalGuidField,
        "userName": optionalStringField,
        "workspaceId": optionalGuidField,
        "workspaceUserBaseUrl": optionalStringField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserUri": optionalStringField
    })),
    "name": optionalStringField,
    "pageCount": optionalIntegerStringField,
    "parentFolderId": optionalStringCheckRegexRoot09aFAF809aField,
    "parentFolderUri": optionalStringField,
    "sha256": optionalStringField,
    "thumbHeight": optionalIntegerStringField,
    "thumbnail": zod.optional(zod.looseObject({
        "pageId": optionalStringField,
        "sequence": optionalIntegerStringField,
        "width": optionalIntegerStringField,
        "height": optionalIntegerStringField,
        "dpi": optionalIntegerStringField,
        "imageBytes": optionalIntegerStringField,
        "mimeType": optionalStringField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        }))
    })),
    "thumbWidth": optionalIntegerStringField,
    "type": optionalStringField,
    "uri": optionalStringField,
    "userAuthorization": zod.optional(zod.looseObject({
        "canDelete": optionalBooleanStringField,
        "canMove": optionalBooleanStringField,
        "canTransact": optionalBooleanStringField,
        "canView": optionalBooleanStringField,
        "created": optionalDateTimeField,
        "createdById": optionalGuidField,
        "errorDetails": zod.optional(zod.looseObject({
            "errorCode": stringField,
            "message": stringField
        })),
        "modified": optionalDateTimeField,
        "modifiedById": optionalGuidField,
        "workspaceUserId": optionalGuidField,
        "workspaceUserInformation": zod.optional(zod.looseObject({
            "accountId": optionalStringField,
            "accountName": optionalStringField,
            "activeSince": optionalDateTimeField,
            "created": optionalDateTimeField,
            "createdById": optionalGuidField,
            "email": optionalStringField,
            "errorDetails": zod.optional(zod.looseObject({
                "errorCode": stringField,
                "message": stringField
            })),
            "invitationEmailBlurb": optionalStringField,
            "invitationEmailSubject": optionalStringField,
            "lastModified": optionalDateTimeField,
            "lastModifiedById": optionalGuidField,
            "status": optionalStringField,
            "type": optionalEnumTypeOwnerTypeParticipantField,
            "userId": optionalGuidField,
            "userName": optionalStringField,
            "workspaceId": optionalGuidField,
            "workspaceUserBaseUrl": optionalStringField,
            "workspaceUserId": optionalGuidField,
            "workspaceUserUri": optionalStringField
        }))
    }))
}));
export const WorkspaceItemList: MiniObject<types.WorkspaceItemList> = /* @__PURE__ */ miniObject(() => ({
    "items": zod.array(WorkspaceItem).check(zod.minLength(1))
}));
export const WorkspaceList: MiniObject<types.WorkspaceList> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfUserAuthorizations(),
    "totalSetSize": optionalIntegerStringField,
    "workspaces": zod.optional(zod.array(Workspace))
}));
export const WorkspaceSettings: MiniObject<types.WorkspaceSettings> = /* @__PURE__ */ miniObject(() => ({
    "commentsAllowed": optionalBooleanStringField
}));
export const WorkspaceUser: MiniObject<types.WorkspaceUser> = /* @__PURE__ */ miniObject(() => ({
    "accountId": optionalStringField,
    "accountName": optionalStringField,
    "activeSince": optionalDateTimeField,
    "created": optionalDateTimeField,
    "createdById": optionalGuidField,
    "email": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "invitationEmailBlurb": optionalStringField,
    "invitationEmailSubject": optionalStringField,
    "lastModified": optionalDateTimeField,
    "lastModifiedById": optionalGuidField,
    "status": optionalStringField,
    "type": optionalEnumTypeOwnerTypeParticipantField,
    "userId": optionalGuidField,
    "userName": optionalStringField,
    "workspaceId": optionalGuidField,
    "workspaceUserBaseUrl": optionalStringField,
    "workspaceUserId": optionalGuidField,
    "workspaceUserUri": optionalStringField
}));
export const WorkspaceUserAuthorization: MiniObject<types.WorkspaceUserAuthorization> = /* @__PURE__ */ miniObject(() => ({
    "canDelete": optionalBooleanStringField,
    "canMove": optionalBooleanStringField,
    "canTransact": optionalBooleanStringField,
    "canView": optionalBooleanStringField,
    "created": optionalDateTimeField,
    "createdById": optionalGuidField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "modified": optionalDateTimeField,
    "modifiedById": optionalGuidField,
    "workspaceUserId": optionalGuidField,
    "workspaceUserInformation": zod.optional(WorkspaceUser)
}));
export const Zip: MiniObject<types.Zip> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    ...fieldsOfNumerical9(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "source": optionalStringField,
    "tabType": optionalStringField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "customTabId": optionalStringField,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "mergeField": zod.optional(MergeField),
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "originalValue": optionalStringField,
    "originalValueMetadata": zod.optional(PropertyMetadata),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "concealValueOnDocument": optionalBooleanStringField,
    "disableAutoSize": optionalBooleanStringField,
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata),
    "requireInitialOnSharedChange": optionalBooleanStringField,
    "requireInitialOnSharedChangeMetadata": zod.optional(PropertyMetadata),
    "requireAll": optionalBooleanStringField,
    "requireAllMetadata": zod.optional(PropertyMetadata),
    "shareToRecipients": optionalStringField,
    "shareToRecipientsMetadata": zod.optional(PropertyMetadata),
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata),
    "validationPattern": optionalStringField,
    "validationPatternMetadata": zod.optional(PropertyMetadata),
    "useDash4": optionalBooleanStringField,
    "useDash4Metadata": zod.optional(PropertyMetadata)
}));
export const PropertyRights = /* @__PURE__ */ zod.enum(['editable', 'read_only']);
export const RecipientType = /* @__PURE__ */ zod.enum(['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness']);
export const DisplayLevelCode = /* @__PURE__ */ zod.enum(['ReadOnly', 'Editable', 'DoNotDisplay']);
export const Measure = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^-?\d*\.?\d+$/)));
export const TabStatus = /* @__PURE__ */ zod.enum(['active', 'signed', 'declined', 'na']);
export const SignatureImageType = enumSignatureImageInitialsImageField;
export const StampFormat = /* @__PURE__ */ zod.enum(['NameHanko', 'NameDateHanko']);
export const FontColor = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^([Bb]lack|[Bb]right([Bb]lue|[Rr]ed)|[Dd]ark([Gg]reen|[Rr]ed)|[Gg]old|[Gg]reen|[Nn]avy[Bb]lue|[Pp]urple|[Ww]hite)$/)));
export const FontSize = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^[Ss]ize(7|8|9|10|11|12|14|16|18|20|22|24|26|28|36|48|72)$/)));
export const PaymentOption = /* @__PURE__ */ zod.enum(['authorize', 'save', 'save_and_authorize']);
export const ArrowDirection = /* @__PURE__ */ zod.enum(['up', 'down', 'left', 'right']);
export const ArrowSize = /* @__PURE__ */ zod.enum(['small', 'large']);
export const RecipientStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'faxpending', 'faxPending', 'autoresponded', 'deleted']);
export const EnvelopeEventCode = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^([Dd][Rr][Aa][Ff][Tt]|[Ss][Ee][Nn][Tt]|[Dd][Ee][Ll][Ii][Vv][Ee][Rr][Ee][Dd]|[Cc][Oo][Mm][Pp][Ll][Ee][Tt][Ee][Dd]|[Dd][Ee][Cc][Ll][Ii][Nn][Ee][Dd]|[Vv][Oo][Ii][Dd][Ee][Dd])$/)));
export const RecipientEventCode = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^([Ss][Ee][Nn][Tt]|[Dd][Ee][Ll][Ii][Vv][Ee][Rr][Ee][Dd]|[Cc][Oo][Mm][Pp][Ll][Ee][Tt][Ee][Dd]|[Dd][Ee][Cc][Ll][Ii][Nn][Ee][Dd]|[Aa][Uu][Tt][Hh][Ee][Nn][Tt][Ii][Cc][Aa][Tt][Ii][Oo][Nn][Ff][Aa][Ii][Ll][Ee][Dd]|[Aa][Uu][Tt][Oo][Rr][Ee][Ss][Pp][Oo][Nn][Dd][Ee][Dd])$/)));
export const ConnectEvent = /* @__PURE__ */ zod.enum(['envelope-created', 'envelope-sent', 'envelope-resent', 'envelope-delivered', 'envelope-completed', 'envelope-declined', 'envelope-voided', 'envelope-corrected', 'envelope-purge', 'envelope-deleted', 'envelope-discard', 'recipient-sent', 'recipient-resent', 'recipient-delivered', 'recipient-completed', 'recipient-declined', 'recipient-authenticationfailed', 'recipient-autoresponded', 'recipient-reassign', 'recipient-delegate', 'recipient-finish-later', 'template-created', 'template-modified', 'template-deleted', 'click-agreed', 'click-declined']);
export const ConnectDataPart = stringField;
export const DeliveryMode = /* @__PURE__ */ zod.enum(['SIM', 'aggregate', '']);
export const AuthorizationPermission = /* @__PURE__ */ zod.enum(['manage', 'send', 'sign']);
export const PaymentMethod = /* @__PURE__ */ zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit']);
export const SelfSignedEmailDocument = /* @__PURE__ */ zod.enum(['include_pdf', 'include_link']);
export const SignDateFormat = /* @__PURE__ */ zod.enum(['d/M/yyyy', 'dd-MM-yy', 'dd-MMM-yy', 'dd-MM-yyyy', 'dd.MM.yyyy', 'dd-MMM-yyyy', 'dd MMMM yyyy', 'M/d/yyyy', 'MM-dd-yyyy', 'MM/dd/yyyy', 'MM/dd/yy', 'MMM-dd-yyyy', 'MMM d, yyyy', 'MMMM d, yyyy', 'yyyy-MM-dd', 'yyyy-MMM-dd', 'yyyy/MM/dd', 'yyyy MMMM d']);
export const SignTimeFormat = /* @__PURE__ */ zod.enum(['none', 'HH:mm', 'h:mm', 'HH:mm:ss', 'h:mm:ss']);
export const AccountTimeZone = /* @__PURE__ */ zod.enum(['TZ_01_AfghanistanStandardTime', 'TZ_02_AlaskanStandardTime', 'TZ_03_ArabStandardTime', 'TZ_04_ArabianStandardTime', 'TZ_05_ArabicStandardTime', 'TZ_06_ArgentinaStandardTime', 'TZ_07_AtlanticStandardTime', 'TZ_08_AUS_CentralStandardTime', 'TZ_09_AUS_EasternStandardTime', 'TZ_10_AzerbaijanStandardTime', 'TZ_11_AzoresStandardTime', 'TZ_12_BangladeshStandardTime', 'TZ_13_CanadaCentralStandardTime', 'TZ_14_CapeVerdeStandardTime', 'TZ_15_CaucasusStandardTime', 'TZ_16_CentralAustraliaStandardTime', 'TZ_17_CentralAmericaStandardTime', 'TZ_18_CentralAsiaStandardTime', 'TZ_19_CentralBrazilianStandardTime', 'TZ_20_CentralEuropeStandardTime', 'TZ_21_CentralEuropeanStandardTime', 'TZ_22_CentralPacificStandardTime', 'TZ_23_CentralStandardTime', 'TZ_24_CentralStandardTimeMexico', 'TZ_25_ChinaStandardTime', 'TZ_26_DatelineStandardTime', 'TZ_27_E_AfricaStandardTime', 'TZ_28_E_AustraliaStandardTime', 'TZ_29_E_EuropeStandardTime', 'TZ_30_E_SouthAmericaStandardTime', 'TZ_31_EasternStandardTime', 'TZ_32_EgyptStandardTime', 'TZ_33_EkaterinburgStandardTime', 'TZ_34_FijiStandardTime', 'TZ_35_FLE_StandardTime', 'TZ_36_GeorgianStandardTime', 'TZ_37_GMT_StandardTime', 'TZ_38_GreenlandStandardTime', 'TZ_39_GreenwichStandardTime', 'TZ_40_GTB_StandardTime', 'TZ_41_HawaiianStandardTime', 'TZ_42_IndiaStandardTime', 'TZ_43_IranStandardTime', 'TZ_44_IsraelStandardTime', 'TZ_45_JordanStandardTime', 'TZ_46_KaliningradStandardTime', 'TZ_47_KamchatkaStandardTime', 'TZ_48_KoreaStandardTime', 'TZ_49_MagadanStandardTime', 'TZ_50_MauritiusStandardTime', 'TZ_51_MidAtlanticStandardTime', 'TZ_52_MiddleEastStandardTime', 'TZ_53_MontevideoStandardTime', 'TZ_54_MoroccoStandardTime', 'TZ_55_MountainStandardTime', 'TZ_56_MountainStandardTimeMMexico', 'TZ_57_MyanmarStandardTime', 'TZ_58_N_CentralAsiaStandardTime', 'TZ_59_NamibiaStandardTime', 'TZ_60_NepalStandardTime', 'TZ_61_NewZealandStandardTime', 'TZ_62_NewfoundlandStandardTime', 'TZ_63_NorthAsiaEastStandardTime', 'TZ_64_NorthAsiaStandardTime', 'TZ_65_PacificSAStandardTime', 'TZ_66_PacificStandardTime', 'TZ_67_PacificStandardTimeMexico', 'TZ_68_PakistanStandardTime', 'TZ_69_ParaguayStandardTime', 'TZ_70_RomanceStandardTime', 'TZ_71_RussianStandardTime', 'TZ_72_SAEasternStandardTime', 'TZ_73_SAPacificStandardTime', 'TZ_74_SAWesternStandardTime', 'TZ_75_SamoaStandardTime', 'TZ_76_SE_AsiaStandardTime', 'TZ_77_SingaporeStandardTime', 'TZ_78_SouthAfricaStandardTime', 'TZ_79_SriLankaStandardTime', 'TZ_80_SyriaStandardTime', 'TZ_81_TaipeiStandardTime', 'TZ_82_TasmaniaStandardTime', 'TZ_83_TokyoStandardTime', 'TZ_84_TongaStandardTime', 'TZ_85_TurkeyStandardTime', 'TZ_86_UlaanbaatarStandardTime', 'TZ_87_US_EasternStandardTime', 'TZ_88_USMountainStandardTime', 'TZ_89_VenezuelaStandardTime', 'TZ_90_VladivostokStandardTime', 'TZ_91_W_AustraliaStandardTime', 'TZ_92_W_CentralAfricaStandardTime', 'TZ_93_W_EuropeStandardTime', 'TZ_94_WestAsiaStandardTime', 'TZ_95_WestPacificStandardTime', 'TZ_96_YakutskStandardTime']);
export const UserSharing = /* @__PURE__ */ zod.enum(['not_shared', 'shared_to', 'shared_from', 'shared_to_and_from']);
export const ItemSharing = /* @__PURE__ */ zod.enum(['not_shared', 'shared_to']);
export const GroupType = /* @__PURE__ */ zod.enum(['adminstrators', 'adminGroup', 'everyone', 'everyoneGroup', 'customGroup', 'sharedSigningGroup']);
export const BccEmailArchiveStatus = /* @__PURE__ */ zod.enum(['activation_sent', 'active', 'closed']);
export const BulkSendErrorCode = /* @__PURE__ */ zod.enum(['BULK_SEND_ACCOUNT_HAS_TOO_MANY_QUEUED_ENVELOPES', 'BULK_SEND_BLOB_STORE_ERROR', 'BULK_SEND_DUPLICATE_RECIPIENT_DETECTED', 'BULK_SEND_ENVELOPE_CANNOT_BE_NULL', 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_DOES_NOT_EXIST_IN_ENVELOPE', 'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_DOES_NOT_MATCH', 'BULK_SEND_ENVELOPE_HAS_BULK_RECIPIENT', 'BULK_SEND_ENVELOPE_HAS_NO_ENVELOPE_CUSTOM_FIELDS', 'BULK_SEND_ENVELOPE_HAS_NO_RECIPIENTS', 'BULK_SEND_ENVELOPE_HAS_NO_TABS', 'BULK_SEND_ENVELOPE_LIST_CONTAINS_NO_COPIES', 'BULK_SEND_ENVELOPE_LIST_CONTAINS_TOO_MANY_COPIES', 'BULK_SEND_ENVELOPE_NOT_FOUND', 'BULK_SEND_ENVELOPE_NOT_IN_SENDABLE_STATE', 'BULK_SEND_LIST_NOT_FOUND', 'BULK_SEND_RECIPIENT_ID_DOES_NOT_EXIST_IN_ENVELOPE', 'BULK_SEND_RECIPIENT_ID_DOES_NOT_MATCH', 'BULK_SEND_RECIPIENT_ROLE_DOES_NOT_MATCH', 'BULK_SEND_TAB_DOES_NOT_MATCH', 'BULK_SEND_TAB_LABEL_DOES_NOT_EXIST_IN_ENVELOPE']);
export const EnvelopeStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'correct', 'processing', 'template', 'deleted', 'timedout']);
export const LockType = /* @__PURE__ */ zod.enum(['edit']);
export const PurgeState = /* @__PURE__ */ zod.enum(['unpurged', 'documents_queued', 'documents_dequeued', 'documents_purged', 'documents_and_metadata_queued', 'documents_and_metadata_purged', 'documents_and_metadata_and_redact_queued', 'documents_and_metadata_and_redact_purged']);
export const ConnectXml = stringField;
export const UserStatus = /* @__PURE__ */ zod.enum(['ActivationRequired', 'ActivationSent', 'Active', 'Closed', 'Created', 'Disabled']);
export const FrameOptions = /* @__PURE__ */ zod.enum(['deny', 'same_origin', 'allow_from']);
export const AccountBrandsListParams: MiniObject<types.AccountBrandsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountBrandsListQueryParams: MiniObject<types.AccountBrandsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "exclude_distributor_brand": optionalBooleanStringField,
    "include_logos": optionalBooleanStringField
}));
export const AccountBrandsList200Response = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreateParams: MiniObject<types.AccountBrandsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountBrandsCreateBody = Brand;
export const AccountBrandsCreate201Response = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteListParams: MiniObject<types.AccountBrandsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountBrandsDeleteListBody = BrandsRequest;
export const AccountBrandsDeleteList200Response = /* @__PURE__ */ lenientResponse(BrandsResponse);
export const AccountBrandsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetParams: MiniObject<types.AccountBrandsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid
}));
export const AccountBrandsGetQueryParams: MiniObject<types.AccountBrandsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_external_references": optionalBooleanStringField,
    "include_logos": optionalBooleanStringField
}));
export const AccountBrandsGet200Response = /* @__PURE__ */ lenientResponse(Brand);
export const AccountBrandsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateParams: MiniObject<types.AccountBrandsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid
}));
export const AccountBrandsUpdateQueryParams: MiniObject<types.AccountBrandsUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "replace_brand": optionalBooleanStringField
}));
export const AccountBrandsUpdateBody = Brand;
export const AccountBrandsUpdate200Response = /* @__PURE__ */ lenientResponse(Brand);
export const AccountBrandsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteParams: MiniObject<types.AccountBrandsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid
}));
export const AccountBrandsDeleteQueryParams: MiniObject<types.AccountBrandsDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "replace_brand": optionalGuidField
}));
export const AccountBrandsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFileParams: MiniObject<types.AccountBrandsGetExportFileParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid
}));
export const AccountBrandsGetExportFile200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetExportFile400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetExportFile500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogoParams: MiniObject<types.AccountBrandsGetLogoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid,
    "logoType": zod.enum(['primary', 'secondary', 'email'])
}));
export const AccountBrandsGetLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetLogo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetLogo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogoParams: MiniObject<types.AccountBrandsUpdateLogoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid,
    "logoType": enumPrimarySecondaryEmailField
}));
export const AccountBrandsUpdateLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsUpdateLogo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateLogo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogoParams: MiniObject<types.AccountBrandsDeleteLogoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid,
    "logoType": enumPrimarySecondaryEmailField
}));
export const AccountBrandsDeleteLogo200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsDeleteLogo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsDeleteLogo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResourcesParams: MiniObject<types.AccountBrandsListResourcesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid
}));
export const AccountBrandsListResources200Response = /* @__PURE__ */ lenientResponse(BrandResourcesList);
export const AccountBrandsListResources400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsListResources500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResourceParams: MiniObject<types.AccountBrandsGetResourceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid,
    "resourceContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive'])
}));
export const AccountBrandsGetResourceQueryParams: MiniObject<types.AccountBrandsGetResourceQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "langcode": optionalStringField,
    "return_master": optionalBooleanStringField
}));
export const AccountBrandsGetResource200Response = /* @__PURE__ */ zod.unknown();
export const AccountBrandsGetResource400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsGetResource500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResourceParams: MiniObject<types.AccountBrandsUpdateResourceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "brandId": guid,
    "resourceContentType": enumSendingSigningEmailSigningCaptiveField
}));
export const AccountBrandsUpdateResourceHeader: MiniObject<types.AccountBrandsUpdateResourceHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Disposition": optionalStringField
}));
export const AccountBrandsUpdateResourceBody = BrandResourceUpload;
export const AccountBrandsUpdateResource200Response = /* @__PURE__ */ lenientResponse(BrandResources);
export const AccountBrandsUpdateResource400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountBrandsUpdateResource500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefaultParams: MiniObject<types.AccountConsumerDisclosuresGetDefaultParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountConsumerDisclosuresGetDefaultQueryParams: MiniObject<types.AccountConsumerDisclosuresGetDefaultQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "langCode": optionalStringField
}));
export const AccountConsumerDisclosuresGetDefault200Response = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresGetDefault400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetParams: MiniObject<types.AccountConsumerDisclosuresGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "langCode": stringField
}));
export const AccountConsumerDisclosuresGet200Response = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdateParams: MiniObject<types.AccountConsumerDisclosuresUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "langCode": stringField
}));
export const AccountConsumerDisclosuresUpdateQueryParams: MiniObject<types.AccountConsumerDisclosuresUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_metadata": optionalBooleanStringField
}));
export const AccountConsumerDisclosuresUpdateBody = ConsumerDisclosure;
export const AccountConsumerDisclosuresUpdate200Response = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsListParams: MiniObject<types.AccountCustomFieldsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountCustomFieldsList200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const AccountCustomFieldsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreateParams: MiniObject<types.AccountCustomFieldsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountCustomFieldsCreateQueryParams: MiniObject<types.AccountCustomFieldsCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "apply_to_templates": optionalBooleanStringField
}));
export const AccountCustomFieldsCreateBody = CustomField;
export const AccountCustomFieldsCreate201Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const AccountCustomFieldsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdateParams: MiniObject<types.AccountCustomFieldsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "customFieldId": stringField
}));
export const AccountCustomFieldsUpdateQueryParams: MiniObject<types.AccountCustomFieldsUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "apply_to_templates": optionalBooleanStringField
}));
export const AccountCustomFieldsUpdateBody = CustomField;
export const AccountCustomFieldsUpdate200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const AccountCustomFieldsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDeleteParams: MiniObject<types.AccountCustomFieldsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "customFieldId": stringField
}));
export const AccountCustomFieldsDeleteQueryParams: MiniObject<types.AccountCustomFieldsDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "apply_to_templates": optionalBooleanStringField
}));
export const AccountCustomFieldsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountCustomFieldsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCustomFieldsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersListParams: MiniObject<types.AccountSealProvidersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountSealProvidersList200Response = /* @__PURE__ */ lenientResponse(AccountSeals);
export const AccountSealProvidersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSealProvidersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersListParams: MiniObject<types.AccountSignatureProvidersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountSignatureProvidersList200Response = /* @__PURE__ */ lenientResponse(AccountSignatureProviders);
export const AccountSignatureProvidersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignatureProvidersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateQueryParams: MiniObject<types.AccountsCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "preview_billing_plan": optionalBooleanStringField
}));
export const AccountsCreateBody = NewAccountDefinition;
export const AccountsCreate201Response = /* @__PURE__ */ lenientResponse(NewAccountSummary);
export const AccountsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetParams: MiniObject<types.AccountsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsGetQueryParams: MiniObject<types.AccountsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_account_settings": optionalBooleanStringField,
    "include_trial_eligibility": optionalBooleanStringField
}));
export const AccountsGet200Response = /* @__PURE__ */ lenientResponse(AccountInformation);
export const AccountsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteParams: MiniObject<types.AccountsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsDeleteQueryParams: MiniObject<types.AccountsDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "redact_user_data": optionalBooleanStringField
}));
export const AccountsDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning200Response = /* @__PURE__ */ lenientResponse(ProvisioningInformation);
export const AccountsGetProvisioning400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetProvisioning500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingChargesParams: MiniObject<types.AccountsGetBillingChargesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsGetBillingChargesQueryParams: MiniObject<types.AccountsGetBillingChargesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_charges": zod.optional(zod.enum(['envelopes', 'seats']))
}));
export const AccountsGetBillingCharges200Response = /* @__PURE__ */ lenientResponse(BillingChargeResponse);
export const AccountsGetBillingCharges400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetBillingCharges500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipientParams: MiniObject<types.AccountsDeleteCaptiveRecipientParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "recipientPart": zod.enum(['signature', 'Signature'])
}));
export const AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation;
export const AccountsDeleteCaptiveRecipient200Response = /* @__PURE__ */ lenientResponse(CaptiveRecipientInformation);
export const AccountsDeleteCaptiveRecipient400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteCaptiveRecipient500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmailParams: MiniObject<types.AccountsListRecipientNamesByEmailParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsListRecipientNamesByEmailQueryParams: MiniObject<types.AccountsListRecipientNamesByEmailQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "email": optionalStringCheckMaxLength100Field
}));
export const AccountsListRecipientNamesByEmail200Response = /* @__PURE__ */ lenientResponse(RecipientNamesResponse);
export const AccountsListRecipientNamesByEmail400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListRecipientNamesByEmail500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettingsParams: MiniObject<types.AccountsListSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsListSettings200Response = /* @__PURE__ */ lenientResponse(AccountSettingsInformation);
export const AccountsListSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettingsParams: MiniObject<types.AccountsUpdateSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsUpdateSettingsBody = AccountSettingsInformation;
export const AccountsUpdateSettings200Response = /* @__PURE__ */ zod.unknown();
export const AccountsUpdateSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfigurationParams: MiniObject<types.AccountsGetEnvelopePurgeConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsGetEnvelopePurgeConfiguration200Response = /* @__PURE__ */ lenientResponse(EnvelopePurgeConfiguration);
export const AccountsGetEnvelopePurgeConfiguration400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetEnvelopePurgeConfiguration500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfigurationParams: MiniObject<types.AccountsUpdateEnvelopePurgeConfigurationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration;
export const AccountsUpdateEnvelopePurgeConfiguration200Response = /* @__PURE__ */ lenientResponse(EnvelopePurgeConfiguration);
export const AccountsUpdateEnvelopePurgeConfiguration400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateEnvelopePurgeConfiguration500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaultsParams: MiniObject<types.AccountsGetNotificationDefaultsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsGetNotificationDefaults200Response = /* @__PURE__ */ lenientResponse(NotificationDefaults);
export const AccountsGetNotificationDefaults400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetNotificationDefaults500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaultsParams: MiniObject<types.AccountsUpdateNotificationDefaultsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsUpdateNotificationDefaultsBody = NotificationDefaults;
export const AccountsUpdateNotificationDefaults200Response = /* @__PURE__ */ lenientResponse(NotificationDefaults);
export const AccountsUpdateNotificationDefaults400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateNotificationDefaults500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccessParams: MiniObject<types.AccountsListSharedAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsListSharedAccessQueryParams: MiniObject<types.AccountsListSharedAccessQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "item_type": optionalEnumEnvelopesTemplatesFoldersField,
    "user_ids": optionalStringField,
    "folder_ids": optionalStringField,
    "shared": zod.optional(stringField.check(zod.regex(/^(not_shared|shared_to|shared_from|shared_to_and_from)(,(not_shared|shared_to|shared_from|shared_to_and_from))*$/))),
    "envelopes_not_shared_user_status": optionalStringField,
    "search_text": optionalStringField,
    "count": optionalIntegerStringField,
    "start_position": optionalIntegerStringField
}));
export const AccountsListSharedAccess200Response = /* @__PURE__ */ lenientResponse(AccountSharedAccess);
export const AccountsListSharedAccess400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSharedAccess500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccessParams: MiniObject<types.AccountsUpdateSharedAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsUpdateSharedAccessQueryParams: MiniObject<types.AccountsUpdateSharedAccessQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "item_type": optionalEnumEnvelopesTemplatesFoldersField,
    "preserve_existing_shared_access": optionalBooleanStringField,
    "user_ids": optionalStringField
}));
export const AccountsUpdateSharedAccessBody = AccountSharedAccess;
export const AccountsUpdateSharedAccess200Response = /* @__PURE__ */ lenientResponse(AccountSharedAccess);
export const AccountsUpdateSharedAccess400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateSharedAccess500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguagesParams: MiniObject<types.AccountsListSupportedLanguagesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsListSupportedLanguages200Response = /* @__PURE__ */ lenientResponse(SupportedLanguages);
export const AccountsListSupportedLanguages400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListSupportedLanguages500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypesParams: MiniObject<types.AccountsListUnsupportedFileTypesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountsListUnsupportedFileTypes200Response = /* @__PURE__ */ lenientResponse(FileTypeList);
export const AccountsListUnsupportedFileTypes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsListUnsupportedFileTypes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesListParams: MiniObject<types.AccountPermissionProfilesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountPermissionProfilesListQueryParams: MiniObject<types.AccountPermissionProfilesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const AccountPermissionProfilesList200Response = /* @__PURE__ */ lenientResponse(PermissionProfileInformation);
export const AccountPermissionProfilesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreateParams: MiniObject<types.AccountPermissionProfilesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountPermissionProfilesCreateQueryParams: MiniObject<types.AccountPermissionProfilesCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const AccountPermissionProfilesCreateBody = PermissionProfile;
export const AccountPermissionProfilesCreate201Response = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGetParams: MiniObject<types.AccountPermissionProfilesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "permissionProfileId": stringField
}));
export const AccountPermissionProfilesGetQueryParams: MiniObject<types.AccountPermissionProfilesGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const AccountPermissionProfilesGet200Response = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdateParams: MiniObject<types.AccountPermissionProfilesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "permissionProfileId": stringField
}));
export const AccountPermissionProfilesUpdateQueryParams: MiniObject<types.AccountPermissionProfilesUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const AccountPermissionProfilesUpdateBody = PermissionProfile;
export const AccountPermissionProfilesUpdate200Response = /* @__PURE__ */ lenientResponse(PermissionProfile);
export const AccountPermissionProfilesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDeleteParams: MiniObject<types.AccountPermissionProfilesDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "permissionProfileId": stringField
}));
export const AccountPermissionProfilesDeleteQueryParams: MiniObject<types.AccountPermissionProfilesDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "move_users_to": optionalStringField
}));
export const AccountPermissionProfilesDelete200Response = /* @__PURE__ */ zod.unknown();
export const AccountPermissionProfilesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPermissionProfilesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGetParams: MiniObject<types.AccountTabSettingsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountTabSettingsGet200Response = /* @__PURE__ */ lenientResponse(TabAccountSettings);
export const AccountTabSettingsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdateParams: MiniObject<types.AccountTabSettingsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountTabSettingsUpdateBody = TabAccountSettings;
export const AccountTabSettingsUpdate200Response = /* @__PURE__ */ lenientResponse(TabAccountSettings);
export const AccountTabSettingsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountTabSettingsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGetParams: MiniObject<types.ENoteConfigurationsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ENoteConfigurationsGet200Response = /* @__PURE__ */ lenientResponse(ENoteConfiguration);
export const ENoteConfigurationsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdateParams: MiniObject<types.ENoteConfigurationsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ENoteConfigurationsUpdateBody = ENoteConfiguration;
export const ENoteConfigurationsUpdate200Response = /* @__PURE__ */ lenientResponse(ENoteConfiguration);
export const ENoteConfigurationsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDeleteParams: MiniObject<types.ENoteConfigurationsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ENoteConfigurationsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ENoteConfigurationsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ENoteConfigurationsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetParams: MiniObject<types.AccountPasswordRulesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountPasswordRulesGet200Response = /* @__PURE__ */ lenientResponse(AccountPasswordRules);
export const AccountPasswordRulesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdateParams: MiniObject<types.AccountPasswordRulesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountPasswordRulesUpdateBody = AccountPasswordRules;
export const AccountPasswordRulesUpdate200Response = /* @__PURE__ */ lenientResponse(AccountPasswordRules);
export const AccountPasswordRulesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser200Response = /* @__PURE__ */ lenientResponse(UserPasswordRules);
export const AccountPasswordRulesGetForUser400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountPasswordRulesGetForUser500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGetParams: MiniObject<types.AccountWatermarksGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountWatermarksGet200Response = /* @__PURE__ */ lenientResponse(Watermark);
export const AccountWatermarksGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdateParams: MiniObject<types.AccountWatermarksUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountWatermarksUpdateBody = Watermark;
export const AccountWatermarksUpdate200Response = /* @__PURE__ */ lenientResponse(Watermark);
export const AccountWatermarksUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreviewParams: MiniObject<types.AccountWatermarksPreviewParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountWatermarksPreviewBody = Watermark;
export const AccountWatermarksPreview200Response = /* @__PURE__ */ lenientResponse(Watermark);
export const AccountWatermarksPreview400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountWatermarksPreview500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsListParams: MiniObject<types.IdentityVerificationsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const IdentityVerificationsListQueryParams: MiniObject<types.IdentityVerificationsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "identity_verification_workflow_status": optionalStringField
}));
export const IdentityVerificationsList200Response = /* @__PURE__ */ lenientResponse(AccountIdentityVerificationResponse);
export const IdentityVerificationsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const IdentityVerificationsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplatesParams: MiniObject<types.FavoriteTemplatesGetFavoriteTemplatesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FavoriteTemplatesGetFavoriteTemplates200Response = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesGetFavoriteTemplates400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesGetFavoriteTemplates500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplateParams: MiniObject<types.FavoriteTemplatesUpdateFavoriteTemplateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FavoriteTemplatesUpdateFavoriteTemplateBody = FavoriteTemplatesInfo;
export const FavoriteTemplatesUpdateFavoriteTemplate200Response = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesUpdateFavoriteTemplate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUpdateFavoriteTemplate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplateParams: MiniObject<types.FavoriteTemplatesUnFavoriteTemplateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FavoriteTemplatesUnFavoriteTemplateBody = FavoriteTemplatesInfo;
export const FavoriteTemplatesUnFavoriteTemplate200Response = /* @__PURE__ */ lenientResponse(FavoriteTemplatesInfo);
export const FavoriteTemplatesUnFavoriteTemplate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FavoriteTemplatesUnFavoriteTemplate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizationParams: MiniObject<types.AccountsCreateUserAuthorizationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AccountsCreateUserAuthorizationBody = UserAuthorizationCreateRequest;
export const AccountsCreateUserAuthorization201Response = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsCreateUserAuthorization400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorization500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorizationParams: MiniObject<types.AccountsGetUserAuthorizationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "authorizationId": guid
}));
export const AccountsGetUserAuthorization200Response = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsGetUserAuthorization400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetUserAuthorization500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorizationParams: MiniObject<types.AccountsUpdateUserAuthorizationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "authorizationId": guid
}));
export const AccountsUpdateUserAuthorizationBody = UserAuthorizationUpdateRequest;
export const AccountsUpdateUserAuthorization200Response = /* @__PURE__ */ lenientResponse(UserAuthorization);
export const AccountsUpdateUserAuthorization400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsUpdateUserAuthorization500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizationParams: MiniObject<types.AccountsDeleteUserAuthorizationParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "authorizationId": guid
}));
export const AccountsDeleteUserAuthorization200Response = /* @__PURE__ */ zod.unknown();
export const AccountsDeleteUserAuthorization400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorization500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizationsParams: MiniObject<types.AccountsGetPrincipalUserAuthorizationsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AccountsGetPrincipalUserAuthorizationsQueryParams: MiniObject<types.AccountsGetPrincipalUserAuthorizationsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountsGetPrincipalUserAuthorizationsQueryParams(),
    "count": zod.optional(integerString3),
    "email_substring": optionalStringField,
    "start_position": optionalIntegerStringField,
    "user_name_substring": optionalStringField
}));
export const AccountsGetPrincipalUserAuthorizations200Response = /* @__PURE__ */ lenientResponse(UserAuthorizations);
export const AccountsGetPrincipalUserAuthorizations400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetPrincipalUserAuthorizations500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizationsParams: MiniObject<types.AccountsCreateUserAuthorizationsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AccountsCreateUserAuthorizationsBody = UserAuthorizationsRequest;
export const AccountsCreateUserAuthorizations200Response = /* @__PURE__ */ lenientResponse(UserAuthorizationsResponse);
export const AccountsCreateUserAuthorizations400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsCreateUserAuthorizations500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizationsParams: MiniObject<types.AccountsDeleteUserAuthorizationsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AccountsDeleteUserAuthorizationsBody = UserAuthorizationsDeleteRequest;
export const AccountsDeleteUserAuthorizations200Response = /* @__PURE__ */ lenientResponse(UserAuthorizationsDeleteResponse);
export const AccountsDeleteUserAuthorizations400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsDeleteUserAuthorizations500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizationsParams: MiniObject<types.AccountsGetAgentUserAuthorizationsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AccountsGetAgentUserAuthorizationsQueryParams: MiniObject<types.AccountsGetAgentUserAuthorizationsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountsGetPrincipalUserAuthorizationsQueryParams(),
    "count": optionalIntegerString3Field,
    "email_substring": optionalStringField,
    "start_position": optionalIntegerStringField,
    "user_name_substring": optionalStringField
}));
export const AccountsGetAgentUserAuthorizations200Response = /* @__PURE__ */ lenientResponse(UserAuthorizations);
export const AccountsGetAgentUserAuthorizations400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountsGetAgentUserAuthorizations500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsListParams: MiniObject<types.CustomTabsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const CustomTabsListQueryParams: MiniObject<types.CustomTabsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "custom_tab_only": optionalBooleanStringField
}));
export const CustomTabsList200Response = /* @__PURE__ */ lenientResponse(TabMetadataList);
export const CustomTabsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreateParams: MiniObject<types.CustomTabsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const CustomTabsCreateBody = TabMetadata;
export const CustomTabsCreate201Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGetParams: MiniObject<types.CustomTabsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "customTabId": stringField
}));
export const CustomTabsGet200Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdateParams: MiniObject<types.CustomTabsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "customTabId": stringField
}));
export const CustomTabsUpdateBody = TabMetadata;
export const CustomTabsUpdate200Response = /* @__PURE__ */ lenientResponse(TabMetadata);
export const CustomTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDeleteParams: MiniObject<types.CustomTabsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "customTabId": stringField
}));
export const CustomTabsDelete200Response = /* @__PURE__ */ zod.unknown();
export const CustomTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CustomTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsListParams: MiniObject<types.UserCustomSettingsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserCustomSettingsListHeader: MiniObject<types.UserCustomSettingsListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-User-Settings-Key": optionalStringField
}));
export const UserCustomSettingsList200Response = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdateParams: MiniObject<types.UserCustomSettingsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserCustomSettingsUpdateHeader: MiniObject<types.UserCustomSettingsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-User-Settings-Key": optionalStringField
}));
export const UserCustomSettingsUpdateBody = CustomSettingsInformation;
export const UserCustomSettingsUpdate200Response = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDeleteParams: MiniObject<types.UserCustomSettingsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserCustomSettingsDeleteHeader: MiniObject<types.UserCustomSettingsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-User-Settings-Key": optionalStringField
}));
export const UserCustomSettingsDeleteBody = CustomSettingsInformation;
export const UserCustomSettingsDelete200Response = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGetParams: MiniObject<types.UserProfilesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserProfilesGet200Response = /* @__PURE__ */ lenientResponse(UserProfile);
export const UserProfilesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdateParams: MiniObject<types.UserProfilesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserProfilesUpdateBody = UserProfile;
export const UserProfilesUpdate200Response = /* @__PURE__ */ zod.unknown();
export const UserProfilesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserProfilesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersListParams: MiniObject<types.UsersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersListQueryParams: MiniObject<types.UsersListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "additional_info": optionalBooleanStringField,
    "alternate_admins_only": optionalBooleanStringField,
    "count": optionalIntegerString3Field,
    "domain_users_only": optionalBooleanStringField,
    "email": optionalStringField,
    "email_substring": optionalStringField,
    "group_id": optionalStringField,
    "include_license": optionalBooleanStringField,
    "include_usersettings_for_csv": optionalBooleanStringField,
    "login_status": optionalBooleanStringField,
    "not_group_id": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": zod.optional(stringField.check(zod.regex(/^(ActivationRequired|ActivationSent|Active|Closed|Disabled)(,(ActivationRequired|ActivationSent|Active|Closed|Disabled))*$/))),
    "user_name_substring": optionalStringField
}));
export const UsersList200Response = /* @__PURE__ */ lenientResponse(UserInformationList);
export const UsersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateParams: MiniObject<types.UsersCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersCreateBody = NewUsersDefinition;
export const UsersCreate201Response = /* @__PURE__ */ lenientResponse(NewUsersSummary);
export const UsersCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateListParams: MiniObject<types.UsersUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersUpdateListQueryParams: MiniObject<types.UsersUpdateListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "allow_all_languages": optionalBooleanStringField
}));
export const UsersUpdateListBody = UserInformationList;
export const UsersUpdateList200Response = /* @__PURE__ */ lenientResponse(UserInformationList);
export const UsersUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteParams: MiniObject<types.UsersDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const UsersDeleteQueryParams: MiniObject<types.UsersDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "delete": zod.optional(stringField.check(zod.regex(/^(Groups|PermissionSet|SigningGroupsEmail)(, ?(Groups|PermissionSet|SigningGroupsEmail))*$/)))
}));
export const UsersDeleteBody = UserInfoList;
export const UsersDelete200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const UsersDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetParams: MiniObject<types.UsersGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersGetQueryParams: MiniObject<types.UsersGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "additional_info": optionalBooleanStringField,
    "email": optionalStringField,
    "include_license": optionalBooleanStringField
}));
export const UsersGet200Response = /* @__PURE__ */ lenientResponse(UserInformation);
export const UsersGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateParams: MiniObject<types.UsersUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersUpdateQueryParams: MiniObject<types.UsersUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "allow_all_languages": optionalBooleanStringField
}));
export const UsersUpdateBody = UserInformation;
export const UsersUpdate200Response = /* @__PURE__ */ lenientResponse(UserInformation);
export const UsersUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImageParams: MiniObject<types.UsersGetProfileImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersGetProfileImageQueryParams: MiniObject<types.UsersGetProfileImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "encoding": optionalStringField
}));
export const UsersGetProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersGetProfileImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetProfileImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImageParams: MiniObject<types.UsersUpdateProfileImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersUpdateProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersUpdateProfileImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateProfileImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImageParams: MiniObject<types.UsersDeleteProfileImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersDeleteProfileImage200Response = /* @__PURE__ */ zod.unknown();
export const UsersDeleteProfileImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteProfileImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettingsParams: MiniObject<types.UsersGetSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersGetSettings200Response = /* @__PURE__ */ lenientResponse(UserSettingsInformation);
export const UsersGetSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettingsParams: MiniObject<types.UsersUpdateSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UsersUpdateSettingsQueryParams: MiniObject<types.UsersUpdateSettingsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "allow_all_languages": optionalBooleanStringField
}));
export const UsersUpdateSettingsBody = UserSettingsInformation;
export const UsersUpdateSettings200Response = /* @__PURE__ */ zod.unknown();
export const UsersUpdateSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesListParams: MiniObject<types.UserSignaturesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserSignaturesListQueryParams: MiniObject<types.UserSignaturesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "stamp_type": optionalEnumSignatureStampNameStampNullField
}));
export const UserSignaturesList200Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreateParams: MiniObject<types.UserSignaturesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserSignaturesCreateBody = UserSignaturesInformation;
export const UserSignaturesCreate201Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateListParams: MiniObject<types.UserSignaturesUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const UserSignaturesUpdateListBody = UserSignaturesInformation;
export const UserSignaturesUpdateList200Response = /* @__PURE__ */ lenientResponse(UserSignaturesInformation);
export const UserSignaturesUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetParams: MiniObject<types.UserSignaturesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField
}));
export const UserSignaturesGet200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateParams: MiniObject<types.UserSignaturesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField
}));
export const UserSignaturesUpdateQueryParams: MiniObject<types.UserSignaturesUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "close_existing_signature": optionalBooleanStringField
}));
export const UserSignaturesUpdateBody = UserSignatureDefinition;
export const UserSignaturesUpdate200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteParams: MiniObject<types.UserSignaturesDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField
}));
export const UserSignaturesDelete200Response = /* @__PURE__ */ zod.unknown();
export const UserSignaturesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImageParams: MiniObject<types.UserSignaturesGetImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField,
    "imageType": zod.enum(['signature_image', 'initials_image'])
}));
export const UserSignaturesGetImageQueryParams: MiniObject<types.UserSignaturesGetImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_chrome": optionalBooleanStringField
}));
export const UserSignaturesGetImage200Response = /* @__PURE__ */ zod.unknown();
export const UserSignaturesGetImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesGetImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImageParams: MiniObject<types.UserSignaturesUpdateImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField,
    "imageType": enumSignatureImageInitialsImageField
}));
export const UserSignaturesUpdateImageQueryParams: MiniObject<types.UserSignaturesUpdateImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "transparent_png": optionalBooleanStringField
}));
export const UserSignaturesUpdateImage200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesUpdateImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesUpdateImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImageParams: MiniObject<types.UserSignaturesDeleteImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "signatureId": stringField,
    "imageType": enumSignatureImageInitialsImageField
}));
export const UserSignaturesDeleteImage200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const UserSignaturesDeleteImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserSignaturesDeleteImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreateParams: MiniObject<types.ContactsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ContactsCreateBody = ContactModRequest;
export const ContactsCreate201Response = /* @__PURE__ */ lenientResponse(ContactUpdateResponse);
export const ContactsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdateParams: MiniObject<types.ContactsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ContactsUpdateBody = ContactModRequest;
export const ContactsUpdate200Response = /* @__PURE__ */ lenientResponse(ContactUpdateResponse);
export const ContactsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteListParams: MiniObject<types.ContactsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ContactsDeleteListBody = ContactModRequest;
export const ContactsDeleteList200Response = /* @__PURE__ */ lenientResponse(ContactUpdateResponse);
export const ContactsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGetParams: MiniObject<types.ContactsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "contactId": stringField
}));
export const ContactsGetQueryParams: MiniObject<types.ContactsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cloud_provider": optionalEnumRoomsDocusignCoreField
}));
export const ContactsGet200Response = /* @__PURE__ */ lenientResponse(ContactGetResponse);
export const ContactsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDeleteParams: MiniObject<types.ContactsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "contactId": stringField
}));
export const ContactsDelete200Response = /* @__PURE__ */ lenientResponse(ContactUpdateResponse);
export const ContactsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ContactsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsListParams: MiniObject<types.GroupsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const GroupsListQueryParams: MiniObject<types.GroupsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerString3Field,
    "group_type": optionalStringField,
    "include_usercount": optionalBooleanStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField
}));
export const GroupsList200Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const GroupsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreateParams: MiniObject<types.GroupsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const GroupsCreateBody = GroupInformation;
export const GroupsCreate201Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const GroupsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdateParams: MiniObject<types.GroupsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const GroupsUpdateBody = GroupInformation;
export const GroupsUpdate200Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const GroupsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDeleteParams: MiniObject<types.GroupsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const GroupsDeleteBody = GroupInformation;
export const GroupsDelete200Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const GroupsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersListParams: MiniObject<types.GroupUsersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupUsersListQueryParams: MiniObject<types.GroupUsersListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerString3Field,
    "start_position": optionalIntegerStringField
}));
export const GroupUsersList200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdateParams: MiniObject<types.GroupUsersUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupUsersUpdateBody = UserInfoList;
export const GroupUsersUpdate200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDeleteParams: MiniObject<types.GroupUsersDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupUsersDeleteBody = UserInfoList;
export const GroupUsersDelete200Response = /* @__PURE__ */ lenientResponse(UsersResponse);
export const GroupUsersDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupUsersDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGetParams: MiniObject<types.GroupBrandsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupBrandsGet200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdateParams: MiniObject<types.GroupBrandsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupBrandsUpdateBody = BrandsRequest;
export const GroupBrandsUpdate200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDeleteParams: MiniObject<types.GroupBrandsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "groupId": stringField
}));
export const GroupBrandsDeleteBody = BrandsRequest;
export const GroupBrandsDelete200Response = /* @__PURE__ */ lenientResponse(GroupBrands);
export const GroupBrandsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const GroupBrandsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsListParams: MiniObject<types.SigningGroupsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const SigningGroupsListQueryParams: MiniObject<types.SigningGroupsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "group_type": optionalStringField,
    "include_users": optionalBooleanStringField
}));
export const SigningGroupsList200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreateParams: MiniObject<types.SigningGroupsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const SigningGroupsCreateBody = SigningGroupInformation;
export const SigningGroupsCreate201Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateListParams: MiniObject<types.SigningGroupsUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const SigningGroupsUpdateListBody = SigningGroupInformation;
export const SigningGroupsUpdateList200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDeleteParams: MiniObject<types.SigningGroupsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const SigningGroupsDeleteBody = SigningGroupInformation;
export const SigningGroupsDelete200Response = /* @__PURE__ */ lenientResponse(SigningGroupInformation);
export const SigningGroupsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGetParams: MiniObject<types.SigningGroupsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signingGroupId": stringField
}));
export const SigningGroupsGet200Response = /* @__PURE__ */ lenientResponse(SigningGroup);
export const SigningGroupsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdateParams: MiniObject<types.SigningGroupsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signingGroupId": stringField
}));
export const SigningGroupsUpdateBody = SigningGroup;
export const SigningGroupsUpdate200Response = /* @__PURE__ */ lenientResponse(SigningGroup);
export const SigningGroupsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersListParams: MiniObject<types.SigningGroupUsersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signingGroupId": stringField
}));
export const SigningGroupUsersList200Response = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdateParams: MiniObject<types.SigningGroupUsersUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signingGroupId": stringField
}));
export const SigningGroupUsersUpdateBody = SigningGroupUsers;
export const SigningGroupUsersUpdate200Response = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDeleteParams: MiniObject<types.SigningGroupUsersDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signingGroupId": stringField
}));
export const SigningGroupUsersDeleteBody = SigningGroupUsers;
export const SigningGroupUsersDelete200Response = /* @__PURE__ */ lenientResponse(SigningGroupUsers);
export const SigningGroupUsersDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SigningGroupUsersDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChangesParams: MiniObject<types.EnvelopesListStatusChangesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopesListStatusChangesQueryParams: MiniObject<types.EnvelopesListStatusChangesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopesListStatusChangesQueryParams(),
    "cdse_mode": optionalStringField,
    "continuation_token": optionalStringField,
    "count": optionalIntegerStringField,
    "custom_field": optionalStringField,
    "email": optionalStringField,
    "envelope_ids": optionalStringCheckRegex09aFAF809aFAFField,
    "exclude": zod.optional(stringField.check(zod.regex(/^(recipients|powerforms|folders)(,(recipients|powerforms|folders))*$/))),
    "folder_ids": optionalStringField,
    "folder_types": zod.optional(stringField.check(zod.regex(/^(normal|inbox|sentitems|draft|templates)(,(normal|inbox|sentitems|draft|templates))*$/))),
    "from_date": zod.optional(dateOrTime),
    "include": optionalStringField,
    "include_purge_information": optionalBooleanStringField,
    "intersecting_folder_ids": optionalStringField,
    "last_queried_date": optionalDateOrTimeField,
    "order": optionalEnumAscDescField,
    "order_by": optionalEnumLastModifiedActionRequiredCreatedField,
    "powerformids": optionalStringCheckRegex09aFAF809aFAFField,
    "query_budget": optionalStringField,
    "requester_date_format": optionalStringField,
    "search_mode": optionalStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": optionalStringCheckRegexAnyCompletedCreatedDecliField,
    "to_date": optionalDateOrTimeField,
    "user_filter": zod.optional(zod.enum(['sender', 'recipient', 'recipient_only'])),
    "user_id": optionalGuidField
}));
export const EnvelopesListStatusChanges200Response = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesListStatusChanges400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateParams: MiniObject<types.EnvelopesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopesCreateQueryParams: MiniObject<types.EnvelopesCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cdse_mode": optionalStringField,
    "change_routing_order": optionalBooleanStringField,
    "completed_documents_only": optionalBooleanStringField,
    "merge_roles_on_draft": optionalBooleanStringField,
    "tab_label_exact_matches": optionalBooleanStringField
}));
export const EnvelopesCreateBody = EnvelopeDefinition;
export const EnvelopesCreate201Response = /* @__PURE__ */ lenientResponse(EnvelopeSummary);
export const EnvelopesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusParams: MiniObject<types.EnvelopesListStatusParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopesListStatusQueryParams: MiniObject<types.EnvelopesListStatusQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopesListStatusChangesQueryParams(),
    "count": optionalIntegerStringField,
    "email": optionalStringField,
    "from_date": optionalDateOrTimeField,
    "start_position": optionalIntegerStringField,
    "status": zod.optional(stringField.check(zod.regex(/^(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided)(,(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided))*$/))),
    "to_date": optionalDateOrTimeField,
    "envelope_ids": zod.optional(stringField.check(zod.regex(/^(request_body|([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?(,([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?)*)$/)))
}));
export const EnvelopesListStatusBody = EnvelopeIdsRequest;
export const EnvelopesListStatus200Response = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesListStatus400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetParams: MiniObject<types.EnvelopesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesGetQueryParams: MiniObject<types.EnvelopesGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "advanced_update": optionalBooleanStringField,
    "include": optionalStringField,
    "include_anchor_tab_locations": optionalBooleanStringField,
    "user_id": optionalGuidField
}));
export const EnvelopesGet200Response = /* @__PURE__ */ lenientResponse(Envelope);
export const EnvelopesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateParams: MiniObject<types.EnvelopesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesUpdateQueryParams: MiniObject<types.EnvelopesUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "advanced_update": optionalBooleanStringField,
    "recycle_on_void": optionalBooleanStringField,
    "resend_envelope": optionalBooleanStringField
}));
export const EnvelopesUpdateHeader: MiniObject<types.EnvelopesUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateBody = Envelope;
export const EnvelopesUpdate200Response = /* @__PURE__ */ lenientResponse(EnvelopeUpdateSummary);
export const EnvelopesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEventsParams: MiniObject<types.EnvelopesListAuditEventsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesListAuditEventsQueryParams: MiniObject<types.EnvelopesListAuditEventsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "locale": optionalStringField
}));
export const EnvelopesListAuditEvents200Response = /* @__PURE__ */ lenientResponse(EnvelopeAuditEventResponse);
export const EnvelopesListAuditEvents400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFieldsParams: MiniObject<types.EnvelopesGetEnvelopeDocGenFormFieldsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesGetEnvelopeDocGenFormFields200Response = /* @__PURE__ */ lenientResponse(DocGenFormFieldResponse);
export const EnvelopesGetEnvelopeDocGenFormFields400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFieldsParams: MiniObject<types.EnvelopesUpdateEnvelopeDocGenFormFieldsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams: MiniObject<types.EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "update_docgen_formfields_only": optionalBooleanStringField
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsHeader: MiniObject<types.EnvelopesUpdateEnvelopeDocGenFormFieldsHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsBody = DocGenFormFieldRequest;
export const EnvelopesUpdateEnvelopeDocGenFormFields200Response = /* @__PURE__ */ lenientResponse(DocGenFormFieldResponse);
export const EnvelopesUpdateEnvelopeDocGenFormFields400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettingsParams: MiniObject<types.EnvelopesGetNotificationSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesGetNotificationSettings200Response = /* @__PURE__ */ lenientResponse(Notification);
export const EnvelopesGetNotificationSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettingsParams: MiniObject<types.EnvelopesUpdateNotificationSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesUpdateNotificationSettingsHeader: MiniObject<types.EnvelopesUpdateNotificationSettingsHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest;
export const EnvelopesUpdateNotificationSettings200Response = /* @__PURE__ */ lenientResponse(Notification);
export const EnvelopesUpdateNotificationSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader: MiniObject<types.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody = Workflow;
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader: MiniObject<types.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinitionParams: MiniObject<types.EnvelopesGetEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesGetEnvelopeScheduledSendingDefinition200Response = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesGetEnvelopeScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams: MiniObject<types.EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader: MiniObject<types.EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody = ScheduledSendingApiModel;
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams: MiniObject<types.EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader: MiniObject<types.EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionParams: MiniObject<types.EnvelopesCreateEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesCreateEnvelopeWorkflowStepDefinition201Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinitionParams: MiniObject<types.EnvelopesGetEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesGetEnvelopeWorkflowStepDefinition200Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesGetEnvelopeWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams: MiniObject<types.EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams: MiniObject<types.EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesGetEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesGetEnvelopeDelayedRoutingDefinition200Response = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader: MiniObject<types.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody = DelayedRoutingApiModel;
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "workflowStepId": guid
}));
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader: MiniObject<types.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader: MiniObject<types.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody = Workflow;
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams: MiniObject<types.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader: MiniObject<types.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinitionParams: MiniObject<types.EnvelopesGetTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopesGetTemplateScheduledSendingDefinition200Response = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesGetTemplateScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinitionParams: MiniObject<types.EnvelopesUpdateTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopesUpdateTemplateScheduledSendingDefinitionHeader: MiniObject<types.EnvelopesUpdateTemplateScheduledSendingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateTemplateScheduledSendingDefinitionBody = ScheduledSendingApiModel;
export const EnvelopesUpdateTemplateScheduledSendingDefinition200Response = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesUpdateTemplateScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinitionParams: MiniObject<types.EnvelopesDeleteTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopesDeleteTemplateScheduledSendingDefinitionHeader: MiniObject<types.EnvelopesDeleteTemplateScheduledSendingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteTemplateScheduledSendingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateScheduledSendingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinitionParams: MiniObject<types.EnvelopesCreateTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const EnvelopesCreateTemplateWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesCreateTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesCreateTemplateWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesCreateTemplateWorkflowStepDefinition201Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesCreateTemplateWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinitionParams: MiniObject<types.EnvelopesGetTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesGetTemplateWorkflowStepDefinition200Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesGetTemplateWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinitionParams: MiniObject<types.EnvelopesUpdateTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesUpdateTemplateWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesUpdateTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateTemplateWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesUpdateTemplateWorkflowStepDefinition200Response = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesUpdateTemplateWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinitionParams: MiniObject<types.EnvelopesDeleteTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesDeleteTemplateWorkflowStepDefinitionHeader: MiniObject<types.EnvelopesDeleteTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteTemplateWorkflowStepDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateWorkflowStepDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesGetTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesGetTemplateDelayedRoutingDefinition200Response = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesGetTemplateDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesUpdateTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader: MiniObject<types.EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionBody = DelayedRoutingApiModel;
export const EnvelopesUpdateTemplateDelayedRoutingDefinition200Response = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinitionParams: MiniObject<types.EnvelopesDeleteTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "workflowStepId": guid
}));
export const EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader: MiniObject<types.EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteTemplateDelayedRoutingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateDelayedRoutingDefinition400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImagesParams: MiniObject<types.EnvelopesGetPageImagesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopesGetPageImagesQueryParams: MiniObject<types.EnvelopesGetPageImagesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "dpi": optionalIntegerStringField,
    "max_height": optionalIntegerStringField,
    "max_width": optionalIntegerStringField,
    "nocache": optionalBooleanStringField,
    "show_changes": optionalBooleanStringField,
    "start_position": optionalIntegerStringField
}));
export const EnvelopesGetPageImages200Response = /* @__PURE__ */ lenientResponse(PageImages);
export const EnvelopesGetPageImages400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPageParams: MiniObject<types.EnvelopesDeleteDocumentPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "pageNumber": stringCheckRegex19DField,
    "documentId": integerString
}));
export const EnvelopesDeleteDocumentPageHeader: MiniObject<types.EnvelopesDeleteDocumentPageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesDeleteDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteDocumentPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImageParams: MiniObject<types.EnvelopesGetPageImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "pageNumber": stringCheckRegex19DField,
    "documentId": integerString
}));
export const EnvelopesGetPageImageQueryParams: MiniObject<types.EnvelopesGetPageImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "dpi": optionalIntegerStringField,
    "max_height": optionalIntegerStringField,
    "max_width": optionalIntegerStringField,
    "show_changes": optionalBooleanStringField
}));
export const EnvelopesGetPageImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetPageImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPageParams: MiniObject<types.EnvelopesRotateDocumentPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "pageNumber": stringCheckRegex19DField,
    "documentId": integerString
}));
export const EnvelopesRotateDocumentPageHeader: MiniObject<types.EnvelopesRotateDocumentPageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesRotateDocumentPageBody = PageRequest;
export const EnvelopesRotateDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesRotateDocumentPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImageParams: MiniObject<types.EnvelopesGetRecipientInitialsImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopesGetRecipientInitialsImageQueryParams: MiniObject<types.EnvelopesGetRecipientInitialsImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_chrome": optionalBooleanStringField
}));
export const EnvelopesGetRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientInitialsImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImageParams: MiniObject<types.EnvelopesUpdateRecipientInitialsImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopesUpdateRecipientInitialsImageHeader: MiniObject<types.EnvelopesUpdateRecipientInitialsImageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientInitialsImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureParams: MiniObject<types.EnvelopesGetRecipientSignatureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopesGetRecipientSignature200Response = /* @__PURE__ */ lenientResponse(UserSignature);
export const EnvelopesGetRecipientSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImageParams: MiniObject<types.EnvelopesGetRecipientSignatureImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopesGetRecipientSignatureImageQueryParams: MiniObject<types.EnvelopesGetRecipientSignatureImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_chrome": optionalBooleanStringField
}));
export const EnvelopesGetRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImageParams: MiniObject<types.EnvelopesUpdateRecipientSignatureImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopesUpdateRecipientSignatureImageHeader: MiniObject<types.EnvelopesUpdateRecipientSignatureImageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopesUpdateRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsListParams: MiniObject<types.EnvelopeCustomFieldsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeCustomFieldsList200Response = /* @__PURE__ */ lenientResponse(CustomFieldsEnvelope);
export const EnvelopeCustomFieldsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreateParams: MiniObject<types.EnvelopeCustomFieldsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeCustomFieldsCreateHeader: MiniObject<types.EnvelopeCustomFieldsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeCustomFieldsCreateBody = CustomFields;
export const EnvelopeCustomFieldsCreate201Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const EnvelopeCustomFieldsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdateParams: MiniObject<types.EnvelopeCustomFieldsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeCustomFieldsUpdateHeader: MiniObject<types.EnvelopeCustomFieldsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeCustomFieldsUpdateBody = CustomFields;
export const EnvelopeCustomFieldsUpdate200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const EnvelopeCustomFieldsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDeleteParams: MiniObject<types.EnvelopeCustomFieldsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeCustomFieldsDeleteHeader: MiniObject<types.EnvelopeCustomFieldsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeCustomFieldsDeleteBody = CustomFields;
export const EnvelopeCustomFieldsDelete200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const EnvelopeCustomFieldsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeCustomFieldsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsListParams: MiniObject<types.EnvelopeDocumentFieldsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentFieldsList200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreateParams: MiniObject<types.EnvelopeDocumentFieldsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentFieldsCreateHeader: MiniObject<types.EnvelopeDocumentFieldsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentFieldsCreateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsCreate201Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdateParams: MiniObject<types.EnvelopeDocumentFieldsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentFieldsUpdateHeader: MiniObject<types.EnvelopeDocumentFieldsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentFieldsUpdateBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsUpdate200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDeleteParams: MiniObject<types.EnvelopeDocumentFieldsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentFieldsDeleteHeader: MiniObject<types.EnvelopeDocumentFieldsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentFieldsDeleteBody = DocumentFieldsInformation;
export const EnvelopeDocumentFieldsDelete200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const EnvelopeDocumentFieldsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentFieldsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGetParams: MiniObject<types.EnvelopeLocksGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeLocksGet200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreateParams: MiniObject<types.EnvelopeLocksCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeLocksCreateBody = LockRequest;
export const EnvelopeLocksCreate201Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdateParams: MiniObject<types.EnvelopeLocksUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeLocksUpdateHeader: MiniObject<types.EnvelopeLocksUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeLocksUpdateBody = LockRequest;
export const EnvelopeLocksUpdate200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDeleteParams: MiniObject<types.EnvelopeLocksDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeLocksDeleteQueryParams: MiniObject<types.EnvelopeLocksDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "save_changes": optionalBooleanStringField
}));
export const EnvelopeLocksDeleteHeader: MiniObject<types.EnvelopeLocksDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeLocksDelete200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const EnvelopeLocksDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeLocksDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsListParams: MiniObject<types.EnvelopeRecipientsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeRecipientsListQueryParams: MiniObject<types.EnvelopeRecipientsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField,
    "include_extended": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField,
    "include_tabs": optionalBooleanStringField
}));
export const EnvelopeRecipientsList200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateParams: MiniObject<types.EnvelopeRecipientsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeRecipientsCreateQueryParams: MiniObject<types.EnvelopeRecipientsCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "resend_envelope": optionalBooleanStringField
}));
export const EnvelopeRecipientsCreateHeader: MiniObject<types.EnvelopeRecipientsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientsCreateBody = Recipients;
export const EnvelopeRecipientsCreate201Response = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdateParams: MiniObject<types.EnvelopeRecipientsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeRecipientsUpdateQueryParams: MiniObject<types.EnvelopeRecipientsUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "combine_same_order_recipients": optionalBooleanStringField,
    "offline_signing": optionalBooleanStringField,
    "resend_envelope": optionalBooleanStringField
}));
export const EnvelopeRecipientsUpdateHeader: MiniObject<types.EnvelopeRecipientsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientsUpdateBody = Recipients;
export const EnvelopeRecipientsUpdate200Response = /* @__PURE__ */ lenientResponse(RecipientsUpdateSummary);
export const EnvelopeRecipientsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteListParams: MiniObject<types.EnvelopeRecipientsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeRecipientsDeleteListHeader: MiniObject<types.EnvelopeRecipientsDeleteListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientsDeleteListBody = Recipients;
export const EnvelopeRecipientsDeleteList200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDeleteParams: MiniObject<types.EnvelopeRecipientsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientsDeleteHeader: MiniObject<types.EnvelopeRecipientsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientsDelete200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const EnvelopeRecipientsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLinkParams: MiniObject<types.EnvelopeRecipientsCreateRecipientProofFileLinkParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": guid
}));
export const EnvelopeRecipientsCreateRecipientProofFileLink201Response = /* @__PURE__ */ lenientResponse(IdEvidenceViewLink);
export const EnvelopeRecipientsCreateRecipientProofFileLink400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileLink500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams: MiniObject<types.EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": guid
}));
export const EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams: MiniObject<types.EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "token_scopes": optionalStringField
}));
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken201Response = /* @__PURE__ */ lenientResponse(ProofServiceResourceToken);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientProofFileResourceToken500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams: MiniObject<types.EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeRecipientsCreateEnvelopeRecipientPreviewBody = RecipientPreviewRequest;
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateEnvelopeRecipientPreview500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsListParams: MiniObject<types.EnvelopeRecipientTabsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientTabsListQueryParams: MiniObject<types.EnvelopeRecipientTabsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField
}));
export const EnvelopeRecipientTabsList200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeRecipientTabsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreateParams: MiniObject<types.EnvelopeRecipientTabsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientTabsCreateHeader: MiniObject<types.EnvelopeRecipientTabsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientTabsCreateBody = Tabs;
export const EnvelopeRecipientTabsCreate201Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeRecipientTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdateParams: MiniObject<types.EnvelopeRecipientTabsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientTabsUpdateHeader: MiniObject<types.EnvelopeRecipientTabsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientTabsUpdateBody = Tabs;
export const EnvelopeRecipientTabsUpdate200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeRecipientTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDeleteParams: MiniObject<types.EnvelopeRecipientTabsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientTabsDeleteHeader: MiniObject<types.EnvelopeRecipientTabsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeRecipientTabsDeleteBody = Tabs;
export const EnvelopeRecipientTabsDelete200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeRecipientTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPageParams: MiniObject<types.EnvelopeDocumentTabsGetByPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString,
    "pageNumber": stringCheckRegex19DField
}));
export const EnvelopeDocumentTabsGetByPage200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeDocumentTabsGetByPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetByPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGetParams: MiniObject<types.EnvelopeDocumentTabsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentTabsGetQueryParams: MiniObject<types.EnvelopeDocumentTabsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_metadata": optionalBooleanStringField,
    "page_numbers": optionalStringField
}));
export const EnvelopeDocumentTabsGet200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeDocumentTabsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreateParams: MiniObject<types.EnvelopeDocumentTabsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentTabsCreateHeader: MiniObject<types.EnvelopeDocumentTabsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentTabsCreateBody = Tabs;
export const EnvelopeDocumentTabsCreate201Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeDocumentTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdateParams: MiniObject<types.EnvelopeDocumentTabsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentTabsUpdateHeader: MiniObject<types.EnvelopeDocumentTabsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentTabsUpdateBody = Tabs;
export const EnvelopeDocumentTabsUpdate200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeDocumentTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDeleteParams: MiniObject<types.EnvelopeDocumentTabsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentTabsDeleteHeader: MiniObject<types.EnvelopeDocumentTabsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentTabsDeleteBody = Tabs;
export const EnvelopeDocumentTabsDelete200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const EnvelopeDocumentTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrectParams: MiniObject<types.EnvelopeViewsCreateCorrectParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsCreateCorrectBody = CorrectViewRequest;
export const EnvelopeViewsCreateCorrect201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateCorrect400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateCorrect500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectViewParams: MiniObject<types.EnvelopeViewsDeleteEnvelopeCorrectViewParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsDeleteEnvelopeCorrectViewBody = CorrectViewRequest;
export const EnvelopeViewsDeleteEnvelopeCorrectView200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeViewsDeleteEnvelopeCorrectView400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsDeleteEnvelopeCorrectView500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEditParams: MiniObject<types.EnvelopeViewsCreateEditParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsCreateEditBody = EnvelopeViewRequest;
export const EnvelopeViewsCreateEdit201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateEdit400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateEdit500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipientParams: MiniObject<types.EnvelopeViewsCreateRecipientParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsCreateRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateRecipient201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateRecipient400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateRecipient500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSenderParams: MiniObject<types.EnvelopeViewsCreateSenderParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsCreateSenderBody = EnvelopeViewRequest;
export const EnvelopeViewsCreateSender201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateSender400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSender500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipientParams: MiniObject<types.EnvelopeViewsCreateSharedRecipientParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest;
export const EnvelopeViewsCreateSharedRecipient201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateSharedRecipient400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateSharedRecipient500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsoleParams: MiniObject<types.EnvelopeViewsCreateConsoleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopeViewsCreateConsoleBody = ConsoleViewRequest;
export const EnvelopeViewsCreateConsole201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeViewsCreateConsole400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeViewsCreateConsole500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefaultParams: MiniObject<types.EnvelopeConsumerDisclosuresGetDefaultParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeConsumerDisclosuresGetDefaultQueryParams: MiniObject<types.EnvelopeConsumerDisclosuresGetDefaultQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "langCode": optionalStringField
}));
export const EnvelopeConsumerDisclosuresGetDefault200Response = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const EnvelopeConsumerDisclosuresGetDefault400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetParams: MiniObject<types.EnvelopeConsumerDisclosuresGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField,
    "langCode": stringField
}));
export const EnvelopeConsumerDisclosuresGetQueryParams: MiniObject<types.EnvelopeConsumerDisclosuresGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "langCode": optionalStringField
}));
export const EnvelopeConsumerDisclosuresGet200Response = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const EnvelopeConsumerDisclosuresGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsListParams: MiniObject<types.EnvelopeDocumentsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeDocumentsListQueryParams: MiniObject<types.EnvelopeDocumentsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeDocumentsListQueryParams(),
    "include_agreement_type": optionalBooleanStringField,
    "include_docgen_formfields": optionalBooleanStringField,
    "include_document_size": optionalBooleanStringField,
    "include_is_edited": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField,
    "include_tabs": optionalBooleanStringField
}));
export const EnvelopeDocumentsList200Response = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateListParams: MiniObject<types.EnvelopeDocumentsUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeDocumentsUpdateListHeader: MiniObject<types.EnvelopeDocumentsUpdateListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentsUpdateListBody = EnvelopeDefinition;
export const EnvelopeDocumentsUpdateList200Response = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDeleteParams: MiniObject<types.EnvelopeDocumentsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeDocumentsDeleteHeader: MiniObject<types.EnvelopeDocumentsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentsDeleteBody = EnvelopeDefinition;
export const EnvelopeDocumentsDelete200Response = /* @__PURE__ */ lenientResponse(EnvelopeDocumentsResult);
export const EnvelopeDocumentsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGetParams: MiniObject<types.EnvelopeDocumentsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": stringField.check(zod.regex(/^(\d+|combined|archive|certificate|portfolio)$/))
}));
export const EnvelopeDocumentsGetQueryParams: MiniObject<types.EnvelopeDocumentsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfEnvelopeDocumentsListQueryParams(),
    "certificate": optionalBooleanStringField,
    "encoding": optionalStringField,
    "encrypt": optionalBooleanStringField,
    "language": optionalStringField,
    "show_changes": optionalBooleanStringField,
    "watermark": optionalBooleanStringField
}));
export const EnvelopeDocumentsGetHeader: MiniObject<types.EnvelopeDocumentsGetHeader> = /* @__PURE__ */ miniObject(() => ({
    "Content-Transfer-Encoding": optionalStringField
}));
export const EnvelopeDocumentsGet200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeDocumentsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdateParams: MiniObject<types.EnvelopeDocumentsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentsUpdateHeader: MiniObject<types.EnvelopeDocumentsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField,
    "Content-Disposition": zod.optional(stringField.check(zod.regex(/filename=/)))
}));
export const EnvelopeDocumentsUpdate200Response = /* @__PURE__ */ lenientResponse(EnvelopeDocument);
export const EnvelopeDocumentsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGetParams: MiniObject<types.EnvelopeEmailSettingsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeEmailSettingsGet200Response = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreateParams: MiniObject<types.EnvelopeEmailSettingsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeEmailSettingsCreateHeader: MiniObject<types.EnvelopeEmailSettingsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeEmailSettingsCreateBody = EmailSettings;
export const EnvelopeEmailSettingsCreate201Response = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdateParams: MiniObject<types.EnvelopeEmailSettingsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeEmailSettingsUpdateHeader: MiniObject<types.EnvelopeEmailSettingsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeEmailSettingsUpdateBody = EmailSettings;
export const EnvelopeEmailSettingsUpdate200Response = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDeleteParams: MiniObject<types.EnvelopeEmailSettingsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeEmailSettingsDeleteHeader: MiniObject<types.EnvelopeEmailSettingsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeEmailSettingsDelete200Response = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocumentParams: MiniObject<types.EnvelopeTemplatesListByDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeTemplatesListByDocumentQueryParams: MiniObject<types.EnvelopeTemplatesListByDocumentQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const EnvelopeTemplatesListByDocument200Response = /* @__PURE__ */ lenientResponse(TemplateInformation);
export const EnvelopeTemplatesListByDocument400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListByDocument500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocumentParams: MiniObject<types.EnvelopeTemplatesApplyToDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeTemplatesApplyToDocumentQueryParams: MiniObject<types.EnvelopeTemplatesApplyToDocumentQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "preserve_template_recipient": optionalBooleanStringField
}));
export const EnvelopeTemplatesApplyToDocumentHeader: MiniObject<types.EnvelopeTemplatesApplyToDocumentHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeTemplatesApplyToDocumentBody = DocumentTemplateList;
export const EnvelopeTemplatesApplyToDocument201Response = /* @__PURE__ */ lenientResponse(DocumentTemplateList);
export const EnvelopeTemplatesApplyToDocument400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyToDocument500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDeleteParams: MiniObject<types.EnvelopeTemplatesDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString,
    "templateId": guid
}));
export const EnvelopeTemplatesDeleteHeader: MiniObject<types.EnvelopeTemplatesDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeTemplatesDelete200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeTemplatesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesListParams: MiniObject<types.EnvelopeTemplatesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeTemplatesListQueryParams: MiniObject<types.EnvelopeTemplatesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const EnvelopeTemplatesList200Response = /* @__PURE__ */ lenientResponse(TemplateInformation);
export const EnvelopeTemplatesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApplyParams: MiniObject<types.EnvelopeTemplatesApplyParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeTemplatesApplyQueryParams: MiniObject<types.EnvelopeTemplatesApplyQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "preserve_template_recipient": optionalBooleanStringField
}));
export const EnvelopeTemplatesApplyHeader: MiniObject<types.EnvelopeTemplatesApplyHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeTemplatesApplyBody = DocumentTemplateList;
export const EnvelopeTemplatesApply201Response = /* @__PURE__ */ lenientResponse(DocumentTemplateList);
export const EnvelopeTemplatesApply400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTemplatesApply500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsListParams: MiniObject<types.EnvelopeAttachmentsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeAttachmentsList200Response = /* @__PURE__ */ lenientResponse(EnvelopeAttachmentsResult);
export const EnvelopeAttachmentsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreateParams: MiniObject<types.EnvelopeAttachmentsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeAttachmentsCreateHeader: MiniObject<types.EnvelopeAttachmentsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeAttachmentsCreateBody = EnvelopeAttachmentsRequest;
export const EnvelopeAttachmentsCreate200Response = /* @__PURE__ */ lenientResponse(EnvelopeAttachmentsResult);
export const EnvelopeAttachmentsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDeleteParams: MiniObject<types.EnvelopeAttachmentsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeAttachmentsDeleteHeader: MiniObject<types.EnvelopeAttachmentsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeAttachmentsDeleteBody = EnvelopeAttachmentsRequest;
export const EnvelopeAttachmentsDelete200Response = /* @__PURE__ */ lenientResponse(EnvelopeAttachmentsResult);
export const EnvelopeAttachmentsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGetParams: MiniObject<types.EnvelopeAttachmentsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "attachmentId": stringField
}));
export const EnvelopeAttachmentsGet200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeAttachmentsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdateParams: MiniObject<types.EnvelopeAttachmentsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "attachmentId": stringField
}));
export const EnvelopeAttachmentsUpdateHeader: MiniObject<types.EnvelopeAttachmentsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeAttachmentsUpdateBody = Attachment;
export const EnvelopeAttachmentsUpdate200Response = /* @__PURE__ */ lenientResponse(EnvelopeAttachmentsResult);
export const EnvelopeAttachmentsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeAttachmentsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreateParams: MiniObject<types.ChunkedUploadsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ChunkedUploadsCreateBody = ChunkedUploadRequest;
export const ChunkedUploadsCreate201Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGetParams: MiniObject<types.ChunkedUploadsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "chunkedUploadId": guid
}));
export const ChunkedUploadsGetQueryParams: MiniObject<types.ChunkedUploadsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": zod.optional(zod.enum(['checksum']))
}));
export const ChunkedUploadsGet200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommitParams: MiniObject<types.ChunkedUploadsCommitParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "chunkedUploadId": guid
}));
export const ChunkedUploadsCommitQueryParams: MiniObject<types.ChunkedUploadsCommitQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "action": zod.optional(zod.enum(['commit']))
}));
export const ChunkedUploadsCommit200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCommit400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDeleteParams: MiniObject<types.ChunkedUploadsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "chunkedUploadId": guid
}));
export const ChunkedUploadsDelete200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdateParams: MiniObject<types.ChunkedUploadsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "chunkedUploadId": guid,
    "chunkedUploadPartSeq": integerString6
}));
export const ChunkedUploadsUpdateBody = ChunkedUploadRequest;
export const ChunkedUploadsUpdate200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGetParams: MiniObject<types.EnvelopeFormDataGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeFormDataGet200Response = /* @__PURE__ */ lenientResponse(EnvelopeFormData);
export const EnvelopeFormDataGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeFormDataGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGetParams: MiniObject<types.EnvelopeDocumentVisibilityGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeDocumentVisibilityGet200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateParams: MiniObject<types.EnvelopeDocumentVisibilityUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeDocumentVisibilityUpdateHeader: MiniObject<types.EnvelopeDocumentVisibilityUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentVisibilityUpdateBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdate200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateListParams: MiniObject<types.EnvelopeDocumentVisibilityUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeDocumentVisibilityUpdateListHeader: MiniObject<types.EnvelopeDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeDocumentVisibilityUpdateListBody = DocumentVisibilityList;
export const EnvelopeDocumentVisibilityUpdateList200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const EnvelopeDocumentVisibilityUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentVisibilityUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGetParams: MiniObject<types.EnvelopeDocumentHtmlDefinitionsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const EnvelopeDocumentHtmlDefinitionsGet200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const EnvelopeDocumentHtmlDefinitionsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeDocumentHtmlDefinitionsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreateParams: MiniObject<types.DocumentResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const DocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const DocumentResponsiveHtmlPreviewCreate201Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const DocumentResponsiveHtmlPreviewCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlPreviewCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsListParams: MiniObject<types.EnvelopeHtmlDefinitionsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeHtmlDefinitionsList200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const EnvelopeHtmlDefinitionsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeHtmlDefinitionsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreateParams: MiniObject<types.ResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const ResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const ResponsiveHtmlPreviewCreate201Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const ResponsiveHtmlPreviewCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlPreviewCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsListQueryParams: MiniObject<types.NotaryJournalsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField
}));
export const NotaryJournalsList200Response = /* @__PURE__ */ lenientResponse(NotaryJournalList);
export const NotaryJournalsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJournalsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesListParams: MiniObject<types.TemplatesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TemplatesListQueryParams: MiniObject<types.TemplatesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "created_from_date": optionalDateOrTimeField,
    "created_to_date": optionalDateOrTimeField,
    "folder_ids": optionalStringField,
    "folder_types": optionalStringField,
    "from_date": optionalDateOrTimeField,
    "include": optionalStringField,
    "is_deleted_template_only": optionalBooleanStringField,
    "is_download": optionalBooleanStringField,
    "link_configuration_id": optionalStringField,
    "modified_from_date": optionalDateOrTimeField,
    "modified_to_date": optionalDateOrTimeField,
    "order": optionalEnumAscDescField,
    "order_by": zod.optional(zod.enum(['name', 'modified', 'used'])),
    "search_fields": optionalStringField,
    "search_text": optionalStringField,
    "shared_by_me": optionalBooleanStringField,
    "start_position": optionalIntegerStringField,
    "template_ids": optionalStringField,
    "to_date": optionalDateOrTimeField,
    "used_from_date": optionalDateOrTimeField,
    "used_to_date": optionalDateOrTimeField,
    "user_filter": zod.optional(zod.enum(['owned_by_me', 'shared_with_me', 'all'])),
    "user_id": optionalGuidField
}));
export const TemplatesList200Response = /* @__PURE__ */ lenientResponse(EnvelopeTemplateResults);
export const TemplatesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreateParams: MiniObject<types.TemplatesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TemplatesCreateBody = EnvelopeTemplate;
export const TemplatesCreate201Response = /* @__PURE__ */ lenientResponse(TemplateSummary);
export const TemplatesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatchParams: MiniObject<types.TemplatesUpdateTemplatesAutoMatchParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TemplatesUpdateTemplatesAutoMatchBody = TemplateAutoMatchList;
export const TemplatesUpdateTemplatesAutoMatch200Response = /* @__PURE__ */ lenientResponse(TemplateAutoMatchList);
export const TemplatesUpdateTemplatesAutoMatch400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetParams: MiniObject<types.TemplatesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplatesGetQueryParams: MiniObject<types.TemplatesGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField
}));
export const TemplatesGet200Response = /* @__PURE__ */ lenientResponse(EnvelopeTemplate);
export const TemplatesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateParams: MiniObject<types.TemplatesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplatesUpdateHeader: MiniObject<types.TemplatesUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplatesUpdateBody = EnvelopeTemplate;
export const TemplatesUpdate200Response = /* @__PURE__ */ lenientResponse(TemplateUpdateSummary);
export const TemplatesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShareParams: MiniObject<types.TemplatesUpdateGroupShareParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "templatePart": zod.enum(['groups'])
}));
export const TemplatesUpdateGroupShareBody = GroupInformation;
export const TemplatesUpdateGroupShare200Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const TemplatesUpdateGroupShare400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateGroupShare500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShareParams: MiniObject<types.TemplatesDeleteGroupShareParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "templatePart": enumGroupsField
}));
export const TemplatesDeleteGroupShareBody = GroupInformation;
export const TemplatesDeleteGroupShare200Response = /* @__PURE__ */ lenientResponse(GroupInformation);
export const TemplatesDeleteGroupShare400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteGroupShare500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImagesParams: MiniObject<types.TemplatesGetPageImagesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplatesGetPageImagesQueryParams: MiniObject<types.TemplatesGetPageImagesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "dpi": optionalIntegerStringField,
    "max_height": optionalIntegerStringField,
    "max_width": optionalIntegerStringField,
    "nocache": optionalBooleanStringField,
    "show_changes": optionalBooleanStringField,
    "start_position": optionalIntegerStringField
}));
export const TemplatesGetPageImages200Response = /* @__PURE__ */ lenientResponse(PageImages);
export const TemplatesGetPageImages400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetPageImages500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPageParams: MiniObject<types.TemplatesDeleteDocumentPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString,
    "pageNumber": stringCheckRegex19DField
}));
export const TemplatesDeleteDocumentPageHeader: MiniObject<types.TemplatesDeleteDocumentPageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplatesDeleteDocumentPageBody = PageDeletion;
export const TemplatesDeleteDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesDeleteDocumentPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesDeleteDocumentPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImageParams: MiniObject<types.TemplatesGetDocumentPageImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString,
    "pageNumber": stringCheckRegex19DField
}));
export const TemplatesGetDocumentPageImageQueryParams: MiniObject<types.TemplatesGetDocumentPageImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "dpi": optionalIntegerStringField,
    "max_height": optionalIntegerStringField,
    "max_width": optionalIntegerStringField,
    "show_changes": optionalBooleanStringField
}));
export const TemplatesGetDocumentPageImage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesGetDocumentPageImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetDocumentPageImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPageParams: MiniObject<types.TemplatesRotateDocumentPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString,
    "pageNumber": stringCheckRegex19DField
}));
export const TemplatesRotateDocumentPageHeader: MiniObject<types.TemplatesRotateDocumentPageHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplatesRotateDocumentPageBody = PageRequest;
export const TemplatesRotateDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const TemplatesRotateDocumentPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesRotateDocumentPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettingsParams: MiniObject<types.TemplatesGetNotificationSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplatesGetNotificationSettings200Response = /* @__PURE__ */ lenientResponse(Notification);
export const TemplatesGetNotificationSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetNotificationSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettingsParams: MiniObject<types.TemplatesUpdateNotificationSettingsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplatesUpdateNotificationSettingsHeader: MiniObject<types.TemplatesUpdateNotificationSettingsHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplatesUpdateNotificationSettingsBody = TemplateNotificationRequest;
export const TemplatesUpdateNotificationSettings200Response = /* @__PURE__ */ lenientResponse(Notification);
export const TemplatesUpdateNotificationSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateNotificationSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsListParams: MiniObject<types.TemplateDocumentsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateDocumentsListQueryParams: MiniObject<types.TemplateDocumentsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_agreement_type": optionalBooleanStringField,
    "include_is_edited": optionalBooleanStringField,
    "include_tabs": optionalBooleanStringField
}));
export const TemplateDocumentsList200Response = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateListParams: MiniObject<types.TemplateDocumentsUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateDocumentsUpdateListHeader: MiniObject<types.TemplateDocumentsUpdateListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentsUpdateListBody = EnvelopeDefinition;
export const TemplateDocumentsUpdateList200Response = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDeleteParams: MiniObject<types.TemplateDocumentsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateDocumentsDeleteHeader: MiniObject<types.TemplateDocumentsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentsDeleteBody = EnvelopeDefinition;
export const TemplateDocumentsDelete200Response = /* @__PURE__ */ lenientResponse(TemplateDocumentsResult);
export const TemplateDocumentsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGetParams: MiniObject<types.TemplateDocumentsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": stringField.check(zod.regex(/^(\d+|combined)$/))
}));
export const TemplateDocumentsGetQueryParams: MiniObject<types.TemplateDocumentsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "encrypt": optionalBooleanStringField,
    "file_type": optionalStringField,
    "show_changes": optionalBooleanStringField
}));
export const TemplateDocumentsGet200Response = /* @__PURE__ */ zod.unknown();
export const TemplateDocumentsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdateParams: MiniObject<types.TemplateDocumentsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentsUpdateQueryParams: MiniObject<types.TemplateDocumentsUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "is_envelope_definition": optionalBooleanStringField
}));
export const TemplateDocumentsUpdateHeader: MiniObject<types.TemplateDocumentsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentsUpdateBody = EnvelopeDefinition;
export const TemplateDocumentsUpdate200Response = /* @__PURE__ */ lenientResponse(EnvelopeDocument);
export const TemplateDocumentsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPageParams: MiniObject<types.TemplateDocumentTabsGetByPageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString,
    "pageNumber": stringCheckRegex19DField
}));
export const TemplateDocumentTabsGetByPage200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateDocumentTabsGetByPage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetByPage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGetParams: MiniObject<types.TemplateDocumentTabsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentTabsGetQueryParams: MiniObject<types.TemplateDocumentTabsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "page_numbers": optionalStringField
}));
export const TemplateDocumentTabsGet200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateDocumentTabsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreateParams: MiniObject<types.TemplateDocumentTabsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentTabsCreateHeader: MiniObject<types.TemplateDocumentTabsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentTabsCreateBody = TemplateTabs;
export const TemplateDocumentTabsCreate201Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateDocumentTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdateParams: MiniObject<types.TemplateDocumentTabsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentTabsUpdateHeader: MiniObject<types.TemplateDocumentTabsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentTabsUpdateBody = TemplateTabs;
export const TemplateDocumentTabsUpdate200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateDocumentTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDeleteParams: MiniObject<types.TemplateDocumentTabsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentTabsDeleteHeader: MiniObject<types.TemplateDocumentTabsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentTabsDeleteBody = TemplateTabs;
export const TemplateDocumentTabsDelete200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateDocumentTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsListParams: MiniObject<types.TemplateDocumentFieldsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentFieldsList200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const TemplateDocumentFieldsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreateParams: MiniObject<types.TemplateDocumentFieldsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentFieldsCreateHeader: MiniObject<types.TemplateDocumentFieldsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentFieldsCreateBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsCreate201Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const TemplateDocumentFieldsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdateParams: MiniObject<types.TemplateDocumentFieldsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentFieldsUpdateHeader: MiniObject<types.TemplateDocumentFieldsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentFieldsUpdateBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsUpdate200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const TemplateDocumentFieldsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDeleteParams: MiniObject<types.TemplateDocumentFieldsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentFieldsDeleteHeader: MiniObject<types.TemplateDocumentFieldsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentFieldsDeleteBody = DocumentFieldsInformation;
export const TemplateDocumentFieldsDelete200Response = /* @__PURE__ */ lenientResponse(DocumentFieldsInformation);
export const TemplateDocumentFieldsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentFieldsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsListParams: MiniObject<types.TemplateRecipientsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateRecipientsListQueryParams: MiniObject<types.TemplateRecipientsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField,
    "include_extended": optionalBooleanStringField,
    "include_tabs": optionalBooleanStringField
}));
export const TemplateRecipientsList200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateParams: MiniObject<types.TemplateRecipientsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateRecipientsCreateQueryParams: MiniObject<types.TemplateRecipientsCreateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "resend_envelope": optionalBooleanStringField
}));
export const TemplateRecipientsCreateHeader: MiniObject<types.TemplateRecipientsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientsCreateBody = TemplateRecipients;
export const TemplateRecipientsCreate201Response = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdateParams: MiniObject<types.TemplateRecipientsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateRecipientsUpdateQueryParams: MiniObject<types.TemplateRecipientsUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "resend_envelope": optionalBooleanStringField
}));
export const TemplateRecipientsUpdateHeader: MiniObject<types.TemplateRecipientsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientsUpdateBody = TemplateRecipients;
export const TemplateRecipientsUpdate200Response = /* @__PURE__ */ lenientResponse(RecipientsUpdateSummary);
export const TemplateRecipientsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteListParams: MiniObject<types.TemplateRecipientsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateRecipientsDeleteListHeader: MiniObject<types.TemplateRecipientsDeleteListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientsDeleteListBody = TemplateRecipients;
export const TemplateRecipientsDeleteList200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDeleteParams: MiniObject<types.TemplateRecipientsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateRecipientsDeleteHeader: MiniObject<types.TemplateRecipientsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientsDeleteBody = TemplateRecipients;
export const TemplateRecipientsDelete200Response = /* @__PURE__ */ lenientResponse(Recipients);
export const TemplateRecipientsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreviewParams: MiniObject<types.TemplateRecipientsCreateTemplateRecipientPreviewParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateRecipientsCreateTemplateRecipientPreviewBody = RecipientPreviewRequest;
export const TemplateRecipientsCreateTemplateRecipientPreview201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const TemplateRecipientsCreateTemplateRecipientPreview400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientsCreateTemplateRecipientPreview500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsListParams: MiniObject<types.TemplateBulkRecipientsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateBulkRecipientsListQueryParams: MiniObject<types.TemplateBulkRecipientsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_tabs": optionalBooleanStringField,
    "start_position": optionalIntegerStringField
}));
export const TemplateBulkRecipientsList200Response = /* @__PURE__ */ lenientResponse(BulkRecipientsResponse);
export const TemplateBulkRecipientsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdateParams: MiniObject<types.TemplateBulkRecipientsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateBulkRecipientsUpdateHeader: MiniObject<types.TemplateBulkRecipientsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateBulkRecipientsUpdateBody = BulkRecipientsRequest;
export const TemplateBulkRecipientsUpdate200Response = /* @__PURE__ */ lenientResponse(BulkRecipientsSummaryResponse);
export const TemplateBulkRecipientsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDeleteParams: MiniObject<types.TemplateBulkRecipientsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateBulkRecipientsDeleteHeader: MiniObject<types.TemplateBulkRecipientsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateBulkRecipientsDelete200Response = /* @__PURE__ */ lenientResponse(BulkRecipientsUpdateResponse);
export const TemplateBulkRecipientsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsListParams: MiniObject<types.TemplateRecipientTabsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateRecipientTabsListQueryParams: MiniObject<types.TemplateRecipientTabsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField
}));
export const TemplateRecipientTabsList200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateRecipientTabsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreateParams: MiniObject<types.TemplateRecipientTabsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateRecipientTabsCreateHeader: MiniObject<types.TemplateRecipientTabsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientTabsCreateBody = TemplateTabs;
export const TemplateRecipientTabsCreate201Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateRecipientTabsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdateParams: MiniObject<types.TemplateRecipientTabsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateRecipientTabsUpdateHeader: MiniObject<types.TemplateRecipientTabsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientTabsUpdateBody = TemplateTabs;
export const TemplateRecipientTabsUpdate200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateRecipientTabsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDeleteParams: MiniObject<types.TemplateRecipientTabsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateRecipientTabsDeleteHeader: MiniObject<types.TemplateRecipientTabsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateRecipientTabsDeleteBody = TemplateTabs;
export const TemplateRecipientTabsDelete200Response = /* @__PURE__ */ lenientResponse(Tabs);
export const TemplateRecipientTabsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateRecipientTabsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsListParams: MiniObject<types.TemplateCustomFieldsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateCustomFieldsList200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const TemplateCustomFieldsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreateParams: MiniObject<types.TemplateCustomFieldsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateCustomFieldsCreateHeader: MiniObject<types.TemplateCustomFieldsCreateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateCustomFieldsCreateBody = TemplateCustomFields;
export const TemplateCustomFieldsCreate201Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const TemplateCustomFieldsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdateParams: MiniObject<types.TemplateCustomFieldsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateCustomFieldsUpdateHeader: MiniObject<types.TemplateCustomFieldsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateCustomFieldsUpdateBody = TemplateCustomFields;
export const TemplateCustomFieldsUpdate200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const TemplateCustomFieldsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDeleteParams: MiniObject<types.TemplateCustomFieldsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateCustomFieldsDeleteHeader: MiniObject<types.TemplateCustomFieldsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateCustomFieldsDeleteBody = TemplateCustomFields;
export const TemplateCustomFieldsDelete200Response = /* @__PURE__ */ lenientResponse(CustomFields);
export const TemplateCustomFieldsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateCustomFieldsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGetParams: MiniObject<types.TemplateLocksGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateLocksGet200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const TemplateLocksGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreateParams: MiniObject<types.TemplateLocksCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateLocksCreateBody = LockRequest;
export const TemplateLocksCreate201Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const TemplateLocksCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdateParams: MiniObject<types.TemplateLocksUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateLocksUpdateHeader: MiniObject<types.TemplateLocksUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateLocksUpdateBody = LockRequest;
export const TemplateLocksUpdate200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const TemplateLocksUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDeleteParams: MiniObject<types.TemplateLocksDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateLocksDeleteQueryParams: MiniObject<types.TemplateLocksDeleteQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "save_changes": optionalBooleanStringField
}));
export const TemplateLocksDeleteHeader: MiniObject<types.TemplateLocksDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateLocksDeleteBody = LockRequest;
export const TemplateLocksDelete200Response = /* @__PURE__ */ lenientResponse(LockInformation);
export const TemplateLocksDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateLocksDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEditParams: MiniObject<types.TemplateViewsCreateEditParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateViewsCreateEditBody = TemplateViewRequest;
export const TemplateViewsCreateEdit201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const TemplateViewsCreateEdit400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateViewsCreateEdit500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGetParams: MiniObject<types.TemplateDocumentVisibilityGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateDocumentVisibilityGet200Response = /* @__PURE__ */ lenientResponse(DocumentVisibilityList);
export const TemplateDocumentVisibilityGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateParams: MiniObject<types.TemplateDocumentVisibilityUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "recipientId": stringField
}));
export const TemplateDocumentVisibilityUpdateHeader: MiniObject<types.TemplateDocumentVisibilityUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentVisibilityUpdateBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdate200Response = /* @__PURE__ */ lenientResponse(TemplateDocumentVisibilityList);
export const TemplateDocumentVisibilityUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateListParams: MiniObject<types.TemplateDocumentVisibilityUpdateListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateDocumentVisibilityUpdateListHeader: MiniObject<types.TemplateDocumentVisibilityUpdateListHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const TemplateDocumentVisibilityUpdateListBody = TemplateDocumentVisibilityList;
export const TemplateDocumentVisibilityUpdateList200Response = /* @__PURE__ */ lenientResponse(TemplateDocumentVisibilityList);
export const TemplateDocumentVisibilityUpdateList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentVisibilityUpdateList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreateParams: MiniObject<types.TemplateDocumentResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const TemplateDocumentResponsiveHtmlPreviewCreate201Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const TemplateDocumentResponsiveHtmlPreviewCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentResponsiveHtmlPreviewCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreateParams: MiniObject<types.TemplateResponsiveHtmlPreviewCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateResponsiveHtmlPreviewCreateBody = DocumentHtmlDefinition;
export const TemplateResponsiveHtmlPreviewCreate201Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitions);
export const TemplateResponsiveHtmlPreviewCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateResponsiveHtmlPreviewCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsListParams: MiniObject<types.TemplateDocumentHtmlDefinitionsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid,
    "documentId": integerString
}));
export const TemplateDocumentHtmlDefinitionsList200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const TemplateDocumentHtmlDefinitionsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateDocumentHtmlDefinitionsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsListParams: MiniObject<types.TemplateHtmlDefinitionsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplateHtmlDefinitionsList200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const TemplateHtmlDefinitionsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateHtmlDefinitionsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListParams: MiniObject<types.ConnectConfigurationsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectConfigurationsList200Response = /* @__PURE__ */ lenientResponse(ConnectConfigResults);
export const ConnectConfigurationsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateParams: MiniObject<types.ConnectConfigurationsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectConfigurationsCreateBody = ConnectCustomConfiguration;
export const ConnectConfigurationsCreate201Response = /* @__PURE__ */ lenientResponse(ConnectCustomConfiguration);
export const ConnectConfigurationsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdateParams: MiniObject<types.ConnectConfigurationsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectConfigurationsUpdateBody = ConnectCustomConfiguration;
export const ConnectConfigurationsUpdate200Response = /* @__PURE__ */ lenientResponse(ConnectCustomConfiguration);
export const ConnectConfigurationsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetParams: MiniObject<types.ConnectConfigurationsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "connectId": integerString
}));
export const ConnectConfigurationsGet200Response = /* @__PURE__ */ lenientResponse(ConnectConfigResults);
export const ConnectConfigurationsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDeleteParams: MiniObject<types.ConnectConfigurationsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "connectId": integerString
}));
export const ConnectConfigurationsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ConnectConfigurationsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsersParams: MiniObject<types.ConnectConfigurationsListUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "connectId": integerString
}));
export const ConnectConfigurationsListUsersQueryParams: MiniObject<types.ConnectConfigurationsListUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "email_substring": optionalStringField,
    "list_included_users": optionalBooleanStringField,
    "start_position": optionalIntegerStringField,
    "status": optionalStringField,
    "user_name_substring": optionalStringField
}));
export const ConnectConfigurationsListUsers200Response = /* @__PURE__ */ lenientResponse(IntegratedUserInfoList);
export const ConnectConfigurationsListUsers400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsersParams: MiniObject<types.ConnectConfigurationsGetConnectAllUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "connectId": integerString
}));
export const ConnectConfigurationsGetConnectAllUsersQueryParams: MiniObject<types.ConnectConfigurationsGetConnectAllUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "domain_users_only": optionalBooleanStringField,
    "email_substring": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": optionalStringField,
    "user_name_substring": optionalStringField
}));
export const ConnectConfigurationsGetConnectAllUsers200Response = /* @__PURE__ */ lenientResponse(IntegratedConnectUserInfoList);
export const ConnectConfigurationsGetConnectAllUsers400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecretParams: MiniObject<types.ConnectGetConnectSecretParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectGetConnectSecret200Response = /* @__PURE__ */ lenientResponse(ConnectSecretList);
export const ConnectGetConnectSecret400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecretsParams: MiniObject<types.ConnectConfigurationsCreateConnectSecretsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectConfigurationsCreateConnectSecrets201Response = /* @__PURE__ */ lenientResponse(ConnectSecret);
export const ConnectConfigurationsCreateConnectSecrets400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecretParams: MiniObject<types.ConnectDeleteConnectSecretParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "keyId": guid
}));
export const ConnectDeleteConnectSecret200Response = /* @__PURE__ */ zod.unknown();
export const ConnectDeleteConnectSecret400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfigParams: MiniObject<types.ConnectGetConnectOAuthConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectGetConnectOAuthConfig200Response = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectGetConnectOAuthConfig400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfigParams: MiniObject<types.ConnectCreateConnectOAuthConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectCreateConnectOAuthConfigBody = ConnectOAuthConfig;
export const ConnectCreateConnectOAuthConfig201Response = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectCreateConnectOAuthConfig400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfigParams: MiniObject<types.ConnectUpdateConnectOAuthConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectUpdateConnectOAuthConfigBody = ConnectOAuthConfig;
export const ConnectUpdateConnectOAuthConfig200Response = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectUpdateConnectOAuthConfig400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfigParams: MiniObject<types.ConnectDeleteConnectOAuthConfigParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectDeleteConnectOAuthConfig200Response = /* @__PURE__ */ zod.unknown();
export const ConnectDeleteConnectOAuthConfig400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransactionParams: MiniObject<types.EnvelopesCreateHistoricalEnvelopePublishTransactionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopesCreateHistoricalEnvelopePublishTransactionBody = ConnectHistoricalEnvelopeRepublish;
export const EnvelopesCreateHistoricalEnvelopePublishTransaction201Response = /* @__PURE__ */ lenientResponse(EnvelopePublishTransaction);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopeParams: MiniObject<types.ConnectEventsRetryForEnvelopeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const ConnectEventsRetryForEnvelope200Response = /* @__PURE__ */ lenientResponse(ConnectFailureResults);
export const ConnectEventsRetryForEnvelope400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelope500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopesParams: MiniObject<types.ConnectEventsRetryForEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectEventsRetryForEnvelopesBody = ConnectFailureFilter;
export const ConnectEventsRetryForEnvelopes200Response = /* @__PURE__ */ lenientResponse(ConnectFailureResults);
export const ConnectEventsRetryForEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsRetryForEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailuresParams: MiniObject<types.ConnectEventsListFailuresParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectEventsListFailuresQueryParams: MiniObject<types.ConnectEventsListFailuresQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const ConnectEventsListFailures200Response = /* @__PURE__ */ lenientResponse(ConnectLogs);
export const ConnectEventsListFailures400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListFailures500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailureParams: MiniObject<types.ConnectEventsDeleteFailureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "failureId": stringField
}));
export const ConnectEventsDeleteFailure200Response = /* @__PURE__ */ lenientResponse(ConnectDeleteFailureResult);
export const ConnectEventsDeleteFailure400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteFailure500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsListParams: MiniObject<types.ConnectEventsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectEventsListQueryParams: MiniObject<types.ConnectEventsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const ConnectEventsList200Response = /* @__PURE__ */ lenientResponse(ConnectLogs);
export const ConnectEventsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteListParams: MiniObject<types.ConnectEventsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectEventsDeleteList200Response = /* @__PURE__ */ zod.unknown();
export const ConnectEventsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGetParams: MiniObject<types.ConnectEventsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "logId": stringField
}));
export const ConnectEventsGetQueryParams: MiniObject<types.ConnectEventsGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "additional_info": optionalBooleanStringField
}));
export const ConnectEventsGet200Response = /* @__PURE__ */ lenientResponse(ConnectLog);
export const ConnectEventsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDeleteParams: MiniObject<types.ConnectEventsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "logId": stringField
}));
export const ConnectEventsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ConnectEventsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectEventsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendListsParams: MiniObject<types.BulkSendGetBulkSendListsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BulkSendGetBulkSendLists200Response = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendGetBulkSendLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendListParams: MiniObject<types.BulkSendCreateBulkSendListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BulkSendCreateBulkSendListBody = BulkSendingList;
export const BulkSendCreateBulkSendList201Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendCreateBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendListParams: MiniObject<types.BulkSendGetBulkSendListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendListId": guid
}));
export const BulkSendGetBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendGetBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendListParams: MiniObject<types.BulkSendUpdateBulkSendListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendListId": guid
}));
export const BulkSendUpdateBulkSendListBody = BulkSendingList;
export const BulkSendUpdateBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingList);
export const BulkSendUpdateBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendListParams: MiniObject<types.BulkSendDeleteBulkSendListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendListId": guid
}));
export const BulkSendDeleteBulkSendList200Response = /* @__PURE__ */ lenientResponse(BulkSendingListSummaries);
export const BulkSendDeleteBulkSendList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendDeleteBulkSendList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequestParams: MiniObject<types.BulkSendCreateBulkSendRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendListId": guid
}));
export const BulkSendCreateBulkSendRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendRequest201Response = /* @__PURE__ */ lenientResponse(BulkSendResponse);
export const BulkSendCreateBulkSendRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequestParams: MiniObject<types.BulkSendCreateBulkSendTestRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendListId": guid
}));
export const BulkSendCreateBulkSendTestRequestBody = BulkSendRequest;
export const BulkSendCreateBulkSendTestRequest201Response = /* @__PURE__ */ lenientResponse(BulkSendTestResponse);
export const BulkSendCreateBulkSendTestRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendCreateBulkSendTestRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchesParams: MiniObject<types.BulkSendGetBulkSendBatchesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BulkSendGetBulkSendBatchesQueryParams: MiniObject<types.BulkSendGetBulkSendBatchesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "batch_ids": optionalStringField,
    "count": optionalIntegerString3Field,
    "from_date": optionalDateOrTimeField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": zod.optional(zod.enum(['all', 'failed', 'sent', 'queued'])),
    "to_date": optionalDateOrTimeField,
    "user_id": optionalGuidField
}));
export const BulkSendGetBulkSendBatches200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchSummaries);
export const BulkSendGetBulkSendBatches400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatches500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatusParams: MiniObject<types.BulkSendGetBulkSendBatchStatusParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendBatchId": guid
}));
export const BulkSendGetBulkSendBatchStatus200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendGetBulkSendBatchStatus400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchStatus500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatusParams: MiniObject<types.BulkSendUpdateBulkSendBatchStatusParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendBatchId": guid
}));
export const BulkSendUpdateBulkSendBatchStatusBody = BulkSendBatchRequest;
export const BulkSendUpdateBulkSendBatchStatus200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchStatus400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchStatus500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopesParams: MiniObject<types.BulkSendGetBulkSendBatchEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendBatchId": guid
}));
export const BulkSendGetBulkSendBatchEnvelopesQueryParams: MiniObject<types.BulkSendGetBulkSendBatchEnvelopesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": zod.optional(integerString5),
    "include": optionalStringField,
    "order": optionalEnumAscDescField,
    "order_by": zod.optional(zod.enum(['created', 'completed', 'last_modified', 'sent', 'status', 'subject', 'status_changed'])),
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": zod.optional(stringField.check(zod.regex(/^(any|completed|created|declined|deleted|delivered|deliveryfailure|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|deliveryfailure|processing|sent|signed|timedout|voided))*$/)))
}));
export const BulkSendGetBulkSendBatchEnvelopes200Response = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const BulkSendGetBulkSendBatchEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendGetBulkSendBatchEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchActionParams: MiniObject<types.BulkSendUpdateBulkSendBatchActionParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bulkSendBatchId": guid,
    "bulkAction": zod.enum(['resend', 'correct', 'void', 'pause', 'resume', 'resubmit'])
}));
export const BulkSendUpdateBulkSendBatchActionBody = BulkSendBatchActionRequest;
export const BulkSendUpdateBulkSendBatchAction200Response = /* @__PURE__ */ lenientResponse(BulkSendBatchStatus);
export const BulkSendUpdateBulkSendBatchAction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkSendUpdateBulkSendBatchAction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListParams: MiniObject<types.PowerFormsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PowerFormsListQueryParams: MiniObject<types.PowerFormsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "order": optionalEnumAscDescField,
    "order_by": zod.optional(zod.enum(['sender', 'auth', 'used', 'remaining', 'lastused', 'status', 'type', 'templatename', 'created'])),
    "search_fields": optionalStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const PowerFormsList200Response = /* @__PURE__ */ lenientResponse(PowerFormsResponse);
export const PowerFormsList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreateParams: MiniObject<types.PowerFormsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PowerFormsCreateBody = PowerForm;
export const PowerFormsCreate201Response = /* @__PURE__ */ lenientResponse(PowerForm);
export const PowerFormsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteListParams: MiniObject<types.PowerFormsDeleteListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PowerFormsDeleteListBody = PowerFormsRequest;
export const PowerFormsDeleteList200Response = /* @__PURE__ */ lenientResponse(PowerFormsResponse);
export const PowerFormsDeleteList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGetParams: MiniObject<types.PowerFormsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "powerFormId": guid
}));
export const PowerFormsGet200Response = /* @__PURE__ */ lenientResponse(PowerForm);
export const PowerFormsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdateParams: MiniObject<types.PowerFormsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "powerFormId": guid
}));
export const PowerFormsUpdateBody = PowerForm;
export const PowerFormsUpdate200Response = /* @__PURE__ */ lenientResponse(PowerForm);
export const PowerFormsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDeleteParams: MiniObject<types.PowerFormsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "powerFormId": guid
}));
export const PowerFormsDelete200Response = /* @__PURE__ */ zod.unknown();
export const PowerFormsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSendersParams: MiniObject<types.PowerFormsListSendersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PowerFormsListSendersQueryParams: MiniObject<types.PowerFormsListSendersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "start_position": optionalIntegerStringField
}));
export const PowerFormsListSenders200Response = /* @__PURE__ */ lenientResponse(PowerFormSendersResponse);
export const PowerFormsListSenders400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormsListSenders500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataListParams: MiniObject<types.PowerFormDataListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "powerFormId": guid
}));
export const PowerFormDataListQueryParams: MiniObject<types.PowerFormDataListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "data_layout": zod.optional(zod.enum(['Native', 'Csv_Classic', 'Csv_One_Envelope_Per_Line', 'Xml_Classic'])),
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const PowerFormDataList200Response = /* @__PURE__ */ lenientResponse(PowerFormsFormDataResponse);
export const PowerFormDataList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PowerFormDataList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListParams: MiniObject<types.FoldersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FoldersListQueryParams: MiniObject<types.FoldersListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "include": optionalStringField,
    "include_items": optionalBooleanStringField,
    "start_position": optionalIntegerStringField,
    "sub_folder_depth": zod.optional(integerString4),
    "template": zod.optional(zod.enum(['include', 'only'])),
    "user_filter": optionalStringField
}));
export const FoldersList200Response = /* @__PURE__ */ lenientResponse(FoldersResponse);
export const FoldersList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItemsParams: MiniObject<types.FoldersListItemsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "folderId": stringField
}));
export const FoldersListItemsQueryParams: MiniObject<types.FoldersListItemsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "from_date": optionalDateOrTimeField,
    "include_items": optionalBooleanStringField,
    "owner_email": optionalStringField,
    "owner_name": optionalStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": optionalStringCheckRegexAnyCompletedCreatedDecliField,
    "to_date": optionalDateOrTimeField
}));
export const FoldersListItems200Response = /* @__PURE__ */ lenientResponse(FolderItemsResponse);
export const FoldersListItems400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopesParams: MiniObject<types.FoldersMoveEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "folderId": stringField
}));
export const FoldersMoveEnvelopesBody = FoldersRequest;
export const FoldersMoveEnvelopes200Response = /* @__PURE__ */ lenientResponse(FoldersResponse);
export const FoldersMoveEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearchParams: MiniObject<types.FoldersSearchParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "searchFolderId": zod.enum(['drafts', 'awaiting_my_signature', 'completed', 'out_for_signature'])
}));
export const FoldersSearchQueryParams: MiniObject<types.FoldersSearchQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "all": optionalBooleanStringField,
    "count": optionalIntegerStringField,
    "from_date": optionalDateOrTimeField,
    "include_recipients": optionalBooleanStringField,
    "order": optionalEnumAscDescField,
    "order_by": zod.optional(zod.enum(['action_required', 'created', 'completed', 'sent', 'signer_list', 'status', 'subject'])),
    "start_position": optionalIntegerStringField,
    "to_date": optionalDateOrTimeField
}));
export const FoldersSearch200Response = /* @__PURE__ */ lenientResponse(FolderItemResponse);
export const FoldersSearch400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesListParams: MiniObject<types.WorkspacesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const WorkspacesList200Response = /* @__PURE__ */ lenientResponse(WorkspaceList);
export const WorkspacesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateParams: MiniObject<types.WorkspacesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const WorkspacesCreateBody = Workspace;
export const WorkspacesCreate201Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetParams: MiniObject<types.WorkspacesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid
}));
export const WorkspacesGet200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateParams: MiniObject<types.WorkspacesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid
}));
export const WorkspacesUpdateBody = Workspace;
export const WorkspacesUpdate200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDeleteParams: MiniObject<types.WorkspacesDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid
}));
export const WorkspacesDelete200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItemsParams: MiniObject<types.WorkspaceItemsListFolderItemsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field
}));
export const WorkspaceItemsListFolderItemsQueryParams: MiniObject<types.WorkspaceItemsListFolderItemsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "include_files": optionalBooleanStringField,
    "include_sub_folders": optionalBooleanStringField,
    "include_thumbnails": optionalBooleanStringField,
    "include_user_detail": optionalBooleanStringField,
    "start_position": optionalIntegerStringField,
    "workspace_user_id": optionalGuidField
}));
export const WorkspaceItemsListFolderItems200Response = /* @__PURE__ */ lenientResponse(WorkspaceFolderContents);
export const WorkspaceItemsListFolderItems400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFolderItems500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItemsParams: MiniObject<types.WorkspaceItemsDeleteFolderItemsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field
}));
export const WorkspaceItemsDeleteFolderItemsBody = WorkspaceItemList;
export const WorkspaceItemsDeleteFolderItems200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceItemsDeleteFolderItems400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsDeleteFolderItems500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIleParams: MiniObject<types.WorkspaceItemsCreateFIleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field
}));
export const WorkspaceItemsCreateFIleBody = WorkspaceFileUpload;
export const WorkspaceItemsCreateFIle201Response = /* @__PURE__ */ lenientResponse(WorkspaceItem);
export const WorkspaceItemsCreateFIle400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsCreateFIle500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFileParams: MiniObject<types.WorkspaceItemsGetFileParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field,
    "fileId": guid
}));
export const WorkspaceItemsGetFileQueryParams: MiniObject<types.WorkspaceItemsGetFileQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "is_download": optionalBooleanStringField,
    "pdf_version": optionalBooleanStringField
}));
export const WorkspaceItemsGetFile200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceItemsGetFile400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsGetFile500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFileParams: MiniObject<types.WorkspaceItemsUpdateFileParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field,
    "fileId": guid
}));
export const WorkspaceItemsUpdateFileBody = WorkspaceItem;
export const WorkspaceItemsUpdateFile200Response = /* @__PURE__ */ lenientResponse(WorkspaceItem);
export const WorkspaceItemsUpdateFile400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsUpdateFile500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePagesParams: MiniObject<types.WorkspaceItemsListFilePagesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "workspaceId": guid,
    "folderId": stringCheckRegexRoot09aFAF809aFAF4Field,
    "fileId": guid
}));
export const WorkspaceItemsListFilePagesQueryParams: MiniObject<types.WorkspaceItemsListFilePagesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "dpi": optionalIntegerStringField,
    "max_height": optionalIntegerStringField,
    "max_width": optionalIntegerStringField,
    "start_position": optionalIntegerStringField
}));
export const WorkspaceItemsListFilePages200Response = /* @__PURE__ */ lenientResponse(PageImages);
export const WorkspaceItemsListFilePages400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceItemsListFilePages500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveListParams: MiniObject<types.BCCEmailArchiveListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BCCEmailArchiveListQueryParams: MiniObject<types.BCCEmailArchiveListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "start_position": optionalIntegerStringField
}));
export const BCCEmailArchiveList200Response = /* @__PURE__ */ lenientResponse(BccEmailArchiveList);
export const BCCEmailArchiveList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreateParams: MiniObject<types.BCCEmailArchiveCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BCCEmailArchiveCreateBody = BccEmailArchive;
export const BCCEmailArchiveCreate201Response = /* @__PURE__ */ lenientResponse(BccEmailArchive);
export const BCCEmailArchiveCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGetParams: MiniObject<types.BCCEmailArchiveGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bccEmailArchiveId": stringField
}));
export const BCCEmailArchiveGetQueryParams: MiniObject<types.BCCEmailArchiveGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "start_position": optionalIntegerStringField
}));
export const BCCEmailArchiveGet200Response = /* @__PURE__ */ lenientResponse(BccEmailArchiveHistoryList);
export const BCCEmailArchiveGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDeleteParams: MiniObject<types.BCCEmailArchiveDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "bccEmailArchiveId": stringField
}));
export const BCCEmailArchiveDelete200Response = /* @__PURE__ */ zod.unknown();
export const BCCEmailArchiveDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BCCEmailArchiveDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryQueryParams: MiniObject<types.NotaryGetNotaryQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_jurisdictions": optionalBooleanStringField
}));
export const NotaryGetNotary200Response = /* @__PURE__ */ lenientResponse(NotaryResult);
export const NotaryGetNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotaryBody = Notary;
export const NotaryCreateNotary201Response = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryCreateNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryCreateNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotaryBody = Notary;
export const NotaryUpdateNotary200Response = /* @__PURE__ */ lenientResponse(Notary);
export const NotaryUpdateNotary400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryUpdateNotary500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdictionList);
export const NotaryJurisdictionGetNotaryJurisdictions400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictions500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictionsBody = NotaryJurisdiction;
export const NotaryJurisdictionCreateNotaryJurisdictions201Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionCreateNotaryJurisdictions400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionCreateNotaryJurisdictions500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdictionParams: MiniObject<types.NotaryJurisdictionGetNotaryJurisdictionParams> = /* @__PURE__ */ miniObject(() => ({
    "jurisdictionId": stringField
}));
export const NotaryJurisdictionGetNotaryJurisdiction200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionGetNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionGetNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdictionParams: MiniObject<types.NotaryJurisdictionUpdateNotaryJurisdictionParams> = /* @__PURE__ */ miniObject(() => ({
    "jurisdictionId": stringField
}));
export const NotaryJurisdictionUpdateNotaryJurisdictionBody = NotaryJurisdiction;
export const NotaryJurisdictionUpdateNotaryJurisdiction200Response = /* @__PURE__ */ lenientResponse(NotaryJurisdiction);
export const NotaryJurisdictionUpdateNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionUpdateNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdictionParams: MiniObject<types.NotaryJurisdictionDeleteNotaryJurisdictionParams> = /* @__PURE__ */ miniObject(() => ({
    "jurisdictionId": stringField
}));
export const NotaryJurisdictionDeleteNotaryJurisdiction200Response = /* @__PURE__ */ zod.unknown();
export const NotaryJurisdictionDeleteNotaryJurisdiction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryJurisdictionDeleteNotaryJurisdiction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlanParams: MiniObject<types.BillingPlansGetPlanParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansGetPlanQueryParams: MiniObject<types.BillingPlansGetPlanQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_credit_card_information": optionalBooleanStringField,
    "include_downgrade_information": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField,
    "include_successor_plans": optionalBooleanStringField,
    "include_tax_exempt_id": optionalBooleanStringField
}));
export const BillingPlansGetPlan200Response = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlanParams: MiniObject<types.BillingPlansUpdatePlanParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansUpdatePlanQueryParams: MiniObject<types.BillingPlansUpdatePlanQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "preview_billing_plan": optionalBooleanStringField
}));
export const BillingPlansUpdatePlanBody = BillingPlanInformation;
export const BillingPlansUpdatePlan200Response = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdatePlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfoParams: MiniObject<types.BillingPlansGetCreditCardInfoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansGetCreditCardInfo200Response = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCardInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopesParams: MiniObject<types.BillingPlansPurchaseEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;
export const BillingPlansPurchaseEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const BillingPlansPurchaseEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesParams: MiniObject<types.InvoicesListInvoicesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const InvoicesListInvoicesQueryParams: MiniObject<types.InvoicesListInvoicesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const InvoicesListInvoices200Response = /* @__PURE__ */ lenientResponse(BillingInvoicesResponse);
export const InvoicesListInvoices400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoiceParams: MiniObject<types.InvoicesGetInvoiceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "invoiceId": stringField
}));
export const InvoicesGetInvoice200Response = /* @__PURE__ */ lenientResponse(BillingInvoice);
export const InvoicesGetInvoice400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDueParams: MiniObject<types.InvoicesListInvoicesPastDueParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const InvoicesListInvoicesPastDue200Response = /* @__PURE__ */ lenientResponse(BillingInvoicesSummary);
export const InvoicesListInvoicesPastDue400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams: MiniObject<types.PaymentGatewayAccountsGetAllPaymentGatewayAccountsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts200Response = /* @__PURE__ */ lenientResponse(PaymentGatewayAccountsInfo);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsGetAllPaymentGatewayAccounts500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPaymentsParams: MiniObject<types.PaymentsListPaymentsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentsListPaymentsQueryParams: MiniObject<types.PaymentsListPaymentsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const PaymentsListPayments200Response = /* @__PURE__ */ lenientResponse(BillingPaymentsResponse);
export const PaymentsListPayments400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePaymentParams: MiniObject<types.PaymentsMakePaymentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentsMakePaymentBody = BillingPaymentRequest;
export const PaymentsMakePayment201Response = /* @__PURE__ */ lenientResponse(BillingPaymentResponse);
export const PaymentsMakePayment400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPaymentParams: MiniObject<types.PaymentsGetPaymentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "paymentId": stringField
}));
export const PaymentsGetPayment200Response = /* @__PURE__ */ lenientResponse(BillingPaymentItem);
export const PaymentsGetPayment400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources200Response = /* @__PURE__ */ lenientResponse(ResourceInformation);
export const ResourcesGetResources400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGetResources500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfoParams: MiniObject<types.BillingPlansGetDowngradeRequestBillingInfoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansGetDowngradeRequestBillingInfo200Response = /* @__PURE__ */ lenientResponse(DowngradRequestBillingInfoResponse);
export const BillingPlansGetDowngradeRequestBillingInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlanParams: MiniObject<types.BillingPlansUpdateDowngradeAccountBillingPlanParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansUpdateDowngradeAccountBillingPlanBody = DowngradeBillingPlanInformation;
export const BillingPlansUpdateDowngradeAccountBillingPlan200Response = /* @__PURE__ */ lenientResponse(DowngradePlanUpdateResponse);
export const BillingPlansUpdateDowngradeAccountBillingPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans200Response = /* @__PURE__ */ lenientResponse(BillingPlansResponse);
export const BillingPlansListBillingPlans400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlanParams: MiniObject<types.BillingPlansGetBillingPlanParams> = /* @__PURE__ */ miniObject(() => ({
    "billingPlanId": stringField
}));
export const BillingPlansGetBillingPlan200Response = /* @__PURE__ */ lenientResponse(BillingPlanResponse);
export const BillingPlansGetBillingPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignaturesParams: MiniObject<types.AccountSignaturesGetAccountSignaturesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountSignaturesGetAccountSignaturesQueryParams: MiniObject<types.AccountSignaturesGetAccountSignaturesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "stamp_format": zod.optional(zod.enum(['NameHanko', 'NameDateHanko', 'PlaceholderHanko'])),
    "stamp_name": optionalStringField,
    "stamp_type": optionalEnumSignatureStampNameStampNullField
}));
export const AccountSignaturesGetAccountSignatures200Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesGetAccountSignatures400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatures500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignaturesParams: MiniObject<types.AccountSignaturesCreateAccountSignaturesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountSignaturesCreateAccountSignaturesQueryParams: MiniObject<types.AccountSignaturesCreateAccountSignaturesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "decode_only": optionalBooleanStringField
}));
export const AccountSignaturesCreateAccountSignaturesBody = AccountSignaturesInformation;
export const AccountSignaturesCreateAccountSignatures201Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesCreateAccountSignatures400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesCreateAccountSignatures500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureParams: MiniObject<types.AccountSignaturesUpdateAccountSignatureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const AccountSignaturesUpdateAccountSignatureBody = AccountSignaturesInformation;
export const AccountSignaturesUpdateAccountSignature200Response = /* @__PURE__ */ lenientResponse(AccountSignaturesInformation);
export const AccountSignaturesUpdateAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureParams: MiniObject<types.AccountSignaturesGetAccountSignatureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid
}));
export const AccountSignaturesGetAccountSignature200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesGetAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureByIdParams: MiniObject<types.AccountSignaturesUpdateAccountSignatureByIdParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid
}));
export const AccountSignaturesUpdateAccountSignatureByIdQueryParams: MiniObject<types.AccountSignaturesUpdateAccountSignatureByIdQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "close_existing_signature": optionalBooleanStringField
}));
export const AccountSignaturesUpdateAccountSignatureByIdBody = AccountSignatureDefinition;
export const AccountSignaturesUpdateAccountSignatureById200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureById400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureById500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureParams: MiniObject<types.AccountSignaturesDeleteAccountSignatureParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid
}));
export const AccountSignaturesDeleteAccountSignature200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesDeleteAccountSignature400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignature500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImageParams: MiniObject<types.AccountSignaturesGetAccountSignatureImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid,
    "imageType": enumSignatureImageInitialsImageField
}));
export const AccountSignaturesGetAccountSignatureImageQueryParams: MiniObject<types.AccountSignaturesGetAccountSignatureImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_chrome": optionalBooleanStringField
}));
export const AccountSignaturesGetAccountSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const AccountSignaturesGetAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesGetAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImageParams: MiniObject<types.AccountSignaturesUpdateAccountSignatureImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid,
    "imageType": enumSignatureImageInitialsImageField
}));
export const AccountSignaturesUpdateAccountSignatureImageQueryParams: MiniObject<types.AccountSignaturesUpdateAccountSignatureImageQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "transparent_png": optionalBooleanStringField
}));
export const AccountSignaturesUpdateAccountSignatureImage200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesUpdateAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesUpdateAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImageParams: MiniObject<types.AccountSignaturesDeleteAccountSignatureImageParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "signatureId": guid,
    "imageType": enumSignatureImageInitialsImageField
}));
export const AccountSignaturesDeleteAccountSignatureImage200Response = /* @__PURE__ */ lenientResponse(AccountSignature);
export const AccountSignaturesDeleteAccountSignatureImage400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountSignaturesDeleteAccountSignatureImage500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGetParams: MiniObject<types.EnvelopeTransferRulesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopeTransferRulesGetQueryParams: MiniObject<types.EnvelopeTransferRulesGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "start_position": optionalIntegerStringField
}));
export const EnvelopeTransferRulesGet200Response = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreateParams: MiniObject<types.EnvelopeTransferRulesCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopeTransferRulesCreateBody = EnvelopeTransferRuleRequest;
export const EnvelopeTransferRulesCreate201Response = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateParams: MiniObject<types.EnvelopeTransferRulesUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopeTransferRulesUpdateBody = EnvelopeTransferRuleInformation;
export const EnvelopeTransferRulesUpdate200Response = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams: MiniObject<types.EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeTransferRuleId": guid
}));
export const EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody = EnvelopeTransferRule;
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response = /* @__PURE__ */ lenientResponse(EnvelopeTransferRule);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDeleteParams: MiniObject<types.EnvelopeTransferRulesDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeTransferRuleId": guid
}));
export const EnvelopeTransferRulesDelete200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeTransferRulesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogsQueryParams: MiniObject<types.RequestLogsListRequestLogsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "encoding": optionalStringField
}));
export const RequestLogsListRequestLogs200Response = /* @__PURE__ */ lenientResponse(ApiRequestLogsResult);
export const RequestLogsListRequestLogs400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsListRequestLogs500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs200Response = /* @__PURE__ */ zod.unknown();
export const RequestLogsDeleteRequestLogs400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsDeleteRequestLogs500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogParams: MiniObject<types.RequestLogsGetRequestLogParams> = /* @__PURE__ */ miniObject(() => ({
    "requestLogId": guid
}));
export const RequestLogsGetRequestLog200Response = /* @__PURE__ */ zod.unknown();
export const RequestLogsGetRequestLog400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLog500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings200Response = /* @__PURE__ */ lenientResponse(DiagnosticsSettingsInformation);
export const RequestLogsGetRequestLogSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsGetRequestLogSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettingsBody = DiagnosticsSettingsInformation;
export const RequestLogsUpdateRequestLogSettings200Response = /* @__PURE__ */ lenientResponse(DiagnosticsSettingsInformation);
export const RequestLogsUpdateRequestLogSettings400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const RequestLogsUpdateRequestLogSettings500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistenceParams: MiniObject<types.ReservedDomainsGetReservedDomainExistenceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ReservedDomainsGetReservedDomainExistenceQueryParams: MiniObject<types.ReservedDomainsGetReservedDomainExistenceQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "email_domain": stringField.check(zod.minLength(1))
}));
export const ReservedDomainsGetReservedDomainExistence200Response = /* @__PURE__ */ lenientResponse(ReservedDomainExistence);
export const ReservedDomainsGetReservedDomainExistence400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ReservedDomainsGetReservedDomainExistence500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeCommentsParams: MiniObject<types.EnvelopesCreateEnvelopeCommentsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesCreateEnvelopeCommentsBody = CommentsPublish;
export const EnvelopesCreateEnvelopeComments200Response = /* @__PURE__ */ lenientResponse(CommentHistoryResult);
export const EnvelopesCreateEnvelopeComments400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscriptParams: MiniObject<types.CommentsGetCommentsTranscriptParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const CommentsGetCommentsTranscriptQueryParams: MiniObject<types.CommentsGetCommentsTranscriptQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "encoding": optionalStringField
}));
export const CommentsGetCommentsTranscript200Response = /* @__PURE__ */ zod.unknown();
export const CommentsGetCommentsTranscript400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CommentsGetCommentsTranscript500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams: MiniObject<types.DocumentResponsiveHtmlGetDocumentResponsiveHtmlParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "documentId": integerString
}));
export const DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams: MiniObject<types.DocumentResponsiveHtmlGetDocumentResponsiveHtmlQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField
}));
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DocumentResponsiveHtmlGetDocumentResponsiveHtml500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtmlParams: MiniObject<types.ResponsiveHtmlGetResponsiveHtmlParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const ResponsiveHtmlGetResponsiveHtmlQueryParams: MiniObject<types.ResponsiveHtmlGetResponsiveHtmlQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_anchor_tab_locations": optionalBooleanStringField
}));
export const ResponsiveHtmlGetResponsiveHtml200Response = /* @__PURE__ */ lenientResponse(DocumentHtmlDefinitionOriginals);
export const ResponsiveHtmlGetResponsiveHtml400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResponsiveHtmlGetResponsiveHtml500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewViewParams: MiniObject<types.EnvelopeRecipientsCreateRecipientManualReviewViewParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeRecipientsCreateRecipientManualReviewView201Response = /* @__PURE__ */ lenientResponse(ViewUrl);
export const EnvelopeRecipientsCreateRecipientManualReviewView400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeRecipientsCreateRecipientManualReviewView500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlobParams: MiniObject<types.TabsBlobGetTabsBlobParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const TabsBlobGetTabsBlob200Response = /* @__PURE__ */ zod.unknown();
export const TabsBlobGetTabsBlob400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobGetTabsBlob500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlobParams: MiniObject<types.TabsBlobPutTabsBlobParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const TabsBlobPutTabsBlob200Response = /* @__PURE__ */ zod.unknown();
export const TabsBlobPutTabsBlob400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TabsBlobPutTabsBlob500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfoParams: MiniObject<types.EnvelopeApplianceGetApplianceInfoParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopeApplianceGetApplianceInfo200Response = /* @__PURE__ */ lenientResponse(DisplayApplianceInfo);
export const EnvelopeApplianceGetApplianceInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeApplianceGetApplianceInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesSharesParams: MiniObject<types.EnvelopesGetEnvelopesSharesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesGetEnvelopesShares200Response = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesGetEnvelopesShares400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesSharesParams: MiniObject<types.EnvelopesCreateEnvelopesSharesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesCreateEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesCreateEnvelopesShares201Response = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesCreateEnvelopesShares400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesSharesParams: MiniObject<types.EnvelopesUpdateEnvelopesSharesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesUpdateEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesUpdateEnvelopesShares200Response = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesUpdateEnvelopesShares400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesSharesParams: MiniObject<types.EnvelopesDeleteEnvelopesSharesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid
}));
export const EnvelopesDeleteEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesDeleteEnvelopesShares200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopesShares400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShareParams: MiniObject<types.EnvelopesGetEnvelopesShareParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "shareId": guid
}));
export const EnvelopesGetEnvelopesShare200Response = /* @__PURE__ */ lenientResponse(EnvelopesShareResponse);
export const EnvelopesGetEnvelopesShare400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShareParams: MiniObject<types.EnvelopesUpdateEnvelopesShareParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "shareId": guid
}));
export const EnvelopesUpdateEnvelopesShareBody = EnvelopesSharePermissionRequest;
export const EnvelopesUpdateEnvelopesShare200Response = /* @__PURE__ */ lenientResponse(EnvelopesShareResponse);
export const EnvelopesUpdateEnvelopesShare400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShareParams: MiniObject<types.EnvelopesDeleteEnvelopesShareParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "shareId": guid
}));
export const EnvelopesDeleteEnvelopesShare200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopesShare400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopesParams: MiniObject<types.EnvelopesGetSharedEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EnvelopesGetSharedEnvelopesQueryParams: MiniObject<types.EnvelopesGetSharedEnvelopesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "from_date": optionalDateOrTimeField,
    "include": optionalStringField,
    "order": optionalEnumAscDescField,
    "order_by": optionalEnumLastModifiedActionRequiredCreatedField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": optionalStringCheckRegexAnyCompletedCreatedDecliField,
    "to_date": optionalDateOrTimeField
}));
export const EnvelopesGetSharedEnvelopes200Response = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesGetSharedEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0Params: MiniObject<types.TemplatesUpdateTemplatesAutoMatch0Params> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TemplatesUpdateTemplatesAutoMatch0Body = TemplateAutoMatchList;
export const TemplatesUpdateTemplatesAutoMatch0200Response = /* @__PURE__ */ lenientResponse(TemplateAutoMatchList);
export const TemplatesUpdateTemplatesAutoMatch0400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesUpdateTemplatesAutoMatch0500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwnerParams: MiniObject<types.TemplatesGetCompletionRateForTemplateOwnerParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const TemplatesGetCompletionRateForTemplateOwner200Response = /* @__PURE__ */ lenientResponse(UserCompletionRateResponse);
export const TemplatesGetCompletionRateForTemplateOwner400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateOwner500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplateParams: MiniObject<types.TemplatesGetCompletionRateForTemplateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "templateId": guid
}));
export const TemplatesGetCompletionRateForTemplate200Response = /* @__PURE__ */ lenientResponse(TemplateCompletionRateResponse);
export const TemplatesGetCompletionRateForTemplate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplatesGetCompletionRateForTemplate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProvidersParams: MiniObject<types.CloudStorageProvidersListProvidersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const CloudStorageProvidersListProvidersQueryParams: MiniObject<types.CloudStorageProvidersListProvidersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "redirectUrl": optionalStringField
}));
export const CloudStorageProvidersListProviders200Response = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersListProviders400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProviderParams: MiniObject<types.CloudStorageProvidersCreateProviderParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const CloudStorageProvidersCreateProviderBody = CloudStorageProviders;
export const CloudStorageProvidersCreateProvider201Response = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersCreateProvider400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvidersParams: MiniObject<types.CloudStorageProvidersDeleteProvidersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const CloudStorageProvidersDeleteProvidersBody = CloudStorageProviders;
export const CloudStorageProvidersDeleteProviders200Response = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersDeleteProviders400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProviderParams: MiniObject<types.CloudStorageProvidersGetProviderParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "serviceId": stringField
}));
export const CloudStorageProvidersGetProviderQueryParams: MiniObject<types.CloudStorageProvidersGetProviderQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "redirectUrl": optionalStringField
}));
export const CloudStorageProvidersGetProvider200Response = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersGetProvider400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviderParams: MiniObject<types.CloudStorageProvidersDeleteProviderParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "serviceId": stringField
}));
export const CloudStorageProvidersDeleteProvider200Response = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersDeleteProvider400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFoldersParams: MiniObject<types.CloudStorageListFoldersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "serviceId": stringField
}));
export const CloudStorageListFoldersQueryParams: MiniObject<types.CloudStorageListFoldersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cloud_storage_folder_path": optionalStringField,
    "count": optionalIntegerStringField,
    "order": optionalEnumAscDescField,
    "order_by": optionalEnumModifiedNameField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField
}));
export const CloudStorageListFolders200Response = /* @__PURE__ */ lenientResponse(ExternalFolder);
export const CloudStorageListFolders400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListFolders500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageListParams: MiniObject<types.CloudStorageListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid,
    "serviceId": stringField,
    "folderId": stringField
}));
export const CloudStorageListQueryParams: MiniObject<types.CloudStorageListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "cloud_storage_folder_path": optionalStringField,
    "cloud_storage_folderid_plain": optionalStringField,
    "count": optionalIntegerStringField,
    "order": optionalEnumAscDescField,
    "order_by": optionalEnumModifiedNameField,
    "search_text": optionalStringField,
    "sky_drive_skip_token": optionalStringField,
    "start_position": optionalIntegerStringField
}));
export const CloudStorageList200Response = /* @__PURE__ */ lenientResponse(ExternalFolder);
export const CloudStorageList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiersParams: MiniObject<types.ConnectListMobileNotifiersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectListMobileNotifiers200Response = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectListMobileNotifiers400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiersParams: MiniObject<types.ConnectUpdateMobileNotifiersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectUpdateMobileNotifiersBody = MobileNotifierConfigurationInformation;
export const ConnectUpdateMobileNotifiers200Response = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectUpdateMobileNotifiers400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiersParams: MiniObject<types.ConnectDeleteMobileNotifiersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const ConnectDeleteMobileNotifiersBody = MobileNotifierConfigurationInformation;
export const ConnectDeleteMobileNotifiers200Response = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectDeleteMobileNotifiers400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElementParams: MiniObject<types.DataFeedGetDataFeedElementParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "dataFeedElementId": guid
}));
export const DataFeedGetDataFeedElement200Response = /* @__PURE__ */ zod.unknown();
export const DataFeedGetDataFeedElement400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const DataFeedGetDataFeedElement500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessListsParams: MiniObject<types.BulkProcessDataGetBulkProcessListsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField
}));
export const BulkProcessDataGetBulkProcessLists200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummaries);
export const BulkProcessDataGetBulkProcessLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestParams: MiniObject<types.BulkProcessDataCreateBulkProcessRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField
}));
export const BulkProcessDataCreateBulkProcessRequest201Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataCreateBulkProcessRequest400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequest500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListsParams: MiniObject<types.BulkProcessDataDeleteBulkProcessListsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField
}));
export const BulkProcessDataDeleteBulkProcessListsBody = BulkProcessingLists;
export const BulkProcessDataDeleteBulkProcessLists200Response = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessLists400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessLists500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessListParams: MiniObject<types.BulkProcessDataGetBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataGetBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataGetBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataGetBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueueParams: MiniObject<types.BulkProcessDataCreateBulkProcessRequestToQueueParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataCreateBulkProcessRequestToQueueBody = BulkProcessRequest;
export const BulkProcessDataCreateBulkProcessRequestToQueue201Response = /* @__PURE__ */ lenientResponse(BulkProcessResponse);
export const BulkProcessDataCreateBulkProcessRequestToQueue400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataCreateBulkProcessRequestToQueue500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessListParams: MiniObject<types.BulkProcessDataUpdateBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataUpdateBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataUpdateBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataUpdateBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessListParams: MiniObject<types.BulkProcessDataDeleteBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataDeleteBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataDeleteBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataDeleteBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessListParams: MiniObject<types.BulkProcessDataSendGetBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataSendGetBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataSendGetBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendGetBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueueParams: MiniObject<types.BulkProcessDataSendCreateBulkProcessRequestToQueueParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataSendCreateBulkProcessRequestToQueueBody = BulkProcessRequest;
export const BulkProcessDataSendCreateBulkProcessRequestToQueue201Response = /* @__PURE__ */ lenientResponse(BulkProcessResponse);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendCreateBulkProcessRequestToQueue500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessListParams: MiniObject<types.BulkProcessDataSendUpdateBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataSendUpdateBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessingListSummary);
export const BulkProcessDataSendUpdateBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendUpdateBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessListParams: MiniObject<types.BulkProcessDataSendDeleteBulkProcessListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "processAction": stringField,
    "bulkProcessListId": guid
}));
export const BulkProcessDataSendDeleteBulkProcessList200Response = /* @__PURE__ */ lenientResponse(BulkProcessResult);
export const BulkProcessDataSendDeleteBulkProcessList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkProcessDataSendDeleteBulkProcessList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLoginsParams: MiniObject<types.AuthenticationListSocialLoginsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AuthenticationListSocialLogins200Response = /* @__PURE__ */ lenientResponse(UserSocialIdResult);
export const AuthenticationListSocialLogins400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationListSocialLogins500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLoginParams: MiniObject<types.AuthenticationUpdateSocialLoginParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AuthenticationUpdateSocialLoginBody = SocialAccountInformation;
export const AuthenticationUpdateSocialLogin200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationUpdateSocialLogin400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdateSocialLogin500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLoginParams: MiniObject<types.AuthenticationDeleteSocialLoginParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "userId": guid
}));
export const AuthenticationDeleteSocialLoginBody = SocialAccountInformation;
export const AuthenticationDeleteSocialLogin200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationDeleteSocialLogin400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationDeleteSocialLogin500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLoginQueryParams: MiniObject<types.AuthenticationLoginQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "api_password": optionalBooleanStringField,
    "embed_account_id_guid": optionalBooleanStringField,
    "include_account_id_guid": optionalBooleanStringField,
    "login_settings": zod.optional(zod.enum(['all', 'none']))
}));
export const AuthenticationLogin200Response = /* @__PURE__ */ lenientResponse(LoginInformation);
export const AuthenticationLogin400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationLogin500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePasswordParams: MiniObject<types.AuthenticationUpdatePasswordParams> = /* @__PURE__ */ miniObject(() => ({
    "loginPart": enumPasswordField
}));
export const AuthenticationUpdatePasswordBody = UserPasswordInformation;
export const AuthenticationUpdatePassword200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationUpdatePassword400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationUpdatePassword500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthTokenBody = PasswordGrant;
export const AuthenticationGetOAuthToken200Response = /* @__PURE__ */ lenientResponse(OauthAccess);
export const AuthenticationGetOAuthToken400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationGetOAuthToken500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthTokenBody = TokenToRevoke;
export const AuthenticationRevokeOAuthToken200Response = /* @__PURE__ */ zod.unknown();
export const AuthenticationRevokeOAuthToken400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AuthenticationRevokeOAuthToken500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSealParams: MiniObject<types.NotaryGetNotaryJurisdictionSealParams> = /* @__PURE__ */ miniObject(() => ({
    "jurisdictionId": stringField
}));
export const NotaryGetNotaryJurisdictionSeal200Response = /* @__PURE__ */ zod.unknown();
export const NotaryGetNotaryJurisdictionSeal400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const NotaryGetNotaryJurisdictionSeal500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2Params: MiniObject<types.OrganizationsGetReportV2Params> = /* @__PURE__ */ miniObject(() => ({
    "organizationId": guid,
    "reportCorrelationId": guid
}));
export const OrganizationsGetReportV2200Response = /* @__PURE__ */ zod.unknown();
export const OrganizationsGetReportV2400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const OrganizationsGetReportV2500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHashBody = CompleteSignRequest;
export const SignatureCompleteSignHash200Response = /* @__PURE__ */ lenientResponse(CompleteSignHashResponse);
export const SignatureCompleteSignHash400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureCompleteSignHash500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheckBody = TspHealthCheckRequest;
export const SignatureHealthCheck200Response = /* @__PURE__ */ zod.unknown();
export const SignatureHealthCheck400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureHealthCheck500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfoBody = SignSessionInfoRequest;
export const SignatureSignHashSessionInfo200Response = /* @__PURE__ */ lenientResponse(SignHashSessionInfoResponse);
export const SignatureSignHashSessionInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureSignHashSessionInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransactionBody = UpdateTransactionRequest;
export const SignatureUpdateTransaction200Response = /* @__PURE__ */ lenientResponse(UpdateTransactionResponse);
export const SignatureUpdateTransaction400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureUpdateTransaction500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo200Response = /* @__PURE__ */ lenientResponse(UserInfoResponse);
export const SignatureGetUserInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const SignatureGetUserInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);

