// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { fast } from '../../fast/fast.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/esign-v2';
const booleanString = /* @__PURE__ */ zod.enum(['true', 'false']);
const integerString = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d+$/);
const integerString2 = /* @__PURE__ */ zod.stringFormat('integer-string', /^-?\d+$/);
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const accountId = /* @__PURE__ */ zod.stringFormat('account-id', /^(\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/);
const dateOrTime = /* @__PURE__ */ zod.stringFormat('date-or-time', /^(\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4}|([A-Za-z]{3,9}, )?(\d{1,2}[ -][A-Za-z]{3,9}[ -]\d{4}|[A-Za-z]{3,9} \d{1,2},? \d{4}))([Tt ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?( ?[Zz]| ?GMT| ?[+-]\d{2}:?\d{2}| \d{2}:?\d{2})?)?$/);
const base64 = /* @__PURE__ */ zod.stringFormat('base64', /^/);
const integerString3 = /* @__PURE__ */ zod.stringFormat('integer-string', /^([1-9]|1\d|20)$/);
const optionalStringCheckMaxLength100Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(100))));
const optionalArrayStringField = /* @__PURE__ */ made(() => zod.optional(zod.array(zod.string())));
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const optionalBooleanStringField = /* @__PURE__ */ zod.optional(booleanString);
const optionalStringCheckMaxLength1000Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(1000))));
const optionalIntegerStringField = /* @__PURE__ */ zod.optional(integerString);
const optionalStringCheckMaxLength50Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(50))));
const optionalDateTimeField = /* @__PURE__ */ zod.optional(dateTime);
const stringField = /* @__PURE__ */ zod.string();
const optionalIntegerString2Field = /* @__PURE__ */ zod.optional(integerString2);
const optionalEnumLeftRightField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['left', 'right'])));
const optionalStringCheckMaxLength20Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(20))));
const optionalEnumAutoQueuedForCloseQueuedForDowngField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['auto', 'queued_for_close', 'queued_for_downgrade'])));
const optionalStringCheckMaxLength150Field = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.maxLength(150))));
const optionalBase64Field = /* @__PURE__ */ zod.optional(base64);
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const optionalEnumEditableReadOnlyField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['editable', 'read_only'])));
const optionalEnumAscDescField = /* @__PURE__ */ made(() => zod.optional(zod.enum(['asc', 'desc'])));
const optionalStringCheckRegexDDField = /* @__PURE__ */ made(() => zod.optional(zod.string().check(zod.regex(/^-?\d*\.?\d+$/))));
const optionalIntField = /* @__PURE__ */ made(() => zod.optional(zod.int()));
const optionalNumberField = /* @__PURE__ */ made(() => zod.optional(zod.number()));
const optionalDateOrTimeField = /* @__PURE__ */ zod.optional(dateOrTime);
const fieldsOfAuthorizedSignatory = () => ({
    "clientUserId": optionalStringCheckMaxLength100Field,
    "customFields": optionalArrayStringField,
    "designatorId": optionalStringField,
    "documentVisibility": zod.optional(zod.array(DocumentVisibility)),
    "embeddedRecipientStartURL": optionalStringField,
    "recipientAttachments": zod.optional(zod.array(RecipientAttachment)),
    "recipientFeatureMetadata": zod.optional(zod.array(FeatureAvailableMetadata)),
    "recipientType": zod.optional(RecipientType),
    "recipientTypeMetadata": zod.optional(PropertyMetadata),
    "roleName": optionalStringField,
    "bulkSendV2Recipient": optionalBooleanStringField,
    "documentTemplateId": optionalStringField,
    "webFormRecipientViewId": optionalStringField,
    "allowSystemOverrideForLockedRecipient": optionalBooleanStringField,
    "deliveryMethodMetadata": zod.optional(PropertyMetadata),
    "emailNotification": zod.optional(RecipientEmailNotification),
    "faxNumber": optionalStringField,
    "faxNumberMetadata": zod.optional(PropertyMetadata),
    "inheritEmailNotificationConfiguration": optionalBooleanStringField,
    "noteMetadata": zod.optional(PropertyMetadata),
    "routingOrderMetadata": zod.optional(PropertyMetadata),
    "suppressEmails": optionalBooleanStringField,
    "accessCodeMetadata": zod.optional(PropertyMetadata),
    "addAccessCodeToEmail": optionalBooleanStringField,
    "idCheckConfigurationName": optionalStringField,
    "idCheckConfigurationNameMetadata": zod.optional(PropertyMetadata),
    "idCheckInformationInput": zod.optional(IdCheckInformationInput),
    "identityVerification": zod.optional(RecipientIdentityVerification),
    "lockedRecipientPhoneAuthEditable": optionalBooleanStringField,
    "lockedRecipientSmsEditable": optionalBooleanStringField,
    "phoneAuthentication": zod.optional(RecipientPhoneAuthentication),
    "requireIdLookup": optionalBooleanStringField,
    "requireIdLookupMetadata": zod.optional(PropertyMetadata),
    "smsAuthentication": zod.optional(RecipientSMSAuthentication),
    "socialAuthentications": zod.optional(zod.array(SocialAuthentication)),
    "samlAuthentication": zod.optional(RecipientSAMLAuthentication),
    "autoRespondedReason": optionalStringField,
    "completedCount": optionalIntegerStringField,
    "declinedReason": optionalStringField,
    "deliveredDateTime": optionalDateTimeField,
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
const fieldsOfAuthorizedSignatory2 = () => ({
    "emailMetadata": zod.optional(PropertyMetadata),
    "signingGroupIdMetadata": zod.optional(PropertyMetadata),
    "signingGroupUsers": zod.optional(zod.array(UserInfo))
});
const fieldsOfAuthorizedSignatory3 = () => ({
    "name": optionalStringCheckMaxLength100Field,
    "note": optionalStringCheckMaxLength1000Field,
    "accessCode": optionalStringCheckMaxLength50Field
});
const fieldsOfAuthorizedSignatory4 = () => ({
    "additionalNotifications": zod.optional(zod.array(RecipientAdditionalNotification)),
    "emailRecipientPostSigningURL": optionalStringField,
    "firstNameMetadata": zod.optional(PropertyMetadata),
    "fullName": optionalStringCheckMaxLength100Field,
    "fullNameMetadata": zod.optional(PropertyMetadata),
    "lastNameMetadata": zod.optional(PropertyMetadata),
    "consentDetailsList": zod.optional(zod.array(ConsentDetails))
});
const fieldsOfAuthorizedSignatory5 = () => ({
    "autoNavigation": optionalBooleanStringField,
    "canSignOffline": optionalBooleanStringField,
    "creationReason": optionalStringField,
    "defaultRecipient": optionalBooleanStringField,
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
const fieldsOfAuthorizedSignatory6 = () => ({
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
const fieldsOfNotaryWitness = () => ({
    "designatorIdGuid": optionalGuidField,
    "routingOrder": optionalIntegerStringField,
    "declinedDateTime": optionalDateTimeField
});
const fieldsOfNumerical = () => ({
    "conditionalParentLabel": optionalStringField,
    "conditionalParentLabelMetadata": zod.optional(PropertyMetadata),
    "conditionalParentValue": optionalStringField,
    "conditionalParentValueMetadata": zod.optional(PropertyMetadata),
    "documentIdMetadata": zod.optional(PropertyMetadata),
    "recipientIdMetadata": zod.optional(PropertyMetadata),
    "recipientIdGuidMetadata": zod.optional(PropertyMetadata),
    "source": optionalStringField,
    "tabType": optionalStringField,
    "tabTypeMetadata": zod.optional(PropertyMetadata),
    "templateLockedMetadata": zod.optional(PropertyMetadata),
    "templateRequiredMetadata": zod.optional(PropertyMetadata),
    "tooltip": optionalStringField
});
const fieldsOfNumerical2 = () => ({
    "formOrderMetadata": zod.optional(PropertyMetadata),
    "formPageLabel": optionalStringField,
    "formPageLabelMetadata": zod.optional(PropertyMetadata),
    "formPageNumber": optionalIntegerString2Field,
    "formPageNumberMetadata": zod.optional(PropertyMetadata),
    "height": zod.optional(Measure),
    "heightMetadata": zod.optional(PropertyMetadata),
    "width": zod.optional(Measure),
    "widthMetadata": zod.optional(PropertyMetadata),
    "customTabId": optionalStringField,
    "customTabIdMetadata": zod.optional(PropertyMetadata),
    "tabGroupLabels": optionalArrayStringField,
    "tabGroupLabelsMetadata": zod.optional(PropertyMetadata),
    "toolTipMetadata": zod.optional(PropertyMetadata),
    "mergeField": zod.optional(MergeField),
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
    "anchorCaseSensitive": optionalBooleanStringField,
    "anchorCaseSensitiveMetadata": zod.optional(PropertyMetadata),
    "anchorHorizontalAlignment": optionalEnumLeftRightField,
    "anchorHorizontalAlignmentMetadata": zod.optional(PropertyMetadata),
    "anchorIgnoreIfNotPresent": optionalBooleanStringField,
    "anchorIgnoreIfNotPresentMetadata": zod.optional(PropertyMetadata),
    "anchorMatchWholeWord": optionalBooleanStringField,
    "anchorMatchWholeWordMetadata": zod.optional(PropertyMetadata),
    "anchorString": optionalStringField,
    "anchorStringMetadata": zod.optional(PropertyMetadata),
    "anchorTabProcessorVersion": optionalStringField,
    "anchorTabProcessorVersionMetadata": zod.optional(PropertyMetadata),
    "anchorUnits": optionalStringField,
    "anchorUnitsMetadata": zod.optional(PropertyMetadata),
    "anchorXOffset": zod.optional(Measure),
    "anchorXOffsetMetadata": zod.optional(PropertyMetadata),
    "anchorYOffset": zod.optional(Measure),
    "anchorYOffsetMetadata": zod.optional(PropertyMetadata),
    "status": zod.optional(TabStatus),
    "statusMetadata": zod.optional(PropertyMetadata),
    "tabIdMetadata": zod.optional(PropertyMetadata),
    "caption": optionalStringField,
    "captionMetadata": zod.optional(PropertyMetadata),
    "mergeFieldXml": optionalStringField
});
const fieldsOfNumerical4 = () => ({
    "agreementAttribute": optionalStringField,
    "agreementAttributeLocked": optionalBooleanStringField,
    "warningDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
});
const fieldsOfNumerical5 = () => ({
    "anchorTabScope": optionalStringField,
    "connectedObjectDetails": zod.optional(zod.looseObject({
        "recordId": optionalStringField
    })),
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
const fieldsOfNumerical6 = () => ({
    "bold": optionalBooleanStringField,
    "boldMetadata": zod.optional(PropertyMetadata),
    "font": optionalStringField,
    "fontMetadata": zod.optional(PropertyMetadata),
    "fontColor": zod.optional(FontColor),
    "fontColorMetadata": zod.optional(PropertyMetadata),
    "fontSize": zod.optional(FontSize),
    "fontSizeMetadata": zod.optional(PropertyMetadata),
    "italic": optionalBooleanStringField,
    "italicMetadata": zod.optional(PropertyMetadata),
    "underline": optionalBooleanStringField,
    "underlineMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfNumerical7 = () => ({
    "concealValueOnDocument": optionalBooleanStringField,
    "concealValueOnDocumentMetadata": zod.optional(PropertyMetadata),
    "disableAutoSize": optionalBooleanStringField,
    "disableAutoSizeMetadata": zod.optional(PropertyMetadata),
    "maxLength": optionalIntegerStringField,
    "maxLengthMetadata": zod.optional(PropertyMetadata)
});
const fieldsOfNumerical8 = () => ({
    "maxNumericalValue": optionalStringField,
    "minNumericalValue": optionalStringField,
    "numericalValue": optionalStringField
});
const fieldsOfAccountAddress = () => ({
    "address1": optionalStringCheckMaxLength100Field,
    "address2": optionalStringCheckMaxLength100Field,
    "city": optionalStringField,
    "country": optionalStringField,
    "fax": optionalStringCheckMaxLength20Field,
    "phone": optionalStringCheckMaxLength20Field,
    "postalCode": optionalStringCheckMaxLength20Field,
    "state": optionalStringField
});
const fieldsOfAccountBillingPlan = () => ({
    "otherDiscountPercent": optionalStringField,
    "planClassification": optionalStringField,
    "seatDiscounts": zod.optional(zod.array(SeatDiscount))
});
const fieldsOfAccountBillingPlan2 = () => ({
    "perSeatPrice": optionalStringField,
    "supportIncidentFee": optionalStringField,
    "supportPlanFee": optionalStringField
});
const fieldsOfAccountBillingPlanResponse = () => ({
    "billingAddress": zod.optional(AccountAddress),
    "creditCardInformation": zod.optional(CreditCardInformation),
    "paymentProcessorInformation": zod.optional(PaymentProcessorInformation),
    "referralInformation": zod.optional(ReferralInformation)
});
const fieldsOfBillingPlanInformation = () => ({
    "saleDiscountAmount": optionalStringField,
    "saleDiscountFixedAmount": optionalStringField,
    "saleDiscountPercent": optionalStringField,
    "saleDiscountPeriods": optionalIntegerStringField,
    "saleDiscountSeatPriceOverride": optionalStringField
});
const fieldsOfBulkEnvelopeStatus = () => ({
    "startPosition": optionalIntegerStringField,
    "endPosition": optionalIntegerStringField,
    "resultSetSize": optionalIntegerStringField
});
const fieldsOfCurrencyFeatureSetPrice = () => ({
    "envelopeFee": optionalStringField,
    "fixedFee": optionalStringField,
    "seatFee": optionalStringField
});
const fieldsOfFolderItem = () => ({
    "completedDateTime": optionalDateTimeField,
    "isSignatureProviderEnvelope": optionalBooleanStringField,
    "ownerName": optionalStringField,
    "senderEmail": optionalStringField,
    "senderName": optionalStringField,
    "status": zod.optional(EnvelopeStatus),
    "templateId": optionalGuidField
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
    "countryCode": optionalStringField,
    "countryCodeMetadata": zod.optional(PropertyMetadata),
    "number": optionalStringField,
    "numberMetadata": zod.optional(PropertyMetadata)
});
export const AuthorizedSignatory: MiniObject<types.AuthorizedSignatory> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    ...fieldsOfAuthorizedSignatory6(),
    "designatorIdGuid": zod.optional(guid),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": zod.optional(booleanString),
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "routingOrder": zod.optional(integerString),
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "declinedDateTime": zod.optional(dateTime),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": zod.string(),
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
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
export const NotaryWitness: MiniObject<types.NotaryWitness> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    ...fieldsOfAuthorizedSignatory6(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": zod.optional(integerString2),
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "signingGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "participateFor": optionalStringField,
    "participateForGuid": optionalGuidField
}));
export const PostTransactionsRequest: MiniObject<types.PostTransactionsRequest> = /* @__PURE__ */ miniObject(() => ({
    "documentData": optionalStringField,
    "dptName": optionalStringField,
    "transactionName": optionalStringField,
    "transactionTypeName": optionalStringField
}));
export const PostTransactionsResponse: MiniObject<types.PostTransactionsResponse> = /* @__PURE__ */ miniObject(() => ({
    "documentData": optionalStringField,
    "transactionSid": optionalStringField
}));
export const AccountAddress: MiniObject<types.AccountAddress> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountAddress(),
    "email": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "supportedCountries": zod.optional(zod.array(Country))
}));
export const AccountBillingPlan: MiniObject<types.AccountBillingPlan> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlan(),
    ...fieldsOfAccountBillingPlan2(),
    "addOns": zod.optional(zod.array(AddOn)),
    "appStoreReceiptExpirationDate": optionalDateTimeField,
    "appStoreReceiptPurchaseDate": optionalDateTimeField,
    "canCancelRenewal": optionalBooleanStringField,
    "canUpgrade": optionalBooleanStringField,
    "currencyCode": optionalStringField,
    "incrementalSeats": optionalIntegerStringField,
    "isDowngrade": optionalBooleanStringField,
    "notificationType": optionalStringField,
    "paymentCycle": optionalStringField,
    "paymentMethod": zod.optional(PaymentMethod),
    "renewalStatus": optionalEnumAutoQueuedForCloseQueuedForDowngField,
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "planFeatureSets": zod.optional(zod.array(FeatureSet)),
    "planId": optionalStringField,
    "planName": optionalStringField
}));
export const AccountBillingPlanResponse: MiniObject<types.AccountBillingPlanResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlanResponse(),
    "billingAddressIsCreditCardAddress": optionalBooleanStringField,
    "successorPlans": zod.optional(zod.array(BillingPlan)),
    "billingPlan": zod.optional(AccountBillingPlan)
}));
export const AddOn: MiniObject<types.AddOn> = /* @__PURE__ */ miniObject(() => ({
    "active": optionalBooleanStringField,
    "addOnId": optionalStringField,
    "id": optionalStringField,
    "name": optionalStringField
}));
export const AddressInformation: MiniObject<types.AddressInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountAddress(),
    "stateOrProvince": optionalStringField,
    "zipPlus4": optionalStringCheckMaxLength20Field,
    "street1": optionalStringCheckMaxLength150Field,
    "street2": optionalStringCheckMaxLength150Field,
    "zip": optionalStringCheckMaxLength20Field
}));
export const AddressInformationInput: MiniObject<types.AddressInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "addressInformation": zod.optional(AddressInformation),
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "receiveInResponse": optionalBooleanStringField
}));
export const Agent: MiniObject<types.Agent> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const AppStoreProduct: MiniObject<types.AppStoreProduct> = /* @__PURE__ */ miniObject(() => ({
    "marketPlace": optionalStringField,
    "productId": optionalStringField
}));
export const AppStoreReceipt: MiniObject<types.AppStoreReceipt> = /* @__PURE__ */ miniObject(() => ({
    "productId": optionalStringField,
    "receiptData": zod.optional(base64)
}));
export const Approve: MiniObject<types.Approve> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata)
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
    "paymentAllowed": optionalBooleanStringField
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
    ...fieldsOfAccountBillingPlan(),
    ...fieldsOfAccountBillingPlan2(),
    "appStoreProducts": zod.optional(zod.array(AppStoreProduct)),
    "currencyPlanPrices": zod.optional(zod.array(CurrencyPlanPrice)),
    "paymentCycle": zod.optional(zod.enum(['Monthly', 'Annually'])),
    "paymentMethod": zod.optional(PaymentMethod),
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "planFeatureSets": zod.optional(zod.array(FeatureSet)),
    "planId": optionalStringField,
    "planName": optionalStringField
}));
export const BillingPlanInformation: MiniObject<types.BillingPlanInformation> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAccountBillingPlanResponse(),
    ...fieldsOfBillingPlanInformation(),
    "downgradeReason": optionalStringField,
    "enableSupport": optionalBooleanStringField,
    "includedSeats": optionalIntegerStringField,
    "incrementalSeats": optionalIntegerStringField,
    "planInformation": zod.optional(PlanInformation),
    "renewalStatus": optionalEnumAutoQueuedForCloseQueuedForDowngField,
    "appStoreReceipt": zod.optional(AppStoreReceipt)
}));
export const BillingPlanPreview: MiniObject<types.BillingPlanPreview> = /* @__PURE__ */ miniObject(() => ({
    "currencyCode": optionalStringField,
    "invoice": zod.optional(BillingInvoice),
    "isProrated": optionalBooleanStringField,
    "subtotalAmount": optionalStringField,
    "taxAmount": optionalStringField,
    "totalAmount": optionalStringField
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
    "batchId": optionalGuidField,
    "batchSize": optionalIntegerStringField,
    "bulkEnvelopes": zod.optional(zod.array(BulkEnvelope)),
    "bulkEnvelopesBatchUri": optionalStringField,
    "failed": optionalIntegerStringField,
    "queued": optionalIntegerStringField,
    "sent": optionalIntegerStringField,
    "submittedDate": optionalDateTimeField,
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BulkEnvelopesResponse: MiniObject<types.BulkEnvelopesResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    "bulkEnvelopeStatuses": zod.optional(zod.array(BulkEnvelopeStatus)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const BulkRecipient: MiniObject<types.BulkRecipient> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory3(),
    "email": optionalStringCheckMaxLength100Field,
    "errorDetails": zod.optional(zod.array(ErrorDetails)),
    "identification": zod.optional(zod.enum(['KBA', 'Phone', 'SMS'])),
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
    ...fieldsOfBulkEnvelopeStatus(),
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
export const CarbonCopy: MiniObject<types.CarbonCopy> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "linkedAccountConfigurationId": optionalStringField
}));
export const CertifiedDelivery: MiniObject<types.CertifiedDelivery> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const CommentThread: MiniObject<types.CommentThread> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "comments": zod.optional(zod.array(Comment)),
    "threadId": optionalStringField
}));
export const CommissionCounty: MiniObject<types.CommissionCounty> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const CommissionExpiration: MiniObject<types.CommissionExpiration> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const CommissionNumber: MiniObject<types.CommissionNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const CommissionState: MiniObject<types.CommissionState> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const Company: MiniObject<types.Company> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const Country: MiniObject<types.Country> = /* @__PURE__ */ miniObject(() => ({
    "isoCode": optionalStringField,
    "name": optionalStringField,
    "provinces": zod.optional(zod.array(Province)),
    "provinceValidated": optionalBooleanStringField
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
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfNumerical8(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
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
    "senderRequired": optionalBooleanStringField,
    "senderRequiredMetadata": zod.optional(PropertyMetadata)
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
export const CustomFieldV2: MiniObject<types.CustomFieldV2> = /* @__PURE__ */ miniObject(() => ({
    "configurationType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "fieldId": optionalStringField,
    "name": optionalStringField,
    "required": optionalBooleanStringField,
    "show": optionalBooleanStringField,
    "value": optionalStringField
}));
export const Date: MiniObject<types.Date> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata),
    "declineReason": optionalStringField,
    "declineReasonMetadata": zod.optional(PropertyMetadata)
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
export const DobInformationInput: MiniObject<types.DobInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "dateOfBirth": optionalStringField,
    "displayLevelCode": zod.optional(DisplayLevelCode),
    "receiveInResponse": optionalBooleanStringField
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
export const Draw: MiniObject<types.Draw> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
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
export const Editor: MiniObject<types.Editor> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "signingGroupType": optionalStringField,
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const EnvelopeId: MiniObject<types.EnvelopeId> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata)
}));
export const ErrorDetails: MiniObject<types.ErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "errorCode": stringField,
    "message": stringField
}));
export const EventResult: MiniObject<types.EventResult> = /* @__PURE__ */ miniObject(() => ({
    "eventTimestamp": optionalDateTimeField,
    "failureDescription": optionalStringField,
    "status": optionalStringField,
    "vendorFailureStatusCode": optionalStringField
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "parentFolderId": zod.optional(stringField.check(zod.regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/))),
    "parentFolderUri": optionalStringField,
    "subFolderCount": optionalIntegerStringField,
    "type": zod.optional(zod.enum(['draft', 'inbox', 'normal', 'recyclebin', 'sentitems', 'custom'])),
    "uri": optionalStringField,
    "ownerUserId": optionalGuidField,
    "ownerUserName": optionalStringField,
    "ownerEmail": optionalStringField
}));
export const FolderItem: MiniObject<types.FolderItem> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfFolderItem(),
    "createdDateTime": optionalDateTimeField,
    "customFields": zod.optional(zod.array(CustomFieldV2)),
    "description": optionalStringField,
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lastModified": optionalDateTimeField,
    "name": optionalStringField,
    "pageCount": zod.optional(zod.int().check(zod.gte(0))),
    "password": optionalStringField,
    "sentDateTime": optionalDateTimeField,
    "shared": optionalBooleanStringField,
    "subject": optionalStringField,
    "uri": optionalStringField
}));
export const FolderItemResponse: MiniObject<types.FolderItemResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    "folderItems": zod.optional(zod.array(FolderItemV2)),
    "nextUri": nullishStringField,
    "previousUri": nullishStringField,
    "totalRows": optionalIntegerStringField
}));
export const FolderItemV2: MiniObject<types.FolderItemV2> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfFolderItem(),
    "createdDateTime": optionalDateTimeField,
    "envelopeId": optionalGuidField,
    "envelopeUri": optionalStringField,
    "expireDateTime": optionalDateTimeField,
    "folderId": optionalGuidField,
    "folderUri": optionalStringField,
    "is21CFRPart11": optionalBooleanStringField,
    "lastModifiedDateTime": optionalDateTimeField,
    "recipients": zod.optional(Recipients),
    "recipientsUri": optionalStringField,
    "senderCompany": optionalStringField,
    "senderUserId": optionalGuidField,
    "sentDateTime": optionalDateTimeField,
    "subject": optionalStringField,
    "templateUri": optionalStringField
}));
export const FolderItemsResponse: MiniObject<types.FolderItemsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfBulkEnvelopeStatus(),
    "folderItems": zod.optional(zod.array(FolderItem)),
    "totalSetSize": optionalIntegerStringField,
    "nextUri": nullishStringField,
    "previousUri": nullishStringField
}));
export const FoldersRequest: MiniObject<types.FoldersRequest> = /* @__PURE__ */ miniObject(() => ({
    "envelopeIds": zod.array(guid),
    "fromFolderId": optionalStringField
}));
export const FoldersResponse: MiniObject<types.FoldersResponse> = /* @__PURE__ */ miniObject(() => ({
    "folders": zod.optional(zod.array(Folder))
}));
export const FormulaTab: MiniObject<types.FormulaTab> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const IdCheckInformationInput: MiniObject<types.IdCheckInformationInput> = /* @__PURE__ */ miniObject(() => ({
    "addressInformationInput": zod.optional(AddressInformationInput),
    "dobInformationInput": zod.optional(DobInformationInput),
    "ssn4InformationInput": zod.optional(Ssn4InformationInput),
    "ssn9InformationInput": zod.optional(Ssn9InformationInput)
}));
export const InPersonSigner: MiniObject<types.InPersonSigner> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory5(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
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
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata)
}));
export const Intermediary: MiniObject<types.Intermediary> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "excludedDocuments": optionalArrayStringField,
    "signingGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const LastName: MiniObject<types.LastName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const List: MiniObject<types.List> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const ListItem: MiniObject<types.ListItem> = /* @__PURE__ */ miniObject(() => ({
    "selected": optionalBooleanStringField,
    "selectedMetadata": zod.optional(PropertyMetadata),
    "text": optionalStringField,
    "textMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const LocalePolicyTab: MiniObject<types.LocalePolicyTab> = /* @__PURE__ */ miniObject(() => ({
    "customDateFormat": optionalStringField,
    "customTimeFormat": optionalStringField,
    "addressFormat": optionalStringField,
    "calendarType": optionalStringField,
    "cultureName": optionalStringField,
    "currencyCode": optionalStringField,
    "currencyNegativeFormat": optionalStringField,
    "currencyPositiveFormat": optionalStringField,
    "dateFormat": optionalStringField,
    "initialFormat": optionalStringField,
    "nameFormat": optionalStringField,
    "timeFormat": optionalStringField,
    "timeZone": optionalStringField,
    "useLongCurrencyFormat": optionalBooleanStringField
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
export const Notarize: MiniObject<types.Notarize> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const NotaryHost: MiniObject<types.NotaryHost> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "deliveryMethod": optionalStringField,
    "tabs": zod.optional(Tabs),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "hostRecipientId": optionalStringField
}));
export const NotaryRecipient: MiniObject<types.NotaryRecipient> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    ...fieldsOfAuthorizedSignatory6(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
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
export const NotarySeal: MiniObject<types.NotarySeal> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata),
    "shared": optionalBooleanStringField,
    "sharedMetadata": zod.optional(PropertyMetadata)
}));
export const Number: MiniObject<types.Number> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const PathExtendedElement: MiniObject<types.PathExtendedElement> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "type": optionalStringField,
    "typeName": optionalStringField
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
    "paymentGatewayDisplayName": zod.optional(zod.enum(['Stripe', 'Braintree', 'Authorize.Net']))
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
export const PaymentProcessorInformation: MiniObject<types.PaymentProcessorInformation> = /* @__PURE__ */ miniObject(() => ({
    "address": zod.optional(AddressInformation),
    "billingAgreementId": optionalStringField,
    "email": optionalStringField
}));
export const PaymentSignerValues: MiniObject<types.PaymentSignerValues> = /* @__PURE__ */ miniObject(() => ({
    "paymentOption": zod.optional(PaymentOption)
}));
export const PhoneNumber: MiniObject<types.PhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
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
export const PrefillTabs: MiniObject<types.PrefillTabs> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfPrefillTabs(),
    "senderCompanyTabs": zod.optional(zod.array(SenderCompany)),
    "senderNameTabs": zod.optional(zod.array(SenderName))
}));
export const PropertyMetadata: MiniObject<types.PropertyMetadata> = /* @__PURE__ */ miniObject(() => ({
    "options": optionalArrayStringField,
    "rights": optionalEnumEditableReadOnlyField
}));
export const Province: MiniObject<types.Province> = /* @__PURE__ */ miniObject(() => ({
    "isoCode": optionalStringField,
    "name": optionalStringField
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
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical5(),
    "locked": optionalBooleanStringField,
    "lockedMetadata": zod.optional(PropertyMetadata),
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
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const RadioGroup: MiniObject<types.RadioGroup> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
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
export const RecipientIdentityInputOption: MiniObject<types.RecipientIdentityInputOption> = /* @__PURE__ */ miniObject(() => ({
    "name": optionalStringField,
    "phoneNumberList": zod.optional(zod.array(RecipientIdentityPhoneNumber)),
    "valueType": optionalStringField,
    "stringValue": optionalStringField
}));
export const RecipientIdentityPhoneNumber: MiniObject<types.RecipientIdentityPhoneNumber> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfRecipientIdentityPhoneNumber(),
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
    ...fieldsOfRecipientIdentityPhoneNumber()
}));
export const RecipientProofFile: MiniObject<types.RecipientProofFile> = /* @__PURE__ */ miniObject(() => ({
    "hasIdentityAttempts": optionalBooleanStringField,
    "isInProofFile": optionalBooleanStringField
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
export const Recipients: MiniObject<types.Recipients> = /* @__PURE__ */ miniObject(() => ({
    "signers": zod.optional(zod.array(Signer)),
    "inPersonSigners": zod.optional(zod.array(InPersonSigner)),
    "carbonCopies": zod.optional(zod.array(CarbonCopy)),
    "certifiedDeliveries": zod.optional(zod.array(CertifiedDelivery)),
    "editors": zod.optional(zod.array(Editor)),
    "agents": zod.optional(zod.array(Agent)),
    "currentRoutingOrder": optionalIntegerStringField,
    "recipientCount": optionalIntegerStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "intermediaries": zod.optional(zod.array(Intermediary)),
    "notaries": zod.optional(zod.array(NotaryRecipient)),
    "seals": zod.optional(zod.array(SealSign)),
    "witnesses": zod.optional(zod.array(Witness)),
    "authorizedSignatories": zod.optional(zod.array(AuthorizedSignatory)),
    "notaryWitnesses": zod.optional(zod.array(NotaryWitness)),
    "participants": zod.optional(zod.array(Participant))
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
    "shopperId": optionalStringField
}));
export const ResourceInformation: MiniObject<types.ResourceInformation> = /* @__PURE__ */ miniObject(() => ({
    "resources": zod.optional(zod.array(NameValue))
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
export const SealSign: MiniObject<types.SealSign> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory3(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "tabs": zod.optional(Tabs),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField
}));
export const SeatDiscount: MiniObject<types.SeatDiscount> = /* @__PURE__ */ miniObject(() => ({
    "beginSeatCount": optionalIntegerStringField,
    "discountPercent": optionalStringField,
    "endSeatCount": optionalIntegerStringField
}));
export const SenderCompany: MiniObject<types.SenderCompany> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const SenderName: MiniObject<types.SenderName> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "value": optionalStringField,
    "valueMetadata": zod.optional(PropertyMetadata)
}));
export const ServiceInformation: MiniObject<types.ServiceInformation> = /* @__PURE__ */ miniObject(() => ({
    "buildBranch": optionalStringField,
    "buildBranchDeployedDateTime": optionalDateTimeField,
    "buildSHA": optionalStringField,
    "buildVersion": optionalStringField,
    "linkedSites": optionalArrayStringField,
    "serviceVersions": zod.optional(zod.array(ServiceVersion))
}));
export const ServiceVersion: MiniObject<types.ServiceVersion> = /* @__PURE__ */ miniObject(() => ({
    "version": optionalStringField,
    "versionUrl": optionalStringField
}));
export const SignHere: MiniObject<types.SignHere> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata),
    "isSealSignTab": optionalBooleanStringField,
    "stamp": zod.optional(Stamp),
    "stampType": zod.nullish(zod.union([zod.literal('signature'), zod.literal('stamp'), zod.literal(null)])),
    "stampTypeMetadata": zod.optional(PropertyMetadata)
}));
export const Signer: MiniObject<types.Signer> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    ...fieldsOfAuthorizedSignatory6(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
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
    ...fieldsOfInitialHere(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "name": optionalStringField,
    "nameMetadata": zod.optional(PropertyMetadata),
    "scaleValue": zod.optional(Measure),
    "scaleValueMetadata": zod.optional(PropertyMetadata)
}));
export const SmartContractInformation: MiniObject<types.SmartContractInformation> = /* @__PURE__ */ miniObject(() => ({
    "code": optionalStringField,
    "uri": optionalStringField
}));
export const SmartSection: MiniObject<types.SmartSection> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    "caseSensitive": optionalBooleanField,
    "endAnchor": optionalStringField,
    "removeEndAnchor": optionalBooleanField,
    "removeStartAnchor": optionalBooleanField,
    "startAnchor": optionalStringField,
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
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
}));
export const SmartSectionDisplaySettings: MiniObject<types.SmartSectionDisplaySettings> = /* @__PURE__ */ miniObject(() => ({
    "cellStyle": optionalStringField,
    "displayLabel": optionalStringField,
    "displayOrder": optionalIntField,
    "displayPageNumber": optionalIntField,
    "hideLabelWhenOpened": optionalBooleanField,
    "inlineOuterStyle": optionalStringField,
    "labelWhenOpened": optionalStringField,
    "preLabel": optionalStringField,
    "scrollToTopWhenOpened": optionalBooleanField,
    "tableStyle": optionalStringField,
    "collapsibleSettings": zod.optional(SmartSectionCollapsibleDisplaySettings),
    "display": zod.optional(zod.enum(['inline', 'collapsible', 'collapsed', 'responsive_table', 'responsive_table_single_column', 'print_only']))
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
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "adoptedDateTime": optionalDateTimeField,
    "createdDateTime": optionalDateTimeField,
    "customField": optionalStringField,
    "imageBase64": optionalBase64Field,
    "lastModifiedDateTime": optionalDateTimeField,
    "stampImageUri": optionalStringField,
    "status": optionalStringField,
    "dateStampProperties": zod.optional(DateStampProperties),
    "disallowUserResizeStamp": optionalBooleanStringField,
    "externalID": optionalStringField,
    "imageType": zod.optional(SignatureImageType),
    "phoneticName": optionalStringField,
    "signatureName": optionalStringField,
    "stampFormat": zod.optional(StampFormat),
    "stampSizeMM": zod.optional(Measure),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    }))
}));
export const TabGroup: MiniObject<types.TabGroup> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "groupLabel": optionalStringField,
    "groupLabelMetadata": zod.optional(PropertyMetadata),
    "groupRule": zod.optional(zod.enum(['SelectAtLeast', 'SelectAtMost', 'SelectExactly', 'SelectARange'])),
    "groupRuleMetadata": zod.optional(PropertyMetadata),
    "maximumAllowed": optionalIntegerStringField,
    "maximumAllowedMetadata": zod.optional(PropertyMetadata),
    "minimumRequired": optionalIntegerStringField,
    "minimumRequiredMetadata": zod.optional(PropertyMetadata),
    "tabScope": zod.optional(zod.enum(['document', 'envelope'])),
    "tabScopeMetadata": zod.optional(PropertyMetadata),
    "validationMessage": optionalStringField,
    "validationMessageMetadata": zod.optional(PropertyMetadata)
}));
export const Tabs: MiniObject<types.Tabs> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfPrefillTabs(),
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
}));
export const Text: MiniObject<types.Text> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    ...fieldsOfFormulaTab(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const Title: MiniObject<types.Title> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
    "requiredMetadata": zod.optional(PropertyMetadata)
}));
export const UserInfo: MiniObject<types.UserInfo> = /* @__PURE__ */ miniObject(() => ({
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
}));
export const View: MiniObject<types.View> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
    "localePolicy": zod.optional(LocalePolicyTab),
    "required": optionalBooleanStringField,
    "requiredMetadata": zod.optional(PropertyMetadata),
    "buttonText": optionalStringField,
    "buttonTextMetadata": zod.optional(PropertyMetadata),
    "requiredRead": optionalBooleanStringField
}));
export const Witness: MiniObject<types.Witness> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfAuthorizedSignatory(),
    ...fieldsOfNotaryWitness(),
    ...fieldsOfAuthorizedSignatory2(),
    ...fieldsOfAuthorizedSignatory3(),
    ...fieldsOfAuthorizedSignatory4(),
    ...fieldsOfAuthorizedSignatory5(),
    ...fieldsOfAuthorizedSignatory6(),
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "userId": optionalGuidField,
    "email": optionalStringCheckMaxLength100Field,
    "nameMetadata": zod.optional(PropertyMetadata),
    "signingGroupId": optionalStringField,
    "signingGroupName": optionalStringField,
    "firstName": optionalStringField,
    "lastName": optionalStringField,
    "phoneNumber": zod.optional(RecipientPhoneNumber),
    "deliveryMethod": optionalStringField,
    "recipientSignatureProviders": zod.optional(zod.array(RecipientSignatureProvider)),
    "bulkRecipientsUri": optionalStringField,
    "agentCanEditEmail": optionalBooleanStringField,
    "agentCanEditName": optionalBooleanStringField,
    "excludedDocuments": optionalArrayStringField,
    "tabs": zod.optional(Tabs),
    "signingGroupType": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "sentDateTime": optionalDateTimeField,
    "witnessFor": optionalStringField,
    "witnessForGuid": optionalGuidField
}));
export const Zip: MiniObject<types.Zip> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfNumerical(),
    ...fieldsOfNumerical2(),
    ...fieldsOfNumerical3(),
    ...fieldsOfNumerical4(),
    ...fieldsOfNumerical5(),
    ...fieldsOfNumerical6(),
    ...fieldsOfNumerical7(),
    "documentId": optionalStringField,
    "recipientId": optionalStringField,
    "recipientIdGuid": optionalGuidField,
    "templateLocked": optionalBooleanStringField,
    "templateRequired": optionalBooleanStringField,
    "formOrder": optionalIntegerString2Field,
    "tabId": optionalStringField,
    "errorDetails": zod.optional(zod.looseObject({
        "errorCode": stringField,
        "message": stringField
    })),
    "tabLabel": optionalStringField,
    "tabLabelMetadata": zod.optional(PropertyMetadata),
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
export const RecipientType = /* @__PURE__ */ zod.enum(['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness']);
export const DisplayLevelCode = /* @__PURE__ */ zod.enum(['ReadOnly', 'Editable', 'DoNotDisplay']);
export const Measure = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^-?\d*\.?\d+$/)));
export const TabStatus = /* @__PURE__ */ zod.enum(['active', 'signed', 'declined', 'na']);
export const SignatureImageType = /* @__PURE__ */ zod.enum(['signature_image', 'initials_image']);
export const StampFormat = /* @__PURE__ */ zod.enum(['NameHanko', 'NameDateHanko']);
export const FontColor = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^([Bb]lack|[Bb]right([Bb]lue|[Rr]ed)|[Dd]ark([Gg]reen|[Rr]ed)|[Gg]old|[Gg]reen|[Nn]avy[Bb]lue|[Pp]urple|[Ww]hite)$/)));
export const FontSize = /* @__PURE__ */ fast(() => stringField.check(zod.regex(/^[Ss]ize(7|8|9|10|11|12|14|16|18|20|22|24|26|28|36|48|72)$/)));
export const PaymentOption = /* @__PURE__ */ zod.enum(['authorize', 'save', 'save_and_authorize']);
export const ArrowDirection = /* @__PURE__ */ zod.enum(['up', 'down', 'left', 'right']);
export const ArrowSize = /* @__PURE__ */ zod.enum(['small', 'large']);
export const RecipientStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'faxpending', 'faxPending', 'autoresponded', 'deleted']);
export const PaymentMethod = /* @__PURE__ */ zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit']);
export const EnvelopeStatus = /* @__PURE__ */ zod.enum(['created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'correct', 'processing', 'template', 'deleted', 'timedout']);
export const ServicesGet200Response: zod.ZodMiniType<zod.output<typeof ServiceInformation>, unknown> = /* @__PURE__ */ lenientResponse(ServiceInformation);
export const ServicesGet400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ServicesGet500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet200Response: zod.ZodMiniType<zod.output<typeof ResourceInformation>, unknown> = /* @__PURE__ */ lenientResponse(ResourceInformation);
export const ResourcesGet400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ResourcesGet500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListParams: MiniObject<types.InvoicesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const InvoicesListQueryParams: MiniObject<types.InvoicesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": zod.optional(dateOrTime),
    "to_date": optionalDateOrTimeField
}));
export const InvoicesList200Response: zod.ZodMiniType<zod.output<typeof BillingInvoicesResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoicesResponse);
export const InvoicesList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetParams: MiniObject<types.InvoicesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "invoiceId": stringField
}));
export const InvoicesGet200Response: zod.ZodMiniType<zod.output<typeof BillingInvoice>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoice);
export const InvoicesGet400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDueParams: MiniObject<types.InvoicesListPastDueParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const InvoicesListPastDue200Response: zod.ZodMiniType<zod.output<typeof BillingInvoicesSummary>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoicesSummary);
export const InvoicesListPastDue400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListParams: MiniObject<types.PaymentsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentsListQueryParams: MiniObject<types.PaymentsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "to_date": optionalDateOrTimeField
}));
export const PaymentsList200Response: zod.ZodMiniType<zod.output<typeof BillingPaymentsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentsResponse);
export const PaymentsList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreateParams: MiniObject<types.PaymentsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentsCreateBody = BillingPaymentRequest;
export const PaymentsCreate201Response: zod.ZodMiniType<zod.output<typeof BillingPaymentResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentResponse);
export const PaymentsCreate400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsCreate500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetParams: MiniObject<types.PaymentsGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "paymentId": stringField
}));
export const PaymentsGet200Response: zod.ZodMiniType<zod.output<typeof BillingPaymentItem>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentItem);
export const PaymentsGet400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGet500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlanParams: MiniObject<types.BillingPlansGetAccountPlanParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansGetAccountPlanQueryParams: MiniObject<types.BillingPlansGetAccountPlanQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_credit_card_information": optionalBooleanStringField,
    "include_downgrade_information": optionalBooleanStringField,
    "include_metadata": optionalBooleanStringField,
    "include_successor_plans": optionalBooleanStringField
}));
export const BillingPlansGetAccountPlan200Response: zod.ZodMiniType<zod.output<typeof AccountBillingPlanResponse>, unknown> = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetAccountPlan400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateParams: MiniObject<types.BillingPlansUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansUpdateQueryParams: MiniObject<types.BillingPlansUpdateQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "preview_billing_plan": optionalBooleanStringField
}));
export const BillingPlansUpdateBody = BillingPlanInformation;
export const BillingPlansUpdate200Response: zod.ZodMiniType<zod.output<typeof BillingPlanUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdate400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardParams: MiniObject<types.BillingPlansGetCreditCardParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansGetCreditCard200Response: zod.ZodMiniType<zod.output<typeof CreditCardInformation>, unknown> = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCard400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopesParams: MiniObject<types.BillingPlansPurchaseEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;
export const BillingPlansPurchaseEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const BillingPlansPurchaseEnvelopes400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesListParams: MiniObject<types.BulkEnvelopesListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const BulkEnvelopesListQueryParams: MiniObject<types.BulkEnvelopesListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": zod.optional(integerString3),
    "start_position": optionalIntegerStringField
}));
export const BulkEnvelopesList200Response: zod.ZodMiniType<zod.output<typeof BulkEnvelopesResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkEnvelopesResponse);
export const BulkEnvelopesList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGetParams: MiniObject<types.BulkEnvelopesGetParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "batchId": guid
}));
export const BulkEnvelopesGetQueryParams: MiniObject<types.BulkEnvelopesGetQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntegerStringField,
    "include": optionalStringField,
    "start_position": optionalIntegerStringField
}));
export const BulkEnvelopesGet200Response: zod.ZodMiniType<zod.output<typeof BulkEnvelopeStatus>, unknown> = /* @__PURE__ */ lenientResponse(BulkEnvelopeStatus);
export const BulkEnvelopesGet400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreateParams: MiniObject<types.EMortgageTransactionsCreateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const EMortgageTransactionsCreateBody = PostTransactionsRequest;
export const EMortgageTransactionsCreate201Response: zod.ZodMiniType<zod.output<typeof PostTransactionsResponse>, unknown> = /* @__PURE__ */ lenientResponse(PostTransactionsResponse);
export const EMortgageTransactionsCreate400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EMortgageTransactionsCreate500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsListParams: MiniObject<types.EnvelopeBulkRecipientsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeBulkRecipientsListQueryParams: MiniObject<types.EnvelopeBulkRecipientsListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include_tabs": optionalBooleanStringField,
    "start_position": optionalIntegerStringField
}));
export const EnvelopeBulkRecipientsList200Response: zod.ZodMiniType<zod.output<typeof BulkRecipientsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsResponse);
export const EnvelopeBulkRecipientsList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdateParams: MiniObject<types.EnvelopeBulkRecipientsUpdateParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeBulkRecipientsUpdateHeader: MiniObject<types.EnvelopeBulkRecipientsUpdateHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest;
export const EnvelopeBulkRecipientsUpdate200Response: zod.ZodMiniType<zod.output<typeof BulkRecipientsSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsSummaryResponse);
export const EnvelopeBulkRecipientsUpdate400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDeleteParams: MiniObject<types.EnvelopeBulkRecipientsDeleteParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "envelopeId": guid,
    "recipientId": stringField
}));
export const EnvelopeBulkRecipientsDeleteHeader: MiniObject<types.EnvelopeBulkRecipientsDeleteHeader> = /* @__PURE__ */ miniObject(() => ({
    "X-DocuSign-Edit": optionalStringField
}));
export const EnvelopeBulkRecipientsDelete200Response: zod.ZodMiniType<zod.output<typeof BulkRecipientsUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsUpdateResponse);
export const EnvelopeBulkRecipientsDelete400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListParams: MiniObject<types.FoldersListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const FoldersListQueryParams: MiniObject<types.FoldersListQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "include": optionalStringField,
    "start_position": optionalIntegerStringField,
    "template": zod.optional(zod.enum(['include', 'only'])),
    "user_filter": optionalStringField
}));
export const FoldersList200Response: zod.ZodMiniType<zod.output<typeof FoldersResponse>, unknown> = /* @__PURE__ */ lenientResponse(FoldersResponse);
export const FoldersList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItemsParams: MiniObject<types.FoldersListItemsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "folderId": stringField
}));
export const FoldersListItemsQueryParams: MiniObject<types.FoldersListItemsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "from_date": optionalDateOrTimeField,
    "owner_email": optionalStringField,
    "owner_name": optionalStringField,
    "search_text": optionalStringField,
    "start_position": optionalIntegerStringField,
    "status": zod.optional(zod.enum(['completed', 'created', 'declined', 'deleted', 'delivered', 'processing', 'sent', 'signed', 'timedout', 'voided'])),
    "to_date": optionalDateOrTimeField
}));
export const FoldersListItems200Response: zod.ZodMiniType<zod.output<typeof FolderItemsResponse>, unknown> = /* @__PURE__ */ lenientResponse(FolderItemsResponse);
export const FoldersListItems400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersListItems500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopesParams: MiniObject<types.FoldersMoveEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "folderId": stringField
}));
export const FoldersMoveEnvelopesBody = FoldersRequest;
export const FoldersMoveEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const FoldersMoveEnvelopes400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersMoveEnvelopes500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearchParams: MiniObject<types.FoldersSearchParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId,
    "searchFolderId": zod.enum(['drafts', 'awaiting_my_signature', 'completed', 'out_for_signature', 'all'])
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
export const FoldersSearch200Response: zod.ZodMiniType<zod.output<typeof FolderItemResponse>, unknown> = /* @__PURE__ */ lenientResponse(FolderItemResponse);
export const FoldersSearch400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const FoldersSearch500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsListParams: MiniObject<types.PaymentGatewayAccountsListParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": accountId
}));
export const PaymentGatewayAccountsList200Response: zod.ZodMiniType<zod.output<typeof PaymentGatewayAccountsInfo>, unknown> = /* @__PURE__ */ lenientResponse(PaymentGatewayAccountsInfo);
export const PaymentGatewayAccountsList400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentGatewayAccountsList500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);

