// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountManagementGranular } from './schemas/AccountManagementGranular.js';
import type { AdditionalSetting } from './schemas/AdditionalSetting.js';
import type { AuthorizedSignatory } from './schemas/AuthorizedSignatory.js';
import type { BrandLogoIds } from './schemas/BrandLogoIds.js';
import type { BulkSendingCopyDocGenFormFieldRowValue } from './schemas/BulkSendingCopyDocGenFormFieldRowValue.js';
import type { BulkSendingCopyPrefillTab } from './schemas/BulkSendingCopyPrefillTab.js';
import type { BulksendingCopyDocGenFormField } from './schemas/BulksendingCopyDocGenFormField.js';
import type { ConnectOAuthConfig } from './schemas/ConnectOAuthConfig.js';
import type { ConnectedData } from './schemas/ConnectedData.js';
import type { ConnectedObjectDetails } from './schemas/ConnectedObjectDetails.js';
import type { ConnectionInstance } from './schemas/ConnectionInstance.js';
import type { ConsentDetails } from './schemas/ConsentDetails.js';
import type { DocGenFormField } from './schemas/DocGenFormField.js';
import type { DocGenFormFieldOption } from './schemas/DocGenFormFieldOption.js';
import type { DocGenFormFieldRowValue } from './schemas/DocGenFormFieldRowValue.js';
import type { DocGenFormFieldValidation } from './schemas/DocGenFormFieldValidation.js';
import type { DocGenFormat } from './schemas/DocGenFormat.js';
import type { DocGenSyntaxError } from './schemas/DocGenSyntaxError.js';
import type { ExtensionData } from './schemas/ExtensionData.js';
import type { GroupBrands } from './schemas/GroupBrands.js';
import type { IdEvidenceViewLink } from './schemas/IdEvidenceViewLink.js';
import type { JurisdictionSummary } from './schemas/JurisdictionSummary.js';
import type { NotaryContactDetails } from './schemas/NotaryContactDetails.js';
import type { NotaryWitness } from './schemas/NotaryWitness.js';
import type { Numerical } from './schemas/Numerical.js';
import type { OfflineAttributes } from './schemas/OfflineAttributes.js';
import type { Participant } from './schemas/Participant.js';
import type { AccessCodeFormat } from './schemas/accessCodeFormat.js';
import type { AccountAddress } from './schemas/accountAddress.js';
import type { AccountIdentityInputOption } from './schemas/accountIdentityInputOption.js';
import type { AccountIdentityVerificationResponse } from './schemas/accountIdentityVerificationResponse.js';
import type { AccountIdentityVerificationStep } from './schemas/accountIdentityVerificationStep.js';
import type { AccountIdentityVerificationWorkflow } from './schemas/accountIdentityVerificationWorkflow.js';
import type { AccountInformation } from './schemas/accountInformation.js';
import type { AccountMinimumPasswordLength } from './schemas/accountMinimumPasswordLength.js';
import type { AccountNotification } from './schemas/accountNotification.js';
import type { AccountPasswordExpirePasswordDays } from './schemas/accountPasswordExpirePasswordDays.js';
import type { AccountPasswordLockoutDurationMinutes } from './schemas/accountPasswordLockoutDurationMinutes.js';
import type { AccountPasswordLockoutDurationType } from './schemas/accountPasswordLockoutDurationType.js';
import type { AccountPasswordMinimumPasswordAgeDays } from './schemas/accountPasswordMinimumPasswordAgeDays.js';
import type { AccountPasswordQuestionsRequired } from './schemas/accountPasswordQuestionsRequired.js';
import type { AccountPasswordRules } from './schemas/accountPasswordRules.js';
import type { AccountPasswordStrengthType } from './schemas/accountPasswordStrengthType.js';
import type { AccountPasswordStrengthTypeOption } from './schemas/accountPasswordStrengthTypeOption.js';
import type { AccountRoleSettings } from './schemas/accountRoleSettings.js';
import type { AccountSeals } from './schemas/accountSeals.js';
import type { AccountSettingsInformation } from './schemas/accountSettingsInformation.js';
import type { AccountSharedAccess } from './schemas/accountSharedAccess.js';
import type { AccountSignatureProvider } from './schemas/accountSignatureProvider.js';
import type { AccountSignatureProviderOption } from './schemas/accountSignatureProviderOption.js';
import type { AccountSignatureProviders } from './schemas/accountSignatureProviders.js';
import type { AccountTimeZone } from './schemas/accountTimeZone.js';
import type { AccountUISettings } from './schemas/accountUISettings.js';
import type { AddOn } from './schemas/addOn.js';
import type { AddressInformation } from './schemas/addressInformation.js';
import type { AddressInformationInput } from './schemas/addressInformationInput.js';
import type { AdminMessage } from './schemas/adminMessage.js';
import type { Agent } from './schemas/agent.js';
import type { Approve } from './schemas/approve.js';
import type { ArrowDirection } from './schemas/arrowDirection.js';
import type { ArrowSize } from './schemas/arrowSize.js';
import type { AskAnAdmin } from './schemas/askAnAdmin.js';
import type { Attachment } from './schemas/attachment.js';
import type { AuthenticationMethod } from './schemas/authenticationMethod.js';
import type { AuthenticationStatus } from './schemas/authenticationStatus.js';
import type { BccEmailAddress } from './schemas/bccEmailAddress.js';
import type { BccEmailArchive } from './schemas/bccEmailArchive.js';
import type { BccEmailArchiveHistory } from './schemas/bccEmailArchiveHistory.js';
import type { BccEmailArchiveHistoryList } from './schemas/bccEmailArchiveHistoryList.js';
import type { BccEmailArchiveList } from './schemas/bccEmailArchiveList.js';
import type { BccEmailArchiveStatus } from './schemas/bccEmailArchiveStatus.js';
import type { BillingCharge } from './schemas/billingCharge.js';
import type { BillingChargeResponse } from './schemas/billingChargeResponse.js';
import type { BillingDiscount } from './schemas/billingDiscount.js';
import type { BillingInvoice } from './schemas/billingInvoice.js';
import type { BillingInvoiceItem } from './schemas/billingInvoiceItem.js';
import type { BillingPlanPreview } from './schemas/billingPlanPreview.js';
import type { BillingPrice } from './schemas/billingPrice.js';
import type { Brand } from './schemas/brand.js';
import type { BrandEmailContent } from './schemas/brandEmailContent.js';
import type { BrandLink } from './schemas/brandLink.js';
import type { BrandLogos } from './schemas/brandLogos.js';
import type { BrandRequest } from './schemas/brandRequest.js';
import type { BrandResourceUpload } from './schemas/brandResourceUpload.js';
import type { BrandResourceUrls } from './schemas/brandResourceUrls.js';
import type { BrandResources } from './schemas/brandResources.js';
import type { BrandResourcesList } from './schemas/brandResourcesList.js';
import type { BrandsRequest } from './schemas/brandsRequest.js';
import type { BrandsResponse } from './schemas/brandsResponse.js';
import type { BulkEnvelope } from './schemas/bulkEnvelope.js';
import type { BulkEnvelopeStatus } from './schemas/bulkEnvelopeStatus.js';
import type { BulkRecipient } from './schemas/bulkRecipient.js';
import type { BulkRecipientSignatureProvider } from './schemas/bulkRecipientSignatureProvider.js';
import type { BulkRecipientTabLabel } from './schemas/bulkRecipientTabLabel.js';
import type { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import type { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import type { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import type { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import type { BulkSendErrorCode } from './schemas/bulkSendErrorCode.js';
import type { BulkSendRequest } from './schemas/bulkSendRequest.js';
import type { BulkSendResponse } from './schemas/bulkSendResponse.js';
import type { BulkSendTestResponse } from './schemas/bulkSendTestResponse.js';
import type { BulkSendingCopy } from './schemas/bulkSendingCopy.js';
import type { BulkSendingCopyCustomField } from './schemas/bulkSendingCopyCustomField.js';
import type { BulkSendingCopyRecipient } from './schemas/bulkSendingCopyRecipient.js';
import type { BulkSendingCopyTab } from './schemas/bulkSendingCopyTab.js';
import type { BulkSendingList } from './schemas/bulkSendingList.js';
import type { BulkSendingListSummaries } from './schemas/bulkSendingListSummaries.js';
import type { BulkSendingListSummary } from './schemas/bulkSendingListSummary.js';
import type { CaptiveRecipient } from './schemas/captiveRecipient.js';
import type { CaptiveRecipientInformation } from './schemas/captiveRecipientInformation.js';
import type { CarbonCopy } from './schemas/carbonCopy.js';
import type { CertifiedDelivery } from './schemas/certifiedDelivery.js';
import type { Checkbox } from './schemas/checkbox.js';
import type { ChunkedUploadPart } from './schemas/chunkedUploadPart.js';
import type { ChunkedUploadRequest } from './schemas/chunkedUploadRequest.js';
import type { ChunkedUploadResponse } from './schemas/chunkedUploadResponse.js';
import type { Comment } from './schemas/comment.js';
import type { CommentThread } from './schemas/commentThread.js';
import type { CommissionCounty } from './schemas/commissionCounty.js';
import type { CommissionExpiration } from './schemas/commissionExpiration.js';
import type { CommissionNumber } from './schemas/commissionNumber.js';
import type { CommissionState } from './schemas/commissionState.js';
import type { Company } from './schemas/company.js';
import type { CompositeTemplate } from './schemas/compositeTemplate.js';
import type { ConditionalRecipientRule } from './schemas/conditionalRecipientRule.js';
import type { ConditionalRecipientRuleCondition } from './schemas/conditionalRecipientRuleCondition.js';
import type { ConditionalRecipientRuleFilter } from './schemas/conditionalRecipientRuleFilter.js';
import type { ConnectConfigResults } from './schemas/connectConfigResults.js';
import type { ConnectCustomConfiguration } from './schemas/connectCustomConfiguration.js';
import type { ConnectDataPart } from './schemas/connectDataPart.js';
import type { ConnectDebugLog } from './schemas/connectDebugLog.js';
import type { ConnectDeleteFailureResult } from './schemas/connectDeleteFailureResult.js';
import type { ConnectEvent } from './schemas/connectEvent.js';
import type { ConnectEventData } from './schemas/connectEventData.js';
import type { ConnectFailureFilter } from './schemas/connectFailureFilter.js';
import type { ConnectFailureResult } from './schemas/connectFailureResult.js';
import type { ConnectFailureResults } from './schemas/connectFailureResults.js';
import type { ConnectLog } from './schemas/connectLog.js';
import type { ConnectLogs } from './schemas/connectLogs.js';
import type { ConnectMessage } from './schemas/connectMessage.js';
import type { ConnectMessageData } from './schemas/connectMessageData.js';
import type { ConnectSalesforceField } from './schemas/connectSalesforceField.js';
import type { ConnectSalesforceObject } from './schemas/connectSalesforceObject.js';
import type { ConnectSecret } from './schemas/connectSecret.js';
import type { ConnectUserObject } from './schemas/connectUserObject.js';
import type { ConnectXml } from './schemas/connectXml.js';
import type { ConsoleViewRequest } from './schemas/consoleViewRequest.js';
import type { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import type { Contact } from './schemas/contact.js';
import type { ContactGetResponse } from './schemas/contactGetResponse.js';
import type { ContactModRequest } from './schemas/contactModRequest.js';
import type { ContactPhoneNumber } from './schemas/contactPhoneNumber.js';
import type { ContactUpdateResponse } from './schemas/contactUpdateResponse.js';
import type { CorrectViewRequest } from './schemas/correctViewRequest.js';
import type { Country } from './schemas/country.js';
import type { CreditCardInformation } from './schemas/creditCardInformation.js';
import type { Currency } from './schemas/currency.js';
import type { CurrencyFeatureSetPrice } from './schemas/currencyFeatureSetPrice.js';
import type { CustomField } from './schemas/customField.js';
import type { CustomFields } from './schemas/customFields.js';
import type { CustomFieldsEnvelope } from './schemas/customFieldsEnvelope.js';
import type { CustomSettingsInformation } from './schemas/customSettingsInformation.js';
import type { Date } from './schemas/date.js';
import type { DateSigned } from './schemas/dateSigned.js';
import type { DateStampProperties } from './schemas/dateStampProperties.js';
import type { Decline } from './schemas/decline.js';
import type { DelayedRoutingApiModel } from './schemas/delayedRoutingApiModel.js';
import type { DelegationInfo } from './schemas/delegationInfo.js';
import type { DeliveryMode } from './schemas/deliveryMode.js';
import type { DirectDebitProcessorInformation } from './schemas/directDebitProcessorInformation.js';
import type { DisplayLevelCode } from './schemas/displayLevelCode.js';
import type { DobInformationInput } from './schemas/dobInformationInput.js';
import type { Document } from './schemas/document.js';
import type { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import type { DocumentHtmlCollapsibleDisplaySettings } from './schemas/documentHtmlCollapsibleDisplaySettings.js';
import type { DocumentHtmlDefinition } from './schemas/documentHtmlDefinition.js';
import type { DocumentHtmlDefinitionOriginal } from './schemas/documentHtmlDefinitionOriginal.js';
import type { DocumentHtmlDefinitionOriginals } from './schemas/documentHtmlDefinitionOriginals.js';
import type { DocumentHtmlDefinitions } from './schemas/documentHtmlDefinitions.js';
import type { DocumentHtmlDisplayAnchor } from './schemas/documentHtmlDisplayAnchor.js';
import type { DocumentHtmlDisplaySettings } from './schemas/documentHtmlDisplaySettings.js';
import type { DocumentTemplate } from './schemas/documentTemplate.js';
import type { DocumentTemplateList } from './schemas/documentTemplateList.js';
import type { DocumentVisibility } from './schemas/documentVisibility.js';
import type { DocumentVisibilityList } from './schemas/documentVisibilityList.js';
import type { Draw } from './schemas/draw.js';
import type { ENoteConfiguration } from './schemas/eNoteConfiguration.js';
import type { Editor } from './schemas/editor.js';
import type { Email } from './schemas/email.js';
import type { EmailAddress } from './schemas/emailAddress.js';
import type { EmailSettings } from './schemas/emailSettings.js';
import type { Envelope } from './schemas/envelope.js';
import type { EnvelopeAttachment } from './schemas/envelopeAttachment.js';
import type { EnvelopeAttachmentsRequest } from './schemas/envelopeAttachmentsRequest.js';
import type { EnvelopeAttachmentsResult } from './schemas/envelopeAttachmentsResult.js';
import type { EnvelopeAuditEvent } from './schemas/envelopeAuditEvent.js';
import type { EnvelopeAuditEventResponse } from './schemas/envelopeAuditEventResponse.js';
import type { EnvelopeCustomMetadata } from './schemas/envelopeCustomMetadata.js';
import type { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import type { EnvelopeDelayRuleApiModel } from './schemas/envelopeDelayRuleApiModel.js';
import type { EnvelopeDocument } from './schemas/envelopeDocument.js';
import type { EnvelopeDocumentsResult } from './schemas/envelopeDocumentsResult.js';
import type { EnvelopeEvent } from './schemas/envelopeEvent.js';
import type { EnvelopeEventCode } from './schemas/envelopeEventCode.js';
import type { EnvelopeFormData } from './schemas/envelopeFormData.js';
import type { EnvelopeId } from './schemas/envelopeId.js';
import type { EnvelopeIdsRequest } from './schemas/envelopeIdsRequest.js';
import type { EnvelopeMetadata } from './schemas/envelopeMetadata.js';
import type { EnvelopeNotificationRequest } from './schemas/envelopeNotificationRequest.js';
import type { EnvelopePurgeConfiguration } from './schemas/envelopePurgeConfiguration.js';
import type { EnvelopeStatus } from './schemas/envelopeStatus.js';
import type { EnvelopeSummary } from './schemas/envelopeSummary.js';
import type { EnvelopeTemplate } from './schemas/envelopeTemplate.js';
import type { EnvelopeTemplateResults } from './schemas/envelopeTemplateResults.js';
import type { EnvelopeTransactionStatus } from './schemas/envelopeTransactionStatus.js';
import type { EnvelopeUpdateSummary } from './schemas/envelopeUpdateSummary.js';
import type { EnvelopesInformation } from './schemas/envelopesInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { EventNotification } from './schemas/eventNotification.js';
import type { EventResult } from './schemas/eventResult.js';
import type { Expirations } from './schemas/expirations.js';
import type { ExternalDocumentSources } from './schemas/externalDocumentSources.js';
import type { ExternalPrimaryAccountRecipientAuthRequirements } from './schemas/externalPrimaryAccountRecipientAuthRequirements.js';
import type { FavoriteTemplatesContentItem } from './schemas/favoriteTemplatesContentItem.js';
import type { FavoriteTemplatesInfo } from './schemas/favoriteTemplatesInfo.js';
import type { FeatureAvailableMetadata } from './schemas/featureAvailableMetadata.js';
import type { FeatureSet } from './schemas/featureSet.js';
import type { FileType } from './schemas/fileType.js';
import type { FileTypeList } from './schemas/fileTypeList.js';
import type { Filter } from './schemas/filter.js';
import type { FirstName } from './schemas/firstName.js';
import type { Folder } from './schemas/folder.js';
import type { FolderItemV2 } from './schemas/folderItem_v2.js';
import type { FolderSharedItem } from './schemas/folderSharedItem.js';
import type { FontColor } from './schemas/fontColor.js';
import type { FontSize } from './schemas/fontSize.js';
import type { ForgottenPasswordInformation } from './schemas/forgottenPasswordInformation.js';
import type { FormDataItem } from './schemas/formDataItem.js';
import type { FormulaTab } from './schemas/formulaTab.js';
import type { FrameOptions } from './schemas/frameOptions.js';
import type { FullName } from './schemas/fullName.js';
import type { GraphicsContext } from './schemas/graphicsContext.js';
import type { Group } from './schemas/group.js';
import type { GroupInformation } from './schemas/groupInformation.js';
import type { GroupType } from './schemas/groupType.js';
import type { IdCheckConfiguration } from './schemas/idCheckConfiguration.js';
import type { IdCheckInformationInput } from './schemas/idCheckInformationInput.js';
import type { IdCheckSecurityStep } from './schemas/idCheckSecurityStep.js';
import type { InPersonSigner } from './schemas/inPersonSigner.js';
import type { InitialHere } from './schemas/initialHere.js';
import type { InlineTemplate } from './schemas/inlineTemplate.js';
import type { IntegratedUserInfoList } from './schemas/integratedUserInfoList.js';
import type { Intermediary } from './schemas/intermediary.js';
import type { ItemSharing } from './schemas/itemSharing.js';
import type { Jurisdiction } from './schemas/jurisdiction.js';
import type { LastName } from './schemas/lastName.js';
import type { LinkedExternalPrimaryAccount } from './schemas/linkedExternalPrimaryAccount.js';
import type { List } from './schemas/list.js';
import type { ListCustomField } from './schemas/listCustomField.js';
import type { ListItem } from './schemas/listItem.js';
import type { LocalePolicy } from './schemas/localePolicy.js';
import type { LocalePolicyTab } from './schemas/localePolicyTab.js';
import type { LockInformation } from './schemas/lockInformation.js';
import type { LockRequest } from './schemas/lockRequest.js';
import type { LockType } from './schemas/lockType.js';
import type { MatchBox } from './schemas/matchBox.js';
import type { Measure } from './schemas/measure.js';
import type { MemberGroupSharedItem } from './schemas/memberGroupSharedItem.js';
import type { MemberSharedItems } from './schemas/memberSharedItems.js';
import type { MergeField } from './schemas/mergeField.js';
import type { Money } from './schemas/money.js';
import type { NameValue } from './schemas/nameValue.js';
import type { NewAccountDefinition } from './schemas/newAccountDefinition.js';
import type { NewAccountSummary } from './schemas/newAccountSummary.js';
import type { NewUser } from './schemas/newUser.js';
import type { NewUsersDefinition } from './schemas/newUsersDefinition.js';
import type { NewUsersSummary } from './schemas/newUsersSummary.js';
import type { Notarize } from './schemas/notarize.js';
import type { Notary } from './schemas/notary.js';
import type { NotaryHost } from './schemas/notaryHost.js';
import type { NotaryJournal } from './schemas/notaryJournal.js';
import type { NotaryJournalCredibleWitness } from './schemas/notaryJournalCredibleWitness.js';
import type { NotaryJournalList } from './schemas/notaryJournalList.js';
import type { NotaryJournalMetaData } from './schemas/notaryJournalMetaData.js';
import type { NotaryJurisdiction } from './schemas/notaryJurisdiction.js';
import type { NotaryJurisdictionList } from './schemas/notaryJurisdictionList.js';
import type { NotaryRecipient } from './schemas/notaryRecipient.js';
import type { NotaryResult } from './schemas/notaryResult.js';
import type { NotarySeal } from './schemas/notarySeal.js';
import type { Note } from './schemas/note.js';
import type { Notification } from './schemas/notification.js';
import type { NotificationDefaultSettings } from './schemas/notificationDefaultSettings.js';
import type { NotificationDefaults } from './schemas/notificationDefaults.js';
import type { Number } from './schemas/number.js';
import type { Page } from './schemas/page.js';
import type { PageDeletion } from './schemas/pageDeletion.js';
import type { PageImages } from './schemas/pageImages.js';
import type { PageRequest } from './schemas/pageRequest.js';
import type { PathExtendedElement } from './schemas/pathExtendedElement.js';
import type { PaymentDetails } from './schemas/paymentDetails.js';
import type { PaymentLineItem } from './schemas/paymentLineItem.js';
import type { PaymentMethod } from './schemas/paymentMethod.js';
import type { PaymentOption } from './schemas/paymentOption.js';
import type { PaymentProcessorInformation } from './schemas/paymentProcessorInformation.js';
import type { PaymentSignerValues } from './schemas/paymentSignerValues.js';
import type { PermissionProfile } from './schemas/permissionProfile.js';
import type { PermissionProfileInformation } from './schemas/permissionProfileInformation.js';
import type { PhoneNumber } from './schemas/phoneNumber.js';
import type { PlanInformation } from './schemas/planInformation.js';
import type { PolyLine } from './schemas/polyLine.js';
import type { PolyLineOverlay } from './schemas/polyLineOverlay.js';
import type { PowerForm } from './schemas/powerForm.js';
import type { PowerFormFormDataEnvelope } from './schemas/powerFormFormDataEnvelope.js';
import type { PowerFormFormDataRecipient } from './schemas/powerFormFormDataRecipient.js';
import type { PowerFormRecipient } from './schemas/powerFormRecipient.js';
import type { PowerFormSendersResponse } from './schemas/powerFormSendersResponse.js';
import type { PowerFormsFormDataResponse } from './schemas/powerFormsFormDataResponse.js';
import type { PowerFormsRequest } from './schemas/powerFormsRequest.js';
import type { PowerFormsResponse } from './schemas/powerFormsResponse.js';
import type { PrefillFormData } from './schemas/prefillFormData.js';
import type { PrefillTabs } from './schemas/prefillTabs.js';
import type { ProofServiceResourceToken } from './schemas/proofServiceResourceToken.js';
import type { PropertyMetadata } from './schemas/propertyMetadata.js';
import type { PropertyRights } from './schemas/propertyRights.js';
import type { Province } from './schemas/province.js';
import type { ProvisioningInformation } from './schemas/provisioningInformation.js';
import type { PurgeState } from './schemas/purgeState.js';
import type { Radio } from './schemas/radio.js';
import type { RadioGroup } from './schemas/radioGroup.js';
import type { RecipientAdditionalNotification } from './schemas/recipientAdditionalNotification.js';
import type { RecipientAttachment } from './schemas/recipientAttachment.js';
import type { RecipientDomain } from './schemas/recipientDomain.js';
import type { RecipientEmailNotification } from './schemas/recipientEmailNotification.js';
import type { RecipientEvent } from './schemas/recipientEvent.js';
import type { RecipientEventCode } from './schemas/recipientEventCode.js';
import type { RecipientFormData } from './schemas/recipientFormData.js';
import type { RecipientGroup } from './schemas/recipientGroup.js';
import type { RecipientIdentityInputOption } from './schemas/recipientIdentityInputOption.js';
import type { RecipientIdentityPhoneNumber } from './schemas/recipientIdentityPhoneNumber.js';
import type { RecipientIdentityVerification } from './schemas/recipientIdentityVerification.js';
import type { RecipientNamesResponse } from './schemas/recipientNamesResponse.js';
import type { RecipientOption } from './schemas/recipientOption.js';
import type { RecipientPhoneAuthentication } from './schemas/recipientPhoneAuthentication.js';
import type { RecipientPhoneNumber } from './schemas/recipientPhoneNumber.js';
import type { RecipientPreviewRequest } from './schemas/recipientPreviewRequest.js';
import type { RecipientProofFile } from './schemas/recipientProofFile.js';
import type { RecipientRouting } from './schemas/recipientRouting.js';
import type { RecipientRules } from './schemas/recipientRules.js';
import type { RecipientSAMLAuthentication } from './schemas/recipientSAMLAuthentication.js';
import type { RecipientSMSAuthentication } from './schemas/recipientSMSAuthentication.js';
import type { RecipientSignatureInformation } from './schemas/recipientSignatureInformation.js';
import type { RecipientSignatureProvider } from './schemas/recipientSignatureProvider.js';
import type { RecipientSignatureProviderOptions } from './schemas/recipientSignatureProviderOptions.js';
import type { RecipientStatus } from './schemas/recipientStatus.js';
import type { RecipientTokenClientURLs } from './schemas/recipientTokenClientURLs.js';
import type { RecipientType } from './schemas/recipientType.js';
import type { RecipientUpdateResponse } from './schemas/recipientUpdateResponse.js';
import type { RecipientViewRequest } from './schemas/recipientViewRequest.js';
import type { Recipients } from './schemas/recipients.js';
import type { RecipientsUpdateSummary } from './schemas/recipientsUpdateSummary.js';
import type { ReferralInformation } from './schemas/referralInformation.js';
import type { Reminders } from './schemas/reminders.js';
import type { ReturnUrlRequest } from './schemas/returnUrlRequest.js';
import type { SamlAssertionAttribute } from './schemas/samlAssertionAttribute.js';
import type { ScheduledSendingApiModel } from './schemas/scheduledSendingApiModel.js';
import type { SealIdentifier } from './schemas/sealIdentifier.js';
import type { SealSign } from './schemas/sealSign.js';
import type { SelfSignedEmailDocument } from './schemas/selfSignedEmailDocument.js';
import type { SenderCompany } from './schemas/senderCompany.js';
import type { SenderEmailNotifications } from './schemas/senderEmailNotifications.js';
import type { SenderName } from './schemas/senderName.js';
import type { ServerTemplate } from './schemas/serverTemplate.js';
import type { SettingsMetadata } from './schemas/settingsMetadata.js';
import type { SharedItem } from './schemas/sharedItem.js';
import type { SignDateFormat } from './schemas/signDateFormat.js';
import type { SignHere } from './schemas/signHere.js';
import type { SignTimeFormat } from './schemas/signTimeFormat.js';
import type { SignatureImageType } from './schemas/signatureImageType.js';
import type { SignatureProviderRequiredOption } from './schemas/signatureProviderRequiredOption.js';
import type { SignatureType } from './schemas/signatureType.js';
import type { Signer } from './schemas/signer.js';
import type { SignerAttachment } from './schemas/signerAttachment.js';
import type { SignerEmailNotifications } from './schemas/signerEmailNotifications.js';
import type { SigningGroup } from './schemas/signingGroup.js';
import type { SigningGroupInformation } from './schemas/signingGroupInformation.js';
import type { SigningGroupUser } from './schemas/signingGroupUser.js';
import type { SigningGroupUsers } from './schemas/signingGroupUsers.js';
import type { SmartContractInformation } from './schemas/smartContractInformation.js';
import type { SmartSection } from './schemas/smartSection.js';
import type { SmartSectionAnchorPosition } from './schemas/smartSectionAnchorPosition.js';
import type { SmartSectionCollapsibleDisplaySettings } from './schemas/smartSectionCollapsibleDisplaySettings.js';
import type { SmartSectionDisplaySettings } from './schemas/smartSectionDisplaySettings.js';
import type { SocialAccountInformation } from './schemas/socialAccountInformation.js';
import type { SocialAuthentication } from './schemas/socialAuthentication.js';
import type { Ssn } from './schemas/ssn.js';
import type { Ssn4InformationInput } from './schemas/ssn4InformationInput.js';
import type { Ssn9InformationInput } from './schemas/ssn9InformationInput.js';
import type { Stamp } from './schemas/stamp.js';
import type { StampFormat } from './schemas/stampFormat.js';
import type { SupportedLanguages } from './schemas/supportedLanguages.js';
import type { TabAccountSettings } from './schemas/tabAccountSettings.js';
import type { TabGroup } from './schemas/tabGroup.js';
import type { TabStatus } from './schemas/tabStatus.js';
import type { Tabs } from './schemas/tabs.js';
import type { TemplateCustomFields } from './schemas/templateCustomFields.js';
import type { TemplateDocumentVisibilityList } from './schemas/templateDocumentVisibilityList.js';
import type { TemplateDocumentsResult } from './schemas/templateDocumentsResult.js';
import type { TemplateInformation } from './schemas/templateInformation.js';
import type { TemplateMatch } from './schemas/templateMatch.js';
import type { TemplateNotificationRequest } from './schemas/templateNotificationRequest.js';
import type { TemplateRecipients } from './schemas/templateRecipients.js';
import type { TemplateRole } from './schemas/templateRole.js';
import type { TemplateSharedItem } from './schemas/templateSharedItem.js';
import type { TemplateSummary } from './schemas/templateSummary.js';
import type { TemplateTabs } from './schemas/templateTabs.js';
import type { TemplateUpdateSummary } from './schemas/templateUpdateSummary.js';
import type { Text } from './schemas/text.js';
import type { TextCustomField } from './schemas/textCustomField.js';
import type { Title } from './schemas/title.js';
import type { UsageHistory } from './schemas/usageHistory.js';
import type { UserAccountManagementGranularInformation } from './schemas/userAccountManagementGranularInformation.js';
import type { UserInfo } from './schemas/userInfo.js';
import type { UserInfoList } from './schemas/userInfoList.js';
import type { UserInformation } from './schemas/userInformation.js';
import type { UserInformationList } from './schemas/userInformationList.js';
import type { UserPasswordRules } from './schemas/userPasswordRules.js';
import type { UserProfile } from './schemas/userProfile.js';
import type { UserSettingsInformation } from './schemas/userSettingsInformation.js';
import type { UserSharedItem } from './schemas/userSharedItem.js';
import type { UserSharing } from './schemas/userSharing.js';
import type { UserSignature } from './schemas/userSignature.js';
import type { UserSignatureDefinition } from './schemas/userSignatureDefinition.js';
import type { UserSignaturesInformation } from './schemas/userSignaturesInformation.js';
import type { UserStatus } from './schemas/userStatus.js';
import type { UsersResponse } from './schemas/usersResponse.js';
import type { View } from './schemas/view.js';
import type { ViewUrl } from './schemas/viewUrl.js';
import type { Watermark } from './schemas/watermark.js';
import type { Witness } from './schemas/witness.js';
import type { Workflow } from './schemas/workflow.js';
import type { WorkflowStep } from './schemas/workflowStep.js';
import type { Workspace } from './schemas/workspace.js';
import type { WorkspaceFileUpload } from './schemas/workspaceFileUpload.js';
import type { WorkspaceFolderContents } from './schemas/workspaceFolderContents.js';
import type { WorkspaceItem } from './schemas/workspaceItem.js';
import type { WorkspaceItemList } from './schemas/workspaceItemList.js';
import type { WorkspaceList } from './schemas/workspaceList.js';
import type { WorkspaceSettings } from './schemas/workspaceSettings.js';
import type { WorkspaceUser } from './schemas/workspaceUser.js';
import type { WorkspaceUserAuthorization } from './schemas/workspaceUserAuthorization.js';
import type { Zip } from './schemas/zip.js';
import type { AccountBrandsListQueryParams, AccountBrandsListParams, AccountBrandsCreateParams, AccountBrandsDeleteListParams, AccountBrandsGetQueryParams, AccountBrandsGetParams, AccountBrandsUpdateParams, AccountBrandsDeleteParams, AccountBrandsGetExportFileParams, AccountBrandsGetLogoParams, AccountBrandsUpdateLogoParams, AccountBrandsDeleteLogoParams, AccountBrandsListResourcesParams, AccountBrandsGetResourceQueryParams, AccountBrandsGetResourceParams, AccountBrandsUpdateResourceParams } from './account-brands.js';
import type { AccountConsumerDisclosuresGetDefaultQueryParams, AccountConsumerDisclosuresGetDefaultParams, AccountConsumerDisclosuresGetParams, AccountConsumerDisclosuresUpdateQueryParams, AccountConsumerDisclosuresUpdateParams } from './account-consumer-disclosures.js';
import type { AccountCustomFieldsListParams, AccountCustomFieldsCreateQueryParams, AccountCustomFieldsCreateParams, AccountCustomFieldsUpdateQueryParams, AccountCustomFieldsUpdateParams, AccountCustomFieldsDeleteQueryParams, AccountCustomFieldsDeleteParams } from './account-custom-fields.js';
import type { AccountSealProvidersListParams } from './account-seal-providers.js';
import type { AccountSignatureProvidersListParams } from './account-signature-providers.js';
import type { AccountsGetQueryParams, AccountsGetParams, AccountsDeleteParams, AccountsGetBillingChargesQueryParams, AccountsGetBillingChargesParams, AccountsDeleteCaptiveRecipientParams, AccountsListRecipientNamesByEmailQueryParams, AccountsListRecipientNamesByEmailParams, AccountsListSettingsParams, AccountsUpdateSettingsParams, AccountsGetEnvelopePurgeConfigurationParams, AccountsUpdateEnvelopePurgeConfigurationParams, AccountsGetNotificationDefaultsParams, AccountsUpdateNotificationDefaultsParams, AccountsListSharedAccessQueryParams, AccountsListSharedAccessParams, AccountsUpdateSharedAccessQueryParams, AccountsUpdateSharedAccessParams, AccountsListSupportedLanguagesParams, AccountsListUnsupportedFileTypesParams } from './accounts.js';
import type { AccountPermissionProfilesListQueryParams, AccountPermissionProfilesListParams, AccountPermissionProfilesCreateQueryParams, AccountPermissionProfilesCreateParams, AccountPermissionProfilesGetQueryParams, AccountPermissionProfilesGetParams, AccountPermissionProfilesUpdateQueryParams, AccountPermissionProfilesUpdateParams, AccountPermissionProfilesDeleteQueryParams, AccountPermissionProfilesDeleteParams } from './account-permission-profiles.js';
import type { AccountTabSettingsGetParams, AccountTabSettingsUpdateParams } from './account-tab-settings.js';
import type { ENoteConfigurationsGetParams, ENoteConfigurationsUpdateParams, ENoteConfigurationsDeleteParams } from './enote-configurations.js';
import type { AccountPasswordRulesGetParams, AccountPasswordRulesUpdateParams } from './account-password-rules.js';
import type { AccountWatermarksGetParams, AccountWatermarksUpdateParams, AccountWatermarksPreviewParams } from './account-watermarks.js';
import type { IdentityVerificationsListParams } from './identity-verifications.js';
import type { FavoriteTemplatesGetFavoriteTemplatesParams, FavoriteTemplatesUpdateFavoriteTemplateParams, FavoriteTemplatesUnFavoriteTemplateParams } from './favorite-templates.js';
import type { UserCustomSettingsListHeader, UserCustomSettingsListParams, UserCustomSettingsUpdateHeader, UserCustomSettingsUpdateParams, UserCustomSettingsDeleteHeader, UserCustomSettingsDeleteParams } from './user-custom-settings.js';
import type { UserProfilesGetParams, UserProfilesUpdateParams } from './user-profiles.js';
import type { UsersListQueryParams, UsersListParams, UsersUpdateListQueryParams, UsersUpdateListParams, UsersCreateParams, UsersDeleteQueryParams, UsersDeleteParams, UsersGetQueryParams, UsersGetParams, UsersUpdateQueryParams, UsersUpdateParams, UsersGetProfileImageQueryParams, UsersGetProfileImageParams, UsersUpdateProfileImageParams, UsersDeleteProfileImageParams, UsersGetSettingsParams, UsersUpdateSettingsQueryParams, UsersUpdateSettingsParams } from './users.js';
import type { UserSignaturesListQueryParams, UserSignaturesListParams, UserSignaturesUpdateListParams, UserSignaturesCreateParams, UserSignaturesGetParams, UserSignaturesUpdateQueryParams, UserSignaturesUpdateParams, UserSignaturesDeleteParams, UserSignaturesGetImageQueryParams, UserSignaturesGetImageParams, UserSignaturesUpdateImageQueryParams, UserSignaturesUpdateImageParams, UserSignaturesDeleteImageParams } from './user-signatures.js';
import type { ContactsUpdateParams, ContactsCreateParams, ContactsDeleteListParams, ContactsGetQueryParams, ContactsGetParams, ContactsDeleteParams } from './contacts.js';
import type { GroupsListQueryParams, GroupsListParams, GroupsUpdateParams, GroupsCreateParams, GroupsDeleteParams } from './groups.js';
import type { GroupUsersListQueryParams, GroupUsersListParams, GroupUsersUpdateParams, GroupUsersDeleteParams } from './group-users.js';
import type { GroupBrandsGetParams, GroupBrandsUpdateParams, GroupBrandsDeleteParams } from './group-brands.js';
import type { SigningGroupsListQueryParams, SigningGroupsListParams, SigningGroupsUpdateListParams, SigningGroupsCreateParams, SigningGroupsDeleteParams, SigningGroupsGetParams, SigningGroupsUpdateParams } from './signing-groups.js';
import type { SigningGroupUsersListParams, SigningGroupUsersUpdateParams, SigningGroupUsersDeleteParams } from './signing-group-users.js';
import type { EnvelopesListStatusChangesQueryParams, EnvelopesListStatusChangesParams, EnvelopesCreateQueryParams, EnvelopesCreateParams, EnvelopesListStatusQueryParams, EnvelopesListStatusParams, EnvelopesGetQueryParams, EnvelopesGetParams, EnvelopesUpdateQueryParams, EnvelopesUpdateHeader, EnvelopesUpdateParams, EnvelopesListAuditEventsParams, EnvelopesGetNotificationSettingsParams, EnvelopesUpdateNotificationSettingsHeader, EnvelopesUpdateNotificationSettingsParams, EnvelopesGetPageImagesQueryParams, EnvelopesGetPageImagesParams, EnvelopesDeleteDocumentPageHeader, EnvelopesDeleteDocumentPageParams, EnvelopesGetPageImageQueryParams, EnvelopesGetPageImageParams, EnvelopesRotateDocumentPageHeader, EnvelopesRotateDocumentPageParams, EnvelopesGetRecipientInitialsImageQueryParams, EnvelopesGetRecipientInitialsImageParams, EnvelopesUpdateRecipientInitialsImageHeader, EnvelopesUpdateRecipientInitialsImageParams, EnvelopesGetRecipientSignatureParams, EnvelopesGetRecipientSignatureImageQueryParams, EnvelopesGetRecipientSignatureImageParams, EnvelopesUpdateRecipientSignatureImageHeader, EnvelopesUpdateRecipientSignatureImageParams } from './envelopes.js';
import type { EnvelopeCustomFieldsListParams, EnvelopeCustomFieldsUpdateHeader, EnvelopeCustomFieldsUpdateParams, EnvelopeCustomFieldsCreateHeader, EnvelopeCustomFieldsCreateParams, EnvelopeCustomFieldsDeleteHeader, EnvelopeCustomFieldsDeleteParams } from './envelope-custom-fields.js';
import type { EnvelopeDocumentFieldsListParams, EnvelopeDocumentFieldsUpdateHeader, EnvelopeDocumentFieldsUpdateParams, EnvelopeDocumentFieldsCreateHeader, EnvelopeDocumentFieldsCreateParams, EnvelopeDocumentFieldsDeleteHeader, EnvelopeDocumentFieldsDeleteParams } from './envelope-document-fields.js';
import type { EnvelopeLocksGetParams, EnvelopeLocksUpdateHeader, EnvelopeLocksUpdateParams, EnvelopeLocksCreateParams, EnvelopeLocksDeleteQueryParams, EnvelopeLocksDeleteHeader, EnvelopeLocksDeleteParams } from './envelope-locks.js';
import type { EnvelopeRecipientsListQueryParams, EnvelopeRecipientsListParams, EnvelopeRecipientsUpdateQueryParams, EnvelopeRecipientsUpdateHeader, EnvelopeRecipientsUpdateParams, EnvelopeRecipientsCreateQueryParams, EnvelopeRecipientsCreateHeader, EnvelopeRecipientsCreateParams, EnvelopeRecipientsDeleteListHeader, EnvelopeRecipientsDeleteListParams, EnvelopeRecipientsDeleteHeader, EnvelopeRecipientsDeleteParams, EnvelopeRecipientsCreateRecipientProofFileLinkParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams, EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams, EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams } from './envelope-recipients.js';
import type { EnvelopeRecipientTabsListQueryParams, EnvelopeRecipientTabsListParams, EnvelopeRecipientTabsUpdateHeader, EnvelopeRecipientTabsUpdateParams, EnvelopeRecipientTabsCreateHeader, EnvelopeRecipientTabsCreateParams, EnvelopeRecipientTabsDeleteHeader, EnvelopeRecipientTabsDeleteParams } from './envelope-recipient-tabs.js';
import type { EnvelopeDocumentTabsGetByPageParams, EnvelopeDocumentTabsGetQueryParams, EnvelopeDocumentTabsGetParams, EnvelopeDocumentTabsUpdateHeader, EnvelopeDocumentTabsUpdateParams, EnvelopeDocumentTabsCreateHeader, EnvelopeDocumentTabsCreateParams, EnvelopeDocumentTabsDeleteHeader, EnvelopeDocumentTabsDeleteParams } from './envelope-document-tabs.js';
import type { EnvelopeViewsCreateCorrectParams, EnvelopeViewsCreateEditParams, EnvelopeViewsCreateRecipientParams, EnvelopeViewsCreateSenderParams, EnvelopeViewsCreateSharedRecipientParams, EnvelopeViewsCreateConsoleParams } from './envelope-views.js';
import type { EnvelopeConsumerDisclosuresGetDefaultQueryParams, EnvelopeConsumerDisclosuresGetDefaultParams, EnvelopeConsumerDisclosuresGetQueryParams, EnvelopeConsumerDisclosuresGetParams } from './envelope-consumer-disclosures.js';
import type { EnvelopeDocumentsListQueryParams, EnvelopeDocumentsListParams, EnvelopeDocumentsUpdateListHeader, EnvelopeDocumentsUpdateListParams, EnvelopeDocumentsDeleteHeader, EnvelopeDocumentsDeleteParams, EnvelopeDocumentsGetQueryParams, EnvelopeDocumentsGetParams, EnvelopeDocumentsUpdateHeader, EnvelopeDocumentsUpdateParams } from './envelope-documents.js';
import type { EnvelopeEmailSettingsGetParams, EnvelopeEmailSettingsUpdateHeader, EnvelopeEmailSettingsUpdateParams, EnvelopeEmailSettingsCreateHeader, EnvelopeEmailSettingsCreateParams, EnvelopeEmailSettingsDeleteHeader, EnvelopeEmailSettingsDeleteParams } from './envelope-email-settings.js';
import type { EnvelopeTemplatesListByDocumentQueryParams, EnvelopeTemplatesListByDocumentParams, EnvelopeTemplatesApplyToDocumentQueryParams, EnvelopeTemplatesApplyToDocumentHeader, EnvelopeTemplatesApplyToDocumentParams, EnvelopeTemplatesDeleteHeader, EnvelopeTemplatesDeleteParams, EnvelopeTemplatesListQueryParams, EnvelopeTemplatesListParams, EnvelopeTemplatesApplyQueryParams, EnvelopeTemplatesApplyHeader, EnvelopeTemplatesApplyParams } from './envelope-templates.js';
import type { EnvelopeAttachmentsListParams, EnvelopeAttachmentsCreateHeader, EnvelopeAttachmentsCreateParams, EnvelopeAttachmentsDeleteHeader, EnvelopeAttachmentsDeleteParams, EnvelopeAttachmentsGetParams, EnvelopeAttachmentsUpdateHeader, EnvelopeAttachmentsUpdateParams } from './envelope-attachments.js';
import type { ChunkedUploadsCreateParams, ChunkedUploadsGetQueryParams, ChunkedUploadsGetParams, ChunkedUploadsCommitQueryParams, ChunkedUploadsCommitParams, ChunkedUploadsDeleteParams, ChunkedUploadsUpdateParams } from './chunked-uploads.js';
import type { EnvelopeFormDataGetParams } from './envelope-form-data.js';
import type { EnvelopeDocumentVisibilityGetParams, EnvelopeDocumentVisibilityUpdateHeader, EnvelopeDocumentVisibilityUpdateParams, EnvelopeDocumentVisibilityUpdateListHeader, EnvelopeDocumentVisibilityUpdateListParams } from './envelope-document-visibility.js';
import type { EnvelopeDocumentHtmlDefinitionsGetParams } from './envelope-document-html-definitions.js';
import type { DocumentResponsiveHtmlPreviewCreateParams } from './document-responsive-html-preview.js';
import type { EnvelopeHtmlDefinitionsListParams } from './envelope-html-definitions.js';
import type { ResponsiveHtmlPreviewCreateParams } from './responsive-html-preview.js';
import type { NotaryJournalsListQueryParams } from './notary-journals.js';
import type { TemplatesListQueryParams, TemplatesListParams, TemplatesCreateParams, TemplatesGetQueryParams, TemplatesGetParams, TemplatesUpdateHeader, TemplatesUpdateParams, TemplatesUpdateGroupShareParams, TemplatesDeleteGroupShareParams, TemplatesGetPageImagesQueryParams, TemplatesGetPageImagesParams, TemplatesDeleteDocumentPageHeader, TemplatesDeleteDocumentPageParams, TemplatesGetDocumentPageImageQueryParams, TemplatesGetDocumentPageImageParams, TemplatesRotateDocumentPageHeader, TemplatesRotateDocumentPageParams, TemplatesGetNotificationSettingsParams, TemplatesUpdateNotificationSettingsHeader, TemplatesUpdateNotificationSettingsParams } from './templates.js';
import type { TemplateDocumentsListQueryParams, TemplateDocumentsListParams, TemplateDocumentsUpdateListHeader, TemplateDocumentsUpdateListParams, TemplateDocumentsDeleteHeader, TemplateDocumentsDeleteParams, TemplateDocumentsGetQueryParams, TemplateDocumentsGetParams, TemplateDocumentsUpdateQueryParams, TemplateDocumentsUpdateHeader, TemplateDocumentsUpdateParams } from './template-documents.js';
import type { TemplateDocumentTabsGetByPageParams, TemplateDocumentTabsGetQueryParams, TemplateDocumentTabsGetParams, TemplateDocumentTabsUpdateHeader, TemplateDocumentTabsUpdateParams, TemplateDocumentTabsCreateHeader, TemplateDocumentTabsCreateParams, TemplateDocumentTabsDeleteHeader, TemplateDocumentTabsDeleteParams } from './template-document-tabs.js';
import type { TemplateDocumentFieldsListParams, TemplateDocumentFieldsUpdateHeader, TemplateDocumentFieldsUpdateParams, TemplateDocumentFieldsCreateHeader, TemplateDocumentFieldsCreateParams, TemplateDocumentFieldsDeleteHeader, TemplateDocumentFieldsDeleteParams } from './template-document-fields.js';
import type { TemplateRecipientsListQueryParams, TemplateRecipientsListParams, TemplateRecipientsUpdateQueryParams, TemplateRecipientsUpdateHeader, TemplateRecipientsUpdateParams, TemplateRecipientsCreateQueryParams, TemplateRecipientsCreateHeader, TemplateRecipientsCreateParams, TemplateRecipientsDeleteListHeader, TemplateRecipientsDeleteListParams, TemplateRecipientsDeleteHeader, TemplateRecipientsDeleteParams, TemplateRecipientsCreateTemplateRecipientPreviewParams } from './template-recipients.js';
import type { TemplateBulkRecipientsListQueryParams, TemplateBulkRecipientsListParams, TemplateBulkRecipientsUpdateHeader, TemplateBulkRecipientsUpdateParams, TemplateBulkRecipientsDeleteHeader, TemplateBulkRecipientsDeleteParams } from './template-bulk-recipients.js';
import type { TemplateRecipientTabsListQueryParams, TemplateRecipientTabsListParams, TemplateRecipientTabsUpdateHeader, TemplateRecipientTabsUpdateParams, TemplateRecipientTabsCreateHeader, TemplateRecipientTabsCreateParams, TemplateRecipientTabsDeleteHeader, TemplateRecipientTabsDeleteParams } from './template-recipient-tabs.js';
import type { TemplateCustomFieldsListParams, TemplateCustomFieldsUpdateHeader, TemplateCustomFieldsUpdateParams, TemplateCustomFieldsCreateHeader, TemplateCustomFieldsCreateParams, TemplateCustomFieldsDeleteHeader, TemplateCustomFieldsDeleteParams } from './template-custom-fields.js';
import type { TemplateLocksGetParams, TemplateLocksUpdateHeader, TemplateLocksUpdateParams, TemplateLocksCreateParams, TemplateLocksDeleteQueryParams, TemplateLocksDeleteHeader, TemplateLocksDeleteParams } from './template-locks.js';
import type { TemplateViewsCreateEditParams } from './template-views.js';
import type { TemplateDocumentVisibilityGetParams, TemplateDocumentVisibilityUpdateHeader, TemplateDocumentVisibilityUpdateParams, TemplateDocumentVisibilityUpdateListHeader, TemplateDocumentVisibilityUpdateListParams } from './template-document-visibility.js';
import type { TemplateDocumentResponsiveHtmlPreviewCreateParams } from './template-document-responsive-html-preview.js';
import type { TemplateResponsiveHtmlPreviewCreateParams } from './template-responsive-html-preview.js';
import type { TemplateDocumentHtmlDefinitionsListParams } from './template-document-html-definitions.js';
import type { TemplateHtmlDefinitionsListParams } from './template-html-definitions.js';
import type { ConnectConfigurationsListParams, ConnectConfigurationsUpdateParams, ConnectConfigurationsCreateParams, ConnectConfigurationsGetParams, ConnectConfigurationsDeleteParams, ConnectConfigurationsListUsersQueryParams, ConnectConfigurationsListUsersParams, ConnectConfigurationsCreateConnectSecretsParams } from './connect-configurations.js';
import type { ConnectEventsRetryForEnvelopeParams, ConnectEventsRetryForEnvelopesParams, ConnectEventsListFailuresQueryParams, ConnectEventsListFailuresParams, ConnectEventsDeleteFailureParams, ConnectEventsListQueryParams, ConnectEventsListParams, ConnectEventsDeleteListParams, ConnectEventsGetQueryParams, ConnectEventsGetParams, ConnectEventsDeleteParams } from './connect-events.js';
import type { BulkSendGetBulkSendListsParams, BulkSendCreateBulkSendListParams, BulkSendGetBulkSendListParams, BulkSendUpdateBulkSendListParams, BulkSendDeleteBulkSendListParams, BulkSendCreateBulkSendRequestParams, BulkSendCreateBulkSendTestRequestParams } from './bulk-send.js';
import type { PowerFormsListQueryParams, PowerFormsListParams, PowerFormsCreateParams, PowerFormsDeleteListParams, PowerFormsGetParams, PowerFormsUpdateParams, PowerFormsDeleteParams, PowerFormsListSendersQueryParams, PowerFormsListSendersParams } from './power-forms.js';
import type { PowerFormDataListQueryParams, PowerFormDataListParams } from './power-form-data.js';
import type { WorkspacesListParams, WorkspacesCreateParams, WorkspacesGetParams, WorkspacesUpdateParams, WorkspacesDeleteParams } from './workspaces.js';
import type { WorkspaceItemsListFolderItemsQueryParams, WorkspaceItemsListFolderItemsParams, WorkspaceItemsDeleteFolderItemsParams, WorkspaceItemsCreateFIleParams, WorkspaceItemsGetFileQueryParams, WorkspaceItemsGetFileParams, WorkspaceItemsUpdateFileParams, WorkspaceItemsListFilePagesQueryParams, WorkspaceItemsListFilePagesParams } from './workspace-items.js';
import type { BCCEmailArchiveListQueryParams, BCCEmailArchiveListParams, BCCEmailArchiveCreateParams, BCCEmailArchiveGetQueryParams, BCCEmailArchiveGetParams, BCCEmailArchiveDeleteParams } from './bccemail-archive.js';
import type { NotaryGetNotaryQueryParams } from './notary.js';
import type { NotaryJurisdictionGetNotaryJurisdictionParams, NotaryJurisdictionUpdateNotaryJurisdictionParams, NotaryJurisdictionDeleteNotaryJurisdictionParams } from './notary-jurisdiction.js';

export interface paths {
    "/v2.1/accounts/{accountId}/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the brands of an account
         *
         * Lists all brands of an account in one answer, with the two that apply when nobody chooses.
         * Logos are left out unless `include_logos` asks for them, and then as addresses, not as
         * images.
         *
         * Branding must be switched on for the account, by `canSelfBrandSend` or `canSelfBrandSign` among
         * its settings.
         */
        get: operations["AccountBrands_list"];
        put?: never;
        /**
         * Make a brand
         *
         * Makes a brand from a name, colours, links and texts, and answers with it under the ID that
         * the service gives. Logos and resource files are not part of the body: they are put in
         * afterwards with `AccountBrands_updateLogo` and `AccountBrands_updateResource`.
         *
         * Branding must be switched on for the account, by `canSelfBrandSend` or `canSelfBrandSign` among
         * its settings, and the caller must be an administrator.
         */
        post: operations["AccountBrands_create"];
        /**
         * Delete brands
         *
         * Deletes the brands that the body names, with their logos and resource files, and answers with
         * the brands that it deleted. A brand that could not be deleted says why in its own
         * `errorDetails`. The caller must be an administrator of the account.
         */
        delete: operations["AccountBrands_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/brands/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a brand
         *
         * Reads one brand with its colours, texts and the addresses of its resource files. With
         * `include_logos` the addresses of its logos come along, and with `include_external_references`
         * its links and landing pages. Branding must be switched on for the account.
         */
        get: operations["AccountBrands_get"];
        /**
         * Change a brand
         *
         * Changes the names, colours, links, texts and languages of a brand, and whether it is a
         * default. Envelopes that use the brand appear in its new form from then on. Logos and resource
         * files have operations of their own.
         *
         * The caller must be an administrator of the account.
         */
        put: operations["AccountBrands_update"];
        post?: never;
        /**
         * Delete a brand
         *
         * Deletes one brand with its logos and resource files. The answer has no body. Several brands at
         * once are deleted with `AccountBrands_deleteList`. The caller must be an administrator of the
         * account.
         */
        delete: operations["AccountBrands_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/brands/{brandId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a brand as a file
         *
         * Gives the settings of a brand as one XML file, so that they can be kept outside the service.
         * Whoever exports must be an administrator of the account.
         */
        get: operations["AccountBrands_getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a logo of a brand
         *
         * Gives one of the three logos of a brand as a PNG image. A brand may have fewer than three; for
         * one that was never put in, nothing is found.
         */
        get: operations["AccountBrands_getLogo"];
        /**
         * Put a logo into a brand
         *
         * Puts a logo into a brand, in place of the one that was there. The body is the PNG file itself,
         * with `Content-Type: image/png`, neither JSON nor a form. The answer has no body. The caller
         * must be an administrator of the account.
         */
        put: operations["AccountBrands_updateLogo"];
        post?: never;
        /**
         * Delete a logo of a brand
         *
         * Takes one of the three logos out of a brand; the other two stay. The answer has no body. The
         * caller must be an administrator of the account.
         */
        delete: operations["AccountBrands_deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/brands/{brandId}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource files of a brand
         *
         * Lists the resource files of a brand, at most one each for sending, signing, e-mails and
         * signing inside another application. Each entry tells who uploaded the file, when, and which
         * parts of the master it changes; the file itself is read with `AccountBrands_getResource`.
         */
        get: operations["AccountBrands_listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a resource file of a brand
         *
         * Gives one resource file of a brand as XML, in the language that `langcode` names, with what the
         * brand has changed in it. With `return_master` the whole master comes instead, which is the place
         * to start from before a file of one's own is uploaded with `AccountBrands_updateResource`.
         */
        get: operations["AccountBrands_getResource"];
        /**
         * Upload a resource file into a brand
         *
         * Puts a resource file into a brand, as the part `file.xml` of a form (`multipart/form-data`).
         * It is enough that the file holds the entries that differ from the master. Entries that the
         * master does not know are not kept; the answer names them in `dataNotSavedNotInMaster`.
         *
         * The caller must be an administrator of the account.
         */
        put: operations["AccountBrands_updateResource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/consumer_disclosure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the consumer disclosure of an account
         *
         * Gives the disclosure on electronic records that recipients must accept before they sign, as HTML.
         * The text of the service is always in English. An account with a text of its own may have it in
         * several languages; then `langCode` chooses one, and `browser` the one of the reader's browser.
         */
        get: operations["AccountConsumerDisclosures_getDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/consumer_disclosure/{langCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the consumer disclosure in a language
         *
         * Gives the disclosure on electronic records, as HTML, in the language of the path, or with
         * `browser` in that of the reader's browser. The text of the service is always in English; only an
         * account with a text of its own can have it in other languages.
         */
        get: operations["AccountConsumerDisclosures_get"];
        /**
         * Change the consumer disclosure in a language
         *
         * Changes the disclosure on electronic records in the language of the path; the other languages
         * stay as they are, for nothing is translated. What the body leaves out keeps its value. Recipients
         * of envelopes under way who have not signed yet must accept the new text.
         *
         * `custom` with `true` puts a text of the account's own, in `esignText`, in place of the one of the
         * service; there is no way back. Before that, `esignText` is passed over in silence.
         * `accountEsignId`, `esignAgreement` and the companions cannot be set.
         *
         * The caller must be an administrator of the account. With `include_metadata`, the companions in
         * the answer say which of the settings may be changed.
         */
        put: operations["AccountConsumerDisclosures_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of an account
         *
         * Lists the metadata fields that the account offers for its envelopes, those with free text apart
         * from those with a choice. All come in one answer; an account has at most 500.
         */
        get: operations["AccountCustomFields_list"];
        put?: never;
        /**
         * Make a custom field for an account
         *
         * Makes a metadata field that every new envelope of the account then has, and on request the
         * existing templates too. No two fields of an account have the same name; names and values have at
         * most 100 characters, and an account at most 500 fields.
         *
         * The caller must be an administrator of the account.
         */
        post: operations["AccountCustomFields_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/custom_fields/{customFieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a custom field of an account
         *
         * Changes the name, value or choices of a metadata field of the account. New envelopes have the
         * field in its new form; with `apply_to_templates`, templates have it too. Envelopes that exist
         * are not changed. The caller must be an administrator of the account.
         */
        put: operations["AccountCustomFields_update"];
        post?: never;
        /**
         * Delete a custom field of an account
         *
         * Takes a metadata field out of the account, so that new envelopes no longer have it. With
         * `apply_to_templates`, templates lose it too; envelopes that exist keep it. The answer has no
         * body. The caller must be an administrator of the account.
         */
        delete: operations["AccountCustomFields_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/seals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seals of an account
         *
         * Lists the electronic seals that the account may put on documents. A seal acts without a
         * person, as a recipient of its own kind that names the seal. Seals are set up for the account
         * by the operator; without any, the list is empty.
         */
        get: operations["AccountSealProviders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/signatureProviders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signature providers of an account
         *
         * Lists the providers of standards-based signatures that are set up for the account. A recipient
         * names one of them to sign with a certificate of that provider; the entry says what the sender
         * must tell about the recipient for that.
         */
        get: operations["AccountSignatureProviders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         *
         * Makes an account with its first user, who becomes its administrator, on a plan of the reseller
         * that `distributorCode` and `distributorPassword` name. The answer holds the ID of the account
         * and the address from which all calls for it start.
         *
         * Only resellers, who get the code and the password from the operator, may make accounts; what
         * these start with is read with `Accounts_getProvisioning`. The first user gets an e-mail to
         * activate the account.
         */
        post: operations["Accounts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         *
         * Reads what is known of an account: its plan, how far the billing period has gone, how many
         * envelopes and seats are used. With `include_account_settings`, the settings of the account
         * come along; for that the caller must be its administrator.
         */
        get: operations["Accounts_get"];
        put?: never;
        post?: never;
        /**
         * Close an account
         *
         * Closes an account. Nobody can send from it any more, only the operator can open it again, and
         * its documents are purged by the service two years later. The answer has no body. The caller must
         * be an administrator of the account.
         */
        delete: operations["Accounts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/provisioning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how new accounts are made
         *
         * Tells a client what accounts that it makes start with: the code of the reseller, the plan, the
         * promotion and the password rule in words. Only clients whose integration key belongs to a
         * reseller get an answer; no account stands in the path.
         */
        get: operations["Accounts_getProvisioning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/billing_charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the charges of an account
         *
         * Lists what an account is charged for in the current billing period: how many envelopes and
         * seats are allowed, included and used, and at which prices. `include_charges` narrows the list
         * down to one of the two. The caller must be an administrator of the account.
         */
        get: operations["Accounts_getBillingCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/captive_recipients/{recipientPart}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the signatures of embedded recipients
         *
         * Deletes the signatures that embedded recipients have adopted in the account, so that they adopt
         * new ones next time. A recipient is found by name, e-mail address and client user ID together.
         * Documents that were signed already do not change.
         *
         * The answer says in `errorDetails` of each recipient how it went. The caller must be an
         * administrator of the account.
         */
        delete: operations["Accounts_deleteCaptiveRecipient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/recipient_names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the names that belong to an e-mail address
         *
         * Lists under which names an e-mail address is known to the account, so that a sender can choose
         * the right one for a recipient. Without an address the list is empty. The names come in one
         * answer.
         */
        get: operations["Accounts_listRecipientNamesByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of an account
         *
         * Answers with all settings of the account: what its plan and its administrators allow for sending,
         * signing, documents, notifications, templates, Connect and users. Beside most settings stands a
         * companion that tells whether the caller may change it and which values it may take.
         *
         * There are no pages; the answer has everything at once. A setting that the account's plan does
         * not know may be left out. Changing the settings needs the rights of an administrator.
         */
        get: operations["Accounts_listSettings"];
        /**
         * Change the settings of an account
         *
         * Changes the settings that the request carries and leaves all others as they are. A change counts
         * for the whole account at once; some, such as `dataPopulationScope`, also touch envelopes that are
         * under way.
         *
         * Only account administrators may change settings, and only those whose companion says `editable`.
         * What the plan does not include cannot be switched on here, and some settings are left to the
         * operator of the service. The answer has no body; read the settings to see the outcome.
         */
        put: operations["Accounts_updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/envelope_purge_configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when envelopes of an account are purged
         *
         * Tells whether the service purges finished envelopes of an account by itself, after how many
         * days, and what goes with their documents. The caller must be an administrator of the account.
         */
        get: operations["Accounts_getEnvelopePurgeConfiguration"];
        /**
         * Change when envelopes of an account are purged
         *
         * Sets whether the service purges finished envelopes of an account by itself, after how many
         * days, and what goes with their documents. Only completed, declined and voided envelopes are
         * purged; they first wait 14 days in a queue, of which the sender is told by e-mail. An
         * authoritative copy stays until it has been exported.
         *
         * The caller must be an administrator of the account.
         */
        put: operations["Accounts_updateEnvelopePurgeConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/notification_defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which e-mails users get by default
         *
         * Tells which e-mails users of an account get as senders and as signers, unless they have chosen
         * for themselves. Envelopes that a client sends are told apart from those that people send by
         * hand. The caller must be an administrator of the account.
         */
        get: operations["Accounts_getNotificationDefaults"];
        /**
         * Change which e-mails users get by default
         *
         * Changes which e-mails users of an account get as senders and as signers, unless they have chosen
         * for themselves. What the body leaves out stays as it is. The caller must be an administrator of
         * the account.
         */
        put: operations["Accounts_updateNotificationDefaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/shared_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who shares what (reserved)
         *
         * Lists what users share with each other and with groups: envelopes, templates or folders, as
         * `item_type` says; for folders, `folder_ids` names at least one. Administrators of the account see
         * the sharing of all its users. Others see only their own, and of it only who shares with them.
         *
         * The list comes in chunks of 1000 unless `count` says otherwise; `start_position` chooses where a
         * chunk begins, and `nextUri` leads to the next. `search_text` looks for users by name, in which
         * `*` stands for anything. The operation is reserved.
         */
        get: operations["Accounts_listSharedAccess"];
        /**
         * Set who shares what (reserved)
         *
         * Sets what users share with each other and with groups: envelopes, templates or folders, as
         * `item_type` says. It is the newer form of sharing a template with a group
         * (`Templates_updateGroupShare`). The operation is reserved.
         *
         * 1. What is sent replaces what was shared before; nothing is added up. Only
         *    `preserve_existing_shared_access` keeps the present sharing.
         * 2. Only administrators of the account may set the sharing of envelopes.
         * 3. The sharing of a template may be set by its owner, where the owner has the right to share,
         *    and by administrators of the account.
         * 4. For templates, `user` and `envelopes` may be left out of the items.
         *
         * Each object of the answer carries its own `errorDetails`, with `SUCCESS` where all went well.
         */
        put: operations["Accounts_updateSharedAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/supported_languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages for recipients
         *
         * Lists the languages in which e-mails and pages of the service can address recipients of the
         * account, by name and code. All of them come in one answer.
         */
        get: operations["Accounts_listSupportedLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/unsupported_file_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of files that cannot be sent
         *
         * Lists the kinds of files that the service does not take as documents, by extension and media
         * type, so that a client can turn them away before the upload.
         */
        get: operations["Accounts_listUnsupportedFileTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission profiles of an account
         *
         * Answers with all permission profiles of the account, those that every account has and those that
         * it made itself, with the rights that belong to each. `include` adds how many members have a
         * profile, closed members, the single rights of administrators, or companions.
         *
         * The list comes without pages.
         */
        get: operations["AccountPermissionProfiles_list"];
        put?: never;
        /**
         * Make a permission profile
         *
         * Makes a new permission profile with the rights that the request names. Rights that it does not
         * name get the value that the service has for new profiles. Members get the profile later, when
         * they or their group are changed.
         *
         * Only account administrators may make profiles, and the plan of the account must allow profiles
         * beside the usual ones.
         */
        post: operations["AccountPermissionProfiles_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/permission_profiles/{permissionProfileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a permission profile
         *
         * Answers with one permission profile: its name, the rights of its members, and the members
         * themselves. With `include=metadata`, the rights come with their companions.
         */
        get: operations["AccountPermissionProfiles_get"];
        /**
         * Change a permission profile
         *
         * Changes the name or the rights of a permission profile. Rights that the request does not name
         * stay as they are. The change counts at once for every member with the profile.
         *
         * Only account administrators may change profiles.
         */
        put: operations["AccountPermissionProfiles_update"];
        post?: never;
        /**
         * Delete a permission profile
         *
         * Deletes a permission profile of the account. Where members still have it, `move_users_to` must
         * name the profile that they get instead; without it the profile stays.
         *
         * Only account administrators may delete profiles. The answer has no body.
         */
        delete: operations["AccountPermissionProfiles_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tab settings of an account
         *
         * Answers with the kinds of tab that senders of the account may use, and with what they may do with
         * them: label, lock, scale, format, save and share them. The same object stands in the settings of
         * the account as `tabAccountSettings`.
         *
         * A companion beside each setting tells whether the caller may change it.
         */
        get: operations["AccountTabSettings_get"];
        /**
         * Change the tab settings of an account
         *
         * Opens or closes kinds of tab, and what senders may do with tabs, for the whole account. Settings
         * that the request does not carry stay as they are; tabs that are placed already stay too.
         *
         * Only account administrators may change these settings, and only those whose companion says
         * `editable`; others depend on the plan.
         */
        put: operations["AccountTabSettings_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/enote_configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the connection to the vault for electronic notes
         *
         * Tells how the account reaches its vault for electronic notes, and whether the connection is
         * complete. The password never comes along. The caller must be an administrator of the account,
         * and electronic notes must be switched on for it.
         */
        get: operations["ENoteConfigurations_get"];
        /**
         * Set the connection to the vault for electronic notes
         *
         * Sets with which user, password and key the service signs on to the vault for electronic notes.
         * A connection that was there is replaced. The caller must be an administrator of the account,
         * and electronic notes must be switched on for it.
         */
        put: operations["ENoteConfigurations_update"];
        post?: never;
        /**
         * Delete the connection to the vault for electronic notes
         *
         * Deletes what the account keeps to reach its vault for electronic notes. Notes that lie in the
         * vault stay there. The answer has no body. The caller must be an administrator of the account.
         */
        delete: operations["ENoteConfigurations_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/password_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the password rules of an account
         *
         * Tells what the passwords of the users of an account must look like, when they end and how long
         * a lockout lasts. The companions give the bounds within which the rules may be set. The caller
         * must be an administrator of the account.
         */
        get: operations["AccountPasswordRules_get"];
        /**
         * Change the password rules of an account
         *
         * Changes what the passwords of the users of an account must look like and how long they hold.
         * Single demands, such as a digit, count only with `passwordStrengthType` `custom`. Each number
         * must lie within the bounds that its companion gives. Passwords that exist stay until they end
         * or are changed.
         *
         * The caller must be an administrator of the account.
         */
        put: operations["AccountPasswordRules_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/current_user/password_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the password rules for the calling user
         *
         * Tells the user who calls what a new password must look like. No account stands in the path:
         * the rules are those of the account in which the user's password is kept. No administrator
         * right is needed.
         */
        get: operations["AccountPasswordRules_getForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/watermark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the watermark of an account
         *
         * Tells which watermark lies over documents of the account while their envelope is not completed,
         * and whether it is switched on at all.
         */
        get: operations["AccountWatermarks_get"];
        /**
         * Change the watermark of an account
         *
         * Changes the words or the image of the watermark, how it looks, and whether it is switched on.
         * Whether it looks well can be tried before with `AccountWatermarks_preview`. The caller must be
         * an administrator of the account.
         */
        put: operations["AccountWatermarks_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/watermark/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Preview a watermark
         *
         * Shows what a watermark would look like, as a Base64 image in `imageBase64`, without keeping
         * it. The watermark of the account stays as it is. The caller must be an administrator of the
         * account.
         */
        put: operations["AccountWatermarks_preview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/identity_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the identity checks that the account can use
         *
         * Lists the workflows by which the account can have the identity of a recipient checked, such as a
         * check of a passport or of a telephone number. The `workflowId` of one of them goes into the
         * `identityVerification` of a recipient, with a value for each of its input options that is
         * required.
         *
         * Which workflows there are depends on the plan and the settings of the account.
         */
        get: operations["IdentityVerifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/favorite_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the favourite templates of the caller
         *
         * Gives the templates that the calling user has marked as favourites, each with the moment at
         * which that was done. Favourites are kept for each user; nobody sees those of somebody else.
         */
        get: operations["FavoriteTemplates_getFavoriteTemplates"];
        /**
         * Mark templates as favourites
         *
         * Adds templates to the favourites of the calling user. The templates in the body join those that
         * are marked already; a template that is a favourite stays one. The caller must be able to see
         * the templates.
         *
         * The answer counts the templates that were marked, and each one carries its own outcome.
         */
        put: operations["FavoriteTemplates_updateFavoriteTemplate"];
        post?: never;
        /**
         * Take templates off the favourites
         *
         * Takes templates off the favourites of the calling user. The templates themselves stay, and so
         * do the favourites of everybody else.
         *
         * The answer counts the templates that were taken off, and each one carries its own outcome.
         */
        delete: operations["FavoriteTemplates_unFavoriteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/custom_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom settings of a user
         *
         * Gives the names and values that other systems keep with a user. They are not the settings of
         * the service, which have an operation of their own. Settings that were written as a group are
         * given only where the `X-DocuSign-User-Settings-Key` header names that group; without the header
         * the answer holds those outside any group.
         *
         * Users read their own; an administrator of the account reads those of all.
         */
        get: operations["UserCustomSettings_list"];
        /**
         * Write custom settings of a user
         *
         * Writes names and values into the custom settings of a user. A name that exists gets the new
         * value, any other is added, and what the body leaves out stays. All of a user's custom settings
         * may have 4000 characters together.
         *
         * With the `X-DocuSign-User-Settings-Key` header the settings go into the group that it names, and
         * are later found only with the same header. Users write their own; an administrator of the
         * account writes those of all.
         */
        put: operations["UserCustomSettings_update"];
        post?: never;
        /**
         * Delete custom settings of a user
         *
         * Deletes custom settings of a user by their names; values in the body do not matter. With the
         * `X-DocuSign-User-Settings-Key` header they are deleted from the group that it names, without it
         * from those outside any group. Settings that the body does not name stay.
         *
         * Users delete their own; an administrator of the account deletes those of all.
         */
        delete: operations["UserCustomSettings_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a user
         *
         * Gives what a user tells about themselves: address, company, title, the profile image's address,
         * how often they sent and signed, and which of this other users may see. The parts that a user
         * hides are given to that user and to administrators of the account only.
         */
        get: operations["UserProfiles_get"];
        /**
         * Change the profile of a user
         *
         * Changes what a user tells about themselves and which of it others see. Fields that the body
         * leaves out stay as they are; what only the service sets, such as the usage history, is ignored.
         * The calling user changes their own profile and no other, and must be a member of the account.
         *
         * The profile image is changed by an operation of its own. The answer has no body.
         */
        put: operations["UserProfiles_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of an account
         *
         * Lists the users of an account in chunks that `start_position` and `count` choose; `count` goes
         * from 1 to 100. The filters narrow the list down by status, group, name or e-mail address, and
         * a user must pass all that are given. Each user comes with name, address and status; with
         * `additional_info` the list holds everything that is known of them.
         *
         * Closed users stay in the list, with the status `Closed`. The caller needs the right to see the
         * users of the account, which administrators have.
         */
        get: operations["Users_list"];
        /**
         * Change users of an account
         *
         * Changes several users of an account in one call. Each user is named by `userId`, and fields that
         * are left out stay as they are. The caller must be an administrator of the account.
         *
         * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
         * who failed carries `errorDetails`, such as `INVALID_USERID` for an ID that the account does not
         * have. With `allow_all_languages` a user can get any language, not only those of the account.
         */
        put: operations["Users_updateList"];
        /**
         * Add users to an account
         *
         * Adds up to 500 users to an account. Each needs a name and an e-mail address; without
         * a permission profile they get the one that the account gives by default. An e-mail invites each
         * of them to activate the membership, unless `sendActivationEmail` is `false`. Given name, middle
         * name, family name and suffix may have 50 characters each. The caller must be an administrator of
         * the account.
         *
         * The call goes on to its end when one user fails: the answer is 201 all the same, and the user
         * who failed carries `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` where a user has that
         * name and address already.
         */
        post: operations["Users_create"];
        /**
         * Close users of an account
         *
         * Ends the membership of users in an account. They can no longer use it, but nothing is erased:
         * they stay in the list with the status `Closed`, and the envelopes they sent are kept. With
         * `delete` they also leave their groups, their permission profile or the signing groups they are
         * in. The caller must be an administrator of the account.
         *
         * The call goes on to its end when one user fails: the answer is 200 all the same, and the user who
         * failed carries `errorDetails`.
         */
        delete: operations["Users_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         *
         * Gives everything that an account knows of one user: name, addresses, status, rights, groups and
         * custom settings. Users read what is known of themselves; an administrator of the account reads
         * about all of them, closed ones included.
         */
        get: operations["Users_get"];
        /**
         * Change a user
         *
         * Changes what an account knows of one user, such as the name, the addresses, the permission
         * profile or the groups. Fields that are left out stay as they are. Users change their own
         * personal data; rights and groups, and other users, are for administrators of the account.
         *
         * Given name, middle name, family name and suffix may have 50 characters each. With
         * `allow_all_languages` the user can get any language, not only those of the account.
         */
        put: operations["Users_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the profile image of a user
         *
         * Gives the image that stands beside a user's profile, as a GIF. With `encoding` the bytes come
         * encoded for transport. A user without an image is answered with 404.
         */
        get: operations["Users_getProfileImage"];
        /**
         * Upload the profile image of a user
         *
         * Sets the image that stands beside a user's profile, and replaces the one before. The body is
         * the image itself, a GIF of 200 KB at most, with the content type `image/gif`. Users set their
         * own image; an administrator of the account sets those of all. The answer has no body.
         */
        put: operations["Users_updateProfileImage"];
        post?: never;
        /**
         * Delete the profile image of a user
         *
         * Removes the image that stands beside a user's profile; the rest of the profile stays. Users
         * remove their own image; an administrator of the account removes those of all. The answer has
         * no body.
         */
        delete: operations["Users_deleteProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of a user
         *
         * Answers with the rights and preferences of one user in the account: what the user may send, sign
         * and manage, which e-mails arrive, and how dates and names are written. As a rule the rights come
         * from the permission profile of the user.
         *
         * Users read their own settings; those of others need the rights of an administrator.
         */
        get: operations["Users_getSettings"];
        /**
         * Change the settings of a user
         *
         * Changes rights and preferences of one user in the account. Settings that the request does not
         * carry stay as they are. Rights for many users are better set in a permission profile.
         *
         * Users may change their own preferences, such as language and e-mails. Rights, and the settings of
         * other users, need the rights of an administrator. The answer has no body.
         */
        put: operations["Users_updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signatures of a user
         *
         * Lists the signatures that a user has, each with its initials, its font and the addresses of its
         * images; `stamp_type` narrows the list down to stamps or to written signatures. The list is not
         * paged. Users see their own signatures; an administrator of the account sees those of all.
         */
        get: operations["UserSignatures_list"];
        /**
         * Change or add signatures of a user
         *
         * Changes the signatures of a user that the body names by `signatureId`, and adds those that have
         * no ID. Signatures that the body leaves out stay as they are. Users change their own signatures
         * only, and must be members of the account.
         *
         * A signature that fails carries `errorDetails` in the answer. The images are uploaded one by one
         * afterwards.
         */
        put: operations["UserSignatures_updateList"];
        /**
         * Add signatures to a user
         *
         * Makes signatures for a user, each from a name, initials and a font, or a stamp with its size. The
         * first signature of a user becomes the default one. Where a drawing is to take the place of the
         * font, its image is uploaded afterwards for the `signatureId` that the answer gives, or goes along
         * as `imageBase64`; either way it is a GIF of 200 KB at most. Users make their own signatures; an
         * administrator of the account makes them for all.
         *
         * The service also takes the images beside the JSON, as `multipart/form-data` whose parts have no
         * names, which OpenAPI cannot say. The first part holds this same body; each further part is one
         * image with `Content-Disposition: file; filename="..."`, where `filename` is the `signatureName`
         * that it belongs to.
         *
         * A signature that fails carries `errorDetails`, and the answer is 201 all the same.
         */
        post: operations["UserSignatures_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a signature of a user
         *
         * Gives one signature of a user with its initials, its font or stamp, and the addresses under
         * which its images are found. The signature is named by its ID, or by its name encoded for a URL.
         * Users see their own signatures; an administrator of the account sees those of all.
         */
        get: operations["UserSignatures_get"];
        /**
         * Change a signature of a user
         *
         * Changes the name, the initials or the font of a signature, or the size of a stamp. A user who
         * has no default signature yet gets this one. With `close_existing_signature` the present
         * signature is closed and serves for no more signing; documents signed with it stay as they are.
         *
         * Users change their own signatures only, and must be members of the account. The images are
         * changed by operations of their own.
         */
        put: operations["UserSignatures_update"];
        post?: never;
        /**
         * Delete a signature of a user
         *
         * Deletes a signature of a user with its initials and images. Documents that were signed with it
         * stay as they are. Users delete their own signatures only. The answer has no body.
         */
        delete: operations["UserSignatures_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/users/{userId}/signatures/{signatureId}/{imageType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the image of a signature or of initials
         *
         * Gives the image of a user's signature or of the initials that go with it, as a GIF. With
         * `include_chrome` the image also shows the frame and the ID that the service draws around it on
         * documents. A signature without such an image is answered with 404. Users see their own images;
         * an administrator of the account sees those of all.
         */
        get: operations["UserSignatures_getImage"];
        /**
         * Upload the image of a signature or of initials
         *
         * Sets the image of a user's signature or of the initials that go with it, and replaces the one
         * before. The body is the image itself, a GIF of 200 KB at most, with the content type
         * `image/gif`. Users set the images of their own signatures only, and must be members of the
         * account.
         */
        put: operations["UserSignatures_updateImage"];
        post?: never;
        /**
         * Delete the image of a signature or of initials
         *
         * Removes the image of a user's signature or of the initials that go with it. The signature
         * itself stays and is shown in its font again. Users remove the images of their own signatures
         * only.
         */
        delete: operations["UserSignatures_deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change contacts
         *
         * Changes contacts of the address book, each named by its `contactId`. The e-mail addresses and
         * telephone numbers of the body replace those before; other fields that are left out stay. Users
         * change their own contacts; shared ones need the right to manage the shared address book.
         *
         * The call goes on to its end when one contact fails: the answer is 200 all the same, and the
         * contact that failed carries `errorDetails`.
         */
        put: operations["Contacts_update"];
        /**
         * Add contacts
         *
         * Adds people or signing groups to the address book of the calling user, or with `shared` to that
         * of the whole account. Each needs a name, and a person at least one e-mail address. Shared
         * contacts need the right to manage the shared address book.
         *
         * The call goes on to its end when one contact fails: the answer is 201 all the same, and the
         * contact that failed carries `errorDetails`.
         */
        post: operations["Contacts_create"];
        /**
         * Delete contacts
         *
         * Deletes contacts from the address book, each named by its `contactId`; nothing else of them
         * matters. Envelopes that were sent to them stay as they are. Users delete their own contacts;
         * shared ones need the right to manage the shared address book.
         *
         * The call goes on to its end when one contact fails: the answer is 200 all the same, and the
         * contact that failed carries `errorDetails`.
         */
        delete: operations["Contacts_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         *
         * Gives a contact of the address book as a list of one, with its e-mail addresses and telephone
         * numbers. `cloud_provider` says whether it is looked for among the rooms of the account or in
         * eSignature. Users see their own contacts and those that are shared in the account.
         */
        get: operations["Contacts_get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         *
         * Deletes one contact from the address book. Envelopes that were sent to it stay as they are.
         * Users delete their own contacts; a shared one needs the right to manage the shared address
         * book.
         */
        delete: operations["Contacts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of an account
         *
         * Lists the groups of users that an account has, in chunks that `start_position` and `count`
         * choose; `count` goes from 1 to 100. Besides the groups that the account made, the list holds
         * two that every account has: its administrators, and everyone in it. `search_text` and
         * `group_type` narrow it down. The members themselves are listed by an operation of their own.
         */
        get: operations["Groups_list"];
        /**
         * Change groups of users
         *
         * Changes the name and the permission profile of groups, each named by its `groupId`. Fields that
         * are left out stay as they are, and so do the members, who are changed by operations of their
         * own. The caller must be an administrator of the account.
         *
         * A group that fails carries `errorDetails`, and the answer is 200 all the same.
         */
        put: operations["Groups_update"];
        /**
         * Make groups of users
         *
         * Makes groups of users in an account, each with a name that no other group of the account has,
         * and if wanted with a permission profile and its first members. Members get the rights of the
         * group's profile. The caller must be an administrator of the account.
         *
         * A group that fails carries `errorDetails`, and the answer is 201 all the same.
         */
        post: operations["Groups_create"];
        /**
         * Delete groups of users
         *
         * Deletes groups from an account, each named by its `groupId`. The users stay members of the
         * account, but lose the rights and brands that they had by the group. The groups that every
         * account has cannot be deleted. The caller must be an administrator of the account.
         *
         * A group that fails carries `errorDetails`, and the answer is 200 all the same.
         */
        delete: operations["Groups_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/groups/{groupId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a group
         *
         * Lists the users who belong to a group, in chunks that `start_position` and `count` choose;
         * `count` goes from 1 to 100. Each comes with name, e-mail address and status, closed ones
         * included.
         */
        get: operations["GroupUsers_list"];
        /**
         * Add users to a group
         *
         * Adds users of the account to a group. Those who belong to it already stay, so nobody is removed
         * by this. The caller must be an administrator of the account.
         *
         * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
         * who failed carries `errorDetails`, such as `INVALID_USERID`.
         */
        put: operations["GroupUsers_update"];
        post?: never;
        /**
         * Remove users from a group
         *
         * Takes users out of a group. They stay members of the account, and keep the rights that they
         * have in other ways. Nobody can be taken out of the group that holds everyone. The caller must be
         * an administrator of the account.
         *
         * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
         * who failed carries `errorDetails`, such as `INVALID_USERID`.
         */
        delete: operations["GroupUsers_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/groups/{groupId}/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the brands of a group
         *
         * Lists the brands that members of a group may use when they send, and which of them apply when
         * a member does not choose. The whole list comes in one answer.
         */
        get: operations["GroupBrands_get"];
        /**
         * Give brands to a group
         *
         * Adds brands that the account already has to a group, so that its members can choose them when
         * they send. Brands that the group had before stay. The caller must be an administrator of the
         * account.
         */
        put: operations["GroupBrands_update"];
        post?: never;
        /**
         * Take brands from a group
         *
         * Takes the brands that the body names from a group; its members can no longer choose them. The
         * brands themselves stay in the account. The caller must be an administrator of the account.
         */
        delete: operations["GroupBrands_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/signing_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signing groups of an account
         *
         * Lists all signing groups of an account, 50 at most, without paging; with `include_users` each
         * comes with its members. Senders find here the `signingGroupId` that makes a group the recipient
         * of an envelope. Managing the groups is for administrators of the account.
         */
        get: operations["SigningGroups_list"];
        /**
         * Rename signing groups
         *
         * Gives new names to signing groups, each named by its `signingGroupId`. The members stay as they
         * are; one group with its members is changed by an operation of its own. The caller must be an
         * administrator of the account.
         *
         * A group that fails carries `errorDetails`, and the answer is 200 all the same.
         */
        put: operations["SigningGroups_updateList"];
        /**
         * Make signing groups
         *
         * Makes signing groups, each from a name and its members. A member is a name with an e-mail address
         * and need not be a user of the account. An account may have 50 signing groups, and each of them 50
         * members. Every sender of the account can then use them as recipients; whichever member opens
         * the envelope signs it in their own name. The caller must be an administrator of the
         * account.
         *
         * A group that fails carries `errorDetails`, and the answer is 201 all the same.
         */
        post: operations["SigningGroups_create"];
        /**
         * Delete signing groups
         *
         * Deletes signing groups from an account, each named by its `signingGroupId`. Users of the account
         * who belonged to them stay users. The caller must be an administrator of the account.
         *
         * A group that fails carries `errorDetails`, and the answer is 200 all the same.
         */
        delete: operations["SigningGroups_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a signing group
         *
         * Gives one signing group with its name, its members, and who made and changed it when. The caller
         * must be an administrator of the account.
         */
        get: operations["SigningGroups_get"];
        /**
         * Change a signing group
         *
         * Changes the name and the members of a signing group. Members of the body who are not in the
         * group yet are added to it, 50 members in all at most; those whom the body leaves out stay, since
         * removing has an operation of its own. The caller must be an administrator of the account.
         */
        put: operations["SigningGroups_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a signing group
         *
         * Lists the people who belong to a signing group, each by name and e-mail address. There are 50 at
         * most, so the list is not paged. The caller must be an administrator of the account.
         */
        get: operations["SigningGroupUsers_list"];
        /**
         * Add members to a signing group
         *
         * Adds people to a signing group, each by name and e-mail address. They need not be users of the
         * account. Those who belong to the group already stay in it; a group may have 50 members. The
         * caller must be an administrator of the account.
         *
         * A member who cannot be added carries `errorDetails`, and the answer is 200 all the same.
         */
        put: operations["SigningGroupUsers_update"];
        post?: never;
        /**
         * Remove members from a signing group
         *
         * Takes people out of a signing group, each named by name and e-mail address as they stand in it.
         * From then on they cannot open what is sent to the group. The caller must be an administrator of
         * the account.
         *
         * A member who cannot be removed carries `errorDetails`, and the answer is 200 all the same.
         */
        delete: operations["SigningGroupUsers_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List envelopes and their changes of status
         *
         * Lists the envelopes of the account that the caller may see: those that changed in a period, or
         * those named by their IDs or transactions. The filters can be combined.
         *
         * One of `from_date`, `envelope_ids` and `transaction_ids` must be there; without any of them the
         * call fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids` the answer holds
         * `envelopeTransactionStatuses`.
         *
         * A document that is hidden from a recipient is missing from the envelopes which that recipient
         * lists.
         *
         * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         * next.
         */
        get: operations["Envelopes_listStatusChanges"];
        put?: never;
        /**
         * Create an envelope
         *
         * Makes an envelope of documents and recipients, of a template, or of both. With `status` `sent` it
         * goes out at once; with `created`, or without a status, it stays a draft that can be changed and
         * sent later.
         *
         * A draft may be empty. Sending needs a subject, at least one document and at least one recipient,
         * and the plan of the account limits how many envelopes may be sent. Documents that are not PDFs
         * need their `fileExtension`. The request may be 35651584 bytes large at most, one document 32 MB,
         * and an envelope may have 100 recipients.
         *
         * A document can be kept from a recipient only if the administrator has switched on document
         * visibility for the account and the recipient has no tab on the document. Copies, certified
         * deliveries, editors and agents always see all documents.
         *
         * With `asynchronous` the answer comes before the envelope is built. The request then needs a
         * `transactionId`, and the status is `processing` for the time being.
         *
         * The service also takes large files beside the JSON, as `multipart/form-data` whose parts have no
         * names, which OpenAPI cannot say. The first part has `Content-Type: application/json` and
         * `Content-Disposition: form-data`, and holds this same body without `documentBase64`. Each further
         * part is one file, with its own media type and
         * `Content-Disposition: file; filename="lease.pdf"; documentid=1`, where `documentid` is a
         * `documentId` of the body.
         */
        post: operations["Envelopes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * List the statuses of many envelopes
         *
         * Lists envelopes with their statuses as the list of changes does, but can also take the IDs from
         * the body, where the query would grow too long. `envelope_ids` or `transaction_ids` is then
         * `request_body`.
         *
         * One of `from_date`, `envelope_ids` and `transaction_ids` must be there. The filters can be
         * combined. The list comes in chunks; `start_position` and `count` choose one. Nothing is changed,
         * although the method is PUT.
         */
        put: operations["Envelopes_listStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an envelope
         *
         * Gives one envelope with its status, its moments and the addresses of its parts. `include` adds
         * parts themselves, such as recipients with their tabs or the list of documents. A document that is
         * hidden from a recipient is missing from what that recipient reads.
         *
         * Sender, recipients and administrators of the account may read an envelope. Do not ask for the
         * status of the same envelope more than once in 15 minutes; let Connect push it instead.
         */
        get: operations["Envelopes_get"];
        /**
         * Change, send, void or purge an envelope
         *
         * Changes an envelope. What the request does follows from its fields and from where the envelope
         * stands:
         *
         * 1. A draft is sent with `status` `sent`, or changed with any other field.
         * 2. A draft, or an envelope that is sent or delivered, is voided with `status` `voided` and a
         *    `voidedReason`. Only its sender and administrators may do so.
         * 3. A completed envelope, and likewise one that was declined or voided, is purged with `purgeState`
         *    `documents_queued`, `documents_and_metadata_queued` or
         *    `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later; until then
         *    `documents_dequeued` takes them out of the queue again. It needs the right to purge.
         * 4. `resend_envelope` sends the e-mails to those who must act now once more.
         *
         * Recipients, tabs, custom fields, notification and e-mail settings are changed only with
         * `advanced_update`. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/audit_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of an envelope
         *
         * Tells everything that happened to an envelope: who made, sent, opened, signed or changed it, when,
         * from which network address and what status the envelope had afterwards.
         *
         * The caller must be the sender, a recipient or an administrator of the account. All events come in
         * one answer.
         */
        get: operations["Envelopes_listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reminders and the expiry of an envelope
         *
         * Tells when recipients of an envelope are reminded, when it expires, and whether all of this comes
         * from the account. Days are whole numbers, carried as strings.
         */
        get: operations["Envelopes_getNotificationSettings"];
        /**
         * Set the reminders and the expiry of an envelope
         *
         * Says when recipients of an envelope are reminded and when it expires. With `useAccountDefaults` the
         * account's own settings count and the rest of the body is ignored.
         *
         * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
         * `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of a document with their images
         *
         * Lists the pages of a document of an envelope with the sizes that their images have at the asked
         * sharpness. The images themselves are read one by one.
         *
         * A document that is hidden from a recipient has no pages for that recipient. The list comes in
         * chunks; `start_position` and `count` choose one.
         */
        get: operations["Envelopes_getPageImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a page of a document
         *
         * Takes one page out of a document; the pages behind it move up. The envelope must be a draft, and
         * the caller its sender. Whoever holds a lock on it sends the lock in `X-DocuSign-Edit`.
         */
        delete: operations["Envelopes_deleteDocumentPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/page_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the image of a page
         *
         * Gives one page of a document as a PNG image. `dpi` asks for a sharpness, `max_width` and
         * `max_height` for a size that the image must not exceed; it keeps its proportions.
         *
         * A document that is hidden from a recipient has no pages for that recipient.
         */
        get: operations["Envelopes_getPageImage"];
        /**
         * Turn a page of a document
         *
         * Turns one page of a document by a quarter, to the left or to the right, so that signers see it
         * upright. The envelope must be a draft, and the caller its sender. Whoever holds a lock on it sends
         * the lock in `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_rotateDocumentPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/initials_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the image of a recipient's initials
         *
         * Gives the initials that a recipient adopted, as a GIF image. `include_chrome` asks for the image
         * with the line and the ID around it. An old envelope may only have that one; where the plain image
         * is missing, ask for the framed one.
         */
        get: operations["Envelopes_getRecipientInitialsImage"];
        /**
         * Set the image of a recipient's initials
         *
         * Puts an image in the place of a recipient's initials. It is meant for signers who have no account
         * and for those who sign in person; users change their own signatures instead.
         *
         * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_updateRecipientInitialsImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signature of a recipient
         *
         * Tells what signature a recipient adopted, with its font, its initials and the addresses of its
         * images. It is meant for signers who have no account and for those who sign in person; users have
         * theirs among their own signatures.
         */
        get: operations["Envelopes_getRecipientSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/signature_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the image of a recipient's signature
         *
         * Gives the signature that a recipient adopted, as a GIF image. `include_chrome` asks for the image
         * with the line and the ID around it. An old envelope may only have that one; where the plain image
         * is missing, ask for the framed one.
         */
        get: operations["Envelopes_getRecipientSignatureImage"];
        /**
         * Set the image of a recipient's signature
         *
         * Puts an image in the place of a recipient's signature. It is meant for signers who have no account
         * and for those who sign in person; users change their own signatures instead.
         *
         * The body is the GIF image itself, of 200 KB at most. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_updateRecipientSignatureImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of an envelope
         *
         * Gives the metadata of an envelope: the fields with free text and those with a choice, with the IDs
         * by which they are changed. Sender, recipients and administrators of the account may read them.
         */
        get: operations["EnvelopeCustomFields_list"];
        /**
         * Change custom fields of an envelope
         *
         * Changes the metadata of an envelope that is a draft or in process. A field is found by its
         * `fieldId`; what is left out of it stays as it is, and so do fields that are not named. Each field
         * comes back with its own outcome. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeCustomFields_update"];
        /**
         * Add custom fields to an envelope
         *
         * Adds metadata to an envelope that is a draft or in process. No two fields of an envelope may have
         * the same name; name and value have 100 characters at most. Each field comes back with its ID and
         * its own outcome. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeCustomFields_create"];
        /**
         * Delete custom fields of an envelope
         *
         * Takes metadata away from an envelope that is a draft or in process. The body names the fields by
         * their `fieldId`; others stay. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeCustomFields_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a document
         *
         * Gives the pairs of a name and a value that the sender keeps with one document of an envelope. They
         * have nothing to do with the tabs that signers fill in.
         */
        get: operations["EnvelopeDocumentFields_list"];
        /**
         * Change fields of a document
         *
         * Gives new values to names that one document of an envelope already has; names that are not in the
         * body keep their values. The envelope must be a draft or in process. Whoever holds a lock on the
         * envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentFields_update"];
        /**
         * Add fields to a document
         *
         * Adds pairs of a name and a value to one document of an envelope. The envelope must be a draft or
         * in process, and a document has each name only once. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeDocumentFields_create"];
        /**
         * Delete fields of a document
         *
         * Removes names, together with their values, from one document of an envelope. The body lists the
         * names; others stay. The envelope must be a draft or in process. Whoever holds a lock on the
         * envelope sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeDocumentFields_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the lock of an envelope
         *
         * Tells who holds the lock on an envelope, for what and until when. Only the owner of the lock
         * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
         * client that lost the token gets it back.
         */
        get: operations["EnvelopeLocks_get"];
        /**
         * Extend the lock of an envelope
         *
         * Sets how long the lock on an envelope lasts, counted from now, and under which application
         * name. Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
         */
        put: operations["EnvelopeLocks_update"];
        /**
         * Lock an envelope
         *
         * Takes the lock on an envelope for the calling user, so that nobody else changes the envelope
         * until the lock is given back or its time runs out. The answer holds the token that every
         * change must then carry in the `X-DocuSign-Edit` header.
         *
         * The envelope must be a draft, sent or delivered, and the user needs the right to lock
         * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
         */
        post: operations["EnvelopeLocks_create"];
        /**
         * Unlock an envelope
         *
         * Gives the lock on an envelope back, so that others can change the envelope again. Changes that
         * were made under the lock are kept unless `save_changes` is `false`, which throws away what
         * stands on the scratch copy. The owner proves the right to do so with the token in the
         * `X-DocuSign-Edit` header.
         */
        delete: operations["EnvelopeLocks_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipients of an envelope
         *
         * Gives all recipients of an envelope, in one list for each kind, each with its turn and how far
         * it has come. Tabs come along only with `include_tabs`. There is no paging, since an envelope
         * has 100 recipients at most.
         *
         * Sender, recipients and administrators of the account may ask, whatever the status of the
         * envelope. Documents that are hidden from a recipient stand in its `excludedDocuments`.
         */
        get: operations["EnvelopeRecipients_list"];
        /**
         * Change or correct the recipients of an envelope
         *
         * Changes recipients, each found by its `recipientId`. In a draft every field may be changed, and a
         * recipient with a new `recipientId` is added. In an envelope in process a recipient who has not
         * finished may be corrected: address, name, signing group, kind, turn, note, words of the e-mails
         * and whether they go out, way of delivery, access code, checks of the identity, custom fields,
         * document visibility, and what an agent may change. Tabs in the request are ignored; they have
         * operations of their own.
         *
         * A recipient who has signed is left as it is, with `RECIPIENT_UPDATE_FAILED` in its entry of the
         * answer, while the others are changed. `resend_envelope` sends the e-mails to those whose turn it
         * is once more, and may be all that the call asks for.
         *
         * A document can be hidden only if the administrator has switched on document visibility for the
         * account and the recipient has no tab on it. It is then also missing from the recipient's lists of
         * envelopes, documents and page images. Copies, certified deliveries, editors and agents always see
         * all documents.
         *
         * Sender and administrators may change recipients, as may an editor whose turn it is. Whoever holds
         * a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeRecipients_update"];
        /**
         * Add recipients to an envelope
         *
         * Adds recipients of any kind to an envelope that is a draft or in process. Each needs a
         * `recipientId` that nobody else in the envelope has, and before the envelope goes out a name and an
         * address, or a signing group. In an envelope that was sent already, a new recipient is written to
         * when its turn comes.
         *
         * Tabs may come along with the recipients. A document can be kept from a recipient only if the
         * administrator has switched on document visibility for the account and the recipient has no tab on
         * it; copies, certified deliveries, editors and agents always see all documents.
         *
         * Sender and administrators may add recipients. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeRecipients_create"];
        /**
         * Remove recipients from an envelope
         *
         * Takes several recipients out of an envelope that is a draft or in process, together with their
         * tabs. The request names them by `recipientId`, in the list of their kind. A recipient who has
         * finished stays, and so does one whom a template requires.
         *
         * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeRecipients_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a recipient from an envelope
         *
         * Takes one recipient out of an envelope that is a draft or in process, together with the
         * recipient's tabs. A recipient who has finished cannot be removed, nor one whom a template
         * requires.
         *
         * Sender and administrators may remove recipients. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeRecipients_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to the evidence of an identity check
         *
         * Makes an address at which people can look at the evidence that a recipient gave when the identity
         * was checked, such as the picture of a passport. Each call makes a new address, which works for a
         * short time only.
         *
         * The recipient must have been through a workflow of identity verification, and the caller must be
         * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
         * sender gave. There is no request body.
         */
        post: operations["EnvelopeRecipients_createRecipientProofFileLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/identity_proof_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token for the evidence of an identity check
         *
         * Makes a token with which a program fetches the evidence that a recipient gave when the identity
         * was checked, and names the service that keeps the evidence. The token works for this recipient and
         * for a short time only. For an address that people can open there is the link instead.
         *
         * The recipient must have been through a workflow of identity verification, and the caller must be
         * the sender or an administrator. The path takes the recipient's GUID instead of the ID that the
         * sender gave. There is no request body.
         */
        post: operations["EnvelopeRecipients_createRecipientProofFileResourceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an envelope as one of its recipients will see it
         *
         * Makes the address of a page that shows the sender what a recipient will see, tabs included.
         * Nothing that is done there changes the envelope, nobody can sign there, and the recipient is
         * not told. A document that is hidden from the recipient is missing from the page too.
         *
         * The sender and administrators may look, also while the envelope is a draft. The address must be
         * opened at once; it works one time. `returnUrl` then gets the outcome as the query parameter
         * `event`.
         */
        post: operations["EnvelopeRecipients_createEnvelopeRecipientPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs of a recipient
         *
         * Gives all tabs of one recipient of an envelope, on all documents, in one list for each kind.
         * Once the recipient has finished, the values are those that were signed. There is no paging.
         *
         * Sender, recipients and administrators of the account may ask, whatever the status of the
         * envelope.
         */
        get: operations["EnvelopeRecipientTabs_list"];
        /**
         * Change the tabs of a recipient
         *
         * Changes tabs of one recipient, each found by its `tabId`; fields that are left out stay as they
         * are. Values can be set and tabs moved while the envelope is a draft or in process and the
         * recipient has not finished. Nothing can be changed once the envelope is completed.
         *
         * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
         * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeRecipientTabs_update"];
        /**
         * Add tabs for a recipient
         *
         * Adds tabs for one recipient to the documents of an envelope that is a draft or in process. Each
         * tab either names its document, page and place, or an anchor beside which it is put wherever
         * that text is found. The recipient must be of a kind that has tabs and must not have finished.
         *
         * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
         * more. Sender and administrators may add tabs. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeRecipientTabs_create"];
        /**
         * Remove tabs of a recipient
         *
         * Takes tabs of one recipient off the documents. The request names them by `tabId`, in the list
         * of their kind. The envelope must be a draft or in process, and the recipient must not have
         * finished. Tabs that a template requires stay.
         *
         * Once the last tab of a recipient is gone from a document, the document can be hidden from that
         * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
         * sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeRecipientTabs_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs on a page of a document
         *
         * Gives the tabs of all recipients that stand on one page of a document, in one list for each
         * kind, together with those that the sender fills in beforehand. There is no paging.
         *
         * Sender, recipients and administrators of the account may ask, whatever the status of the
         * envelope. For a recipient from whom the document is hidden it does not exist.
         */
        get: operations["EnvelopeDocumentTabs_getByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs on a document
         *
         * Gives the tabs of all recipients that stand on one document, in one list for each kind,
         * together with those that the sender fills in beforehand. `page_numbers` narrows them down to
         * some pages. There is no paging.
         *
         * Sender, recipients and administrators of the account may ask, whatever the status of the
         * envelope. For a recipient from whom the document is hidden it does not exist.
         */
        get: operations["EnvelopeDocumentTabs_get"];
        /**
         * Change the tabs on a document
         *
         * Changes tabs on one document, of whichever recipients, each found by its `tabId`; fields that
         * are left out stay as they are. The envelope must be a draft or in process, and the owner of a
         * tab must not have finished. Nothing can be changed once the envelope is completed.
         *
         * A tab that cannot be changed says why in its `errorDetails` and does not stop the others. Sender
         * and administrators may change tabs. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentTabs_update"];
        /**
         * Add tabs to a document
         *
         * Puts tabs on one document of an envelope that is a draft or in process, for several recipients
         * at once. Each tab names its recipient in `recipientId`; tabs that the sender fills in beforehand
         * stand in `prefillTabs` and have none. Page and place are given, or an anchor.
         *
         * Recipients must be of a kind that has tabs and must not have finished. Once a recipient has a
         * tab on the document, it cannot be hidden from that recipient any more. Sender and administrators
         * may add tabs. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeDocumentTabs_create"];
        /**
         * Remove tabs from a document
         *
         * Takes tabs off one document, of whichever recipients. The request names them by `tabId`, in the
         * list of their kind. The envelope must be a draft or in process, and the owner of a tab must not
         * have finished. Tabs that a template requires stay.
         *
         * Once the last tab of a recipient is gone from the document, it can be hidden from that
         * recipient. Sender and administrators may remove tabs. Whoever holds a lock on the envelope
         * sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeDocumentTabs_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the page for correcting an envelope
         *
         * Gives the address of the page on which the sender corrects an envelope that is sent or delivered,
         * inside the sender's own application. While the page is open, the envelope has the status `correct`
         * and nobody can sign; afterwards it goes back to where it stood. The address can be used once, right
         * away.
         *
         * When the page is left, the browser goes to `returnUrl` with `event` in the query: `send`, `save`,
         * `cancel`, `error` or `sessionEnd`.
         */
        post: operations["EnvelopeViews_createCorrect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the page for editing an envelope
         *
         * Gives the address of the page on which the caller changes documents, recipients and tabs of an
         * envelope that is not finished, inside the caller's own application. The address can be used once,
         * right away, and opens the envelope with the caller's rights.
         *
         * When the page is left, the browser goes to `returnUrl` with `event` in the query.
         */
        post: operations["EnvelopeViews_createEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the signing page for a recipient
         *
         * Gives the address of the page on which a recipient reads and signs an envelope inside the caller's
         * own application. The address can be used once, and only within 300 seconds; make it when the
         * recipient is there, and never send it by e-mail.
         *
         * A draft cannot be opened. To sign, the envelope must be sent or delivered and it must be the
         * recipient's turn; a finished envelope is only shown. `clientUserId`, name and e-mail address must
         * be those that the envelope has. The caller vouches for the recipient's identity with
         * `authenticationMethod`, which goes into the record.
         *
         * When the page is left, the browser goes to `returnUrl` with `event` in the query:
         * `signing_complete`, `viewing_complete`, `cancel` (also for signing later), `decline`,
         * `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`, `ttl_expired` or
         * `exception`. Do not take it as a proof; ask for the status of the envelope.
         */
        post: operations["EnvelopeViews_createRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the page for preparing and sending an envelope
         *
         * Gives the address of the page on which the caller completes a draft and sends it, inside the
         * caller's own application. The address can be used once, right away, and opens the draft with the
         * caller's rights.
         *
         * When the page is left, the browser goes to `returnUrl` with `envelopeId` and `event` in the query:
         * `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
         */
        post: operations["EnvelopeViews_createSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an envelope that a recipient shares
         *
         * Gives the address of the page on which a user sees an envelope that a recipient of the same account
         * shares with them. The caller must be a user with whom the recipient's envelopes are shared; the
         * page shows what the recipient would see.
         *
         * The address can be used once, within 300 seconds. Afterwards the browser goes to `returnUrl` with
         * `event` in the query.
         */
        post: operations["EnvelopeViews_createSharedRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/views/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the web application
         *
         * Gives the address at which the web application opens inside the caller's own, with the caller's
         * rights: with the list of envelopes, or with one envelope where `envelopeId` names it. The address
         * can be used once, right away.
         *
         * Unlike the other views it does not confine the user to one envelope.
         */
        post: operations["EnvelopeViews_createConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the consumer disclosure for a recipient
         *
         * Gives the text on electronic records that one recipient of an envelope has to accept, in the
         * language set for that recipient or in another that `langCode` names. The particulars of the
         * sending account are filled in.
         */
        get: operations["EnvelopeConsumerDisclosures_getDefault"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/consumer_disclosure/{langCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the consumer disclosure for a recipient in one language
         *
         * Gives the text on electronic records that one recipient of an envelope has to accept, in the
         * language that the path names. The particulars of the sending account are filled in. The query's
         * `langCode` means the same as the one in the path and need not be sent.
         */
        get: operations["EnvelopeConsumerDisclosures_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of an envelope
         *
         * Lists what an envelope contains: the files of the sender, in their order, and the certificate of
         * completion. The bytes are not in the list; each document is read by its own address.
         *
         * A recipient gets only the documents that are visible to that recipient. `recipient_id` shows the
         * list as one recipient gets it, and `include_tabs` adds what is known of the tabs on each document.
         */
        get: operations["EnvelopeDocuments_list"];
        /**
         * Add documents to a draft
         *
         * Adds one or more documents to an envelope that is still a draft. A document whose number is
         * already taken replaces the one that has it. Other documents of the envelope stay as they are.
         *
         * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
         * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
         * chunked upload. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocuments_updateList"];
        post?: never;
        /**
         * Remove documents from a draft
         *
         * Takes the named documents out of an envelope that is still a draft, together with the tabs that
         * stand on them. The body is an envelope definition; of its `documents` only the numbers count.
         *
         * Once the envelope has been sent its documents can no longer be taken out; only a purge removes
         * them. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeDocuments_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of a document
         *
         * Gives a document of an envelope as a PDF, in its present state. In place of a document's number
         * the path takes four words: `combined` for all documents in one PDF, to which `certificate=true`
         * adds the certificate of completion; `certificate` for that certificate alone; `portfolio` for a
         * PDF portfolio; and `archive` for a ZIP of the single PDFs and the certificate.
         *
         * A recipient gets only the documents that are visible to that recipient. Too many downloads of the
         * same document at the same time are refused.
         */
        get: operations["EnvelopeDocuments_get"];
        /**
         * Add or replace a document
         *
         * Puts a file into an envelope that is still a draft, under the number in the path. A document that
         * has the number already is replaced.
         *
         * The body is the file itself, of 32 MB at most. Its name comes in `Content-Disposition`, with the
         * extension where the file is not a PDF. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocuments_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/email_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the e-mail settings of an envelope
         *
         * Tells what an envelope has set for its own e-mails: where answers go and who gets a blind copy.
         * Where it has set nothing, the settings of the account count.
         */
        get: operations["EnvelopeEmailSettings_get"];
        /**
         * Change the e-mail settings of an envelope
         *
         * Changes where answers to the e-mails of one envelope go and who gets a blind copy of them. A field
         * that is left out stays as it is. Blind copies must be switched on for the account.
         *
         * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeEmailSettings_update"];
        /**
         * Add e-mail settings to an envelope
         *
         * Says where answers to the e-mails of one envelope go and who gets a blind copy of them, instead of
         * what the account has set. Blind copies must be switched on for the account.
         *
         * The envelope must be a draft or in process. Whoever holds a lock on it sends the lock in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeEmailSettings_create"];
        /**
         * Delete the e-mail settings of an envelope
         *
         * Deletes what an envelope has set for its own e-mails, so that the settings of the account count
         * again. The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it
         * in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeEmailSettings_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates that go with a document
         *
         * Lists the templates that have to do with one document of an envelope: those that were applied
         * to it, those whose pages resemble it, or both, as `include` says. For a resembling template the
         * answer tells the pages and how close they are in percent.
         */
        get: operations["EnvelopeTemplates_listByDocument"];
        put?: never;
        /**
         * Apply templates to a document of an envelope
         *
         * Lays one or more templates over a document that is in the envelope already: their recipients and
         * tabs come into the envelope, while the document keeps its own pages. The envelope must be a draft
         * or in process. The pages to cover can be given for each template.
         *
         * Recipients whose tabs all hang on anchor texts that the document lacks are left out unless
         * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeTemplates_applyToDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a template from a document of an envelope
         *
         * Undoes that a template was applied to a document of an envelope. The template itself stays in the
         * account. The envelope must be a draft or in process. What the template marks as required cannot be
         * taken out with it. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeTemplates_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates that go with an envelope
         *
         * Lists the templates that have to do with any document of an envelope: those that were applied,
         * those whose pages resemble a document, or both, as `include` says. Each entry names the document
         * that it belongs to.
         */
        get: operations["EnvelopeTemplates_list"];
        put?: never;
        /**
         * Apply templates to an envelope
         *
         * Adds what one or more templates hold, such as recipients, tabs and settings, to an envelope that
         * exists already. The envelope must be a draft or in process. Each entry names a template and, where
         * it is meant for one document only, that document and its pages.
         *
         * Recipients whose tabs all hang on anchor texts that no document contains are left out unless
         * `preserve_template_recipient` is true. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeTemplates_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attachments of an envelope
         *
         * Lists the files that the sender has added to an envelope beside its documents, without their
         * bytes. They are no part of what is signed, and are read one by one.
         */
        get: operations["EnvelopeAttachments_list"];
        /**
         * Add attachments to an envelope
         *
         * Adds one or more files to an envelope that is a draft or in process. An attachment whose ID is
         * already taken replaces the one that has it.
         *
         * Each attachment carries its bytes in `data` or names a file in `remoteUrl`. Although this makes
         * something new, the answer has the status 200. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeAttachments_create"];
        post?: never;
        /**
         * Remove attachments from a draft
         *
         * Takes the named attachments out of an envelope that is still a draft. While it is in process,
         * attachments can be added and replaced but not taken out. Whoever holds a lock on the envelope
         * sends it in `X-DocuSign-Edit`.
         */
        delete: operations["EnvelopeAttachments_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of an attachment
         *
         * Gives an attachment of an envelope as the file that was put in, byte for byte. The answer is
         * not JSON; its media type says nothing about the kind of file, which the list of attachments
         * tells.
         */
        get: operations["EnvelopeAttachments_get"];
        /**
         * Add or replace an attachment
         *
         * Puts a file into an envelope under the attachment ID in the path. An attachment that has the ID
         * already is replaced. The envelope must be a draft or in process. Whoever holds a lock on it
         * sends it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeAttachments_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/chunked_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload in parts
         *
         * Starts an upload for a file that is too large for one request, and takes its first part, which
         * is part 0. The other parts follow one by one from 1, without a gap, and a commit closes the
         * upload.
         *
         * Everything must be done within 20 minutes of the start; `expirationDateTime` says when that is
         * over. An upload may have 128 parts as a rule and never more than 256, and 50 MB in all unless
         * the account has another limit. The limits that hold are in the answer.
         */
        post: operations["ChunkedUploads_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of an upload in parts
         *
         * Tells which parts of an upload have come in, how large they are, whether it was committed and
         * until when it lives. With `include=checksum` the answer also holds the SHA-256 checksum of the
         * bytes, which the caller can compare with that of the file before the commit.
         *
         * An upload that has been used for a document or an attachment, or whose 20 minutes are over, is
         * gone and cannot be read any more.
         */
        get: operations["ChunkedUploads_get"];
        /**
         * Commit an upload in parts
         *
         * Closes an upload. The service puts the parts together and checks them by SHA-256; after that no
         * part can be added, and the upload can be named where a document or an attachment is put
         * in. It can be used once: whatever names it first consumes it.
         *
         * The parts must follow on each other from 0 without a gap. `action` must be `commit`, and the
         * 20 minutes that an upload lives must not be over.
         */
        put: operations["ChunkedUploads_commit"];
        post?: never;
        /**
         * Throw an upload in parts away
         *
         * Removes an upload with all its parts, committed or not, before its 20 minutes are over. An upload
         * that a document or an attachment has used is gone by itself and cannot be removed here.
         */
        delete: operations["ChunkedUploads_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/chunked_uploads/{chunkedUploadId}/{chunkedUploadPartSeq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a part to an upload
         *
         * Adds the next part to an upload that has been started. Part 0 came with the start, so the first
         * number here is 1, and each further part has the number after the last one. A part that is there
         * cannot be replaced.
         *
         * The upload must not be committed and must be younger than 20 minutes. All parts together may not
         * exceed the number and the size that the answer names, as a rule 128 parts (never more than 256)
         * and 50 MB.
         */
        put: operations["ChunkedUploads_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/form_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was filled in on an envelope
         *
         * Gives the values of the fields of an envelope: those that the sender filled in, those of each
         * recipient, and all of them in one list. The envelope must be in process, completed or voided; a
         * draft has no form data.
         *
         * The sender and administrators of the account may read them.
         */
        get: operations["EnvelopeFormData_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which documents a recipient sees
         *
         * Tells for each document of an envelope whether one recipient gets to see it. An administrator must
         * have switched document visibility on for the account. Recipients of the kinds carbon copy,
         * certified delivery, editor and agent always see all documents, whatever is set. Envelopes and
         * templates have document visibility, PowerForms do not.
         */
        get: operations["EnvelopeDocumentVisibility_get"];
        /**
         * Set which documents a recipient sees
         *
         * Sets for one recipient of an envelope which documents are seen and which are hidden. A hidden
         * document is also missing from the recipient's lists of envelopes and documents and from the page
         * images. Envelopes and templates have document visibility, PowerForms do not.
         *
         * 1. An administrator must have switched document visibility on for the account.
         * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
         *    documents.
         *
         * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentVisibility_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set which documents several recipients see
         *
         * Sets in one call which documents of an envelope its recipients see. Each entry names a document
         * and a recipient. A hidden document is also missing from the recipient's lists of envelopes and
         * documents and from the page images. Envelopes and templates have document visibility, PowerForms
         * do not.
         *
         * 1. An administrator must have switched document visibility on for the account.
         * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
         *    documents.
         *
         * The envelope must be a draft or in process. Whoever holds a lock on the envelope sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentVisibility_updateList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the layout of a document for small screens
         *
         * Gives the layout for small screens that was set for one document of an envelope, as the sender
         * described it. The HTML that comes of it is not here; a preview makes that.
         */
        get: operations["EnvelopeDocumentHtmlDefinitions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/responsive_html_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a document for small screens
         *
         * Turns one document of an envelope into HTML by the layout in the body and gives the result. It
         * only shows what recipients with small screens would see: nothing in the envelope changes, and the
         * layout is not kept. The account must have responsive signing.
         */
        post: operations["DocumentResponsiveHtmlPreview_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/html_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the layouts of an envelope for small screens
         *
         * Lists the layouts for small screens that were set for the documents of an envelope, as the sender
         * described them. A document without a layout is not in the list.
         */
        get: operations["EnvelopeHtmlDefinitions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/responsive_html_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview all documents for small screens
         *
         * Turns every document of an envelope into HTML by the layout in the body and gives the results. It
         * only shows what recipients with small screens would see: nothing in the envelope changes, and the
         * layout is not kept. The account must have responsive signing.
         */
        post: operations["ResponsiveHtmlPreview_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/current_user/notary/journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the journal of the calling notary
         *
         * Lists what the calling user has recorded as a notary, one entry for each notarial act, over all
         * accounts. `search_text` keeps the entries in which the text occurs.
         *
         * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         * next.
         */
        get: operations["NotaryJournals_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates of an account
         *
         * Lists the templates that the calling user may use: their own and those that others share with
         * them. Filters by folder, owner, text and moments can be combined; `include` adds parts to each
         * template, and what it does not name is left out.
         *
         * The list comes in chunks, of which one holds 2000 templates at most. `start_position` and
         * `count` choose a chunk, `order_by` and `order` sort the whole list, and `nextUri` leads to the
         * next chunk. Deleted templates are left out unless they are asked for.
         */
        get: operations["Templates_list"];
        put?: never;
        /**
         * Make a template
         *
         * Makes a template of documents, recipients and settings. A recipient may have a `roleName` only;
         * the name and the e-mail address are then filled in by whoever makes an envelope from the
         * template. Tabs are placed for roles as they are for people.
         *
         * Nothing is sent, so the template may be incomplete: without documents, without recipients or
         * without a subject. The calling user owns it and must have the right to manage templates.
         * Documents that are not PDFs need their `fileExtension`; the limits of size and number are those
         * of an envelope.
         */
        post: operations["Templates_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a template
         *
         * Gives one template with its settings, recipients and custom fields. `include` adds parts, such
         * as the list of documents or the tabs; the files themselves have an operation of their own.
         *
         * The owner, those with whom the template is shared and administrators of the account may read
         * it.
         */
        get: operations["Templates_get"];
        /**
         * Change a template
         *
         * Changes the settings of a template: its name, its description, its message, the rights of
         * recipients and the like. Fields that are left out stay as they are. Documents, recipients, tabs
         * and custom fields also have operations of their own.
         *
         * Envelopes that were made from the template before do not change. The owner and administrators may
         * change a template, and those with whom it is shared if they have the right to manage templates. A
         * template with a password takes it in `password`; `newPassword` sets another one. Whoever holds a
         * lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["Templates_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/{templatePart}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a template with groups
         *
         * Shares a template with the groups of users in the body, besides those that it is shared with
         * already. Every member of such a group can then make envelopes from it.
         *
         * The owner may do so with the right to share, and so may administrators of the account.
         * `Accounts_updateSharedAccess` is the newer way: it also shares with single users, but replaces
         * what was shared before unless it is told to keep it.
         */
        put: operations["Templates_updateGroupShare"];
        post?: never;
        /**
         * Stop sharing a template with groups
         *
         * Ends the sharing of a template with the groups of users in the body. Members lose it unless it
         * is shared with them in another way. Envelopes that they made from it stay theirs.
         *
         * The owner may do so with the right to share, and so may administrators of the account.
         * `Accounts_updateSharedAccess` is the newer way.
         */
        delete: operations["Templates_deleteGroupShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of a document in a template
         *
         * Gives size and media type of the image of each page of a document in a template. The images
         * themselves come page by page; `dpi`, `max_height` and `max_width` say for which size the answer
         * is meant.
         *
         * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         * next.
         */
        get: operations["Templates_getPageImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a page from a document in a template
         *
         * Takes one page out of a document in a template. The pages behind it move up by one number.
         * Envelopes that were made from the template before keep the page.
         *
         * A template may be changed at any time, unlike an envelope. Whoever holds a lock on it sends it in
         * `X-DocuSign-Edit`.
         */
        delete: operations["Templates_deleteDocumentPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/page_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the image of a page in a template
         *
         * Gives one page of a document in a template as a PNG. `dpi` sets how fine the image is;
         * `max_height` and `max_width` limit it in pixels, and the page keeps its proportions.
         */
        get: operations["Templates_getDocumentPageImage"];
        /**
         * Turn a page of a document in a template
         *
         * Turns one page of a document in a template by a quarter, to the left or to the right. Envelopes
         * made from the template later have the page as it is then; earlier ones do not change.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["Templates_rotateDocumentPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the reminders and expiry of a template
         *
         * Tells when recipients of envelopes made from a template are reminded and when such an envelope
         * expires. The sender of an envelope can still change both for that envelope.
         */
        get: operations["Templates_getNotificationSettings"];
        /**
         * Set the reminders and expiry of a template
         *
         * Sets when recipients of envelopes made from a template are reminded and when such an envelope
         * expires. With `useAccountDefaults` `true` the settings of the account count instead. Envelopes
         * that were made before keep what they have.
         *
         * All numbers are whole days. A template with a password takes it in the body. Whoever holds a
         * lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["Templates_updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a template
         *
         * Lists the documents of a template in their order. The bytes are not in the list; each document is
         * read by its own address. Unlike an envelope, a template has no certificate of completion.
         * `include_tabs` adds what is known of the tabs on each document.
         */
        get: operations["TemplateDocuments_list"];
        /**
         * Add documents to a template, or replace them
         *
         * Adds one or more documents to a template. A document whose number is already taken replaces the
         * one that has it. Other documents of the template stay as they are, and so do envelopes that were
         * made from it before. Tabs in the body are placed at the same time.
         *
         * Each document carries its bytes in `documentBase64`, or names a file in `remoteUrl`; one that is
         * not a PDF also needs its `fileExtension`. A file may have 32 MB here; larger ones come by a
         * chunked upload. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocuments_updateList"];
        post?: never;
        /**
         * Remove documents from a template
         *
         * Takes the documents whose numbers are in the body out of a template, together with the tabs on
         * them. There is no status that forbids it, as there is for an envelope; envelopes that were made
         * from the template before keep the documents.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateDocuments_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of a document in a template
         *
         * Gives a document of a template as a PDF, whatever kind of file it was. `combined` in place of
         * the number gives all documents in one PDF. There is no certificate of completion, as nobody has
         * signed.
         */
        get: operations["TemplateDocuments_get"];
        /**
         * Add or replace one document of a template
         *
         * Puts one document into a template under the number in the path. A document that has the number
         * already is replaced. The file comes in Base64 in the `documents` of the body, unlike that of an
         * envelope, which is the body itself. It may have 32 MB; a larger one comes by a chunked upload.
         *
         * With `is_envelope_definition` the body counts as a whole. Whoever holds a lock on the template
         * sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocuments_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/pages/{pageNumber}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs on one page of a template's document
         *
         * Gives the tabs of all roles and people that stand on one page of a document in a template, in one
         * list for each kind, together with those that the sender fills in beforehand. Pages count from 1,
         * and a page without tabs gives no lists. There is no paging.
         */
        get: operations["TemplateDocumentTabs_getByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs on a document of a template
         *
         * Gives the tabs of all roles and people that stand on one document of a template, in one list for
         * each kind, together with those that the sender fills in beforehand. `page_numbers` narrows them
         * down to some pages. There is no paging.
         */
        get: operations["TemplateDocumentTabs_get"];
        /**
         * Change the tabs on a document of a template
         *
         * Changes tabs on one document of a template, found by their `tabId`. Fields that are left out
         * stay as they are. Envelopes that were made from the template before keep the tabs they have.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentTabs_update"];
        /**
         * Place tabs on a document of a template
         *
         * Puts tabs on one document of a template, for several roles and people at once. Each tab names its
         * recipient in `recipientId`; tabs that the sender fills in beforehand stand in `prefillTabs` and
         * have none. Page and place are given, or an anchor.
         *
         * Recipients must be of a kind that has tabs. Once a recipient has a tab on the document, it cannot
         * be hidden from that recipient any more. Envelopes that were made before do not get the tabs.
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateDocumentTabs_create"];
        /**
         * Remove tabs from a document of a template
         *
         * Takes the tabs whose IDs are in the body off one document of a template. Other tabs stay, and
         * so do those of envelopes that were made before.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateDocumentTabs_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a document in a template
         *
         * Gives the pairs of a name and a value that are kept with one document of a template. The document
         * brings them along into every envelope made from the template.
         */
        get: operations["TemplateDocumentFields_list"];
        /**
         * Change fields of a document in a template
         *
         * Gives new values to names that one document of a template already has; names that are not in the
         * body keep their values. Envelopes that were made from the template before keep theirs.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentFields_update"];
        /**
         * Add fields to a document in a template
         *
         * Adds pairs of a name and a value to one document of a template. A document has each name only
         * once; the values of names that are there are changed by an update. Envelopes that were made before
         * do not get the fields.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateDocumentFields_create"];
        /**
         * Remove fields from a document in a template
         *
         * Removes names, together with their values, from one document of a template. The body lists the
         * names; others stay, and so do those of envelopes that were made before.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateDocumentFields_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recipients of a template
         *
         * Gives the roles of a template and the people who are named in it, one list for each kind. A
         * role has a `roleName` but neither name nor e-mail address. `include_tabs` adds the tabs of
         * each.
         */
        get: operations["TemplateRecipients_list"];
        /**
         * Change the recipients of a template
         *
         * Changes roles and people of a template, found by their `recipientId`; one that the template does
         * not have is added. Fields that are left out stay as they are. Tabs in the request are ignored;
         * they have operations of their own.
         *
         * A document can be kept from a recipient only if the administrator has switched on document
         * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
         * editors and agents always see all documents.
         *
         * As nobody has signed, no change is refused on account of a recipient's status, and nobody is
         * notified. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateRecipients_update"];
        /**
         * Add recipients to a template
         *
         * Adds roles or people to a template. Each needs a `recipientId` that nobody else in the template
         * has, and a role its `roleName`; name and e-mail address may be missing. Tabs may come along with
         * them. Nobody is notified, neither now nor in envelopes that were made before.
         *
         * A document can be kept from a recipient only if the administrator has switched on document
         * visibility for the account and the recipient has no tab on it; copies, certified deliveries,
         * editors and agents always see all documents.
         *
         * A template has 100 recipients at most. Whoever holds a lock on it sends it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateRecipients_create"];
        /**
         * Remove several recipients from a template
         *
         * Takes the recipients whose IDs are in the body out of a template, together with their tabs.
         * Envelopes that were made from the template before keep theirs.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateRecipients_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one recipient from a template
         *
         * Takes the recipient in the path out of a template, together with the tabs of that recipient.
         * Envelopes that were made from the template before keep theirs. The body may repeat which
         * recipient is meant, and may be missing.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateRecipients_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/views/recipient_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview how a recipient will see a template
         *
         * Makes the address of a page that shows what a recipient of a template will see, tabs included.
         * Nothing that is done there changes the template, and nobody can sign there. It works for a role as
         * well, before anybody has taken it. A document that is hidden from the recipient is missing from
         * the page too.
         *
         * The address must be opened at once; it works one time. `returnUrl` then gets the outcome as the
         * query parameter `event`.
         */
        post: operations["TemplateRecipients_createTemplateRecipientPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/bulk_recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people behind a bulk recipient
         *
         * Gives the list of people who stand behind one recipient of a template. Each of them gets an own
         * copy of an envelope made from the template when it is sent. `include_tabs` adds the values of
         * their tabs.
         *
         * The list comes in chunks; `start_position` chooses one, and `nextUri` leads to the next. Only
         * certain plans have bulk recipients.
         */
        get: operations["TemplateBulkRecipients_list"];
        /**
         * Put a list of people behind a bulk recipient
         *
         * Puts a list of people behind one recipient of a template; a list that was there is replaced as
         * a whole. The recipient must be a signer that stands for a list.
         *
         * Each row is judged by itself, and a wrong one carries its faults in the answer. Only certain
         * plans have bulk recipients. Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateBulkRecipients_update"];
        post?: never;
        /**
         * Remove the people behind a bulk recipient
         *
         * Removes the list of people behind one recipient of a template. The recipient stays, as an
         * ordinary signer without a list. Copies that went out before are not touched.
         *
         * Only certain plans have bulk recipients. Whoever holds a lock on the template sends it in
         * `X-DocuSign-Edit`.
         */
        delete: operations["TemplateBulkRecipients_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tabs of a recipient in a template
         *
         * Gives all tabs of one role or person in a template, on all documents, in one list for each kind.
         * `include_metadata` adds who may change what, and `include_anchor_tab_locations` adds where anchors
         * were found. There is no paging.
         */
        get: operations["TemplateRecipientTabs_list"];
        /**
         * Change the tabs of a recipient in a template
         *
         * Changes tabs of one role or person in a template, found by their `tabId`. Fields that are left
         * out stay as they are. Envelopes that were made from the template before keep the tabs they
         * have.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateRecipientTabs_update"];
        /**
         * Add tabs for a recipient in a template
         *
         * Adds tabs for one role or person to the documents of a template. Each tab either names its
         * document, page and place, or an anchor beside which it is put wherever that text is found. The
         * recipient must be of a kind that has tabs.
         *
         * Once a recipient has a tab on a document, the document cannot be hidden from that recipient any
         * more. Envelopes that were made before do not get the tabs. Whoever holds a lock on the template
         * sends it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateRecipientTabs_create"];
        /**
         * Remove tabs of a recipient in a template
         *
         * Takes the tabs whose IDs are in the body from one role or person in a template. Other tabs
         * stay, and so do those of envelopes that were made before.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateRecipientTabs_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of a template
         *
         * Gives the metadata of a template: fields with free text and fields with a choice. An envelope
         * made from the template starts with these fields and their values.
         */
        get: operations["TemplateCustomFields_list"];
        /**
         * Change the custom fields of a template
         *
         * Changes the metadata of a template. A field is found by its `fieldId`; what is left out of it
         * stays as it is, and so do fields that are not named, and those of envelopes that were made before.
         * Each field comes back with its own outcome.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateCustomFields_update"];
        /**
         * Add custom fields to a template
         *
         * Adds metadata to a template. No two fields of a template may have the same name; name and value
         * have 100 characters at most. Envelopes made from the template from now on start with the fields;
         * earlier ones do not get them.
         *
         * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateCustomFields_create"];
        /**
         * Remove custom fields from a template
         *
         * Takes metadata away from a template. The body names the fields by their `fieldId`; others stay,
         * and so do those of envelopes that were made before.
         *
         * Unlike an envelope, a template has no status that forbids it. Whoever holds a lock on the template
         * sends it in `X-DocuSign-Edit`.
         */
        delete: operations["TemplateCustomFields_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the lock of a template
         *
         * Tells who holds the lock on a template, for what and until when. Only the owner of the lock
         * sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
         * client that lost the token gets it back.
         */
        get: operations["TemplateLocks_get"];
        /**
         * Extend the lock of a template
         *
         * Sets how long the lock on a template lasts, counted from now, and under which application name.
         * Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
         */
        put: operations["TemplateLocks_update"];
        /**
         * Lock a template
         *
         * Takes the lock on a template for the calling user, so that nobody else changes the template until
         * the lock is given back or its time runs out. The answer holds the token that every change must
         * then carry in the `X-DocuSign-Edit` header.
         *
         * A template has no status that stands in the way of a lock, but the user needs the right to lock
         * envelopes. A template with a password takes it in `templatePassword`. One that is already locked
         * cannot be locked again, not even by the same user.
         */
        post: operations["TemplateLocks_create"];
        /**
         * Unlock a template
         *
         * Gives the lock on a template back, so that others can change the template again. Changes that
         * were made under the lock are kept unless `save_changes` is `false`, which throws away what
         * stands on the scratch copy. The owner proves the right to do so with the token in the
         * `X-DocuSign-Edit` header. The body may name the password of a template that has one.
         */
        delete: operations["TemplateLocks_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/views/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a template for editing in the service's pages
         *
         * Makes an address under which the service shows a template in its own editor. Whoever opens the
         * address acts with the rights of the calling user, so open it at once and give it to nobody
         * else; it works once only.
         *
         * When the editor is left, the browser goes to `returnUrl`. The caller needs the right to manage
         * templates.
         */
        post: operations["TemplateViews_createEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients/{recipientId}/document_visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which documents a role of a template will see
         *
         * Tells for each document of a template whether one role or person will get to see it. An
         * administrator must have switched document visibility on for the account. Recipients of the kinds
         * carbon copy, certified delivery, editor and agent always see all documents, whatever is set.
         * Envelopes and templates have document visibility, PowerForms do not.
         */
        get: operations["TemplateDocumentVisibility_get"];
        /**
         * Set which documents a role of a template will see
         *
         * Sets for one role or person of a template which documents are seen and which are hidden. A hidden
         * document is also missing from the recipient's lists of envelopes and documents and from the page
         * images. Envelopes and templates have document visibility, PowerForms do not.
         *
         * 1. An administrator must have switched document visibility on for the account.
         * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
         *    documents.
         *
         * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentVisibility_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/recipients/document_visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set which documents the roles of a template will see
         *
         * Sets in one call which documents of a template its roles and people see. Each entry names a
         * document and a recipient. A hidden document is also missing from the recipient's lists of
         * envelopes and documents and from the page images. Envelopes and templates have document
         * visibility, PowerForms do not.
         *
         * 1. An administrator must have switched document visibility on for the account.
         * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the kinds carbon copy, certified delivery, editor and agent always see all
         *    documents.
         *
         * Envelopes made from the template take it over. Whoever holds a lock on the template sends it in
         * `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentVisibility_updateList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/responsive_html_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a template's document for small screens
         *
         * Turns one document of a template into HTML by the layout in the body and gives the result. It only
         * shows what recipients with small screens would see: nothing in the template changes, and the
         * layout is not kept. The account must have responsive signing.
         */
        post: operations["TemplateDocumentResponsiveHtmlPreview_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/responsive_html_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview all documents of a template for small screens
         *
         * Turns every document of a template into HTML by the layout in the body and gives the results. It
         * only shows what recipients with small screens would see: nothing in the template changes, and the
         * layout is not kept. The account must have responsive signing.
         */
        post: operations["TemplateResponsiveHtmlPreview_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/html_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the layout of a template's document for small screens
         *
         * Gives the layout for small screens that was set for one document of a template, as its maker
         * described it. Envelopes made from the template take it over. The HTML that comes of it is not
         * here; a preview makes that.
         */
        get: operations["TemplateDocumentHtmlDefinitions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/templates/{templateId}/html_definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the layouts of a template for small screens
         *
         * Lists the layouts for small screens that were set for the documents of a template, as its maker
         * described them. Envelopes made from the template take them over. A document without a layout is
         * not in the list.
         */
        get: operations["TemplateHtmlDefinitions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the Connect configurations
         *
         * Lists the configurations by which Connect pushes the events of the account. Those made in the
         * web administration are among them. Passwords are not given.
         *
         * Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectConfigurations_list"];
        /**
         * Change a Connect configuration
         *
         * Sets what a configuration of Connect pushes, where to and how. `connectId` in the body says which
         * configuration is meant; it needs a name and an address as a new one does. The change counts for
         * events that happen from now on.
         *
         * `pausePublish` holds messages back and later sends them; with `allowEnvelopePublish` `false`
         * nothing is pushed at all. Only administrators of an account that has Connect may do this.
         */
        put: operations["ConnectConfigurations_update"];
        /**
         * Create a Connect configuration
         *
         * Registers an address to which Connect pushes the events of some or all users of the account. The
         * configuration is also seen and changed in the web administration.
         *
         * It needs a name, an address and at least one of `events`, `envelopeEvents` and
         * `recipientEvents`. `events` goes with `eventData` of version `restv2.1`, the other two with the
         * old XML messages. Nothing is pushed unless `allowEnvelopePublish` is `true`.
         *
         * Only administrators of an account that has Connect may do this. An account has 20 configurations
         * at most.
         */
        post: operations["ConnectConfigurations_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/{connectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Connect configuration
         *
         * Gives one configuration of Connect, in a list of one. It says which events of which users are
         * pushed, where they go and in which form. Passwords and other secrets are not given.
         *
         * Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectConfigurations_get"];
        put?: never;
        post?: never;
        /**
         * Delete a Connect configuration
         *
         * Takes a configuration of Connect away. Its events are no longer pushed, and messages that wait for
         * another try are not sent. Envelopes with an `eventNotification` of their own go on pushing theirs.
         *
         * Only administrators of an account that has Connect may do this.
         */
        delete: operations["ConnectConfigurations_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/{connectId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a Connect configuration
         *
         * Lists users of the account, for the choice of those whose events a configuration of Connect
         * pushes. With `list_included_users` only the chosen ones are listed. Parts of a name or of an
         * e-mail address, and statuses, narrow the list down.
         *
         * The list comes in chunks; `start_position` and `count` choose one. Only administrators of an
         * account that has Connect may do this.
         */
        get: operations["ConnectConfigurations_listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key that signs the messages of Connect
         *
         * Makes a key for the account. From then on every message of a configuration with `includeHMAC`
         * carries a signature made with it: the HMAC-SHA256 of the body's bytes, in base64, in a header
         * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
         *
         * The whole key is shown in this answer only. The call has no body, and an account has 100 keys at
         * most. Only administrators of an account that has Connect may do this.
         */
        post: operations["ConnectConfigurations_createConnectSecrets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/envelopes/{envelopeId}/retry_queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Push the events of an envelope once more
         *
         * Puts the events of one envelope into the queue of Connect again, for every configuration that they
         * concern. It serves a receiver that was out of order or lost a message. The call has no body and
         * does not wait for the delivery.
         *
         * Only administrators of an account that has Connect may do this.
         */
        put: operations["ConnectEvents_retryForEnvelope"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/envelopes/retry_queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Push the events of several envelopes once more
         *
         * Puts the events of the named envelopes into the queue of Connect again, for every configuration
         * that they concern. The call does not wait for the delivery, so `synchronous` can only be `false`;
         * each envelope has its own outcome in the answer.
         *
         * Only administrators of an account that has Connect may do this.
         */
        put: operations["ConnectEvents_retryForEnvelopes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages that Connect could not deliver
         *
         * Lists the messages that the receiving address refused or that it did not answer within 100
         * seconds. `from_date` and `to_date` narrow the list down. A failure is recorded only for
         * configurations with `enableLog`; those with `requiresAcknowledgement` go on trying by themselves.
         *
         * Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectEvents_listFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/failures/{failureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an entry among the failures of Connect
         *
         * Deletes one entry among the messages that Connect could not deliver, or all of them where the
         * path has `all` in place of its number. Further tries to deliver the message go on, or stay away,
         * as they would have without that.
         *
         * Only administrators of an account that has Connect may do this.
         */
        delete: operations["ConnectEvents_deleteFailure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log of Connect
         *
         * Lists the messages that Connect sent for the account: about which envelope, where to, and with what
         * outcome. `from_date` and `to_date` narrow the list down. The log is kept only for
         * configurations with `enableLog`, and holds the last 100 messages of the last 15 days.
         *
         * Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectEvents_list"];
        put?: never;
        post?: never;
        /**
         * Empty the log of Connect
         *
         * Deletes every entry in the log of Connect for the account. The entries of messages that could not
         * be delivered have a log of their own, which stays; `ConnectEvents_deleteFailure` empties that one.
         *
         * Only administrators of an account that has Connect may do this.
         */
        delete: operations["ConnectEvents_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/connect/logs/{logId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entry in the log of Connect
         *
         * Gives one entry in the log of Connect: the envelope that the message was about, where it went and
         * what came of it. With `additional_info` the steps of the delivery come too, and the message
         * itself.
         *
         * Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectEvents_get"];
        put?: never;
        post?: never;
        /**
         * Delete an entry in the log of Connect
         *
         * Deletes one entry in the log of Connect, or all of them where the path has `all` in place of its
         * number. What the entry tells of is not undone: the message stays delivered.
         *
         * Only administrators of an account that has Connect may do this.
         */
        delete: operations["ConnectEvents_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/bulk_send_lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bulk send lists
         *
         * Lists the bulk send lists that belong to the calling user, by name and date and without their
         * copies. Whoever wants the copies reads the list itself.
         *
         * The plan of the account must include bulk sending.
         */
        get: operations["BulkSend_getBulkSendLists"];
        put?: never;
        /**
         * Make a bulk send list
         *
         * Makes a list that says, for each copy of an envelope, who its recipients are and what differs in
         * it. The envelope or template itself is named only when the list is sent, so a list can serve
         * several times.
         *
         * A list has 1000 copies at most. All recipients of a list are matched by role or all by ID. Within
         * a copy no role, ID or custom field comes twice, and a recipient has no label of a tab twice. The
         * plan of the account must include bulk sending.
         */
        post: operations["BulkSend_createBulkSendList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bulk send list
         *
         * Gives a bulk send list with all its copies: their recipients, the values of their custom fields
         * and tabs, and the texts of their e-mails. There is no paging.
         *
         * The plan of the account must include bulk sending.
         */
        get: operations["BulkSend_getBulkSendList"];
        /**
         * Replace a bulk send list
         *
         * Puts the copies in the body in place of those that the list holds, and sets its name. Copies that
         * the body leaves out are gone. What was already sent with the list stays as it is.
         *
         * The rules are those for a new list: 1000 copies at most, and recipients that are all matched by
         * role or all by ID. The plan of the account must include bulk sending.
         */
        put: operations["BulkSend_updateBulkSendList"];
        post?: never;
        /**
         * Delete a bulk send list
         *
         * Deletes a bulk send list with its copies and gives the lists that are left. Envelopes that were
         * sent with the list stay as they are.
         *
         * The plan of the account must include bulk sending.
         */
        delete: operations["BulkSend_deleteBulkSendList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an envelope to everybody on a bulk send list
         *
         * Makes one envelope for each copy of the list, out of a draft or a template, and sends them all.
         * The copies go into a queue and out of it in time; the answer names the batch. The source has 75
         * MB at most. A draft must not have been sent, carries the ID of the list in a text custom field
         * `mailingListId`, and does not go out itself.
         *
         * Where the list does not fit the envelope, nothing is sent, and the answer with status 201 holds
         * the reasons in `errors`. The plan of the account must include bulk sending.
         */
        post: operations["BulkSend_createBulkSendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/bulk_send_lists/{bulkSendListId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try whether a bulk send list fits an envelope
         *
         * Compares a bulk send list with the draft or template that it is to be sent with: recipients, tabs,
         * custom fields, and how many copies may wait at once. Nothing is sent.
         *
         * The answer has status 201 also where the list does not fit; `canBeSent` is `false` then, and
         * `validationErrors` says why. The plan of the account must include bulk sending.
         */
        post: operations["BulkSend_createBulkSendTestRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/powerforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the PowerForms of an account
         *
         * Lists the PowerForms that the caller may see; an administrator of the account sees all. `order_by`
         * and `order` sort them, and `from_date` and `to_date` narrow the list down to those made in a
         * period. The paging fields of the answer are numbers here.
         *
         * The account must have PowerForms.
         */
        get: operations["PowerForms_list"];
        put?: never;
        /**
         * Make a PowerForm
         *
         * Makes a PowerForm of a template. Whoever opens its address starts an envelope: with `signingMode`
         * `email` after a look into the mailbox, with `direct` at once where the account allows it. The form
         * can be limited to a number of uses, or to one use in a certain time.
         *
         * The account must have PowerForms and the user the right to make them. Document visibility does
         * not apply to PowerForms: recipients see every document of the template.
         */
        post: operations["PowerForms_create"];
        /**
         * Delete several PowerForms
         *
         * Deletes the PowerForms that the body names by `powerFormId`. Their addresses no longer start
         * envelopes; envelopes that were started stay as they are. Each PowerForm has its own outcome in the
         * answer.
         *
         * Users delete their own PowerForms, administrators of the account those of all users.
         */
        delete: operations["PowerForms_deleteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/powerforms/{powerFormId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a PowerForm
         *
         * Gives one PowerForm: the address that people open, the template it starts from, its recipients and
         * how often it was used and still may be used.
         *
         * The account must have PowerForms, and the user must own this one or be an administrator.
         */
        get: operations["PowerForms_get"];
        /**
         * Change a PowerForm
         *
         * Sets the fields of a PowerForm that the body holds and leaves the others as they are. With
         * `isActive` `false` its address starts no more envelopes until it is `true` again. Envelopes that
         * were started stay as they are.
         *
         * The account must have PowerForms, and the user must own this one or be an administrator.
         */
        put: operations["PowerForms_update"];
        post?: never;
        /**
         * Delete a PowerForm
         *
         * Deletes one PowerForm. Its address no longer starts envelopes; envelopes that were started stay as
         * they are, and so does the template.
         *
         * The account must have PowerForms, and the user must own this one or be an administrator.
         */
        delete: operations["PowerForms_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/powerforms/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users who send by PowerForms
         *
         * Lists the users of the account in whose name PowerForms send envelopes. `start_position` chooses
         * where the answer starts. The paging fields of the answer are numbers here.
         *
         * The account must have PowerForms.
         */
        get: operations["PowerForms_listSenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what people entered into a PowerForm
         *
         * Gives the data that recipients entered into the envelopes that came from a PowerForm, within the
         * period of `from_date` and `to_date`. `data_layout` says in which form: JSON for `Native`, CSV for
         * the layouts that begin with `Csv`, and XML for `Xml_Classic`.
         *
         * The account must have PowerForms, and the user must own this one or be an administrator.
         */
        get: operations["PowerFormData_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces
         *
         * Lists the workspaces of the account that the caller owns or was invited to, each with its
         * settings and the persons who made and last changed it. The folders and files in them are read
         * folder by folder.
         *
         * The account must have workspaces.
         */
        get: operations["Workspaces_list"];
        put?: never;
        /**
         * Make a workspace
         *
         * Makes an empty workspace with a root folder. The calling user becomes its only owner, and an owner
         * is always a user of the service; other people come in by invitation.
         *
         * The account must have workspaces.
         */
        post: operations["Workspaces_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a workspace
         *
         * Gives one workspace: its name, its settings and the persons who made and last changed it. What
         * lies in it is read folder by folder.
         *
         * Only its owner and the people who were invited may see it.
         */
        get: operations["Workspaces_get"];
        /**
         * Change a workspace
         *
         * Sets the name, the description, the status or the settings of a workspace, as far as the body
         * holds them. What lies in the workspace stays as it is, and so does its owner.
         *
         * Only the owner of the workspace and administrators of the account may do this.
         */
        put: operations["Workspaces_update"];
        post?: never;
        /**
         * Delete a workspace
         *
         * Deletes a workspace with its folders and files; the answer gives it a last time, closed.
         * Envelopes that were sent out of it stay as they are.
         *
         * Only the owner of the workspace and administrators of the account may do this.
         */
        delete: operations["Workspaces_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what lies in a folder of a workspace
         *
         * Lists the files and folders in one folder of a workspace, with the folders above it. Files,
         * folders inside, small pictures and details of people come only where the parameters ask for them.
         * The documents of a template are not listed as files.
         *
         * The list comes in chunks; `start_position` and `count` choose one. Only items that the caller may
         * view are listed.
         */
        get: operations["WorkspaceItems_listFolderItems"];
        put?: never;
        post?: never;
        /**
         * Delete files and folders from a folder of a workspace
         *
         * Deletes the items that the body names by `id` from one folder of a workspace; a folder goes with
         * all that lies in it. Envelopes that were made with the files stay as they are.
         *
         * The caller needs the right to delete each of the items.
         */
        delete: operations["WorkspaceItems_deleteFolderItems"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a file into a folder of a workspace
         *
         * Uploads a file as one part of a form and puts it into a folder of the workspace. The workspace
         * keeps a copy of its own, which the caller owns. The request may be 35651584 bytes large at most.
         *
         * The capital letter in the name of this operation is no slip; that is how the service spells it.
         * The caller must own the workspace or have been invited to it.
         */
        post: operations["WorkspaceItems_createFIle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of a file in a workspace
         *
         * Gives the bytes of a file in a workspace: those of a PDF as `application/pdf`, all others as
         * `application/octet-stream`. Where `pdf_version` is `true` the file comes as a PDF, whatever it
         * is. With `is_download` a browser saves the file instead of showing it.
         *
         * The caller needs the right to view the file.
         */
        get: operations["WorkspaceItems_getFile"];
        /**
         * Rename or move a file in a workspace
         *
         * Sets what the workspace knows about a file: its name, the folder that it lies in, and who may see
         * it. Its bytes stay as they are; a new version is uploaded as a new file.
         *
         * The caller needs the right to move the file.
         */
        put: operations["WorkspaceItems_updateFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/workspaces/{workspaceId}/folders/{folderId}/files/{fileId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of a file in a workspace
         *
         * Tells the size of each page of a file and of its image. `dpi`, `max_height` and `max_width` say
         * how large the images are to be. The list comes in chunks; `start_position` and `count` choose one.
         *
         * The caller needs the right to view the file.
         */
        get: operations["WorkspaceItems_listFilePages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/bcc_email_archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mail archive addresses of the account
         *
         * Lists the addresses that get hidden copies of the e-mails that the account sends, with where each
         * of them stands. Only certain plans have the archive, and the operator must have switched it on.
         * Administrators of the account only.
         *
         * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         * next.
         */
        get: operations["BCCEmailArchive_list"];
        put?: never;
        /**
         * Add an e-mail archive address
         *
         * Enters an address that is to get hidden copies of the e-mails that the account sends. The service
         * asks the address to confirm; until then its status is `activation_sent`, and copies go to it only
         * when it is `active`.
         *
         * An account may have up to five addresses that are active or wait for their confirmation. Only
         * certain plans have the archive, and the operator must have switched it on. Administrators of the
         * account only.
         */
        post: operations["BCCEmailArchive_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of an e-mail archive address
         *
         * Gives how an archive address is set up, and its history: when it was entered, confirmed, changed
         * or closed, and by whom. Each event tells how the address stood afterwards. Only certain plans
         * have the archive, and the operator must have switched it on. Administrators of the account only.
         *
         * The history comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         * next.
         */
        get: operations["BCCEmailArchive_get"];
        put?: never;
        post?: never;
        /**
         * Close an e-mail archive address
         *
         * Stops the hidden copies to an archive address and sets its status to `closed`. Its history stays,
         * and it no longer counts among the five that an account may have. Only certain plans have the
         * archive, and the operator must have switched it on. Administrators of the account only.
         */
        delete: operations["BCCEmailArchive_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/current_user/notary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calling user's registration as a notary
         *
         * Tells whether and since when the calling user is registered as a notary. With
         * `include_jurisdictions` the answer also lists the jurisdictions in which that is so.
         */
        get: operations["Notary_getNotary"];
        /**
         * Change the calling user's registration as a notary
         *
         * Changes whether the calling user acts as a notary at present and can be found by senders. Fields
         * that are left out stay as they are. The jurisdictions have operations of their own.
         */
        put: operations["Notary_updateNotary"];
        /**
         * Register the calling user as a notary
         *
         * Registers the calling user as a notary. Before the user can act as one, a jurisdiction must be
         * added. The account must have notaries among its features, and a user is registered once only.
         */
        post: operations["Notary_createNotary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/current_user/notary/jurisdictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jurisdictions of the calling notary
         *
         * Lists the jurisdictions in which the calling user is registered as a notary, each with the
         * commission behind it and with what its law says about the seal. The list comes in one piece,
         * which its paging fields describe.
         */
        get: operations["NotaryJurisdiction_getNotaryJurisdictions"];
        put?: never;
        /**
         * Add a jurisdiction to the calling notary
         *
         * Registers the calling user as a notary in one more jurisdiction. The body tells the jurisdiction
         * by its ID, the name and number of the commission and when it ends. In spite of its name the
         * operation takes one jurisdiction at a time.
         */
        post: operations["NotaryJurisdiction_createNotaryJurisdictions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/current_user/notary/jurisdictions/{jurisdictionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the registration of the calling notary in a jurisdiction
         *
         * Gives the calling notary's registration in one jurisdiction: the name and number of the
         * commission, when it ends, and what the law there says about the seal.
         */
        get: operations["NotaryJurisdiction_getNotaryJurisdiction"];
        /**
         * Change the registration of the calling notary in a jurisdiction
         *
         * Changes the calling notary's registration in the jurisdiction that the path names, for instance
         * after the commission was renewed. Fields that are left out stay as they are.
         */
        put: operations["NotaryJurisdiction_updateNotaryJurisdiction"];
        post?: never;
        /**
         * Remove a jurisdiction from the calling notary
         *
         * Ends the calling user's registration as a notary in one jurisdiction. The user stays a notary in
         * the others, and the journal keeps its entries.
         */
        delete: operations["NotaryJurisdiction_deleteNotaryJurisdiction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AccountManagementGranular: AccountManagementGranular;
        AdditionalSetting: AdditionalSetting;
        AuthorizedSignatory: AuthorizedSignatory;
        BrandLogoIds: BrandLogoIds;
        BulkSendingCopyDocGenFormFieldRowValue: BulkSendingCopyDocGenFormFieldRowValue;
        BulkSendingCopyPrefillTab: BulkSendingCopyPrefillTab;
        BulksendingCopyDocGenFormField: BulksendingCopyDocGenFormField;
        ConnectOAuthConfig: ConnectOAuthConfig;
        ConnectedData: ConnectedData;
        ConnectedObjectDetails: ConnectedObjectDetails;
        ConnectionInstance: ConnectionInstance;
        ConsentDetails: ConsentDetails;
        DocGenFormField: DocGenFormField;
        DocGenFormFieldOption: DocGenFormFieldOption;
        DocGenFormFieldRowValue: DocGenFormFieldRowValue;
        DocGenFormFieldValidation: DocGenFormFieldValidation;
        DocGenFormat: DocGenFormat;
        DocGenSyntaxError: DocGenSyntaxError;
        ExtensionData: ExtensionData;
        GroupBrands: GroupBrands;
        IdEvidenceViewLink: IdEvidenceViewLink;
        JurisdictionSummary: JurisdictionSummary;
        NotaryContactDetails: NotaryContactDetails;
        NotaryWitness: NotaryWitness;
        Numerical: Numerical;
        OfflineAttributes: OfflineAttributes;
        Participant: Participant;
        accessCodeFormat: AccessCodeFormat;
        accountAddress: AccountAddress;
        accountIdentityInputOption: AccountIdentityInputOption;
        accountIdentityVerificationResponse: AccountIdentityVerificationResponse;
        accountIdentityVerificationStep: AccountIdentityVerificationStep;
        accountIdentityVerificationWorkflow: AccountIdentityVerificationWorkflow;
        accountInformation: AccountInformation;
        accountMinimumPasswordLength: AccountMinimumPasswordLength;
        accountNotification: AccountNotification;
        accountPasswordExpirePasswordDays: AccountPasswordExpirePasswordDays;
        accountPasswordLockoutDurationMinutes: AccountPasswordLockoutDurationMinutes;
        accountPasswordLockoutDurationType: AccountPasswordLockoutDurationType;
        accountPasswordMinimumPasswordAgeDays: AccountPasswordMinimumPasswordAgeDays;
        accountPasswordQuestionsRequired: AccountPasswordQuestionsRequired;
        accountPasswordRules: AccountPasswordRules;
        accountPasswordStrengthType: AccountPasswordStrengthType;
        accountPasswordStrengthTypeOption: AccountPasswordStrengthTypeOption;
        accountRoleSettings: AccountRoleSettings;
        accountSeals: AccountSeals;
        accountSettingsInformation: AccountSettingsInformation;
        accountSharedAccess: AccountSharedAccess;
        accountSignatureProvider: AccountSignatureProvider;
        accountSignatureProviderOption: AccountSignatureProviderOption;
        accountSignatureProviders: AccountSignatureProviders;
        accountTimeZone: AccountTimeZone;
        accountUISettings: AccountUISettings;
        addOn: AddOn;
        addressInformation: AddressInformation;
        addressInformationInput: AddressInformationInput;
        adminMessage: AdminMessage;
        agent: Agent;
        approve: Approve;
        arrowDirection: ArrowDirection;
        arrowSize: ArrowSize;
        askAnAdmin: AskAnAdmin;
        attachment: Attachment;
        authenticationMethod: AuthenticationMethod;
        authenticationStatus: AuthenticationStatus;
        bccEmailAddress: BccEmailAddress;
        bccEmailArchive: BccEmailArchive;
        bccEmailArchiveHistory: BccEmailArchiveHistory;
        bccEmailArchiveHistoryList: BccEmailArchiveHistoryList;
        bccEmailArchiveList: BccEmailArchiveList;
        bccEmailArchiveStatus: BccEmailArchiveStatus;
        billingCharge: BillingCharge;
        billingChargeResponse: BillingChargeResponse;
        billingDiscount: BillingDiscount;
        billingInvoice: BillingInvoice;
        billingInvoiceItem: BillingInvoiceItem;
        billingPlanPreview: BillingPlanPreview;
        billingPrice: BillingPrice;
        brand: Brand;
        brandEmailContent: BrandEmailContent;
        brandLink: BrandLink;
        brandLogos: BrandLogos;
        brandRequest: BrandRequest;
        brandResourceUpload: BrandResourceUpload;
        brandResourceUrls: BrandResourceUrls;
        brandResources: BrandResources;
        brandResourcesList: BrandResourcesList;
        brandsRequest: BrandsRequest;
        brandsResponse: BrandsResponse;
        bulkEnvelope: BulkEnvelope;
        bulkEnvelopeStatus: BulkEnvelopeStatus;
        bulkRecipient: BulkRecipient;
        bulkRecipientSignatureProvider: BulkRecipientSignatureProvider;
        bulkRecipientTabLabel: BulkRecipientTabLabel;
        bulkRecipientsRequest: BulkRecipientsRequest;
        bulkRecipientsResponse: BulkRecipientsResponse;
        bulkRecipientsSummaryResponse: BulkRecipientsSummaryResponse;
        bulkRecipientsUpdateResponse: BulkRecipientsUpdateResponse;
        bulkSendErrorCode: BulkSendErrorCode;
        bulkSendRequest: BulkSendRequest;
        bulkSendResponse: BulkSendResponse;
        bulkSendTestResponse: BulkSendTestResponse;
        bulkSendingCopy: BulkSendingCopy;
        bulkSendingCopyCustomField: BulkSendingCopyCustomField;
        bulkSendingCopyRecipient: BulkSendingCopyRecipient;
        bulkSendingCopyTab: BulkSendingCopyTab;
        bulkSendingList: BulkSendingList;
        bulkSendingListSummaries: BulkSendingListSummaries;
        bulkSendingListSummary: BulkSendingListSummary;
        captiveRecipient: CaptiveRecipient;
        captiveRecipientInformation: CaptiveRecipientInformation;
        carbonCopy: CarbonCopy;
        certifiedDelivery: CertifiedDelivery;
        checkbox: Checkbox;
        chunkedUploadPart: ChunkedUploadPart;
        chunkedUploadRequest: ChunkedUploadRequest;
        chunkedUploadResponse: ChunkedUploadResponse;
        comment: Comment;
        commentThread: CommentThread;
        commissionCounty: CommissionCounty;
        commissionExpiration: CommissionExpiration;
        commissionNumber: CommissionNumber;
        commissionState: CommissionState;
        company: Company;
        compositeTemplate: CompositeTemplate;
        conditionalRecipientRule: ConditionalRecipientRule;
        conditionalRecipientRuleCondition: ConditionalRecipientRuleCondition;
        conditionalRecipientRuleFilter: ConditionalRecipientRuleFilter;
        connectConfigResults: ConnectConfigResults;
        connectCustomConfiguration: ConnectCustomConfiguration;
        connectDataPart: ConnectDataPart;
        connectDebugLog: ConnectDebugLog;
        connectDeleteFailureResult: ConnectDeleteFailureResult;
        connectEvent: ConnectEvent;
        connectEventData: ConnectEventData;
        connectFailureFilter: ConnectFailureFilter;
        connectFailureResult: ConnectFailureResult;
        connectFailureResults: ConnectFailureResults;
        connectLog: ConnectLog;
        connectLogs: ConnectLogs;
        connectMessage: ConnectMessage;
        connectMessageData: ConnectMessageData;
        connectSalesforceField: ConnectSalesforceField;
        connectSalesforceObject: ConnectSalesforceObject;
        connectSecret: ConnectSecret;
        connectUserObject: ConnectUserObject;
        connectXml: ConnectXml;
        consoleViewRequest: ConsoleViewRequest;
        consumerDisclosure: ConsumerDisclosure;
        contact: Contact;
        contactGetResponse: ContactGetResponse;
        contactModRequest: ContactModRequest;
        contactPhoneNumber: ContactPhoneNumber;
        contactUpdateResponse: ContactUpdateResponse;
        correctViewRequest: CorrectViewRequest;
        country: Country;
        creditCardInformation: CreditCardInformation;
        currency: Currency;
        currencyFeatureSetPrice: CurrencyFeatureSetPrice;
        customField: CustomField;
        customFields: CustomFields;
        customFieldsEnvelope: CustomFieldsEnvelope;
        customSettingsInformation: CustomSettingsInformation;
        date: Date;
        dateSigned: DateSigned;
        dateStampProperties: DateStampProperties;
        decline: Decline;
        delayedRoutingApiModel: DelayedRoutingApiModel;
        delegationInfo: DelegationInfo;
        deliveryMode: DeliveryMode;
        directDebitProcessorInformation: DirectDebitProcessorInformation;
        displayLevelCode: DisplayLevelCode;
        dobInformationInput: DobInformationInput;
        document: Document;
        documentFieldsInformation: DocumentFieldsInformation;
        documentHtmlCollapsibleDisplaySettings: DocumentHtmlCollapsibleDisplaySettings;
        documentHtmlDefinition: DocumentHtmlDefinition;
        documentHtmlDefinitionOriginal: DocumentHtmlDefinitionOriginal;
        documentHtmlDefinitionOriginals: DocumentHtmlDefinitionOriginals;
        documentHtmlDefinitions: DocumentHtmlDefinitions;
        documentHtmlDisplayAnchor: DocumentHtmlDisplayAnchor;
        documentHtmlDisplaySettings: DocumentHtmlDisplaySettings;
        documentTemplate: DocumentTemplate;
        documentTemplateList: DocumentTemplateList;
        documentVisibility: DocumentVisibility;
        documentVisibilityList: DocumentVisibilityList;
        draw: Draw;
        eNoteConfiguration: ENoteConfiguration;
        editor: Editor;
        email: Email;
        emailAddress: EmailAddress;
        emailSettings: EmailSettings;
        envelope: Envelope;
        envelopeAttachment: EnvelopeAttachment;
        envelopeAttachmentsRequest: EnvelopeAttachmentsRequest;
        envelopeAttachmentsResult: EnvelopeAttachmentsResult;
        envelopeAuditEvent: EnvelopeAuditEvent;
        envelopeAuditEventResponse: EnvelopeAuditEventResponse;
        envelopeCustomMetadata: EnvelopeCustomMetadata;
        envelopeDefinition: EnvelopeDefinition;
        envelopeDelayRuleApiModel: EnvelopeDelayRuleApiModel;
        envelopeDocument: EnvelopeDocument;
        envelopeDocumentsResult: EnvelopeDocumentsResult;
        envelopeEvent: EnvelopeEvent;
        envelopeEventCode: EnvelopeEventCode;
        envelopeFormData: EnvelopeFormData;
        envelopeId: EnvelopeId;
        envelopeIdsRequest: EnvelopeIdsRequest;
        envelopeMetadata: EnvelopeMetadata;
        envelopeNotificationRequest: EnvelopeNotificationRequest;
        envelopePurgeConfiguration: EnvelopePurgeConfiguration;
        envelopeStatus: EnvelopeStatus;
        envelopeSummary: EnvelopeSummary;
        envelopeTemplate: EnvelopeTemplate;
        envelopeTemplateResults: EnvelopeTemplateResults;
        envelopeTransactionStatus: EnvelopeTransactionStatus;
        envelopeUpdateSummary: EnvelopeUpdateSummary;
        envelopesInformation: EnvelopesInformation;
        errorDetails: ErrorDetails;
        eventNotification: EventNotification;
        eventResult: EventResult;
        expirations: Expirations;
        externalDocumentSources: ExternalDocumentSources;
        externalPrimaryAccountRecipientAuthRequirements: ExternalPrimaryAccountRecipientAuthRequirements;
        favoriteTemplatesContentItem: FavoriteTemplatesContentItem;
        favoriteTemplatesInfo: FavoriteTemplatesInfo;
        featureAvailableMetadata: FeatureAvailableMetadata;
        featureSet: FeatureSet;
        fileType: FileType;
        fileTypeList: FileTypeList;
        filter: Filter;
        firstName: FirstName;
        folder: Folder;
        folderItem_v2: FolderItemV2;
        folderSharedItem: FolderSharedItem;
        fontColor: FontColor;
        fontSize: FontSize;
        forgottenPasswordInformation: ForgottenPasswordInformation;
        formDataItem: FormDataItem;
        formulaTab: FormulaTab;
        frameOptions: FrameOptions;
        fullName: FullName;
        graphicsContext: GraphicsContext;
        group: Group;
        groupInformation: GroupInformation;
        groupType: GroupType;
        idCheckConfiguration: IdCheckConfiguration;
        idCheckInformationInput: IdCheckInformationInput;
        idCheckSecurityStep: IdCheckSecurityStep;
        inPersonSigner: InPersonSigner;
        initialHere: InitialHere;
        inlineTemplate: InlineTemplate;
        integratedUserInfoList: IntegratedUserInfoList;
        intermediary: Intermediary;
        itemSharing: ItemSharing;
        jurisdiction: Jurisdiction;
        lastName: LastName;
        linkedExternalPrimaryAccount: LinkedExternalPrimaryAccount;
        list: List;
        listCustomField: ListCustomField;
        listItem: ListItem;
        localePolicy: LocalePolicy;
        localePolicyTab: LocalePolicyTab;
        lockInformation: LockInformation;
        lockRequest: LockRequest;
        lockType: LockType;
        matchBox: MatchBox;
        measure: Measure;
        memberGroupSharedItem: MemberGroupSharedItem;
        memberSharedItems: MemberSharedItems;
        mergeField: MergeField;
        money: Money;
        nameValue: NameValue;
        newAccountDefinition: NewAccountDefinition;
        newAccountSummary: NewAccountSummary;
        newUser: NewUser;
        newUsersDefinition: NewUsersDefinition;
        newUsersSummary: NewUsersSummary;
        notarize: Notarize;
        notary: Notary;
        notaryHost: NotaryHost;
        notaryJournal: NotaryJournal;
        notaryJournalCredibleWitness: NotaryJournalCredibleWitness;
        notaryJournalList: NotaryJournalList;
        notaryJournalMetaData: NotaryJournalMetaData;
        notaryJurisdiction: NotaryJurisdiction;
        notaryJurisdictionList: NotaryJurisdictionList;
        notaryRecipient: NotaryRecipient;
        notaryResult: NotaryResult;
        notarySeal: NotarySeal;
        note: Note;
        notification: Notification;
        notificationDefaultSettings: NotificationDefaultSettings;
        notificationDefaults: NotificationDefaults;
        number: Number;
        page: Page;
        pageDeletion: PageDeletion;
        pageImages: PageImages;
        pageRequest: PageRequest;
        pathExtendedElement: PathExtendedElement;
        paymentDetails: PaymentDetails;
        paymentLineItem: PaymentLineItem;
        paymentMethod: PaymentMethod;
        paymentOption: PaymentOption;
        paymentProcessorInformation: PaymentProcessorInformation;
        paymentSignerValues: PaymentSignerValues;
        permissionProfile: PermissionProfile;
        permissionProfileInformation: PermissionProfileInformation;
        phoneNumber: PhoneNumber;
        planInformation: PlanInformation;
        polyLine: PolyLine;
        polyLineOverlay: PolyLineOverlay;
        powerForm: PowerForm;
        powerFormFormDataEnvelope: PowerFormFormDataEnvelope;
        powerFormFormDataRecipient: PowerFormFormDataRecipient;
        powerFormRecipient: PowerFormRecipient;
        powerFormSendersResponse: PowerFormSendersResponse;
        powerFormsFormDataResponse: PowerFormsFormDataResponse;
        powerFormsRequest: PowerFormsRequest;
        powerFormsResponse: PowerFormsResponse;
        prefillFormData: PrefillFormData;
        prefillTabs: PrefillTabs;
        proofServiceResourceToken: ProofServiceResourceToken;
        propertyMetadata: PropertyMetadata;
        propertyRights: PropertyRights;
        province: Province;
        provisioningInformation: ProvisioningInformation;
        purgeState: PurgeState;
        radio: Radio;
        radioGroup: RadioGroup;
        recipientAdditionalNotification: RecipientAdditionalNotification;
        recipientAttachment: RecipientAttachment;
        recipientDomain: RecipientDomain;
        recipientEmailNotification: RecipientEmailNotification;
        recipientEvent: RecipientEvent;
        recipientEventCode: RecipientEventCode;
        recipientFormData: RecipientFormData;
        recipientGroup: RecipientGroup;
        recipientIdentityInputOption: RecipientIdentityInputOption;
        recipientIdentityPhoneNumber: RecipientIdentityPhoneNumber;
        recipientIdentityVerification: RecipientIdentityVerification;
        recipientNamesResponse: RecipientNamesResponse;
        recipientOption: RecipientOption;
        recipientPhoneAuthentication: RecipientPhoneAuthentication;
        recipientPhoneNumber: RecipientPhoneNumber;
        recipientPreviewRequest: RecipientPreviewRequest;
        recipientProofFile: RecipientProofFile;
        recipientRouting: RecipientRouting;
        recipientRules: RecipientRules;
        recipientSAMLAuthentication: RecipientSAMLAuthentication;
        recipientSMSAuthentication: RecipientSMSAuthentication;
        recipientSignatureInformation: RecipientSignatureInformation;
        recipientSignatureProvider: RecipientSignatureProvider;
        recipientSignatureProviderOptions: RecipientSignatureProviderOptions;
        recipientStatus: RecipientStatus;
        recipientTokenClientURLs: RecipientTokenClientURLs;
        recipientType: RecipientType;
        recipientUpdateResponse: RecipientUpdateResponse;
        recipientViewRequest: RecipientViewRequest;
        recipients: Recipients;
        recipientsUpdateSummary: RecipientsUpdateSummary;
        referralInformation: ReferralInformation;
        reminders: Reminders;
        returnUrlRequest: ReturnUrlRequest;
        samlAssertionAttribute: SamlAssertionAttribute;
        scheduledSendingApiModel: ScheduledSendingApiModel;
        sealIdentifier: SealIdentifier;
        sealSign: SealSign;
        selfSignedEmailDocument: SelfSignedEmailDocument;
        senderCompany: SenderCompany;
        senderEmailNotifications: SenderEmailNotifications;
        senderName: SenderName;
        serverTemplate: ServerTemplate;
        settingsMetadata: SettingsMetadata;
        sharedItem: SharedItem;
        signDateFormat: SignDateFormat;
        signHere: SignHere;
        signTimeFormat: SignTimeFormat;
        signatureImageType: SignatureImageType;
        signatureProviderRequiredOption: SignatureProviderRequiredOption;
        signatureType: SignatureType;
        signer: Signer;
        signerAttachment: SignerAttachment;
        signerEmailNotifications: SignerEmailNotifications;
        signingGroup: SigningGroup;
        signingGroupInformation: SigningGroupInformation;
        signingGroupUser: SigningGroupUser;
        signingGroupUsers: SigningGroupUsers;
        smartContractInformation: SmartContractInformation;
        smartSection: SmartSection;
        smartSectionAnchorPosition: SmartSectionAnchorPosition;
        smartSectionCollapsibleDisplaySettings: SmartSectionCollapsibleDisplaySettings;
        smartSectionDisplaySettings: SmartSectionDisplaySettings;
        socialAccountInformation: SocialAccountInformation;
        socialAuthentication: SocialAuthentication;
        ssn: Ssn;
        ssn4InformationInput: Ssn4InformationInput;
        ssn9InformationInput: Ssn9InformationInput;
        stamp: Stamp;
        stampFormat: StampFormat;
        supportedLanguages: SupportedLanguages;
        tabAccountSettings: TabAccountSettings;
        tabGroup: TabGroup;
        tabStatus: TabStatus;
        tabs: Tabs;
        templateCustomFields: TemplateCustomFields;
        templateDocumentVisibilityList: TemplateDocumentVisibilityList;
        templateDocumentsResult: TemplateDocumentsResult;
        templateInformation: TemplateInformation;
        templateMatch: TemplateMatch;
        templateNotificationRequest: TemplateNotificationRequest;
        templateRecipients: TemplateRecipients;
        templateRole: TemplateRole;
        templateSharedItem: TemplateSharedItem;
        templateSummary: TemplateSummary;
        templateTabs: TemplateTabs;
        templateUpdateSummary: TemplateUpdateSummary;
        text: Text;
        textCustomField: TextCustomField;
        title: Title;
        usageHistory: UsageHistory;
        userAccountManagementGranularInformation: UserAccountManagementGranularInformation;
        userInfo: UserInfo;
        userInfoList: UserInfoList;
        userInformation: UserInformation;
        userInformationList: UserInformationList;
        userPasswordRules: UserPasswordRules;
        userProfile: UserProfile;
        userSettingsInformation: UserSettingsInformation;
        userSharedItem: UserSharedItem;
        userSharing: UserSharing;
        userSignature: UserSignature;
        userSignatureDefinition: UserSignatureDefinition;
        userSignaturesInformation: UserSignaturesInformation;
        userStatus: UserStatus;
        usersResponse: UsersResponse;
        view: View;
        viewUrl: ViewUrl;
        watermark: Watermark;
        witness: Witness;
        workflow: Workflow;
        workflowStep: WorkflowStep;
        workspace: Workspace;
        workspaceFileUpload: WorkspaceFileUpload;
        workspaceFolderContents: WorkspaceFolderContents;
        workspaceItem: WorkspaceItem;
        workspaceItemList: WorkspaceItemList;
        workspaceList: WorkspaceList;
        workspaceSettings: WorkspaceSettings;
        workspaceUser: WorkspaceUser;
        workspaceUserAuthorization: WorkspaceUserAuthorization;
        zip: Zip;
    };
    responses: {
        /** The token is good, but the user may not do this in the account. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "USER_LACKS_PERMISSIONS",
                 *   "message": "The user has no right to make this call."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "METHOD_NOT_ALLOWED",
                 *   "message": "This address does not know this method."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "RESOURCE_NOT_FOUND",
                 *   "message": "Nothing is found at this address."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "UNSPECIFIED_ERROR",
                 *   "message": "The service could not finish the call."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *   "message": "The account has made all the calls it may make this hour."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
        /** No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *   "message": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
    };
    parameters: {
        /**
         * Only envelopes whose authoritative copy has this status.
         *
         * @example Original
         */
        acStatus: "Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed";
        /**
         * The account whose keys signed the message, where there is a signature.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        account: string;
        /**
         * The account, by its external number or by its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * What else to put into the answer, as a list with commas: `user_count` (how many members have the
         * profile), `closed_users` (also those whose membership is closed), `account_management` (the single
         * rights of administrators) and `metadata` (the companions of the settings). Only the list of all
         * profiles heeds the first three.
         *
         * @example user_count,account_management
         */
        accountPermissionProfilesInclude: string;
        /**
         * The e-mail address for which names are looked up.
         *
         * @example ines.valdivia@seabird.example
         */
        accountsEmail: string;
        /**
         * Whether each user is described in full, with groups, addresses and custom settings, and not
         * only by name, address and status.
         *
         * @example true
         */
        additionalInfo: "true" | "false";
        /**
         * Whether the user is described in full. One user is always described so; the parameter is taken
         * and changes nothing.
         *
         * @example true
         */
        additionalInfoOfUser: "true" | "false";
        /**
         * Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
         * settings.
         *
         * @example true
         */
        advancedUpdate: "true" | "false";
        /**
         * Whether the language in `locale` may be any that the service has, and not only one of those that
         * are offered to users.
         *
         * @example false
         */
        allowAllLanguages: "true" | "false";
        /**
         * Whether the list holds only users who stand in for the administrators.
         *
         * @example false
         */
        alternateAdminsOnly: "true" | "false";
        /**
         * Whether the templates of the account get the change as well.
         *
         * @example true
         */
        applyToTemplates: "true" | "false";
        /**
         * The attachment, by the ID that the sender gave to it.
         *
         * @example 1
         */
        attachmentId: string;
        /**
         * The archive address, by the ID that the service gave to it.
         *
         * @example d3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54
         */
        bccEmailArchiveId: string;
        /**
         * Reserved for the service. Leave it out.
         *
         * @example false
         */
        block: string;
        /**
         * The brand, by the GUID that the service gave to it.
         *
         * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
         */
        brandId: string;
        /**
         * The bulk send list, by the GUID that its creation returned.
         *
         * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
         */
        bulkSendListId: string;
        /**
         * Reserved for the service. Leave it out.
         *
         * @example false
         */
        cdseMode: string;
        /**
         * Whether the certificate of completion is added to the combined PDF.
         *
         * @example true
         */
        certificate: "true" | "false";
        /**
         * Whether the turns of recipients that come from a template may be changed by those in the request.
         *
         * @example true
         */
        changeRoutingOrder: "true" | "false";
        /**
         * The upload, by the GUID that its start returned.
         *
         * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
         */
        chunkedUploadId: string;
        /**
         * The place of the part in the file. The part that started the upload is 0, so the first one
         * added here is 1.
         *
         * @example 1
         */
        chunkedUploadPartSeq: string;
        /**
         * What is to be done with the upload. `commit` closes it and makes it ready for use.
         *
         * @example commit
         */
        chunkedUploadsAction: "commit";
        /**
         * What the answer holds besides the state of the upload. `checksum` adds the SHA-256 checksum of
         * the bytes received so far.
         *
         * @example checksum
         */
        chunkedUploadsInclude: "checksum";
        /**
         * Whether the present signature is closed, so that it serves for no more signing.
         *
         * @example false
         */
        closeExistingSignature: "true" | "false";
        /**
         * Where the contact is kept: with the rooms of the account (`rooms`), or in the address book of
         * eSignature (`docusignCore`).
         *
         * @example docusignCore
         */
        cloudProvider: "rooms" | "docusignCore";
        /**
         * Whether recipients with the same name, address and turn become one, who then has the tabs of
         * all of them.
         *
         * @example false
         */
        combineSameOrderRecipients: "true" | "false";
        /**
         * Whether the envelope may be made of finished documents only. Reserved for the service.
         *
         * @example false
         */
        completedDocumentsOnly: "true" | "false";
        /**
         * The statuses of the users to list, separated by commas.
         *
         * @example Active,ActivationSent
         */
        connectConfigurationsStatus: string;
        /**
         * The configuration of Connect, by the number that its creation returned.
         *
         * @example 4410276
         */
        connectId: string;
        /**
         * The contact, by the ID that the service gave to it.
         *
         * @example 8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042
         */
        contactId: string;
        /**
         * The name of the file, as `filename="..."`; or, with more, `file; filename="...";
         * fileExtension=pdf; documentId=1`. A file that is not a PDF needs its extension.
         *
         * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
         */
        contentDisposition: string;
        /**
         * Where the answer goes on: the `continuationToken` of the answer before.
         *
         * @example MjAyNi0xMS0yMHwxMDA
         */
        continuationToken: string;
        /**
         * How many records the answer may hold at most.
         *
         * @example 25
         */
        count: string;
        /**
         * How many records the answer may hold at most, from 1 to 100.
         *
         * @example 25
         */
        countToHundred: string;
        /**
         * Only templates made at this moment or later; a date, or a date with a time, in ISO 8601.
         *
         * @example 2026-01-01
         */
        createdFromDate: string;
        /**
         * Only templates made at this moment or earlier; a date, or a date with a time, in ISO 8601.
         *
         * @example 2026-11-30
         */
        createdToDate: string;
        /**
         * Only envelopes with this custom field and value, written as `name=value`.
         *
         * @example Berth=42
         */
        customFieldFilter: string;
        /**
         * The custom field, by the number that the service gave to it.
         *
         * @example 10420017
         */
        customFieldId: string;
        /**
         * How the data are written: `Native` gives JSON, `Csv_Classic` and `Csv_One_Envelope_Per_Line` give
         * tables of comma-separated values, `Xml_Classic` gives XML.
         *
         * @example Native
         */
        dataLayout: "Native" | "Csv_Classic" | "Csv_One_Envelope_Per_Line" | "Xml_Classic";
        /**
         * The method of the signature, where there is one.
         *
         * @example HMACSHA256
         */
        digest: "HMACSHA256";
        /**
         * The document, by the number that the sender gave to it.
         *
         * @example 1
         */
        documentId: string;
        /**
         * The document, by the number that the sender gave to it; or `combined` for all documents in one
         * PDF, `archive` for a ZIP of all of them with the certificate, `certificate` for the certificate
         * of completion alone, `portfolio` for a PDF portfolio.
         *
         * @example 1
         */
        documentPart: string;
        /**
         * The recipient through whose eyes the document is given, by the ID in the envelope.
         *
         * @example 1
         */
        documentRecipientId: string;
        /**
         * Whether only the documents are given that the calling user may see as a recipient.
         *
         * @example true
         */
        documentsByUserId: "true" | "false";
        /**
         * Whether the list holds only users whose e-mail address is in a domain that the account's
         * organization owns.
         *
         * @example false
         */
        domainUsersOnly: "true" | "false";
        /**
         * How sharp the images are to be, in dots to the inch. The service has a default of its own.
         *
         * @example 150
         */
        dpi: string;
        /**
         * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
         * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
         * children. While an envelope is locked, every change without it fails with
         * `EDIT_LOCK_NOT_LOCK_OWNER`.
         *
         * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
         */
        editLock: string;
        /**
         * Only envelopes of the user with this e-mail address.
         *
         * @example mara.lindqvist@harbour.example
         */
        emailFilter: string;
        /**
         * The e-mail address of the user. The ID in the path decides who is meant, whatever stands here.
         *
         * @example tomas.okafor@harbour.example
         */
        emailOfUser: string;
        /**
         * Only users whose e-mail address has this text in it.
         *
         * @example harbour.example
         */
        emailSubstring: string;
        /**
         * How the bytes are encoded on the way; plain bytes where it is left out.
         *
         * @example base64
         */
        encoding: string;
        /**
         * Whether the bytes come encrypted with the key of the account's key manager.
         *
         * @example false
         */
        encrypt: "true" | "false";
        /**
         * What the search need not look at, with commas between the words: `recipients`, `powerforms`,
         * `folders`.
         *
         * @example powerforms,folders
         */
        envelopeExclude: string;
        /**
         * Only envelopes in these folders, as IDs with commas between them. Besides IDs it takes the names
         * of folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
         * `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
         * `waiting_for_others`.
         *
         * @example sentitems
         */
        envelopeFolderIds: string;
        /**
         * The envelope, by the GUID that its creation returned.
         *
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeId: string;
        /**
         * The envelopes to list, as their IDs with commas between them.
         *
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeIds: string;
        /**
         * The envelopes to list, as their IDs with commas between them; or `request_body`, and the IDs
         * stand in the body instead.
         *
         * @example request_body
         */
        envelopeIdsOrBody: string;
        /**
         * What the answer holds besides the envelope itself, with commas between the words: `custom_fields`,
         * `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs`,
         * `payment_tabs`. The tabs come with the recipients who own them.
         *
         * @example recipients,tabs
         */
        envelopeInclude: string;
        /**
         * What each envelope of the answer holds besides its own fields, with commas between the words:
         * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
         * `payment_tabs`.
         *
         * @example recipients,custom_fields
         */
        envelopeListInclude: string;
        /**
         * What the list is ordered by.
         *
         * @example last_modified
         */
        envelopeOrderBy: "last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed";
        /**
         * Only envelopes that have one of these statuses now, with commas between them; `any` takes all of
         * them. Where a status cannot follow the one in `from_to_status`, the list is empty.
         *
         * @example sent,delivered
         */
        envelopeStatuses: string;
        /**
         * Which templates the answer holds: `applied` for those that were applied, `matched` for those
         * whose pages resemble the documents. Both words may stand together, with a comma between.
         *
         * @example applied
         */
        envelopeTemplatesInclude: string;
        /**
         * Only envelopes of this user.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        envelopeUserId: string;
        /**
         * Only envelopes of the user with this name.
         *
         * @example Mara Lindqvist
         */
        envelopeUserName: string;
        /**
         * Only envelopes that the user with this e-mail address sent. `user_name` must name the same user.
         *
         * @example mara.lindqvist@harbour.example
         */
        envelopesEmail: string;
        /**
         * Together with `user_ids`: only those of the users whose membership has this status, which is
         * `ActivationRequired`, `ActivationSent`, `Active`, `Closed` or `Disabled`.
         *
         * @example Active
         */
        envelopesNotSharedUserStatus: string;
        /**
         * Only envelopes that have one of these statuses now, with commas between them. Without it every
         * status counts.
         *
         * @example sent,delivered
         */
        envelopesStatus: string;
        /**
         * Only envelopes that the user with this full name sent. `email` must name the same user.
         *
         * @example Mara Lindqvist
         */
        envelopesUserName: string;
        /**
         * Whether the brand that the reseller of the account provides is left out.
         *
         * @example true
         */
        excludeDistributorBrand: "true" | "false";
        /**
         * The entry among the failures of Connect, or `all` for every entry.
         *
         * @example 70418
         */
        failureId: string;
        /**
         * Whether the answer tells a browser to save the file rather than to show it.
         *
         * @example true
         */
        fileDownload: "true" | "false";
        /**
         * The file in the folder, by the GUID that the service gave to it.
         *
         * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
         */
        fileId: string;
        /**
         * The folder of the workspace, by the GUID that the service gave to it.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        folderId: string;
        /**
         * The folders that the call is about, as their IDs with commas between them. With `item_type`
         * `folders`, at least one must be named.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        folderIds: string;
        /**
         * Only envelopes in folders of these kinds, with commas between them.
         *
         * @example sentitems,normal
         */
        folderTypes: string;
        /**
         * The beginning of the period: a date, or a date with a time, in ISO 8601. `from_to_status` says
         * which change must lie in it. The list needs this, `envelope_ids` or `transaction_ids`.
         *
         * @example 2026-11-01
         */
        fromDate: string;
        /**
         * The change that must lie in the period. `Changed`, also called `any`, takes every envelope that
         * changed at all; another value takes those that reached it. The values may also be written in lower
         * case.
         *
         * @example Changed
         */
        fromToStatus: "any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing";
        /**
         * Only users who belong to one of these groups, as IDs with commas between them.
         *
         * @example 7731204
         */
        groupId: string;
        /**
         * The group of users, by the number that the service gave to it.
         *
         * @example 7731204
         */
        groupIdInPath: string;
        /**
         * Only groups of this kind, in the words of `groupType` on a group.
         *
         * @example customGroup
         */
        groupType: string;
        /**
         * Whether the image is that of the signature or that of the initials.
         *
         * @example signature_image
         */
        imageType: SignatureImageType;
        /**
         * Whether the settings of the account come along in `accountSettings`.
         *
         * @example true
         */
        includeAccountSettings: "true" | "false";
        /**
         * Whether tabs with an anchor come with the places at which the anchor was found. For recipients
         * it works together with `include_tabs`.
         *
         * @example true
         */
        includeAnchorTabLocations: "true" | "false";
        /**
         * Which charges the answer holds, those for envelopes or those for seats; both without it.
         *
         * @example envelopes
         */
        includeCharges: "envelopes" | "seats";
        /**
         * Whether the image shows what the service draws around it: the line and the ID that belongs to the
         * signature.
         *
         * @example true
         */
        includeChrome: "true" | "false";
        /**
         * Whether the answer also holds details that are left out otherwise, such as those of delegation.
         *
         * @example true
         */
        includeExtended: "true" | "false";
        /**
         * Whether the answer also holds the links and landing pages that lead out of the service.
         *
         * @example true
         */
        includeExternalReferences: "true" | "false";
        /**
         * Whether the files of the folder are listed too.
         *
         * @example true
         */
        includeFiles: "true" | "false";
        /**
         * Whether the answer also lists the jurisdictions of the notary.
         *
         * @example true
         */
        includeJurisdictions: "true" | "false";
        /**
         * Whether each user comes with the kind and the state of their licence.
         *
         * @example true
         */
        includeLicense: "true" | "false";
        /**
         * Whether the answer says for each brand where its logos are found.
         *
         * @example true
         */
        includeLogos: "true" | "false";
        /**
         * Whether fields come with their companions, which say who may change them.
         *
         * @example true
         */
        includeMetadata: "true" | "false";
        /**
         * Whether the answer tells how far the purge of each envelope is.
         *
         * @example true
         */
        includePurgeInformation: "true" | "false";
        /**
         * Whether the folders inside the folder are listed too.
         *
         * @example true
         */
        includeSubFolders: "true" | "false";
        /**
         * Whether recipients come with their tabs.
         *
         * @example true
         */
        includeTabs: "true" | "false";
        /**
         * Whether the answer also tells of the tabs that stand on each document.
         *
         * @example true
         */
        includeTabsOfDocuments: "true" | "false";
        /**
         * Whether each file comes with a small picture of its first page.
         *
         * @example false
         */
        includeThumbnails: "true" | "false";
        /**
         * Whether people are described in full, not by their IDs alone.
         *
         * @example true
         */
        includeUserDetail: "true" | "false";
        /**
         * Whether each group comes with the number of its members in `usersCount`.
         *
         * @example true
         */
        includeUsercount: "true" | "false";
        /**
         * Whether each signing group comes with its members.
         *
         * @example true
         */
        includeUsers: "true" | "false";
        /**
         * Whether each user comes with the settings that stand in the CSV file of an export.
         *
         * @example false
         */
        includeUsersettingsForCsv: "true" | "false";
        /**
         * Only envelopes that also stand in these folders, as IDs with commas between them.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        intersectingFolderIds: string;
        /**
         * Whether the list holds deleted templates only, which wait in the recycle bin.
         *
         * @example false
         */
        isDeletedTemplateOnly: "true" | "false";
        /**
         * Whether the templates are listed in order to be downloaded.
         *
         * @example false
         */
        isDownload: "true" | "false";
        /**
         * Whether the body is read as the definition of a whole envelope, so that more than the document
         * in the path may change.
         *
         * @example false
         */
        isEnvelopeDefinition: "true" | "false";
        /**
         * What the sharing is about: `envelopes` between users, `templates` among users and groups, or
         * `folders` among users and groups.
         *
         * @example templates
         */
        itemType: "envelopes" | "templates" | "folders";
        /**
         * The jurisdiction, by the ID that the service gave to it.
         *
         * @example 15
         */
        jurisdictionId: string;
        /**
         * The language in which the text is wanted, by its code, such as `en`, `fr` or `pt_BR`.
         *
         * @example en
         */
        langCode: string;
        /**
         * The language of the text, by its code, such as `en`, `fr` or `pt_BR`.
         *
         * @example en
         */
        langCodeInPath: string;
        /**
         * The language of the certificate of completion, by its code.
         *
         * @example en
         */
        language: string;
        /**
         * The moment of the last query; only what changed since then is listed. It is the
         * `lastQueriedDateTime` of the answer before.
         *
         * @example 2026-11-20T10:15:00Z
         */
        lastQueriedDate: string;
        /**
         * Whether only users are listed whose events the configuration pushes.
         *
         * @example true
         */
        listIncludedUsers: "true" | "false";
        /**
         * Whether the entry comes with the steps of each try, in `connectDebugLog`.
         *
         * @example true
         */
        logDetails: "true" | "false";
        /**
         * The entry in the log of Connect, or `all` where every entry is to be deleted.
         *
         * @example 88231
         */
        logId: string;
        /**
         * Only users who are logged in at this moment (`true`), or only those who are not (`false`).
         *
         * @example true
         */
        loginStatus: "true" | "false";
        /**
         * Which logo: `primary` and `secondary` stand on pages of the service, `email` at the head of
         * e-mails.
         *
         * @example primary
         */
        logoType: "primary" | "secondary" | "email";
        /**
         * The greatest height that an image may have, in pixels; a taller page is scaled down.
         *
         * @example 1754
         */
        maxHeight: string;
        /**
         * The greatest width that an image may have, in pixels; a wider page is scaled down.
         *
         * @example 1240
         */
        maxWidth: string;
        /**
         * Whether the roles of the templates are merged with the recipients although the envelope stays a
         * draft.
         *
         * @example true
         */
        mergeRolesOnDraft: "true" | "false";
        /**
         * Only templates last changed at this moment or later; a date, or a date with a time.
         *
         * @example 2026-11-01
         */
        modifiedFromDate: string;
        /**
         * Only templates last changed at this moment or earlier; a date, or a date with a time.
         *
         * @example 2026-11-30T23:59:59Z
         */
        modifiedToDate: string;
        /**
         * The permission profile, by its ID, that members of the deleted one get instead. It must be given
         * where the profile still has members.
         *
         * @example 2301416
         */
        moveUsersTo: string;
        /**
         * Whether the service reads what it knows of the pages afresh instead of from its cache.
         *
         * @example true
         */
        nocache: "true" | "false";
        /**
         * Only users who belong to none of these groups, as IDs with commas between them.
         *
         * @example 7731204
         */
        notGroupId: string;
        /**
         * Whether the call brings in what recipients signed on a device without a connection.
         *
         * @example false
         */
        offlineSigning: "true" | "false";
        /**
         * The direction of the list, upwards or downwards.
         *
         * @example desc
         */
        order: "asc" | "desc";
        /**
         * The page of the document, counted from 1.
         *
         * @example 1
         */
        pageNumber: string;
        /**
         * The pages whose tabs are wanted, counted from 1, with commas between them. Without it all pages
         * count.
         *
         * @example 1,3
         */
        pageNumbers: string;
        /**
         * Whether the file is given as a PDF, whatever its own type.
         *
         * @example true
         */
        pdfVersion: "true" | "false";
        /**
         * The permission profile, by the ID that the service gave to it.
         *
         * @example 2301415
         */
        permissionProfileId: string;
        /**
         * The PowerForm, by the GUID that its creation returned.
         *
         * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
         */
        powerFormId: string;
        /**
         * The field by which the PowerForms are sorted.
         *
         * @example lastused
         */
        powerFormsOrderBy: "sender" | "auth" | "used" | "remaining" | "lastused" | "status" | "type" | "templatename" | "created";
        /**
         * Only envelopes that came of these PowerForms, as their IDs with commas between them.
         *
         * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
         */
        powerformIds: string;
        /**
         * Whether what is shared already stays as it is. Without it, what is sent replaces the present
         * sharing, since changes are not additive.
         *
         * @example true
         */
        preserveExistingSharedAccess: "true" | "false";
        /**
         * Whether recipients of the template stay in the envelope even if all their tabs hang on anchor
         * texts that no document contains. Without it such recipients are taken out.
         *
         * @example true
         */
        preserveTemplateRecipient: "true" | "false";
        /**
         * How long the search may take. Reserved for the service.
         *
         * @example 30
         */
        queryBudget: string;
        /**
         * The recipient, by the ID that the sender gave to it within the envelope or template.
         *
         * @example 1
         */
        recipientId: string;
        /**
         * The recipient, by the GUID that the service gave to it, `recipientIdGuid`.
         *
         * @example e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b
         */
        recipientIdGuid: string;
        /**
         * What is deleted of the recipients; only their signatures can be, written with a small or a
         * capital letter.
         *
         * @example signature
         */
        recipientPart: "signature" | "Signature";
        /**
         * The form of the dates in the request, where it is not ISO 8601.
         *
         * @example yyyy-MM-dd
         */
        requesterDateFormat: string;
        /**
         * Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
         * delivered.
         *
         * @example true
         */
        resendEnvelope: "true" | "false";
        /**
         * Which pages or mails the file is for: those of the sender, of signing, of e-mails, or of
         * signing inside another application (`signing_captive`).
         *
         * @example signing
         */
        resourceContentType: "sending" | "signing" | "email" | "signing_captive";
        /**
         * The language of the file, by its code; without it, the file of the default language.
         *
         * @example en
         */
        resourceLangcode: string;
        /**
         * Whether the answer is the whole master file of the service. Otherwise it holds only what the
         * brand has changed in it.
         *
         * @example false
         */
        returnMaster: "true" | "false";
        /**
         * Whether the changes made under the lock are kept. `false` throws away what stands on the
         * scratch copy.
         *
         * @example true
         */
        saveChanges: "true" | "false";
        /**
         * Where `search_text` is looked for besides the name of the template, with commas between the
         * words: `sender`, `recipients`, `envelope`.
         *
         * @example recipients
         */
        searchFields: string;
        /**
         * Only records in which this text occurs.
         *
         * @example lease
         */
        searchText: string;
        /**
         * Whether the list holds only templates that the caller shares with others.
         *
         * @example true
         */
        sharedByMe: "true" | "false";
        /**
         * Only users to whom the caller has one of these sharing statuses, with commas between them:
         * `not_shared`, `shared_to`, `shared_from`, `shared_to_and_from`.
         *
         * @example shared_to,shared_from
         */
        sharedFilter: string;
        /**
         * The user who shares the envelope with the caller.
         *
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        sharedUserId: string;
        /**
         * Whether fields that recipients changed are highlighted.
         *
         * @example false
         */
        showChanges: "true" | "false";
        /**
         * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
         * further key adds a header with the next number, up to 100. Without HMAC in the configuration
         * there is none.
         *
         * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
         */
        signature: string;
        /**
         * The signature, by the ID that the service gave to it. Its name does as well, encoded for a URL;
         * an ID is better, since a name may hold characters that not every server lets through.
         *
         * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
         */
        signatureId: string;
        /**
         * The signing group, by the number that the service gave to it.
         *
         * @example 9120457
         */
        signingGroupId: string;
        /**
         * Only signing groups of this kind, in the words of `groupType` on a signing group.
         *
         * @example sharedSigningGroup
         */
        signingGroupType: string;
        /**
         * The beginning of the period: a date, or a date with a time, in ISO 8601. What happened before is
         * left out.
         *
         * @example 2026-11-01
         */
        sinceDate: string;
        /**
         * Only what was made in this way: `signature` for written ones, `stamp` for stamps, `null` for
         * those of which neither is known.
         *
         * @example signature
         */
        stampType: "signature" | "stamp" | "null";
        /**
         * The zero-based position in the whole list from which the answer starts.
         *
         * @example 0
         */
        startPosition: string;
        /**
         * The document, by the number that the sender gave to it; or `combined` for all documents of the
         * template in one PDF.
         *
         * @example 1
         */
        templateDocumentPart: string;
        /**
         * Only templates in these folders, as IDs with commas between them.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        templateFolderIds: string;
        /**
         * Only templates in folders of these kinds, with commas between them: `templates` for the
         * caller's own folders, `templates_root` for what lies in none of them, `recyclebin` for what was
         * deleted.
         *
         * @example templates
         */
        templateFolderTypes: string;
        /**
         * The beginning of the period in which a template was made: a date, or a date with a time, in
         * ISO 8601. Without it the period has no beginning.
         *
         * @example 2026-01-01
         */
        templateFromDate: string;
        /**
         * The template, by the GUID that the service gave to it.
         *
         * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
         */
        templateId: string;
        /**
         * Only these templates, as IDs with commas between them.
         *
         * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
         */
        templateIds: string;
        /**
         * What the answer holds besides the template itself, with commas between the words:
         * `powerforms`, `tabs`, `documents`, `favorite_template_status`. The tabs come with the
         * recipients who own them.
         *
         * @example documents,tabs
         */
        templateInclude: string;
        /**
         * What the template is shared with; `groups` is the only value. It is needed because the path has
         * a place for it.
         *
         * @example groups
         */
        templatePart: "groups";
        /**
         * Whether e-mails go out again. It is taken as for an envelope, but nobody has had an e-mail from
         * a template, so nothing is sent.
         *
         * @example false
         */
        templateResendEnvelope: "true" | "false";
        /**
         * The end of the period in which a template was made: a date, or a date with a time, in ISO
         * 8601. Without it the period lasts until now.
         *
         * @example 2026-11-30T23:59:59Z
         */
        templateToDate: string;
        /**
         * Only templates of this user. Other users than the caller need an administrator.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        templateUserId: string;
        /**
         * What each template of the answer holds besides its own fields, with commas between the words:
         * `powerforms`, `documents`, `folders`, `favorite_template_status`, `advanced_templates`,
         * `recipients`, `custom_fields`, `notifications`.
         *
         * @example recipients,favorite_template_status
         */
        templatesInclude: string;
        /**
         * By what the list is sorted: by `name`, by when a template was last `modified`, or by when it
         * was last `used`.
         *
         * @example modified
         */
        templatesOrderBy: "name" | "modified" | "used";
        /**
         * Whose templates the list holds: those that the caller owns, those that others share with the
         * caller, or all of them.
         *
         * @example owned_by_me
         */
        templatesUserFilter: "owned_by_me" | "shared_with_me" | "all";
        /**
         * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
         * until now.
         *
         * @example 2026-11-30T23:59:59Z
         */
        toDate: string;
        /**
         * What the token is to be good for, as names with commas between them. Without it the token allows
         * reading.
         *
         * @example read
         */
        tokenScopes: string;
        /**
         * The transactions to list, as the marks that the requests for the envelopes carried, with commas
         * between them. A mark is good for seven days.
         *
         * @example lease-42-first-try
         */
        transactionIds: string;
        /**
         * The transactions to list, as the marks that the requests for the envelopes carried, with commas
         * between them; or `request_body`, and the marks stand in the body instead. A mark is good for
         * seven days.
         *
         * @example lease-42-first-try
         */
        transactionIdsOrBody: string;
        /**
         * Whether the service keeps the image as a PNG with a transparent background.
         *
         * @example true
         */
        transparentPng: "true" | "false";
        /**
         * Only templates last used at this moment or later; a date, or a date with a time.
         *
         * @example 2026-11-01
         */
        usedFromDate: string;
        /**
         * Only templates last used at this moment or earlier; a date, or a date with a time.
         *
         * @example 2026-11-30
         */
        usedToDate: string;
        /**
         * In which role the user must stand in the envelope: as sender, as recipient, or as recipient
         * without being the sender.
         *
         * @example sender
         */
        userFilter: "sender" | "recipient" | "recipient_only";
        /**
         * The user, by the GUID that the service gave to them: as a rule the one who calls, and another
         * one only where the caller is an administrator.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        userId: string;
        /**
         * The users that the call is about, as their IDs with commas between them.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userIds: string;
        /**
         * Only users whose name has this text in it.
         *
         * @example Lind
         */
        userNameSubstring: string;
        /**
         * The group of custom settings that is meant. Without it, only settings outside any group are
         * read, written or deleted.
         *
         * @example lease-desk
         */
        userSettingsKey: string;
        /**
         * What is taken from the users besides their membership, with commas between the words: `Groups`
         * for their groups, `PermissionSet` for their permission profile, `SigningGroupsEmail` for their
         * place in signing groups.
         *
         * @example Groups,SigningGroupsEmail
         */
        usersDelete: string;
        /**
         * Only users with exactly this e-mail address.
         *
         * @example tomas.okafor@harbour.example
         */
        usersEmail: string;
        /**
         * Only users whose membership has one of these statuses, with commas between them:
         * `ActivationRequired`, `ActivationSent`, `Active`, `Closed`, `Disabled`.
         *
         * @example Active,ActivationSent
         */
        usersStatus: string;
        /**
         * Whether the account's watermark is printed on a document that is not completed.
         *
         * @example true
         */
        watermark: "true" | "false";
        /**
         * The workspace, by the GUID that its creation returned.
         *
         * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
         */
        workspaceId: string;
        /**
         * The person in the workspace whose items are listed, by the ID that they have there.
         *
         * @example 6a1f3c5e-7d92-4b08-a4c6-8e0f2d1b3957
         */
        workspaceUserId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Calls that the account may make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * Calls left to the account in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The moment at which the hour ends and the allowance is full again, in Unix seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * Identifies this exchange in the service's own logs; quote it when you report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    AccountBrands_list: {
        parameters: {
            query?: AccountBrandsListQueryParams;
            header?: never;
            path: AccountBrandsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brands of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandsResponse;
                };
            };
            /** A parameter does not fit the contract, or branding is off for the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_create: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsCreateParams;
            cookie?: never;
        };
        /** The brand that is to be made. */
        requestBody: {
            content: {
                "application/json": Brand;
            };
        };
        responses: {
            /** The brand was made and has its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandsResponse;
                };
            };
            /** The request does not fit the contract, or the caller may not make brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsDeleteListParams;
            cookie?: never;
        };
        /** The brands that are to go. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** What became of each brand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandsResponse;
                };
            };
            /** The request does not fit the contract, or the caller may not delete brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_get: {
        parameters: {
            query?: AccountBrandsGetQueryParams;
            header?: never;
            path: AccountBrandsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Brand;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_update: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsUpdateParams;
            cookie?: never;
        };
        /** What is to change in the brand. */
        requestBody: {
            content: {
                "application/json": Brand;
            };
        };
        responses: {
            /** The brand as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Brand;
                };
            };
            /** The request does not fit the contract, or the caller may not change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter does not fit the contract, or the caller may not delete brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsGetExportFileParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file, in XML. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": Blob;
                };
            };
            /** A parameter does not fit the contract, or the caller may not export brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsGetLogoParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image, as PNG. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_updateLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsUpdateLogoParams;
            cookie?: never;
        };
        /** The bytes of the image, as PNG. */
        requestBody: {
            content: {
                "image/png": Blob;
            };
        };
        responses: {
            /** The logo is in place; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The body is no PNG image, a parameter is wrong, or the caller may not change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_deleteLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsDeleteLogoParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The logo is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter does not fit the contract, or the caller may not change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_listResources: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsListResourcesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What is known of the files. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandResourcesList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_getResource: {
        parameters: {
            query?: AccountBrandsGetResourceQueryParams;
            header?: never;
            path: AccountBrandsGetResourceParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file, in XML. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": Blob;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountBrands_updateResource: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsUpdateResourceParams;
            cookie?: never;
        };
        /** The XML file, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": BrandResourceUpload;
            };
        };
        responses: {
            /** The file is in place. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrandResources;
                };
            };
            /** The file is no XML, a parameter is wrong, or the caller may not change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountConsumerDisclosures_getDefault: {
        parameters: {
            query?: AccountConsumerDisclosuresGetDefaultQueryParams;
            header?: never;
            path: AccountConsumerDisclosuresGetDefaultParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The disclosure with what stands in it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsumerDisclosure;
                };
            };
            /** A parameter does not fit the contract, or the caller may not read the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountConsumerDisclosures_get: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountConsumerDisclosuresGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The disclosure in that language. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsumerDisclosure;
                };
            };
            /** The service has no such language, or the caller may not read the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountConsumerDisclosures_update: {
        parameters: {
            query?: AccountConsumerDisclosuresUpdateQueryParams;
            header?: never;
            path: AccountConsumerDisclosuresUpdateParams;
            cookie?: never;
        };
        /** What is to change in the disclosure. */
        requestBody: {
            content: {
                "application/json": ConsumerDisclosure;
            };
        };
        responses: {
            /** The disclosure as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsumerDisclosure;
                };
            };
            /** The request does not fit the contract, or the caller may not change the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountCustomFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountCustomFieldsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The custom fields of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** There is no such account, or the caller may not see its fields. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountCustomFields_create: {
        parameters: {
            query?: AccountCustomFieldsCreateQueryParams;
            header?: never;
            path: AccountCustomFieldsCreateParams;
            cookie?: never;
        };
        /** The field that is to be made. */
        requestBody: {
            content: {
                "application/json": CustomField;
            };
        };
        responses: {
            /** The field was made and has its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or a field of that name exists. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountCustomFields_update: {
        parameters: {
            query?: AccountCustomFieldsUpdateQueryParams;
            header?: never;
            path: AccountCustomFieldsUpdateParams;
            cookie?: never;
        };
        /** The field as it is to be. */
        requestBody: {
            content: {
                "application/json": CustomField;
            };
        };
        responses: {
            /** The field as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or the account has no such field. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountCustomFields_delete: {
        parameters: {
            query?: AccountCustomFieldsDeleteQueryParams;
            header?: never;
            path: AccountCustomFieldsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The field is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The account has no such field, or the caller may not delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountSealProviders_list: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSealProvidersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The seals of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSeals;
                };
            };
            /** The account may not use seals, or the caller may not see them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountSignatureProviders_list: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountSignatureProvidersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature providers of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSignatureProviders;
                };
            };
            /** The account may not use signature providers, or the caller may not see them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account that is to be made. */
        requestBody: {
            content: {
                "application/json": NewAccountDefinition;
            };
        };
        responses: {
            /** The account was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewAccountSummary;
                };
            };
            /** The request does not fit the contract, or the client may not make accounts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_get: {
        parameters: {
            query?: AccountsGetQueryParams;
            header?: never;
            path: AccountsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountInformation;
                };
            };
            /** There is no such account, or the caller may not see it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account is closed; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** There is no such account, or the caller may not close it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_getProvisioning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What new accounts start with. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProvisioningInformation;
                };
            };
            /** The client may not make accounts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_getBillingCharges: {
        parameters: {
            query?: AccountsGetBillingChargesQueryParams;
            header?: never;
            path: AccountsGetBillingChargesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The charges of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BillingChargeResponse;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the charges. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_deleteCaptiveRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsDeleteCaptiveRecipientParams;
            cookie?: never;
        };
        /** The recipients whose signatures are to go. */
        requestBody: {
            content: {
                "application/json": CaptiveRecipientInformation;
            };
        };
        responses: {
            /** What became of each recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CaptiveRecipientInformation;
                };
            };
            /** The request does not fit the contract, or no such recipient is known. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listRecipientNamesByEmail: {
        parameters: {
            query?: AccountsListRecipientNamesByEmailQueryParams;
            header?: never;
            path: AccountsListRecipientNamesByEmailParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The names that belong to the address. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecipientNamesResponse;
                };
            };
            /** The address does not fit the contract, or the caller may not look up names. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsListSettingsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSettingsInformation;
                };
            };
            /** The account does not exist, or the caller may not see its settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsUpdateSettingsParams;
            cookie?: never;
        };
        /** The settings that are to be different. */
        requestBody: {
            content: {
                "application/json": AccountSettingsInformation;
            };
        };
        responses: {
            /** The settings were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * The request does not fit the contract, a value is not allowed, or the caller is no
             * administrator.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_getEnvelopePurgeConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsGetEnvelopePurgeConfigurationParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The purge configuration as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopePurgeConfiguration;
                };
            };
            /** The account may not purge envelopes, or the caller may not see how it does. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_updateEnvelopePurgeConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsUpdateEnvelopePurgeConfigurationParams;
            cookie?: never;
        };
        /** The purge configuration as it is to be. */
        requestBody: {
            content: {
                "application/json": EnvelopePurgeConfiguration;
            };
        };
        responses: {
            /** The purge configuration as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopePurgeConfiguration;
                };
            };
            /** The request does not fit the contract, or the caller may not change the purge. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_getNotificationDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsGetNotificationDefaultsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The defaults as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationDefaults;
                };
            };
            /** The caller may not see the defaults of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_updateNotificationDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsUpdateNotificationDefaultsParams;
            cookie?: never;
        };
        /** The defaults that are to change. */
        requestBody: {
            content: {
                "application/json": NotificationDefaults;
            };
        };
        responses: {
            /** The defaults as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationDefaults;
                };
            };
            /** The request does not fit the contract, or the caller may not change the defaults. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listSharedAccess: {
        parameters: {
            query?: AccountsListSharedAccessQueryParams;
            header?: never;
            path: AccountsListSharedAccessParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the sharing in the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSharedAccess;
                    "application/xml": AccountSharedAccess;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the sharing. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                    "application/xml": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_updateSharedAccess: {
        parameters: {
            query?: AccountsUpdateSharedAccessQueryParams;
            header?: never;
            path: AccountsUpdateSharedAccessParams;
            cookie?: never;
        };
        /** The sharing as it is to be. */
        requestBody: {
            content: {
                "application/json": AccountSharedAccess;
                "application/xml": AccountSharedAccess;
            };
        };
        responses: {
            /** The sharing as it is now, with the outcome for each item. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSharedAccess;
                    "application/xml": AccountSharedAccess;
                };
            };
            /** The request does not fit the contract, or the caller may not share this. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                    "application/xml": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listSupportedLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsListSupportedLanguagesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The languages of the service. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SupportedLanguages;
                };
            };
            /** There is no such account, or the caller does not belong to it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listUnsupportedFileTypes: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsListUnsupportedFileTypesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The kinds of files that cannot be sent. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileTypeList;
                };
            };
            /** There is no such account, or the caller does not belong to it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPermissionProfiles_list: {
        parameters: {
            query?: AccountPermissionProfilesListQueryParams;
            header?: never;
            path: AccountPermissionProfilesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission profiles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PermissionProfileInformation;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the profiles. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPermissionProfiles_create: {
        parameters: {
            query?: AccountPermissionProfilesCreateQueryParams;
            header?: never;
            path: AccountPermissionProfilesCreateParams;
            cookie?: never;
        };
        /** The name and the rights of the new profile. */
        requestBody: {
            content: {
                "application/json": PermissionProfile;
            };
        };
        responses: {
            /** The profile as it was made, with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PermissionProfile;
                };
            };
            /** The request does not fit the contract, or the caller may not make profiles. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPermissionProfiles_get: {
        parameters: {
            query?: AccountPermissionProfilesGetQueryParams;
            header?: never;
            path: AccountPermissionProfilesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission profile. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PermissionProfile;
                };
            };
            /** There is no such profile, or the caller may not see it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPermissionProfiles_update: {
        parameters: {
            query?: AccountPermissionProfilesUpdateQueryParams;
            header?: never;
            path: AccountPermissionProfilesUpdateParams;
            cookie?: never;
        };
        /** What is to be different about the profile. */
        requestBody: {
            content: {
                "application/json": PermissionProfile;
            };
        };
        responses: {
            /** The profile as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PermissionProfile;
                };
            };
            /**
             * The request does not fit the contract, there is no such profile, or the caller may not change
             * it.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPermissionProfiles_delete: {
        parameters: {
            query?: AccountPermissionProfilesDeleteQueryParams;
            header?: never;
            path: AccountPermissionProfilesDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile is gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** There is no such profile, it still has members, or the caller may not delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountTabSettings_get: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountTabSettingsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tab settings as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TabAccountSettings;
                };
            };
            /** The account does not exist, or the caller may not see its settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountTabSettings_update: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountTabSettingsUpdateParams;
            cookie?: never;
        };
        /** The tab settings that are to be different. */
        requestBody: {
            content: {
                "application/json": TabAccountSettings;
            };
        };
        responses: {
            /** The tab settings as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TabAccountSettings;
                };
            };
            /**
             * The request does not fit the contract, the plan lacks the feature, or the caller is no
             * administrator.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ENoteConfigurations_get: {
        parameters: {
            query?: never;
            header?: never;
            path: ENoteConfigurationsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ENoteConfiguration;
                };
            };
            /** The account may not use electronic notes, or the caller may not see the connection. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ENoteConfigurations_update: {
        parameters: {
            query?: never;
            header?: never;
            path: ENoteConfigurationsUpdateParams;
            cookie?: never;
        };
        /** The connection as it is to be. */
        requestBody: {
            content: {
                "application/json": ENoteConfiguration;
            };
        };
        responses: {
            /** The connection as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ENoteConfiguration;
                };
            };
            /** The request does not fit the contract, or the caller may not set the connection. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ENoteConfigurations_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: ENoteConfigurationsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The connection is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The caller may not delete the connection, or the account may not use electronic notes. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPasswordRules_get: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountPasswordRulesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rules with their bounds. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountPasswordRules;
                };
            };
            /** The caller may not see the password rules of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPasswordRules_update: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountPasswordRulesUpdateParams;
            cookie?: never;
        };
        /** The rules that are to change. */
        requestBody: {
            content: {
                "application/json": AccountPasswordRules;
            };
        };
        responses: {
            /** The rules as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountPasswordRules;
                };
            };
            /** The request does not fit the contract, or a number lies outside its bounds. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountPasswordRules_getForUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rules that apply to the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserPasswordRules;
                };
            };
            /** The user has no active membership in any account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountWatermarks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountWatermarksGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The watermark as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Watermark;
                };
            };
            /** The account may not use watermarks, or the caller may not see them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountWatermarks_update: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountWatermarksUpdateParams;
            cookie?: never;
        };
        /** The watermark as it is to be. */
        requestBody: {
            content: {
                "application/json": Watermark;
            };
        };
        responses: {
            /** The watermark as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Watermark;
                };
            };
            /** The request does not fit the contract, or the caller may not change the watermark. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    AccountWatermarks_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountWatermarksPreviewParams;
            cookie?: never;
        };
        /** The watermark to try. */
        requestBody: {
            content: {
                "application/json": Watermark;
            };
        };
        responses: {
            /** The watermark with its image. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Watermark;
                };
            };
            /** The request does not fit the contract, or the caller may not change the watermark. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    IdentityVerifications_list: {
        parameters: {
            query?: never;
            header?: never;
            path: IdentityVerificationsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workflows that are available to the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountIdentityVerificationResponse;
                };
            };
            /** The account or the user may not use identity checks. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FavoriteTemplates_getFavoriteTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: FavoriteTemplatesGetFavoriteTemplatesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The favourites of the caller. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FavoriteTemplatesInfo;
                };
            };
            /** The account has no favourite templates, or the caller may not use templates. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FavoriteTemplates_updateFavoriteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: FavoriteTemplatesUpdateFavoriteTemplateParams;
            cookie?: never;
        };
        /** The templates to mark, by their IDs. */
        requestBody: {
            content: {
                "application/json": FavoriteTemplatesInfo;
            };
        };
        responses: {
            /** The templates that were sent, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FavoriteTemplatesInfo;
                };
            };
            /** The request does not fit the contract, or a template is unknown to the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FavoriteTemplates_unFavoriteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: FavoriteTemplatesUnFavoriteTemplateParams;
            cookie?: never;
        };
        /** The templates that are no favourites any more, by their IDs. */
        requestBody: {
            content: {
                "application/json": FavoriteTemplatesInfo;
            };
        };
        responses: {
            /** The templates that were sent, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FavoriteTemplatesInfo;
                };
            };
            /** The request does not fit the contract, or a template is unknown to the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserCustomSettings_list: {
        parameters: {
            query?: never;
            header?: UserCustomSettingsListHeader;
            path: UserCustomSettingsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The custom settings of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomSettingsInformation;
                };
            };
            /** The account has no such user, or the caller may not see the settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserCustomSettings_update: {
        parameters: {
            query?: never;
            header?: UserCustomSettingsUpdateHeader;
            path: UserCustomSettingsUpdateParams;
            cookie?: never;
        };
        /** The settings to write. */
        requestBody: {
            content: {
                "application/json": CustomSettingsInformation;
            };
        };
        responses: {
            /** The custom settings of the user as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomSettingsInformation;
                };
            };
            /** The body does not fit the contract or is too long, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserCustomSettings_delete: {
        parameters: {
            query?: never;
            header?: UserCustomSettingsDeleteHeader;
            path: UserCustomSettingsDeleteParams;
            cookie?: never;
        };
        /** The names of the settings to delete. */
        requestBody: {
            content: {
                "application/json": CustomSettingsInformation;
            };
        };
        responses: {
            /** The settings that were deleted, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomSettingsInformation;
                };
            };
            /** The body names no settings, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserProfiles_get: {
        parameters: {
            query?: never;
            header?: never;
            path: UserProfilesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The profile, as far as the caller may see it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserProfile;
                };
            };
            /** The account has no such user, or the caller may not see the profile. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserProfiles_update: {
        parameters: {
            query?: never;
            header?: never;
            path: UserProfilesUpdateParams;
            cookie?: never;
        };
        /** The fields of the profile to change. */
        requestBody: {
            content: {
                "application/json": UserProfile;
            };
        };
        responses: {
            /** The profile is changed; there is no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The body does not fit the contract, or the profile is that of another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_list: {
        parameters: {
            query?: UsersListQueryParams;
            header?: never;
            path: UsersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInformationList;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the users. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateList: {
        parameters: {
            query?: UsersUpdateListQueryParams;
            header?: never;
            path: UsersUpdateListParams;
            cookie?: never;
        };
        /** The users to change, each with its ID and what is new. */
        requestBody: {
            content: {
                "application/json": UserInformationList;
            };
        };
        responses: {
            /** The users that were to change, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInformationList;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_create: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersCreateParams;
            cookie?: never;
        };
        /** The users to add. */
        requestBody: {
            content: {
                "application/json": NewUsersDefinition;
            };
        };
        responses: {
            /** The users in the order of the request, each added or with why it failed. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewUsersSummary;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_delete: {
        parameters: {
            query?: UsersDeleteQueryParams;
            header?: never;
            path: UsersDeleteParams;
            cookie?: never;
        };
        /** The users to close, by their IDs. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users that were to be closed, each with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersResponse;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_get: {
        parameters: {
            query?: UsersGetQueryParams;
            header?: never;
            path: UsersGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user as the account knows them. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInformation;
                };
            };
            /** The account has no such user, or the caller may not see them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_update: {
        parameters: {
            query?: UsersUpdateQueryParams;
            header?: never;
            path: UsersUpdateParams;
            cookie?: never;
        };
        /** What is new about the user. */
        requestBody: {
            content: {
                "application/json": UserInformation;
            };
        };
        responses: {
            /** The user as changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserInformation;
                };
            };
            /**
             * The body does not fit the contract, the account has no such user, or the caller may not change
             * them.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getProfileImage: {
        parameters: {
            query?: UsersGetProfileImageQueryParams;
            header?: never;
            path: UsersGetProfileImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Blob;
                };
            };
            /** The account has no such user, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersUpdateProfileImageParams;
            cookie?: never;
        };
        /** The image as a GIF, of 200 KB at most. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image is set; there is no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The body is no image or is too large, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_deleteProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersDeleteProfileImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image is removed; there is no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The account has no such user, or the caller may not change them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersGetSettingsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSettingsInformation;
                };
            };
            /** There is no such user in the account, or the caller may not see the settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_updateSettings: {
        parameters: {
            query?: UsersUpdateSettingsQueryParams;
            header?: never;
            path: UsersUpdateSettingsParams;
            cookie?: never;
        };
        /** The settings that are to be different. */
        requestBody: {
            content: {
                "application/json": UserSettingsInformation;
            };
        };
        responses: {
            /** The settings were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * The request does not fit the contract, there is no such user, or the caller may not change the
             * settings.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_list: {
        parameters: {
            query?: UserSignaturesListQueryParams;
            header?: never;
            path: UserSignaturesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signatures of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignaturesInformation;
                };
            };
            /** A parameter does not fit the contract, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: UserSignaturesUpdateListParams;
            cookie?: never;
        };
        /** The signatures to change or to add. */
        requestBody: {
            content: {
                "application/json": UserSignaturesInformation;
            };
        };
        responses: {
            /** The signatures that were changed or added, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignaturesInformation;
                };
            };
            /** The body does not fit the contract, or the signatures are those of another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_create: {
        parameters: {
            query?: never;
            header?: never;
            path: UserSignaturesCreateParams;
            cookie?: never;
        };
        /** The signatures to make. */
        requestBody: {
            content: {
                "application/json": UserSignaturesInformation;
            };
        };
        responses: {
            /** The signatures as they were made, each with its ID or with why it failed. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignaturesInformation;
                };
            };
            /** The body does not fit the contract, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_get: {
        parameters: {
            query?: never;
            header?: never;
            path: UserSignaturesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignature;
                };
            };
            /** The account has no such user, or the caller may not see the signature. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_update: {
        parameters: {
            query?: UserSignaturesUpdateQueryParams;
            header?: never;
            path: UserSignaturesUpdateParams;
            cookie?: never;
        };
        /** How the signature is to look. */
        requestBody: {
            content: {
                "application/json": UserSignatureDefinition;
            };
        };
        responses: {
            /** The signature as changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignature;
                };
            };
            /** The body does not fit the contract, or the signature is that of another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: UserSignaturesDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature is deleted; there is no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The account has no such user, or the caller may not delete the signature. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_getImage: {
        parameters: {
            query?: UserSignaturesGetImageQueryParams;
            header?: never;
            path: UserSignaturesGetImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Blob;
                };
            };
            /** A parameter does not fit the contract, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_updateImage: {
        parameters: {
            query?: UserSignaturesUpdateImageQueryParams;
            header?: never;
            path: UserSignaturesUpdateImageParams;
            cookie?: never;
        };
        /** The image as a GIF, of 200 KB at most. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The signature to which the image belongs. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignature;
                };
            };
            /** The body is no image or is too large, or the signature is that of another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    UserSignatures_deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: UserSignaturesDeleteImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature without the image. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignature;
                };
            };
            /** A parameter does not fit the contract, or the account has no such user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Contacts_update: {
        parameters: {
            query?: never;
            header?: never;
            path: ContactsUpdateParams;
            cookie?: never;
        };
        /** The contacts to change, each with its ID. */
        requestBody: {
            content: {
                "application/json": ContactModRequest;
            };
        };
        responses: {
            /** The contacts that were to change, each with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactUpdateResponse;
                };
            };
            /** The body does not fit the contract, or the caller may not change the contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Contacts_create: {
        parameters: {
            query?: never;
            header?: never;
            path: ContactsCreateParams;
            cookie?: never;
        };
        /** The contacts to add. */
        requestBody: {
            content: {
                "application/json": ContactModRequest;
            };
        };
        responses: {
            /** The contacts in the order of the request, each added or with why it failed. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactUpdateResponse;
                };
            };
            /** The body does not fit the contract, or the caller may not share contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Contacts_deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: ContactsDeleteListParams;
            cookie?: never;
        };
        /** The contacts to delete, by their IDs. */
        requestBody: {
            content: {
                "application/json": ContactModRequest;
            };
        };
        responses: {
            /** The contacts that were to be deleted, each with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactUpdateResponse;
                };
            };
            /** The body does not fit the contract, or the caller may not delete the contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Contacts_get: {
        parameters: {
            query?: ContactsGetQueryParams;
            header?: never;
            path: ContactsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact, as a list of one. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactGetResponse;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Contacts_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: ContactsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact that was deleted, with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactUpdateResponse;
                };
            };
            /** The caller may not delete the contact. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Groups_list: {
        parameters: {
            query?: GroupsListQueryParams;
            header?: never;
            path: GroupsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the groups. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the groups. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Groups_update: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupsUpdateParams;
            cookie?: never;
        };
        /** The groups to change, each with its ID and what is new. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups that were to change, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Groups_create: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupsCreateParams;
            cookie?: never;
        };
        /** The groups to make. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups as they were made, each with its ID or with why it failed. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Groups_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupsDeleteParams;
            cookie?: never;
        };
        /** The groups to delete, by their IDs. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups that were to be deleted, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupUsers_list: {
        parameters: {
            query?: GroupUsersListQueryParams;
            header?: never;
            path: GroupUsersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the members. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersResponse;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the group. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupUsers_update: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupUsersUpdateParams;
            cookie?: never;
        };
        /** The users to add, by their IDs. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users that were to be added, each with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersResponse;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupUsers_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupUsersDeleteParams;
            cookie?: never;
        };
        /** The users to remove, by their IDs. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users that were to be removed, each with its outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsersResponse;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupBrands_get: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupBrandsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brands of the group. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupBrands;
                };
            };
            /** There is no such group, or the caller may not look into it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupBrands_update: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupBrandsUpdateParams;
            cookie?: never;
        };
        /** The brands that the group is to get. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** The brands that the group has now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupBrands;
                };
            };
            /** The request does not fit the contract, or the account lacks such a group or brand. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GroupBrands_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: GroupBrandsDeleteParams;
            cookie?: never;
        };
        /** The brands that the group is to lose. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** The brands that the group still has. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupBrands;
                };
            };
            /** The request does not fit the contract, or the account has no such group. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_list: {
        parameters: {
            query?: SigningGroupsListQueryParams;
            header?: never;
            path: SigningGroupsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signing groups of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupInformation;
                };
            };
            /** A parameter does not fit the contract, or signing groups are not switched on. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupsUpdateListParams;
            cookie?: never;
        };
        /** The signing groups to rename, each with its ID and its new name. */
        requestBody: {
            content: {
                "application/json": SigningGroupInformation;
            };
        };
        responses: {
            /** The signing groups that were to change, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_create: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupsCreateParams;
            cookie?: never;
        };
        /** The signing groups to make. */
        requestBody: {
            content: {
                "application/json": SigningGroupInformation;
            };
        };
        responses: {
            /** The signing groups as they were made, each with its ID or with why it failed. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupsDeleteParams;
            cookie?: never;
        };
        /** The signing groups to delete, by their IDs. */
        requestBody: {
            content: {
                "application/json": SigningGroupInformation;
            };
        };
        responses: {
            /** The signing groups that were to be deleted, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupInformation;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_get: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signing group with its members. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroup;
                };
            };
            /** The caller is no administrator, or signing groups are not switched on. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroups_update: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupsUpdateParams;
            cookie?: never;
        };
        /** What is new about the signing group. */
        requestBody: {
            content: {
                "application/json": SigningGroup;
            };
        };
        responses: {
            /** The signing group as changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroup;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroupUsers_list: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupUsersListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The members of the signing group. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupUsers;
                };
            };
            /** The caller is no administrator, or signing groups are not switched on. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroupUsers_update: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupUsersUpdateParams;
            cookie?: never;
        };
        /** The people to add. */
        requestBody: {
            content: {
                "application/json": SigningGroupUsers;
            };
        };
        responses: {
            /** The people that were to be added, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupUsers;
                };
            };
            /** The body does not fit the contract, the group is full, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    SigningGroupUsers_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: SigningGroupUsersDeleteParams;
            cookie?: never;
        };
        /** The people to remove. */
        requestBody: {
            content: {
                "application/json": SigningGroupUsers;
            };
        };
        responses: {
            /** The people that were to be removed, each with its outcome where it failed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningGroupUsers;
                };
            };
            /** The body does not fit the contract, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_listStatusChanges: {
        parameters: {
            query?: EnvelopesListStatusChangesQueryParams;
            header?: never;
            path: EnvelopesListStatusChangesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the envelopes that were asked for. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopesInformation;
                };
            };
            /** No period, envelope or transaction is named, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_create: {
        parameters: {
            query?: EnvelopesCreateQueryParams;
            header?: never;
            path: EnvelopesCreateParams;
            cookie?: never;
        };
        /** The envelope to make. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The envelope is made; its ID and status are in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeSummary;
                };
            };
            /** The request does not fit the contract, or the envelope cannot be made or sent as it is. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_listStatus: {
        parameters: {
            query?: EnvelopesListStatusQueryParams;
            header?: never;
            path: EnvelopesListStatusParams;
            cookie?: never;
        };
        /** The IDs of the envelopes or the marks of the transactions, where the query says `request_body`. */
        requestBody?: {
            content: {
                "application/json": EnvelopeIdsRequest;
            };
        };
        responses: {
            /** One chunk of the envelopes that were asked for. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopesInformation;
                };
            };
            /** No period, envelope or transaction is named, or something does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_get: {
        parameters: {
            query?: EnvelopesGetQueryParams;
            header?: never;
            path: EnvelopesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The envelope as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Envelope;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_update: {
        parameters: {
            query?: EnvelopesUpdateQueryParams;
            header?: EnvelopesUpdateHeader;
            path: EnvelopesUpdateParams;
            cookie?: never;
        };
        /** What is to be different; fields that are left out stay as they are. */
        requestBody?: {
            content: {
                "application/json": Envelope;
            };
        };
        responses: {
            /** The envelope is changed; each part that was sent has its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeUpdateSummary;
                };
            };
            /** The request does not fit the contract, or the envelope does not stand where this is allowed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_listAuditEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopesListAuditEventsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events of the envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeAuditEventResponse;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopesGetNotificationSettingsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reminders and the expiry as they are set. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: EnvelopesUpdateNotificationSettingsHeader;
            path: EnvelopesUpdateNotificationSettingsParams;
            cookie?: never;
        };
        /** The reminders and the expiry as they are to be. */
        requestBody: {
            content: {
                "application/json": EnvelopeNotificationRequest;
            };
        };
        responses: {
            /** The reminders and the expiry as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getPageImages: {
        parameters: {
            query?: EnvelopesGetPageImagesQueryParams;
            header?: never;
            path: EnvelopesGetPageImagesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the pages. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PageImages;
                };
            };
            /** There is no such document for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_deleteDocumentPage: {
        parameters: {
            query?: never;
            header?: EnvelopesDeleteDocumentPageHeader;
            path: EnvelopesDeleteDocumentPageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The page is gone. The answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** There is no such page, or the envelope is not a draft or is locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getPageImage: {
        parameters: {
            query?: EnvelopesGetPageImageQueryParams;
            header?: never;
            path: EnvelopesGetPageImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image, as PNG. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** There is no such page for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_rotateDocumentPage: {
        parameters: {
            query?: never;
            header?: EnvelopesRotateDocumentPageHeader;
            path: EnvelopesRotateDocumentPageParams;
            cookie?: never;
        };
        /** The way in which the page is turned. */
        requestBody: {
            content: {
                "application/json": PageRequest;
            };
        };
        responses: {
            /** The page is turned. The answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * The request does not fit the contract, there is no such page, or the envelope is not a
             * draft or is locked.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getRecipientInitialsImage: {
        parameters: {
            query?: EnvelopesGetRecipientInitialsImageQueryParams;
            header?: never;
            path: EnvelopesGetRecipientInitialsImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image, as GIF. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Blob;
                };
            };
            /** There is no such recipient for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_updateRecipientInitialsImage: {
        parameters: {
            query?: never;
            header?: EnvelopesUpdateRecipientInitialsImageHeader;
            path: EnvelopesUpdateRecipientInitialsImageParams;
            cookie?: never;
        };
        /** The bytes of the image. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image is set. The answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getRecipientSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopesGetRecipientSignatureParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The signature that the recipient adopted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSignature;
                };
            };
            /** There is no such recipient for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_getRecipientSignatureImage: {
        parameters: {
            query?: EnvelopesGetRecipientSignatureImageQueryParams;
            header?: never;
            path: EnvelopesGetRecipientSignatureImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The image, as GIF. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Blob;
                };
            };
            /** There is no such recipient for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_updateRecipientSignatureImage: {
        parameters: {
            query?: never;
            header?: EnvelopesUpdateRecipientSignatureImageHeader;
            path: EnvelopesUpdateRecipientSignatureImageParams;
            cookie?: never;
        };
        /** The bytes of the image. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image is set. The answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The image cannot be taken, there is no such recipient, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeCustomFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeCustomFieldsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fields of the envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFieldsEnvelope;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeCustomFields_update: {
        parameters: {
            query?: never;
            header?: EnvelopeCustomFieldsUpdateHeader;
            path: EnvelopeCustomFieldsUpdateParams;
            cookie?: never;
        };
        /** The fields to change, each with its ID. */
        requestBody: {
            content: {
                "application/json": CustomFields;
            };
        };
        responses: {
            /** The fields that were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeCustomFields_create: {
        parameters: {
            query?: never;
            header?: EnvelopeCustomFieldsCreateHeader;
            path: EnvelopeCustomFieldsCreateParams;
            cookie?: never;
        };
        /** The fields to add. */
        requestBody: {
            content: {
                "application/json": CustomFields;
            };
        };
        responses: {
            /** The fields that were added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeCustomFields_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeCustomFieldsDeleteHeader;
            path: EnvelopeCustomFieldsDeleteParams;
            cookie?: never;
        };
        /** The fields to delete, each with its ID. */
        requestBody: {
            content: {
                "application/json": CustomFields;
            };
        };
        responses: {
            /** The fields that were deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeDocumentFieldsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The names with their values. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** There is no such document for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentFields_update: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentFieldsUpdateHeader;
            path: EnvelopeDocumentFieldsUpdateParams;
            cookie?: never;
        };
        /** The names with their new values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentFields_create: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentFieldsCreateHeader;
            path: EnvelopeDocumentFieldsCreateParams;
            cookie?: never;
        };
        /** The names with their values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, a name is taken, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentFields_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentFieldsDeleteHeader;
            path: EnvelopeDocumentFieldsDeleteParams;
            cookie?: never;
        };
        /** The names to delete. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeLocksGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The lock as it stands. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     *
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The envelope is not locked, or the request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_update: {
        parameters: {
            query?: never;
            header?: EnvelopeLocksUpdateHeader;
            path: EnvelopeLocksUpdateParams;
            cookie?: never;
        };
        /** How long the lock is to last from now on. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The lock with its new end. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     *
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The request does not fit the contract, or the caller does not hold the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_create: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeLocksCreateParams;
            cookie?: never;
        };
        /** How long and for what the envelope is to be locked. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The envelope is locked; the token is in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The request does not fit the contract, or the envelope cannot be locked now. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_delete: {
        parameters: {
            query?: EnvelopeLocksDeleteQueryParams;
            header?: EnvelopeLocksDeleteHeader;
            path: EnvelopeLocksDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The lock that was given back. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The envelope is not locked, the caller does not hold the lock, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_list: {
        parameters: {
            query?: EnvelopeRecipientsListQueryParams;
            header?: never;
            path: EnvelopeRecipientsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recipients as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_update: {
        parameters: {
            query?: EnvelopeRecipientsUpdateQueryParams;
            header?: EnvelopeRecipientsUpdateHeader;
            path: EnvelopeRecipientsUpdateParams;
            cookie?: never;
        };
        /** The recipients to change, each with its `recipientId` and the fields that are to be different. */
        requestBody?: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The outcome for each recipient; some may have failed although the call did not. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecipientsUpdateSummary;
                };
            };
            /** The request does not fit the contract, or the envelope has come to its end. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_create: {
        parameters: {
            query?: EnvelopeRecipientsCreateQueryParams;
            header?: EnvelopeRecipientsCreateHeader;
            path: EnvelopeRecipientsCreateParams;
            cookie?: never;
        };
        /** The recipients to add, in the list of their kind. */
        requestBody: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The recipients that were added, with the IDs that the service gave to them. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** The request does not fit the contract, or the envelope takes no such recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_deleteList: {
        parameters: {
            query?: never;
            header?: EnvelopeRecipientsDeleteListHeader;
            path: EnvelopeRecipientsDeleteListParams;
            cookie?: never;
        };
        /** The recipients to remove; their `recipientId` is enough. */
        requestBody: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The recipients that are left. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** The request does not fit the contract, or a recipient in it cannot be removed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeRecipientsDeleteHeader;
            path: EnvelopeRecipientsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recipients that are left. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** There is no such recipient, or it cannot be removed any more. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_createRecipientProofFileLink: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeRecipientsCreateRecipientProofFileLinkParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The address of the evidence. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdEvidenceViewLink;
                };
            };
            /** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_createRecipientProofFileResourceToken: {
        parameters: {
            query?: EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams;
            header?: never;
            path: EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token and the service that takes it. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProofServiceResourceToken;
                };
            };
            /** There is no such recipient, or its identity was not checked in a way that leaves evidence. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipients_createEnvelopeRecipientPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams;
            cookie?: never;
        };
        /** Whose view is wanted, and where the browser goes afterwards. */
        requestBody: {
            content: {
                "application/json": RecipientPreviewRequest;
            };
        };
        responses: {
            /** The address of the preview. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the envelope has no such recipient. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipientTabs_list: {
        parameters: {
            query?: EnvelopeRecipientTabsListQueryParams;
            header?: never;
            path: EnvelopeRecipientTabsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs of the recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** There is no such recipient for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipientTabs_update: {
        parameters: {
            query?: never;
            header?: EnvelopeRecipientTabsUpdateHeader;
            path: EnvelopeRecipientTabsUpdateParams;
            cookie?: never;
        };
        /** The tabs to change, each with its `tabId` and what is to be different. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs of the request as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or the envelope has come to its end. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipientTabs_create: {
        parameters: {
            query?: never;
            header?: EnvelopeRecipientTabsCreateHeader;
            path: EnvelopeRecipientTabsCreateParams;
            cookie?: never;
        };
        /** The tabs to add, in the list of their kind. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs that were added, with the IDs that the service gave to them. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or a tab in it has no place. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeRecipientTabs_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeRecipientTabsDeleteHeader;
            path: EnvelopeRecipientTabsDeleteParams;
            cookie?: never;
        };
        /** The tabs to remove; their `tabId` is enough. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs that were removed; one that could not be says why in its `errorDetails`. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or the tabs cannot be removed any more. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentTabs_getByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeDocumentTabsGetByPageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs on the page. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** There is no such document or page for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentTabs_get: {
        parameters: {
            query?: EnvelopeDocumentTabsGetQueryParams;
            header?: never;
            path: EnvelopeDocumentTabsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs on the document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** There is no such document for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentTabs_update: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentTabsUpdateHeader;
            path: EnvelopeDocumentTabsUpdateParams;
            cookie?: never;
        };
        /** The tabs to change, each with its `tabId` and what is to be different. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs of the request as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or the envelope has come to its end. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentTabs_create: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentTabsCreateHeader;
            path: EnvelopeDocumentTabsCreateParams;
            cookie?: never;
        };
        /** The tabs to add, in the list of their kind. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs that were added, with the IDs that the service gave to them. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or a tab in it has no place on the document. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentTabs_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentTabsDeleteHeader;
            path: EnvelopeDocumentTabsDeleteParams;
            cookie?: never;
        };
        /** The tabs to remove; their `tabId` is enough. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The tabs that were removed; one that could not be says why in its `errorDetails`. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or the tabs cannot be removed any more. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createCorrect: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateCorrectParams;
            cookie?: never;
        };
        /** How the page opens, and where the browser goes afterwards. */
        requestBody?: {
            content: {
                "application/json": CorrectViewRequest;
            };
        };
        responses: {
            /** The address of the page. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the envelope is not under way. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateEditParams;
            cookie?: never;
        };
        /** Where the browser goes afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The address of the page. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the envelope is finished or not of the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateRecipientParams;
            cookie?: never;
        };
        /** Who signs, how the caller knows, and where the browser goes afterwards. */
        requestBody: {
            content: {
                "application/json": RecipientViewRequest;
            };
        };
        responses: {
            /** The address of the page. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /**
             * The request does not fit the contract, nobody in the envelope is this recipient, or it is not
             * yet their turn.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createSender: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateSenderParams;
            cookie?: never;
        };
        /** Where the browser goes afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The address of the page. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the envelope is no draft of the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createSharedRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateSharedRecipientParams;
            cookie?: never;
        };
        /** Whose envelope it is, and where the browser goes afterwards. */
        requestBody: {
            content: {
                "application/json": RecipientViewRequest;
            };
        };
        responses: {
            /** The address of the page. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the envelope is not shared with the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeViews_createConsole: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeViewsCreateConsoleParams;
            cookie?: never;
        };
        /** What to open, and where the browser goes afterwards. */
        requestBody?: {
            content: {
                "application/json": ConsoleViewRequest;
            };
        };
        responses: {
            /** The address of the application. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the caller may not see the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeConsumerDisclosures_getDefault: {
        parameters: {
            query?: EnvelopeConsumerDisclosuresGetDefaultQueryParams;
            header?: never;
            path: EnvelopeConsumerDisclosuresGetDefaultParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text in the language of the recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsumerDisclosure;
                };
            };
            /** The envelope has no such recipient, or there is no text in the language. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeConsumerDisclosures_get: {
        parameters: {
            query?: EnvelopeConsumerDisclosuresGetQueryParams;
            header?: never;
            path: EnvelopeConsumerDisclosuresGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The text in the language of the path. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConsumerDisclosure;
                };
            };
            /** The envelope has no such recipient, or there is no text in the language. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_list: {
        parameters: {
            query?: EnvelopeDocumentsListQueryParams;
            header?: never;
            path: EnvelopeDocumentsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The documents that the caller may see. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeDocumentsResult;
                };
            };
            /** The envelope is not there, the caller has no part in it, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_updateList: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentsUpdateListHeader;
            path: EnvelopeDocumentsUpdateListParams;
            cookie?: never;
        };
        /** An envelope of which only the documents count. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The documents that were put in, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeDocumentsResult;
                };
            };
            /** A file cannot be read, the envelope is no draft, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentsDeleteHeader;
            path: EnvelopeDocumentsDeleteParams;
            cookie?: never;
        };
        /** An envelope that names the documents to remove. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The documents that were named, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeDocumentsResult;
                };
            };
            /** The envelope is no draft, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_get: {
        parameters: {
            query?: EnvelopeDocumentsGetQueryParams;
            header?: never;
            path: EnvelopeDocumentsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file: a PDF, or a ZIP for `archive`. */
            200: {
                headers: {
                    /**
                     * The name of the file and the ID of the document.
                     *
                     * @example file; filename="Berth lease.pdf"; documentid="1"
                     */
                    "Content-Disposition": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/zip": Blob;
                };
            };
            /** There is no such document in the envelope, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_update: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentsUpdateHeader;
            path: EnvelopeDocumentsUpdateParams;
            cookie?: never;
        };
        /** The bytes of the file. */
        requestBody: {
            content: {
                "application/pdf": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The document as the service keeps it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeDocument;
                };
            };
            /** The file cannot be read, the envelope is no draft, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeEmailSettings_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeEmailSettingsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings of the envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailSettings;
                };
            };
            /** There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeEmailSettings_update: {
        parameters: {
            query?: never;
            header?: EnvelopeEmailSettingsUpdateHeader;
            path: EnvelopeEmailSettingsUpdateParams;
            cookie?: never;
        };
        /** The settings that are to be different. */
        requestBody: {
            content: {
                "application/json": EmailSettings;
            };
        };
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailSettings;
                };
            };
            /**
             * The request does not fit the contract, the account allows no blind copies, or the envelope is
             * finished or locked.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeEmailSettings_create: {
        parameters: {
            query?: never;
            header?: EnvelopeEmailSettingsCreateHeader;
            path: EnvelopeEmailSettingsCreateParams;
            cookie?: never;
        };
        /** Where answers go, and who gets a blind copy. */
        requestBody: {
            content: {
                "application/json": EmailSettings;
            };
        };
        responses: {
            /** The settings as they were added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailSettings;
                };
            };
            /**
             * The request does not fit the contract, the account allows no blind copies, or the envelope is
             * finished or locked.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeEmailSettings_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeEmailSettingsDeleteHeader;
            path: EnvelopeEmailSettingsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings that were deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailSettings;
                };
            };
            /** There is no such envelope for the caller, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeTemplates_listByDocument: {
        parameters: {
            query?: EnvelopeTemplatesListByDocumentQueryParams;
            header?: never;
            path: EnvelopeTemplatesListByDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates that go with the document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateInformation;
                };
            };
            /** There is no such document in the envelope, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeTemplates_applyToDocument: {
        parameters: {
            query?: EnvelopeTemplatesApplyToDocumentQueryParams;
            header?: EnvelopeTemplatesApplyToDocumentHeader;
            path: EnvelopeTemplatesApplyToDocumentParams;
            cookie?: never;
        };
        /** The templates to apply. */
        requestBody: {
            content: {
                "application/json": DocumentTemplateList;
            };
        };
        responses: {
            /** The templates that were applied, each with its own outcome. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentTemplateList;
                };
            };
            /** A template or the document is not there, or the envelope is neither a draft nor in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeTemplates_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeTemplatesDeleteHeader;
            path: EnvelopeTemplatesDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The template no longer applies to the document; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The template was not applied to the document, or the envelope is neither a draft nor in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeTemplates_list: {
        parameters: {
            query?: EnvelopeTemplatesListQueryParams;
            header?: never;
            path: EnvelopeTemplatesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates that go with the envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateInformation;
                };
            };
            /** The envelope is not there, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeTemplates_apply: {
        parameters: {
            query?: EnvelopeTemplatesApplyQueryParams;
            header?: EnvelopeTemplatesApplyHeader;
            path: EnvelopeTemplatesApplyParams;
            cookie?: never;
        };
        /** The templates to apply. */
        requestBody: {
            content: {
                "application/json": DocumentTemplateList;
            };
        };
        responses: {
            /** The templates that were applied, each with its own outcome. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentTemplateList;
                };
            };
            /** A template or a document is not there, or the envelope is neither a draft nor in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeAttachments_list: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeAttachmentsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attachments of the envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeAttachmentsResult;
                };
            };
            /** The envelope is not there, or the caller has no part in it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeAttachments_create: {
        parameters: {
            query?: never;
            header?: EnvelopeAttachmentsCreateHeader;
            path: EnvelopeAttachmentsCreateParams;
            cookie?: never;
        };
        /** The attachments to add. */
        requestBody: {
            content: {
                "application/json": EnvelopeAttachmentsRequest;
            };
        };
        responses: {
            /** The attachments that the envelope now has. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeAttachmentsResult;
                };
            };
            /** The envelope is neither a draft nor in process, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeAttachments_delete: {
        parameters: {
            query?: never;
            header?: EnvelopeAttachmentsDeleteHeader;
            path: EnvelopeAttachmentsDeleteParams;
            cookie?: never;
        };
        /** The attachments to remove, by their IDs. */
        requestBody: {
            content: {
                "application/json": EnvelopeAttachmentsRequest;
            };
        };
        responses: {
            /** The attachments that were named, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeAttachmentsResult;
                };
            };
            /** The envelope is no draft, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeAttachments_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeAttachmentsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the attachment. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** The envelope has no such attachment, or the caller has no part in it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeAttachments_update: {
        parameters: {
            query?: never;
            header?: EnvelopeAttachmentsUpdateHeader;
            path: EnvelopeAttachmentsUpdateParams;
            cookie?: never;
        };
        /** The attachment as it is to be. */
        requestBody: {
            content: {
                "application/json": Attachment;
            };
        };
        responses: {
            /** The attachments that the envelope now has. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeAttachmentsResult;
                };
            };
            /** The envelope is neither a draft nor in process, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ChunkedUploads_create: {
        parameters: {
            query?: never;
            header?: never;
            path: ChunkedUploadsCreateParams;
            cookie?: never;
        };
        /** The first part of the file. */
        requestBody: {
            content: {
                "application/json": ChunkedUploadRequest;
            };
        };
        responses: {
            /** The upload has started; the answer tells its ID and its limits. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkedUploadResponse;
                };
            };
            /** The body has no bytes, or they are more than an upload may have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ChunkedUploads_get: {
        parameters: {
            query?: ChunkedUploadsGetQueryParams;
            header?: never;
            path: ChunkedUploadsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkedUploadResponse;
                };
            };
            /** A parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ChunkedUploads_commit: {
        parameters: {
            query: ChunkedUploadsCommitQueryParams;
            header?: never;
            path: ChunkedUploadsCommitParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload is closed and ready for use. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkedUploadResponse;
                };
            };
            /** A part is missing, the bytes do not agree with their checksum, or the action is not known. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ChunkedUploads_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: ChunkedUploadsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload as it was when it was removed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkedUploadResponse;
                };
            };
            /** The caller may not touch the upload, or the request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ChunkedUploads_update: {
        parameters: {
            query?: never;
            header?: never;
            path: ChunkedUploadsUpdateParams;
            cookie?: never;
        };
        /** The next part of the file. */
        requestBody: {
            content: {
                "application/json": ChunkedUploadRequest;
            };
        };
        responses: {
            /** The upload with the new part. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkedUploadResponse;
                };
            };
            /** The number leaves a gap or is taken, the upload is committed, or a limit is reached. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeFormData_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeFormDataGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The values that were filled in so far. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeFormData;
                };
            };
            /** The envelope is a draft, is not there, or the caller may not see its values. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentVisibility_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeDocumentVisibilityGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The visibility of each document to the recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentVisibilityList;
                };
            };
            /** The envelope has no such recipient, or the account has document visibility switched off. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentVisibility_update: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentVisibilityUpdateHeader;
            path: EnvelopeDocumentVisibilityUpdateParams;
            cookie?: never;
        };
        /** One entry for each document that is to be shown or hidden. */
        requestBody: {
            content: {
                "application/json": DocumentVisibilityList;
            };
        };
        responses: {
            /** The entries that were sent, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentVisibilityList;
                };
            };
            /**
             * A document cannot be hidden from the recipient, or the account has document visibility switched
             * off.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentVisibility_updateList: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentVisibilityUpdateListHeader;
            path: EnvelopeDocumentVisibilityUpdateListParams;
            cookie?: never;
        };
        /** One entry for each pair of a document and a recipient. */
        requestBody: {
            content: {
                "application/json": DocumentVisibilityList;
            };
        };
        responses: {
            /** The entries that were sent, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentVisibilityList;
                };
            };
            /**
             * A document cannot be hidden from a recipient, or the account has document visibility switched
             * off.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocumentHtmlDefinitions_get: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeDocumentHtmlDefinitionsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The layout of the document; the list is empty where it has none. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitionOriginals;
                };
            };
            /** There is no such document in the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    DocumentResponsiveHtmlPreview_create: {
        parameters: {
            query?: never;
            header?: never;
            path: DocumentResponsiveHtmlPreviewCreateParams;
            cookie?: never;
        };
        /** The layout to try. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The document as HTML. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitions;
                };
            };
            /** There is no such document in the envelope, or the layout does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeHtmlDefinitions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeHtmlDefinitionsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The layouts of the documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitionOriginals;
                };
            };
            /** The envelope is not there, or the caller may not see it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ResponsiveHtmlPreview_create: {
        parameters: {
            query?: never;
            header?: never;
            path: ResponsiveHtmlPreviewCreateParams;
            cookie?: never;
        };
        /** The layout to try on all documents. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The documents as HTML, in their order. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitions;
                };
            };
            /** The envelope is not there, or the layout does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJournals_list: {
        parameters: {
            query?: NotaryJournalsListQueryParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the journal. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryJournalList;
                };
            };
            /** The caller is no notary, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_list: {
        parameters: {
            query?: TemplatesListQueryParams;
            header?: never;
            path: TemplatesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the templates that fit the filters. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeTemplateResults;
                };
            };
            /** A parameter does not fit the contract, or the caller may not use templates. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_create: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplatesCreateParams;
            cookie?: never;
        };
        /** The template to make. */
        requestBody: {
            content: {
                "application/json": EnvelopeTemplate;
            };
        };
        responses: {
            /** The template is made; its ID is in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateSummary;
                };
            };
            /** The request does not fit the contract, or a document, recipient or tab in it is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_get: {
        parameters: {
            query?: TemplatesGetQueryParams;
            header?: never;
            path: TemplatesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The template as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeTemplate;
                };
            };
            /** There is no such template for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_update: {
        parameters: {
            query?: never;
            header?: TemplatesUpdateHeader;
            path: TemplatesUpdateParams;
            cookie?: never;
        };
        /** What is to be different; fields that are left out stay as they are. */
        requestBody: {
            content: {
                "application/json": EnvelopeTemplate;
            };
        };
        responses: {
            /** The template is changed; each part that was sent has its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateUpdateSummary;
                };
            };
            /** The request does not fit the contract, or the template is locked by somebody else. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_updateGroupShare: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplatesUpdateGroupShareParams;
            cookie?: never;
        };
        /** The groups to share with, by their IDs. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups of the request, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** The request does not fit the contract, or the caller may not share the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_deleteGroupShare: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplatesDeleteGroupShareParams;
            cookie?: never;
        };
        /** The groups that lose the template, by their IDs. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups of the request, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GroupInformation;
                };
            };
            /** The request does not fit the contract, or the caller may not share the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_getPageImages: {
        parameters: {
            query?: TemplatesGetPageImagesQueryParams;
            header?: never;
            path: TemplatesGetPageImagesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the pages. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PageImages;
                };
            };
            /** The template has no such document, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_deleteDocumentPage: {
        parameters: {
            query?: never;
            header?: TemplatesDeleteDocumentPageHeader;
            path: TemplatesDeleteDocumentPageParams;
            cookie?: never;
        };
        /** The password of the caller; the body may be missing. */
        requestBody?: {
            content: {
                "application/json": PageDeletion;
            };
        };
        responses: {
            /** The page is gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The document has no such page, or the template is locked by somebody else. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_getDocumentPageImage: {
        parameters: {
            query?: TemplatesGetDocumentPageImageQueryParams;
            header?: never;
            path: TemplatesGetDocumentPageImageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The page as a PNG. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** The document has no such page, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_rotateDocumentPage: {
        parameters: {
            query?: never;
            header?: TemplatesRotateDocumentPageHeader;
            path: TemplatesRotateDocumentPageParams;
            cookie?: never;
        };
        /** The direction in which the page is turned. */
        requestBody: {
            content: {
                "application/json": PageRequest;
            };
        };
        responses: {
            /** The page is turned. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The document has no such page, the direction is missing, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplatesGetNotificationSettingsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            /** There is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Templates_updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: TemplatesUpdateNotificationSettingsHeader;
            path: TemplatesUpdateNotificationSettingsParams;
            cookie?: never;
        };
        /** The settings as they are to be. */
        requestBody: {
            content: {
                "application/json": TemplateNotificationRequest;
            };
        };
        responses: {
            /** The settings as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notification;
                };
            };
            /** The request does not fit the contract, or the template is locked by somebody else. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocuments_list: {
        parameters: {
            query?: TemplateDocumentsListQueryParams;
            header?: never;
            path: TemplateDocumentsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All documents of the template. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateDocumentsResult;
                };
            };
            /** There is no such template for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocuments_updateList: {
        parameters: {
            query?: never;
            header?: TemplateDocumentsUpdateListHeader;
            path: TemplateDocumentsUpdateListParams;
            cookie?: never;
        };
        /** The documents, in the `documents` of an envelope definition. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The documents that were put in, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateDocumentsResult;
                };
            };
            /** A file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocuments_delete: {
        parameters: {
            query?: never;
            header?: TemplateDocumentsDeleteHeader;
            path: TemplateDocumentsDeleteParams;
            cookie?: never;
        };
        /** The documents to remove, by their numbers. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The documents that were removed, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateDocumentsResult;
                };
            };
            /** The template has no such document, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocuments_get: {
        parameters: {
            query?: TemplateDocumentsGetQueryParams;
            header?: never;
            path: TemplateDocumentsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file as a PDF. */
            200: {
                headers: {
                    /**
                     * The name of the file and the ID of the document.
                     *
                     * @example file; filename="Berth lease.pdf"; documentid="1"
                     */
                    "Content-Disposition": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** The template has no such document, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocuments_update: {
        parameters: {
            query?: TemplateDocumentsUpdateQueryParams;
            header?: TemplateDocumentsUpdateHeader;
            path: TemplateDocumentsUpdateParams;
            cookie?: never;
        };
        /** An envelope definition with the one document. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The document as the service keeps it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvelopeDocument;
                };
            };
            /** The file cannot be read, the request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentTabs_getByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateDocumentTabsGetByPageParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs on the page. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The template has no such document or page. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentTabs_get: {
        parameters: {
            query?: TemplateDocumentTabsGetQueryParams;
            header?: never;
            path: TemplateDocumentTabsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs on the document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The template has no such document, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentTabs_update: {
        parameters: {
            query?: never;
            header?: TemplateDocumentTabsUpdateHeader;
            path: TemplateDocumentTabsUpdateParams;
            cookie?: never;
        };
        /** The tabs with what is to be different. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs that were sent, as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentTabs_create: {
        parameters: {
            query?: never;
            header?: TemplateDocumentTabsCreateHeader;
            path: TemplateDocumentTabsCreateParams;
            cookie?: never;
        };
        /** The tabs to place, one list for each kind. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs as they were placed, each with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** A tab cannot be placed, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentTabs_delete: {
        parameters: {
            query?: never;
            header?: TemplateDocumentTabsDeleteHeader;
            path: TemplateDocumentTabsDeleteParams;
            cookie?: never;
        };
        /** The tabs to remove, by their IDs, in the lists of their kinds. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs that were removed, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateDocumentFieldsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fields of the document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The template has no such document, or there is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentFields_update: {
        parameters: {
            query?: never;
            header?: TemplateDocumentFieldsUpdateHeader;
            path: TemplateDocumentFieldsUpdateParams;
            cookie?: never;
        };
        /** The names with their new values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentFields_create: {
        parameters: {
            query?: never;
            header?: TemplateDocumentFieldsCreateHeader;
            path: TemplateDocumentFieldsCreateParams;
            cookie?: never;
        };
        /** The names with their values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentFields_delete: {
        parameters: {
            query?: never;
            header?: TemplateDocumentFieldsDeleteHeader;
            path: TemplateDocumentFieldsDeleteParams;
            cookie?: never;
        };
        /** The fields to remove, by their names. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The fields that were removed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentFieldsInformation;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_list: {
        parameters: {
            query?: TemplateRecipientsListQueryParams;
            header?: never;
            path: TemplateRecipientsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All recipients of the template. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** There is no such template for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_update: {
        parameters: {
            query?: TemplateRecipientsUpdateQueryParams;
            header?: TemplateRecipientsUpdateHeader;
            path: TemplateRecipientsUpdateParams;
            cookie?: never;
        };
        /** The recipients with what is to be different. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The outcome for each recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecipientsUpdateSummary;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_create: {
        parameters: {
            query?: TemplateRecipientsCreateQueryParams;
            header?: TemplateRecipientsCreateHeader;
            path: TemplateRecipientsCreateParams;
            cookie?: never;
        };
        /** The recipients to add, in the lists of their kinds. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The recipients as they were added. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** A recipient cannot be added, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_deleteList: {
        parameters: {
            query?: never;
            header?: TemplateRecipientsDeleteListHeader;
            path: TemplateRecipientsDeleteListParams;
            cookie?: never;
        };
        /** The recipients to remove, by their IDs, in the lists of their kinds. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The recipients that were removed, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** The template has no such recipient, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_delete: {
        parameters: {
            query?: never;
            header?: TemplateRecipientsDeleteHeader;
            path: TemplateRecipientsDeleteParams;
            cookie?: never;
        };
        /** The recipient once more, in the list of its kind. */
        requestBody?: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The recipient that was removed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Recipients;
                };
            };
            /** The template has no such recipient, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipients_createTemplateRecipientPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateRecipientsCreateTemplateRecipientPreviewParams;
            cookie?: never;
        };
        /** For which recipient the preview is, and where the browser goes afterwards. */
        requestBody: {
            content: {
                "application/json": RecipientPreviewRequest;
            };
        };
        responses: {
            /** The address of the preview. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The template has no such recipient, or the request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateBulkRecipients_list: {
        parameters: {
            query?: TemplateBulkRecipientsListQueryParams;
            header?: never;
            path: TemplateBulkRecipientsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsResponse;
                };
            };
            /** The template has no such recipient, or the plan has no bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateBulkRecipients_update: {
        parameters: {
            query?: never;
            header?: TemplateBulkRecipientsUpdateHeader;
            path: TemplateBulkRecipientsUpdateParams;
            cookie?: never;
        };
        /** The list of people. */
        requestBody: {
            content: {
                "application/json": BulkRecipientsRequest;
            };
        };
        responses: {
            /** The list as it was taken. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsSummaryResponse;
                };
            };
            /** The list does not fit the contract, or the recipient cannot stand for a list. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateBulkRecipients_delete: {
        parameters: {
            query?: never;
            header?: TemplateBulkRecipientsDeleteHeader;
            path: TemplateBulkRecipientsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recipient, without its list. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkRecipientsUpdateResponse;
                };
            };
            /** The template has no such recipient, or the plan has no bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipientTabs_list: {
        parameters: {
            query?: TemplateRecipientTabsListQueryParams;
            header?: never;
            path: TemplateRecipientTabsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tabs of the recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The template has no such recipient, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipientTabs_update: {
        parameters: {
            query?: never;
            header?: TemplateRecipientTabsUpdateHeader;
            path: TemplateRecipientTabsUpdateParams;
            cookie?: never;
        };
        /** The tabs with what is to be different. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs that were sent, as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipientTabs_create: {
        parameters: {
            query?: never;
            header?: TemplateRecipientTabsCreateHeader;
            path: TemplateRecipientTabsCreateParams;
            cookie?: never;
        };
        /** The tabs to place, one list for each kind. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs as they were placed, each with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** A tab cannot be placed, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateRecipientTabs_delete: {
        parameters: {
            query?: never;
            header?: TemplateRecipientTabsDeleteHeader;
            path: TemplateRecipientTabsDeleteParams;
            cookie?: never;
        };
        /** The tabs to remove, by their IDs, in the lists of their kinds. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The tabs that were removed, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tabs;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateCustomFields_list: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateCustomFieldsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fields of the template. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** There is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateCustomFields_update: {
        parameters: {
            query?: never;
            header?: TemplateCustomFieldsUpdateHeader;
            path: TemplateCustomFieldsUpdateParams;
            cookie?: never;
        };
        /** The fields with what is to be different. */
        requestBody: {
            content: {
                "application/json": TemplateCustomFields;
            };
        };
        responses: {
            /** The fields that were sent, as they are now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateCustomFields_create: {
        parameters: {
            query?: never;
            header?: TemplateCustomFieldsCreateHeader;
            path: TemplateCustomFieldsCreateParams;
            cookie?: never;
        };
        /** The fields to add. */
        requestBody: {
            content: {
                "application/json": TemplateCustomFields;
            };
        };
        responses: {
            /** The fields as they were added, each with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or a field of that name exists. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateCustomFields_delete: {
        parameters: {
            query?: never;
            header?: TemplateCustomFieldsDeleteHeader;
            path: TemplateCustomFieldsDeleteParams;
            cookie?: never;
        };
        /** The fields to remove, by their IDs. */
        requestBody: {
            content: {
                "application/json": TemplateCustomFields;
            };
        };
        responses: {
            /** The fields that were removed, with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CustomFields;
                };
            };
            /** The request does not fit the contract, or somebody else holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateLocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateLocksGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The lock as it stands. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     *
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The template is not locked, or there is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateLocks_update: {
        parameters: {
            query?: never;
            header?: TemplateLocksUpdateHeader;
            path: TemplateLocksUpdateParams;
            cookie?: never;
        };
        /** How long the lock is to last from now on. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The lock with its new end. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     *
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The request does not fit the contract, or the caller does not hold the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateLocks_create: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateLocksCreateParams;
            cookie?: never;
        };
        /** How long and for what the template is to be locked. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The template is locked; the token is in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The request does not fit the contract, or the template is locked already. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateLocks_delete: {
        parameters: {
            query?: TemplateLocksDeleteQueryParams;
            header?: TemplateLocksDeleteHeader;
            path: TemplateLocksDeleteParams;
            cookie?: never;
        };
        /** The password of the template, where it has one. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The lock that was given back. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LockInformation;
                };
            };
            /** The template is not locked, the caller does not hold the lock, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateViews_createEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateViewsCreateEditParams;
            cookie?: never;
        };
        /** Where the browser goes afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The address of the editor. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewUrl;
                };
            };
            /** The request does not fit the contract, or the caller may not change the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentVisibility_get: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateDocumentVisibilityGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The visibility of each document to the recipient. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentVisibilityList;
                };
            };
            /** The template has no such recipient, or the account has document visibility switched off. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentVisibility_update: {
        parameters: {
            query?: never;
            header?: TemplateDocumentVisibilityUpdateHeader;
            path: TemplateDocumentVisibilityUpdateParams;
            cookie?: never;
        };
        /** One entry for each document that is to be shown or hidden. */
        requestBody: {
            content: {
                "application/json": TemplateDocumentVisibilityList;
            };
        };
        responses: {
            /** The entries that were sent, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateDocumentVisibilityList;
                };
            };
            /**
             * A document cannot be hidden from the recipient, or the account has document visibility switched
             * off.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentVisibility_updateList: {
        parameters: {
            query?: never;
            header?: TemplateDocumentVisibilityUpdateListHeader;
            path: TemplateDocumentVisibilityUpdateListParams;
            cookie?: never;
        };
        /** One entry for each pair of a document and a recipient. */
        requestBody: {
            content: {
                "application/json": TemplateDocumentVisibilityList;
            };
        };
        responses: {
            /** The entries that were sent, each with its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TemplateDocumentVisibilityList;
                };
            };
            /**
             * A document is to be hidden from somebody who must see it, or the account has document
             * visibility switched off.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentResponsiveHtmlPreview_create: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateDocumentResponsiveHtmlPreviewCreateParams;
            cookie?: never;
        };
        /** The layout to try. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The document as HTML. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitions;
                };
            };
            /** There is no such document in the template, or the layout does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateResponsiveHtmlPreview_create: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateResponsiveHtmlPreviewCreateParams;
            cookie?: never;
        };
        /** The layout to try on all documents. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The documents as HTML, in their order. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitions;
                };
            };
            /** There is no such template for the caller, or the layout does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateDocumentHtmlDefinitions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateDocumentHtmlDefinitionsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The layout of the document; the list is empty where it has none. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitionOriginals;
                };
            };
            /** The template has no such document, or there is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TemplateHtmlDefinitions_list: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplateHtmlDefinitionsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The layouts of the documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHtmlDefinitionOriginals;
                };
            };
            /** There is no such template for the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_list: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All configurations of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectConfigResults;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the configurations. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_update: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsUpdateParams;
            cookie?: never;
        };
        /** The configuration as it is to be, with its `connectId`. */
        requestBody: {
            content: {
                "application/json": ConnectCustomConfiguration;
            };
        };
        responses: {
            /** The configuration as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectCustomConfiguration;
                };
            };
            /** The request does not fit the contract, or the account has no such configuration. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_create: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsCreateParams;
            cookie?: never;
        };
        /** The configuration to make. */
        requestBody: {
            content: {
                "application/json": ConnectCustomConfiguration;
            };
        };
        responses: {
            /** The configuration with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectCustomConfiguration;
                };
            };
            /** The request does not fit the contract, or the caller may not set up Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_get: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The configuration, as the only one in a list. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectConfigResults;
                };
            };
            /** The account has no such configuration, or the caller may not see it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The configuration is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The account has no such configuration, or the caller may not delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_listUsers: {
        parameters: {
            query?: ConnectConfigurationsListUsersQueryParams;
            header?: never;
            path: ConnectConfigurationsListUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IntegratedUserInfoList;
                };
            };
            /** A parameter does not fit the contract, or the account has no such configuration. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_createConnectSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectConfigurationsCreateConnectSecretsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new key, in full. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectSecret;
                };
            };
            /** The caller may not make keys, or the account has as many as it may have. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_retryForEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectEventsRetryForEnvelopeParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What became of the envelope, for each configuration. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectFailureResults;
                };
            };
            /** There is no such envelope, or the caller may not push its events. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_retryForEnvelopes: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectEventsRetryForEnvelopesParams;
            cookie?: never;
        };
        /** The envelopes whose events are to be pushed again. */
        requestBody: {
            content: {
                "application/json": ConnectFailureFilter;
            };
        };
        responses: {
            /** What became of each envelope. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectFailureResults;
                };
            };
            /** The request does not fit the contract, or the caller may not push events again. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_listFailures: {
        parameters: {
            query?: ConnectEventsListFailuresQueryParams;
            header?: never;
            path: ConnectEventsListFailuresParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The failures within the period. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectLogs;
                };
            };
            /** A parameter does not fit the contract, or the caller may not read the failures. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_deleteFailure: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectEventsDeleteFailureParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entry is gone. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectDeleteFailureResult;
                };
            };
            /** The caller may not delete failures, or the account has no Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_list: {
        parameters: {
            query?: ConnectEventsListQueryParams;
            header?: never;
            path: ConnectEventsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entries of the log within the period. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectLogs;
                };
            };
            /** A parameter does not fit the contract, or the caller may not read the log. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectEventsDeleteListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The log is empty; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The caller may not empty the log, or the account has no Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_get: {
        parameters: {
            query?: ConnectEventsGetQueryParams;
            header?: never;
            path: ConnectEventsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entry in the log. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectLog;
                };
            };
            /** A parameter does not fit the contract, or the caller may not read the log. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectEvents_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: ConnectEventsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entry is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The caller may not delete from the log, or the account has no Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_getBulkSendLists: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendGetBulkSendListsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All lists of the user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendingListSummaries;
                };
            };
            /** The caller may not send in bulk, or the plan does not include it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_createBulkSendList: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendCreateBulkSendListParams;
            cookie?: never;
        };
        /** The list to make. */
        requestBody: {
            content: {
                "application/json": BulkSendingList;
            };
        };
        responses: {
            /** The list with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendingList;
                };
            };
            /** The request does not fit the contract, or a recipient, field or tab of a copy is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_getBulkSendList: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendGetBulkSendListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The list with its copies. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendingList;
                };
            };
            /** There is no such list, or the plan does not include bulk sending. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_updateBulkSendList: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendUpdateBulkSendListParams;
            cookie?: never;
        };
        /** The list as it is to be, with every copy. */
        requestBody: {
            content: {
                "application/json": BulkSendingList;
            };
        };
        responses: {
            /** The list as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendingList;
                };
            };
            /** The request does not fit the contract, or there is no such list. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_deleteBulkSendList: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendDeleteBulkSendListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The lists that are left. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendingListSummaries;
                };
            };
            /** There is no such list, or the plan does not include bulk sending. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_createBulkSendRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendCreateBulkSendRequestParams;
            cookie?: never;
        };
        /** The draft or template that the copies are made from. */
        requestBody: {
            content: {
                "application/json": BulkSendRequest;
            };
        };
        responses: {
            /** The batch that the copies go out in, or the reasons why nothing is sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendResponse;
                };
            };
            /** The request does not fit the contract, or the envelope is too large to be sent in bulk. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkSend_createBulkSendTestRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkSendCreateBulkSendTestRequestParams;
            cookie?: never;
        };
        /** The draft or template to try the list with. */
        requestBody: {
            content: {
                "application/json": BulkSendRequest;
            };
        };
        responses: {
            /** Whether the list fits, and what does not fit. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkSendTestResponse;
                };
            };
            /** The request does not fit the contract, or the plan does not include bulk sending. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_list: {
        parameters: {
            query?: PowerFormsListQueryParams;
            header?: never;
            path: PowerFormsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The PowerForms that were asked for. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerFormsResponse;
                };
            };
            /** A parameter does not fit the contract, or the account has no PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_create: {
        parameters: {
            query?: never;
            header?: never;
            path: PowerFormsCreateParams;
            cookie?: never;
        };
        /** The PowerForm to make, with the template that it starts from. */
        requestBody: {
            content: {
                "application/json": PowerForm;
            };
        };
        responses: {
            /** The PowerForm with its ID and address. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerForm;
                };
            };
            /** The request does not fit the contract, or there is no such template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: PowerFormsDeleteListParams;
            cookie?: never;
        };
        /** The PowerForms to delete, each by its ID. */
        requestBody: {
            content: {
                "application/json": PowerFormsRequest;
            };
        };
        responses: {
            /** The PowerForms with the outcome for each. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerFormsResponse;
                };
            };
            /** The request does not fit the contract, or the account has no PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_get: {
        parameters: {
            query?: never;
            header?: never;
            path: PowerFormsGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The PowerForm as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerForm;
                };
            };
            /** The caller may not see this PowerForm, or the account has none. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_update: {
        parameters: {
            query?: never;
            header?: never;
            path: PowerFormsUpdateParams;
            cookie?: never;
        };
        /** What is to change in the PowerForm. */
        requestBody: {
            content: {
                "application/json": PowerForm;
            };
        };
        responses: {
            /** The PowerForm as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerForm;
                };
            };
            /** The request does not fit the contract, or the caller may not change this PowerForm. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: PowerFormsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The PowerForm is gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The caller may not delete this PowerForm, or the account has none. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerForms_listSenders: {
        parameters: {
            query?: PowerFormsListSendersQueryParams;
            header?: never;
            path: PowerFormsListSendersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the users. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerFormSendersResponse;
                };
            };
            /** A parameter does not fit the contract, or the account has no PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    PowerFormData_list: {
        parameters: {
            query?: PowerFormDataListQueryParams;
            header?: never;
            path: PowerFormDataListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The data of the envelopes, in the layout that was asked for. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PowerFormsFormDataResponse;
                    "text/csv": Blob;
                    "application/xml": Blob;
                };
            };
            /** A parameter does not fit the contract, or the caller may not read these data. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_list: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workspaces of the caller. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspaceList;
                };
            };
            /** The caller may not use workspaces, or the account has none. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_create: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesCreateParams;
            cookie?: never;
        };
        /** The workspace to make; a name is enough. */
        requestBody: {
            content: {
                "application/json": Workspace;
            };
        };
        responses: {
            /** The workspace with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
            /** The request does not fit the contract, or the account has no workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_get: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workspace as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
            /** The caller may not see the workspace, or the account has no workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_update: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesUpdateParams;
            cookie?: never;
        };
        /** What is to change in the workspace. */
        requestBody: {
            content: {
                "application/json": Workspace;
            };
        };
        responses: {
            /** The workspace as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
            /** The request does not fit the contract, or the caller may not change the workspace. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Workspaces_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspacesDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workspace that was deleted. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
            /** The caller may not delete the workspace, or the account has no workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_listFolderItems: {
        parameters: {
            query?: WorkspaceItemsListFolderItemsQueryParams;
            header?: never;
            path: WorkspaceItemsListFolderItemsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The folder with one chunk of its items. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspaceFolderContents;
                };
            };
            /** A parameter does not fit the contract, or the caller may not see the folder. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_deleteFolderItems: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceItemsDeleteFolderItemsParams;
            cookie?: never;
        };
        /** The files and folders to delete. */
        requestBody: {
            content: {
                "application/json": WorkspaceItemList;
            };
        };
        responses: {
            /** The items are gone; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the caller may not delete an item. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_createFIle: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceItemsCreateFIleParams;
            cookie?: never;
        };
        /** The file, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": WorkspaceFileUpload;
            };
        };
        responses: {
            /** The file as it lies in the folder. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspaceItem;
                };
            };
            /** The request does not fit the contract, or the file cannot be taken. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_getFile: {
        parameters: {
            query?: WorkspaceItemsGetFileQueryParams;
            header?: never;
            path: WorkspaceItemsGetFileParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    /**
                     * The name of the file; with `is_download` it also tells a browser to save the file.
                     *
                     * @example attachment; filename="Berth lease.pdf"
                     */
                    "Content-Disposition"?: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/octet-stream": Blob;
                };
            };
            /** A parameter does not fit the contract, or the caller may not view the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_updateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: WorkspaceItemsUpdateFileParams;
            cookie?: never;
        };
        /** What is to change about the file. */
        requestBody: {
            content: {
                "application/json": WorkspaceItem;
            };
        };
        responses: {
            /** The file as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspaceItem;
                };
            };
            /** The request does not fit the contract, or the caller may not change the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    WorkspaceItems_listFilePages: {
        parameters: {
            query?: WorkspaceItemsListFilePagesQueryParams;
            header?: never;
            path: WorkspaceItemsListFilePagesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the pages. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PageImages;
                };
            };
            /** A parameter does not fit the contract, or the caller may not view the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BCCEmailArchive_list: {
        parameters: {
            query?: BCCEmailArchiveListQueryParams;
            header?: never;
            path: BCCEmailArchiveListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the archive addresses. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BccEmailArchiveList;
                };
            };
            /** The account has no archive, the caller is no administrator, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BCCEmailArchive_create: {
        parameters: {
            query?: never;
            header?: never;
            path: BCCEmailArchiveCreateParams;
            cookie?: never;
        };
        /** The address to enter; only `email` counts. */
        requestBody: {
            content: {
                "application/json": BccEmailArchive;
            };
        };
        responses: {
            /** The address is entered and waits for its confirmation. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BccEmailArchive;
                };
            };
            /** The address is missing or no address, or the account has five of them already. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BCCEmailArchive_get: {
        parameters: {
            query?: BCCEmailArchiveGetQueryParams;
            header?: never;
            path: BCCEmailArchiveGetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the history. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BccEmailArchiveHistoryList;
                };
            };
            /** The account has no archive, the caller is no administrator, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BCCEmailArchive_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: BCCEmailArchiveDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The address is closed; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The account has no archive, or the caller is no administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Notary_getNotary: {
        parameters: {
            query?: NotaryGetNotaryQueryParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration of the calling user. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryResult;
                };
            };
            /** The caller is no notary, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Notary_updateNotary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to be different. */
        requestBody: {
            content: {
                "application/json": Notary;
            };
        };
        responses: {
            /** The registration as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notary;
                };
            };
            /** The caller is no notary, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Notary_createNotary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registration to make. */
        requestBody: {
            content: {
                "application/json": Notary;
            };
        };
        responses: {
            /** The registration as it was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Notary;
                };
            };
            /** The account has no notaries, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJurisdiction_getNotaryJurisdictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The jurisdictions of the notary. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryJurisdictionList;
                };
            };
            /** The caller is no notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJurisdiction_createNotaryJurisdictions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registration to make. */
        requestBody: {
            content: {
                "application/json": NotaryJurisdiction;
            };
        };
        responses: {
            /** The registration as it was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryJurisdiction;
                };
            };
            /** The caller is no notary, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJurisdiction_getNotaryJurisdiction: {
        parameters: {
            query?: never;
            header?: never;
            path: NotaryJurisdictionGetNotaryJurisdictionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration in the jurisdiction. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryJurisdiction;
                };
            };
            /** The caller is no notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJurisdiction_updateNotaryJurisdiction: {
        parameters: {
            query?: never;
            header?: never;
            path: NotaryJurisdictionUpdateNotaryJurisdictionParams;
            cookie?: never;
        };
        /** What is to be different. */
        requestBody: {
            content: {
                "application/json": NotaryJurisdiction;
            };
        };
        responses: {
            /** The registration as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotaryJurisdiction;
                };
            };
            /** The caller is no notary, or the body does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    NotaryJurisdiction_deleteNotaryJurisdiction: {
        parameters: {
            query?: never;
            header?: never;
            path: NotaryJurisdictionDeleteNotaryJurisdictionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registration is removed; the answer has no body. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The caller is no notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Connect_envelopeCreated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeSent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeResent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeDelivered: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeCompleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeDeclined: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeVoided: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeCorrected: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopePurge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeDeleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_envelopeDiscard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientSent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientResent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientDelivered: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientCompleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientDeclined: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientAuthenticationfailed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientAutoresponded: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientReassign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientDelegate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_recipientFinishLater: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_templateCreated: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_templateModified: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Connect_templateDeleted: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The HMAC-SHA256 of the raw body under the first active key of the account, in Base64. Each
                 * further key adds a header with the next number, up to 100. Without HMAC in the configuration
                 * there is none.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The method of the signature, where there is one.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The account whose keys signed the message, where there is a signature.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /** Received. A status outside 200 to 299, or none within 100 seconds, is a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
