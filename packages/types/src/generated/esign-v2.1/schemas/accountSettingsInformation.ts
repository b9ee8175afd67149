// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AdditionalSetting } from './AdditionalSetting.js';
import type { AccessCodeFormat } from './accessCodeFormat.js';
import type { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.js';
import type { AccountNotification } from './accountNotification.js';
import type { AccountTimeZone } from './accountTimeZone.js';
import type { AccountUISettings } from './accountUISettings.js';
import type { AddressInformation } from './addressInformation.js';
import type { ExternalDocumentSources } from './externalDocumentSources.js';
import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';
import type { IdCheckConfiguration } from './idCheckConfiguration.js';
import type { LinkedExternalPrimaryAccount } from './linkedExternalPrimaryAccount.js';
import type { SelfSignedEmailDocument } from './selfSignedEmailDocument.js';
import type { SettingsMetadata } from './settingsMetadata.js';
import type { SignDateFormat } from './signDateFormat.js';
import type { SignTimeFormat } from './signTimeFormat.js';
import type { TabAccountSettings } from './tabAccountSettings.js';

/**
 * The settings of an account. Most are flags, and which settings an account can change depends on
 * its plan. An update request contains only the settings to change, and all other settings keep
 * their values.
 */
export interface AccountSettingsInformation {
    /**
     * Specifies whether a Connect configuration can send events to a URL that uses HTTP instead of
     * HTTPS.
     *
     * Format: boolean-string
     */
    allowConnectHttpListenerConfigs?: ("true" | "false") | undefined;
    /**
     * Specifies whether Connect reports that a signer chose to finish later.
     *
     * Format: boolean-string
     */
    allowConnectSendFinishLater?: ("true" | "false") | undefined;
    /** Who may change `allowConnectSendFinishLater`, and the values it may take. */
    allowConnectSendFinishLaterMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can select the unified message format on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectUnifiedPayloadUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether Connect can report envelopes that members receive from other accounts.
     *
     * Format: boolean-string
     */
    allowRecipientConnect?: ("true" | "false") | undefined;
    /** Who may change `allowRecipientConnect`, and the values it may take. */
    allowRecipientConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether the account has claimed an e-mail domain, which Connect requires to report
     * for its recipients.
     *
     * Format: boolean-string
     */
    readonly hasRecipientConnectClaimedDomain?: ("true" | "false") | undefined;
    /**
     * Specifies whether agreement events can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectAgreementUI?: ("true" | "false") | undefined;
    /** Who may change `allowConnectAgreementUI`, and the values it may take. */
    allowConnectAgreementUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the event for an available authoritative copy can be selected on the Connect
     * pages.
     *
     * Format: boolean-string
     */
    allowConnectAuthoritativeCopyReadyEventUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether the event for a sent reminder can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectEnvelopeReminderSentEventUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether Connect reports that an envelope was removed.
     *
     * Format: boolean-string
     */
    allowConnectEnvelopeRemovedEvent?: ("true" | "false") | undefined;
    /**
     * Specifies whether configurations for extension apps can be created on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectExtensionUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether identity verification events can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    AllowConnectIdentityVerificationUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether OAuth for the listener can be configured on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectOAuthUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether events for workspace upload requests can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectWorkspaceUploadRequestUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether agreements can be exchanged with Coupa through its connector.
     *
     * Format: boolean-string
     */
    enableCoupaIAMConnector?: ("true" | "false") | undefined;
    /** Who may change `enableCoupaIAMConnector`, and the values it may take. */
    enableCoupaIAMConnectorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Connect messages can include the document fields of an envelope.
     *
     * Format: boolean-string
     */
    isConnectDocumentFieldsEnabled?: ("true" | "false") | undefined;
    /** The format of access codes for recipients. */
    accessCodeFormat?: AccessCodeFormat | undefined;
    /**
     * Specifies whether administrators can set rules for the format of access codes.
     *
     * Format: boolean-string
     */
    allowAccessCodeFormat?: ("true" | "false") | undefined;
    /** Who may change `allowAccessCodeFormat`, and the values it may take. */
    allowAccessCodeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel1?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel1`, and the values it may take. */
    allowIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 2 identity verification can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel2?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel2`, and the values it may take. */
    allowIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 3 identity verification, the strictest level, can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel3?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel3`, and the values it may take. */
    allowIDVLevel3Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account has access to the identity verification platform.
     *
     * Format: boolean-string
     */
    allowIDVPlatform?: ("true" | "false") | undefined;
    /** Who may change `allowIDVPlatform`, and the values it may take. */
    allowIDVPlatformMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether telephone authentication can use numbers outside the United States.
     *
     * Format: boolean-string
     */
    allowNonUSPhoneAuth?: ("true" | "false") | undefined;
    /** Who may change `allowNonUSPhoneAuth`, and the values it may take. */
    allowNonUSPhoneAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can be authenticated by a telephone call.
     *
     * Format: boolean-string
     */
    allowPhoneAuthentication?: ("true" | "false") | undefined;
    /** Who may change `allowPhoneAuthentication`, and the values it may take. */
    allowPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's settings for telephone authentication.
     *
     * Format: boolean-string
     */
    allowPhoneAuthOverride?: ("true" | "false") | undefined;
    /** Who may change `allowPhoneAuthOverride`, and the values it may take. */
    allowPhoneAuthOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable login with a social network. This field is no
     * longer used.
     *
     * Format: boolean-string
     *
     * @deprecated
     */
    allowSocialIdLogin?: ("true" | "false") | undefined;
    /** Who may change `allowSocialIdLogin`, and the values it may take. */
    allowSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients are authenticated only at the first access from a device
     * (`initial_access`) or each time they open the envelope (`each_access`).
     */
    authenticationCheck?: ("initial_access" | "each_access") | undefined;
    /** Who may change `authenticationCheck`, and the values it may take. */
    authenticationCheckMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can generate access codes automatically.
     *
     * Format: boolean-string
     */
    enableAccessCodeGenerator?: ("true" | "false") | undefined;
    /** Who may change `enableAccessCodeGenerator`, and the values it may take. */
    enableAccessCodeGeneratorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the newer identity service uses Intuit for knowledge-based questions.
     *
     * Format: boolean-string
     */
    enableIDFxIntuitKBA?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxIntuitKBA`, and the values it may take. */
    enableIDFxIntuitKBAMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether telephone authentication uses the newer identity service.
     *
     * Format: boolean-string
     */
    enableIDFxPhoneAuthentication?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxPhoneAuthentication`, and the values it may take. */
    enableIDFxPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can be authenticated with a code in a text message.
     *
     * Format: boolean-string
     */
    enableSMSAuthentication?: ("true" | "false") | undefined;
    /** Who may change `enableSMSAuthentication`, and the values it may take. */
    enableSMSAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether login with a social network is enabled, if it is allowed. This field is no
     * longer used.
     *
     * Format: boolean-string
     *
     * @deprecated
     */
    enableSocialIdLogin?: ("true" | "false") | undefined;
    /** Who may change `enableSocialIdLogin`, and the values it may take. */
    enableSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /** The identity checks that senders can select. */
    idCheckConfigurations?: IdCheckConfiguration[] | undefined;
    /**
     * Specifies whether a passed check remains valid for a period (`variable`) or recipients are
     * checked every time (`always`).
     */
    idCheckExpire?: ("always" | "variable") | undefined;
    /** Who may change `idCheckExpire`, and the values it may take. */
    idCheckExpireMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that a passed check remains valid. With `0`, recipients are checked in each
     * session.
     *
     * Format: integer-string
     */
    idCheckExpireDays?: string | undefined;
    /** Who may change `idCheckExpireDays`, and the values it may take. */
    idCheckExpireDaysMetadata?: SettingsMetadata | undefined;
    /**
     * The number of minutes that a passed check remains valid.
     *
     * Format: integer-string
     */
    idCheckExpireMinutes?: string | undefined;
    /** Who may change `idCheckExpireMinutes`, and the values it may take. */
    idCheckExpireMinutesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies when recipients are checked: for every envelope (`always`), for no envelope
     * (`never`) or as the sender decides (`optional`).
     */
    idCheckRequired?: ("always" | "never" | "optional") | undefined;
    /** Who may change `idCheckRequired`, and the values it may take. */
    idCheckRequiredMetadata?: SettingsMetadata | undefined;
    /** The identity verification workflows that the account can use. */
    identityVerification?: AccountIdentityVerificationWorkflow[] | undefined;
    /** Who may change `identityVerification`, and the values it may take. */
    identityVerificationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's rule for telephone calls by the newer
     * identity service.
     *
     * Format: boolean-string
     */
    idfxPhoneAuthenticationOverride?: ("true" | "false") | undefined;
    /** Who may change `idfxPhoneAuthenticationOverride`, and the values it may take. */
    idfxPhoneAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * The question that the host asks an in-person signer. The answer is recorded in the certificate
     * of completion.
     */
    inPersonIDCheckQuestion?: string | undefined;
    /** Who may change `inPersonIDCheckQuestion`, and the values it may take. */
    inPersonIDCheckQuestionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can let the recipient provide the telephone number for
     * authentication.
     *
     * Format: boolean-string
     */
    phoneAuthRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Who may change `phoneAuthRecipientMayProvidePhoneNumber`, and the values it may take. */
    phoneAuthRecipientMayProvidePhoneNumberMetadata?: SettingsMetadata | undefined;
    /**
     * The name of the account at RSA, the provider of knowledge-based questions. If it is wrong, the
     * checks fail.
     */
    rsaVeridAccountName?: string | undefined;
    /** The password of the account at RSA. */
    rsaVeridPassword?: string | undefined;
    /** The ruleset that RSA uses for its questions. */
    rsaVeridRuleset?: string | undefined;
    /** The user ID with which the service logs in to RSA. */
    rsaVeridUserId?: string | undefined;
    /**
     * Specifies whether a sender who is also a recipient must pass the same authentication as other
     * recipients.
     *
     * Format: boolean-string
     */
    senderMustAuthenticateSigning?: ("true" | "false") | undefined;
    /** Who may change `senderMustAuthenticateSigning`, and the values it may take. */
    senderMustAuthenticateSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies when signers must log in. The two strictest values also prevent envelopes from being
     * sent to recipients without an account. Embedded signers are exempt.
     */
    signerLoginRequirements?: ("login_not_required" | "login_required_if_account_holder" | "login_required_per_session" | "login_required_per_envelope") | undefined;
    /** Who may change `signerLoginRequirements`, and the values it may take. */
    signerLoginRequirementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be sent only to recipients who have an account. See also
     * `signerMustLoginToSign`.
     *
     * Format: boolean-string
     */
    signerMustHaveAccount?: ("true" | "false") | undefined;
    /** Who may change `signerMustHaveAccount`, and the values it may take. */
    signerMustHaveAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must log in before they sign. See also `signerMustHaveAccount`.
     *
     * Format: boolean-string
     */
    signerMustLoginToSign?: ("true" | "false") | undefined;
    /** Who may change `signerMustLoginToSign`, and the values it may take. */
    signerMustLoginToSignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can view completed envelopes without authentication.
     *
     * Format: boolean-string
     */
    skipAuthCompletedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `skipAuthCompletedEnvelopes`, and the values it may take. */
    skipAuthCompletedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can authenticate with their login at a social network.
     *
     * Format: boolean-string
     */
    socialIdRecipAuth?: ("true" | "false") | undefined;
    /** Who may change `socialIdRecipAuth`, and the values it may take. */
    socialIdRecipAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use its own provider of identity verification.
     *
     * Format: boolean-string
     */
    allowBYOIDV?: ("true" | "false") | undefined;
    /** Who may change `allowBYOIDV`, and the values it may take. */
    allowBYOIDVMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used under FedRAMP rules.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel1?: ("true" | "false") | undefined;
    /** Who may change `allowFedRampIDVLevel1`, and the values it may take. */
    allowFedRampIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 2 identity verification can be used under FedRAMP rules.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel2?: ("true" | "false") | undefined;
    /** Who may change `allowFedRampIDVLevel2`, and the values it may take. */
    allowFedRampIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether identity verification can be used for qualified signatures under European
     * law.
     *
     * Format: boolean-string
     */
    allowIDVForEUQualifiedSignatures?: ("true" | "false") | undefined;
    /** Who may change `allowIDVForEUQualifiedSignatures`, and the values it may take. */
    allowIDVForEUQualifiedSignaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used for a trial period.
     *
     * Format: boolean-string
     */
    allowIDVLevel1Trial?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel1Trial`, and the values it may take. */
    allowIDVLevel1TrialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the risk of a forged identity is assessed during verification.
     *
     * Format: boolean-string
     */
    allowIdvRiskAssessment?: ("true" | "false") | undefined;
    /** Who may change `allowIdvRiskAssessment`, and the values it may take. */
    allowIdvRiskAssessmentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the older knowledge-based questions are disabled.
     *
     * Format: boolean-string
     */
    disableLegacyKba?: ("true" | "false") | undefined;
    /** Who may change `disableLegacyKba`, and the values it may take. */
    disableLegacyKbaMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether identity checks are used for signing methods that create advanced electronic
     * signatures.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckForAESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckForAESPens`, and the values it may take. */
    enableDSigIDCheckForAESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether qualified signatures can be based on an in-person identity check.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckInPersonForQESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckInPersonForQESPens`, and the values it may take. */
    enableDSigIDCheckInPersonForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether qualified signatures can be based on a remote identity check.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckRemoteForQESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckRemoteForQESPens`, and the values it may take. */
    enableDSigIDCheckRemoteForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods with identity verification are available.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDVerificationPens`, and the values it may take. */
    enableDSigIDVerificationPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the premier signing methods with identity verification are available.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPremierPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDVerificationPremierPens`, and the values it may take. */
    enableDSigIDVerificationPremierPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers without an account can use text message authentication under 21 CFR
     * Part 11.
     *
     * Format: boolean-string
     */
    enableIDFxAccountlessSMSAuthForPart11?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxAccountlessSMSAuthForPart11`, and the values it may take. */
    enableIDFxAccountlessSMSAuthForPart11Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the result of telephone authentication is displayed with the signature.
     *
     * Format: boolean-string
     */
    enableIdfxPhoneAuthSignatureAuthStatus?: ("true" | "false") | undefined;
    /** Who may change `enableIdfxPhoneAuthSignatureAuthStatus`, and the values it may take. */
    enableIdfxPhoneAuthSignatureAuthStatusMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's rule for the newer knowledge-based
     * questions.
     *
     * Format: boolean-string
     */
    idfxKBAAuthenticationOverride?: ("true" | "false") | undefined;
    /** Who may change `idfxKBAAuthenticationOverride`, and the values it may take. */
    idfxKBAAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can trigger actions when an agreement is completed.
     *
     * Format: boolean-string
     */
    allowAgreementActions?: ("true" | "false") | undefined;
    /** Who may change `allowAgreementActions`, and the values it may take. */
    allowAgreementActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether extension apps can be used during signing.
     *
     * Format: boolean-string
     */
    allowSigningExtensions?: ("true" | "false") | undefined;
    /** Who may change `allowSigningExtensions`, and the values it may take. */
    allowSigningExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can pass completed agreements to contract lifecycle management (CLM).
     *
     * Format: boolean-string
     */
    enableAgreementActionsForCLM?: ("true" | "false") | undefined;
    /** Who may change `enableAgreementActionsForCLM`, and the values it may take. */
    enableAgreementActionsForCLMMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can perform actions on completed agreements within the signature
     * service.
     *
     * Format: boolean-string
     */
    enableAgreementActionsForESign?: ("true" | "false") | undefined;
    /** Who may change `enableAgreementActionsForESign`, and the values it may take. */
    enableAgreementActionsForESignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers and other recipients can write comments in the documents.
     *
     * Format: boolean-string
     */
    enableSigningExtensionComments?: ("true" | "false") | undefined;
    /** Who may change `enableSigningExtensionComments`, and the values it may take. */
    enableSigningExtensionCommentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether comments can be answered to create conversations.
     *
     * Format: boolean-string
     */
    enableSigningExtensionConversations?: ("true" | "false") | undefined;
    /** Who may change `enableSigningExtensionConversations`, and the values it may take. */
    enableSigningExtensionConversationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPoint?: ("true" | "false") | undefined;
    /** Who may change `enableTransactionPoint`, and the values it may take. */
    enableTransactionPointMetadata?: SettingsMetadata | undefined;
    /** The level of AI assistance when a web form is created. */
    aiAssistedWebFormCreationLevel?: string | undefined;
    /** Who may change `aiAssistedWebFormCreationLevel`, and the values it may take. */
    aiAssistedWebFormCreationLevelMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the feature with this abbreviation, which is internal to
     * the operator.
     *
     * Format: boolean-string
     */
    allowACE?: ("true" | "false") | undefined;
    /** Who may change `allowACE`, and the values it may take. */
    allowACEMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether workflows with several agreement steps can be created.
     *
     * Format: boolean-string
     */
    allowAgreementOrchestrations?: ("true" | "false") | undefined;
    /** Who may change `allowAgreementOrchestrations`, and the values it may take. */
    allowAgreementOrchestrationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether transaction workspaces can be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspace?: ("true" | "false") | undefined;
    /** Who may change `allowTransactionsWorkspace`, and the values it may take. */
    allowTransactionsWorkspaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the first generation of transaction workspaces can be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspaceOriginal?: ("true" | "false") | undefined;
    /** Who may change `allowTransactionsWorkspaceOriginal`, and the values it may take. */
    allowTransactionsWorkspaceOriginalMetadata?: SettingsMetadata | undefined;
    /** The plan levels that apply to extracting custom terms from agreements. */
    customExtractionPlanLevels?: string | undefined;
    /** Who may change `customExtractionPlanLevels`, and the values it may take. */
    customExtractionPlanLevelsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced agreement desk can be used for agreement requests.
     *
     * Format: boolean-string
     */
    enableAgreementDeskAdvanced?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAgreementDeskAdvanced` can be edited and its allowed values. */
    enableAgreementDeskAdvancedMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI agents can work on agreements.
     *
     * Format: boolean-string
     */
    enableAIAgents?: ("true" | "false") | undefined;
    /** Who may change `enableAIAgents`, and the values it may take. */
    enableAIAgentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether contracts can be reviewed with AI.
     *
     * Format: boolean-string
     */
    enableAIContractReview?: ("true" | "false") | undefined;
    /** Who may change `enableAIContractReview`, and the values it may take. */
    enableAIContractReviewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI can draft the message of an envelope for senders.
     *
     * Format: boolean-string
     */
    enableAISenderMessage?: ("true" | "false") | undefined;
    /** Who may change `enableAISenderMessage`, and the values it may take. */
    enableAISenderMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI suggests tabs to senders on their documents.
     *
     * Format: boolean-string
     */
    enableAISuggestedFields?: ("true" | "false") | undefined;
    /** Who may change `enableAISuggestedFields`, and the values it may take. */
    enableAISuggestedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether suggested tabs are placed without individual confirmation.
     *
     * Format: boolean-string
     */
    enableAISuggestedFieldsAutoPlace?: ("true" | "false") | undefined;
    /** Who may change `enableAISuggestedFieldsAutoPlace`, and the values it may take. */
    enableAISuggestedFieldsAutoPlaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Coupa can be used.
     *
     * Format: boolean-string
     */
    enableCoupaCoreExtension?: ("true" | "false") | undefined;
    /** Who may change `enableCoupaCoreExtension`, and the values it may take. */
    enableCoupaCoreExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether extension apps created by the account can verify the data that signers
     * enter.
     *
     * Format: boolean-string
     */
    enableCustomDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enableCustomDataVerificationExtensions`, and the values it may take. */
    enableCustomDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether ready-made extension apps can verify the data that signers enter.
     *
     * Format: boolean-string
     */
    enableDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enableDataVerificationExtensions`, and the values it may take. */
    enableDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Greenhouse can be used.
     *
     * Format: boolean-string
     */
    enableGreenhouseApp?: ("true" | "false") | undefined;
    /** Who may change `enableGreenhouseApp`, and the values it may take. */
    enableGreenhouseAppMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have a clause library.
     *
     * Format: boolean-string
     */
    enableIAMClauseLibrary?: ("true" | "false") | undefined;
    /** Who may change `enableIAMClauseLibrary`, and the values it may take. */
    enableIAMClauseLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreement pages can be embedded in other applications.
     *
     * Format: boolean-string
     */
    enableIAMforXEmbeddedUX?: ("true" | "false") | undefined;
    /** Who may change `enableIAMforXEmbeddedUX`, and the values it may take. */
    enableIAMforXEmbeddedUXMetadata?: SettingsMetadata | undefined;
    /** The types of document for which key terms are suggested. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Who may change `enableKeyTermsSuggestionsByDocumentType`, and the values it may take. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Microsoft Dynamics 365 can be used.
     *
     * Format: boolean-string
     */
    enableMicrosoftDynamics365Extension?: ("true" | "false") | undefined;
    /** Who may change `enableMicrosoftDynamics365Extension`, and the values it may take. */
    enableMicrosoftDynamics365ExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether several members can share the agreement repository.
     *
     * Format: boolean-string
     */
    enableMultiUserRepositoryFeatures?: ("true" | "false") | undefined;
    /** Who may change `enableMultiUserRepositoryFeatures`, and the values it may take. */
    enableMultiUserRepositoryFeaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be added to the repository through the API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataIn?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIDataIn`, and the values it may take. */
    enableNavigatorAPIDataInMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be read from the repository through the API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataOut?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIDataOut`, and the values it may take. */
    enableNavigatorAPIDataOutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the utility operations of the repository API can be used.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIUtilities?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIUtilities`, and the values it may take. */
    enableNavigatorAPIUtilitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the repository includes the features for human resources.
     *
     * Format: boolean-string
     */
    enableNavigatorForHR?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorForHR`, and the values it may take. */
    enableNavigatorForHRMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI identifies how agreements in the repository depend on each other.
     *
     * Format: boolean-string
     */
    enableNavigatorHierarchyAI?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorHierarchyAI`, and the values it may take. */
    enableNavigatorHierarchyAIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether only some of the account's agreements are added to the repository.
     *
     * Format: boolean-string
     */
    enableNavigatorPartialIngestion?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorPartialIngestion`, and the values it may take. */
    enableNavigatorPartialIngestionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the repository can be used for a trial period.
     *
     * Format: boolean-string
     */
    enableNavigatorTrial?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorTrial`, and the values it may take. */
    enableNavigatorTrialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether obligations from agreements are tracked.
     *
     * Format: boolean-string
     */
    enableObligationManagement?: ("true" | "false") | undefined;
    /** Who may change `enableObligationManagement`, and the values it may take. */
    enableObligationManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether paid extension apps can verify the data that signers enter.
     *
     * Format: boolean-string
     */
    enablePremiumDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enablePremiumDataVerificationExtensions`, and the values it may take. */
    enablePremiumDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for SAP Ariba can be used.
     *
     * Format: boolean-string
     */
    enableSAPAribaExtension?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSAPAribaExtension` can be edited and its allowed values. */
    enableSAPAribaExtensionMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether the plan includes the AI features for signers.
     *
     * Format: boolean-string
     */
    enableSigningAIFeaturesPlan?: ("true" | "false") | undefined;
    /** Who may change `enableSigningAIFeaturesPlan`, and the values it may take. */
    enableSigningAIFeaturesPlanMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements from all sources are stored in one repository.
     *
     * Format: boolean-string
     */
    enableUnifiedRepository?: ("true" | "false") | undefined;
    /** Who may change `enableUnifiedRepository`, and the values it may take. */
    enableUnifiedRepositoryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Workday Financials can be used.
     *
     * Format: boolean-string
     */
    enableWorkdayFinancialsExtension?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `enableWorkdayFinancialsExtension` can be edited and its allowed
     * values.
     */
    enableWorkdayFinancialsExtensionMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Workday human resources data can be used.
     *
     * Format: boolean-string
     */
    enableWorkdayHRApp?: ("true" | "false") | undefined;
    /** Who may change `enableWorkdayHRApp`, and the values it may take. */
    enableWorkdayHRAppMetadata?: SettingsMetadata | undefined;
    /** The plan levels that apply to workflows. */
    maestroPlanLevels?: string | undefined;
    /** Who may change `maestroPlanLevels`, and the values it may take. */
    maestroPlanLevelsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the search service indexes the envelopes of the account. `enableSearchUI`
     * makes the search visible to users.
     *
     * Format: boolean-string
     */
    enableSearch?: ("true" | "false") | undefined;
    /** Who may change `enableSearch`, and the values it may take. */
    enableSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users see the search service in the web application. `enableSearch` controls
     * the indexing.
     *
     * Format: boolean-string
     */
    enableSearchUI?: ("true" | "false") | undefined;
    /** Who may change `enableSearchUI`, and the values it may take. */
    enableSearchUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search tab values.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTabField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTabField`, and the values it may take. */
    advancedSearchEnableTabFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search by template ID.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateIdField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTemplateIdField`, and the values it may take. */
    advancedSearchEnableTemplateIdFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search by template name.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateNameField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTemplateNameField`, and the values it may take. */
    advancedSearchEnableTemplateNameFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the list of envelopes opens with the advanced filter by default.
     *
     * Format: boolean-string
     */
    defaultToAdvancedEnvelopesFilterForm?: ("true" | "false") | undefined;
    /** Who may change `defaultToAdvancedEnvelopesFilterForm`, and the values it may take. */
    defaultToAdvancedEnvelopesFilterFormMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can search the envelopes of all members.
     *
     * Format: boolean-string
     */
    enableAccountWideSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAccountWideSearch`, and the values it may take. */
    enableAccountWideSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether lists of envelopes can be filtered by several conditions at once.
     *
     * Format: boolean-string
     */
    enableAdvancedEnvelopesSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedEnvelopesSearch`, and the values it may take. */
    enableAdvancedEnvelopesSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search is available on the search page.
     *
     * Format: boolean-string
     */
    enableAdvancedSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedSearch`, and the values it may take. */
    enableAdvancedSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the text of documents can be searched.
     *
     * Format: boolean-string
     */
    enableContentSearch?: ("true" | "false") | undefined;
    /** Who may change `enableContentSearch`, and the values it may take. */
    enableContentSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the inbox folders are read from the search index.
     *
     * Format: boolean-string
     */
    enableInboxBrowseViewsPoweredByElasticSearch?: ("true" | "false") | undefined;
    /** Who may change `enableInboxBrowseViewsPoweredByElasticSearch`, and the values it may take. */
    enableInboxBrowseViewsPoweredByElasticSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether search results in the inbox can be sorted by relevance.
     *
     * Format: boolean-string
     */
    enableInboxRelevanceSort?: ("true" | "false") | undefined;
    /** Who may change `enableInboxRelevanceSort`, and the values it may take. */
    enableInboxRelevanceSortMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the search service is accessed at its Azure URI.
     *
     * Format: boolean-string
     */
    enableSearchServiceAzureUri?: ("true" | "false") | undefined;
    /** Who may change `enableSearchServiceAzureUri`, and the values it may take. */
    enableSearchServiceAzureUriMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether search requests are sent to the site that hosts the account.
     *
     * Format: boolean-string
     */
    enableSearchSiteSpecificApi?: ("true" | "false") | undefined;
    /** Who may change `enableSearchSiteSpecificApi`, and the values it may take. */
    enableSearchSiteSpecificApiMetadata?: SettingsMetadata | undefined;
    /** The search engine that is used for envelope searches. */
    envelopeSearchMode?: string | undefined;
    /** Who may change `envelopeSearchMode`, and the values it may take. */
    envelopeSearchModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the old and the new search engine are used together.
     *
     * Format: boolean-string
     */
    useEnvelopeSearchMixedMode?: ("true" | "false") | undefined;
    /** Who may change `useEnvelopeSearchMixedMode`, and the values it may take. */
    useEnvelopeSearchMixedModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelope searches use the new search engine.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearch?: ("true" | "false") | undefined;
    /** Who may change `useNewEnvelopeSearch`, and the values it may take. */
    useNewEnvelopeSearchMetadata?: SettingsMetadata | undefined;
    /**
     * The date and time before which envelopes are still searched with the old search engine.
     *
     * Format: date-time
     */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDate?: string | undefined;
    /** Who may change `useNewEnvelopeSearchOnlyWhenSearchingAfterDate`, and the values it may take. */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the new search engine is used only for requests with a search term.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearchOnlyWithSearchTerm?: ("true" | "false") | undefined;
    /** Who may change `useNewEnvelopeSearchOnlyWithSearchTerm`, and the values it may take. */
    useNewEnvelopeSearchOnlyWithSearchTermMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can require express certificates with
     * `useDocuSignExpressSignerCertificate`.
     *
     * Format: boolean-string
     */
    allowExpressSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowExpressSignerCertificate`, and the values it may take. */
    allowExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can require OpenTrust certificates.
     *
     * Format: boolean-string
     */
    allowOpenTrustSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowOpenTrustSignerCertificate`, and the values it may take. */
    allowOpenTrustSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use personal certificates.
     *
     * Format: boolean-string
     */
    allowPersonalSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowPersonalSignerCertificate`, and the values it may take. */
    allowPersonalSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can require SAFE-BioPharma certificates with
     * `useSAFESignerCertificates`.
     *
     * Format: boolean-string
     */
    allowSafeBioPharmaSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowSafeBioPharmaSignerCertificate`, and the values it may take. */
    allowSafeBioPharmaSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the simplified signing process is used under 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    cfr21SimplifiedSigningEnabled?: ("true" | "false") | undefined;
    /** Who may change `cfr21SimplifiedSigningEnabled`, and the values it may take. */
    cfr21SimplifiedSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signature images under 21 CFR Part 11 are wider and less high.
     *
     * Format: boolean-string
     */
    cfrUseWideImage?: ("true" | "false") | undefined;
    /** Who may change `cfrUseWideImage`, and the values it may take. */
    cfrUseWideImageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers are prevented from viewing the certificate of completion.
     *
     * Format: boolean-string
     */
    disableSignerCertView?: ("true" | "false") | undefined;
    /** Who may change `disableSignerCertView`, and the values it may take. */
    disableSignerCertViewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can opt out of the new seal that the platform adds to documents.
     *
     * Format: boolean-string
     */
    optOutNewPlatformSeal?: ("true" | "false") | undefined;
    /** Metadata about whether `optOutNewPlatformSeal` can be edited and its allowed values. */
    optOutNewPlatformSealPlatformMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether downloaded, printed or e-mailed PDF files are digitally signed: never
     * (`no_sign`), not by default but users can override this (`no_sign_allow_user_override`), or
     * always (`yes_sign`).
     */
    pkiSignDownloadedPDFDocs?: ("no_sign" | "no_sign_allow_user_override" | "yes_sign") | undefined;
    /** Who may change `pkiSignDownloadedPDFDocs`, and the values it may take. */
    pkiSignDownloadedPDFDocsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients must sign in compliance with 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    require21CFRpt11Compliance?: ("true" | "false") | undefined;
    /** Who may change `require21CFRpt11Compliance`, and the values it may take. */
    require21CFRpt11ComplianceMetadata?: SettingsMetadata | undefined;
    /** The type of certificate that signers must have. With `none`, no certificate is required. */
    requireSignerCertificateType?: ("none" | "docusign_express" | "docusign_personal" | "safe" | "open_trust") | undefined;
    /** Who may change `requireSignerCertificateType`, and the values it may take. */
    requireSignerCertificateTypeMetadata?: SettingsMetadata | undefined;
    /** The names of the electronic and digital signature providers that can be used. */
    signatureProviders?: string[] | undefined;
    /** Who may change `signatureProviders`, and the values it may take. */
    signatureProvidersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the downloaded PDF of an envelope includes the certificate of completion.
     *
     * Format: boolean-string
     */
    signerAttachCertificateToEnvelopePDF?: ("true" | "false") | undefined;
    /** Who may change `signerAttachCertificateToEnvelopePDF`, and the values it may take. */
    signerAttachCertificateToEnvelopePDFMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether API requests without an X.509 certificate in their header are accepted.
     *
     * Format: boolean-string
     */
    suppressCertificateEnforcement?: ("true" | "false") | undefined;
    /** Who may change `suppressCertificateEnforcement`, and the values it may take. */
    suppressCertificateEnforcementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account itself has opted in to the universal signature. See also
     * `optInUniversalSignatures`.
     *
     * Format: boolean-string
     */
    universalSignatureOptIn?: ("true" | "false") | undefined;
    /**
     * Specifies whether signers must use an express certificate of the operator.
     *
     * Format: boolean-string
     */
    useDocuSignExpressSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `useDocuSignExpressSignerCertificate`, and the values it may take. */
    useDocuSignExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must use a SAFE-BioPharma certificate.
     *
     * Format: boolean-string
     */
    useSAFESignerCertificates?: ("true" | "false") | undefined;
    /** Who may change `useSAFESignerCertificates`, and the values it may take. */
    useSAFESignerCertificatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the platform for digital signature providers is used for signing.
     *
     * Format: boolean-string
     */
    useSignatureProviderPlatform?: ("true" | "false") | undefined;
    /** Who may change `useSignatureProviderPlatform`, and the values it may take. */
    useSignatureProviderPlatformMetadata?: SettingsMetadata | undefined;
    /** The minimum screen size on which signing is allowed. */
    wurflMinAllowableScreenSize?: string | undefined;
    /** Who may change `wurflMinAllowableScreenSize`, and the values it may take. */
    wurflMinAllowableScreenSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use the smart cards of United States authorities (CAC and PIV).
     *
     * Format: boolean-string
     */
    enableCacPivSignatureGroup?: ("true" | "false") | undefined;
    /** Who may change `enableCacPivSignatureGroup`, and the values it may take. */
    enableCacPivSignatureGroupMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded signers under 21 CFR Part 11 can confirm several signatures with
     * one login.
     *
     * Format: boolean-string
     */
    enableCFRRapidSigningEmbeddedAuth?: ("true" | "false") | undefined;
    /** Who may change `enableCFRRapidSigningEmbeddedAuth`, and the values it may take. */
    enableCFRRapidSigningEmbeddedAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods for advanced signatures under European law are available.
     *
     * Format: boolean-string
     */
    enableDSigEUAdvancedPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigEUAdvancedPens`, and the values it may take. */
    enableDSigEUAdvancedPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods with express certificates are available.
     *
     * Format: boolean-string
     */
    enableDSigExpressPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigExpressPens`, and the values it may take. */
    enableDSigExpressPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the group of signing methods for qualified signatures under European law is
     * available.
     *
     * Format: boolean-string
     */
    enableDSigPenGroupEuQes?: ("true" | "false") | undefined;
    /** Who may change `enableDSigPenGroupEuQes`, and the values it may take. */
    enableDSigPenGroupEuQesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether pay-as-you-go signing methods for qualified signatures under European law
     * are available.
     *
     * Format: boolean-string
     */
    enableDSigPlgEuQesPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigPlgEuQesPens`, and the values it may take. */
    enableDSigPlgEuQesPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can select the universal signature for their envelopes.
     *
     * Format: boolean-string
     */
    optInUniversalSignatures?: ("true" | "false") | undefined;
    /**
     * Specifies whether the platform omits its own signature when the universal signature is used.
     *
     * Format: boolean-string
     */
    universalSignatureSkipPlatformSignature?: ("true" | "false") | undefined;
    /** Who may change `universalSignatureSkipPlatformSignature`, and the values it may take. */
    universalSignatureSkipPlatformSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can allow this account to use remote notarization.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseRemoteNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseRemoteNotary`, and the values it may take. */
    allowOrganizationToUseRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a notary can take part in the signing remotely.
     *
     * Format: boolean-string
     */
    allowRemoteNotary?: ("true" | "false") | undefined;
    /** Who may change `allowRemoteNotary`, and the values it may take. */
    allowRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can require a notary.
     *
     * Format: boolean-string
     */
    enableSignWithNotary?: ("true" | "false") | undefined;
    /** Who may change `enableSignWithNotary`, and the values it may take. */
    enableSignWithNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can require witnesses.
     *
     * Format: boolean-string
     */
    enableWitnessing?: ("true" | "false") | undefined;
    /** Who may change `enableWitnessing`, and the values it may take. */
    enableWitnessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a notary who is present can notarize electronically.
     *
     * Format: boolean-string
     */
    allowInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowInPersonElectronicNotary`, and the values it may take. */
    allowInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can allow this account to use in-person electronic
     * notarization.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseInPersonElectronicNotary`, and the values it may take. */
    allowOrganizationToUseInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can allow this account to use third-party notaries.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseThirdPartyElectronicNotary`, and the values it may take. */
    allowOrganizationToUseThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether notaries of a third-party provider can be used.
     *
     * Format: boolean-string
     */
    allowThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowThirdPartyElectronicNotary`, and the values it may take. */
    allowThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an on-demand notary can provide a witness.
     *
     * Format: boolean-string
     */
    enableNotaryOnDemandWitness?: ("true" | "false") | undefined;
    /** Who may change `enableNotaryOnDemandWitness`, and the values it may take. */
    enableNotaryOnDemandWitnessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Japanese name stamps (eHanko) can be used.
     *
     * Format: boolean-string
     */
    allowEHankoStamps?: ("true" | "false") | undefined;
    /** Who may change `allowEHankoStamps`, and the values it may take. */
    allowEHankoStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can manage stamps for the members.
     *
     * Format: boolean-string
     */
    allowManagedStamps?: ("true" | "false") | undefined;
    /** Who may change `allowManagedStamps`, and the values it may take. */
    allowManagedStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use a stamp instead of a signature.
     *
     * Format: boolean-string
     */
    allowSignatureStamps?: ("true" | "false") | undefined;
    /** Who may change `allowSignatureStamps`, and the values it may take. */
    allowSignatureStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators control the envelope IDs on the margins, if the operator
     * allows it.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByAccountAdmin?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeStampingByAccountAdmin`, and the values it may take. */
    enableEnvelopeStampingByAccountAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the operator lets the account control the envelope IDs on the margins.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByDSAdmin?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeStampingByDSAdmin`, and the values it may take. */
    enableEnvelopeStampingByDSAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents show the envelope ID on their margins by default. The sender can
     * override it.
     *
     * Format: boolean-string
     */
    envelopeStampingDefaultValue?: ("true" | "false") | undefined;
    /** Who may change `envelopeStampingDefaultValue`, and the values it may take. */
    envelopeStampingDefaultValueMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of custom stamps in the account.
     *
     * Format: integer-string
     */
    maxNumberOfCustomStamps?: string | undefined;
    /**
     * The number of active custom stamps in the account. It is set by the service.
     *
     * Format: integer-string
     */
    readonly numberOfActiveCustomStamps?: string | undefined;
    /**
     * Specifies whether users are prevented from adding their own stamps.
     *
     * Format: boolean-string
     */
    forbidAddingUserStamps?: ("true" | "false") | undefined;
    /** Who may change `forbidAddingUserStamps`, and the values it may take. */
    forbidAddingUserStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can be linked with accounts of other owners.
     *
     * Format: boolean-string
     */
    allowExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Who may change `allowExternalLinkedAccounts`, and the values it may take. */
    allowExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can monitor the activity in the account with the paid
     * monitoring service.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitor?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDocusignMonitor`, and the values it may take. */
    allowOrganizationDocusignMonitorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can manage users by their e-mail domain.
     *
     * Format: boolean-string
     */
    allowOrganizationDomainUserManagement?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDomainUserManagement`, and the values it may take. */
    allowOrganizationDomainUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can belong to an organization and be managed there.
     *
     * Format: boolean-string
     */
    allowOrganizations?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizations`, and the values it may take. */
    allowOrganizationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can configure single sign-on.
     *
     * Format: boolean-string
     */
    allowOrganizationSsoManagement?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationSsoManagement`, and the values it may take. */
    allowOrganizationSsoManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can reserve an e-mail domain, whose users then belong to the
     * organization.
     *
     * Format: boolean-string
     */
    enableReservedDomain?: ("true" | "false") | undefined;
    /** Who may change `enableReservedDomain`, and the values it may take. */
    enableReservedDomainMetadata?: SettingsMetadata | undefined;
    /** The accounts of other owners that this account is linked with. */
    linkedExternalPrimaryAccounts?: LinkedExternalPrimaryAccount[] | undefined;
    /**
     * Specifies whether users must be managed outside the account.
     *
     * Format: boolean-string
     */
    requireExternalUserManagement?: ("true" | "false") | undefined;
    /** Who may change `requireExternalUserManagement`, and the values it may take. */
    requireExternalUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users log in through their own identity provider.
     *
     * Format: boolean-string
     */
    singleSignOnEnabled?: ("true" | "false") | undefined;
    /** Who may change `singleSignOnEnabled`, and the values it may take. */
    singleSignOnEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether groups are shared with the other products of the organization.
     *
     * Format: boolean-string
     */
    useMultiAppGroupsData?: ("true" | "false") | undefined;
    /** Who may change `useMultiAppGroupsData`, and the values it may take. */
    useMultiAppGroupsDataMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether brands can be set for the whole organization.
     *
     * Format: boolean-string
     */
    allowOrganizationBranding?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationBranding`, and the values it may take. */
    allowOrganizationBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can use the free edition of the monitoring service.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitorFree?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDocusignMonitorFree`, and the values it may take. */
    allowOrganizationDocusignMonitorFreeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether licences are assigned to users individually.
     *
     * Format: boolean-string
     */
    enableLicenseManagement?: ("true" | "false") | undefined;
    /** Who may change `enableLicenseManagement`, and the values it may take. */
    enableLicenseManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can accept payments. `enablePaymentProcessing` enables them.
     *
     * Format: boolean-string
     */
    allowPaymentProcessing?: ("true" | "false") | undefined;
    /** Who may change `allowPaymentProcessing`, and the values it may take. */
    allowPaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use templates.
     *
     * Format: boolean-string
     */
    allowServerTemplates?: ("true" | "false") | undefined;
    /** Who may change `allowServerTemplates`, and the values it may take. */
    allowServerTemplatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the comparison of uploaded documents with templates is disabled.
     *
     * Format: boolean-string
     */
    disableAutoTemplateMatching?: ("true" | "false") | undefined;
    /** Who may change `disableAutoTemplateMatching`, and the values it may take. */
    disableAutoTemplateMatchingMetadata?: SettingsMetadata | undefined;
    /** The version of the e-mail templates that the account uses, such as `1.1`. */
    emailTemplateVersion?: string | undefined;
    /** Who may change `emailTemplateVersion`, and the values it may take. */
    emailTemplateVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the advanced payment features.
     *
     * Format: boolean-string
     */
    enableAdvancedPayments?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedPayments`, and the values it may take. */
    enableAdvancedPaymentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForms with advanced features can be created.
     *
     * Format: boolean-string
     */
    enableAdvancedPowerForms?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedPowerForms`, and the values it may take. */
    enableAdvancedPowerFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can embed clickwraps in its own pages.
     *
     * Format: boolean-string
     */
    enableClickwraps?: ("true" | "false") | undefined;
    /** Who may change `enableClickwraps`, and the values it may take. */
    enableClickwrapsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can pay during signing, if `allowPaymentProcessing` is `true`.
     *
     * Format: boolean-string
     */
    enablePaymentProcessing?: ("true" | "false") | undefined;
    /** Who may change `enablePaymentProcessing`, and the values it may take. */
    enablePaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use PowerForms.
     *
     * Format: boolean-string
     */
    enablePowerForm?: ("true" | "false") | undefined;
    /** Who may change `enablePowerForm`, and the values it may take. */
    enablePowerFormMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForms can be signed directly in the browser, without an e-mail.
     *
     * Format: boolean-string
     */
    enablePowerFormDirect?: ("true" | "false") | undefined;
    /** Who may change `enablePowerFormDirect`, and the values it may take. */
    enablePowerFormDirectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether template names must be unique in the account.
     *
     * Format: boolean-string
     */
    enforceTemplateNameUniqueness?: ("true" | "false") | undefined;
    /** Who may change `enforceTemplateNameUniqueness`, and the values it may take. */
    enforceTemplateNameUniquenessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be shown to signers as guided HTML forms.
     *
     * Format: boolean-string
     */
    guidedFormsHtmlAllowed?: ("true" | "false") | undefined;
    /** Who may change `guidedFormsHtmlAllowed`, and the values it may take. */
    guidedFormsHtmlAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether templates can be shared by sharing folders.
     *
     * Format: boolean-string
     */
    sharedTemplateFolders?: ("true" | "false") | undefined;
    /** Who may change `sharedTemplateFolders`, and the values it may take. */
    sharedTemplateFoldersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be generated from a template with merged data.
     *
     * Format: boolean-string
     */
    allowDocGenDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowDocGenDocuments`, and the values it may take. */
    allowDocGenDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether web forms are limited to forms that do not create an envelope.
     *
     * Format: boolean-string
     */
    allowOnlyStandaloneWebForms?: ("true" | "false") | undefined;
    /** Who may change `allowOnlyStandaloneWebForms`, and the values it may take. */
    allowOnlyStandaloneWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use web forms.
     *
     * Format: boolean-string
     */
    allowWebForms?: ("true" | "false") | undefined;
    /** Who may change `allowWebForms`, and the values it may take. */
    allowWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the additional advanced features of web forms are available.
     *
     * Format: boolean-string
     */
    enableAdditionalAdvancedWebFormsFeatures?: ("true" | "false") | undefined;
    /** Who may change `enableAdditionalAdvancedWebFormsFeatures`, and the values it may take. */
    enableAdditionalAdvancedWebFormsFeaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether extended clickwraps can be used.
     *
     * Format: boolean-string
     */
    enableClickPlus?: ("true" | "false") | undefined;
    /**
     * Specifies whether extended clickwraps can contain conditional parts.
     *
     * Format: boolean-string
     */
    enableClickPlusConditionalContent?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `enableClickPlusConditionalContent` can be edited and its allowed
     * values.
     */
    enableClickPlusConditionalContentMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether extended clickwraps can have custom fields.
     *
     * Format: boolean-string
     */
    enableClickPlusCustomFields?: ("true" | "false") | undefined;
    /** Metadata about whether `enableClickPlusCustomFields` can be edited and its allowed values. */
    enableClickPlusCustomFieldsMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether extended clickwraps can have a custom style.
     *
     * Format: boolean-string
     */
    enableClickPlusCustomStyle?: ("true" | "false") | undefined;
    /** Metadata about whether `enableClickPlusCustomStyle` can be edited and its allowed values. */
    enableClickPlusCustomStyleMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether extended clickwraps can show content that is filled in for each reader.
     *
     * Format: boolean-string
     */
    enableClickPlusDynamicContent?: ("true" | "false") | undefined;
    /** Metadata about whether `enableClickPlusDynamicContent` can be edited and its allowed values. */
    enableClickPlusDynamicContentMetaData?: SettingsMetadata | undefined;
    /** Metadata about whether `enableClickPlus` can be edited and its allowed values. */
    enableClickPlusMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have a library of document templates.
     *
     * Format: boolean-string
     */
    enableDocumentTemplateLibrary?: ("true" | "false") | undefined;
    /** Who may change `enableDocumentTemplateLibrary`, and the values it may take. */
    enableDocumentTemplateLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether web forms can be opened and filled in by API.
     *
     * Format: boolean-string
     */
    enableWebFormsRuntimeAPIs?: ("true" | "false") | undefined;
    /** Who may change `enableWebFormsRuntimeAPIs`, and the values it may take. */
    enableWebFormsRuntimeAPIsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members need a separate permission for web forms.
     *
     * Format: boolean-string
     */
    enableWebFormsSeparateUserPermissions?: ("true" | "false") | undefined;
    /** Who may change `enableWebFormsSeparateUserPermissions`, and the values it may take. */
    enableWebFormsSeparateUserPermissionsMetadata?: SettingsMetadata | undefined;
    /** The rules for converting documents to guided HTML forms. */
    guidedFormsHtmlConversionPolicy?: string | undefined;
    /** Who may change `guidedFormsHtmlConversionPolicy`, and the values it may take. */
    guidedFormsHtmlConversionPolicyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can contain documents for information only, such as disclosures.
     *
     * Format: boolean-string
     */
    allowDocumentDisclosures?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentDisclosures`, and the values it may take. */
    allowDocumentDisclosuresMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether notifications about signing can include the signed documents.
     *
     * Format: boolean-string
     */
    allowDocumentsOnSignedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentsOnSignedEnvelopes`, and the values it may take. */
    allowDocumentsOnSignedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether document visibility can be used. `documentVisibility` specifies how.
     *
     * Format: boolean-string
     */
    allowDocumentVisibility?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentVisibility`, and the values it may take. */
    allowDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether electronic notes (eNotes) can be stored in the eOriginal vault.
     *
     * Format: boolean-string
     */
    allowENoteEOriginal?: ("true" | "false") | undefined;
    /** Who may change `allowENoteEOriginal`, and the values it may take. */
    allowENoteEOriginalMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use calculated fields that its plan does not include. They
     * are enabled with `enableCalculatedFields`.
     *
     * Format: boolean-string
     */
    allowExpression?: ("true" | "false") | undefined;
    /** Who may change `allowExpression`, and the values it may take. */
    allowExpressionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can mark up documents. The envelope must also allow it.
     *
     * Format: boolean-string
     */
    allowMarkup?: ("true" | "false") | undefined;
    /** Who may change `allowMarkup`, and the values it may take. */
    allowMarkupMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs can be connected to Salesforce fields.
     *
     * Format: boolean-string
     */
    allowMergeFields?: ("true" | "false") | undefined;
    /** Who may change `allowMergeFields`, and the values it may take. */
    allowMergeFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether text in scanned documents is recognized (OCR).
     *
     * Format: boolean-string
     */
    allowOcrOfEnvelopeDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowOcrOfEnvelopeDocuments`, and the values it may take. */
    allowOcrOfEnvelopeDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can start signing a document on the home page.
     *
     * Format: boolean-string
     */
    allowSignDocumentFromHomePage?: ("true" | "false") | undefined;
    /** Who may change `allowSignDocumentFromHomePage`, and the values it may take. */
    allowSignDocumentFromHomePageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can contain supplemental documents.
     *
     * Format: boolean-string
     */
    allowSupplementalDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowSupplementalDocuments`, and the values it may take. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether anchor tabs of a template are placed only in its own document (`document`)
     * or in all documents of the envelope (`envelope`).
     */
    anchorPopulationScope?: ("document" | "envelope") | undefined;
    /** Who may change `anchorPopulationScope`, and the values it may take. */
    anchorPopulationScopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the newer of two methods is used to place anchor tabs.
     *
     * Format: boolean-string
     */
    anchorTagVersionedPlacementEnabled?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `anchorTagVersionedPlacementEnabled` can be edited and its allowed
     * values.
     */
    anchorTagVersionedPlacementMetadataEnabled?: SettingsMetadata | undefined;
    /**
     * Specifies whether conditional tabs can be used, which are displayed only when another tab has
     * a certain value.
     *
     * Format: boolean-string
     */
    conditionalFieldsEnabled?: ("true" | "false") | undefined;
    /** Who may change `conditionalFieldsEnabled`, and the values it may take. */
    conditionalFieldsEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the form fields of an uploaded PDF are converted to tabs.
     *
     * Format: boolean-string
     */
    convertPdfFields?: ("true" | "false") | undefined;
    /** Who may change `convertPdfFields`, and the values it may take. */
    convertPdfFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs with the same label share their value within one document (`document`)
     * or in the whole envelope (`envelope`). A change also affects envelopes in process.
     */
    dataPopulationScope?: ("document" | "envelope") | undefined;
    /** Who may change `dataPopulationScope`, and the values it may take. */
    dataPopulationScopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies which documents members who are not administrators can upload: all
     * (`no_restrictions`), PDF files only (`allow_pdf_only`) or none (`no_upload`).
     */
    documentConversionRestrictions?: ("no_restrictions" | "allow_pdf_only" | "no_upload") | undefined;
    /** Who may change `documentConversionRestrictions`, and the values it may take. */
    documentConversionRestrictionsMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that documents are retained after an envelope is completed, declined or
     * voided.
     *
     * Format: integer-string
     */
    documentRetention?: string | undefined;
    /** Who may change `documentRetention`, and the values it may take. */
    documentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs and metadata are also purged at the end of `documentRetention`.
     *
     * Format: boolean-string
     *
     * @default false
     */
    documentRetentionPurgeTabs?: ("true" | "false") | undefined;
    /**
     * Specifies whether document visibility is off, applies to all envelopes or is set by the
     * sender. The value also determines whether the whole sending account or only the sender can
     * still see all documents.
     */
    documentVisibility?: ("Off" | "MustSignToViewUnlessSenderAccount" | "MustSignToViewUnlessSender" | "SenderCanSetMustSignToViewUnlessSenderAccount" | "SenderCanSetMustSignToViewUnlessSender") | undefined;
    /** Who may change `documentVisibility`, and the values it may take. */
    documentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs can be calculated from other tabs. It takes effect only if
     * `allowExpression` is set.
     *
     * Format: boolean-string
     */
    enableCalculatedFields?: ("true" | "false") | undefined;
    /** Who may change `enableCalculatedFields`, and the values it may take. */
    enableCalculatedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents are converted to PDF/A for archiving.
     *
     * Format: boolean-string
     */
    enablePDFAConversion?: ("true" | "false") | undefined;
    /** Who may change `enablePDFAConversion`, and the values it may take. */
    enablePDFAConversionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can select fonts for tabs.
     *
     * Format: boolean-string
     */
    enableSendingTagsFontSettings?: ("true" | "false") | undefined;
    /** Who may change `enableSendingTagsFontSettings`, and the values it may take. */
    enableSendingTagsFontSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can strike through text.
     *
     * Format: boolean-string
     */
    enableStrikeThrough?: ("true" | "false") | undefined;
    /** Who may change `enableStrikeThrough`, and the values it may take. */
    enableStrikeThroughMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be stored in a vault as authoritative copies.
     *
     * Format: boolean-string
     */
    enableVaulting?: ("true" | "false") | undefined;
    /** Who may change `enableVaulting`, and the values it may take. */
    enableVaultingMetadata?: SettingsMetadata | undefined;
    /** The cloud storage services from which documents can be imported. */
    externalDocumentSources?: ExternalDocumentSources | undefined;
    /**
     * Specifies whether the account's address is omitted from the certificate of completion.
     *
     * Format: boolean-string
     */
    hideAccountAddressInCoC?: ("true" | "false") | undefined;
    /** Who may change `hideAccountAddressInCoC`, and the values it may take. */
    hideAccountAddressInCoCMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope is sent even if an anchor string is not found in its documents.
     *
     * Format: boolean-string
     */
    ignoreErrorIfAnchorTabNotFound?: ("true" | "false") | undefined;
    /** Metadata about whether `ignoreErrorIfAnchorTabNotFound` can be edited and its allowed values. */
    ignoreErrorIfAnchorTabNotFoundMetadataEnabled?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can opt out of the newer auto-navigation text and tab colours.
     *
     * Format: boolean-string
     */
    optOutAutoNavTextAndTabColorUpdates?: ("true" | "false") | undefined;
    /** Who may change `optOutAutoNavTextAndTabColorUpdates`, and the values it may take. */
    optOutAutoNavTextAndTabColorUpdatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies how a user who signs their own document receives it by e-mail: as an attachment
     * (`include_pdf`) or as a link (`include_link`).
     */
    selfSignedRecipientEmailDocument?: SelfSignedEmailDocument | undefined;
    /** Who may change `selfSignedRecipientEmailDocument`, and the values it may take. */
    selfSignedRecipientEmailDocumentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual users can override `selfSignedRecipientEmailDocument`.
     *
     * Format: boolean-string
     */
    selfSignedRecipientEmailDocumentUserOverride?: ("true" | "false") | undefined;
    /** Who may change `selfSignedRecipientEmailDocumentUserOverride`, and the values it may take. */
    selfSignedRecipientEmailDocumentUserOverrideMetadata?: SettingsMetadata | undefined;
    /** The default colour of text in tabs. */
    sendingTagsFontColor?: FontColor | undefined;
    /** Who may change `sendingTagsFontColor`, and the values it may take. */
    sendingTagsFontColorMetadata?: SettingsMetadata | undefined;
    /** The default font of text in tabs, such as `Arial` or `TimesNewRoman`. */
    sendingTagsFontName?: string | undefined;
    /** Who may change `sendingTagsFontName`, and the values it may take. */
    sendingTagsFontNameMetadata?: SettingsMetadata | undefined;
    /** The default size of text in tabs, in points. */
    sendingTagsFontSize?: FontSize | undefined;
    /** Who may change `sendingTagsFontSize`, and the values it may take. */
    sendingTagsFontSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether conditional fields are displayed before the signer has entered a value.
     *
     * Format: boolean-string
     */
    showInitialConditionalFields?: ("true" | "false") | undefined;
    /** Who may change `showInitialConditionalFields`, and the values it may take. */
    showInitialConditionalFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether watermarks are displayed in the reader's language.
     *
     * Format: boolean-string
     */
    showLocalizedWatermarks?: ("true" | "false") | undefined;
    /** Who may change `showLocalizedWatermarks`, and the values it may take. */
    showLocalizedWatermarksMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents that senders download show the unmasked values of masked fields.
     *
     * Format: boolean-string
     */
    showMaskedFieldsWhenDownloadingDocumentAsSender?: ("true" | "false") | undefined;
    /** Who may change `showMaskedFieldsWhenDownloadingDocumentAsSender`, and the values it may take. */
    showMaskedFieldsWhenDownloadingDocumentAsSenderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set document visibility for each recipient.
     *
     * Format: boolean-string
     */
    specifyDocumentVisibility?: ("true" | "false") | undefined;
    /** Who may change `specifyDocumentVisibility`, and the values it may take. */
    specifyDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must accept supplemental documents without being required to open
     * them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustAccept`, and the values it may take. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must both open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustRead`, and the values it may take. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must open supplemental documents without being required to accept
     * them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustView`, and the values it may take. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /** The settings that define which tab types and tab features can be used. */
    tabAccountSettings?: TabAccountSettings | undefined;
    /**
     * Specifies whether PDF files are stored in the newer of two data stores of the service.
     *
     * Format: boolean-string
     */
    useNewBlobForPdf?: ("true" | "false") | undefined;
    /** Who may change `useNewBlobForPdf`, and the values it may take. */
    useNewBlobForPdfMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents of envelopes in process have the account's watermark.
     *
     * Format: boolean-string
     */
    waterMarkEnabled?: ("true" | "false") | undefined;
    /** Who may change `waterMarkEnabled`, and the values it may take. */
    waterMarkEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that drafts are retained.
     *
     * Format: integer-string
     */
    draftEnvelopeRetention?: string | undefined;
    /** Who may change `draftEnvelopeRetention`, and the values it may take. */
    draftEnvelopeRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents with standards-based signatures can be downloaded as one combined
     * PDF.
     *
     * Format: boolean-string
     */
    enableCombinedPDFDownloadForSBS?: ("true" | "false") | undefined;
    /**
     * Specifies whether documents above the standard size limit can be uploaded.
     *
     * Format: boolean-string
     */
    enableLargeFileSupport?: ("true" | "false") | undefined;
    /** Who may change `enableLargeFileSupport`, and the values it may take. */
    enableLargeFileSupportMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum total size of all documents in an envelope, in megabytes.
     *
     * Format: integer-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMB?: string | undefined;
    /** Who may change `EnvelopeLimitsTotalDocumentSizeAllowedInMB`, and the values it may take. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the limit in `EnvelopeLimitsTotalDocumentSizeAllowedInMB` applies.
     *
     * Format: boolean-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled?: ("true" | "false") | undefined;
    /** Who may change `EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled`, and the values it may take. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum size of one part of a chunked PDF upload.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadPartSize?: string | undefined;
    /** Who may change `pdfMaxChunkedUploadPartSize`, and the values it may take. */
    pdfMaxChunkedUploadPartSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum total size of a chunked PDF upload.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadTotalSize?: string | undefined;
    /** Who may change `pdfMaxChunkedUploadTotalSize`, and the values it may take. */
    pdfMaxChunkedUploadTotalSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum size of a PDF that is uploaded in one request.
     *
     * Format: integer-string
     */
    pdfMaxIndividualUploadSize?: string | undefined;
    /** Who may change `pdfMaxIndividualUploadSize`, and the values it may take. */
    pdfMaxIndividualUploadSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that deleted envelopes remain in the recycle bin.
     *
     * Format: integer-string
     */
    recycleBinEnvelopeRetention?: string | undefined;
    /** Who may change `recycleBinEnvelopeRetention`, and the values it may take. */
    recycleBinEnvelopeRetentionMetadata?: SettingsMetadata | undefined;
    /** The default reminder and expiration settings of envelopes. */
    accountNotification?: AccountNotification | undefined;
    /**
     * Specifies whether agents can change the names and e-mail addresses of recipients later in the
     * routing order.
     *
     * Format: boolean-string
     */
    allowAgentNameEmailEdit?: ("true" | "false") | undefined;
    /** Who may change `allowAgentNameEmailEdit`, and the values it may take. */
    allowAgentNameEmailEditMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can set reminders and expiration for the whole account.
     *
     * Format: boolean-string
     */
    allowReminders?: ("true" | "false") | undefined;
    /** Who may change `allowReminders`, and the values it may take. */
    allowRemindersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable the delivery of envelopes by text message.
     *
     * Format: boolean-string
     */
    allowSMSDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowSMSDelivery`, and the values it may take. */
    allowSMSDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether sent e-mails are blind-copied to the archive addresses of the account (at
     * most five). The account plan must include this feature, and the operator must have enabled it.
     *
     * Format: boolean-string
     */
    bccEmailArchive?: ("true" | "false") | undefined;
    /** Who may change `bccEmailArchive`, and the values it may take. */
    bccEmailArchiveMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails about a comment quote the comment. The comment is never quoted if
     * the recipient must pass authentication.
     *
     * Format: boolean-string
     */
    commentEmailShowMessageText?: ("true" | "false") | undefined;
    /** Who may change `commentEmailShowMessageText`, and the values it may take. */
    commentEmailShowMessageTextMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether push notifications in the mobile app are disabled.
     *
     * Format: boolean-string
     */
    disableMobilePushNotifications?: ("true" | "false") | undefined;
    /** Who may change `disableMobilePushNotifications`, and the values it may take. */
    disableMobilePushNotificationsMetadata?: SettingsMetadata | undefined;
    /**
     * Metadata about whether the setting that disables purge notifications for senders can be
     * edited. The setting itself is not part of the response.
     */
    disablePurgeNotificationsForSenderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails to archive addresses contain a dummy link that does not open
     * anything.
     *
     * Format: boolean-string
     */
    enableBccDummyLink?: ("true" | "false") | undefined;
    /** Who may change `enableBccDummyLink`, and the values it may take. */
    enableBccDummyLinkMetadata?: SettingsMetadata | undefined;
    /**
     * The envelopes to which the administrators' reports link directly: `NoEnvelopes`,
     * `AllEnvelopes` or `OnlyOwnEnvelopes`.
     */
    enableReportLinks?: ("NoEnvelopes" | "AllEnvelopes" | "OnlyOwnEnvelopes") | undefined;
    /** Who may change `enableReportLinks`, and the values it may take. */
    enableReportLinksMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a text message can be sent in addition to the e-mail.
     *
     * Format: boolean-string
     */
    enableSMSDeliveryAdditionalNotification?: ("true" | "false") | undefined;
    /** Who may change `enableSMSDeliveryAdditionalNotification`, and the values it may take. */
    enableSMSDeliveryAdditionalNotificationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a text message can be sent instead of the e-mail.
     *
     * Format: boolean-string
     */
    enableSMSDeliveryPrimary?: ("true" | "false") | undefined;
    /**
     * Specifies whether signers who started but did not finish signing receive a reminder.
     *
     * Format: boolean-string
     */
    finishReminder?: ("true" | "false") | undefined;
    /** Who may change `finishReminder`, and the values it may take. */
    finishReminderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails to embedded recipients are suppressed.
     *
     * Format: boolean-string
     */
    inSessionSuppressEmails?: ("true" | "false") | undefined;
    /** Who may change `inSessionSuppressEmails`, and the values it may take. */
    inSessionSuppressEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the sender is notified when a recipient fails authentication too often.
     *
     * Format: boolean-string
     */
    sendLockoutRecipientNotification?: ("true" | "false") | undefined;
    /** Who may change `sendLockoutRecipientNotification`, and the values it may take. */
    sendLockoutRecipientNotificationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can select the e-mail language for each recipient.
     *
     * Format: boolean-string
     */
    setRecipEmailLang?: ("true" | "false") | undefined;
    /** Who may change `setRecipEmailLang`, and the values it may take. */
    setRecipEmailLangMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded and offline signers receive an e-mail when the envelope is
     * completed, unless `inSessionSuppressEmails` is `true`.
     *
     * Format: boolean-string
     */
    signerInSessionUseEnvelopeCompleteEmail?: ("true" | "false") | undefined;
    /** Who may change `signerInSessionUseEnvelopeCompleteEmail`, and the values it may take. */
    signerInSessionUseEnvelopeCompleteEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails show the account as the sender instead of the user.
     *
     * Format: boolean-string
     */
    useAccountLevelEmail?: ("true" | "false") | undefined;
    /** Who may change `useAccountLevelEmail`, and the values it may take. */
    useAccountLevelEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether each reminder is recorded in the history of its envelope.
     *
     * Format: boolean-string
     */
    writeReminderToEnvelopeHistory?: ("true" | "false") | undefined;
    /** Who may change `writeReminderToEnvelopeHistory`, and the values it may take. */
    writeReminderToEnvelopeHistoryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be delivered by WhatsApp.
     *
     * Format: boolean-string
     */
    allowWhatsAppDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowWhatsAppDelivery`, and the values it may take. */
    allowWhatsAppDeliveryMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `enforceTlsEmails` can be edited and its allowed values. */
    enableEnforceTlsEmailsSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails are sent only to servers that accept them over TLS.
     *
     * Format: boolean-string
     */
    enforceTlsEmails?: ("true" | "false") | undefined;
    /** Who may change `enforceTlsEmails`, and the values it may take. */
    enforceTlsEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes in process can be corrected on the advanced correction page.
     *
     * Format: boolean-string
     */
    advancedCorrect?: ("true" | "false") | undefined;
    /** Who may change `advancedCorrect`, and the values it may take. */
    advancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the routing of an envelope can depend on what recipients enter.
     *
     * Format: boolean-string
     */
    allowAdvancedRecipientRoutingConditional?: ("true" | "false") | undefined;
    /** Who may change `allowAdvancedRecipientRoutingConditional`, and the values it may take. */
    allowAdvancedRecipientRoutingConditionalMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether bulk sending is available to the account. Only some plans include it.
     * `bulkSend` enables it.
     *
     * Format: boolean-string
     */
    allowBulkSend?: ("true" | "false") | undefined;
    /** Who may change `allowBulkSend`, and the values it may take. */
    allowBulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients who decline can also withdraw their consent to electronic
     * records.
     *
     * Format: boolean-string
     */
    allowCDWithdraw?: ("true" | "false") | undefined;
    /** Who may change `allowCDWithdraw`, and the values it may take. */
    allowCDWithdrawMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope can be delayed for a set time before the next recipients in the
     * routing order receive it.
     *
     * Format: boolean-string
     */
    allowDelayedRouting?: ("true" | "false") | undefined;
    /** Who may change `allowDelayedRouting`, and the values it may take. */
    allowDelayedRoutingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes in process can be corrected.
     *
     * Format: boolean-string
     */
    allowEnvelopeCorrect?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCorrect`, and the values it may take. */
    allowEnvelopeCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can transfer envelopes to another owner in the account.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustodyTransfer?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCustodyTransfer`, and the values it may take. */
    allowEnvelopeCustodyTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have custom fields.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustomFields?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCustomFields`, and the values it may take. */
    allowEnvelopeCustomFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether reports on published envelopes are available.
     *
     * Format: boolean-string
     */
    allowEnvelopePublishReporting?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopePublishReporting`, and the values it may take. */
    allowEnvelopePublishReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use reports on its envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeReporting?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeReporting`, and the values it may take. */
    allowEnvelopeReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the texts of the sending pages can be changed with a custom resource file.
     *
     * Format: boolean-string
     */
    allowExtendedSendingResourceFile?: ("true" | "false") | undefined;
    /** Who may change `allowExtendedSendingResourceFile`, and the values it may take. */
    allowExtendedSendingResourceFileMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope can be scheduled to be sent later.
     *
     * Format: boolean-string
     */
    allowScheduledSending?: ("true" | "false") | undefined;
    /** Who may change `allowScheduledSending`, and the values it may take. */
    allowScheduledSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable certified delivery recipients with
     * `sendToCertifiedDeliveryEnabled`.
     *
     * Format: boolean-string
     */
    allowSendToCertifiedDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowSendToCertifiedDelivery`, and the values it may take. */
    allowSendToCertifiedDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable intermediaries with `enableSendToIntermediary`.
     *
     * Format: boolean-string
     */
    allowSendToIntermediary?: ("true" | "false") | undefined;
    /** Who may change `allowSendToIntermediary`, and the values it may take. */
    allowSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set the page from which embedded recipients start.
     *
     * Format: boolean-string
     */
    allowSetEmbeddedRecipientStartURL?: ("true" | "false") | undefined;
    /** Who may change `allowSetEmbeddedRecipientStartURL`, and the values it may take. */
    allowSetEmbeddedRecipientStartURLMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the documents are attached to the completion e-mail as a PDF.
     *
     * Format: boolean-string
     */
    attachCompletedEnvelope?: ("true" | "false") | undefined;
    /** Who may change `attachCompletedEnvelope`, and the values it may take. */
    attachCompletedEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether bulk sending is enabled, if `allowBulkSend` is `true`.
     *
     * Format: boolean-string
     */
    bulkSend?: ("true" | "false") | undefined;
    /** Who may change `bulkSend`, and the values it may take. */
    bulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of copies in one bulk send batch.
     *
     * Format: integer-string
     */
    bulkSendMaxCopiesInBatch?: string | undefined;
    /**
     * The maximum number of bulk send envelopes that can wait to be processed.
     *
     * Format: integer-string
     */
    bulkSendMaxUnprocessedEnvelopesCount?: string | undefined;
    /**
     * Specifies whether administrators can set a separate brand for the sending pages.
     *
     * Format: boolean-string
     */
    canSelfBrandSend?: ("true" | "false") | undefined;
    /** Who may change `canSelfBrandSend`, and the values it may take. */
    canSelfBrandSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can disable comments for an envelope, if comments are enabled for
     * the account.
     *
     * Format: boolean-string
     */
    commentsAllowEnvelopeOverride?: ("true" | "false") | undefined;
    /** Who may change `commentsAllowEnvelopeOverride`, and the values it may take. */
    commentsAllowEnvelopeOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether sending from the mobile app is disabled.
     *
     * Format: boolean-string
     */
    disableMobileSending?: ("true" | "false") | undefined;
    /** Who may change `disableMobileSending`, and the values it may take. */
    disableMobileSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the e-mail domains of recipients are checked against a list before sending.
     *
     * Format: boolean-string
     */
    enableRecipientDomainValidation?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientDomainValidation`, and the values it may take. */
    enableRecipientDomainValidationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can let the recipient provide a telephone number.
     *
     * Format: boolean-string
     */
    enableRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientMayProvidePhoneNumber`, and the values it may take. */
    enableRecipientMayProvidePhoneNumberMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be released at a scheduled time.
     *
     * Format: boolean-string
     */
    enableScheduledRelease?: ("true" | "false") | undefined;
    /** Who may change `enableScheduledRelease`, and the values it may take. */
    enableScheduledReleaseMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have agents as recipients.
     *
     * Format: boolean-string
     */
    enableSendToAgent?: ("true" | "false") | undefined;
    /** Who may change `enableSendToAgent`, and the values it may take. */
    enableSendToAgentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have intermediaries, if `allowSendToIntermediary` is `true`.
     *
     * Format: boolean-string
     */
    enableSendToIntermediary?: ("true" | "false") | undefined;
    /** Who may change `enableSendToIntermediary`, and the values it may take. */
    enableSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have editors as recipients.
     *
     * Format: boolean-string
     */
    enableSendToManage?: ("true" | "false") | undefined;
    /** Who may change `enableSendToManage`, and the values it may take. */
    enableSendToManageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable Connect with `envelopeIntegrationEnabled`:
     * `not_allowed` or `full`.
     */
    envelopeIntegrationAllowed?: ("not_allowed" | "full") | undefined;
    /** Who may change `envelopeIntegrationAllowed`, and the values it may take. */
    envelopeIntegrationAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Connect is enabled. It also requires a configuration, and
     * `envelopeIntegrationAllowed` must be `full`.
     *
     * Format: boolean-string
     */
    envelopeIntegrationEnabled?: ("true" | "false") | undefined;
    /** Who may change `envelopeIntegrationEnabled`, and the values it may take. */
    envelopeIntegrationEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can send documents without tabs.
     *
     * Format: boolean-string
     */
    expressSend?: ("true" | "false") | undefined;
    /** Who may change `expressSend`, and the values it may take. */
    expressSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether templates keep their tabs although members can only send without tabs.
     *
     * Format: boolean-string
     */
    expressSendAllowTabs?: ("true" | "false") | undefined;
    /** Who may change `expressSendAllowTabs`, and the values it may take. */
    expressSendAllowTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients of the account's envelopes can sign offline.
     *
     * Format: boolean-string
     */
    recipientsCanSignOffline?: ("true" | "false") | undefined;
    /** Who may change `recipientsCanSignOffline`, and the values it may take. */
    recipientsCanSignOfflineMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can disable auto-navigation for themselves.
     *
     * Format: boolean-string
     */
    recipientSigningAutoNavigationControl?: ("true" | "false") | undefined;
    /** Who may change `recipientSigningAutoNavigationControl`, and the values it may take. */
    recipientSigningAutoNavigationControlMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can draw their signature again at each tab, as is usual on mobile
     * devices.
     *
     * Format: boolean-string
     */
    senderCanSignInEachLocation?: ("true" | "false") | undefined;
    /** Who may change `senderCanSignInEachLocation`, and the values it may take. */
    senderCanSignInEachLocationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have certified delivery recipients, if
     * `allowSendToCertifiedDelivery` is `true`.
     *
     * Format: boolean-string
     */
    sendToCertifiedDeliveryEnabled?: ("true" | "false") | undefined;
    /** Who may change `sendToCertifiedDeliveryEnabled`, and the values it may take. */
    sendToCertifiedDeliveryEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the language selected for a recipient also applies to the signing page and
     * not only to e-mails.
     *
     * Format: boolean-string
     */
    setRecipSignLang?: ("true" | "false") | undefined;
    /** Who may change `setRecipSignLang`, and the values it may take. */
    setRecipSignLangMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders see the conditional routing options on the sending page.
     *
     * Format: boolean-string
     */
    showConditionalRoutingOnSend?: ("true" | "false") | undefined;
    /** Who may change `showConditionalRoutingOnSend`, and the values it may take. */
    showConditionalRoutingOnSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders use the simplified sending page.
     *
     * Format: boolean-string
     *
     * @default false
     */
    simplifiedSendingEnabled?: ("true" | "false") | undefined;
    /** Who may change `simplifiedSendingEnabled`, and the values it may take. */
    simplifiedSendingEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a correction starts on the advanced correction page.
     *
     * Format: boolean-string
     */
    startInAdvancedCorrect?: ("true" | "false") | undefined;
    /** Who may change `startInAdvancedCorrect`, and the values it may take. */
    startInAdvancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to edit envelopes of others.
     *
     * Format: boolean-string
     */
    allowEditingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowEditingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowEditingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to manage sent envelopes of others.
     *
     * Format: boolean-string
     */
    allowManagingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowManagingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowManagingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have participants as recipients.
     *
     * Format: boolean-string
     */
    allowParticipantRecipientType?: ("true" | "false") | undefined;
    /** Who may change `allowParticipantRecipientType`, and the values it may take. */
    allowParticipantRecipientTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to send envelopes on behalf of others.
     *
     * Format: boolean-string
     */
    allowSendingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowSendingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowSendingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of envelopes in a bulk send batch that one request can resend.
     *
     * Format: integer-string
     */
    bulkSendActionResendLimit?: string | undefined;
    /**
     * Specifies whether the older feature for sharing envelopes is disabled. See also
     * `enableLegacySharedEnvelopes`.
     *
     * Format: boolean-string
     */
    disableLegacySharedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `disableLegacySharedEnvelopes`, and the values it may take. */
    disableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the types of many envelopes can be changed in one request.
     *
     * Format: boolean-string
     */
    enableBatchUpdateEnvelopeTypes?: ("true" | "false") | undefined;
    /** Who may change `enableBatchUpdateEnvelopeTypes`, and the values it may take. */
    enableBatchUpdateEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the older feature for sharing envelopes is enabled in addition to the newer
     * one.
     *
     * Format: boolean-string
     */
    enableLegacySharedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `enableLegacySharedEnvelopes`, and the values it may take. */
    enableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `allowParticipantRecipientType` can be edited and its allowed values. */
    enableParticipantRecipientSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether participants can opt out of receiving a copy of the completed envelope.
     *
     * Format: boolean-string
     */
    participantCopyOptOut?: ("true" | "false") | undefined;
    /** Who may change `participantCopyOptOut`, and the values it may take. */
    participantCopyOptOutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether auto-navigation can be configured for the account. See also `enableAutoNav`.
     *
     * Format: boolean-string
     */
    allowAutoNavSettings?: ("true" | "false") | undefined;
    /** Who may change `allowAutoNavSettings`, and the values it may take. */
    allowAutoNavSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can replace the default consumer disclosure with its own.
     *
     * Format: boolean-string
     */
    allowConsumerDisclosureOverride?: ("true" | "false") | undefined;
    /** Who may change `allowConsumerDisclosureOverride`, and the values it may take. */
    allowConsumerDisclosureOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a signer can delegate signing to another person.
     *
     * Format: boolean-string
     */
    allowDelegatedSigning?: ("true" | "false") | undefined;
    /** Who may change `allowDelegatedSigning`, and the values it may take. */
    allowDelegatedSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signature pads can be used. `externalSignaturePadType` sets the type.
     *
     * Format: boolean-string
     */
    allowExternalSignaturePad?: ("true" | "false") | undefined;
    /** Who may change `allowExternalSignaturePad`, and the values it may take. */
    allowExternalSignaturePadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable in-person signing with `inPersonSigningEnabled`.
     *
     * Format: boolean-string
     */
    allowInPerson?: ("true" | "false") | undefined;
    /** Who may change `allowInPerson`, and the values it may take. */
    allowInPersonMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a signer can upload several files for one requested attachment.
     *
     * Format: boolean-string
     */
    allowMultipleSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `allowMultipleSignerAttachments`, and the values it may take. */
    allowMultipleSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be signed offline in the mobile app.
     *
     * Format: boolean-string
     */
    allowOfflineSigning?: ("true" | "false") | undefined;
    /** Who may change `allowOfflineSigning`, and the values it may take. */
    allowOfflineSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing groups that only their creator can see are allowed. The default is
     * `false`.
     *
     * Format: boolean-string
     */
    readonly allowPrivateSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowPrivateSigningGroups`, and the values it may take. */
    allowPrivateSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can reassign an envelope to another person.
     *
     * Format: boolean-string
     */
    allowSignerReassign?: ("true" | "false") | undefined;
    /** Who may change `allowSignerReassign`, and the values it may take. */
    allowSignerReassignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the reassignment setting can be overridden for individual envelopes.
     *
     * Format: boolean-string
     */
    allowSignerReassignOverride?: ("true" | "false") | undefined;
    /** Who may change `allowSignerReassignOverride`, and the values it may take. */
    allowSignerReassignOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have signing groups.
     *
     * Format: boolean-string
     */
    readonly allowSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowSigningGroups`, and the values it may take. */
    allowSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can see how recipients navigated the signing page.
     *
     * Format: boolean-string
     */
    allowSigningInsights?: ("true" | "false") | undefined;
    /** Who may change `allowSigningInsights`, and the values it may take. */
    allowSigningInsightsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can clear a radio button that they selected.
     *
     * Format: boolean-string
     */
    allowSigningRadioDeselect?: ("true" | "false") | undefined;
    /** Who may change `allowSigningRadioDeselect`, and the values it may take. */
    allowSigningRadioDeselectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable the feature with which users sign immediately
     * without sending.
     *
     * Format: boolean-string
     */
    allowSignNow?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `allowSignNow` can be edited. It is a string, unlike the other
     * `…Metadata` fields, which are objects.
     */
    allowSignNowMetadata?: string | undefined;
    /**
     * The fields to which auto-navigation leads signers, and whether it goes page by page first:
     * `off`, `required_fields`, `required_and_blank_fields`, `all_fields`,
     * `page_then_required_fields`, `page_then_required_and_blank_fields` or `page_then_all_fields`.
     */
    autoNavRule?: ("off" | "required_fields" | "required_and_blank_fields" | "all_fields" | "page_then_required_fields" | "page_then_required_and_blank_fields" | "page_then_all_fields") | undefined;
    /** Who may change `autoNavRule`, and the values it may take. */
    autoNavRuleMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients without an account become members of this account when they sign.
     *
     * Format: boolean-string
     */
    autoProvisionSignerAccount?: ("true" | "false") | undefined;
    /** Who may change `autoProvisionSignerAccount`, and the values it may take. */
    autoProvisionSignerAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can set a separate brand for the signing pages.
     *
     * Format: boolean-string
     */
    canSelfBrandSign?: ("true" | "false") | undefined;
    /** Who may change `canSelfBrandSign`, and the values it may take. */
    canSelfBrandSignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the recipient's voice is recorded during telephone authentication.
     *
     * Format: boolean-string
     */
    captureVoiceRecording?: ("true" | "false") | undefined;
    /** Who may change `captureVoiceRecording`, and the values it may take. */
    captureVoiceRecordingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signatures are shown in a frame that indicates where they were created.
     *
     * Format: boolean-string
     */
    chromeSignatureEnabled?: ("true" | "false") | undefined;
    /** Who may change `chromeSignatureEnabled`, and the values it may take. */
    chromeSignatureEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies how often a user must accept the consumer disclosure: once for the account (`once`),
     * once for each envelope (`always`), or each time as each recipient (`each_access`).
     */
    consumerDisclosureFrequency?: ("once" | "always" | "each_access") | undefined;
    /** Who may change `consumerDisclosureFrequency`, and the values it may take. */
    consumerDisclosureFrequencyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members are prevented from connecting with the mobile app.
     *
     * Format: boolean-string
     */
    disableMobileApp?: ("true" | "false") | undefined;
    /** Who may change `disableMobileApp`, and the values it may take. */
    disableMobileAppMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the envelope history is hidden from signers.
     *
     * Format: boolean-string
     */
    disableSignerHistoryView?: ("true" | "false") | undefined;
    /** Who may change `disableSignerHistoryView`, and the values it may take. */
    disableSignerHistoryViewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether predefined signature styles are hidden, so that signers must draw their
     * signature.
     *
     * Format: boolean-string
     */
    disableStyleSignature?: ("true" | "false") | undefined;
    /** Who may change `disableStyleSignature`, and the values it may take. */
    disableStyleSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers are prevented from uploading an image of their signature or
     * initials.
     *
     * Format: boolean-string
     */
    disableUploadSignature?: ("true" | "false") | undefined;
    /** Who may change `disableUploadSignature`, and the values it may take. */
    disableUploadSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must confirm that they want to leave the page. This is an option of
     * the operator.
     *
     * Format: boolean-string
     */
    dss_SIGN_28411_EnableLeavePagePrompt_RadminOption?: ("true" | "false") | undefined;
    /**
     * Specifies whether the signing page has a slide-up bar. This is an option of the operator.
     *
     * Format: boolean-string
     */
    dss_SIGN_29182_SlideUpBar_RadminOption?: ("true" | "false") | undefined;
    /**
     * Specifies whether senders can set auto-navigation for an envelope differently from
     * `autoNavRule`.
     *
     * Format: boolean-string
     */
    enableAutoNav?: ("true" | "false") | undefined;
    /** Who may change `enableAutoNav`, and the values it may take. */
    enableAutoNavMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can download the comment history.
     *
     * Format: boolean-string
     */
    enableCommentsHistoryDownloadInSigning?: ("true" | "false") | undefined;
    /** Who may change `enableCommentsHistoryDownloadInSigning`, and the values it may take. */
    enableCommentsHistoryDownloadInSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing is integrated with the operator's user communities.
     *
     * Format: boolean-string
     */
    enableEsignCommunities?: ("true" | "false") | undefined;
    /** Who may change `enableEsignCommunities`, and the values it may take. */
    enableEsignCommunitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can require a recipient to sign on paper. See also
     * `enableSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableRequireSignOnPaper?: ("true" | "false") | undefined;
    /** Who may change `enableRequireSignOnPaper`, and the values it may take. */
    enableRequireSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing page adapts documents to the screen width.
     *
     * Format: boolean-string
     */
    enableResponsiveSigning?: ("true" | "false") | undefined;
    /** Who may change `enableResponsiveSigning`, and the values it may take. */
    enableResponsiveSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes sent by API can have a routing order.
     *
     * Format: boolean-string
     */
    enableSequentialSigningAPI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningAPI`, and the values it may take. */
    enableSequentialSigningAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes sent from the web application can have a routing order.
     *
     * Format: boolean-string
     */
    enableSequentialSigningUI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningUI`, and the values it may take. */
    enableSequentialSigningUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can request attachments from signers.
     *
     * Format: boolean-string
     */
    enableSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `enableSignerAttachments`, and the values it may take. */
    enableSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the routing order is enabled for new envelopes by default.
     *
     * Format: boolean-string
     */
    enableSigningOrderSettingsForAccount?: ("true" | "false") | undefined;
    /** Who may change `enableSigningOrderSettingsForAccount`, and the values it may take. */
    enableSigningOrderSettingsForAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can allow recipients to sign on paper. See also
     * `enableRequireSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableSignOnPaper?: ("true" | "false") | undefined;
    /** Who may change `enableSignOnPaper`, and the values it may take. */
    enableSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can override the account's setting for signing on paper.
     *
     * Format: boolean-string
     */
    enableSignOnPaperOverride?: ("true" | "false") | undefined;
    /** Who may change `enableSignOnPaperOverride`, and the values it may take. */
    enableSignOnPaperOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must confirm that they want to leave before they finish.
     *
     * Format: boolean-string
     */
    exitPrompt?: ("true" | "false") | undefined;
    /** Who may change `exitPrompt`, and the values it may take. */
    exitPromptMetadata?: SettingsMetadata | undefined;
    /**
     * The type of signature pad. With `none`, signature pads are not used. The other values are
     * `topaz`, `e_padv9`, `e_pad_integrisign` and `topaz_sigplusextlite`.
     */
    externalSignaturePadType?: ("none" | "topaz" | "e_padv9" | "e_pad_integrisign" | "topaz_sigplusextlite") | undefined;
    /** Who may change `externalSignaturePadType`, and the values it may take. */
    externalSignaturePadTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be signed in person with a host, if `allowInPerson` is `true`.
     *
     * Format: boolean-string
     */
    inPersonSigningEnabled?: ("true" | "false") | undefined;
    /** Who may change `inPersonSigningEnabled`, and the values it may take. */
    inPersonSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have embedded recipients.
     *
     * Format: boolean-string
     */
    inSessionEnabled?: ("true" | "false") | undefined;
    /** Who may change `inSessionEnabled`, and the values it may take. */
    inSessionEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of signing groups in the account.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumSigningGroups?: string | undefined;
    /** Who may change `maximumSigningGroups`, and the values it may take. */
    maximumSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of members in a signing group.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumUsersPerSigningGroup?: string | undefined;
    /** Who may change `maximumUsersPerSigningGroup`, and the values it may take. */
    maximumUsersPerSigningGroupMetadata?: SettingsMetadata | undefined;
    /**
     * The number of idle minutes after which a mobile user is logged out, from 1 to 120.
     *
     * Format: integer-string
     *
     * @default 20
     */
    mobileSessionTimeout?: string | undefined;
    /** Who may change `mobileSessionTimeout`, and the values it may take. */
    mobileSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether mobile devices use version 2 of the signing page.
     *
     * Format: boolean-string
     */
    optInMobileSigningV02?: ("true" | "false") | undefined;
    /** Who may change `optInMobileSigningV02`, and the values it may take. */
    optInMobileSigningV02Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers who decline must give a reason.
     *
     * Format: boolean-string
     */
    requireDeclineReason?: ("true" | "false") | undefined;
    /** Who may change `requireDeclineReason`, and the values it may take. */
    requireDeclineReasonMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded signers see the completion dialog in the application.
     *
     * Format: boolean-string
     */
    showCompleteDialogInEmbeddedSession?: ("true" | "false") | undefined;
    /** Who may change `showCompleteDialogInEmbeddedSession`, and the values it may take. */
    showCompleteDialogInEmbeddedSessionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tutorials are shown to users.
     *
     * Format: boolean-string
     */
    showTutorials?: ("true" | "false") | undefined;
    /** Who may change `showTutorials`, and the values it may take. */
    showTutorialsMetadata?: SettingsMetadata | undefined;
    /** The format of the signing date, such as `yyyy-MM-dd` or `M/d/yyyy`. */
    signDateFormat?: SignDateFormat | undefined;
    /** Who may change `signDateFormat`, and the values it may take. */
    signDateFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing date uses the language of the account instead of the recipient's
     * language.
     *
     * Format: boolean-string
     */
    signDateTimeAccountLanguageOverride?: ("true" | "false") | undefined;
    /** Who may change `signDateTimeAccountLanguageOverride`, and the values it may take. */
    signDateTimeAccountLanguageOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing date and time use the time zone of the account instead of the
     * recipient's time zone.
     *
     * Format: boolean-string
     */
    signDateTimeAccountTimezoneOverride?: ("true" | "false") | undefined;
    /** Who may change `signDateTimeAccountTimezoneOverride`, and the values it may take. */
    signDateTimeAccountTimezoneOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signer attachments are appended to the document they belong to instead of
     * becoming separate documents.
     *
     * Format: boolean-string
     */
    signerAttachConcat?: ("true" | "false") | undefined;
    /** Who may change `signerAttachConcat`, and the values it may take. */
    signerAttachConcatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers without an account are offered an account after signing.
     *
     * Format: boolean-string
     */
    signerCanCreateAccount?: ("true" | "false") | undefined;
    /** Who may change `signerCanCreateAccount`, and the values it may take. */
    signerCanCreateAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can sign on a mobile device.
     *
     * Format: boolean-string
     */
    signerCanSignOnMobile?: ("true" | "false") | undefined;
    /** Who may change `signerCanSignOnMobile`, and the values it may take. */
    signerCanSignOnMobileMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the initial values of tabs are written onto the document when it is sent.
     *
     * Format: boolean-string
     */
    signerShowSecureFieldInitialValues?: ("true" | "false") | undefined;
    /** Who may change `signerShowSecureFieldInitialValues`, and the values it may take. */
    signerShowSecureFieldInitialValuesMetadata?: SettingsMetadata | undefined;
    /**
     * The number of idle minutes after which a signing session ends.
     *
     * Format: integer-string
     */
    signingSessionTimeout?: string | undefined;
    /** Who may change `signingSessionTimeout`, and the values it may take. */
    signingSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** The version of the signing page. */
    signingUiVersion?: string | undefined;
    /** Who may change `signingUiVersion`, and the values it may take. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /**
     * The format of the signing time: `none`, `HH:mm`, `h:mm`, `HH:mm:ss` or `h:mm:ss`. With `none`,
     * the time is omitted.
     */
    signTimeFormat?: SignTimeFormat | undefined;
    /** Who may change `signTimeFormat`, and the values it may take. */
    signTimeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AM or PM is appended to the signing time.
     *
     * Format: boolean-string
     */
    signTimeShowAmPm?: ("true" | "false") | undefined;
    /** Who may change `signTimeShowAmPm`, and the values it may take. */
    signTimeShowAmPmMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients outside the account must accept the consumer disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosure?: ("true" | "false") | undefined;
    /** Who may change `useConsumerDisclosure`, and the values it may take. */
    useConsumerDisclosureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients from the sender's own account must also accept the consumer
     * disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosureWithinAccount?: ("true" | "false") | undefined;
    /** Who may change `useConsumerDisclosureWithinAccount`, and the values it may take. */
    useConsumerDisclosureWithinAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing page opens in the responsive view by default.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveView?: ("true" | "false") | undefined;
    /** Who may change `defaultSigningResponsiveView`, and the values it may take. */
    defaultSigningResponsiveViewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the responsive view is used only for documents that are rated as suitable
     * for it.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveViewUseGrade?: ("true" | "false") | undefined;
    /** Who may change `defaultSigningResponsiveViewUseGrade`, and the values it may take. */
    defaultSigningResponsiveViewUseGradeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can manage its hourly limit of API calls.
     *
     * Format: boolean-string
     */
    enableESignAPIHourlyLimitManagement?: ("true" | "false") | undefined;
    /** Who may change `enableESignAPIHourlyLimitManagement`, and the values it may take. */
    enableESignAPIHourlyLimitManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users have a list of the documents that they still have to sign.
     *
     * Format: boolean-string
     */
    enableEsignTaskList?: ("true" | "false") | undefined;
    /** Who may change `enableEsignTaskList`, and the values it may take. */
    enableEsignTaskListMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members of a signing group see a confirmation page before they take over the
     * envelope.
     *
     * Format: boolean-string
     */
    enableSigningGroupContinuePageSetting?: ("true" | "false") | undefined;
    /** Who may change `enableSigningGroupContinuePageSetting`, and the values it may take. */
    enableSigningGroupContinuePageSettingMetadata?: SettingsMetadata | undefined;
    /** The format in which the account displays dates and times. */
    accountDateTimeFormat?: string | undefined;
    /** Who may change `accountDateTimeFormat`, and the values it may take. */
    accountDateTimeFormatMetadata?: SettingsMetadata | undefined;
    /** The default language of users who have not selected one. */
    accountDefaultLanguage?: string | undefined;
    /** Who may change `accountDefaultLanguage`, and the values it may take. */
    accountDefaultLanguageMetadata?: SettingsMetadata | undefined;
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /** Who may change `accountName`, and the values it may take. */
    accountNameMetadata?: SettingsMetadata | undefined;
    /** The settings for the web pages that members who are not administrators see. */
    accountUISettings?: AccountUISettings | undefined;
    /**
     * Specifies whether administrators can configure how signers adopt a signature.
     *
     * Format: boolean-string
     */
    adoptSigConfig?: ("true" | "false") | undefined;
    /** Who may change `adoptSigConfig`, and the values it may take. */
    adoptSigConfigMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual administrator rights can be granted to users.
     *
     * Format: boolean-string
     */
    allowAccountManagementGranular?: ("true" | "false") | undefined;
    /** Who may change `allowAccountManagementGranular`, and the values it may take. */
    allowAccountManagementGranularMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can change their names.
     *
     * Format: boolean-string
     */
    allowAccountMemberNameChange?: ("true" | "false") | undefined;
    /** Who may change `allowAccountMemberNameChange`, and the values it may take. */
    allowAccountMemberNameChangeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service can suggest tabs for documents.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Who may change `allowAutoTagging`, and the values it may take. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can download the data that recipients entered in their envelopes.
     *
     * Format: boolean-string
     */
    allowDataDownload?: ("true" | "false") | undefined;
    /** Who may change `allowDataDownload`, and the values it may take. */
    allowDataDownloadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can select their own time zone.
     *
     * Format: boolean-string
     */
    allowMemberTimeZone?: ("true" | "false") | undefined;
    /** Who may change `allowMemberTimeZone`, and the values it may take. */
    allowMemberTimeZoneMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have more than one brand.
     *
     * Format: boolean-string
     */
    allowMultipleBrandProfiles?: ("true" | "false") | undefined;
    /** Who may change `allowMultipleBrandProfiles`, and the values it may take. */
    allowMultipleBrandProfilesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether resource files can be uploaded for a brand.
     *
     * Format: boolean-string
     */
    allowResourceFileBranding?: ("true" | "false") | undefined;
    /** Who may change `allowResourceFileBranding`, and the values it may take. */
    allowResourceFileBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the operator's security appliance for signatures.
     *
     * Format: boolean-string
     */
    allowSecurityAppliance?: ("true" | "false") | undefined;
    /** Who may change `allowSecurityAppliance`, and the values it may take. */
    allowSecurityApplianceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can share saved tabs.
     *
     * Format: boolean-string
     */
    allowSharedTabs?: ("true" | "false") | undefined;
    /** Who may change `allowSharedTabs`, and the values it may take. */
    allowSharedTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can search for other members in a directory.
     *
     * Format: boolean-string
     */
    allowUsersToAccessDirectory?: ("true" | "false") | undefined;
    /** Who may change `allowUsersToAccessDirectory`, and the values it may take. */
    allowUsersToAccessDirectoryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can see reports about the benefits of electronic signing for
     * the account.
     *
     * Format: boolean-string
     */
    allowValueInsights?: ("true" | "false") | undefined;
    /** Who may change `allowValueInsights`, and the values it may take. */
    allowValueInsightsMetadata?: SettingsMetadata | undefined;
    /** The configuration of the switch to a preview of the pages. */
    betaSwitchConfiguration?: string | undefined;
    /** Who may change `betaSwitchConfiguration`, and the values it may take. */
    betaSwitchConfigurationMetadata?: SettingsMetadata | undefined;
    /** The billing address of the account. */
    billingAddress?: AddressInformation | undefined;
    /** Who may change `billingAddress`, and the values it may take. */
    billingAddressMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can log in with Salesforce OAuth.
     *
     * Format: boolean-string
     */
    canUseSalesforceOAuth?: ("true" | "false") | undefined;
    /** Who may change `canUseSalesforceOAuth`, and the values it may take. */
    canUseSalesforceOAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service checks that the account has more than one administrator.
     *
     * Format: boolean-string
     */
    checkForMultipleAdminsOnAccount?: ("true" | "false") | undefined;
    /** Who may change `checkForMultipleAdminsOnAccount`, and the values it may take. */
    checkForMultipleAdminsOnAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a user can have only one session at a time.
     *
     * Format: boolean-string
     */
    disableMultipleSessions?: ("true" | "false") | undefined;
    /** Who may change `disableMultipleSessions`, and the values it may take. */
    disableMultipleSessionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are prevented from sharing their envelopes with each other.
     *
     * Format: boolean-string
     */
    disableUserSharing?: ("true" | "false") | undefined;
    /** Who may change `disableUserSharing`, and the values it may take. */
    disableUserSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users see the switch to a preview of the pages.
     *
     * Format: boolean-string
     */
    displayBetaSwitch?: ("true" | "false") | undefined;
    /** Who may change `displayBetaSwitch`, and the values it may take. */
    displayBetaSwitchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are asked about their satisfaction and the answers are counted.
     *
     * Format: boolean-string
     */
    enableCustomerSatisfactionMetricTracking?: ("true" | "false") | undefined;
    /** Who may change `enableCustomerSatisfactionMetricTracking`, and the values it may take. */
    enableCustomerSatisfactionMetricTrackingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the operator's desktop client can be used.
     *
     * Format: boolean-string
     */
    enableDSPro?: ("true" | "false") | undefined;
    /** Who may change `enableDSPro`, and the values it may take. */
    enableDSProMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be edited in the browser.
     *
     * Format: boolean-string
     */
    enableInBrowserEditor?: ("true" | "false") | undefined;
    /** Who may change `enableInBrowserEditor`, and the values it may take. */
    enableInBrowserEditorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be recorded as smart contracts on a blockchain.
     *
     * Format: boolean-string
     *
     * @default false
     */
    enableSmartContracts?: ("true" | "false") | undefined;
    /** Who may change `enableSmartContracts`, and the values it may take. */
    enableSmartContractsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be sent to recipients by fax.
     *
     * Format: boolean-string
     */
    faxOutEnabled?: ("true" | "false") | undefined;
    /** Who may change `faxOutEnabled`, and the values it may take. */
    faxOutEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether prices and purchase options are hidden from users.
     *
     * Format: boolean-string
     */
    hidePricing?: ("true" | "false") | undefined;
    /** Who may change `hidePricing`, and the values it may take. */
    hidePricingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account is in read-only mode, in which nothing can be changed.
     *
     * Format: boolean-string
     */
    readOnlyMode?: ("true" | "false") | undefined;
    /** Who may change `readOnlyMode`, and the values it may take. */
    readOnlyModeMetadata?: SettingsMetadata | undefined;
    /**
     * The number of minutes of inactivity after which a user is logged out, from 20 to 120.
     *
     * Format: integer-string
     */
    sessionTimeout?: string | undefined;
    /** Who may change `sessionTimeout`, and the values it may take. */
    sessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** The time zone of dates and times in API requests and responses. */
    timezoneOffsetAPI?: AccountTimeZone | undefined;
    /** Who may change `timezoneOffsetAPI`, and the values it may take. */
    timezoneOffsetAPIMetadata?: SettingsMetadata | undefined;
    /** The time zone of dates and times on the web pages. */
    timezoneOffsetUI?: AccountTimeZone | undefined;
    /** Who may change `timezoneOffsetUI`, and the values it may take. */
    timezoneOffsetUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether each document is encrypted with its own derived key.
     *
     * Format: boolean-string
     */
    useDerivedKeys?: ("true" | "false") | undefined;
    /** Who may change `useDerivedKeys`, and the values it may take. */
    useDerivedKeysMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the API.
     *
     * Format: boolean-string
     */
    usesAPI?: ("true" | "false") | undefined;
    /** Who may change `usesAPI`, and the values it may take. */
    usesAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have its use of the service validated. Validation is enabled
     * with `validationsEnabled`.
     *
     * Format: boolean-string
     */
    validationsAllowed?: ("true" | "false") | undefined;
    /** Who may change `validationsAllowed`, and the values it may take. */
    validationsAllowedMetadata?: SettingsMetadata | undefined;
    /** The brand of validation reports: the operator's brand or the brand of the account (`account`). */
    validationsBrand?: ("docusign" | "account") | undefined;
    /** Who may change `validationsBrand`, and the values it may take. */
    validationsBrandMetadata?: SettingsMetadata | undefined;
    /** The frequency of validation reports: `none` or `monthly`. */
    validationsCadence?: ("none" | "monthly") | undefined;
    /** Who may change `validationsCadence`, and the values it may take. */
    validationsCadenceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether validation is enabled. It takes effect only if `validationsAllowed` is set.
     *
     * Format: boolean-string
     */
    validationsEnabled?: ("true" | "false") | undefined;
    /** Who may change `validationsEnabled`, and the values it may take. */
    validationsEnabledMetadata?: SettingsMetadata | undefined;
    /** The validation report to create: `none` or `life_sciences_part11` (for life sciences). */
    validationsReport?: ("none" | "life_sciences_part11") | undefined;
    /** Who may change `validationsReport`, and the values it may take. */
    validationsReportMetadata?: SettingsMetadata | undefined;
    /** Additional settings that do not have a field of their own. */
    additionalSettings?: AdditionalSetting[] | undefined;
    /**
     * Specifies whether the destination URL of a pending recipient can still be changed.
     *
     * Format: boolean-string
     */
    allowPendingDestinationUrlEdition?: ("true" | "false") | undefined;
    /** Who may change `allowPendingDestinationUrlEdition`, and the values it may take. */
    allowPendingDestinationUrlEditionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can see performance statistics of envelopes.
     *
     * Format: boolean-string
     */
    allowPerformanceAnalytics?: ("true" | "false") | undefined;
    /** Who may change `allowPerformanceAnalytics`, and the values it may take. */
    allowPerformanceAnalyticsMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether the account is ready to move to the operator's cloud.
     *
     * Format: boolean-string
     */
    cloudReady?: ("true" | "false") | undefined;
    /**
     * Specifies whether the account has the healthcare features.
     *
     * Format: boolean-string
     */
    enableAdmHealthcare?: ("true" | "false") | undefined;
    /** Who may change `enableAdmHealthcare`, and the values it may take. */
    enableAdmHealthcareMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether contacts are suggested to senders while they type.
     *
     * Format: boolean-string
     */
    enableContactSuggestions?: ("true" | "false") | undefined;
    /** Who may change `enableContactSuggestions`, and the values it may take. */
    enableContactSuggestionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be generated with data from third-party software.
     *
     * Format: boolean-string
     */
    enableGenerationWith3PIntegration?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `enableGenerationWith3PIntegration` can be edited and its allowed
     * values.
     */
    enableGenerationWith3PIntegrationMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether I-9 forms for US employees can be processed on demand.
     *
     * Format: boolean-string
     */
    enableI9OnDemand?: ("true" | "false") | undefined;
    /** Who may change `enableI9OnDemand`, and the values it may take. */
    enableI9OnDemandMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether events of reviewers are recorded.
     *
     * Format: boolean-string
     */
    enableReviewerEventsSetting?: ("true" | "false") | undefined;
    /** Who may change `enableReviewerEventsSetting`, and the values it may take. */
    enableReviewerEventsSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether support requests can be tracked as tickets.
     *
     * Format: boolean-string
     */
    enableTickets?: ("true" | "false") | undefined;
    /** Metadata about whether `enableTickets` can be edited and its allowed values. */
    enableTicketsMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account belongs to an independent software vendor (ISV) that embeds the
     * service.
     *
     * Format: boolean-string
     */
    isvEmbed?: ("true" | "false") | undefined;
    /** Metadata about whether `isvEmbed` can be edited and its allowed values. */
    isvEmbedMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account belongs to an independent software vendor (ISV) that sells the
     * service under its own name.
     *
     * Format: boolean-string
     */
    isvOemEmbed?: ("true" | "false") | undefined;
    /** Metadata about whether `isvOemEmbed` can be edited and its allowed values. */
    isvOemEmbedMetaData?: SettingsMetadata | undefined;
    /**
     * Specifies whether results of the old and new search engines are merged into one list.
     *
     * Format: boolean-string
     */
    mergeMixedModeResults?: ("true" | "false") | undefined;
    /** Who may change `mergeMixedModeResults`, and the values it may take. */
    mergeMixedModeResultsMetadata?: SettingsMetadata | undefined;
    /** The site on which the account was originally created. */
    originalAccountSite?: string | undefined;
    /**
     * Specifies whether the first version of smart contracts is used.
     *
     * Format: boolean-string
     */
    useSmartContractsV1?: ("true" | "false") | undefined;
}
