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
import type { AccountBrandsListQueryParams, AccountBrandsListParams, AccountBrandsCreateParams, AccountBrandsDeleteListParams, AccountBrandsGetQueryParams, AccountBrandsGetParams, AccountBrandsUpdateQueryParams, AccountBrandsUpdateParams, AccountBrandsDeleteQueryParams, AccountBrandsDeleteParams, AccountBrandsGetExportFileParams, AccountBrandsGetLogoParams, AccountBrandsUpdateLogoParams, AccountBrandsDeleteLogoParams, AccountBrandsListResourcesParams, AccountBrandsGetResourceQueryParams, AccountBrandsGetResourceParams, AccountBrandsUpdateResourceParams } from './account-brands.js';
import type { AccountConsumerDisclosuresGetDefaultQueryParams, AccountConsumerDisclosuresGetDefaultParams, AccountConsumerDisclosuresGetParams, AccountConsumerDisclosuresUpdateQueryParams, AccountConsumerDisclosuresUpdateParams } from './account-consumer-disclosures.js';
import type { AccountCustomFieldsListParams, AccountCustomFieldsCreateQueryParams, AccountCustomFieldsCreateParams, AccountCustomFieldsUpdateQueryParams, AccountCustomFieldsUpdateParams, AccountCustomFieldsDeleteQueryParams, AccountCustomFieldsDeleteParams } from './account-custom-fields.js';
import type { AccountSealProvidersListParams } from './account-seal-providers.js';
import type { AccountSignatureProvidersListParams } from './account-signature-providers.js';
import type { AccountsCreateQueryParams, AccountsGetQueryParams, AccountsGetParams, AccountsDeleteQueryParams, AccountsDeleteParams, AccountsGetBillingChargesQueryParams, AccountsGetBillingChargesParams, AccountsDeleteCaptiveRecipientParams, AccountsListRecipientNamesByEmailQueryParams, AccountsListRecipientNamesByEmailParams, AccountsListSettingsParams, AccountsUpdateSettingsParams, AccountsGetEnvelopePurgeConfigurationParams, AccountsUpdateEnvelopePurgeConfigurationParams, AccountsGetNotificationDefaultsParams, AccountsUpdateNotificationDefaultsParams, AccountsListSharedAccessQueryParams, AccountsListSharedAccessParams, AccountsUpdateSharedAccessQueryParams, AccountsUpdateSharedAccessParams, AccountsListSupportedLanguagesParams, AccountsListUnsupportedFileTypesParams } from './accounts.js';
import type { AccountPermissionProfilesListQueryParams, AccountPermissionProfilesListParams, AccountPermissionProfilesCreateQueryParams, AccountPermissionProfilesCreateParams, AccountPermissionProfilesGetQueryParams, AccountPermissionProfilesGetParams, AccountPermissionProfilesUpdateQueryParams, AccountPermissionProfilesUpdateParams, AccountPermissionProfilesDeleteQueryParams, AccountPermissionProfilesDeleteParams } from './account-permission-profiles.js';
import type { AccountTabSettingsGetParams, AccountTabSettingsUpdateParams } from './account-tab-settings.js';
import type { ENoteConfigurationsGetParams, ENoteConfigurationsUpdateParams, ENoteConfigurationsDeleteParams } from './enote-configurations.js';
import type { AccountPasswordRulesGetParams, AccountPasswordRulesUpdateParams } from './account-password-rules.js';
import type { AccountWatermarksGetParams, AccountWatermarksUpdateParams, AccountWatermarksPreviewParams } from './account-watermarks.js';
import type { IdentityVerificationsListQueryParams, IdentityVerificationsListParams } from './identity-verifications.js';
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
import type { EnvelopesListStatusChangesQueryParams, EnvelopesListStatusChangesParams, EnvelopesCreateQueryParams, EnvelopesCreateParams, EnvelopesListStatusQueryParams, EnvelopesListStatusParams, EnvelopesGetQueryParams, EnvelopesGetParams, EnvelopesUpdateQueryParams, EnvelopesUpdateHeader, EnvelopesUpdateParams, EnvelopesListAuditEventsQueryParams, EnvelopesListAuditEventsParams, EnvelopesGetNotificationSettingsParams, EnvelopesUpdateNotificationSettingsHeader, EnvelopesUpdateNotificationSettingsParams, EnvelopesGetPageImagesQueryParams, EnvelopesGetPageImagesParams, EnvelopesDeleteDocumentPageHeader, EnvelopesDeleteDocumentPageParams, EnvelopesGetPageImageQueryParams, EnvelopesGetPageImageParams, EnvelopesRotateDocumentPageHeader, EnvelopesRotateDocumentPageParams, EnvelopesGetRecipientInitialsImageQueryParams, EnvelopesGetRecipientInitialsImageParams, EnvelopesUpdateRecipientInitialsImageHeader, EnvelopesUpdateRecipientInitialsImageParams, EnvelopesGetRecipientSignatureParams, EnvelopesGetRecipientSignatureImageQueryParams, EnvelopesGetRecipientSignatureImageParams, EnvelopesUpdateRecipientSignatureImageHeader, EnvelopesUpdateRecipientSignatureImageParams } from './envelopes.js';
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
         * Returns all brands of an account in one response, and the two default brands. Logos are only
         * included with `include_logos`, and then as URIs, not as images.
         *
         * Branding must be enabled for the account with the account settings `canSelfBrandSend` or
         * `canSelfBrandSign`.
         */
        get: operations["AccountBrands_list"];
        put?: never;
        /**
         * Create a brand
         *
         * Creates a brand from a name, colours, links and texts, and returns it with the ID that the service
         * assigns. Logos and resource files are not part of the request body. Upload them afterwards with
         * `AccountBrands_updateLogo` and `AccountBrands_updateResource`.
         *
         * Branding must be enabled for the account with the account settings `canSelfBrandSend` or
         * `canSelfBrandSign`, and the caller must be an administrator.
         */
        post: operations["AccountBrands_create"];
        /**
         * Delete brands
         *
         * Deletes the brands in the request body, with their logos and resource files, and returns the
         * deleted brands. A brand that could not be deleted has the reason in its `errorDetails`. The caller
         * must be an administrator of the account.
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
         * Returns one brand with its colours, texts and the URIs of its resource files. `include_logos` adds
         * the URIs of its logos, and `include_external_references` adds its links and landing pages.
         * Branding must be enabled for the account.
         */
        get: operations["AccountBrands_get"];
        /**
         * Change a brand
         *
         * Changes the names, colours, links, texts and languages of a brand, and whether it is a default
         * brand. Envelopes that use the brand show the changes from then on. Logos and resource files have
         * separate operations. With `replace_brand`, the body replaces the whole brand.
         *
         * The caller must be an administrator of the account.
         */
        put: operations["AccountBrands_update"];
        post?: never;
        /**
         * Delete a brand
         *
         * Deletes one brand with its logos and resource files. `replace_brand` puts another brand in its
         * place wherever it is used. The response has no body. To delete several brands at once, use
         * `AccountBrands_deleteList`. The caller must be an administrator of the account.
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
         * Returns the settings of a brand as one XML file, so that they can be stored outside the service.
         * The caller must be an administrator of the account.
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
         * Returns one of the three logos of a brand as a PNG image. A brand can have fewer than three logos.
         * For a logo that was never uploaded, the service returns a not-found error.
         */
        get: operations["AccountBrands_getLogo"];
        /**
         * Upload a logo of a brand
         *
         * Uploads a logo of a brand and replaces an existing one. The request body is the PNG file itself,
         * with `Content-Type: image/png`, not JSON or a form. The response has no body. The caller must be
         * an administrator of the account.
         */
        put: operations["AccountBrands_updateLogo"];
        post?: never;
        /**
         * Delete a logo of a brand
         *
         * Deletes one of the three logos of a brand. The other two are kept. The response has no body. The
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
         * Returns the resource files of a brand, at most one each for sending, signing, e-mails and signing
         * inside another application. Each entry contains who uploaded the file, when, and which parts of
         * the master it changes. To get the file itself, use `AccountBrands_getResource`.
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
         * Returns one resource file of a brand as XML, in the language that `langcode` specifies, with the
         * changes of the brand. With `return_master`, the whole master file is returned instead. Use it as
         * the starting point before you upload a custom file with `AccountBrands_updateResource`.
         */
        get: operations["AccountBrands_getResource"];
        /**
         * Upload a resource file of a brand
         *
         * Uploads a resource file of a brand, as the part `file.xml` of a form (`multipart/form-data`). The
         * file only needs to contain the entries that differ from the master. Entries that the master does
         * not contain are not saved. The response lists them in `dataNotSavedNotInMaster`.
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
         * Returns the disclosure on electronic records that recipients must accept before they sign, as
         * HTML. The text of the service is only available in English. An account with a custom text can have
         * it in several languages. `langCode` then selects the language, and `browser` selects the language
         * of the reader's browser.
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
         * Returns the disclosure on electronic records as HTML, in the language of the path, or with
         * `browser` in the language of the reader's browser. The text of the service is only available in
         * English. Only an account with a custom text can have it in other languages.
         */
        get: operations["AccountConsumerDisclosures_get"];
        /**
         * Change the consumer disclosure in a language
         *
         * Changes the disclosure on electronic records in the language of the path. The other languages are
         * not changed, because the service does not translate texts. Omitted fields keep their values.
         * Recipients of envelopes in process who have not signed yet must accept the new text.
         *
         * If `custom` is `true`, the text in `esignText` replaces the text of the service. This cannot be
         * undone. Before that, `esignText` is ignored without an error. `accountEsignId`, `esignAgreement`
         * and the metadata fields cannot be set.
         *
         * The caller must be an administrator of the account. With `include_metadata`, the metadata fields
         * in the response describe which settings can be edited.
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
         * Returns the custom fields that the account offers for its envelopes, with separate arrays for text
         * fields and list fields. All fields are returned in one response. An account can have up to 500.
         */
        get: operations["AccountCustomFields_list"];
        put?: never;
        /**
         * Create a custom field for an account
         *
         * Creates a custom field (metadata field) that every new envelope of the account has, and optionally
         * also the existing templates. Field names are unique in an account. Names and values can have up to
         * 100 characters, and an account can have up to 500 fields.
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
         * Changes the name, value or list items of a custom field of the account. New envelopes have the
         * changed field. With `apply_to_templates`, templates also have it. Existing envelopes are not
         * changed. The caller must be an administrator of the account.
         */
        put: operations["AccountCustomFields_update"];
        post?: never;
        /**
         * Delete a custom field of an account
         *
         * Deletes a custom field from the account, so that new envelopes no longer have it. With
         * `apply_to_templates`, it is also removed from templates. Existing envelopes keep it. The response
         * has no body. The caller must be an administrator of the account.
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
         * Returns the electronic seals that the account can apply to documents. A seal is applied
         * automatically, without a person, through a separate recipient type that names the seal. The
         * operator sets up seals for the account. If there are none, the list is empty.
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
         * Returns the providers of standards-based signatures that are set up for the account. A recipient
         * names one of them to sign with a certificate of that provider. The entry lists the data about the
         * recipient that the sender must provide.
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
         * Creates an account with its first user, who becomes its administrator, on a plan of the reseller
         * that `distributorCode` and `distributorPassword` identify. The response contains the ID of the
         * account and the base URI for all requests to it.
         *
         * Only resellers, who receive the code and the password from the operator, can create accounts. To
         * get the initial settings of new accounts, use `Accounts_getProvisioning`. The first user receives
         * an e-mail to activate the account.
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
         * Returns the properties of an account: its plan, the progress of the billing period, and the number
         * of envelopes and seats in use. With `include_account_settings`, the response also contains the
         * settings of the account. This requires an administrator.
         */
        get: operations["Accounts_get"];
        put?: never;
        post?: never;
        /**
         * Close an account
         *
         * Closes an account. Users can no longer send from it, only the operator can reopen it, and the
         * service purges its documents two years later. `redact_user_data` also removes the names and e-mail
         * addresses of its users. The response has no body. The caller must be an administrator of the
         * account.
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
         * Read the provisioning data for new accounts
         *
         * Returns the initial settings of accounts that a client creates: the code of the reseller, the
         * plan, the promotion and the password rule in words. Only clients whose integration key belongs to
         * a reseller can use this operation. The path does not contain an account.
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
         * Returns the charges of an account for the current billing period: how many envelopes and seats are
         * allowed, included and used, and their prices. `include_charges` limits the list to one of the two.
         * The caller must be an administrator of the account.
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
         * new ones next time. A recipient is identified by the name, e-mail address and client user ID
         * together. Signed documents are not changed.
         *
         * The response contains the result for each recipient in `errorDetails`. The caller must be an
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
         * List the names for an e-mail address
         *
         * Returns the names under which the account knows an e-mail address, so that a sender can choose the
         * right one for a recipient. Without an e-mail address, the list is empty. The list is not paged.
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
         * Returns all settings of the account: what its plan and its administrators allow for sending,
         * signing, documents, notifications, templates, Connect and users. Most settings have a metadata
         * field that describes whether the caller can change the setting and which values are allowed.
         *
         * The response is not paged. A setting that the plan of the account does not include can be omitted.
         * Only administrators can change the settings.
         */
        get: operations["Accounts_listSettings"];
        /**
         * Change the settings of an account
         *
         * Changes the settings in the request. Omitted settings are not changed. A change applies to the
         * whole account immediately. Some settings, such as `dataPopulationScope`, also affect envelopes in
         * process.
         *
         * Only account administrators can change settings, and only those whose metadata field is
         * `editable`. Features that the plan does not include cannot be enabled here, and some settings can
         * only be changed by the operator of the service. The response has no body. Get the settings to see
         * the result.
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
         * Read the purge configuration of an account
         *
         * Returns whether the service automatically purges finished envelopes of an account, after how many
         * days, and which data are purged together with the documents. The caller must be an administrator
         * of the account.
         */
        get: operations["Accounts_getEnvelopePurgeConfiguration"];
        /**
         * Change the purge configuration of an account
         *
         * Sets whether the service automatically purges finished envelopes of an account, after how many
         * days, and which data are purged together with the documents. Only completed, declined and voided
         * envelopes are purged. They first wait 14 days in a queue, and the sender is notified by e-mail. An
         * authoritative copy is kept until it has been exported.
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
         * Read the default e-mail notifications of users
         *
         * Returns which e-mails users of an account receive as senders and as signers by default, unless
         * they have changed their own settings. Envelopes sent by a client are distinguished from envelopes
         * sent by users manually. The caller must be an administrator of the account.
         */
        get: operations["Accounts_getNotificationDefaults"];
        /**
         * Change the default e-mail notifications of users
         *
         * Changes which e-mails users of an account receive as senders and as signers by default, unless
         * they have changed their own settings. Omitted fields are not changed. The caller must be an
         * administrator of the account.
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
         * List shared access (reserved)
         *
         * Returns what users share with each other and with groups. `item_type` specifies envelopes,
         * templates or folders. For folders, `folder_ids` must contain at least one ID. Administrators of
         * the account can view the sharing of all its users. Other users can only view their own sharing,
         * limited to the users who share with them.
         *
         * The list is returned in pages of 1000 items by default. `count` sets another size,
         * `start_position` specifies where the page starts, and `nextUri` links to the next page.
         * `search_text` searches users by name, with `*` as a wildcard. The operation is reserved.
         */
        get: operations["Accounts_listSharedAccess"];
        /**
         * Set shared access (reserved)
         *
         * Sets what users share with each other and with groups. `item_type` specifies envelopes, templates
         * or folders. It is the newer way to share a template with a group (`Templates_updateGroupShare`).
         * The operation is reserved.
         *
         * 1. The sharing in the request replaces the current sharing. Changes are not additive, unless
         * `preserve_existing_shared_access` keeps the current sharing.
         * 2. Only administrators of the account can set the sharing of envelopes.
         * 3. The sharing of a template can be set by its owner, if the owner has the right to share,    and
         * by administrators of the account.
         * 4. For templates, `user` and `envelopes` can be omitted from the items.
         *
         * Each object in the response has its own `errorDetails`, with `SUCCESS` if there was no error.
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
         * List the supported languages for recipients
         *
         * Returns the languages in which e-mails and pages of the service are available to recipients of the
         * account, with name and code. The list is not paged.
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
         * List the unsupported file types
         *
         * Returns the file types that the service does not accept as documents, with extension and media
         * type, so that a client can reject them before the upload.
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
         * Returns all permission profiles of the account, both the profiles that every account has and the
         * custom profiles, with their rights. `include` adds the number of members of each profile, closed
         * members, the individual rights of administrators, or metadata fields.
         *
         * The list is not paged.
         */
        get: operations["AccountPermissionProfiles_list"];
        put?: never;
        /**
         * Create a permission profile
         *
         * Creates a permission profile with the rights in the request. Omitted rights get the default value
         * of the service for new profiles. Assign the profile to members later, by changing the members or
         * their group.
         *
         * Only account administrators can create profiles, and the plan of the account must allow custom
         * profiles.
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
         * Returns one permission profile: its name, the rights of its members, and the members themselves.
         * With `include=metadata`, the response also contains the metadata fields of the rights.
         */
        get: operations["AccountPermissionProfiles_get"];
        /**
         * Change a permission profile
         *
         * Changes the name or the rights of a permission profile. Omitted rights are not changed. The change
         * applies immediately to every member with the profile.
         *
         * Only account administrators can change profiles.
         */
        put: operations["AccountPermissionProfiles_update"];
        post?: never;
        /**
         * Delete a permission profile
         *
         * Deletes a permission profile of the account. If members still have the profile, `move_users_to`
         * must name the profile to assign to them. Otherwise the profile is not deleted.
         *
         * Only account administrators can delete profiles. The response has no body.
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
         * Returns the types of tabs that senders of the account can use, and whether senders can label,
         * lock, scale, format, save and share them. The settings of the account contain the same object as
         * `tabAccountSettings`.
         *
         * A metadata field for each setting indicates whether the caller can change it.
         */
        get: operations["AccountTabSettings_get"];
        /**
         * Change the tab settings of an account
         *
         * Enables or disables types of tabs, and what senders can do with tabs, for the whole account.
         * Omitted settings are not changed. Tabs that are already placed are kept.
         *
         * Only account administrators can change these settings, and only those whose metadata field is
         * `editable`. Other settings depend on the plan.
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
         * Returns the connection of the account to its vault for electronic notes, and whether it is
         * complete. The password is never returned. The caller must be an administrator of the account, and
         * electronic notes must be enabled for it.
         */
        get: operations["ENoteConfigurations_get"];
        /**
         * Set the connection to the vault for electronic notes
         *
         * Sets the user, password and key with which the service logs in to the vault for electronic notes.
         * An existing connection is replaced. The caller must be an administrator of the account, and
         * electronic notes must be enabled for it.
         */
        put: operations["ENoteConfigurations_update"];
        post?: never;
        /**
         * Delete the connection to the vault for electronic notes
         *
         * Deletes the connection data of the account for its vault for electronic notes. Notes in the vault
         * are kept. The response has no body. The caller must be an administrator of the account.
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
         * Returns the rules for the passwords of the users of an account, when passwords expire and how long
         * a lockout lasts. The metadata fields contain the limits within which the rules can be set. The
         * caller must be an administrator of the account.
         */
        get: operations["AccountPasswordRules_get"];
        /**
         * Change the password rules of an account
         *
         * Changes the rules for the passwords of the users of an account, and how long passwords are valid.
         * Individual requirements, such as a digit, only apply if `passwordStrengthType` is `custom`. Each
         * number must be within the limits in its metadata field. Existing passwords remain valid until they
         * expire or are changed.
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
         * Returns the rules for a new password of the calling user. The path does not contain an account:
         * the rules are those of the account in which the password of the user is stored. No administrator
         * right is required.
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
         * Returns the watermark that is shown on documents of the account while their envelope is not
         * completed, and whether it is enabled.
         */
        get: operations["AccountWatermarks_get"];
        /**
         * Change the watermark of an account
         *
         * Changes the text or image of the watermark, its appearance, and whether it is enabled. To preview
         * it first, use `AccountWatermarks_preview`. The caller must be an administrator of the account.
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
         * Returns a preview of a watermark as a Base64-encoded image in `imageBase64`, without saving it.
         * The watermark of the account is not changed. The caller must be an administrator of the account.
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
         * Returns the workflows with which the account can check the identity of a recipient, such as a
         * check of a passport or of a phone number. Use the `workflowId` of one of them in the
         * `identityVerification` of a recipient, with a value for each required input option.
         *
         * The available workflows depend on the plan and the settings of the account.
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
         * Returns the templates that the calling user has marked as favourites, each with the date and time
         * when it was marked. Each user has their own favourites, which other users cannot see.
         */
        get: operations["FavoriteTemplates_getFavoriteTemplates"];
        /**
         * Mark templates as favourites
         *
         * Adds templates to the favourites of the calling user. Existing favourites are kept. The caller
         * must have access to the templates.
         *
         * The response contains the number of marked templates and the result for each template.
         */
        put: operations["FavoriteTemplates_updateFavoriteTemplate"];
        post?: never;
        /**
         * Remove templates from the favourites
         *
         * Removes templates from the favourites of the calling user. The templates themselves and the
         * favourites of other users are not changed.
         *
         * The response contains the number of removed templates and the result for each template.
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
         * Returns the names and values that other systems store with a user. They are not the settings of
         * the service, which have a separate operation. Settings that were saved as a group are only
         * returned if the `X-DocuSign-User-Settings-Key` header specifies that group. Without the header,
         * the response contains the settings outside any group.
         *
         * Users can read their own settings. An administrator of the account can read those of all users.
         */
        get: operations["UserCustomSettings_list"];
        /**
         * Save custom settings of a user
         *
         * Saves names and values in the custom settings of a user. An existing name gets the new value,
         * other names are added, and omitted settings are not changed. All custom settings of a user can
         * have up to 4000 characters in total.
         *
         * With the `X-DocuSign-User-Settings-Key` header, the settings are saved in the group that the
         * header specifies, and can only be read with the same header. Users can save their own settings. An
         * administrator of the account can save those of all users.
         */
        put: operations["UserCustomSettings_update"];
        post?: never;
        /**
         * Delete custom settings of a user
         *
         * Deletes custom settings of a user by their names. Values in the request body are ignored. With the
         * `X-DocuSign-User-Settings-Key` header, the settings are deleted from the group that the header
         * specifies, otherwise from the settings outside any group. Other settings are kept.
         *
         * Users can delete their own settings. An administrator of the account can delete those of all
         * users.
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
         * Returns the profile of a user: address, company, title, the URI of the profile image, how often
         * they sent and signed, and which of these fields other users can see. Hidden fields are only
         * returned to the user and to administrators of the account.
         */
        get: operations["UserProfiles_get"];
        /**
         * Change the profile of a user
         *
         * Changes the profile of a user and which fields other users can see. Omitted fields are not
         * changed. Fields that only the service sets, such as the usage history, are ignored. Users can only
         * change their own profile, and must be members of the account.
         *
         * The profile image has a separate operation. The response has no body.
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
         * Returns the users of an account. The list is paged: `start_position` and `count` (1 to 100) select
         * a page. The filters limit the list by status, group, name or e-mail address, and a user must match
         * all given filters. Each user has a name, address and status. With `additional_info`, the response
         * contains all data of the users.
         *
         * Closed users remain in the list, with the status `Closed`. The caller needs the right to view the
         * users of the account, which administrators have.
         */
        get: operations["Users_list"];
        /**
         * Change users of an account
         *
         * Changes several users of an account in one request. Each user is identified by `userId`. Omitted
         * fields are not changed. The caller must be an administrator of the account.
         *
         * Each user is processed separately. If a user fails, the response still has status 200, and the
         * user contains `errorDetails`, such as `INVALID_USERID` for an ID that the account does not have.
         * With `allow_all_languages`, a user can have any language, not only those of the account.
         */
        put: operations["Users_updateList"];
        /**
         * Add users to an account
         *
         * Adds up to 500 users to an account. Each user requires a name and an e-mail address. Users without
         * a permission profile get the default profile of the account. Each user is invited by e-mail to
         * activate the membership, unless `sendActivationEmail` is `false`. The given name, middle name,
         * family name and suffix can have up to 50 characters each. The caller must be an administrator of
         * the account.
         *
         * Each user is processed separately. If a user fails, the response still has status 201, and the
         * user contains `errorDetails`, such as `USER_ALREADY_EXISTS_IN_ACCOUNT` if a user with the same
         * name and e-mail address already exists.
         */
        post: operations["Users_create"];
        /**
         * Close users of an account
         *
         * Closes the memberships of users in an account. They can no longer use it, but their data is kept:
         * they remain in the list with the status `Closed`, and the envelopes they sent are kept. `delete`
         * also removes their group memberships, permission profile or signing group memberships. The caller
         * must be an administrator of the account.
         *
         * Each user is processed separately. If a user fails, the response still has status 200, and the
         * user contains `errorDetails`.
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
         * Returns all data that an account has about one user: name, addresses, status, rights, groups and
         * custom settings. Users can read their own data. An administrator of the account can read the data
         * of all users, including closed ones.
         */
        get: operations["Users_get"];
        /**
         * Change a user
         *
         * Changes the data of one user in an account, such as the name, addresses, permission profile or
         * groups. Omitted fields are not changed. Users can change their own personal data. Only
         * administrators of the account can change rights, groups and other users.
         *
         * The given name, middle name, family name and suffix can have up to 50 characters each. With
         * `allow_all_languages`, the user can have any language, not only those of the account.
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
         * Returns the profile image of a user as a GIF. With `encoding`, the content is encoded for
         * transfer. If the user does not have an image, the response has status 404.
         */
        get: operations["Users_getProfileImage"];
        /**
         * Upload the profile image of a user
         *
         * Sets the profile image of a user and replaces an existing one. The request body is the image
         * itself, a GIF of up to 200 KB, with the content type `image/gif`. Users can set their own image.
         * An administrator of the account can set those of all users. The response has no body.
         */
        put: operations["Users_updateProfileImage"];
        post?: never;
        /**
         * Delete the profile image of a user
         *
         * Deletes the profile image of a user. The rest of the profile is kept. Users can delete their own
         * image. An administrator of the account can delete those of all users. The response has no body.
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
         * Returns the rights and preferences of one user in the account: what the user can send, sign and
         * manage, which e-mails the user receives, and how dates and names are formatted. Usually the rights
         * come from the permission profile of the user.
         *
         * Users can read their own settings. To read those of other users, the caller must be an
         * administrator.
         */
        get: operations["Users_getSettings"];
        /**
         * Change the settings of a user
         *
         * Changes rights and preferences of one user in the account. Omitted settings are not changed. To
         * set the rights of many users, use a permission profile instead.
         *
         * Users can change their own preferences, such as language and e-mails. Only an administrator can
         * change rights and the settings of other users. The response has no body.
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
         * Returns the signatures of a user, each with its initials, its font and the URIs of its images.
         * `stamp_type` limits the list to stamps or to written signatures. The list is not paged. Users can
         * view their own signatures. An administrator of the account can view those of all users.
         */
        get: operations["UserSignatures_list"];
        /**
         * Change or add signatures of a user
         *
         * Changes the signatures that the request body identifies by `signatureId`, and adds those without
         * an ID. Omitted signatures are not changed. Users can only change their own signatures, and must be
         * members of the account.
         *
         * If a signature fails, it contains `errorDetails` in the response. Upload the images separately
         * afterwards.
         */
        put: operations["UserSignatures_updateList"];
        /**
         * Add signatures to a user
         *
         * Creates signatures for a user, each with a name, initials and a font, or a stamp with its size.
         * The first signature of a user becomes the default. To use a drawn signature instead of the font,
         * upload its image afterwards for the `signatureId` in the response, or send it as `imageBase64`. In
         * both cases, it is a GIF of up to 200 KB. Users can create their own signatures. An administrator
         * of the account can create them for all users.
         *
         * The service also accepts the images together with the JSON, as `multipart/form-data` with parts
         * without names, which OpenAPI cannot express. The first part contains the same request body. Each
         * further part is one image with `Content-Disposition: file; filename="..."`, where `filename` is
         * the `signatureName` of its signature.
         *
         * If a signature fails, the response still has status 201, and the signature contains
         * `errorDetails`.
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
         * Returns one signature of a user with its initials, its font or stamp, and the URIs of its images.
         * The signature is identified by its ID or its URL-encoded name. Users can view their own
         * signatures. An administrator of the account can view those of all users.
         */
        get: operations["UserSignatures_get"];
        /**
         * Change a signature of a user
         *
         * Changes the name, initials or font of a signature, or the size of a stamp. If the user does not
         * have a default signature yet, this one becomes the default. With `close_existing_signature`, the
         * current signature is closed and can no longer be used for signing. Documents that were signed with
         * it are not changed.
         *
         * Users can only change their own signatures, and must be members of the account. The images have
         * separate operations.
         */
        put: operations["UserSignatures_update"];
        post?: never;
        /**
         * Delete a signature of a user
         *
         * Deletes a signature of a user with its initials and images. Documents that were signed with it are
         * not changed. Users can only delete their own signatures. The response has no body.
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
         * Download the image of a signature or initials
         *
         * Returns the image of a user's signature or initials as a GIF. With `include_chrome`, the image
         * also contains the frame and the ID that the service draws around it on documents. If the signature
         * does not have such an image, the response has status 404. Users can view their own images. An
         * administrator of the account can view those of all users.
         */
        get: operations["UserSignatures_getImage"];
        /**
         * Upload the image of a signature or initials
         *
         * Sets the image of a user's signature or initials and replaces an existing one. The request body is
         * the image itself, a GIF of up to 200 KB, with the content type `image/gif`. Users can only set the
         * images of their own signatures, and must be members of the account.
         */
        put: operations["UserSignatures_updateImage"];
        post?: never;
        /**
         * Delete the image of a signature or initials
         *
         * Deletes the image of a user's signature or initials. The signature itself is kept and is shown in
         * its font again. Users can only delete the images of their own signatures.
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
         * Changes contacts of the address book, each identified by its `contactId`. The e-mail addresses and
         * phone numbers in the request body replace the current ones. Other omitted fields are not changed.
         * Users can change their own contacts. Shared contacts require the right to manage the shared
         * address book.
         *
         * Each contact is processed separately. If a contact fails, the response still has status 200, and
         * the contact contains `errorDetails`.
         */
        put: operations["Contacts_update"];
        /**
         * Add contacts
         *
         * Adds people or signing groups to the address book of the calling user or, with `shared`, of the
         * whole account. Each contact requires a name, and a person also requires at least one e-mail
         * address. Shared contacts require the right to manage the shared address book.
         *
         * Each contact is processed separately. If a contact fails, the response still has status 201, and
         * the contact contains `errorDetails`.
         */
        post: operations["Contacts_create"];
        /**
         * Delete contacts
         *
         * Deletes contacts from the address book, each identified by its `contactId`. Other fields are
         * ignored. Envelopes that were sent to the contacts are not changed. Users can delete their own
         * contacts. Shared contacts require the right to manage the shared address book.
         *
         * Each contact is processed separately. If a contact fails, the response still has status 200, and
         * the contact contains `errorDetails`.
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
         * Returns a contact of the address book as an array with one element, with its e-mail addresses and
         * phone numbers. `cloud_provider` specifies whether the contact is in the rooms of the account or in
         * eSignature. Users can view their own contacts and the shared contacts of the account.
         */
        get: operations["Contacts_get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         *
         * Deletes one contact from the address book. Envelopes that were sent to it are not changed. Users
         * can delete their own contacts. A shared contact requires the right to manage the shared address
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
         * Returns the user groups of an account. In addition to the groups that the account created, the
         * list contains two groups that every account has: the administrators and all members. `search_text`
         * and `group_type` narrow the list. To list the members, use the separate operation. The list is
         * paged: `start_position` and `count` select a page, and `count` must be from 1 to 100.
         */
        get: operations["Groups_list"];
        /**
         * Change user groups
         *
         * Changes the name and the permission profile of groups, each identified by its `groupId`. Omitted
         * fields are not changed. To change the members, use the separate operations. The caller must be an
         * administrator of the account.
         *
         * If a group fails, the response still has status 200, and the group contains `errorDetails`.
         */
        put: operations["Groups_update"];
        /**
         * Create user groups
         *
         * Creates user groups in an account. Each group has a name that is unique in the account, and
         * optionally a permission profile and initial members. Members get the rights of the permission
         * profile of the group. The caller must be an administrator of the account.
         *
         * If a group fails, the response still has status 201, and the group contains `errorDetails`.
         */
        post: operations["Groups_create"];
        /**
         * Delete user groups
         *
         * Deletes groups from an account, each identified by its `groupId`. The users remain members of the
         * account, but lose the rights and brands that they had through the group. The groups that every
         * account has cannot be deleted. The caller must be an administrator of the account.
         *
         * If a group fails, the response still has status 200, and the group contains `errorDetails`.
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
         * Returns the users who belong to a group, each with name, e-mail address and status, including
         * closed users. The list is paged: `start_position` and `count` select a page, and `count` must be
         * from 1 to
         * 100.
         */
        get: operations["GroupUsers_list"];
        /**
         * Add users to a group
         *
         * Adds users of the account to a group. Existing members of the group are kept. The caller must be
         * an administrator of the account.
         *
         * Each user is processed separately. If a user fails, the response still has status 200, and the
         * user contains `errorDetails`, such as `INVALID_USERID`.
         */
        put: operations["GroupUsers_update"];
        post?: never;
        /**
         * Remove users from a group
         *
         * Removes users from a group. They remain members of the account, and keep the rights that they have
         * from other sources. Users cannot be removed from the group of all members. The caller must be an
         * administrator of the account.
         *
         * Each user is processed separately. If a user fails, the response still has status 200, and the
         * user contains `errorDetails`, such as `INVALID_USERID`.
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
         * Returns the brands that members of a group can use for sending, and the default brands that apply
         * if a member does not choose one. The list is not paged.
         */
        get: operations["GroupBrands_get"];
        /**
         * Add brands to a group
         *
         * Adds existing brands of the account to a group, so that its members can choose them for sending.
         * Brands that the group already has are kept. The caller must be an administrator of the account.
         */
        put: operations["GroupBrands_update"];
        post?: never;
        /**
         * Remove brands from a group
         *
         * Removes the brands in the request body from a group. Its members can no longer choose them. The
         * brands themselves are kept in the account. The caller must be an administrator of the account.
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
         * Returns all signing groups of an account in one response, up to 50. With `include_users`, each
         * group includes its members. Senders use the `signingGroupId` to specify a group as the recipient
         * of an envelope. Only administrators of the account can manage the groups.
         */
        get: operations["SigningGroups_list"];
        /**
         * Rename signing groups
         *
         * Renames signing groups, each identified by its `signingGroupId`. The members are not changed. To
         * change one group with its members, use the operation for a single group. The caller must be an
         * administrator of the account.
         *
         * If a group fails, the response still has status 200, and the group contains `errorDetails`.
         */
        put: operations["SigningGroups_updateList"];
        /**
         * Create signing groups
         *
         * Creates signing groups, each with a name and members. A member has a name and an e-mail address,
         * and does not have to be a user of the account. An account can have up to 50 signing groups, each
         * with up to 50 members. Every sender of the account can use them as recipients. The member who
         * opens the envelope signs it in their own name. The caller must be an administrator of the account.
         *
         * If a group fails, the response still has status 201, and the group contains `errorDetails`.
         */
        post: operations["SigningGroups_create"];
        /**
         * Delete signing groups
         *
         * Deletes signing groups from an account, each identified by its `signingGroupId`. Members who are
         * users of the account remain users. The caller must be an administrator of the account.
         *
         * If a group fails, the response still has status 200, and the group contains `errorDetails`.
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
         * Returns one signing group with its name, its members, and who created and changed it, and when.
         * The caller must be an administrator of the account.
         */
        get: operations["SigningGroups_get"];
        /**
         * Change a signing group
         *
         * Changes the name and the members of a signing group. Members in the request body that the group
         * does not have yet are added, up to 50 in total. Omitted members are kept. Removing members is a
         * separate operation. The caller must be an administrator of the account.
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
         * Returns the members of a signing group, each with name and e-mail address. A group has up to 50
         * members, so the list is not paged. The caller must be an administrator of the account.
         */
        get: operations["SigningGroupUsers_list"];
        /**
         * Add members to a signing group
         *
         * Adds people to a signing group, each with name and e-mail address. They do not have to be users of
         * the account. Existing members are kept. A group can have up to 50 members. The caller must be an
         * administrator of the account.
         *
         * If a member cannot be added, the response still has status 200, and the member contains
         * `errorDetails`.
         */
        put: operations["SigningGroupUsers_update"];
        post?: never;
        /**
         * Remove members from a signing group
         *
         * Removes people from a signing group, each identified by name and e-mail address. They can then no
         * longer open what is sent to the group. The caller must be an administrator of the account.
         *
         * If a member cannot be removed, the response still has status 200, and the member contains
         * `errorDetails`.
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
         * List envelopes and their status changes
         *
         * Returns the envelopes of the account that the caller can access: those that changed in a period,
         * or those with the given IDs or transaction IDs. The filters can be combined.
         *
         * The request requires `from_date`, `envelope_ids` or `transaction_ids`. Without any of them it
         * fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids`, the response contains
         * `envelopeTransactionStatuses`.
         *
         * A document that is hidden from a recipient is omitted from the envelopes in the response to that
         * recipient.
         *
         * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page.
         */
        get: operations["Envelopes_listStatusChanges"];
        put?: never;
        /**
         * Create an envelope
         *
         * Creates an envelope from documents and recipients, from a template, or from both. With `status`
         * set to `sent`, it is sent immediately. With `created`, or without a status, it remains a draft
         * that can be changed and sent later.
         *
         * A draft can be empty. Sending requires a subject, at least one document and at least one
         * recipient, and the plan of the account limits the number of envelopes. Documents that are not PDFs
         * require their `fileExtension`. The request can have up to 35651584 bytes, one document up to 32
         * MB, and an envelope up to 100 recipients.
         *
         * A document can be hidden from a recipient only if an administrator has enabled document visibility
         * for the account and the recipient does not have a tab on the document. Carbon copies, certified
         * deliveries, editors and agents can always see all documents.
         *
         * With `asynchronous`, the response is returned before the envelope is created. The request then
         * requires a `transactionId`, and the status is initially `processing`.
         *
         * The service also accepts large files together with the JSON, as `multipart/form-data` whose parts
         * do not have names, which OpenAPI cannot describe. The first part has `Content-Type:
         * application/json` and `Content-Disposition: form-data`, and contains the same body without
         * `documentBase64`. Each further part is one file, with its own media type and `Content-Disposition:
         * file; filename="lease.pdf"; documentid=1`, where `documentid` is a `documentId` of the body.
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
         * Returns envelopes with their statuses in the same way as the list of status changes, but can also
         * take the IDs from the request body, if the query would be too long. In that case, set
         * `envelope_ids` or `transaction_ids` to `request_body`.
         *
         * The request requires `from_date`, `envelope_ids` or `transaction_ids`. The filters can be
         * combined. The list is paged: `start_position` and `count` select a page. No data is changed,
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
         * Returns one envelope with its status, its dates and the URIs of its parts. `include` adds the
         * parts themselves, such as recipients with their tabs or the list of documents. A document that is
         * hidden from a recipient is omitted from the response to that recipient.
         *
         * The sender, the recipients and administrators of the account can read an envelope. Do not request
         * the status of the same envelope more than once in 15 minutes. Use Connect to receive it instead.
         */
        get: operations["Envelopes_get"];
        /**
         * Change, send, void or purge an envelope
         *
         * Changes an envelope. The effect depends on the fields in the request and on the status of the
         * envelope:
         *
         * 1. A draft is sent with `status` set to `sent`, or changed with any other field.
         * 2. A draft, or an envelope that is sent or delivered, is voided with `status` set to `voided` and
         * a `voidedReason`. Only its sender and administrators can void it.
         * 3. A completed, declined or voided envelope is purged with `purgeState` set to
         * `documents_queued`, `documents_and_metadata_queued` or
         * `documents_and_metadata_and_redact_queued`. The documents are deleted 14 days later. Until
         * then, `documents_dequeued` removes them from the queue. Purging requires the right to purge.
         * 4. `resend_envelope` sends the e-mails to the current recipients again.
         *
         * Recipients, tabs, custom fields, notification settings and e-mail settings are changed only with
         * `advanced_update`. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
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
         * Returns all events of an envelope: who created, sent, opened, signed or changed it, when, from
         * which IP address, and the status of the envelope after the event.
         *
         * The caller must be the sender, a recipient or an administrator of the account. The response is not
         * paged.
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
         * Read the reminder and expiration settings of an envelope
         *
         * Returns when recipients of an envelope are reminded, when it expires, and whether the settings of
         * the account apply. Days are integers, represented as strings.
         */
        get: operations["Envelopes_getNotificationSettings"];
        /**
         * Set the reminder and expiration settings of an envelope
         *
         * Sets when recipients of an envelope are reminded and when it expires. With `useAccountDefaults`,
         * the settings of the account apply and the rest of the request body is ignored.
         *
         * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
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
         * Returns the pages of a document of an envelope with the sizes of their images at the requested
         * resolution. The images themselves are requested one by one.
         *
         * A document that is hidden from a recipient does not have any pages for that recipient. The list is
         * paged: `start_position` and `count` select a page.
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
         * Deletes one page of a document. The following pages move up. The envelope must be a draft, and the
         * caller must be its sender. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
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
         * Returns one page of a document as a PNG image. `dpi` sets the resolution. `max_width` and
         * `max_height` limit the size of the image, which keeps its proportions.
         *
         * A document that is hidden from a recipient does not have any pages for that recipient.
         */
        get: operations["Envelopes_getPageImage"];
        /**
         * Rotate a page of a document
         *
         * Rotates one page of a document by 90 degrees to the left or to the right, so that signers see it
         * upright. The envelope must be a draft, and the caller must be its sender. If the caller holds a
         * lock on the envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the initials that a recipient adopted, as a GIF image. `include_chrome` requests the image
         * with the line and the ID around it. For an old envelope, only that image may be available. If the
         * plain image is missing, request the framed one.
         */
        get: operations["Envelopes_getRecipientInitialsImage"];
        /**
         * Set the image of a recipient's initials
         *
         * Replaces the image of a recipient's initials. It is intended for signers without an account and
         * for in-person signers. Users change their own signatures instead.
         *
         * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the signature that a recipient adopted, with its font, its initials and the URIs of its
         * images. It is intended for signers without an account and for in-person signers. Users have their
         * own signatures.
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
         * Returns the signature that a recipient adopted, as a GIF image. `include_chrome` requests the
         * image with the line and the ID around it. For an old envelope, only that image may be available.
         * If the plain image is missing, request the framed one.
         */
        get: operations["Envelopes_getRecipientSignatureImage"];
        /**
         * Set the image of a recipient's signature
         *
         * Replaces the image of a recipient's signature. It is intended for signers without an account and
         * for in-person signers. Users change their own signatures instead.
         *
         * The request body is the GIF image itself, of up to 200 KB. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the custom fields (metadata) of an envelope: the text fields and the list fields, with the
         * IDs that are required to change them. The sender, the recipients and administrators of the account
         * can read them.
         */
        get: operations["EnvelopeCustomFields_list"];
        /**
         * Change custom fields of an envelope
         *
         * Changes custom fields (metadata) of an envelope that is a draft or in process. A field is
         * identified by its `fieldId`. Omitted properties and omitted fields are not changed. Each field is
         * returned with its result. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeCustomFields_update"];
        /**
         * Add custom fields to an envelope
         *
         * Adds custom fields (metadata) to an envelope that is a draft or in process. Field names must be
         * unique in an envelope. Names and values can have up to 100 characters. Each field is returned with
         * its ID and its result. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeCustomFields_create"];
        /**
         * Delete custom fields of an envelope
         *
         * Deletes custom fields (metadata) from an envelope that is a draft or in process. The request body
         * identifies the fields by their `fieldId`. Other fields are kept. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the name and value pairs that the sender stores with one document of an envelope. They are
         * not related to the tabs that signers fill in.
         */
        get: operations["EnvelopeDocumentFields_list"];
        /**
         * Change fields of a document
         *
         * Sets new values for existing names of one document of an envelope. Names that the request body
         * omits keep their values. The envelope must be a draft or in process. If the caller holds a lock on
         * the envelope, send it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentFields_update"];
        /**
         * Add fields to a document
         *
         * Adds name and value pairs to one document of an envelope. The envelope must be a draft or in
         * process, and names must be unique in a document. If the caller holds a lock on the envelope, send
         * it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeDocumentFields_create"];
        /**
         * Delete fields of a document
         *
         * Deletes names and their values from one document of an envelope. The request body lists the names
         * to delete. Other names are kept. The envelope must be a draft or in process. If the caller holds a
         * lock on the envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the owner, purpose and expiry of the lock on an envelope. Only the owner of the lock
         * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
         * the token can get it this way.
         */
        get: operations["EnvelopeLocks_get"];
        /**
         * Extend the lock of an envelope
         *
         * Sets the duration of the lock on an envelope, counted from now, and its application name. Only the
         * owner can change the lock. The request must contain the lock token in the `X-DocuSign-Edit`
         * header.
         */
        put: operations["EnvelopeLocks_update"];
        /**
         * Lock an envelope
         *
         * Locks an envelope for the calling user, so that no other user can change it until the lock is
         * released or expires. The response contains the token that every change must then send in the
         * `X-DocuSign-Edit` header.
         *
         * The envelope must be a draft, sent or delivered, and the user requires the right to lock
         * envelopes. An envelope that is already locked cannot be locked again, not even by the same user.
         */
        post: operations["EnvelopeLocks_create"];
        /**
         * Unlock an envelope
         *
         * Releases the lock on an envelope, so that other users can change the envelope again. Changes that
         * were made under the lock are saved unless `save_changes` is `false`, which discards the changes in
         * the working copy. The request must contain the lock token in the `X-DocuSign-Edit` header.
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
         * Returns all recipients of an envelope, in one array for each type, each with the routing order and
         * status. Tabs are only included with `include_tabs`. The response is not paged, because an envelope
         * can have up to 100 recipients.
         *
         * The sender, the recipients and administrators of the account can use this operation, regardless of
         * the envelope status. Documents that are hidden from a recipient are listed in `excludedDocuments`
         * of the recipient.
         */
        get: operations["EnvelopeRecipients_list"];
        /**
         * Change or correct the recipients of an envelope
         *
         * Changes recipients, each identified by its `recipientId`. In a draft every field can be changed,
         * and a recipient with a new `recipientId` is added. In an envelope in process, a recipient who has
         * not finished can be corrected: e-mail address, name, signing group, type, routing order, note,
         * e-mail texts and whether e-mails are sent, delivery method, access code, identity checks, custom
         * fields, document visibility, and the permissions of an agent. Tabs in the request are ignored,
         * because they have separate operations.
         *
         * A recipient who has signed is not changed and has `RECIPIENT_UPDATE_FAILED` in its entry of the
         * response, while the others are changed. `resend_envelope` sends the e-mails to the current
         * recipients again. A request can also consist of that alone.
         *
         * A document can be hidden only if an administrator has enabled document visibility for the account
         * and the recipient does not have a tab on it. It is then also omitted from the recipient's lists of
         * envelopes, documents and page images. Carbon copies, certified deliveries, editors and agents can
         * always see all documents.
         *
         * The sender and administrators can change recipients, and also an editor at the editor's position
         * in the routing order. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeRecipients_update"];
        /**
         * Add recipients to an envelope
         *
         * Adds recipients of any type to an envelope that is a draft or in process. Each recipient requires
         * a `recipientId` that is unique in the envelope and, before the envelope is sent, a name and an
         * e-mail address, or a signing group. If the envelope was already sent, a new recipient receives an
         * e-mail at their position in the routing order.
         *
         * The request can also contain tabs of the recipients. A document can be hidden from a recipient
         * only if an administrator has enabled document visibility for the account and the recipient does
         * not have a tab on it. Carbon copies, certified deliveries, editors and agents can always see all
         * documents.
         *
         * The sender and administrators can add recipients. If the caller holds a lock on the envelope, send
         * it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeRecipients_create"];
        /**
         * Delete recipients from an envelope
         *
         * Deletes several recipients from an envelope that is a draft or in process, together with their
         * tabs. The request identifies them by `recipientId`, in the array of their type. A recipient who
         * has finished or whom a template requires is not deleted.
         *
         * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
         * send it in `X-DocuSign-Edit`.
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
         * Delete a recipient from an envelope
         *
         * Deletes one recipient from an envelope that is a draft or in process, together with the tabs of
         * the recipient. A recipient who has finished or whom a template requires cannot be deleted.
         *
         * The sender and administrators can delete recipients. If the caller holds a lock on the envelope,
         * send it in `X-DocuSign-Edit`.
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
         * Create a link to the evidence of an identity check
         *
         * Creates a URL at which users can view the evidence that a recipient provided for the identity
         * check, such as the image of a passport. Each request creates a new URL, which is only valid for a
         * short time.
         *
         * The recipient must have completed an identity verification workflow, and the caller must be the
         * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
         * sender assigned. The request has no body.
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
         * Create a token for the evidence of an identity check
         *
         * Creates a token with which a program downloads the evidence that a recipient provided for the
         * identity check, and returns the service that stores the evidence. The token is only valid for this
         * recipient and for a short time. To get a URL that users can open, create a link instead.
         *
         * The recipient must have completed an identity verification workflow, and the caller must be the
         * sender or an administrator. The path contains the GUID of the recipient instead of the ID that the
         * sender assigned. The request has no body.
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
         * Preview an envelope as a recipient
         *
         * Creates the URL of a page that shows the sender what a recipient will see, including tabs. Actions
         * on the page do not change the envelope, signing is not possible, and the recipient is not
         * notified. A document that is hidden from the recipient is also hidden on the page.
         *
         * The sender and administrators can use the preview, even while the envelope is a draft. The URL
         * must be opened immediately and works only once. The browser is then redirected to `returnUrl` with
         * the result in the query parameter `event`.
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
         * Returns all tabs of one recipient of an envelope, on all documents, in one array for each type.
         * Once the recipient has finished, the values are those that were signed. The response is not paged.
         *
         * The sender, the recipients and administrators of the account can use this operation, regardless of
         * the envelope status.
         */
        get: operations["EnvelopeRecipientTabs_list"];
        /**
         * Change the tabs of a recipient
         *
         * Changes tabs of one recipient, each identified by its `tabId`. Omitted fields are not changed.
         * Values can be set and tabs moved while the envelope is a draft or in process and the recipient has
         * not finished. Tabs of a completed envelope cannot be changed.
         *
         * A tab that cannot be changed contains the reason in its `errorDetails` and does not affect the
         * others. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
         * send it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeRecipientTabs_update"];
        /**
         * Add tabs for a recipient
         *
         * Adds tabs of one recipient to the documents of an envelope that is a draft or in process. Each tab
         * contains either its document, page and position, or an anchor, next to which it is placed wherever
         * that text occurs. The recipient type must support tabs, and the recipient must not have finished.
         *
         * Once a recipient has a tab on a document, the document can no longer be hidden from that
         * recipient. The sender and administrators can add tabs. If the caller holds a lock on the envelope,
         * send it in `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeRecipientTabs_create"];
        /**
         * Delete tabs of a recipient
         *
         * Deletes tabs of one recipient from the documents. The request identifies them by `tabId`, in the
         * array of their type. The envelope must be a draft or in process, and the recipient must not have
         * finished. Tabs that a template requires are kept.
         *
         * Once the last tab of a recipient is deleted from a document, the document can be hidden from that
         * recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the tabs of all recipients on one page of a document, in one array for each type, together
         * with the tabs that the sender fills in before sending. The response is not paged.
         *
         * The sender, the recipients and administrators of the account can use this operation, regardless of
         * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
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
         * Returns the tabs of all recipients on one document, in one array for each type, together with the
         * tabs that the sender fills in before sending. `page_numbers` limits the result to certain pages.
         * The response is not paged.
         *
         * The sender, the recipients and administrators of the account can use this operation, regardless of
         * the envelope status. A document that is hidden from a recipient is treated as nonexistent.
         */
        get: operations["EnvelopeDocumentTabs_get"];
        /**
         * Change the tabs on a document
         *
         * Changes tabs of any recipients on one document, each identified by its `tabId`. Omitted fields are
         * not changed. The envelope must be a draft or in process, and the recipient of a tab must not have
         * finished. Tabs of a completed envelope cannot be changed.
         *
         * A tab that cannot be changed contains the reason in its `errorDetails` and does not affect the
         * others. The sender and administrators can change tabs. If the caller holds a lock on the envelope,
         * send it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocumentTabs_update"];
        /**
         * Add tabs to a document
         *
         * Adds tabs to one document of an envelope that is a draft or in process, for several recipients at
         * once. Each tab contains its recipient in `recipientId`. Tabs that the sender fills in before
         * sending are in `prefillTabs` and do not have a recipient. A tab has either a page and position, or
         * an anchor.
         *
         * The recipient type must support tabs, and the recipient must not have finished. Once a recipient
         * has a tab on the document, the document can no longer be hidden from that recipient. The sender
         * and administrators can add tabs. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeDocumentTabs_create"];
        /**
         * Delete tabs from a document
         *
         * Deletes tabs of any recipients from one document. The request identifies them by `tabId`, in the
         * array of their type. The envelope must be a draft or in process, and the recipient of a tab must
         * not have finished. Tabs that a template requires are kept.
         *
         * Once the last tab of a recipient is deleted from the document, the document can be hidden from
         * that recipient. The sender and administrators can delete tabs. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Returns the URL of the page on which the sender corrects an envelope that is sent or delivered,
         * inside the sender's own application. While the page is open, the envelope has the status `correct`
         * and cannot be signed. Afterwards it returns to its previous status. The URL can be used only once
         * and immediately.
         *
         * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
         * `event`: `send`, `save`, `cancel`, `error` or `sessionEnd`.
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
         * Returns the URL of the page on which the caller changes documents, recipients and tabs of an
         * unfinished envelope, inside the caller's own application. The URL can be used only once and
         * immediately, and opens the envelope with the rights of the caller.
         *
         * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
         * `event`.
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
         * Returns the URL of the page on which a recipient reads and signs an envelope inside the caller's
         * own application. The URL can be used only once, within 300 seconds. Request it when the recipient
         * is ready, and never send it by e-mail.
         *
         * A draft cannot be opened. To sign, the envelope must be sent or delivered, and the recipient must
         * be next in the routing order. A finished envelope is only displayed. `clientUserId`, name and
         * e-mail address must match the envelope. The caller vouches for the recipient's identity with
         * `authenticationMethod`, which is recorded.
         *
         * When the recipient leaves the page, the browser is redirected to `returnUrl` with the query
         * parameter `event`: `signing_complete`, `viewing_complete`, `cancel` (also for signing later),
         * `decline`, `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`,
         * `ttl_expired` or `exception`. Do not use it as a proof. Check the envelope status instead.
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
         * Returns the URL of the page on which the caller completes a draft and sends it, inside the
         * caller's own application. The URL can be used only once and immediately, and opens the draft with
         * the rights of the caller.
         *
         * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameters
         * `envelopeId` and `event`: `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
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
         * Returns the URL of the page on which a user views an envelope that a recipient of the same account
         * shares with them. The caller must be a user with whom the recipient's envelopes are shared. The
         * page shows what the recipient would see.
         *
         * The URL can be used only once, within 300 seconds. Afterwards the browser is redirected to
         * `returnUrl` with the query parameter `event`.
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
         * Returns the URL at which the web application opens inside the application of the caller, with the
         * rights of the caller. It shows the list of envelopes, or the envelope in `envelopeId`. The URL can
         * be used only once and immediately.
         *
         * Unlike the other views, it does not limit the user to one envelope.
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
         * Returns the text on electronic records that a recipient of an envelope must accept, in the
         * language of the recipient or in the language that `langCode` specifies. The data of the sending
         * account are filled in.
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
         * Returns the text on electronic records that a recipient of an envelope must accept, in the
         * language of the path. The data of the sending account are filled in. The query parameter
         * `langCode` has the same meaning as the one in the path and can be omitted.
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
         * Returns the contents of an envelope: the files of the sender, in their order, and the certificate
         * of completion. The list does not contain the content of the files. Each document is downloaded
         * separately.
         *
         * A recipient receives only the documents that are visible to that recipient. `recipient_id` returns
         * the list as one recipient sees it, and `include_tabs` adds the tabs on each document.
         */
        get: operations["EnvelopeDocuments_list"];
        /**
         * Add documents to a draft
         *
         * Adds one or more documents to an envelope that is still a draft. A document with an ID that is
         * already in use replaces the existing document. Other documents of the envelope are not changed.
         *
         * Each document contains its content in `documentBase64`, or the URL of a file in `remoteUrl`. A
         * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB here.
         * Use a chunked upload for larger files. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocuments_updateList"];
        post?: never;
        /**
         * Remove documents from a draft
         *
         * Deletes the given documents from an envelope that is still a draft, together with the tabs on
         * them. The request body is an envelope definition, of which only the IDs in `documents` are used.
         *
         * Once the envelope has been sent, its documents can no longer be deleted. Only a purge removes
         * them. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
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
         * Download a document
         *
         * Returns a document of an envelope as a PDF, in its current state. Instead of a document ID, the
         * path also accepts four keywords: `combined` for all documents in one PDF, to which
         * `certificate=true` adds the certificate of completion, `certificate` for only that certificate,
         * `portfolio` for a PDF portfolio, and `archive` for a ZIP of the individual PDFs and the
         * certificate.
         *
         * A recipient can only download the documents that are visible to that recipient. Too many
         * simultaneous downloads of the same document are rejected.
         */
        get: operations["EnvelopeDocuments_get"];
        /**
         * Add or replace a document
         *
         * Adds a file to an envelope that is still a draft, under the document ID in the path. An existing
         * document with the ID is replaced.
         *
         * The request body is the file itself, of up to 32 MB. `Content-Disposition` contains its name, and
         * its extension if the file is not a PDF. If the caller holds a lock on the envelope, send it in
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
         * Returns the e-mail settings of an envelope: the reply-to address and the addresses that receive
         * blind copies. If the envelope does not have its own settings, the settings of the account apply.
         */
        get: operations["EnvelopeEmailSettings_get"];
        /**
         * Change the e-mail settings of an envelope
         *
         * Changes the reply-to address for the e-mails of one envelope and the addresses that receive blind
         * copies of them. Omitted fields are not changed. Blind copies must be enabled for the account.
         *
         * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeEmailSettings_update"];
        /**
         * Add e-mail settings to an envelope
         *
         * Sets the reply-to address for the e-mails of one envelope and the addresses that receive blind
         * copies of them, instead of the settings of the account. Blind copies must be enabled for the
         * account.
         *
         * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
         */
        post: operations["EnvelopeEmailSettings_create"];
        /**
         * Delete the e-mail settings of an envelope
         *
         * Deletes the e-mail settings of an envelope, so that the settings of the account apply again. The
         * envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
         * `X-DocuSign-Edit`.
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
         * List the templates of a document
         *
         * Returns the templates that are related to one document of an envelope. `include` selects templates
         * that were applied to it, templates whose pages resemble it, or both. For a resembling template,
         * the response contains the pages and the degree of similarity in percent.
         */
        get: operations["EnvelopeTemplates_listByDocument"];
        put?: never;
        /**
         * Apply templates to a document of an envelope
         *
         * Applies one or more templates to an existing document of the envelope. The recipients and tabs of
         * the templates are added to the envelope, while the document keeps its own pages. The envelope must
         * be a draft or in process. For each template, the request can specify the pages to which it
         * applies.
         *
         * Recipients are omitted if none of their anchor texts occurs in the document, unless
         * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
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
         * Removes an applied template from a document of an envelope. The template itself is kept in the
         * account. The envelope must be a draft or in process. Parts that the template marks as required
         * cannot be removed. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
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
         * List the templates of an envelope
         *
         * Returns the templates that are related to a document of an envelope. `include` selects templates
         * that were applied, templates whose pages resemble a document, or both. Each entry contains the
         * document to which it belongs.
         */
        get: operations["EnvelopeTemplates_list"];
        put?: never;
        /**
         * Apply templates to an envelope
         *
         * Adds the contents of one or more templates, such as recipients, tabs and settings, to an existing
         * envelope. The envelope must be a draft or in process. Each entry contains a template and, if it
         * applies to only one document, that document and its pages.
         *
         * Recipients are omitted if none of their anchor texts occurs in a document, unless
         * `preserve_template_recipient` is `true`. If the caller holds a lock on the envelope, send it in
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
         * Returns the files that the sender has added to an envelope in addition to its documents, without
         * their content. They are not part of what is signed, and are downloaded one by one.
         */
        get: operations["EnvelopeAttachments_list"];
        /**
         * Add attachments to an envelope
         *
         * Adds one or more files to an envelope that is a draft or in process. An attachment with an ID that
         * is already in use replaces the existing attachment.
         *
         * Each attachment contains its content in `data` or the URL of a file in `remoteUrl`. Although the
         * operation creates attachments, the response has status 200. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeAttachments_create"];
        post?: never;
        /**
         * Remove attachments from a draft
         *
         * Deletes the given attachments from an envelope that is still a draft. While the envelope is in
         * process, attachments can be added and replaced but not deleted. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Download an attachment
         *
         * Returns an attachment of an envelope as the original file. The response is not JSON. Its media
         * type does not identify the file type, which the list of attachments contains.
         */
        get: operations["EnvelopeAttachments_get"];
        /**
         * Add or replace an attachment
         *
         * Adds a file to an envelope under the attachment ID in the path. An existing attachment with the ID
         * is replaced. The envelope must be a draft or in process. If the caller holds a lock on the
         * envelope, send it in `X-DocuSign-Edit`.
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
         * Start a chunked upload
         *
         * Starts an upload for a file that is too large for one request, with its first part, which is part
         * 0. Add the other parts one by one, with consecutive numbers from 1. Then commit the upload.
         *
         * The upload must be completed within 20 minutes after the start. `expirationDateTime` contains the
         * end of this period. An upload can usually have up to 128 parts and never more than 256, and 50 MB
         * in total unless the account has another limit. The response contains the limits that apply.
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
         * Read the state of a chunked upload
         *
         * Returns which parts of an upload have been received, their size, whether the upload is committed
         * and when it expires. With `include=checksum`, the response also contains the SHA-256 checksum of
         * the content, which the caller can compare with the checksum of the file before the commit.
         *
         * An upload that was used for a document or an attachment, or that is older than 20 minutes, is
         * deleted and can no longer be read.
         */
        get: operations["ChunkedUploads_get"];
        /**
         * Commit a chunked upload
         *
         * Closes an upload. The service joins the parts and verifies them with SHA-256. After that, no part
         * can be added, and the upload can be specified as the content of a document or an attachment. It
         * can be used only once: the first use consumes it.
         *
         * The part numbers must be consecutive from 0. `action` must be `commit`, and the upload must not be
         * older than 20 minutes, after which it expires.
         */
        put: operations["ChunkedUploads_commit"];
        post?: never;
        /**
         * Delete a chunked upload
         *
         * Deletes an upload with all its parts, whether or not it is committed, before it expires after 20
         * minutes. An upload that a document or an attachment has used is deleted automatically and cannot
         * be deleted here.
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
         * Add a part to a chunked upload
         *
         * Adds the next part to a started upload. Part 0 was sent at the start, so the first number here is
         * 1, and each further part has the next number. An existing part cannot be replaced.
         *
         * The upload must not be committed and must not be older than 20 minutes. All parts together must
         * not exceed the number and the size in the response, usually 128 parts (never more than 256) and 50
         * MB.
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
         * Read the form data of an envelope
         *
         * Returns the values of the fields of an envelope: the values that the sender entered, those of each
         * recipient, and all of them in one array. The envelope must be in process, completed or voided. A
         * draft does not have form data.
         *
         * The sender and administrators of the account can read them.
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
         * Read the document visibility for a recipient
         *
         * Returns for each document of an envelope whether it is visible to a recipient. An administrator
         * must have enabled document visibility for the account. Recipients of the types carbon copy,
         * certified delivery, editor and agent can always see all documents, regardless of the settings.
         * Document visibility is available for envelopes and templates, but not for PowerForms.
         */
        get: operations["EnvelopeDocumentVisibility_get"];
        /**
         * Set the document visibility for a recipient
         *
         * Sets which documents of an envelope are visible to a recipient and which are hidden. A hidden
         * document is also omitted from the recipient's lists of envelopes and documents and from the page
         * images. Document visibility is available for envelopes and templates, but not for PowerForms.
         *
         * 1. An administrator must have enabled document visibility for the account.
         * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
         * documents.
         *
         * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
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
         * Set the document visibility for several recipients
         *
         * Sets in one request which documents of an envelope are visible to its recipients. Each entry
         * contains a document and a recipient. A hidden document is also omitted from the recipient's lists
         * of envelopes and documents and from the page images. Document visibility is available for
         * envelopes and templates, but not for PowerForms.
         *
         * 1. An administrator must have enabled document visibility for the account.
         * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the types carbon copy, certified delivery, editor and agent can always see all
         * documents.
         *
         * The envelope must be a draft or in process. If the caller holds a lock on the envelope, send it in
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
         * Returns the layout for small screens of one document of an envelope, as the sender defined it. To
         * get the resulting HTML, use a preview.
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
         * Converts one document of an envelope to HTML with the layout in the request body and returns the
         * result. It only previews what recipients with small screens would see. The envelope is not
         * changed, and the layout is not saved. The account must have responsive signing.
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
         * Returns the layouts for small screens of the documents of an envelope, as the sender defined them.
         * Documents without a layout are omitted.
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
         * Converts every document of an envelope to HTML with the layout in the request body and returns the
         * results. It only previews what recipients with small screens would see. The envelope is not
         * changed, and the layout is not saved. The account must have responsive signing.
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
         * List the journal entries of the calling notary
         *
         * Returns the journal entries of the calling user as a notary, one for each notarial act, across all
         * accounts. `search_text` returns only the entries that contain the text.
         *
         * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page.
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
         * Returns the templates that the calling user can use: their own and those that other users share
         * with them. Filters by folder, owner, text and time can be combined. `include` adds data to each
         * template.
         *
         * The list is returned in pages of up to 2000 templates. `start_position` and `count` select a page,
         * `order_by` and `order` sort the whole list, and `nextUri` links to the next page. Deleted
         * templates are only returned on request.
         */
        get: operations["Templates_list"];
        put?: never;
        /**
         * Create a template
         *
         * Creates a template from documents, recipients and settings. A recipient can have only a
         * `roleName`. Its name and e-mail address are then specified when an envelope is created from the
         * template. Tabs can be placed for roles in the same way as for named recipients.
         *
         * Nothing is sent, so the template can be incomplete: without documents, recipients or a subject.
         * The calling user owns it and must have the right to manage templates. Documents that are not PDFs
         * require their `fileExtension`. The limits on size and number are the same as for an envelope.
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
         * Returns one template with its settings, recipients and custom fields. `include` adds data, such as
         * the list of documents or the tabs. The files have a separate operation.
         *
         * The owner, users with whom the template is shared, and administrators of the account can read it.
         */
        get: operations["Templates_get"];
        /**
         * Change a template
         *
         * Changes the settings of a template, such as its name, description, message and the rights of
         * recipients. Omitted fields are not changed. Documents, recipients, tabs and custom fields also
         * have separate operations.
         *
         * Existing envelopes are not changed. The owner and administrators can change a template, and so can
         * users with whom it is shared if they have the right to manage templates. For a template with a
         * password, send it in `password`. `newPassword` sets a new one. If the caller holds a lock on the
         * template, send it in `X-DocuSign-Edit`.
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
         * Shares a template with the user groups in the request body, in addition to those with which it is
         * already shared. Every member of such a group can then create envelopes from it.
         *
         * The caller must be the owner with the right to share, or an administrator of the account.
         * `Accounts_updateSharedAccess` is the newer way: it can also share with individual users, but it
         * replaces the current sharing unless the request keeps it.
         */
        put: operations["Templates_updateGroupShare"];
        post?: never;
        /**
         * Stop sharing a template with groups
         *
         * Stops sharing a template with the user groups in the request body. Members lose access to it
         * unless it is also shared with them in another way. They keep the envelopes that they created from
         * it.
         *
         * The caller must be the owner with the right to share, or an administrator of the account.
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
         * Returns the size and media type of the image of each page of a document in a template. The images
         * have a separate operation for each page. `dpi`, `max_height` and `max_width` specify the image
         * size that the response describes.
         *
         * The list itself is paged: `start_position` and `count` select a part, and `nextUri` links to the
         * next part.
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
         * Deletes one page from a document in a template. The numbers of the pages after it decrease by one.
         * Existing envelopes keep the page.
         *
         * Unlike an envelope, a template can be changed at any time. If the caller holds a lock on the
         * template, send it in `X-DocuSign-Edit`.
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
         * Returns one page of a document in a template as a PNG image. `dpi` sets the resolution.
         * `max_height` and `max_width` limit the size in pixels, and the proportions of the page are kept.
         */
        get: operations["Templates_getDocumentPageImage"];
        /**
         * Rotate a page of a document in a template
         *
         * Rotates one page of a document in a template by 90 degrees to the left or to the right. Envelopes
         * that are created from the template later have the rotated page. Existing envelopes are not
         * changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Read the reminders and expiration of a template
         *
         * Returns when recipients of envelopes created from a template are reminded, and when such an
         * envelope expires. The sender of an envelope can override both for that envelope.
         */
        get: operations["Templates_getNotificationSettings"];
        /**
         * Set the reminders and expiration of a template
         *
         * Sets when recipients of envelopes created from a template are reminded, and when such an envelope
         * expires. If `useAccountDefaults` is `true`, the settings of the account apply instead. Existing
         * envelopes are not changed.
         *
         * All numbers are whole days. For a template with a password, send it in the request body. If the
         * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Returns the documents of a template in order. The list does not contain the content of the
         * documents. Download each document with its own URI. Unlike an envelope, a template does not have a
         * certificate of completion. `include_tabs` adds information about the tabs on each document.
         */
        get: operations["TemplateDocuments_list"];
        /**
         * Add or replace documents of a template
         *
         * Adds one or more documents to a template. A document with an ID that is already in use replaces
         * the existing document. Other documents of the template and existing envelopes are not changed.
         * Tabs in the request body are placed at the same time.
         *
         * Each document contains its content in `documentBase64` or the URL of a file in `remoteUrl`. A
         * document that is not a PDF also requires its `fileExtension`. A file can have up to 32 MB. Send
         * larger ones with a chunked upload. If the caller holds a lock on the template, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocuments_updateList"];
        post?: never;
        /**
         * Remove documents from a template
         *
         * Deletes documents from a template, together with their tabs. The request body contains the IDs of
         * the documents. Unlike for an envelope, this is possible in every status of the template. Existing
         * envelopes keep the documents.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Download a document of a template
         *
         * Returns a document of a template as a PDF, regardless of its original file type. `combined`
         * instead of the document ID returns all documents in one PDF. There is no certificate of
         * completion, because a template is not signed.
         */
        get: operations["TemplateDocuments_get"];
        /**
         * Add or replace one document of a template
         *
         * Adds one document to a template under the ID in the path. An existing document with the ID is
         * replaced. The file is sent in Base64 in `documents` of the request body, unlike for an envelope,
         * where the file is the request body itself. The file can have up to 32 MB. Send a larger one with a
         * chunked upload.
         *
         * With `is_envelope_definition`, the whole request body is applied. If the caller holds a lock on
         * the template, send it in `X-DocuSign-Edit`.
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
         * List the tabs on one page of a template document
         *
         * Returns the tabs of all roles and recipients on one page of a document in a template, with one
         * array for each type, including the tabs that the sender fills in before sending. Page numbers are
         * 1-based. A page without tabs returns no arrays. The response is not paged.
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
         * Returns the tabs of all roles and recipients on one document of a template, with one array for
         * each type, including the tabs that the sender fills in before sending. `page_numbers` limits the
         * response to certain pages. The response is not paged.
         */
        get: operations["TemplateDocumentTabs_get"];
        /**
         * Change the tabs on a document of a template
         *
         * Changes tabs on one document of a template. A tab is identified by its `tabId`. Omitted fields and
         * existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentTabs_update"];
        /**
         * Place tabs on a document of a template
         *
         * Adds tabs to one document of a template, for several roles and recipients in one request. Each tab
         * identifies its recipient with `recipientId`. Tabs that the sender fills in before sending are in
         * `prefillTabs` and do not have a recipient. The position of a tab is a page with coordinates, or an
         * anchor text.
         *
         * The type of the recipients must support tabs. After a recipient has a tab on the document, the
         * document can no longer be hidden from that recipient. Existing envelopes are not changed. If the
         * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateDocumentTabs_create"];
        /**
         * Remove tabs from a document of a template
         *
         * Deletes tabs from one document of a template. The request body contains the IDs of the tabs. Other
         * tabs and the tabs of existing envelopes are kept.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Returns the document fields, which are pairs of a name and a value, of one document of a template.
         * Every envelope that is created from the template has the same fields.
         */
        get: operations["TemplateDocumentFields_list"];
        /**
         * Change fields of a document in a template
         *
         * Changes the values of existing document fields of one document of a template. Omitted fields keep
         * their values. Existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateDocumentFields_update"];
        /**
         * Add fields to a document in a template
         *
         * Adds document fields, which are pairs of a name and a value, to one document of a template. A
         * document can have each name only once. To change the value of an existing name, use the update
         * operation. Existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateDocumentFields_create"];
        /**
         * Remove fields from a document in a template
         *
         * Deletes document fields with their values from one document of a template. The request body
         * contains the names of the fields. Other fields and the fields of existing envelopes are kept.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Returns the roles and the named recipients of a template, with one array for each type. A role has
         * a `roleName`, but no name or e-mail address. `include_tabs` adds the tabs of each recipient.
         */
        get: operations["TemplateRecipients_list"];
        /**
         * Change the recipients of a template
         *
         * Changes roles and recipients of a template, each identified by its `recipientId`. A recipient that
         * the template does not have is added. Omitted fields are not changed. Tabs in the request are
         * ignored, because they have separate operations.
         *
         * A document can only be hidden from a recipient if the administrator has enabled document
         * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
         * deliveries, editors and agents always see all documents.
         *
         * Because a template is not signed, no change is rejected because of a recipient's status, and no
         * notifications are sent. If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateRecipients_update"];
        /**
         * Add recipients to a template
         *
         * Adds roles or recipients to a template. Each requires a `recipientId` that is unique in the
         * template, and a role also requires its `roleName`. The name and e-mail address can be omitted.
         * Tabs can be included. The service does not send notifications, and existing envelopes are not
         * changed.
         *
         * A document can only be hidden from a recipient if the administrator has enabled document
         * visibility for the account and the recipient does not have a tab on it. Carbon copies, certified
         * deliveries, editors and agents always see all documents.
         *
         * A template can have up to 100 recipients. If the caller holds a lock on the template, send it in
         * `X-DocuSign-Edit`.
         */
        post: operations["TemplateRecipients_create"];
        /**
         * Remove several recipients from a template
         *
         * Deletes recipients from a template, together with their tabs. The request body contains the IDs of
         * the recipients. Existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Deletes the recipient in the path from a template, together with the recipient's tabs. Existing
         * envelopes are not changed. The request body is optional, and can contain the recipient again.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Preview a template for a recipient
         *
         * Creates the URL of a page that shows what a recipient of a template will see, including tabs.
         * Actions on the page do not change the template, and the page cannot be signed. It is also
         * available for a role without an assigned person. Documents that are hidden from the recipient are
         * omitted.
         *
         * The URL must be opened at once, and can be used once. `returnUrl` then receives the result in the
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
         * List the people of a bulk recipient
         *
         * Returns the list of people of a bulk recipient in a template. When an envelope is created from the
         * template and sent, each person gets their own copy. `include_tabs` adds the values of their tabs.
         *
         * The list is paged: `start_position` selects a page, and `nextUri` links to the next page. Only
         * certain plans include bulk recipients.
         */
        get: operations["TemplateBulkRecipients_list"];
        /**
         * Set the list of a bulk recipient
         *
         * Sets the list of people of a bulk recipient in a template and replaces an existing list. The
         * recipient must be a signer that represents a list.
         *
         * Each row is validated separately, and the response contains the errors of invalid rows. Only
         * certain plans include bulk recipients. If the caller holds a lock on the template, send it in
         * `X-DocuSign-Edit`.
         */
        put: operations["TemplateBulkRecipients_update"];
        post?: never;
        /**
         * Delete the list of a bulk recipient
         *
         * Deletes the list of people of a bulk recipient in a template. The recipient is kept as an ordinary
         * signer without a list. Copies that were already sent are not changed.
         *
         * Only certain plans include bulk recipients. If the caller holds a lock on the template, send it in
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
         * Returns all tabs of one role or recipient in a template, on all documents, with one array for each
         * type. `include_metadata` adds metadata about what can be edited, and
         * `include_anchor_tab_locations` adds the positions of anchor texts. The response is not paged.
         */
        get: operations["TemplateRecipientTabs_list"];
        /**
         * Change the tabs of a recipient in a template
         *
         * Changes tabs of one role or recipient in a template. A tab is identified by its `tabId`. Omitted
         * fields and existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateRecipientTabs_update"];
        /**
         * Add tabs for a recipient in a template
         *
         * Adds tabs for one role or recipient to the documents of a template. Each tab specifies either its
         * document, page and position, or an anchor text, next to which it is placed at every occurrence.
         * The type of the recipient must support tabs.
         *
         * After a recipient has a tab on a document, the document can no longer be hidden from that
         * recipient. Existing envelopes are not changed. If the caller holds a lock on the template, send it
         * in `X-DocuSign-Edit`.
         */
        post: operations["TemplateRecipientTabs_create"];
        /**
         * Remove tabs of a recipient in a template
         *
         * Deletes tabs of one role or recipient in a template. The request body contains the IDs of the
         * tabs. Other tabs and the tabs of existing envelopes are kept.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
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
         * Returns the custom fields (metadata) of a template, with separate arrays for text fields and list
         * fields. Envelopes that are created from the template start with these fields and their values.
         */
        get: operations["TemplateCustomFields_list"];
        /**
         * Change the custom fields of a template
         *
         * Changes custom fields (metadata) of a template. A field is identified by its `fieldId`. Omitted
         * properties, omitted fields and the fields of existing envelopes are not changed. Each field is
         * returned with its result.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        put: operations["TemplateCustomFields_update"];
        /**
         * Add custom fields to a template
         *
         * Adds custom fields (metadata) to a template. Field names must be unique in a template. Names and
         * values can have up to 100 characters. Envelopes that are created from the template later start
         * with the fields. Existing envelopes are not changed.
         *
         * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
         */
        post: operations["TemplateCustomFields_create"];
        /**
         * Remove custom fields from a template
         *
         * Deletes custom fields (metadata) from a template. The request body identifies the fields by their
         * `fieldId`. Other fields and the fields of existing envelopes are kept.
         *
         * Unlike for an envelope, this is possible in every status of the template. If the caller holds a
         * lock on the template, send it in `X-DocuSign-Edit`.
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
         * Returns who holds the lock on a template, its type and its expiration. Only the owner of the lock
         * receives its token, in the response body and in the `X-DocuSign-Edit` header. A client that lost
         * the token can get it again in this way.
         */
        get: operations["TemplateLocks_get"];
        /**
         * Extend the lock of a template
         *
         * Sets the duration of the lock on a template, counted from now, and its application name. Only the
         * owner can do this, and must send the token of the lock in the `X-DocuSign-Edit` header.
         */
        put: operations["TemplateLocks_update"];
        /**
         * Lock a template
         *
         * Locks a template for the calling user, so that other users cannot change it until it is unlocked
         * or the lock expires. The response contains the token that every change must send in the
         * `X-DocuSign-Edit` header.
         *
         * A template can be locked in every status, but the user needs the right to lock envelopes. For a
         * template with a password, send it in `templatePassword`. A template that is already locked cannot
         * be locked again, even by the same user.
         */
        post: operations["TemplateLocks_create"];
        /**
         * Unlock a template
         *
         * Releases the lock on a template, so that other users can change the template again. Changes that
         * were made under the lock are kept unless `save_changes` is `false`, which discards the changes in
         * the working copy. The owner of the lock must send its token in the `X-DocuSign-Edit` header. If
         * the template has a password, the request body can contain it.
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
         * Open a template for editing in the web application
         *
         * Creates a URL that opens a template in the editor of the service. Anyone who opens the URL acts
         * with the rights of the calling user, so open it at once and do not share it. It can be used once.
         *
         * When the user leaves the editor, the browser is redirected to `returnUrl`. The caller needs the
         * right to manage templates.
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
         * Read the document visibility for a role of a template
         *
         * Returns for each document of a template whether it is visible to one role or recipient. An
         * administrator must have enabled document visibility for the account. Recipients of the types
         * carbon copy, certified delivery, editor and agent always see all documents, regardless of the
         * settings. Document visibility is available for envelopes and templates, but not for PowerForms.
         */
        get: operations["TemplateDocumentVisibility_get"];
        /**
         * Set the document visibility for a role of a template
         *
         * Sets which documents of a template are visible to one role or recipient and which are hidden. A
         * hidden document is also omitted from the recipient's lists of envelopes and documents and from the
         * page images. Document visibility is available for envelopes and templates, but not for PowerForms.
         *
         * 1. An administrator must have enabled document visibility for the account.
         * 2. A document on which the recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
         * documents.
         *
         * Envelopes that are created from the template have the same settings. If the caller holds a lock on
         * the template, send it in `X-DocuSign-Edit`.
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
         * Set the document visibility for several roles of a template
         *
         * Sets in one request which documents of a template are visible to its roles and recipients. Each
         * entry contains a document and a recipient. A hidden document is also omitted from the recipient's
         * lists of envelopes and documents and from the page images. Document visibility is available for
         * envelopes and templates, but not for PowerForms.
         *
         * 1. An administrator must have enabled document visibility for the account.
         * 2. A document on which a recipient has tabs cannot be hidden from that recipient.
         * 3. Recipients of the types carbon copy, certified delivery, editor and agent always see all
         * documents.
         *
         * Envelopes that are created from the template have the same settings. If the caller holds a lock on
         * the template, send it in `X-DocuSign-Edit`.
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
         * Preview a template document for small screens
         *
         * Converts one document of a template to HTML with the layout in the request body and returns the
         * result. It only previews what recipients with small screens would see. The template is not
         * changed, and the layout is not saved. The account must have responsive signing.
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
         * Converts every document of a template to HTML with the layout in the request body and returns the
         * results. It only previews what recipients with small screens would see. The template is not
         * changed, and the layout is not saved. The account must have responsive signing.
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
         * Read the layout of a template document for small screens
         *
         * Returns the layout for small screens of one document of a template, as its author defined it.
         * Envelopes that are created from the template have the same layout. To get the resulting HTML, use
         * a preview.
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
         * Returns the layouts for small screens of the documents of a template, as its author defined them.
         * Envelopes that are created from the template have the same layouts. Documents without a layout are
         * omitted.
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
         * Returns the Connect configurations that send the events of the account, including those created in
         * the web administration. Passwords are not returned.
         *
         * Only administrators of an account with Connect can use this operation.
         */
        get: operations["ConnectConfigurations_list"];
        /**
         * Change a Connect configuration
         *
         * Sets which events a Connect configuration sends, the URL that receives them and the message
         * format. `connectId` in the request body identifies the configuration. A name and a URL are
         * required, as for a new configuration. The change applies to events that occur from now on.
         *
         * `pausePublish` holds messages back and sends them later. With `allowEnvelopePublish` set to
         * `false`, no messages are sent at all. Only administrators of an account with Connect can use this
         * operation.
         */
        put: operations["ConnectConfigurations_update"];
        /**
         * Create a Connect configuration
         *
         * Creates a Connect configuration, which sends the events of some or all users of the account to a
         * URL. The configuration is also visible and editable in the web administration.
         *
         * It requires a name, a URL and at least one of `events`, `envelopeEvents` and `recipientEvents`.
         * Use `events` with `eventData` of version `restv2.1`, and the other two with the older XML
         * messages. Messages are only sent if `allowEnvelopePublish` is `true`.
         *
         * Only administrators of an account with Connect can use this operation. An account can have up to
         * 20 configurations.
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
         * Returns one Connect configuration, as an array with one element. It specifies which events of
         * which users are sent, the URL that receives them and the message format. Passwords and other
         * secrets are not returned.
         *
         * Only administrators of an account with Connect can use this operation.
         */
        get: operations["ConnectConfigurations_get"];
        put?: never;
        post?: never;
        /**
         * Delete a Connect configuration
         *
         * Deletes a Connect configuration. Its events are no longer sent, and messages that wait for a retry
         * are discarded. Envelopes with their own `eventNotification` continue to send their events.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Returns users of the account, from which the users of a Connect configuration can be selected.
         * With `list_included_users`, only the selected users are returned. Parts of a name or of an e-mail
         * address, and statuses, narrow the list.
         *
         * The list is paged: `start_position` and `count` select a page. Only administrators of an account
         * with Connect can use this operation.
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
         * Create a key that signs Connect messages
         *
         * Creates a key for the account. From then on, every message of a configuration with `includeHMAC`
         * contains a signature created with it: the Base64-encoded HMAC-SHA256 of the raw body, in a header
         * `X-DocuSign-Signature-1`, `-2` and so on, one for each key of the account.
         *
         * Only this response contains the whole key. The request has no body, and an account can have up to
         * 100 keys. Only administrators of an account with Connect can use this operation.
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
         * Resend the events of an envelope
         *
         * Queues the events of one envelope in Connect again, for every configuration that they concern. Use
         * it for a receiver that was unavailable or lost a message. The request has no body, and the
         * response does not wait for the delivery.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Resend the events of several envelopes
         *
         * Queues the events of the given envelopes in Connect again, for every configuration that they
         * concern. The response does not wait for the delivery, so `synchronous` can only be `false`. The
         * response contains a result for each envelope.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Returns the messages that the receiving URL rejected or did not respond to within 100 seconds.
         * `from_date` and `to_date` limit the list. Failures are only recorded for configurations with
         * `enableLog`. Configurations with `requiresAcknowledgement` retry automatically.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Delete a Connect failure
         *
         * Deletes one entry from the list of messages that Connect could not deliver, or all of them if the
         * path contains `all` instead of the entry ID. The deletion has no effect on further delivery
         * attempts.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * List the Connect log entries
         *
         * Returns the messages that Connect sent for the account, with the envelope, the receiving URL and
         * the result. `from_date` and `to_date` limit the list. The log is only kept for configurations with
         * `enableLog`, and contains the last 100 messages of the last 15 days.
         *
         * Only administrators of an account with Connect can use this operation.
         */
        get: operations["ConnectEvents_list"];
        put?: never;
        post?: never;
        /**
         * Delete all Connect log entries
         *
         * Deletes all Connect log entries of the account. Messages that could not be delivered are recorded
         * in a separate log, which is not changed. To delete those entries, use
         * `ConnectEvents_deleteFailure`.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Read a Connect log entry
         *
         * Returns one Connect log entry: the envelope of the message, the URL that received it and the
         * result. With `additional_info`, the entry also contains the steps of the delivery and the message
         * itself.
         *
         * Only administrators of an account with Connect can use this operation.
         */
        get: operations["ConnectEvents_get"];
        put?: never;
        post?: never;
        /**
         * Delete a Connect log entry
         *
         * Deletes one Connect log entry, or all entries if the path contains `all` instead of the entry ID.
         * The recorded delivery is not undone.
         *
         * Only administrators of an account with Connect can use this operation.
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
         * Returns the bulk send lists that belong to the calling user, with name and date but without their
         * copies. To get the copies, get the list itself.
         *
         * The plan of the account must include bulk send.
         */
        get: operations["BulkSend_getBulkSendLists"];
        put?: never;
        /**
         * Create a bulk send list
         *
         * Creates a list that specifies, for each copy of an envelope, its recipients and its individual
         * values. The envelope or template itself is only specified when the list is sent, so a list can be
         * used several times.
         *
         * A list can have up to 1000 copies. All recipients of a list are matched either by role or by ID.
         * Within a copy, roles, IDs and custom fields must be unique, and so must the tab labels of a
         * recipient. The plan of the account must include bulk send.
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
         * Returns a bulk send list with all its copies: their recipients, the values of their custom fields
         * and tabs, and their e-mail texts. The response is not paged.
         *
         * The plan of the account must include bulk send.
         */
        get: operations["BulkSend_getBulkSendList"];
        /**
         * Replace a bulk send list
         *
         * Replaces the copies of a bulk send list with the copies in the request body, and sets its name.
         * Copies that the request body omits are deleted. Envelopes that were already sent with the list are
         * not changed.
         *
         * The rules are the same as for a new list: up to 1000 copies, and all recipients are matched either
         * by role or by ID. The plan of the account must include bulk send.
         */
        put: operations["BulkSend_updateBulkSendList"];
        post?: never;
        /**
         * Delete a bulk send list
         *
         * Deletes a bulk send list with its copies and returns the remaining lists. Envelopes that were sent
         * with the list are not changed.
         *
         * The plan of the account must include bulk send.
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
         * Send an envelope to a bulk send list
         *
         * Creates one envelope for each copy of the list from a draft or a template, and sends them all. The
         * copies are queued and sent over time. The response contains the batch. The source can have up to
         * 75 MB. A draft must not have been sent, must contain the ID of the list in a text custom field
         * `mailingListId`, and is not sent itself.
         *
         * If the list does not match the envelope, no copy is sent, and the response with status 201
         * contains the reasons in `errors`. The plan of the account must include bulk send.
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
         * Test a bulk send list against an envelope
         *
         * Compares a bulk send list with the draft or template with which it will be sent: recipients, tabs,
         * custom fields, and the number of copies that can be queued at once. No envelope is sent.
         *
         * The response has status 201 even if the list does not match. In that case `canBeSent` is `false`,
         * and `validationErrors` contains the reasons. The plan of the account must include bulk send.
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
         * Returns the PowerForms that the caller can view. An administrator of the account can view all of
         * them. `order_by` and `order` sort the list. `from_date` and `to_date` limit it to PowerForms that
         * were created in a period, and `search_text` to those that contain a text. `start_position` and
         * `count` select a page. In this response, the paging fields are numbers.
         *
         * PowerForms must be enabled for the account.
         */
        get: operations["PowerForms_list"];
        put?: never;
        /**
         * Create a PowerForm
         *
         * Creates a PowerForm from a template. Anyone who opens its URL starts an envelope. With the
         * `signingMode` `email`, they must confirm their e-mail address first. With `direct`, signing starts
         * at once, if the account allows it. The form can be limited to a number of uses, or to one use in a
         * certain period.
         *
         * PowerForms must be enabled for the account, and the user must have the right to create them.
         * Document visibility does not apply to PowerForms: recipients see every document of the template.
         */
        post: operations["PowerForms_create"];
        /**
         * Delete several PowerForms
         *
         * Deletes the PowerForms that the request body identifies by `powerFormId`. Their URLs no longer
         * start envelopes. Envelopes that were already started are not changed. The response contains the
         * result for each PowerForm.
         *
         * Users can delete their own PowerForms. Administrators of the account can delete those of all
         * users.
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
         * Returns one PowerForm: its URL, the template from which it creates envelopes, its recipients, how
         * often it was used, and how many uses remain.
         *
         * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
         */
        get: operations["PowerForms_get"];
        /**
         * Change a PowerForm
         *
         * Changes the given fields of a PowerForm and keeps the others. If `isActive` is `false`, its URL
         * does not start envelopes until it is `true` again. Envelopes that were already started are not
         * changed.
         *
         * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
         */
        put: operations["PowerForms_update"];
        post?: never;
        /**
         * Delete a PowerForm
         *
         * Deletes one PowerForm. Its URL no longer starts envelopes. The template and envelopes that were
         * already started are not changed.
         *
         * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
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
         * List the users who send with PowerForms
         *
         * Returns the users of the account on whose behalf PowerForms send envelopes. `start_position`
         * specifies the first user in the response. In this response, the paging fields are numbers.
         *
         * PowerForms must be enabled for the account.
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
         * Read the data entered into a PowerForm
         *
         * Returns the data that recipients entered into the envelopes created from a PowerForm, within the
         * period from `from_date` to `to_date`. `data_layout` specifies the format: JSON for `Native`, CSV
         * for the layouts that begin with `Csv`, and XML for `Xml_Classic`.
         *
         * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
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
         * Returns the workspaces of the account that the caller owns or was invited to, each with its
         * settings, and who created and last changed it. The content of each folder has a separate
         * operation.
         *
         * Workspaces must be enabled for the account.
         */
        get: operations["Workspaces_list"];
        put?: never;
        /**
         * Create a workspace
         *
         * Creates an empty workspace with a root folder. The calling user becomes its only owner. An owner
         * is always a user of the service. Other people join by invitation.
         *
         * Workspaces must be enabled for the account.
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
         * Returns one workspace: its name, its settings, and who created and last changed it. The content of
         * each folder has a separate operation.
         *
         * Only its owner and invited people can view it.
         */
        get: operations["Workspaces_get"];
        /**
         * Change a workspace
         *
         * Changes the given fields of a workspace: its name, description, status or settings. The content
         * and the owner of the workspace are not changed.
         *
         * Only the owner of the workspace and administrators of the account can change it.
         */
        put: operations["Workspaces_update"];
        post?: never;
        /**
         * Delete a workspace
         *
         * Deletes a workspace with its folders and files. The response contains the workspace one last time,
         * with the status closed. Envelopes that were sent from it are not changed.
         *
         * Only the owner of the workspace and administrators of the account can delete it.
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
         * List the content of a folder of a workspace
         *
         * Returns the files and folders in one folder of a workspace, and its parent folders. Files,
         * subfolders, thumbnails and user details are only included if the parameters request them. The
         * documents of a template are not returned as files.
         *
         * The list is paged: `start_position` and `count` select a page. It contains only items that the
         * caller can view.
         */
        get: operations["WorkspaceItems_listFolderItems"];
        put?: never;
        post?: never;
        /**
         * Delete files and folders from a folder of a workspace
         *
         * Deletes the items that the request body identifies by `id` from one folder of a workspace. A
         * folder is deleted with all its content. Envelopes that were created with the files are not
         * changed.
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
         * Add a file to a folder of a workspace
         *
         * Uploads a file as one part of a form and adds it to a folder of the workspace. The workspace keeps
         * its own copy, which the caller owns. The request can have up to 35651584 bytes.
         *
         * The capital `I` in the name of this operation is intentional, because the service spells it like
         * this. The caller must own the workspace or have been invited to it.
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
         * Download a file of a workspace
         *
         * Returns the content of a file in a workspace: a PDF as `application/pdf`, all other files as
         * `application/octet-stream`. If `pdf_version` is `true`, the file is returned as a PDF, regardless
         * of its type. With `is_download`, a browser saves the file instead of displaying it.
         *
         * The caller needs the right to view the file.
         */
        get: operations["WorkspaceItems_getFile"];
        /**
         * Rename or move a file in a workspace
         *
         * Changes the data of a file in a workspace: its name, its folder, and who can view it. The content
         * of the file is not changed. To add a new version, upload a new file.
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
         * Returns the size of each page of a file and of its image. `dpi`, `max_height` and `max_width`
         * specify the size of the images. The list itself is paged: `start_position` and `count` select a
         * part.
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
         * Returns the addresses that receive blind copies of the e-mails that the account sends, with the
         * status of each. Only certain plans include the archive, and the operator must have enabled it. The
         * caller must be an administrator of the account.
         *
         * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page.
         */
        get: operations["BCCEmailArchive_list"];
        put?: never;
        /**
         * Add an e-mail archive address
         *
         * Adds an address that receives blind copies of the e-mails that the account sends. The service
         * sends a confirmation request to the address. Until the address is confirmed, its status is
         * `activation_sent`. Copies are only sent when the status is `active`.
         *
         * An account can have up to five addresses that are active or waiting for confirmation. Only certain
         * plans include the archive, and the operator must have enabled it. The caller must be an
         * administrator of the account.
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
         * Returns the settings of an archive address and its history: when it was added, confirmed, changed
         * or closed, and by whom. Each event contains the status of the address after the event. Only
         * certain plans include the archive, and the operator must have enabled it. The caller must be an
         * administrator of the account.
         *
         * The history is paged: `start_position` and `count` select a page, and `nextUri` links to the next
         * page.
         */
        get: operations["BCCEmailArchive_get"];
        put?: never;
        post?: never;
        /**
         * Close an e-mail archive address
         *
         * Stops the blind copies to an archive address and sets its status to `closed`. Its history is kept,
         * and it no longer counts towards the limit of five addresses. Only certain plans include the
         * archive, and the operator must have enabled it. The caller must be an administrator of the
         * account.
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
         * Returns whether and since when the calling user is registered as a notary. With
         * `include_jurisdictions`, the response also contains the jurisdictions of the registration.
         */
        get: operations["Notary_getNotary"];
        /**
         * Change the calling user's registration as a notary
         *
         * Changes whether the calling user currently acts as a notary and is visible to senders. Omitted
         * fields are not changed. The jurisdictions have separate operations.
         */
        put: operations["Notary_updateNotary"];
        /**
         * Register the calling user as a notary
         *
         * Registers the calling user as a notary. Before the user can act as a notary, a jurisdiction must
         * be added. The account must have the notary feature, and a user can be registered only once.
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
         * Returns the jurisdictions in which the calling user is registered as a notary, each with the
         * commission and the legal requirements for the seal. All jurisdictions are returned in one
         * response, which the paging fields describe.
         */
        get: operations["NotaryJurisdiction_getNotaryJurisdictions"];
        put?: never;
        /**
         * Add a jurisdiction to the calling notary
         *
         * Registers the calling user as a notary in one more jurisdiction. The request body contains the ID
         * of the jurisdiction, the name and number of the commission, and its end date. Despite its name,
         * the operation creates one jurisdiction at a time.
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
         * Returns the registration of the calling notary in one jurisdiction: the name and number of the
         * commission, its end date, and the legal requirements for the seal.
         */
        get: operations["NotaryJurisdiction_getNotaryJurisdiction"];
        /**
         * Change the registration of the calling notary in a jurisdiction
         *
         * Changes the registration of the calling notary in the jurisdiction in the path, for example after
         * the commission was renewed. Omitted fields are not changed.
         */
        put: operations["NotaryJurisdiction_updateNotaryJurisdiction"];
        post?: never;
        /**
         * Remove a jurisdiction from the calling notary
         *
         * Ends the registration of the calling user as a notary in one jurisdiction. The user remains a
         * notary in the others, and the entries in the journal are kept.
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
        /** The access token is valid, but the user does not have permission for this request in the account. */
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
        /** The path exists, but does not support this method. */
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
        /** The path does not exist, or does not identify an existing object. */
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
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
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
        /**
         * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
         * specify when the next call is allowed.
         */
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
        /** The access token is missing, unknown, expired or from another environment. */
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
         * Returns only envelopes whose authoritative copy has this status.
         *
         * @example Original
         */
        acStatus: "Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed";
        /**
         * The ID of the account whose keys signed the message, if the message is signed.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        account: string;
        /**
         * The ID of the account, either its external number or its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The additional data in the response, as a comma-separated list: `user_count` (number of members
         * with the profile), `closed_users` (includes closed memberships), `account_management` (individual
         * administrator rights) and `metadata` (metadata of the settings). Only the list of all profiles
         * supports the first three.
         *
         * @example user_count,account_management
         */
        accountPermissionProfilesInclude: string;
        /**
         * The e-mail address whose user names are returned.
         *
         * @example ines.valdivia@seabird.example
         */
        accountsEmail: string;
        /**
         * Specifies whether the response contains the full details of each user, such as groups, addresses
         * and custom settings, in addition to name, e-mail address and status.
         *
         * @example true
         */
        additionalInfo: "true" | "false";
        /**
         * Specifies whether the response contains the full details of the user. It has no effect, because a
         * request for one user always returns the full details.
         *
         * @example true
         */
        additionalInfoOfUser: "true" | "false";
        /**
         * Specifies whether the request can also change recipients, tabs, custom fields, notification
         * settings and e-mail settings.
         *
         * @example true
         */
        advancedUpdate: "true" | "false";
        /**
         * Specifies whether `locale` can be any language that the service supports, and not only a language
         * that is offered to users.
         *
         * @example false
         */
        allowAllLanguages: "true" | "false";
        /**
         * Specifies whether the response contains only alternate administrators.
         *
         * @example false
         */
        alternateAdminsOnly: "true" | "false";
        /**
         * Specifies whether the change also applies to the templates of the account.
         *
         * @example true
         */
        applyToTemplates: "true" | "false";
        /**
         * The ID of the attachment, as assigned by the sender.
         *
         * @example 1
         */
        attachmentId: string;
        /**
         * The language of the messages, as a language code with an optional country. The sandbox returns
         * English messages for every value.
         *
         * @example en-US
         */
        auditLocale: string;
        /**
         * The ID of the archive address, as assigned by the service.
         *
         * @example d3b9f160-7a4c-4e28-95d1-0c8e6f2a7b54
         */
        bccEmailArchiveId: string;
        /**
         * Reserved for the service. Do not send it.
         *
         * @example false
         */
        block: string;
        /**
         * The GUID of the brand.
         *
         * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
         */
        brandId: string;
        /**
         * The GUID of the bulk send list, as returned when it was created.
         *
         * @example f3c1a5e7-8d29-4b64-a0f2-7c6e5d4b3a28
         */
        bulkSendListId: string;
        /**
         * Reserved for the service. Do not send it.
         *
         * @example false
         */
        cdseMode: string;
        /**
         * Specifies whether the certificate of completion is added to the combined PDF.
         *
         * @example true
         */
        certificate: "true" | "false";
        /**
         * Specifies whether the routing order of recipients from a template can be changed by recipients in
         * the request.
         *
         * @example true
         */
        changeRoutingOrder: "true" | "false";
        /**
         * The GUID of the chunked upload, as returned when it was started.
         *
         * @example 1a7c3e5d-9b48-4f26-8d0a-c4e2f6b1a973
         */
        chunkedUploadId: string;
        /**
         * The position of the part in the file. The part that started the upload is 0, so the first added
         * part is 1.
         *
         * @example 1
         */
        chunkedUploadPartSeq: string;
        /**
         * The action to perform on the upload. `commit` closes the upload and makes it available for use.
         *
         * @example commit
         */
        chunkedUploadsAction: "commit";
        /**
         * The additional data in the response. `checksum` adds the SHA-256 checksum of the bytes received so
         * far.
         *
         * @example checksum
         */
        chunkedUploadsInclude: "checksum";
        /**
         * Specifies whether the current signature is closed, so that it can no longer be used for signing.
         *
         * @example false
         */
        closeExistingSignature: "true" | "false";
        /**
         * The storage location of the contact: the rooms of the account (`rooms`) or the address book of
         * eSignature (`docusignCore`).
         *
         * @example docusignCore
         */
        cloudProvider: "rooms" | "docusignCore";
        /**
         * Specifies whether recipients with the same name, e-mail address and routing order are combined
         * into one recipient that has the tabs of all of them.
         *
         * @example false
         */
        combineSameOrderRecipients: "true" | "false";
        /**
         * Specifies whether the envelope can only consist of completed documents. Reserved for the service.
         *
         * @example false
         */
        completedDocumentsOnly: "true" | "false";
        /**
         * The statuses of the users to list, as a comma-separated list.
         *
         * @example Active,ActivationSent
         */
        connectConfigurationsStatus: string;
        /**
         * The ID of the Connect configuration, as returned when it was created.
         *
         * @example 4410276
         */
        connectId: string;
        /**
         * The ID of the contact, as assigned by the service.
         *
         * @example 8b0d4f6a-2c7e-4913-a5d8-e1f3b9c7d042
         */
        contactId: string;
        /**
         * The name of the file, as `filename="..."` or, with more details, as `file; filename="...";
         * fileExtension=pdf; documentId=1`. A file that is not a PDF requires its extension.
         *
         * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
         */
        contentDisposition: string;
        /**
         * The position from which the list continues. Use the `continuationToken` of the previous response.
         *
         * @example MjAyNi0xMS0yMHwxMDA
         */
        continuationToken: string;
        /**
         * The maximum number of records in the response.
         *
         * @example 25
         */
        count: string;
        /**
         * The maximum number of records in the response, from 1 to 100.
         *
         * @example 25
         */
        countToHundred: string;
        /**
         * Returns only templates created at or after this time, as a date or a date and time in ISO 8601
         * format.
         *
         * @example 2026-01-01
         */
        createdFromDate: string;
        /**
         * Returns only templates created at or before this time, as a date or a date and time in ISO 8601
         * format.
         *
         * @example 2026-11-30
         */
        createdToDate: string;
        /**
         * Returns only envelopes with this custom field and value, in the form `name=value`.
         *
         * @example Berth=42
         */
        customFieldFilter: string;
        /**
         * The ID of the custom field, as assigned by the service.
         *
         * @example 10420017
         */
        customFieldId: string;
        /**
         * The format of the data: `Native` for JSON, `Csv_Classic` or `Csv_One_Envelope_Per_Line` for
         * comma-separated values, or `Xml_Classic` for XML.
         *
         * @example Native
         */
        dataLayout: "Native" | "Csv_Classic" | "Csv_One_Envelope_Per_Line" | "Xml_Classic";
        /**
         * The signature method, if the message is signed.
         *
         * @example HMACSHA256
         */
        digest: "HMACSHA256";
        /**
         * The ID of the document, as assigned by the sender.
         *
         * @example 1
         */
        documentId: string;
        /**
         * The ID of the document, as assigned by the sender, or one of these values: `combined` for all
         * documents in one PDF, `archive` for a ZIP of all documents and the certificate, `certificate` for
         * only the certificate of completion, or `portfolio` for a PDF portfolio.
         *
         * @example 1
         */
        documentPart: string;
        /**
         * The ID of the recipient in the envelope from whose perspective the document is returned.
         *
         * @example 1
         */
        documentRecipientId: string;
        /**
         * Specifies whether only the documents that the calling user can see as a recipient are returned.
         *
         * @example true
         */
        documentsByUserId: "true" | "false";
        /**
         * Specifies whether the response contains only users whose e-mail address is in a domain of the
         * organization of the account.
         *
         * @example false
         */
        domainUsersOnly: "true" | "false";
        /**
         * The resolution of the images, in dots per inch. The default is set by the service.
         *
         * @example 150
         */
        dpi: string;
        /**
         * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
         * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
         * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
         *
         * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
         */
        editLock: string;
        /**
         * Returns only envelopes of the user with this e-mail address.
         *
         * @example mara.lindqvist@harbour.example
         */
        emailFilter: string;
        /**
         * The e-mail address of the user. It has no effect, because the ID in the path identifies the user.
         *
         * @example tomas.okafor@harbour.example
         */
        emailOfUser: string;
        /**
         * Returns only users whose e-mail address contains this text.
         *
         * @example harbour.example
         */
        emailSubstring: string;
        /**
         * The transfer encoding of the content. If it is omitted, the content is sent as plain bytes.
         *
         * @example base64
         */
        encoding: string;
        /**
         * Specifies whether the content is encrypted with the key of the key manager of the account.
         *
         * @example false
         */
        encrypt: "true" | "false";
        /**
         * The data that the search ignores, as a comma-separated list of `recipients`, `powerforms` and
         * `folders`.
         *
         * @example powerforms,folders
         */
        envelopeExclude: string;
        /**
         * Returns only envelopes in these folders, as a comma-separated list of IDs or of the names of
         * folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
         * `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
         * `waiting_for_others`.
         *
         * @example sentitems
         */
        envelopeFolderIds: string;
        /**
         * The GUID of the envelope, as returned when it was created.
         *
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeId: string;
        /**
         * The IDs of the envelopes to list, as a comma-separated list.
         *
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeIds: string;
        /**
         * The IDs of the envelopes to list, as a comma-separated list, or `request_body` if the IDs are in
         * the request body.
         *
         * @example request_body
         */
        envelopeIdsOrBody: string;
        /**
         * The additional data in the response, as a comma-separated list of `custom_fields`, `documents`,
         * `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs` and `payment_tabs`. Tabs
         * are included with the recipients to whom they belong.
         *
         * @example recipients,tabs
         */
        envelopeInclude: string;
        /**
         * The additional data of each envelope in the response, as a comma-separated list of
         * `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`
         * and `payment_tabs`.
         *
         * @example recipients,custom_fields
         */
        envelopeListInclude: string;
        /**
         * The field by which the list is sorted.
         *
         * @example last_modified
         */
        envelopeOrderBy: "last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed";
        /**
         * Returns only envelopes that currently have one of these statuses, as a comma-separated list. `any`
         * matches all statuses. If a status cannot follow the status in `from_to_status`, the list is empty.
         *
         * @example sent,delivered
         */
        envelopeStatuses: string;
        /**
         * The templates to return, as a comma-separated list: `applied` for templates that were applied,
         * `matched` for templates whose pages resemble the documents.
         *
         * @example applied
         */
        envelopeTemplatesInclude: string;
        /**
         * Returns only envelopes of the user with this ID.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        envelopeUserId: string;
        /**
         * Returns only envelopes of the user with this name.
         *
         * @example Mara Lindqvist
         */
        envelopeUserName: string;
        /**
         * Returns only envelopes sent by the user with this e-mail address. `user_name` must name the same
         * user.
         *
         * @example mara.lindqvist@harbour.example
         */
        envelopesEmail: string;
        /**
         * Returns only those users in `user_ids` whose membership has this status: `ActivationRequired`,
         * `ActivationSent`, `Active`, `Closed` or `Disabled`.
         *
         * @example Active
         */
        envelopesNotSharedUserStatus: string;
        /**
         * Returns only envelopes that currently have one of these statuses, as a comma-separated list.
         * Default: all statuses.
         *
         * @example sent,delivered
         */
        envelopesStatus: string;
        /**
         * Returns only envelopes sent by the user with this full name. `email` must name the same user.
         *
         * @example Mara Lindqvist
         */
        envelopesUserName: string;
        /**
         * Specifies whether the brand that the reseller of the account provides is excluded.
         *
         * @example true
         */
        excludeDistributorBrand: "true" | "false";
        /**
         * The ID of a Connect failure, or `all` for all failures.
         *
         * @example 70418
         */
        failureId: string;
        /**
         * Specifies whether the response instructs the browser to save the file instead of displaying it.
         *
         * @example true
         */
        fileDownload: "true" | "false";
        /**
         * The GUID of the file in the folder.
         *
         * @example 93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24
         */
        fileId: string;
        /**
         * The requested file type of the document. The possible values are not public. The sandbox returns a
         * PDF for every value.
         *
         * @example pdf
         */
        fileType: string;
        /**
         * The GUID of the folder of the workspace.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        folderId: string;
        /**
         * The IDs of the folders, as a comma-separated list. If `item_type` is `folders`, at least one is
         * required.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        folderIds: string;
        /**
         * Returns only envelopes in folders of these types, as a comma-separated list.
         *
         * @example sentitems,normal
         */
        folderTypes: string;
        /**
         * The start of the period, as a date or a date and time in ISO 8601 format. `from_to_status`
         * specifies which change must be in the period. The request requires `from_date`, `envelope_ids` or
         * `transaction_ids`.
         *
         * @example 2026-11-01
         */
        fromDate: string;
        /**
         * The status change that must be in the period. `Changed`, with the alias `any`, matches every
         * envelope that changed at all. Another value matches envelopes that reached that status. Values are
         * also accepted in lower case.
         *
         * @example Changed
         */
        fromToStatus: "any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing";
        /**
         * Returns only users who belong to one of these groups, as a comma-separated list of IDs.
         *
         * @example 7731204
         */
        groupId: string;
        /**
         * The ID of the user group, as assigned by the service.
         *
         * @example 7731204
         */
        groupIdInPath: string;
        /**
         * Returns only groups of this type. The values are those of `groupType` of a group.
         *
         * @example customGroup
         */
        groupType: string;
        /**
         * Returns only workflows with this status. The possible values are not public; `active` excludes
         * workflows that are disabled.
         *
         * @example active
         */
        identityVerificationWorkflowStatus: string;
        /**
         * The type of the image: signature or initials.
         *
         * @example signature_image
         */
        imageType: SignatureImageType;
        /**
         * Specifies whether the response includes the settings of the account in `accountSettings`.
         *
         * @example true
         */
        includeAccountSettings: "true" | "false";
        /**
         * Specifies whether the response includes the agreement type of each document in `agreementType` and
         * `agreementTypeSource`. The sandbox does not classify documents and omits both fields.
         *
         * @example true
         */
        includeAgreementType: "true" | "false";
        /**
         * Specifies whether tabs with an anchor include the positions at which the anchor was found. For
         * recipients, it requires `include_tabs`, and for an envelope `tabs` in `include`.
         *
         * @example true
         */
        includeAnchorTabLocations: "true" | "false";
        /**
         * The charges that the response includes, either for envelopes or for seats. Default: both.
         *
         * @example envelopes
         */
        includeCharges: "envelopes" | "seats";
        /**
         * Specifies whether the image includes the frame that the service draws around it: the line and the
         * ID of the signature.
         *
         * @example true
         */
        includeChrome: "true" | "false";
        /**
         * Specifies whether the response includes the fields for document generation of each document in
         * `docGenFormFields`.
         *
         * @example true
         */
        includeDocgenFormfields: "true" | "false";
        /**
         * Specifies whether the response includes the size of each document in `sizeBytes`.
         *
         * @example true
         */
        includeDocumentSize: "true" | "false";
        /**
         * Specifies whether the response includes additional details, such as those of delegation.
         *
         * @example true
         */
        includeExtended: "true" | "false";
        /**
         * Specifies whether the response includes the external links and landing pages.
         *
         * @example true
         */
        includeExternalReferences: "true" | "false";
        /**
         * Specifies whether the response includes the files of the folder.
         *
         * @example true
         */
        includeFiles: "true" | "false";
        /**
         * Specifies whether the response includes `isEdited`, which indicates whether pages of the document
         * were changed after the document was added.
         *
         * @example true
         */
        includeIsEdited: "true" | "false";
        /**
         * Specifies whether the response includes the jurisdictions of the notary.
         *
         * @example true
         */
        includeJurisdictions: "true" | "false";
        /**
         * Specifies whether the response includes the licence type and licence status of each user. In the
         * sandbox, the type is the plan of the account, and the licence is active for active users.
         *
         * @example true
         */
        includeLicense: "true" | "false";
        /**
         * Specifies whether the response includes the URIs of the logos of each brand.
         *
         * @example true
         */
        includeLogos: "true" | "false";
        /**
         * Specifies whether the response includes the metadata fields, which describe who can edit a field.
         *
         * @example true
         */
        includeMetadata: "true" | "false";
        /**
         * Specifies whether the response includes the purge status of each envelope.
         *
         * @example true
         */
        includePurgeInformation: "true" | "false";
        /**
         * Specifies whether the response includes the subfolders of the folder.
         *
         * @example true
         */
        includeSubFolders: "true" | "false";
        /**
         * Specifies whether the response includes the tabs of the recipients.
         *
         * @example true
         */
        includeTabs: "true" | "false";
        /**
         * Specifies whether the response includes the tabs on each document.
         *
         * @example true
         */
        includeTabsOfDocuments: "true" | "false";
        /**
         * Specifies whether the response includes a thumbnail of the first page of each file.
         *
         * @example false
         */
        includeThumbnails: "true" | "false";
        /**
         * Specifies whether the response includes `isFreeToTrialEligible`, which indicates whether an account
         * on the free plan can change to a trial.
         *
         * @example true
         */
        includeTrialEligibility: "true" | "false";
        /**
         * Specifies whether the response contains the full details of users instead of only their IDs.
         *
         * @example true
         */
        includeUserDetail: "true" | "false";
        /**
         * Specifies whether the response includes the number of members of each group in `usersCount`.
         *
         * @example true
         */
        includeUsercount: "true" | "false";
        /**
         * Specifies whether the response includes the members of each signing group.
         *
         * @example true
         */
        includeUsers: "true" | "false";
        /**
         * Specifies whether the response includes the user settings that the CSV file of an export contains.
         *
         * @example false
         */
        includeUsersettingsForCsv: "true" | "false";
        /**
         * Returns only envelopes that are also in these folders, as a comma-separated list of IDs.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        intersectingFolderIds: string;
        /**
         * Specifies whether the response contains only deleted templates, which are in the recycle bin.
         *
         * @example false
         */
        isDeletedTemplateOnly: "true" | "false";
        /**
         * Specifies whether the templates are listed for download.
         *
         * @example false
         */
        isDownload: "true" | "false";
        /**
         * Specifies whether the request body is processed as the definition of a whole envelope, so that
         * more than the document in the path can change.
         *
         * @example false
         */
        isEnvelopeDefinition: "true" | "false";
        /**
         * The type of items that are shared: `envelopes` between users, `templates` between users and
         * groups, or `folders` between users and groups.
         *
         * @example templates
         */
        itemType: "envelopes" | "templates" | "folders";
        /**
         * The ID of the jurisdiction, as assigned by the service.
         *
         * @example 15
         */
        jurisdictionId: string;
        /**
         * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
         *
         * @example en
         */
        langCode: string;
        /**
         * The language of the text as a language code, such as `en`, `fr` or `pt_BR`.
         *
         * @example en
         */
        langCodeInPath: string;
        /**
         * The language of the certificate of completion, as a language code.
         *
         * @example en
         */
        language: string;
        /**
         * The date and time of the last query. Only changes since then are returned. Use the
         * `lastQueriedDateTime` of the previous response.
         *
         * @example 2026-11-20T10:15:00Z
         */
        lastQueriedDate: string;
        /**
         * The ID of the link configuration for which the templates are listed. What it selects is not public.
         * The sandbox ignores it.
         *
         * @example 2c8f4b6e-9d17-4a53-b0e8-7f1a3c5d9e24
         */
        linkConfigurationId: string;
        /**
         * Specifies whether the response contains only users whose events the configuration sends.
         *
         * @example true
         */
        listIncludedUsers: "true" | "false";
        /**
         * Specifies whether the entry includes the steps of each attempt in `connectDebugLog`.
         *
         * @example true
         */
        logDetails: "true" | "false";
        /**
         * The ID of a Connect log entry, or `all` to delete all entries.
         *
         * @example 88231
         */
        logId: string;
        /**
         * Returns only users who are currently logged in (`true`) or only users who are not (`false`).
         *
         * @example true
         */
        loginStatus: "true" | "false";
        /**
         * The type of the logo. `primary` and `secondary` are shown on pages of the service, `email` at the
         * top of e-mails.
         *
         * @example primary
         */
        logoType: "primary" | "secondary" | "email";
        /**
         * The maximum height of an image, in pixels. A taller page is scaled down.
         *
         * @example 1754
         */
        maxHeight: string;
        /**
         * The maximum width of an image, in pixels. A wider page is scaled down.
         *
         * @example 1240
         */
        maxWidth: string;
        /**
         * Specifies whether the roles of the templates are merged with the recipients even if the envelope
         * remains a draft.
         *
         * @example true
         */
        mergeRolesOnDraft: "true" | "false";
        /**
         * Returns only templates last changed at or after this time, as a date or a date and time.
         *
         * @example 2026-11-01
         */
        modifiedFromDate: string;
        /**
         * Returns only templates last changed at or before this time, as a date or a date and time.
         *
         * @example 2026-11-30T23:59:59Z
         */
        modifiedToDate: string;
        /**
         * The ID of the permission profile to assign to members of the deleted profile. It is required if
         * the profile still has members.
         *
         * @example 2301416
         */
        moveUsersTo: string;
        /**
         * Specifies whether the service reads the page data again instead of using its cache.
         *
         * @example true
         */
        nocache: "true" | "false";
        /**
         * Returns only users who do not belong to any of these groups, as a comma-separated list of IDs.
         *
         * @example 7731204
         */
        notGroupId: string;
        /**
         * Specifies whether the request uploads what recipients signed on an offline device.
         *
         * @example false
         */
        offlineSigning: "true" | "false";
        /**
         * The sort order of the list, either ascending or descending.
         *
         * @example desc
         */
        order: "asc" | "desc";
        /**
         * The 1-based number of the page of the document.
         *
         * @example 1
         */
        pageNumber: string;
        /**
         * The 1-based numbers of the pages whose tabs are returned, as a comma-separated list. Default: all
         * pages.
         *
         * @example 1,3
         */
        pageNumbers: string;
        /**
         * Specifies whether the file is returned as a PDF, regardless of its own type.
         *
         * @example true
         */
        pdfVersion: "true" | "false";
        /**
         * The ID of the permission profile, as assigned by the service.
         *
         * @example 2301415
         */
        permissionProfileId: string;
        /**
         * The GUID of the PowerForm, as returned when it was created.
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
         * The fields of the PowerForms that `search_text` searches, as a comma-separated list.
         *
         * @example name
         */
        powerFormsSearchFields: string;
        /**
         * Returns only envelopes that were created from these PowerForms, as a comma-separated list of IDs.
         *
         * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
         */
        powerformIds: string;
        /**
         * Specifies whether the current sharing is kept. If it is not kept, the sharing in the request
         * replaces it, because changes are not additive.
         *
         * @example true
         */
        preserveExistingSharedAccess: "true" | "false";
        /**
         * Specifies whether recipients of the template are kept in the envelope even if none of their anchor
         * texts occurs in a document. Otherwise such recipients are removed.
         *
         * @example true
         */
        preserveTemplateRecipient: "true" | "false";
        /**
         * Specifies whether the account is created with a preview of its billing plan. The response then has
         * the preview in `billingPlanPreview`.
         *
         * @example true
         */
        previewBillingPlan: "true" | "false";
        /**
         * The maximum time of the search. Reserved for the service.
         *
         * @example 30
         */
        queryBudget: string;
        /**
         * The ID of the user as whom the envelope is read. Documents that are hidden from this user are
         * omitted. Only an administrator can specify another user than the caller.
         *
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        readAsUserId: string;
        /**
         * The ID of the recipient in the envelope or template, as assigned by the sender.
         *
         * @example 1
         */
        recipientId: string;
        /**
         * The GUID of the recipient, as assigned by the service (`recipientIdGuid`).
         *
         * @example e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b
         */
        recipientIdGuid: string;
        /**
         * The data of the recipients to delete. Only their signatures can be deleted. The value can start
         * with a lower-case or an upper-case letter.
         *
         * @example signature
         */
        recipientPart: "signature" | "Signature";
        /**
         * Specifies whether an envelope that the request voids is also moved to the recycle bin of its
         * sender.
         *
         * @example true
         */
        recycleOnVoid: "true" | "false";
        /**
         * Specifies whether the names and e-mail addresses of the users of the account are replaced by
         * placeholders when the account is closed. The data of a user who belongs to other accounts is only
         * replaced in this account.
         *
         * @example true
         */
        redactUserData: "true" | "false";
        /**
         * Specifies whether the brand is replaced instead of changed: everything that the body omits is reset,
         * and only the ID of the brand remains.
         *
         * @example true
         */
        replaceBrand: "true" | "false";
        /**
         * The ID of the brand that replaces the deleted one. The groups, envelopes and templates that use the
         * deleted brand use this brand from then on, and it becomes a default brand if the deleted one was.
         *
         * @example 7e3c9a51-d284-4b60-8f17-a5c2e0d6b394
         */
        replacementBrand: string;
        /**
         * The format of the dates in the request, if it is not ISO 8601.
         *
         * @example yyyy-MM-dd
         */
        requesterDateFormat: string;
        /**
         * Specifies whether the e-mails to the current recipients are sent again. The envelope must have the
         * status draft, sent or delivered.
         *
         * @example true
         */
        resendEnvelope: "true" | "false";
        /**
         * The pages or e-mails that the file applies to: sending, signing, e-mails, or signing inside
         * another application (`signing_captive`).
         *
         * @example signing
         */
        resourceContentType: "sending" | "signing" | "email" | "signing_captive";
        /**
         * The language of the file, as a language code. Default: the file of the default language.
         *
         * @example en
         */
        resourceLangcode: string;
        /**
         * Specifies whether the response is the whole master file of the service. Otherwise it contains only
         * the changes of the brand.
         *
         * @example false
         */
        returnMaster: "true" | "false";
        /**
         * Specifies whether the changes made under the lock are saved. `false` discards the changes in the
         * working copy.
         *
         * @example true
         */
        saveChanges: "true" | "false";
        /**
         * The fields that `search_text` searches in addition to the name of the template, as a
         * comma-separated list of `sender`, `recipients` and `envelope`.
         *
         * @example recipients
         */
        searchFields: string;
        /**
         * The way in which `search_text` is compared with the envelopes. The possible values are not public.
         * The sandbox accepts any value and does not change the search.
         *
         * @example default
         */
        searchMode: string;
        /**
         * Returns only records that contain this text.
         *
         * @example lease
         */
        searchText: string;
        /**
         * Specifies whether the response contains only templates that the caller shares with others.
         *
         * @example true
         */
        sharedByMe: "true" | "false";
        /**
         * Returns only users with one of these sharing statuses relative to the caller, as a comma-separated
         * list of `not_shared`, `shared_to`, `shared_from` and `shared_to_and_from`.
         *
         * @example shared_to,shared_from
         */
        sharedFilter: string;
        /**
         * The ID of the user who shares the envelope with the caller.
         *
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        sharedUserId: string;
        /**
         * Specifies whether fields that recipients changed are highlighted.
         *
         * @example false
         */
        showChanges: "true" | "false";
        /**
         * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
         * Each further key adds a header with the next number, up to 100. The header is omitted if the
         * configuration does not use HMAC.
         *
         * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
         */
        signature: string;
        /**
         * The ID of the signature, as assigned by the service. The URL-encoded name is also accepted, but
         * the ID is preferable because a name can contain characters that some servers reject.
         *
         * @example 4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162
         */
        signatureId: string;
        /**
         * The ID of the signing group, as assigned by the service.
         *
         * @example 9120457
         */
        signingGroupId: string;
        /**
         * Returns only signing groups of this type. The values are those of `groupType` of a signing group.
         *
         * @example sharedSigningGroup
         */
        signingGroupType: string;
        /**
         * The start of the period, as a date or a date and time in ISO 8601 format. Earlier events are
         * excluded.
         *
         * @example 2026-11-01
         */
        sinceDate: string;
        /**
         * Returns only items of this type: `signature` for written signatures, `stamp` for stamps, `null`
         * for an unknown type.
         *
         * @example signature
         */
        stampType: "signature" | "stamp" | "null";
        /**
         * The 0-based position of the first item of the response in the whole list.
         *
         * @example 0
         */
        startPosition: string;
        /**
         * Specifies whether the labels of the tabs in the request must be equal to the labels of the tabs in
         * the template. Otherwise a label that starts with `\*` stands for all labels that start with the
         * text after it.
         *
         * @example true
         */
        tabLabelExactMatches: "true" | "false";
        /**
         * The ID of the document, as assigned by the sender, or `combined` for all documents of the template
         * in one PDF.
         *
         * @example 1
         */
        templateDocumentPart: string;
        /**
         * Returns only templates in these folders, as a comma-separated list of IDs.
         *
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        templateFolderIds: string;
        /**
         * Returns only templates in folders of these types, as a comma-separated list of `templates`
         * (folders of the caller), `templates_root` (templates outside any folder) and `recyclebin` (deleted
         * templates).
         *
         * @example templates
         */
        templateFolderTypes: string;
        /**
         * The start of the period in which a template was created, as a date or a date and time in ISO 8601
         * format. By default, the period has no start.
         *
         * @example 2026-01-01
         */
        templateFromDate: string;
        /**
         * The GUID of the template.
         *
         * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
         */
        templateId: string;
        /**
         * Returns only these templates, as a comma-separated list of IDs.
         *
         * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
         */
        templateIds: string;
        /**
         * The additional data in the response, as a comma-separated list of `powerforms`, `tabs`,
         * `documents` and `favorite_template_status`. Tabs are included with the recipients to whom they
         * belong.
         *
         * @example documents,tabs
         */
        templateInclude: string;
        /**
         * The type of object that the template is shared with. The only value is `groups`. The path requires
         * it.
         *
         * @example groups
         */
        templatePart: "groups";
        /**
         * Specifies whether e-mails are sent again. It is accepted as for an envelope, but has no effect
         * because a template does not send e-mails.
         *
         * @example false
         */
        templateResendEnvelope: "true" | "false";
        /**
         * The end of the period in which a template was created, as a date or a date and time in ISO 8601
         * format. Default: the current time.
         *
         * @example 2026-11-30T23:59:59Z
         */
        templateToDate: string;
        /**
         * Returns only templates of this user. Only an administrator can specify another user than the
         * caller.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        templateUserId: string;
        /**
         * The additional data of each template in the response, as a comma-separated list of `powerforms`,
         * `documents`, `folders`, `favorite_template_status`, `advanced_templates`, `recipients`,
         * `custom_fields` and `notifications`.
         *
         * @example recipients,favorite_template_status
         */
        templatesInclude: string;
        /**
         * The field by which the list is sorted: `name`, `modified` (time of the last change) or `used`
         * (time of the last use).
         *
         * @example modified
         */
        templatesOrderBy: "name" | "modified" | "used";
        /**
         * The owner of the templates to return: templates of the caller, templates that others share with
         * the caller, or all of them.
         *
         * @example owned_by_me
         */
        templatesUserFilter: "owned_by_me" | "shared_with_me" | "all";
        /**
         * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
         *
         * @example 2026-11-30T23:59:59Z
         */
        toDate: string;
        /**
         * The scopes of the token, as a comma-separated list. Default: read access.
         *
         * @example read
         */
        tokenScopes: string;
        /**
         * The transaction IDs to list, as sent in the requests that created the envelopes, as a
         * comma-separated list. A transaction ID is valid for seven days.
         *
         * @example lease-42-first-try
         */
        transactionIds: string;
        /**
         * The transaction IDs to list, as sent in the requests that created the envelopes, as a
         * comma-separated list, or `request_body` if they are in the request body. A transaction ID is valid
         * for seven days.
         *
         * @example lease-42-first-try
         */
        transactionIdsOrBody: string;
        /**
         * Specifies whether the service stores the image as a PNG with a transparent background.
         *
         * @example true
         */
        transparentPng: "true" | "false";
        /**
         * Returns only templates last used at or after this time, as a date or a date and time.
         *
         * @example 2026-11-01
         */
        usedFromDate: string;
        /**
         * Returns only templates last used at or before this time, as a date or a date and time.
         *
         * @example 2026-11-30
         */
        usedToDate: string;
        /**
         * The required role of the user in the envelope: sender, recipient, or recipient without being the
         * sender.
         *
         * @example sender
         */
        userFilter: "sender" | "recipient" | "recipient_only";
        /**
         * The GUID of the user. This is usually the caller. Only an administrator can specify another user.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        userId: string;
        /**
         * The IDs of the users, as a comma-separated list.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userIds: string;
        /**
         * Returns only users whose name contains this text.
         *
         * @example Lind
         */
        userNameSubstring: string;
        /**
         * The key of the group of custom settings. If it is omitted, only settings outside any group are
         * read, written or deleted.
         *
         * @example lease-desk
         */
        userSettingsKey: string;
        /**
         * The data to remove from the users in addition to their membership, as a comma-separated list of
         * `Groups` (group memberships), `PermissionSet` (permission profile) and `SigningGroupsEmail`
         * (signing group memberships).
         *
         * @example Groups,SigningGroupsEmail
         */
        usersDelete: string;
        /**
         * Returns only users with exactly this e-mail address.
         *
         * @example tomas.okafor@harbour.example
         */
        usersEmail: string;
        /**
         * Returns only users whose membership has one of these statuses, as a comma-separated list of
         * `ActivationRequired`, `ActivationSent`, `Active`, `Closed` and `Disabled`.
         *
         * @example Active,ActivationSent
         */
        usersStatus: string;
        /**
         * Specifies whether the watermark of the account is printed on a document whose envelope is not
         * completed.
         *
         * @example true
         */
        watermark: "true" | "false";
        /**
         * The GUID of the workspace, as returned when it was created.
         *
         * @example d2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170
         */
        workspaceId: string;
        /**
         * The ID of the user in the workspace whose items are returned.
         *
         * @example 6a1f3c5e-7d92-4b08-a4c6-8e0f2d1b3957
         */
        workspaceUserId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Include it when you report a problem.
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
            /** A parameter is invalid, or branding is disabled for the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The brand to create. */
        requestBody: {
            content: {
                "application/json": Brand;
            };
        };
        responses: {
            /** The brand was created. The response contains its ID. */
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
            /** The request is invalid, or the caller cannot create brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The brands to delete. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** The result for each brand. */
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
            /** The request is invalid, or the caller cannot delete brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the brand. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: AccountBrandsUpdateQueryParams;
            header?: never;
            path: AccountBrandsUpdateParams;
            cookie?: never;
        };
        /** The fields of the brand to change. */
        requestBody: {
            content: {
                "application/json": Brand;
            };
        };
        responses: {
            /** The updated brand. */
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
            /** The request is invalid, or the caller cannot change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: AccountBrandsDeleteQueryParams;
            header?: never;
            path: AccountBrandsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The brand was deleted. The response has no body. */
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
            /** A parameter is invalid, or the caller cannot delete brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The XML file. */
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
            /** A parameter is invalid, or the caller cannot export brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The PNG image. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The content of the PNG image. */
        requestBody: {
            content: {
                "image/png": Blob;
            };
        };
        responses: {
            /** The logo was uploaded. The response has no body. */
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
             * The request body is not a PNG image, a parameter is invalid, or the caller cannot change
             * brands.
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
    AccountBrands_deleteLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountBrandsDeleteLogoParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The logo was deleted. The response has no body. */
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
            /** A parameter is invalid, or the caller cannot change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The resource files of the brand. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The XML file. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The XML file, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": BrandResourceUpload;
            };
        };
        responses: {
            /** The file was uploaded. */
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
            /** The file is not XML, a parameter is invalid, or the caller cannot change brands. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The disclosure with its settings. */
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
            /** A parameter is invalid, or the caller cannot read the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The disclosure in the requested language. */
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
            /** The service does not support the language, or the caller cannot read the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the disclosure to change. */
        requestBody: {
            content: {
                "application/json": ConsumerDisclosure;
            };
        };
        responses: {
            /** The updated disclosure. */
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
            /** The request is invalid, or the caller cannot change the disclosure. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not exist, or the caller cannot view its fields. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The field to create. */
        requestBody: {
            content: {
                "application/json": CustomField;
            };
        };
        responses: {
            /** The field was created. The response contains its ID. */
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
            /** The request is invalid, or a field with that name already exists. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new state of the field. */
        requestBody: {
            content: {
                "application/json": CustomField;
            };
        };
        responses: {
            /** The updated field. */
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
            /** The request is invalid, or the field does not exist in the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The field was deleted. The response has no body. */
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
            /** The field does not exist in the account, or the caller cannot delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not support seals, or the caller cannot view them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not support signature providers, or the caller cannot view them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: AccountsCreateQueryParams;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account to create. */
        requestBody: {
            content: {
                "application/json": NewAccountDefinition;
            };
        };
        responses: {
            /** The account was created. */
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
            /** The request is invalid, or the client cannot create accounts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current properties of the account. */
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
            /** The account does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: AccountsDeleteQueryParams;
            header?: never;
            path: AccountsDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account was closed. The response has no body. */
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
            /** The account does not exist, or the caller cannot close it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The initial settings of new accounts. */
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
            /** The client cannot create accounts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or the caller cannot view the charges. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients whose signatures are deleted. */
        requestBody: {
            content: {
                "application/json": CaptiveRecipientInformation;
            };
        };
        responses: {
            /** The result for each recipient. */
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
            /** The request is invalid, or a recipient is unknown. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The names for the e-mail address. */
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
            /** The e-mail address is invalid, or the caller cannot look up names. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current settings. */
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
            /** The account does not exist, or the caller cannot view its settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The settings to change. */
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
            /** The request is invalid, a value is not allowed, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current purge configuration. */
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
            /** The account does not support purging envelopes, or the caller cannot view the configuration. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new purge configuration. */
        requestBody: {
            content: {
                "application/json": EnvelopePurgeConfiguration;
            };
        };
        responses: {
            /** The updated purge configuration. */
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
            /** The request is invalid, or the caller cannot change the purge configuration. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current defaults. */
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
            /** The caller cannot view the defaults of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The defaults to change. */
        requestBody: {
            content: {
                "application/json": NotificationDefaults;
            };
        };
        responses: {
            /** The updated defaults. */
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
            /** The request is invalid, or the caller cannot change the defaults. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the shared access in the account. */
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
            /** A parameter is invalid, or the caller cannot view the shared access. */
            400: {
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
        /** The new sharing. */
        requestBody: {
            content: {
                "application/json": AccountSharedAccess;
                "application/xml": AccountSharedAccess;
            };
        };
        responses: {
            /** The updated sharing, with the result for each item. */
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
            /** The request is invalid, or the caller cannot share the items. */
            400: {
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
            /** The languages that the service supports. */
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
            /** The account does not exist, or the caller is not a member of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The unsupported file types. */
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
            /** The account does not exist, or the caller is not a member of it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or the caller cannot view the profiles. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The created profile, with its ID. */
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
            /** The request is invalid, or the caller cannot create profiles. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The profile does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the profile to change. */
        requestBody: {
            content: {
                "application/json": PermissionProfile;
            };
        };
        responses: {
            /** The updated profile. */
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
            /** The request is invalid, the profile does not exist, or the caller cannot change it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The profile was deleted. */
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
            /** The profile does not exist, it still has members, or the caller cannot delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current tab settings. */
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
            /** The account does not exist, or the caller cannot view its settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tab settings to change. */
        requestBody: {
            content: {
                "application/json": TabAccountSettings;
            };
        };
        responses: {
            /** The updated tab settings. */
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
             * The request is invalid, the plan does not include the feature, or the caller is not an
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
            /** The current connection. */
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
            /** The account does not support electronic notes, or the caller cannot view the connection. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new connection. */
        requestBody: {
            content: {
                "application/json": ENoteConfiguration;
            };
        };
        responses: {
            /** The updated connection. */
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
            /** The request is invalid, or the caller cannot set the connection. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The connection was deleted. The response has no body. */
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
            /** The caller cannot delete the connection, or the account does not support electronic notes. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The rules with their limits. */
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
            /** The caller cannot view the password rules of the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The rules to change. */
        requestBody: {
            content: {
                "application/json": AccountPasswordRules;
            };
        };
        responses: {
            /** The updated rules. */
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
            /** The request is invalid, or a number is outside its limits. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The user does not have an active membership in any account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current watermark. */
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
            /** The account does not support watermarks, or the caller cannot view them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new state of the watermark. */
        requestBody: {
            content: {
                "application/json": Watermark;
            };
        };
        responses: {
            /** The updated watermark. */
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
            /** The request is invalid, or the caller cannot change the watermark. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The watermark to preview. */
        requestBody: {
            content: {
                "application/json": Watermark;
            };
        };
        responses: {
            /** The watermark with its preview image. */
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
            /** The request is invalid, or the caller cannot change the watermark. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: IdentityVerificationsListQueryParams;
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
            /** The account or the user cannot use identity checks. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not support favourite templates, or the caller cannot use templates. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The templates to mark, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": FavoriteTemplatesInfo;
            };
        };
        responses: {
            /** The templates in the request, with the result for each. */
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
            /** The request is invalid, or a template does not exist or is not accessible to the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The templates to remove from the favourites, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": FavoriteTemplatesInfo;
            };
        };
        responses: {
            /** The templates in the request, with the result for each. */
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
            /** The request is invalid, or a template does not exist or is not accessible to the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not have this user, or the caller cannot view the settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The settings to save. */
        requestBody: {
            content: {
                "application/json": CustomSettingsInformation;
            };
        };
        responses: {
            /** The updated custom settings of the user. */
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
            /** The request body is invalid or too long, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The deleted settings. Settings that could not be deleted contain an error. */
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
            /** The request body does not contain settings, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The profile, with the fields that the caller can view. */
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
            /** The account does not have this user, or the caller cannot view the profile. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The profile was changed. The response has no body. */
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
            /** The request body is invalid, or the profile belongs to another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the users. */
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
            /** A parameter is invalid, or the caller cannot view the users. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The users to change, each with its ID and the fields to change. */
        requestBody: {
            content: {
                "application/json": UserInformationList;
            };
        };
        responses: {
            /** The users of the request. Users that could not be changed contain an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The users in the order of the request, each with its ID or an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The users to close, each with its ID. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users of the request, with the result for each. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The data of the user in the account. */
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
            /** The account does not have this user, or the caller cannot view the user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the user to change. */
        requestBody: {
            content: {
                "application/json": UserInformation;
            };
        };
        responses: {
            /** The updated user. */
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
             * The request body is invalid, the account does not have this user, or the caller cannot change
             * the user.
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
            /** The image, as a GIF. */
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
            /** The account does not have this user, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The GIF image, up to 200 KB. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image was set. The response has no body. */
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
            /** The request body is not an image or is too large, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The image was deleted. The response has no body. */
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
            /** The account does not have this user, or the caller cannot change the user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not have this user, or the caller cannot view the settings. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The settings to change. */
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
             * The request is invalid, the account does not have this user, or the caller cannot change the
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
            /** A parameter is invalid, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The signatures to change or add. */
        requestBody: {
            content: {
                "application/json": UserSignaturesInformation;
            };
        };
        responses: {
            /** The changed and added signatures. Signatures that failed contain an error. */
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
            /** The request body is invalid, or the signatures belong to another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The signatures to create. */
        requestBody: {
            content: {
                "application/json": UserSignaturesInformation;
            };
        };
        responses: {
            /** The signatures of the request, each with its ID or an error. */
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
            /** The request body is invalid, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The account does not have this user, or the caller cannot view the signature. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the signature to change. */
        requestBody: {
            content: {
                "application/json": UserSignatureDefinition;
            };
        };
        responses: {
            /** The updated signature. */
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
            /** The request body is invalid, or the signature belongs to another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The signature was deleted. The response has no body. */
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
            /** The account does not have this user, or the caller cannot delete the signature. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The image, as a GIF. */
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
            /** A parameter is invalid, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The GIF image, up to 200 KB. */
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
            /** The request body is not an image or is too large, or the signature belongs to another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or the account does not have this user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The contacts in the request, each with its result. */
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
            /** The request body is invalid, or the caller cannot change the contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The contacts in the order of the request, each either added or with its error. */
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
            /** The request body is invalid, or the caller cannot share contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The contacts to delete, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": ContactModRequest;
            };
        };
        responses: {
            /** The contacts in the request, each with its result. */
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
            /** The request body is invalid, or the caller cannot delete the contacts. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The contact, as an array with one element. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The deleted contact, with the result. */
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
            /** The caller cannot delete the contact. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the groups. */
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
            /** A parameter is invalid, or the caller cannot view the groups. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The groups to change, each with its ID and the fields to change. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups in the request. A group that could not be changed has the error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The groups to create. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The created groups, each with its ID or its error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The groups to delete, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups in the request. A group that could not be deleted has the error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the members. */
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
            /** A parameter is invalid, or the caller cannot view the group. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The users to add, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users in the request, each with the result. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The users to remove, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": UserInfoList;
            };
        };
        responses: {
            /** The users in the request, each with the result. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The group does not exist, or the caller cannot access it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The brands to add to the group. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** The current brands of the group. */
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
            /** The request is invalid, or the group or a brand does not exist in the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The brands to remove from the group. */
        requestBody: {
            content: {
                "application/json": BrandsRequest;
            };
        };
        responses: {
            /** The remaining brands of the group. */
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
            /** The request is invalid, or the group does not exist in the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or signing groups are disabled. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The signing groups of the request. Groups that could not be changed contain an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The signing groups to create. */
        requestBody: {
            content: {
                "application/json": SigningGroupInformation;
            };
        };
        responses: {
            /** The signing groups of the request, each with its ID or an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The signing groups to delete, each with its ID. */
        requestBody: {
            content: {
                "application/json": SigningGroupInformation;
            };
        };
        responses: {
            /** The signing groups of the request. Groups that could not be deleted contain an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller is not an administrator, or signing groups are disabled. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields and members of the signing group to change. */
        requestBody: {
            content: {
                "application/json": SigningGroup;
            };
        };
        responses: {
            /** The updated signing group. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller is not an administrator, or signing groups are disabled. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The members of the request. Members that could not be added contain an error. */
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
            /** The request body is invalid, the group is full, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The members of the request. Members that could not be removed contain an error. */
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
            /** The request body is invalid, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the requested envelopes. */
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
            /**
             * The request does not contain a period, an envelope or a transaction, or a parameter is
             * invalid.
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
    Envelopes_create: {
        parameters: {
            query?: EnvelopesCreateQueryParams;
            header?: never;
            path: EnvelopesCreateParams;
            cookie?: never;
        };
        /** The envelope to create. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The envelope was created. The response contains its ID and status. */
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
            /** The request is invalid, or the envelope cannot be created or sent. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the envelopes or transactions, if the query contains `request_body`. */
        requestBody?: {
            content: {
                "application/json": EnvelopeIdsRequest;
            };
        };
        responses: {
            /** One page of the requested envelopes. */
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
            /** The request does not contain a period, an envelope or a transaction, or it is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the envelope. */
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to change. Omitted fields are not changed. */
        requestBody?: {
            content: {
                "application/json": Envelope;
            };
        };
        responses: {
            /** The envelope was changed. Each part of the request has its own result. */
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
            /** The request is invalid, or the status of the envelope does not allow the change. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            query?: EnvelopesListAuditEventsQueryParams;
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current reminder and expiration settings. */
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new reminder and expiration settings. */
        requestBody: {
            content: {
                "application/json": EnvelopeNotificationRequest;
            };
        };
        responses: {
            /** The updated reminder and expiration settings. */
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
            /** The request is invalid, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the list. */
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
            /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The page was deleted. The response has no body. */
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
            /** The page does not exist, or the envelope is not a draft or is locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The PNG image. */
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
            /** The page does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The direction of the rotation. */
        requestBody: {
            content: {
                "application/json": PageRequest;
            };
        };
        responses: {
            /** The page was rotated. The response has no body. */
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
            /** The request is invalid, the page does not exist, or the envelope is not a draft or is locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The GIF image. */
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
            /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The content of the image. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image was set. The response has no body. */
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
            /** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The GIF image. */
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
            /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The content of the image. */
        requestBody: {
            content: {
                "image/gif": Blob;
            };
        };
        responses: {
            /** The image was set. The response has no body. */
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
            /** The image is invalid, the recipient does not exist, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The updated fields. */
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
            /** The request is invalid, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The added fields. */
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
            /** The request is invalid, a name is already in use, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The deleted fields. */
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
            /** The request is invalid, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The names and their values. */
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
            /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The names and their new values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The updated fields. */
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
            /** The request is invalid, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The names and their values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The added fields. */
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
            /** The request is invalid, a name is already in use, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The deleted fields. */
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
            /** The request is invalid, or the envelope is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current lock. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send with every change. Only the owner of the lock receives it.
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
            /** The envelope is not locked, or the request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new duration of the lock, counted from now. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The lock with its new expiry. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send with every change. Only the owner of the lock receives it.
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
            /** The request is invalid, or the caller does not own the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The duration and purpose of the lock. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The envelope was locked. The response contains the lock token. */
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
            /** The request is invalid, or the envelope cannot be locked in its current state. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The released lock. */
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
            /** The envelope is not locked, the caller does not own the lock, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current recipients. */
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients to change, each with its `recipientId` and the fields to change. */
        requestBody?: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The result for each recipient. Individual recipients can fail even if the request succeeds. */
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
            /** The request is invalid, or the envelope is finished. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients to add, in the array of their type. */
        requestBody: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The added recipients, with the IDs that the service assigned. */
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
            /** The request is invalid, or the recipients cannot be added to the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients to delete. Only their `recipientId` is required. */
        requestBody: {
            content: {
                "application/json": Recipients;
            };
        };
        responses: {
            /** The remaining recipients. */
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
            /** The request is invalid, or a recipient in it cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The remaining recipients. */
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
            /** The recipient does not exist, or can no longer be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The URL of the evidence. */
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
            /**
             * The recipient does not exist, or the identity check of the recipient does not produce
             * evidence.
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
    EnvelopeRecipients_createRecipientProofFileResourceToken: {
        parameters: {
            query?: EnvelopeRecipientsCreateRecipientProofFileResourceTokenQueryParams;
            header?: never;
            path: EnvelopeRecipientsCreateRecipientProofFileResourceTokenParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token and the service that accepts it. */
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
            /**
             * The recipient does not exist, or the identity check of the recipient does not produce
             * evidence.
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
    EnvelopeRecipients_createEnvelopeRecipientPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: EnvelopeRecipientsCreateEnvelopeRecipientPreviewParams;
            cookie?: never;
        };
        /**
         * The recipient whose view is previewed, and the URL to which the browser is redirected
         * afterwards.
         */
        requestBody: {
            content: {
                "application/json": RecipientPreviewRequest;
            };
        };
        responses: {
            /** The URL of the preview. */
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
            /** The request is invalid, or the recipient does not exist in the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipient does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to change, each with its `tabId` and the fields to change. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The updated tabs. */
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
            /** The request is invalid, or the envelope is finished. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to add, in the array of their type. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The added tabs, with the IDs that the service assigned. */
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
            /** The request is invalid, or a tab does not have a position. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to delete. Only their `tabId` is required. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
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
            /** The request is invalid, or the tabs can no longer be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The document or page does not exist, or the caller cannot access it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The document does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to change, each with its `tabId` and the fields to change. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The updated tabs. */
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
            /** The request is invalid, or the envelope is finished. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to add, in the array of their type. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The added tabs, with the IDs that the service assigned. */
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
            /** The request is invalid, or the position of a tab is outside the document. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to delete. Only their `tabId` is required. */
        requestBody: {
            content: {
                "application/json": Tabs;
            };
        };
        responses: {
            /** The deleted tabs. A tab that could not be deleted has the reason in its `errorDetails`. */
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
            /** The request is invalid, or the tabs can no longer be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The options of the page, and the URL to which the browser is redirected afterwards. */
        requestBody?: {
            content: {
                "application/json": CorrectViewRequest;
            };
        };
        responses: {
            /** The URL of the page. */
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
            /** The request is invalid, or the envelope is not in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The URL to which the browser is redirected afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The URL of the page. */
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
            /** The request is invalid, or the envelope is finished or does not belong to the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /**
         * The recipient, the authentication method, and the URL to which the browser is redirected
         * afterwards.
         */
        requestBody: {
            content: {
                "application/json": RecipientViewRequest;
            };
        };
        responses: {
            /** The URL of the page. */
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
             * The request is invalid, the recipient does not exist in the envelope, or the recipient is not
             * next in the routing order.
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
        /** The URL to which the browser is redirected afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The URL of the page. */
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
            /** The request is invalid, or the envelope is not a draft of the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /**
         * The recipient who shares the envelope, and the URL to which the browser is redirected
         * afterwards.
         */
        requestBody: {
            content: {
                "application/json": RecipientViewRequest;
            };
        };
        responses: {
            /** The URL of the page. */
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
            /** The request is invalid, or the envelope is not shared with the caller. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The page to open, and the URL to which the browser is redirected afterwards. */
        requestBody?: {
            content: {
                "application/json": ConsoleViewRequest;
            };
        };
        responses: {
            /** The URL of the application. */
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
            /** The request is invalid, or the caller cannot access the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipient does not exist in the envelope, or the text is not available in the language. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipient does not exist in the envelope, or the text is not available in the language. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The documents that the caller can view. */
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
            /** The envelope does not exist, the caller does not have access to it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** An envelope definition, of which only the documents are used. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The added documents, each with its result. */
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
            /** A file cannot be read, the envelope is not a draft, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** An envelope definition with the documents to delete. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The documents in the request, each with its result. */
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
            /** The envelope is not a draft, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The document does not exist in the envelope, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The content of the file. */
        requestBody: {
            content: {
                "application/pdf": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** The stored document. */
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
            /** The file cannot be read, the envelope is not a draft, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The envelope does not exist or the caller cannot access it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The settings to change. */
        requestBody: {
            content: {
                "application/json": EmailSettings;
            };
        };
        responses: {
            /** The updated settings. */
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
             * The request is invalid, the account does not allow blind copies, or the envelope is finished
             * or locked.
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
        /** The reply-to address and the blind copy addresses. */
        requestBody: {
            content: {
                "application/json": EmailSettings;
            };
        };
        responses: {
            /** The added settings. */
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
             * The request is invalid, the account does not allow blind copies, or the envelope is finished
             * or locked.
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
            /** The deleted settings. */
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
            /** The envelope does not exist or the caller cannot access it, or it is finished or locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The templates of the document. */
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
            /** The document does not exist in the envelope, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The templates in the request, with the result for each. */
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
            /** A template or the document does not exist, or the envelope is neither a draft nor in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template was removed from the document. The response has no body. */
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
            /** The templates of the envelope. */
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
            /** The envelope does not exist, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The templates in the request, with the result for each. */
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
            /** A template or a document does not exist, or the envelope is neither a draft nor in process. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The envelope does not exist, or the caller does not have access to it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current attachments of the envelope. */
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
            /** The envelope is neither a draft nor in process, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The attachments to delete, identified by their IDs. */
        requestBody: {
            content: {
                "application/json": EnvelopeAttachmentsRequest;
            };
        };
        responses: {
            /** The attachments in the request, each with its result. */
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
            /** The envelope is not a draft, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The content of the attachment. */
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
            /**
             * The attachment does not exist in the envelope, or the caller does not have access to the
             * envelope.
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
    EnvelopeAttachments_update: {
        parameters: {
            query?: never;
            header?: EnvelopeAttachmentsUpdateHeader;
            path: EnvelopeAttachmentsUpdateParams;
            cookie?: never;
        };
        /** The new attachment. */
        requestBody: {
            content: {
                "application/json": Attachment;
            };
        };
        responses: {
            /** The current attachments of the envelope. */
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
            /** The envelope is neither a draft nor in process, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The upload was started. The response contains its ID and its limits. */
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
            /** The request body does not have any content, or exceeds the size limit of an upload. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the upload. */
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
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The upload was committed and is ready for use. */
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
            /** A part is missing, the content does not match its checksum, or the action is unknown. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The state of the upload before the deletion. */
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
            /** The caller cannot access the upload, or the request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The part number is not the next one, the upload is already committed, or a limit is exceeded. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The values entered so far. */
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
            /** The envelope is a draft or does not exist, or the caller cannot view its values. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The visibility of each document for the recipient. */
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
             * The recipient does not exist in the envelope, or document visibility is disabled for the
             * account.
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
    EnvelopeDocumentVisibility_update: {
        parameters: {
            query?: never;
            header?: EnvelopeDocumentVisibilityUpdateHeader;
            path: EnvelopeDocumentVisibilityUpdateParams;
            cookie?: never;
        };
        /** One entry for each document to show or hide. */
        requestBody: {
            content: {
                "application/json": DocumentVisibilityList;
            };
        };
        responses: {
            /** The entries in the request, with the result for each. */
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
             * A document cannot be hidden from the recipient, or document visibility is disabled for the
             * account.
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
            /** The entries in the request, with the result for each. */
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
             * A document cannot be hidden from a recipient, or document visibility is disabled for the
             * account.
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
            /** The layout of the document. The array is empty if the document does not have a layout. */
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
            /** The document does not exist in the envelope. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The layout to preview. */
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
            /** The document does not exist in the envelope, or the layout is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The envelope does not exist, or the caller cannot access it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The layout to apply to all documents. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The documents as HTML, in order. */
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
            /** The envelope does not exist, or the layout is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the journal. */
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
            /** The caller is not a notary, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the templates that match the filters. */
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
            /** A parameter is invalid, or the caller cannot use templates. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The template to create. */
        requestBody: {
            content: {
                "application/json": EnvelopeTemplate;
            };
        };
        responses: {
            /** The template was created. The response contains its ID. */
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
            /** The request is invalid, or it contains an invalid document, recipient or tab. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the template. */
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
            /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to change. Omitted fields are not changed. */
        requestBody: {
            content: {
                "application/json": EnvelopeTemplate;
            };
        };
        responses: {
            /** The template was changed. The response contains the result for each changed part. */
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
            /** The request is invalid, or the template is locked by another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the groups to share with. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups of the request, with the result for each. */
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
            /** The request is invalid, or the caller cannot share the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the groups to stop sharing with. */
        requestBody: {
            content: {
                "application/json": GroupInformation;
            };
        };
        responses: {
            /** The groups of the request, with the result for each. */
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
            /** The request is invalid, or the caller cannot share the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the list. */
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
            /** The template does not have this document, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The password of the caller. The request body is optional. */
        requestBody?: {
            content: {
                "application/json": PageDeletion;
            };
        };
        responses: {
            /** The page was deleted. */
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
            /** The document does not have this page, or the template is locked by another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The page as a PNG image. */
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
            /** The document does not have this page, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The direction of the rotation. */
        requestBody: {
            content: {
                "application/json": PageRequest;
            };
        };
        responses: {
            /** The page was rotated. */
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
             * The document does not have this page, the direction is missing, or another user holds the
             * lock.
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
    Templates_getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: TemplatesGetNotificationSettingsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The updated settings. */
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
            /** The template does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new settings. */
        requestBody: {
            content: {
                "application/json": TemplateNotificationRequest;
            };
        };
        responses: {
            /** The updated settings. */
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
            /** The request is invalid, or the template is locked by another user. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The documents of the template. */
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
            /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The documents, in `documents` of an envelope definition. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The added documents, with the result for each. */
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
            /** A file cannot be read, the request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The documents to remove, each with its ID. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The removed documents, with the result for each. */
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
            /** The template does not have this document, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not have this document, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** An envelope definition with one document. */
        requestBody: {
            content: {
                "application/json": EnvelopeDefinition;
            };
        };
        responses: {
            /** The stored document. */
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
            /** The file cannot be read, the request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not have this document or page. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not have this document, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs with the fields to change. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The updated tabs. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to place, with one array for each type. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The placed tabs, each with its ID. */
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
            /** A tab cannot be placed, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the tabs to remove, in the arrays of their types. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The removed tabs, with the result for each. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not exist or does not have this document, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The names and their new values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The updated fields. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The names and their values. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The added fields. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to remove, each with its name. */
        requestBody: {
            content: {
                "application/json": DocumentFieldsInformation;
            };
        };
        responses: {
            /** The removed fields. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipients of the template. */
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
            /** The template does not exist, the caller cannot view it, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients with the fields to change. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The result for each recipient. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipients to add, in the arrays of their types. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The added recipients. */
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
            /** A recipient cannot be added, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the recipients to remove, in the arrays of their types. */
        requestBody: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The removed recipients, with the result for each. */
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
            /** The template does not have this recipient, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The same recipient, in the array of its type. */
        requestBody?: {
            content: {
                "application/json": TemplateRecipients;
            };
        };
        responses: {
            /** The removed recipient. */
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
            /** The template does not have this recipient, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The recipient of the preview, and the URL to return to. */
        requestBody: {
            content: {
                "application/json": RecipientPreviewRequest;
            };
        };
        responses: {
            /** The URL of the preview. */
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
            /** The template does not have this recipient, or the request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the people. */
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
            /** The template does not have this recipient, or the plan does not include bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The saved list. */
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
            /** The list is invalid, or the recipient cannot represent a list. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The recipient without its list. */
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
            /** The template does not have this recipient, or the plan does not include bulk recipients. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not have this recipient, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs with the fields to change. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The updated tabs. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The tabs to place, with one array for each type. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The placed tabs, each with its ID. */
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
            /** A tab cannot be placed, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The IDs of the tabs to remove, in the arrays of their types. */
        requestBody: {
            content: {
                "application/json": TemplateTabs;
            };
        };
        responses: {
            /** The removed tabs, with the result for each. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields with the properties to change. */
        requestBody: {
            content: {
                "application/json": TemplateCustomFields;
            };
        };
        responses: {
            /** The updated fields. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The added fields, each with its ID. */
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
            /** The request is invalid, or a field with that name already exists. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to remove, each with its ID. */
        requestBody: {
            content: {
                "application/json": TemplateCustomFields;
            };
        };
        responses: {
            /** The removed fields, with the result for each. */
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
            /** The request is invalid, or another user holds the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current lock. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send with every change. Only the owner of the lock receives it.
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
            /** The template is not locked, it does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new duration of the lock, counted from now. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The lock with its new expiry. */
            200: {
                headers: {
                    /**
                     * The lock as JSON, to send with every change. Only the owner of the lock receives it.
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
            /** The request is invalid, or the caller does not own the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The duration and the type of the lock. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The template was locked. The response contains the lock token. */
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
            /** The request is invalid, or the template is already locked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The password of the template, if it has one. */
        requestBody?: {
            content: {
                "application/json": LockRequest;
            };
        };
        responses: {
            /** The released lock. */
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
            /** The template is not locked, the caller does not hold the lock, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The URL to which the browser is redirected afterwards. */
        requestBody?: {
            content: {
                "application/json": ReturnUrlRequest;
            };
        };
        responses: {
            /** The URL of the editor. */
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
            /** The request is invalid, or the caller cannot change the template. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The visibility of each document for the recipient. */
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
            /** The template does not have this recipient, or document visibility is disabled for the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** One entry for each document to show or hide. */
        requestBody: {
            content: {
                "application/json": TemplateDocumentVisibilityList;
            };
        };
        responses: {
            /** The entries in the request, with the result for each. */
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
             * A document cannot be hidden from the recipient, or document visibility is disabled for the
             * account.
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
            /** The entries in the request, with the result for each. */
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
             * The request hides a document from a recipient who must see it, or document visibility is
             * disabled for the account.
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
        /** The layout to preview. */
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
            /** The template does not have this document, or the layout is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The layout to apply to all documents. */
        requestBody?: {
            content: {
                "application/json": DocumentHtmlDefinition;
            };
        };
        responses: {
            /** The documents as HTML, in order. */
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
            /** The template does not exist, the caller cannot view it, or the layout is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The layout of the document. The array is empty if the document does not have a layout. */
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
            /** The template does not exist or does not have this document, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The template does not exist, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or the caller cannot view the configurations. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new state of the configuration, with its `connectId`. */
        requestBody: {
            content: {
                "application/json": ConnectCustomConfiguration;
            };
        };
        responses: {
            /** The updated configuration. */
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
            /** The request is invalid, or the configuration does not exist in the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The configuration to create. */
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
            /** The request is invalid, or the caller cannot configure Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The configuration, as an array with one element. */
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
            /** The configuration does not exist in the account, or the caller cannot view it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The configuration was deleted. The response has no body. */
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
            /** The configuration does not exist in the account, or the caller cannot delete it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the users. */
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
            /** A parameter is invalid, or the configuration does not exist in the account. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The full new key. */
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
            /** The caller cannot create keys, or the account has reached the limit of keys. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The result for the envelope, for each configuration. */
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
            /** The envelope does not exist, or the caller cannot resend its events. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The envelopes whose events are resent. */
        requestBody: {
            content: {
                "application/json": ConnectFailureFilter;
            };
        };
        responses: {
            /** The result for each envelope. */
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
            /** The request is invalid, or the caller cannot resend events. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** A parameter is invalid, or the caller cannot read the failures. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The entry was deleted. */
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
            /** The caller cannot delete failures, or the account does not have Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The log entries within the period. */
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
            /** A parameter is invalid, or the caller cannot read the log. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** All log entries were deleted. The response has no body. */
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
            /** The caller cannot delete log entries, or the account does not have Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The log entry. */
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
            /** A parameter is invalid, or the caller cannot read the log. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The entry was deleted. The response has no body. */
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
            /** The caller cannot delete log entries, or the account does not have Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller cannot use bulk send, or the plan of the account does not include it. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The list to create. */
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
            /** The request is invalid, or a recipient, field or tab of a copy is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The list does not exist, or the plan of the account does not include bulk send. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The new state of the list, with every copy. */
        requestBody: {
            content: {
                "application/json": BulkSendingList;
            };
        };
        responses: {
            /** The updated list. */
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
            /** The request is invalid, or the list does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The remaining lists. */
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
            /** The list does not exist, or the plan of the account does not include bulk send. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The draft or template from which the copies are created. */
        requestBody: {
            content: {
                "application/json": BulkSendRequest;
            };
        };
        responses: {
            /** The batch that contains the copies, or the reasons why no copy is sent. */
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
            /** The request is invalid, or the envelope is too large for bulk send. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The draft or template against which the list is tested. */
        requestBody: {
            content: {
                "application/json": BulkSendRequest;
            };
        };
        responses: {
            /** The result of the test, with the reasons if the list does not match. */
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
            /** The request is invalid, or the plan of the account does not include bulk send. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The requested PowerForms. */
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
            /** A parameter is invalid, or the account does not have PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The PowerForm to create, with the template from which it creates envelopes. */
        requestBody: {
            content: {
                "application/json": PowerForm;
            };
        };
        responses: {
            /** The created PowerForm with its ID and URL. */
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
            /** The request is invalid, or the template does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The PowerForms to delete, each with its ID. */
        requestBody: {
            content: {
                "application/json": PowerFormsRequest;
            };
        };
        responses: {
            /** The PowerForms, with the result for each. */
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
            /** The request is invalid, or the account does not have PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the PowerForm. */
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
            /** The caller cannot view this PowerForm, or the account does not have PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the PowerForm to change. */
        requestBody: {
            content: {
                "application/json": PowerForm;
            };
        };
        responses: {
            /** The updated PowerForm. */
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
            /** The request is invalid, or the caller cannot change this PowerForm. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The PowerForm was deleted. The response has no body. */
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
            /** The caller cannot delete this PowerForm, or the account does not have PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the users. */
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
            /** A parameter is invalid, or the account does not have PowerForms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The data of the envelopes, in the requested layout. */
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
            /** A parameter is invalid, or the caller cannot view this data. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller cannot use workspaces, or the account does not have them. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The workspace to create. Only its name is required. */
        requestBody: {
            content: {
                "application/json": Workspace;
            };
        };
        responses: {
            /** The created workspace with its ID. */
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
            /** The request is invalid, or the account does not have workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The current state of the workspace. */
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
            /** The caller cannot view the workspace, or the account does not have workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields of the workspace to change. */
        requestBody: {
            content: {
                "application/json": Workspace;
            };
        };
        responses: {
            /** The updated workspace. */
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
            /** The request is invalid, or the caller cannot change the workspace. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The deleted workspace. */
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
            /** The caller cannot delete the workspace, or the account does not have workspaces. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The folder with one page of its items. */
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
            /** A parameter is invalid, or the caller cannot view the folder. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The items were deleted. The response has no body. */
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
            /** The request is invalid, or the caller cannot delete an item. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The file, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": WorkspaceFileUpload;
            };
        };
        responses: {
            /** The created file in the folder. */
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
            /** The request is invalid, or the file cannot be accepted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The content of the file. */
            200: {
                headers: {
                    /**
                     * The name of the file. With `is_download`, the header also instructs the browser to save the
                     * file.
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
            /** A parameter is invalid, or the caller cannot view the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The data of the file to change. */
        requestBody: {
            content: {
                "application/json": WorkspaceItem;
            };
        };
        responses: {
            /** The updated file. */
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
            /** The request is invalid, or the caller cannot change the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the list. */
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
            /** A parameter is invalid, or the caller cannot view the file. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the archive addresses. */
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
            /**
             * The account does not have an archive, the caller is not an administrator, or a parameter is
             * invalid.
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
    BCCEmailArchive_create: {
        parameters: {
            query?: never;
            header?: never;
            path: BCCEmailArchiveCreateParams;
            cookie?: never;
        };
        /** The address to add. Only `email` is used. */
        requestBody: {
            content: {
                "application/json": BccEmailArchive;
            };
        };
        responses: {
            /** The address was added and waits for confirmation. */
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
            /** The address is missing or invalid, or the account already has five addresses. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** One page of the history. */
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
            /**
             * The account does not have an archive, the caller is not an administrator, or a parameter is
             * invalid.
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
    BCCEmailArchive_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: BCCEmailArchiveDeleteParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The address was closed. The response has no body. */
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
            /** The account does not have an archive, or the caller is not an administrator. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller is not a notary, or a parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": Notary;
            };
        };
        responses: {
            /** The updated registration. */
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
            /** The caller is not a notary, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The registration to create. */
        requestBody: {
            content: {
                "application/json": Notary;
            };
        };
        responses: {
            /** The created registration. */
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
            /** The account does not support notaries, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller is not a notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The registration to create. */
        requestBody: {
            content: {
                "application/json": NotaryJurisdiction;
            };
        };
        responses: {
            /** The created registration. */
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
            /** The caller is not a notary, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The caller is not a notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
        /** The fields to change. */
        requestBody: {
            content: {
                "application/json": NotaryJurisdiction;
            };
        };
        responses: {
            /** The updated registration. */
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
            /** The caller is not a notary, or the request body is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
            /** The registration was removed. The response has no body. */
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
            /** The caller is not a notary. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorDetails;
                };
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
                "text/xml": ConnectXml;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
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
                 * The Base64-encoded HMAC-SHA256 of the raw body, computed with the first active key of the account.
                 * Each further key adds a header with the next number, up to 100. The header is omitted if the
                 * configuration does not use HMAC.
                 *
                 * @example nDMHP7beY54U4925bv0iIgGPLaRNqAIaKPO+sMrooh4=
                 */
                "X-DocuSign-Signature-1"?: string | undefined;
                /**
                 * The signature method, if the message is signed.
                 *
                 * @example HMACSHA256
                 */
                "X-Authorization-Digest"?: "HMACSHA256" | undefined;
                /**
                 * The ID of the account whose keys signed the message, if the message is signed.
                 *
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                "X-DocuSign-AccountId"?: string | undefined;
            };
            path?: never;
            cookie?: never;
        };
        /** The event message. */
        requestBody: {
            content: {
                "application/json": ConnectMessage;
            };
        };
        responses: {
            /**
             * The message was received. A status outside 200 to 299, or no response within 100 seconds,
             * counts as a failure.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
