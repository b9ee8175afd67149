// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AdditionalSetting } from './AdditionalSetting.js';
import type { AccessCodeFormat } from './accessCodeFormat.js';
import type { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.js';
import type { AccountNotification } from './accountNotification.js';
import type { AccountTimeZone } from './accountTimeZone.js';
import type { AccountUISettings, AccountUISettingsAnswer } from './accountUISettings.js';
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
    /** Metadata about whether `allowConnectSendFinishLater` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowRecipientConnect` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowConnectAgreementUI` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableCoupaIAMConnector` can be changed, and its allowed values. */
    enableCoupaIAMConnectorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Connect messages can include the document fields of an envelope.
     *
     * Format: boolean-string
     */
    isConnectDocumentFieldsEnabled?: ("true" | "false") | undefined;
    /**
     * Specifies whether events for notaries who are assigned or removed can be selected on the
     * Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectNotaryAssignedOrRemovedUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether events for notary sessions that pause can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectNotarySessionPauseUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether events for the status of notary sessions can be selected on the Connect
     * pages.
     *
     * Format: boolean-string
     */
    allowConnectNotarySessionStatusUpdatedUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether events for notary sessions can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectNotarySessionUI?: ("true" | "false") | undefined;
    /**
     * Specifies whether workflow events can be selected on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectWorkflowUI?: ("true" | "false") | undefined;
    /** The format of access codes for recipients. */
    accessCodeFormat?: AccessCodeFormat | undefined;
    /**
     * Specifies whether administrators can set rules for the format of access codes.
     *
     * Format: boolean-string
     */
    allowAccessCodeFormat?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAccessCodeFormat` can be changed, and its allowed values. */
    allowAccessCodeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel1?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVLevel1` can be changed, and its allowed values. */
    allowIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 2 identity verification can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel2?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVLevel2` can be changed, and its allowed values. */
    allowIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 3 identity verification, the strictest level, can be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel3?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVLevel3` can be changed, and its allowed values. */
    allowIDVLevel3Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account has access to the identity verification platform.
     *
     * Format: boolean-string
     */
    allowIDVPlatform?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVPlatform` can be changed, and its allowed values. */
    allowIDVPlatformMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether telephone authentication can use numbers outside the United States.
     *
     * Format: boolean-string
     */
    allowNonUSPhoneAuth?: ("true" | "false") | undefined;
    /** Metadata about whether `allowNonUSPhoneAuth` can be changed, and its allowed values. */
    allowNonUSPhoneAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can be authenticated by a telephone call.
     *
     * Format: boolean-string
     */
    allowPhoneAuthentication?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPhoneAuthentication` can be changed, and its allowed values. */
    allowPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's settings for telephone authentication.
     *
     * Format: boolean-string
     */
    allowPhoneAuthOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPhoneAuthOverride` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowSocialIdLogin` can be changed, and its allowed values. */
    allowSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients are authenticated only at the first access from a device
     * (`initial_access`) or each time they open the envelope (`each_access`).
     */
    authenticationCheck?: ("initial_access" | "each_access" | (string & {})) | undefined;
    /** Metadata about whether `authenticationCheck` can be changed, and its allowed values. */
    authenticationCheckMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can generate access codes automatically.
     *
     * Format: boolean-string
     */
    enableAccessCodeGenerator?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAccessCodeGenerator` can be changed, and its allowed values. */
    enableAccessCodeGeneratorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the newer identity service uses Intuit for knowledge-based questions.
     *
     * Format: boolean-string
     */
    enableIDFxIntuitKBA?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIDFxIntuitKBA` can be changed, and its allowed values. */
    enableIDFxIntuitKBAMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether telephone authentication uses the newer identity service.
     *
     * Format: boolean-string
     */
    enableIDFxPhoneAuthentication?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIDFxPhoneAuthentication` can be changed, and its allowed values. */
    enableIDFxPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can be authenticated with a code in a text message.
     *
     * Format: boolean-string
     */
    enableSMSAuthentication?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSMSAuthentication` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableSocialIdLogin` can be changed, and its allowed values. */
    enableSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /** The identity checks that senders can select. */
    idCheckConfigurations?: IdCheckConfiguration[] | undefined;
    /**
     * Specifies whether a passed check remains valid for a period (`variable`) or recipients are
     * checked every time (`always`).
     */
    idCheckExpire?: ("always" | "variable" | (string & {})) | undefined;
    /** Metadata about whether `idCheckExpire` can be changed, and its allowed values. */
    idCheckExpireMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that a passed check remains valid. With `0`, recipients are checked in each
     * session.
     *
     * Format: integer-string
     */
    idCheckExpireDays?: string | undefined;
    /** Metadata about whether `idCheckExpireDays` can be changed, and its allowed values. */
    idCheckExpireDaysMetadata?: SettingsMetadata | undefined;
    /**
     * The number of minutes that a passed check remains valid.
     *
     * Format: integer-string
     */
    idCheckExpireMinutes?: string | undefined;
    /** Metadata about whether `idCheckExpireMinutes` can be changed, and its allowed values. */
    idCheckExpireMinutesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies when recipients are checked: for every envelope (`always`), for no envelope
     * (`never`) or as the sender decides (`optional`).
     */
    idCheckRequired?: ("always" | "never" | "optional" | (string & {})) | undefined;
    /** Metadata about whether `idCheckRequired` can be changed, and its allowed values. */
    idCheckRequiredMetadata?: SettingsMetadata | undefined;
    /** The identity verification workflows that the account can use. */
    identityVerification?: AccountIdentityVerificationWorkflow[] | undefined;
    /** Metadata about whether `identityVerification` can be changed, and its allowed values. */
    identityVerificationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's rule for telephone calls by the newer
     * identity service.
     *
     * Format: boolean-string
     */
    idfxPhoneAuthenticationOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `idfxPhoneAuthenticationOverride` can be changed, and its allowed values. */
    idfxPhoneAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * The question that the host asks an in-person signer. The answer is recorded in the certificate
     * of completion.
     */
    inPersonIDCheckQuestion?: string | undefined;
    /** Metadata about whether `inPersonIDCheckQuestion` can be changed, and its allowed values. */
    inPersonIDCheckQuestionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can let the recipient provide the telephone number for
     * authentication.
     *
     * Format: boolean-string
     */
    phoneAuthRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Metadata about whether `phoneAuthRecipientMayProvidePhoneNumber` can be changed, and its allowed values. */
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
    /** Metadata about whether `senderMustAuthenticateSigning` can be changed, and its allowed values. */
    senderMustAuthenticateSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies when signers must log in. The two strictest values also prevent envelopes from being
     * sent to recipients without an account. Embedded signers are exempt.
     */
    signerLoginRequirements?: ("login_not_required" | "login_required_if_account_holder" | "login_required_per_session" | "login_required_per_envelope" | (string & {})) | undefined;
    /** Metadata about whether `signerLoginRequirements` can be changed, and its allowed values. */
    signerLoginRequirementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be sent only to recipients who have an account. See also
     * `signerMustLoginToSign`.
     *
     * Format: boolean-string
     */
    signerMustHaveAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `signerMustHaveAccount` can be changed, and its allowed values. */
    signerMustHaveAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must log in before they sign. See also `signerMustHaveAccount`.
     *
     * Format: boolean-string
     */
    signerMustLoginToSign?: ("true" | "false") | undefined;
    /** Metadata about whether `signerMustLoginToSign` can be changed, and its allowed values. */
    signerMustLoginToSignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can view completed envelopes without authentication.
     *
     * Format: boolean-string
     */
    skipAuthCompletedEnvelopes?: ("true" | "false") | undefined;
    /** Metadata about whether `skipAuthCompletedEnvelopes` can be changed, and its allowed values. */
    skipAuthCompletedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can authenticate with their login at a social network.
     *
     * Format: boolean-string
     */
    socialIdRecipAuth?: ("true" | "false") | undefined;
    /** Metadata about whether `socialIdRecipAuth` can be changed, and its allowed values. */
    socialIdRecipAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use its own provider of identity verification.
     *
     * Format: boolean-string
     */
    allowBYOIDV?: ("true" | "false") | undefined;
    /** Metadata about whether `allowBYOIDV` can be changed, and its allowed values. */
    allowBYOIDVMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used under FedRAMP rules.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel1?: ("true" | "false") | undefined;
    /** Metadata about whether `allowFedRampIDVLevel1` can be changed, and its allowed values. */
    allowFedRampIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 2 identity verification can be used under FedRAMP rules.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel2?: ("true" | "false") | undefined;
    /** Metadata about whether `allowFedRampIDVLevel2` can be changed, and its allowed values. */
    allowFedRampIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether identity verification can be used for qualified signatures under European
     * law.
     *
     * Format: boolean-string
     */
    allowIDVForEUQualifiedSignatures?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVForEUQualifiedSignatures` can be changed, and its allowed values. */
    allowIDVForEUQualifiedSignaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether level 1 identity verification can be used for a trial period.
     *
     * Format: boolean-string
     */
    allowIDVLevel1Trial?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIDVLevel1Trial` can be changed, and its allowed values. */
    allowIDVLevel1TrialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the risk of a forged identity is assessed during verification.
     *
     * Format: boolean-string
     */
    allowIdvRiskAssessment?: ("true" | "false") | undefined;
    /** Metadata about whether `allowIdvRiskAssessment` can be changed, and its allowed values. */
    allowIdvRiskAssessmentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the older knowledge-based questions are disabled.
     *
     * Format: boolean-string
     */
    disableLegacyKba?: ("true" | "false") | undefined;
    /** Metadata about whether `disableLegacyKba` can be changed, and its allowed values. */
    disableLegacyKbaMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether identity checks are used for signing methods that create advanced electronic
     * signatures.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckForAESPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigIDCheckForAESPens` can be changed, and its allowed values. */
    enableDSigIDCheckForAESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether qualified signatures can be based on an in-person identity check.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckInPersonForQESPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigIDCheckInPersonForQESPens` can be changed, and its allowed values. */
    enableDSigIDCheckInPersonForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether qualified signatures can be based on a remote identity check.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckRemoteForQESPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigIDCheckRemoteForQESPens` can be changed, and its allowed values. */
    enableDSigIDCheckRemoteForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods with identity verification are available.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigIDVerificationPens` can be changed, and its allowed values. */
    enableDSigIDVerificationPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the premier signing methods with identity verification are available.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPremierPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigIDVerificationPremierPens` can be changed, and its allowed values. */
    enableDSigIDVerificationPremierPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers without an account can use text message authentication under 21 CFR
     * Part 11.
     *
     * Format: boolean-string
     */
    enableIDFxAccountlessSMSAuthForPart11?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIDFxAccountlessSMSAuthForPart11` can be changed, and its allowed values. */
    enableIDFxAccountlessSMSAuthForPart11Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the result of telephone authentication is displayed with the signature.
     *
     * Format: boolean-string
     */
    enableIdfxPhoneAuthSignatureAuthStatus?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIdfxPhoneAuthSignatureAuthStatus` can be changed, and its allowed values. */
    enableIdfxPhoneAuthSignatureAuthStatusMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can override the account's rule for the newer knowledge-based
     * questions.
     *
     * Format: boolean-string
     */
    idfxKBAAuthenticationOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `idfxKBAAuthenticationOverride` can be changed, and its allowed values. */
    idfxKBAAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members of the account need not authenticate as recipients.
     *
     * Format: boolean-string
     */
    excludeSameAccountMembersFromAuth?: ("true" | "false") | undefined;
    /**
     * Specifies whether rules can trigger actions when an agreement is completed.
     *
     * Format: boolean-string
     */
    allowAgreementActions?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAgreementActions` can be changed, and its allowed values. */
    allowAgreementActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether extension apps can be used during signing.
     *
     * Format: boolean-string
     */
    allowSigningExtensions?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSigningExtensions` can be changed, and its allowed values. */
    allowSigningExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can pass completed agreements to contract lifecycle management (CLM).
     *
     * Format: boolean-string
     */
    enableAgreementActionsForCLM?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAgreementActionsForCLM` can be changed, and its allowed values. */
    enableAgreementActionsForCLMMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can perform actions on completed agreements within the signature
     * service.
     *
     * Format: boolean-string
     */
    enableAgreementActionsForESign?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAgreementActionsForESign` can be changed, and its allowed values. */
    enableAgreementActionsForESignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers and other recipients can write comments in the documents.
     *
     * Format: boolean-string
     */
    enableSigningExtensionComments?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSigningExtensionComments` can be changed, and its allowed values. */
    enableSigningExtensionCommentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether comments can be answered to create conversations.
     *
     * Format: boolean-string
     */
    enableSigningExtensionConversations?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSigningExtensionConversations` can be changed, and its allowed values. */
    enableSigningExtensionConversationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPoint?: ("true" | "false") | undefined;
    /** Metadata about whether `enableTransactionPoint` can be changed, and its allowed values. */
    enableTransactionPointMetadata?: SettingsMetadata | undefined;
    /** The level of AI assistance when a web form is created. */
    aiAssistedWebFormCreationLevel?: string | undefined;
    /** Metadata about whether `aiAssistedWebFormCreationLevel` can be changed, and its allowed values. */
    aiAssistedWebFormCreationLevelMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the feature with this abbreviation, which is internal to
     * the operator.
     *
     * Format: boolean-string
     */
    allowACE?: ("true" | "false") | undefined;
    /** Metadata about whether `allowACE` can be changed, and its allowed values. */
    allowACEMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether workflows with several agreement steps can be created.
     *
     * Format: boolean-string
     */
    allowAgreementOrchestrations?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAgreementOrchestrations` can be changed, and its allowed values. */
    allowAgreementOrchestrationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether transaction workspaces can be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspace?: ("true" | "false") | undefined;
    /** Metadata about whether `allowTransactionsWorkspace` can be changed, and its allowed values. */
    allowTransactionsWorkspaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the first generation of transaction workspaces can be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspaceOriginal?: ("true" | "false") | undefined;
    /** Metadata about whether `allowTransactionsWorkspaceOriginal` can be changed, and its allowed values. */
    allowTransactionsWorkspaceOriginalMetadata?: SettingsMetadata | undefined;
    /** The plan levels that apply to extracting custom terms from agreements. */
    customExtractionPlanLevels?: string | undefined;
    /** Metadata about whether `customExtractionPlanLevels` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableAIAgents` can be changed, and its allowed values. */
    enableAIAgentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether contracts can be reviewed with AI.
     *
     * Format: boolean-string
     */
    enableAIContractReview?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAIContractReview` can be changed, and its allowed values. */
    enableAIContractReviewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI can draft the message of an envelope for senders.
     *
     * Format: boolean-string
     */
    enableAISenderMessage?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAISenderMessage` can be changed, and its allowed values. */
    enableAISenderMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI suggests tabs to senders on their documents.
     *
     * Format: boolean-string
     */
    enableAISuggestedFields?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAISuggestedFields` can be changed, and its allowed values. */
    enableAISuggestedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether suggested tabs are placed without individual confirmation.
     *
     * Format: boolean-string
     */
    enableAISuggestedFieldsAutoPlace?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAISuggestedFieldsAutoPlace` can be changed, and its allowed values. */
    enableAISuggestedFieldsAutoPlaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Coupa can be used.
     *
     * Format: boolean-string
     */
    enableCoupaCoreExtension?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCoupaCoreExtension` can be changed, and its allowed values. */
    enableCoupaCoreExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether extension apps created by the account can verify the data that signers
     * enter.
     *
     * Format: boolean-string
     */
    enableCustomDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCustomDataVerificationExtensions` can be changed, and its allowed values. */
    enableCustomDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether ready-made extension apps can verify the data that signers enter.
     *
     * Format: boolean-string
     */
    enableDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDataVerificationExtensions` can be changed, and its allowed values. */
    enableDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Greenhouse can be used.
     *
     * Format: boolean-string
     */
    enableGreenhouseApp?: ("true" | "false") | undefined;
    /** Metadata about whether `enableGreenhouseApp` can be changed, and its allowed values. */
    enableGreenhouseAppMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have a clause library.
     *
     * Format: boolean-string
     */
    enableIAMClauseLibrary?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIAMClauseLibrary` can be changed, and its allowed values. */
    enableIAMClauseLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreement pages can be embedded in other applications.
     *
     * Format: boolean-string
     */
    enableIAMforXEmbeddedUX?: ("true" | "false") | undefined;
    /** Metadata about whether `enableIAMforXEmbeddedUX` can be changed, and its allowed values. */
    enableIAMforXEmbeddedUXMetadata?: SettingsMetadata | undefined;
    /** The types of document for which key terms are suggested. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Metadata about whether `enableKeyTermsSuggestionsByDocumentType` can be changed, and its allowed values. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the extension app for Microsoft Dynamics 365 can be used.
     *
     * Format: boolean-string
     */
    enableMicrosoftDynamics365Extension?: ("true" | "false") | undefined;
    /** Metadata about whether `enableMicrosoftDynamics365Extension` can be changed, and its allowed values. */
    enableMicrosoftDynamics365ExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether several members can share the agreement repository.
     *
     * Format: boolean-string
     */
    enableMultiUserRepositoryFeatures?: ("true" | "false") | undefined;
    /** Metadata about whether `enableMultiUserRepositoryFeatures` can be changed, and its allowed values. */
    enableMultiUserRepositoryFeaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be added to the repository through the API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataIn?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorAPIDataIn` can be changed, and its allowed values. */
    enableNavigatorAPIDataInMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be read from the repository through the API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataOut?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorAPIDataOut` can be changed, and its allowed values. */
    enableNavigatorAPIDataOutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the utility operations of the repository API can be used.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIUtilities?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorAPIUtilities` can be changed, and its allowed values. */
    enableNavigatorAPIUtilitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the repository includes the features for human resources.
     *
     * Format: boolean-string
     */
    enableNavigatorForHR?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorForHR` can be changed, and its allowed values. */
    enableNavigatorForHRMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AI identifies how agreements in the repository depend on each other.
     *
     * Format: boolean-string
     */
    enableNavigatorHierarchyAI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorHierarchyAI` can be changed, and its allowed values. */
    enableNavigatorHierarchyAIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether only some of the account's agreements are added to the repository.
     *
     * Format: boolean-string
     */
    enableNavigatorPartialIngestion?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorPartialIngestion` can be changed, and its allowed values. */
    enableNavigatorPartialIngestionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the repository can be used for a trial period.
     *
     * Format: boolean-string
     */
    enableNavigatorTrial?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNavigatorTrial` can be changed, and its allowed values. */
    enableNavigatorTrialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether obligations from agreements are tracked.
     *
     * Format: boolean-string
     */
    enableObligationManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `enableObligationManagement` can be changed, and its allowed values. */
    enableObligationManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether paid extension apps can verify the data that signers enter.
     *
     * Format: boolean-string
     */
    enablePremiumDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Metadata about whether `enablePremiumDataVerificationExtensions` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableSigningAIFeaturesPlan` can be changed, and its allowed values. */
    enableSigningAIFeaturesPlanMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements from all sources are stored in one repository.
     *
     * Format: boolean-string
     */
    enableUnifiedRepository?: ("true" | "false") | undefined;
    /** Metadata about whether `enableUnifiedRepository` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableWorkdayHRApp` can be changed, and its allowed values. */
    enableWorkdayHRAppMetadata?: SettingsMetadata | undefined;
    /** The plan levels that apply to workflows. */
    maestroPlanLevels?: string | undefined;
    /** Metadata about whether `maestroPlanLevels` can be changed, and its allowed values. */
    maestroPlanLevelsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the search service indexes the envelopes of the account. `enableSearchUI`
     * makes the search visible to users.
     *
     * Format: boolean-string
     */
    enableSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSearch` can be changed, and its allowed values. */
    enableSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users see the search service in the web application. `enableSearch` controls
     * the indexing.
     *
     * Format: boolean-string
     */
    enableSearchUI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSearchUI` can be changed, and its allowed values. */
    enableSearchUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search tab values.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTabField?: ("true" | "false") | undefined;
    /** Metadata about whether `advancedSearchEnableTabField` can be changed, and its allowed values. */
    advancedSearchEnableTabFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search by template ID.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateIdField?: ("true" | "false") | undefined;
    /** Metadata about whether `advancedSearchEnableTemplateIdField` can be changed, and its allowed values. */
    advancedSearchEnableTemplateIdFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search can search by template name.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateNameField?: ("true" | "false") | undefined;
    /** Metadata about whether `advancedSearchEnableTemplateNameField` can be changed, and its allowed values. */
    advancedSearchEnableTemplateNameFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the list of envelopes opens with the advanced filter by default.
     *
     * Format: boolean-string
     */
    defaultToAdvancedEnvelopesFilterForm?: ("true" | "false") | undefined;
    /** Metadata about whether `defaultToAdvancedEnvelopesFilterForm` can be changed, and its allowed values. */
    defaultToAdvancedEnvelopesFilterFormMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can search the envelopes of all members.
     *
     * Format: boolean-string
     */
    enableAccountWideSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAccountWideSearch` can be changed, and its allowed values. */
    enableAccountWideSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether lists of envelopes can be filtered by several conditions at once.
     *
     * Format: boolean-string
     */
    enableAdvancedEnvelopesSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdvancedEnvelopesSearch` can be changed, and its allowed values. */
    enableAdvancedEnvelopesSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the advanced search is available on the search page.
     *
     * Format: boolean-string
     */
    enableAdvancedSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdvancedSearch` can be changed, and its allowed values. */
    enableAdvancedSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the text of documents can be searched.
     *
     * Format: boolean-string
     */
    enableContentSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableContentSearch` can be changed, and its allowed values. */
    enableContentSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the inbox folders are read from the search index.
     *
     * Format: boolean-string
     */
    enableInboxBrowseViewsPoweredByElasticSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `enableInboxBrowseViewsPoweredByElasticSearch` can be changed, and its allowed values. */
    enableInboxBrowseViewsPoweredByElasticSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether search results in the inbox can be sorted by relevance.
     *
     * Format: boolean-string
     */
    enableInboxRelevanceSort?: ("true" | "false") | undefined;
    /** Metadata about whether `enableInboxRelevanceSort` can be changed, and its allowed values. */
    enableInboxRelevanceSortMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the search service is accessed at its Azure URI.
     *
     * Format: boolean-string
     */
    enableSearchServiceAzureUri?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSearchServiceAzureUri` can be changed, and its allowed values. */
    enableSearchServiceAzureUriMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether search requests are sent to the site that hosts the account.
     *
     * Format: boolean-string
     */
    enableSearchSiteSpecificApi?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSearchSiteSpecificApi` can be changed, and its allowed values. */
    enableSearchSiteSpecificApiMetadata?: SettingsMetadata | undefined;
    /** The search engine that is used for envelope searches. */
    envelopeSearchMode?: string | undefined;
    /** Metadata about whether `envelopeSearchMode` can be changed, and its allowed values. */
    envelopeSearchModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the old and the new search engine are used together.
     *
     * Format: boolean-string
     */
    useEnvelopeSearchMixedMode?: ("true" | "false") | undefined;
    /** Metadata about whether `useEnvelopeSearchMixedMode` can be changed, and its allowed values. */
    useEnvelopeSearchMixedModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelope searches use the new search engine.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearch?: ("true" | "false") | undefined;
    /** Metadata about whether `useNewEnvelopeSearch` can be changed, and its allowed values. */
    useNewEnvelopeSearchMetadata?: SettingsMetadata | undefined;
    /**
     * The date and time before which envelopes are still searched with the old search engine, such
     * as `11/02/2021 17:00:00`.
     */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDate?: string | undefined;
    /** Metadata about whether `useNewEnvelopeSearchOnlyWhenSearchingAfterDate` can be changed, and its allowed values. */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the new search engine is used only for requests with a search term.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearchOnlyWithSearchTerm?: ("true" | "false") | undefined;
    /** Metadata about whether `useNewEnvelopeSearchOnlyWithSearchTerm` can be changed, and its allowed values. */
    useNewEnvelopeSearchOnlyWithSearchTermMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can require express certificates with
     * `useDocuSignExpressSignerCertificate`.
     *
     * Format: boolean-string
     */
    allowExpressSignerCertificate?: ("true" | "false") | undefined;
    /** Metadata about whether `allowExpressSignerCertificate` can be changed, and its allowed values. */
    allowExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can require OpenTrust certificates.
     *
     * Format: boolean-string
     */
    allowOpenTrustSignerCertificate?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOpenTrustSignerCertificate` can be changed, and its allowed values. */
    allowOpenTrustSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use personal certificates.
     *
     * Format: boolean-string
     */
    allowPersonalSignerCertificate?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPersonalSignerCertificate` can be changed, and its allowed values. */
    allowPersonalSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can require SAFE-BioPharma certificates with
     * `useSAFESignerCertificates`.
     *
     * Format: boolean-string
     */
    allowSafeBioPharmaSignerCertificate?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSafeBioPharmaSignerCertificate` can be changed, and its allowed values. */
    allowSafeBioPharmaSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the simplified signing process is used under 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    cfr21SimplifiedSigningEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `cfr21SimplifiedSigningEnabled` can be changed, and its allowed values. */
    cfr21SimplifiedSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signature images under 21 CFR Part 11 are wider and less high.
     *
     * Format: boolean-string
     */
    cfrUseWideImage?: ("true" | "false") | undefined;
    /** Metadata about whether `cfrUseWideImage` can be changed, and its allowed values. */
    cfrUseWideImageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers are prevented from viewing the certificate of completion.
     *
     * Format: boolean-string
     */
    disableSignerCertView?: ("true" | "false") | undefined;
    /** Metadata about whether `disableSignerCertView` can be changed, and its allowed values. */
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
    pkiSignDownloadedPDFDocs?: ("no_sign" | "no_sign_allow_user_override" | "yes_sign" | (string & {})) | undefined;
    /** Metadata about whether `pkiSignDownloadedPDFDocs` can be changed, and its allowed values. */
    pkiSignDownloadedPDFDocsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients must sign in compliance with 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    require21CFRpt11Compliance?: ("true" | "false") | undefined;
    /** Metadata about whether `require21CFRpt11Compliance` can be changed, and its allowed values. */
    require21CFRpt11ComplianceMetadata?: SettingsMetadata | undefined;
    /** The type of certificate that signers must have. With `none`, no certificate is required. */
    requireSignerCertificateType?: ("none" | "docusign_express" | "docusign_personal" | "safe" | "open_trust" | (string & {})) | undefined;
    /** Metadata about whether `requireSignerCertificateType` can be changed, and its allowed values. */
    requireSignerCertificateTypeMetadata?: SettingsMetadata | undefined;
    /** The names of the electronic and digital signature providers that can be used. */
    signatureProviders?: string[] | undefined;
    /** Metadata about whether `signatureProviders` can be changed, and its allowed values. */
    signatureProvidersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the downloaded PDF of an envelope includes the certificate of completion.
     *
     * Format: boolean-string
     */
    signerAttachCertificateToEnvelopePDF?: ("true" | "false") | undefined;
    /** Metadata about whether `signerAttachCertificateToEnvelopePDF` can be changed, and its allowed values. */
    signerAttachCertificateToEnvelopePDFMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether API requests without an X.509 certificate in their header are accepted.
     *
     * Format: boolean-string
     */
    suppressCertificateEnforcement?: ("true" | "false") | undefined;
    /** Metadata about whether `suppressCertificateEnforcement` can be changed, and its allowed values. */
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
    /** Metadata about whether `useDocuSignExpressSignerCertificate` can be changed, and its allowed values. */
    useDocuSignExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must use a SAFE-BioPharma certificate.
     *
     * Format: boolean-string
     */
    useSAFESignerCertificates?: ("true" | "false") | undefined;
    /** Metadata about whether `useSAFESignerCertificates` can be changed, and its allowed values. */
    useSAFESignerCertificatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the platform for digital signature providers is used for signing.
     *
     * Format: boolean-string
     */
    useSignatureProviderPlatform?: ("true" | "false") | undefined;
    /** Metadata about whether `useSignatureProviderPlatform` can be changed, and its allowed values. */
    useSignatureProviderPlatformMetadata?: SettingsMetadata | undefined;
    /** The minimum screen size on which signing is allowed. */
    wurflMinAllowableScreenSize?: string | undefined;
    /** Metadata about whether `wurflMinAllowableScreenSize` can be changed, and its allowed values. */
    wurflMinAllowableScreenSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use the smart cards of United States authorities (CAC and PIV).
     *
     * Format: boolean-string
     */
    enableCacPivSignatureGroup?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCacPivSignatureGroup` can be changed, and its allowed values. */
    enableCacPivSignatureGroupMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded signers under 21 CFR Part 11 can confirm several signatures with
     * one login.
     *
     * Format: boolean-string
     */
    enableCFRRapidSigningEmbeddedAuth?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCFRRapidSigningEmbeddedAuth` can be changed, and its allowed values. */
    enableCFRRapidSigningEmbeddedAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods for advanced signatures under European law are available.
     *
     * Format: boolean-string
     */
    enableDSigEUAdvancedPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigEUAdvancedPens` can be changed, and its allowed values. */
    enableDSigEUAdvancedPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing methods with express certificates are available.
     *
     * Format: boolean-string
     */
    enableDSigExpressPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigExpressPens` can be changed, and its allowed values. */
    enableDSigExpressPensMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the group of signing methods for qualified signatures under European law is
     * available.
     *
     * Format: boolean-string
     */
    enableDSigPenGroupEuQes?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigPenGroupEuQes` can be changed, and its allowed values. */
    enableDSigPenGroupEuQesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether pay-as-you-go signing methods for qualified signatures under European law
     * are available.
     *
     * Format: boolean-string
     */
    enableDSigPlgEuQesPens?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSigPlgEuQesPens` can be changed, and its allowed values. */
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
    /** Metadata about whether `universalSignatureSkipPlatformSignature` can be changed, and its allowed values. */
    universalSignatureSkipPlatformSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether `universalSignatureSkipPlatformSignature` can be changed by the operator.
     *
     * Format: boolean-string
     */
    EnableUniversalSignatureSkipPlatformSignature_RadminOption?: ("true" | "false") | undefined;
    /**
     * Specifies whether the organization can allow this account to use remote notarization.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseRemoteNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationToUseRemoteNotary` can be changed, and its allowed values. */
    allowOrganizationToUseRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a notary can take part in the signing remotely.
     *
     * Format: boolean-string
     */
    allowRemoteNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowRemoteNotary` can be changed, and its allowed values. */
    allowRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can require a notary.
     *
     * Format: boolean-string
     */
    enableSignWithNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignWithNotary` can be changed, and its allowed values. */
    enableSignWithNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can require witnesses.
     *
     * Format: boolean-string
     */
    enableWitnessing?: ("true" | "false") | undefined;
    /** Metadata about whether `enableWitnessing` can be changed, and its allowed values. */
    enableWitnessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a notary who is present can notarize electronically.
     *
     * Format: boolean-string
     */
    allowInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowInPersonElectronicNotary` can be changed, and its allowed values. */
    allowInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can allow this account to use in-person electronic
     * notarization.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationToUseInPersonElectronicNotary` can be changed, and its allowed values. */
    allowOrganizationToUseInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can allow this account to use third-party notaries.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationToUseThirdPartyElectronicNotary` can be changed, and its allowed values. */
    allowOrganizationToUseThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether notaries of a third-party provider can be used.
     *
     * Format: boolean-string
     */
    allowThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowThirdPartyElectronicNotary` can be changed, and its allowed values. */
    allowThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an on-demand notary can provide a witness.
     *
     * Format: boolean-string
     */
    enableNotaryOnDemandWitness?: ("true" | "false") | undefined;
    /** Metadata about whether `enableNotaryOnDemandWitness` can be changed, and its allowed values. */
    enableNotaryOnDemandWitnessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Japanese name stamps (eHanko) can be used.
     *
     * Format: boolean-string
     */
    allowEHankoStamps?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEHankoStamps` can be changed, and its allowed values. */
    allowEHankoStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can manage stamps for the members.
     *
     * Format: boolean-string
     */
    allowManagedStamps?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManagedStamps` can be changed, and its allowed values. */
    allowManagedStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can use a stamp instead of a signature.
     *
     * Format: boolean-string
     */
    allowSignatureStamps?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSignatureStamps` can be changed, and its allowed values. */
    allowSignatureStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators control the envelope IDs on the margins, if the operator
     * allows it.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByAccountAdmin?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEnvelopeStampingByAccountAdmin` can be changed, and its allowed values. */
    enableEnvelopeStampingByAccountAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the operator lets the account control the envelope IDs on the margins.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByDSAdmin?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEnvelopeStampingByDSAdmin` can be changed, and its allowed values. */
    enableEnvelopeStampingByDSAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents show the envelope ID on their margins by default. The sender can
     * override it.
     *
     * Format: boolean-string
     */
    envelopeStampingDefaultValue?: ("true" | "false") | undefined;
    /** Metadata about whether `envelopeStampingDefaultValue` can be changed, and its allowed values. */
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
    /** Metadata about whether `forbidAddingUserStamps` can be changed, and its allowed values. */
    forbidAddingUserStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can be linked with accounts of other owners.
     *
     * Format: boolean-string
     */
    allowExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Metadata about whether `allowExternalLinkedAccounts` can be changed, and its allowed values. */
    allowExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can monitor the activity in the account with the paid
     * monitoring service.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitor?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationDocusignMonitor` can be changed, and its allowed values. */
    allowOrganizationDocusignMonitorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can manage users by their e-mail domain.
     *
     * Format: boolean-string
     */
    allowOrganizationDomainUserManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationDomainUserManagement` can be changed, and its allowed values. */
    allowOrganizationDomainUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can belong to an organization and be managed there.
     *
     * Format: boolean-string
     */
    allowOrganizations?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizations` can be changed, and its allowed values. */
    allowOrganizationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can configure single sign-on.
     *
     * Format: boolean-string
     */
    allowOrganizationSsoManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationSsoManagement` can be changed, and its allowed values. */
    allowOrganizationSsoManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can reserve an e-mail domain, whose users then belong to the
     * organization.
     *
     * Format: boolean-string
     */
    enableReservedDomain?: ("true" | "false") | undefined;
    /** Metadata about whether `enableReservedDomain` can be changed, and its allowed values. */
    enableReservedDomainMetadata?: SettingsMetadata | undefined;
    /** The accounts of other owners that this account is linked with. */
    linkedExternalPrimaryAccounts?: LinkedExternalPrimaryAccount[] | undefined;
    /**
     * Specifies whether users must be managed outside the account.
     *
     * Format: boolean-string
     */
    requireExternalUserManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `requireExternalUserManagement` can be changed, and its allowed values. */
    requireExternalUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users log in through their own identity provider.
     *
     * Format: boolean-string
     */
    singleSignOnEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `singleSignOnEnabled` can be changed, and its allowed values. */
    singleSignOnEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether groups are shared with the other products of the organization.
     *
     * Format: boolean-string
     */
    useMultiAppGroupsData?: ("true" | "false") | undefined;
    /** Metadata about whether `useMultiAppGroupsData` can be changed, and its allowed values. */
    useMultiAppGroupsDataMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether brands can be set for the whole organization.
     *
     * Format: boolean-string
     */
    allowOrganizationBranding?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationBranding` can be changed, and its allowed values. */
    allowOrganizationBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the organization can use the free edition of the monitoring service.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitorFree?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOrganizationDocusignMonitorFree` can be changed, and its allowed values. */
    allowOrganizationDocusignMonitorFreeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether licences are assigned to users individually.
     *
     * Format: boolean-string
     */
    enableLicenseManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `enableLicenseManagement` can be changed, and its allowed values. */
    enableLicenseManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can accept payments. `enablePaymentProcessing` enables them.
     *
     * Format: boolean-string
     */
    allowPaymentProcessing?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPaymentProcessing` can be changed, and its allowed values. */
    allowPaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use templates.
     *
     * Format: boolean-string
     */
    allowServerTemplates?: ("true" | "false") | undefined;
    /** Metadata about whether `allowServerTemplates` can be changed, and its allowed values. */
    allowServerTemplatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the comparison of uploaded documents with templates is disabled.
     *
     * Format: boolean-string
     */
    disableAutoTemplateMatching?: ("true" | "false") | undefined;
    /** Metadata about whether `disableAutoTemplateMatching` can be changed, and its allowed values. */
    disableAutoTemplateMatchingMetadata?: SettingsMetadata | undefined;
    /** The version of the e-mail templates that the account uses, such as `1.1`. */
    emailTemplateVersion?: string | undefined;
    /** Metadata about whether `emailTemplateVersion` can be changed, and its allowed values. */
    emailTemplateVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the advanced payment features.
     *
     * Format: boolean-string
     */
    enableAdvancedPayments?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdvancedPayments` can be changed, and its allowed values. */
    enableAdvancedPaymentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForms with advanced features can be created.
     *
     * Format: boolean-string
     */
    enableAdvancedPowerForms?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdvancedPowerForms` can be changed, and its allowed values. */
    enableAdvancedPowerFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can embed clickwraps in its own pages.
     *
     * Format: boolean-string
     */
    enableClickwraps?: ("true" | "false") | undefined;
    /** Metadata about whether `enableClickwraps` can be changed, and its allowed values. */
    enableClickwrapsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can pay during signing, if `allowPaymentProcessing` is `true`.
     *
     * Format: boolean-string
     */
    enablePaymentProcessing?: ("true" | "false") | undefined;
    /** Metadata about whether `enablePaymentProcessing` can be changed, and its allowed values. */
    enablePaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use PowerForms.
     *
     * Format: boolean-string
     */
    enablePowerForm?: ("true" | "false") | undefined;
    /** Metadata about whether `enablePowerForm` can be changed, and its allowed values. */
    enablePowerFormMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForms can be signed directly in the browser, without an e-mail.
     *
     * Format: boolean-string
     */
    enablePowerFormDirect?: ("true" | "false") | undefined;
    /** Metadata about whether `enablePowerFormDirect` can be changed, and its allowed values. */
    enablePowerFormDirectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether template names must be unique in the account.
     *
     * Format: boolean-string
     */
    enforceTemplateNameUniqueness?: ("true" | "false") | undefined;
    /** Metadata about whether `enforceTemplateNameUniqueness` can be changed, and its allowed values. */
    enforceTemplateNameUniquenessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be shown to signers as guided HTML forms.
     *
     * Format: boolean-string
     */
    guidedFormsHtmlAllowed?: ("true" | "false") | undefined;
    /** Metadata about whether `guidedFormsHtmlAllowed` can be changed, and its allowed values. */
    guidedFormsHtmlAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether templates can be shared by sharing folders.
     *
     * Format: boolean-string
     */
    sharedTemplateFolders?: ("true" | "false") | undefined;
    /** Metadata about whether `sharedTemplateFolders` can be changed, and its allowed values. */
    sharedTemplateFoldersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be generated from a template with merged data.
     *
     * Format: boolean-string
     */
    allowDocGenDocuments?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDocGenDocuments` can be changed, and its allowed values. */
    allowDocGenDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether web forms are limited to forms that do not create an envelope.
     *
     * Format: boolean-string
     */
    allowOnlyStandaloneWebForms?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOnlyStandaloneWebForms` can be changed, and its allowed values. */
    allowOnlyStandaloneWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use web forms.
     *
     * Format: boolean-string
     */
    allowWebForms?: ("true" | "false") | undefined;
    /** Metadata about whether `allowWebForms` can be changed, and its allowed values. */
    allowWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the additional advanced features of web forms are available.
     *
     * Format: boolean-string
     */
    enableAdditionalAdvancedWebFormsFeatures?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdditionalAdvancedWebFormsFeatures` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableDocumentTemplateLibrary` can be changed, and its allowed values. */
    enableDocumentTemplateLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether web forms can be opened and filled in by API.
     *
     * Format: boolean-string
     */
    enableWebFormsRuntimeAPIs?: ("true" | "false") | undefined;
    /** Metadata about whether `enableWebFormsRuntimeAPIs` can be changed, and its allowed values. */
    enableWebFormsRuntimeAPIsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members need a separate permission for web forms.
     *
     * Format: boolean-string
     */
    enableWebFormsSeparateUserPermissions?: ("true" | "false") | undefined;
    /** Metadata about whether `enableWebFormsSeparateUserPermissions` can be changed, and its allowed values. */
    enableWebFormsSeparateUserPermissionsMetadata?: SettingsMetadata | undefined;
    /** The rules for converting documents to guided HTML forms. */
    guidedFormsHtmlConversionPolicy?: string | undefined;
    /** Metadata about whether `guidedFormsHtmlConversionPolicy` can be changed, and its allowed values. */
    guidedFormsHtmlConversionPolicyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can contain documents for information only, such as disclosures.
     *
     * Format: boolean-string
     */
    allowDocumentDisclosures?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDocumentDisclosures` can be changed, and its allowed values. */
    allowDocumentDisclosuresMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether notifications about signing can include the signed documents.
     *
     * Format: boolean-string
     */
    allowDocumentsOnSignedEnvelopes?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDocumentsOnSignedEnvelopes` can be changed, and its allowed values. */
    allowDocumentsOnSignedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether document visibility can be used. `documentVisibility` specifies how.
     *
     * Format: boolean-string
     */
    allowDocumentVisibility?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDocumentVisibility` can be changed, and its allowed values. */
    allowDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether electronic notes (eNotes) can be stored in the eOriginal vault.
     *
     * Format: boolean-string
     */
    allowENoteEOriginal?: ("true" | "false") | undefined;
    /** Metadata about whether `allowENoteEOriginal` can be changed, and its allowed values. */
    allowENoteEOriginalMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use calculated fields that its plan does not include. They
     * are enabled with `enableCalculatedFields`.
     *
     * Format: boolean-string
     */
    allowExpression?: ("true" | "false") | undefined;
    /** Metadata about whether `allowExpression` can be changed, and its allowed values. */
    allowExpressionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can mark up documents. The envelope must also allow it.
     *
     * Format: boolean-string
     */
    allowMarkup?: ("true" | "false") | undefined;
    /** Metadata about whether `allowMarkup` can be changed, and its allowed values. */
    allowMarkupMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs can be connected to Salesforce fields.
     *
     * Format: boolean-string
     */
    allowMergeFields?: ("true" | "false") | undefined;
    /** Metadata about whether `allowMergeFields` can be changed, and its allowed values. */
    allowMergeFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether text in scanned documents is recognized (OCR).
     *
     * Format: boolean-string
     */
    allowOcrOfEnvelopeDocuments?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOcrOfEnvelopeDocuments` can be changed, and its allowed values. */
    allowOcrOfEnvelopeDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can start signing a document on the home page.
     *
     * Format: boolean-string
     */
    allowSignDocumentFromHomePage?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSignDocumentFromHomePage` can be changed, and its allowed values. */
    allowSignDocumentFromHomePageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can contain supplemental documents.
     *
     * Format: boolean-string
     */
    allowSupplementalDocuments?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSupplementalDocuments` can be changed, and its allowed values. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether anchor tabs of a template are placed only in its own document (`document`)
     * or in all documents of the envelope (`envelope`).
     */
    anchorPopulationScope?: ("document" | "envelope" | (string & {})) | undefined;
    /** Metadata about whether `anchorPopulationScope` can be changed, and its allowed values. */
    anchorPopulationScopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the newer of two methods is used to place anchor tabs: `true`, `false` or
     * `system_default`.
     */
    anchorTagVersionedPlacementEnabled?: string | undefined;
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
    /** Metadata about whether `conditionalFieldsEnabled` can be changed, and its allowed values. */
    conditionalFieldsEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the form fields of an uploaded PDF are converted to tabs.
     *
     * Format: boolean-string
     */
    convertPdfFields?: ("true" | "false") | undefined;
    /** Metadata about whether `convertPdfFields` can be changed, and its allowed values. */
    convertPdfFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs with the same label share their value within one document (`document`)
     * or in the whole envelope (`envelope`). A change also affects envelopes in process.
     */
    dataPopulationScope?: ("document" | "envelope" | (string & {})) | undefined;
    /** Metadata about whether `dataPopulationScope` can be changed, and its allowed values. */
    dataPopulationScopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies which documents members who are not administrators can upload: all
     * (`no_restrictions`), PDF files only (`allow_pdf_only`) or none (`no_upload`).
     */
    documentConversionRestrictions?: ("no_restrictions" | "allow_pdf_only" | "no_upload" | (string & {})) | undefined;
    /** Metadata about whether `documentConversionRestrictions` can be changed, and its allowed values. */
    documentConversionRestrictionsMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that documents are retained after an envelope is completed, declined or
     * voided, or `Not Set` where they are kept.
     */
    documentRetention?: string | undefined;
    /** Metadata about whether `documentRetention` can be changed, and its allowed values. */
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
    documentVisibility?: ("Off" | "MustSignToViewUnlessSenderAccount" | "MustSignToViewUnlessSender" | "SenderCanSetMustSignToViewUnlessSenderAccount" | "SenderCanSetMustSignToViewUnlessSender" | (string & {})) | undefined;
    /** Metadata about whether `documentVisibility` can be changed, and its allowed values. */
    documentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs can be calculated from other tabs. It takes effect only if
     * `allowExpression` is set.
     *
     * Format: boolean-string
     */
    enableCalculatedFields?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCalculatedFields` can be changed, and its allowed values. */
    enableCalculatedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents are converted to PDF/A for archiving.
     *
     * Format: boolean-string
     */
    enablePDFAConversion?: ("true" | "false") | undefined;
    /** Metadata about whether `enablePDFAConversion` can be changed, and its allowed values. */
    enablePDFAConversionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can select fonts for tabs.
     *
     * Format: boolean-string
     */
    enableSendingTagsFontSettings?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSendingTagsFontSettings` can be changed, and its allowed values. */
    enableSendingTagsFontSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can strike through text.
     *
     * Format: boolean-string
     */
    enableStrikeThrough?: ("true" | "false") | undefined;
    /** Metadata about whether `enableStrikeThrough` can be changed, and its allowed values. */
    enableStrikeThroughMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be stored in a vault as authoritative copies.
     *
     * Format: boolean-string
     */
    enableVaulting?: ("true" | "false") | undefined;
    /** Metadata about whether `enableVaulting` can be changed, and its allowed values. */
    enableVaultingMetadata?: SettingsMetadata | undefined;
    /** The cloud storage services from which documents can be imported. */
    externalDocumentSources?: ExternalDocumentSources | undefined;
    /**
     * Specifies whether the account's address is omitted from the certificate of completion.
     *
     * Format: boolean-string
     */
    hideAccountAddressInCoC?: ("true" | "false") | undefined;
    /** Metadata about whether `hideAccountAddressInCoC` can be changed, and its allowed values. */
    hideAccountAddressInCoCMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope is sent even if an anchor string is not found in its documents,
     * such as `off`.
     */
    ignoreErrorIfAnchorTabNotFound?: string | undefined;
    /** Metadata about whether `ignoreErrorIfAnchorTabNotFound` can be edited and its allowed values. */
    ignoreErrorIfAnchorTabNotFoundMetadataEnabled?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can opt out of the newer auto-navigation text and tab colours.
     *
     * Format: boolean-string
     */
    optOutAutoNavTextAndTabColorUpdates?: ("true" | "false") | undefined;
    /** Metadata about whether `optOutAutoNavTextAndTabColorUpdates` can be changed, and its allowed values. */
    optOutAutoNavTextAndTabColorUpdatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies how a user who signs their own document receives it by e-mail: as an attachment
     * (`include_pdf`) or as a link (`include_link`).
     */
    selfSignedRecipientEmailDocument?: SelfSignedEmailDocument | undefined;
    /** Metadata about whether `selfSignedRecipientEmailDocument` can be changed, and its allowed values. */
    selfSignedRecipientEmailDocumentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual users can override `selfSignedRecipientEmailDocument`.
     *
     * Format: boolean-string
     */
    selfSignedRecipientEmailDocumentUserOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `selfSignedRecipientEmailDocumentUserOverride` can be changed, and its allowed values. */
    selfSignedRecipientEmailDocumentUserOverrideMetadata?: SettingsMetadata | undefined;
    /** The default colour of text in tabs. */
    sendingTagsFontColor?: FontColor | undefined;
    /** Metadata about whether `sendingTagsFontColor` can be changed, and its allowed values. */
    sendingTagsFontColorMetadata?: SettingsMetadata | undefined;
    /** The default font of text in tabs, such as `Arial` or `TimesNewRoman`. */
    sendingTagsFontName?: string | undefined;
    /** Metadata about whether `sendingTagsFontName` can be changed, and its allowed values. */
    sendingTagsFontNameMetadata?: SettingsMetadata | undefined;
    /** The default size of text in tabs, in points. */
    sendingTagsFontSize?: FontSize | undefined;
    /** Metadata about whether `sendingTagsFontSize` can be changed, and its allowed values. */
    sendingTagsFontSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether conditional fields are displayed before the signer has entered a value.
     *
     * Format: boolean-string
     */
    showInitialConditionalFields?: ("true" | "false") | undefined;
    /** Metadata about whether `showInitialConditionalFields` can be changed, and its allowed values. */
    showInitialConditionalFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether watermarks are displayed in the reader's language.
     *
     * Format: boolean-string
     */
    showLocalizedWatermarks?: ("true" | "false") | undefined;
    /** Metadata about whether `showLocalizedWatermarks` can be changed, and its allowed values. */
    showLocalizedWatermarksMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents that senders download show the unmasked values of masked fields.
     *
     * Format: boolean-string
     */
    showMaskedFieldsWhenDownloadingDocumentAsSender?: ("true" | "false") | undefined;
    /** Metadata about whether `showMaskedFieldsWhenDownloadingDocumentAsSender` can be changed, and its allowed values. */
    showMaskedFieldsWhenDownloadingDocumentAsSenderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set document visibility for each recipient.
     *
     * Format: boolean-string
     */
    specifyDocumentVisibility?: ("true" | "false") | undefined;
    /** Metadata about whether `specifyDocumentVisibility` can be changed, and its allowed values. */
    specifyDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must accept supplemental documents without being required to open
     * them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustAccept` can be changed, and its allowed values. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must both open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustRead` can be changed, and its allowed values. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must open supplemental documents without being required to accept
     * them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustView` can be changed, and its allowed values. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /** The settings that define which tab types and tab features can be used. */
    tabAccountSettings?: TabAccountSettings | undefined;
    /**
     * Specifies whether PDF files are stored in the newer of two data stores of the service.
     *
     * Format: boolean-string
     */
    useNewBlobForPdf?: ("true" | "false") | undefined;
    /** Metadata about whether `useNewBlobForPdf` can be changed, and its allowed values. */
    useNewBlobForPdfMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents of envelopes in process have the account's watermark.
     *
     * Format: boolean-string
     */
    waterMarkEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `waterMarkEnabled` can be changed, and its allowed values. */
    waterMarkEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that drafts are retained.
     *
     * Format: integer-string
     */
    draftEnvelopeRetention?: string | undefined;
    /** Metadata about whether `draftEnvelopeRetention` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableLargeFileSupport` can be changed, and its allowed values. */
    enableLargeFileSupportMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum total size of all documents in an envelope, in megabytes.
     *
     * Format: integer-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMB?: string | undefined;
    /** Metadata about whether `EnvelopeLimitsTotalDocumentSizeAllowedInMB` can be changed, and its allowed values. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the limit in `EnvelopeLimitsTotalDocumentSizeAllowedInMB` applies.
     *
     * Format: boolean-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled` can be changed, and its allowed values. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum size of one part of a chunked PDF upload.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadPartSize?: string | undefined;
    /** Metadata about whether `pdfMaxChunkedUploadPartSize` can be changed, and its allowed values. */
    pdfMaxChunkedUploadPartSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum total size of a chunked PDF upload.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadTotalSize?: string | undefined;
    /** Metadata about whether `pdfMaxChunkedUploadTotalSize` can be changed, and its allowed values. */
    pdfMaxChunkedUploadTotalSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum size of a PDF that is uploaded in one request.
     *
     * Format: integer-string
     */
    pdfMaxIndividualUploadSize?: string | undefined;
    /** Metadata about whether `pdfMaxIndividualUploadSize` can be changed, and its allowed values. */
    pdfMaxIndividualUploadSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The number of days that deleted envelopes remain in the recycle bin.
     *
     * Format: integer-string
     */
    recycleBinEnvelopeRetention?: string | undefined;
    /** Metadata about whether `recycleBinEnvelopeRetention` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowAgentNameEmailEdit` can be changed, and its allowed values. */
    allowAgentNameEmailEditMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can set reminders and expiration for the whole account.
     *
     * Format: boolean-string
     */
    allowReminders?: ("true" | "false") | undefined;
    /** Metadata about whether `allowReminders` can be changed, and its allowed values. */
    allowRemindersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable the delivery of envelopes by text message.
     *
     * Format: boolean-string
     */
    allowSMSDelivery?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSMSDelivery` can be changed, and its allowed values. */
    allowSMSDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether sent e-mails are blind-copied to the archive addresses of the account (at
     * most five). The account plan must include this feature, and the operator must have enabled it.
     *
     * Format: boolean-string
     */
    bccEmailArchive?: ("true" | "false") | undefined;
    /** Metadata about whether `bccEmailArchive` can be changed, and its allowed values. */
    bccEmailArchiveMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails about a comment quote the comment. The comment is never quoted if
     * the recipient must pass authentication.
     *
     * Format: boolean-string
     */
    commentEmailShowMessageText?: ("true" | "false") | undefined;
    /** Metadata about whether `commentEmailShowMessageText` can be changed, and its allowed values. */
    commentEmailShowMessageTextMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether push notifications in the mobile app are disabled.
     *
     * Format: boolean-string
     */
    disableMobilePushNotifications?: ("true" | "false") | undefined;
    /** Metadata about whether `disableMobilePushNotifications` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableBccDummyLink` can be changed, and its allowed values. */
    enableBccDummyLinkMetadata?: SettingsMetadata | undefined;
    /**
     * The envelopes to which the administrators' reports link directly: `NoEnvelopes`,
     * `AllEnvelopes` or `OnlyOwnEnvelopes`.
     */
    enableReportLinks?: string | undefined;
    /** Metadata about whether `enableReportLinks` can be changed, and its allowed values. */
    enableReportLinksMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a text message can be sent in addition to the e-mail.
     *
     * Format: boolean-string
     */
    enableSMSDeliveryAdditionalNotification?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSMSDeliveryAdditionalNotification` can be changed, and its allowed values. */
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
    /** Metadata about whether `finishReminder` can be changed, and its allowed values. */
    finishReminderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails to embedded recipients are suppressed.
     *
     * Format: boolean-string
     */
    inSessionSuppressEmails?: ("true" | "false") | undefined;
    /** Metadata about whether `inSessionSuppressEmails` can be changed, and its allowed values. */
    inSessionSuppressEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the sender is notified when a recipient fails authentication too often.
     *
     * Format: boolean-string
     */
    sendLockoutRecipientNotification?: ("true" | "false") | undefined;
    /** Metadata about whether `sendLockoutRecipientNotification` can be changed, and its allowed values. */
    sendLockoutRecipientNotificationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can select the e-mail language for each recipient.
     *
     * Format: boolean-string
     */
    setRecipEmailLang?: ("true" | "false") | undefined;
    /** Metadata about whether `setRecipEmailLang` can be changed, and its allowed values. */
    setRecipEmailLangMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded and offline signers receive an e-mail when the envelope is
     * completed, unless `inSessionSuppressEmails` is `true`.
     *
     * Format: boolean-string
     */
    signerInSessionUseEnvelopeCompleteEmail?: ("true" | "false") | undefined;
    /** Metadata about whether `signerInSessionUseEnvelopeCompleteEmail` can be changed, and its allowed values. */
    signerInSessionUseEnvelopeCompleteEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails show the account as the sender instead of the user.
     *
     * Format: boolean-string
     */
    useAccountLevelEmail?: ("true" | "false") | undefined;
    /** Metadata about whether `useAccountLevelEmail` can be changed, and its allowed values. */
    useAccountLevelEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether each reminder is recorded in the history of its envelope.
     *
     * Format: boolean-string
     */
    writeReminderToEnvelopeHistory?: ("true" | "false") | undefined;
    /** Metadata about whether `writeReminderToEnvelopeHistory` can be changed, and its allowed values. */
    writeReminderToEnvelopeHistoryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be delivered by WhatsApp.
     *
     * Format: boolean-string
     */
    allowWhatsAppDelivery?: ("true" | "false") | undefined;
    /** Metadata about whether `allowWhatsAppDelivery` can be changed, and its allowed values. */
    allowWhatsAppDeliveryMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `enforceTlsEmails` can be edited and its allowed values. */
    enableEnforceTlsEmailsSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether e-mails are sent only to servers that accept them over TLS.
     *
     * Format: boolean-string
     */
    enforceTlsEmails?: ("true" | "false") | undefined;
    /** Metadata about whether `enforceTlsEmails` can be changed, and its allowed values. */
    enforceTlsEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders are not notified before documents are purged.
     *
     * Format: boolean-string
     */
    disablePurgeNotificationsForSender?: ("true" | "false") | undefined;
    /**
     * Specifies whether the account can change `enforceTlsEmails`.
     *
     * Format: boolean-string
     */
    enableEnforceTlsEmailsSetting?: ("true" | "false") | undefined;
    /**
     * Specifies whether envelopes in process can be corrected on the advanced correction page.
     *
     * Format: boolean-string
     */
    advancedCorrect?: ("true" | "false") | undefined;
    /** Metadata about whether `advancedCorrect` can be changed, and its allowed values. */
    advancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the routing of an envelope can depend on what recipients enter.
     *
     * Format: boolean-string
     */
    allowAdvancedRecipientRoutingConditional?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAdvancedRecipientRoutingConditional` can be changed, and its allowed values. */
    allowAdvancedRecipientRoutingConditionalMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether bulk sending is available to the account. Only some plans include it.
     * `bulkSend` enables it.
     *
     * Format: boolean-string
     */
    allowBulkSend?: ("true" | "false") | undefined;
    /** Metadata about whether `allowBulkSend` can be changed, and its allowed values. */
    allowBulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients who decline can also withdraw their consent to electronic
     * records.
     *
     * Format: boolean-string
     */
    allowCDWithdraw?: ("true" | "false") | undefined;
    /** Metadata about whether `allowCDWithdraw` can be changed, and its allowed values. */
    allowCDWithdrawMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope can be delayed for a set time before the next recipients in the
     * routing order receive it.
     *
     * Format: boolean-string
     */
    allowDelayedRouting?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDelayedRouting` can be changed, and its allowed values. */
    allowDelayedRoutingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes in process can be corrected.
     *
     * Format: boolean-string
     */
    allowEnvelopeCorrect?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopeCorrect` can be changed, and its allowed values. */
    allowEnvelopeCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether rules can transfer envelopes to another owner in the account.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustodyTransfer?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopeCustodyTransfer` can be changed, and its allowed values. */
    allowEnvelopeCustodyTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have custom fields.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustomFields?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopeCustomFields` can be changed, and its allowed values. */
    allowEnvelopeCustomFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether reports on published envelopes are available.
     *
     * Format: boolean-string
     */
    allowEnvelopePublishReporting?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopePublishReporting` can be changed, and its allowed values. */
    allowEnvelopePublishReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use reports on its envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeReporting?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopeReporting` can be changed, and its allowed values. */
    allowEnvelopeReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the texts of the sending pages can be changed with a custom resource file.
     *
     * Format: boolean-string
     */
    allowExtendedSendingResourceFile?: ("true" | "false") | undefined;
    /** Metadata about whether `allowExtendedSendingResourceFile` can be changed, and its allowed values. */
    allowExtendedSendingResourceFileMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an envelope can be scheduled to be sent later.
     *
     * Format: boolean-string
     */
    allowScheduledSending?: ("true" | "false") | undefined;
    /** Metadata about whether `allowScheduledSending` can be changed, and its allowed values. */
    allowScheduledSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable certified delivery recipients with
     * `sendToCertifiedDeliveryEnabled`.
     *
     * Format: boolean-string
     */
    allowSendToCertifiedDelivery?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSendToCertifiedDelivery` can be changed, and its allowed values. */
    allowSendToCertifiedDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable intermediaries with `enableSendToIntermediary`.
     *
     * Format: boolean-string
     */
    allowSendToIntermediary?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSendToIntermediary` can be changed, and its allowed values. */
    allowSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set the page from which embedded recipients start.
     *
     * Format: boolean-string
     */
    allowSetEmbeddedRecipientStartURL?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSetEmbeddedRecipientStartURL` can be changed, and its allowed values. */
    allowSetEmbeddedRecipientStartURLMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the documents are attached to the completion e-mail as a PDF.
     *
     * Format: boolean-string
     */
    attachCompletedEnvelope?: ("true" | "false") | undefined;
    /** Metadata about whether `attachCompletedEnvelope` can be changed, and its allowed values. */
    attachCompletedEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether bulk sending is enabled, if `allowBulkSend` is `true`.
     *
     * Format: boolean-string
     */
    bulkSend?: ("true" | "false") | undefined;
    /** Metadata about whether `bulkSend` can be changed, and its allowed values. */
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
    /** Metadata about whether `canSelfBrandSend` can be changed, and its allowed values. */
    canSelfBrandSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can disable comments for an envelope, if comments are enabled for
     * the account.
     *
     * Format: boolean-string
     */
    commentsAllowEnvelopeOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `commentsAllowEnvelopeOverride` can be changed, and its allowed values. */
    commentsAllowEnvelopeOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether sending from the mobile app is disabled.
     *
     * Format: boolean-string
     */
    disableMobileSending?: ("true" | "false") | undefined;
    /** Metadata about whether `disableMobileSending` can be changed, and its allowed values. */
    disableMobileSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the e-mail domains of recipients are checked against a list before sending.
     *
     * Format: boolean-string
     */
    enableRecipientDomainValidation?: ("true" | "false") | undefined;
    /** Metadata about whether `enableRecipientDomainValidation` can be changed, and its allowed values. */
    enableRecipientDomainValidationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can let the recipient provide a telephone number.
     *
     * Format: boolean-string
     */
    enableRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Metadata about whether `enableRecipientMayProvidePhoneNumber` can be changed, and its allowed values. */
    enableRecipientMayProvidePhoneNumberMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be released at a scheduled time.
     *
     * Format: boolean-string
     */
    enableScheduledRelease?: ("true" | "false") | undefined;
    /** Metadata about whether `enableScheduledRelease` can be changed, and its allowed values. */
    enableScheduledReleaseMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have agents as recipients.
     *
     * Format: boolean-string
     */
    enableSendToAgent?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSendToAgent` can be changed, and its allowed values. */
    enableSendToAgentMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have intermediaries, if `allowSendToIntermediary` is `true`.
     *
     * Format: boolean-string
     */
    enableSendToIntermediary?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSendToIntermediary` can be changed, and its allowed values. */
    enableSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have editors as recipients.
     *
     * Format: boolean-string
     */
    enableSendToManage?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSendToManage` can be changed, and its allowed values. */
    enableSendToManageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable Connect with `envelopeIntegrationEnabled`:
     * `not_allowed` or `full`.
     */
    envelopeIntegrationAllowed?: string | undefined;
    /** Metadata about whether `envelopeIntegrationAllowed` can be changed, and its allowed values. */
    envelopeIntegrationAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether Connect is enabled. It also requires a configuration, and
     * `envelopeIntegrationAllowed` must be `full`.
     *
     * Format: boolean-string
     */
    envelopeIntegrationEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `envelopeIntegrationEnabled` can be changed, and its allowed values. */
    envelopeIntegrationEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can send documents without tabs.
     *
     * Format: boolean-string
     */
    expressSend?: ("true" | "false") | undefined;
    /** Metadata about whether `expressSend` can be changed, and its allowed values. */
    expressSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether templates keep their tabs although members can only send without tabs.
     *
     * Format: boolean-string
     */
    expressSendAllowTabs?: ("true" | "false") | undefined;
    /** Metadata about whether `expressSendAllowTabs` can be changed, and its allowed values. */
    expressSendAllowTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients of the account's envelopes can sign offline.
     *
     * Format: boolean-string
     */
    recipientsCanSignOffline?: ("true" | "false") | undefined;
    /** Metadata about whether `recipientsCanSignOffline` can be changed, and its allowed values. */
    recipientsCanSignOfflineMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can disable auto-navigation for themselves.
     *
     * Format: boolean-string
     */
    recipientSigningAutoNavigationControl?: ("true" | "false") | undefined;
    /** Metadata about whether `recipientSigningAutoNavigationControl` can be changed, and its allowed values. */
    recipientSigningAutoNavigationControlMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can draw their signature again at each tab, as is usual on mobile
     * devices.
     *
     * Format: boolean-string
     */
    senderCanSignInEachLocation?: ("true" | "false") | undefined;
    /** Metadata about whether `senderCanSignInEachLocation` can be changed, and its allowed values. */
    senderCanSignInEachLocationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have certified delivery recipients, if
     * `allowSendToCertifiedDelivery` is `true`.
     *
     * Format: boolean-string
     */
    sendToCertifiedDeliveryEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `sendToCertifiedDeliveryEnabled` can be changed, and its allowed values. */
    sendToCertifiedDeliveryEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the language selected for a recipient also applies to the signing page and
     * not only to e-mails.
     *
     * Format: boolean-string
     */
    setRecipSignLang?: ("true" | "false") | undefined;
    /** Metadata about whether `setRecipSignLang` can be changed, and its allowed values. */
    setRecipSignLangMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders see the conditional routing options on the sending page.
     *
     * Format: boolean-string
     */
    showConditionalRoutingOnSend?: ("true" | "false") | undefined;
    /** Metadata about whether `showConditionalRoutingOnSend` can be changed, and its allowed values. */
    showConditionalRoutingOnSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders use the simplified sending page.
     *
     * Format: boolean-string
     *
     * @default false
     */
    simplifiedSendingEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `simplifiedSendingEnabled` can be changed, and its allowed values. */
    simplifiedSendingEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a correction starts on the advanced correction page.
     *
     * Format: boolean-string
     */
    startInAdvancedCorrect?: ("true" | "false") | undefined;
    /** Metadata about whether `startInAdvancedCorrect` can be changed, and its allowed values. */
    startInAdvancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to edit envelopes of others.
     *
     * Format: boolean-string
     */
    allowEditingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEditingEnvelopesOnBehalfOfOthers` can be changed, and its allowed values. */
    allowEditingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to manage sent envelopes of others.
     *
     * Format: boolean-string
     */
    allowManagingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManagingEnvelopesOnBehalfOfOthers` can be changed, and its allowed values. */
    allowManagingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have participants as recipients.
     *
     * Format: boolean-string
     */
    allowParticipantRecipientType?: ("true" | "false") | undefined;
    /** Metadata about whether `allowParticipantRecipientType` can be changed, and its allowed values. */
    allowParticipantRecipientTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can be granted the right to send envelopes on behalf of others.
     *
     * Format: boolean-string
     */
    allowSendingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSendingEnvelopesOnBehalfOfOthers` can be changed, and its allowed values. */
    allowSendingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of envelopes of a bulk send batch that can be resent.
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
    /** Metadata about whether `disableLegacySharedEnvelopes` can be changed, and its allowed values. */
    disableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the types of many envelopes can be changed in one request.
     *
     * Format: boolean-string
     */
    enableBatchUpdateEnvelopeTypes?: ("true" | "false") | undefined;
    /** Metadata about whether `enableBatchUpdateEnvelopeTypes` can be changed, and its allowed values. */
    enableBatchUpdateEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the older feature for sharing envelopes is enabled in addition to the newer
     * one.
     *
     * Format: boolean-string
     */
    enableLegacySharedEnvelopes?: ("true" | "false") | undefined;
    /** Metadata about whether `enableLegacySharedEnvelopes` can be changed, and its allowed values. */
    enableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `allowParticipantRecipientType` can be edited and its allowed values. */
    enableParticipantRecipientSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether participants can opt out of receiving a copy of the completed envelope.
     *
     * Format: boolean-string
     */
    participantCopyOptOut?: ("true" | "false") | undefined;
    /** Metadata about whether `participantCopyOptOut` can be changed, and its allowed values. */
    participantCopyOptOutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether auto-navigation can be configured for the account. See also `enableAutoNav`.
     *
     * Format: boolean-string
     */
    allowAutoNavSettings?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAutoNavSettings` can be changed, and its allowed values. */
    allowAutoNavSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can replace the default consumer disclosure with its own.
     *
     * Format: boolean-string
     */
    allowConsumerDisclosureOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `allowConsumerDisclosureOverride` can be changed, and its allowed values. */
    allowConsumerDisclosureOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a signer can delegate signing to another person.
     *
     * Format: boolean-string
     */
    allowDelegatedSigning?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDelegatedSigning` can be changed, and its allowed values. */
    allowDelegatedSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signature pads can be used. `externalSignaturePadType` sets the type.
     *
     * Format: boolean-string
     */
    allowExternalSignaturePad?: ("true" | "false") | undefined;
    /** Metadata about whether `allowExternalSignaturePad` can be changed, and its allowed values. */
    allowExternalSignaturePadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can enable in-person signing with `inPersonSigningEnabled`.
     *
     * Format: boolean-string
     */
    allowInPerson?: ("true" | "false") | undefined;
    /** Metadata about whether `allowInPerson` can be changed, and its allowed values. */
    allowInPersonMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a signer can upload several files for one requested attachment.
     *
     * Format: boolean-string
     */
    allowMultipleSignerAttachments?: ("true" | "false") | undefined;
    /** Metadata about whether `allowMultipleSignerAttachments` can be changed, and its allowed values. */
    allowMultipleSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be signed offline in the mobile app.
     *
     * Format: boolean-string
     */
    allowOfflineSigning?: ("true" | "false") | undefined;
    /** Metadata about whether `allowOfflineSigning` can be changed, and its allowed values. */
    allowOfflineSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing groups that only their creator can see are allowed. The default is
     * `false`.
     *
     * Format: boolean-string
     */
    readonly allowPrivateSigningGroups?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPrivateSigningGroups` can be changed, and its allowed values. */
    allowPrivateSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can reassign an envelope to another person.
     *
     * Format: boolean-string
     */
    allowSignerReassign?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSignerReassign` can be changed, and its allowed values. */
    allowSignerReassignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the reassignment setting can be overridden for individual envelopes.
     *
     * Format: boolean-string
     */
    allowSignerReassignOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSignerReassignOverride` can be changed, and its allowed values. */
    allowSignerReassignOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have signing groups.
     *
     * Format: boolean-string
     */
    readonly allowSigningGroups?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSigningGroups` can be changed, and its allowed values. */
    allowSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can see how recipients navigated the signing page.
     *
     * Format: boolean-string
     */
    allowSigningInsights?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSigningInsights` can be changed, and its allowed values. */
    allowSigningInsightsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can clear a radio button that they selected.
     *
     * Format: boolean-string
     */
    allowSigningRadioDeselect?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSigningRadioDeselect` can be changed, and its allowed values. */
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
    autoNavRule?: ("off" | "required_fields" | "required_and_blank_fields" | "all_fields" | "page_then_required_fields" | "page_then_required_and_blank_fields" | "page_then_all_fields" | (string & {})) | undefined;
    /** Metadata about whether `autoNavRule` can be changed, and its allowed values. */
    autoNavRuleMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients without an account become members of this account when they sign.
     *
     * Format: boolean-string
     */
    autoProvisionSignerAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `autoProvisionSignerAccount` can be changed, and its allowed values. */
    autoProvisionSignerAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can set a separate brand for the signing pages.
     *
     * Format: boolean-string
     */
    canSelfBrandSign?: ("true" | "false") | undefined;
    /** Metadata about whether `canSelfBrandSign` can be changed, and its allowed values. */
    canSelfBrandSignMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the recipient's voice is recorded during telephone authentication.
     *
     * Format: boolean-string
     */
    captureVoiceRecording?: ("true" | "false") | undefined;
    /** Metadata about whether `captureVoiceRecording` can be changed, and its allowed values. */
    captureVoiceRecordingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signatures are shown in a frame that indicates where they were created.
     *
     * Format: boolean-string
     */
    chromeSignatureEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `chromeSignatureEnabled` can be changed, and its allowed values. */
    chromeSignatureEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies how often a user must accept the consumer disclosure: once for the account (`once`),
     * once for each envelope (`always`), or each time as each recipient (`each_access`).
     */
    consumerDisclosureFrequency?: ("once" | "always" | "each_access" | (string & {})) | undefined;
    /** Metadata about whether `consumerDisclosureFrequency` can be changed, and its allowed values. */
    consumerDisclosureFrequencyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members are prevented from connecting with the mobile app.
     *
     * Format: boolean-string
     */
    disableMobileApp?: ("true" | "false") | undefined;
    /** Metadata about whether `disableMobileApp` can be changed, and its allowed values. */
    disableMobileAppMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the envelope history is hidden from signers.
     *
     * Format: boolean-string
     */
    disableSignerHistoryView?: ("true" | "false") | undefined;
    /** Metadata about whether `disableSignerHistoryView` can be changed, and its allowed values. */
    disableSignerHistoryViewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether predefined signature styles are hidden, so that signers must draw their
     * signature.
     *
     * Format: boolean-string
     */
    disableStyleSignature?: ("true" | "false") | undefined;
    /** Metadata about whether `disableStyleSignature` can be changed, and its allowed values. */
    disableStyleSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers are prevented from uploading an image of their signature or
     * initials.
     *
     * Format: boolean-string
     */
    disableUploadSignature?: ("true" | "false") | undefined;
    /** Metadata about whether `disableUploadSignature` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableAutoNav` can be changed, and its allowed values. */
    enableAutoNavMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can download the comment history.
     *
     * Format: boolean-string
     */
    enableCommentsHistoryDownloadInSigning?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCommentsHistoryDownloadInSigning` can be changed, and its allowed values. */
    enableCommentsHistoryDownloadInSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signing is integrated with the operator's user communities.
     *
     * Format: boolean-string
     */
    enableEsignCommunities?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEsignCommunities` can be changed, and its allowed values. */
    enableEsignCommunitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can require a recipient to sign on paper. See also
     * `enableSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableRequireSignOnPaper?: ("true" | "false") | undefined;
    /** Metadata about whether `enableRequireSignOnPaper` can be changed, and its allowed values. */
    enableRequireSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing page adapts documents to the screen width.
     *
     * Format: boolean-string
     */
    enableResponsiveSigning?: ("true" | "false") | undefined;
    /** Metadata about whether `enableResponsiveSigning` can be changed, and its allowed values. */
    enableResponsiveSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes sent by API can have a routing order.
     *
     * Format: boolean-string
     */
    enableSequentialSigningAPI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSequentialSigningAPI` can be changed, and its allowed values. */
    enableSequentialSigningAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes sent from the web application can have a routing order.
     *
     * Format: boolean-string
     */
    enableSequentialSigningUI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSequentialSigningUI` can be changed, and its allowed values. */
    enableSequentialSigningUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can request attachments from signers.
     *
     * Format: boolean-string
     */
    enableSignerAttachments?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignerAttachments` can be changed, and its allowed values. */
    enableSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the routing order is enabled for new envelopes by default.
     *
     * Format: boolean-string
     */
    enableSigningOrderSettingsForAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSigningOrderSettingsForAccount` can be changed, and its allowed values. */
    enableSigningOrderSettingsForAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can allow recipients to sign on paper. See also
     * `enableRequireSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableSignOnPaper?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignOnPaper` can be changed, and its allowed values. */
    enableSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can override the account's setting for signing on paper.
     *
     * Format: boolean-string
     */
    enableSignOnPaperOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignOnPaperOverride` can be changed, and its allowed values. */
    enableSignOnPaperOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers must confirm that they want to leave before they finish.
     *
     * Format: boolean-string
     */
    exitPrompt?: ("true" | "false") | undefined;
    /** Metadata about whether `exitPrompt` can be changed, and its allowed values. */
    exitPromptMetadata?: SettingsMetadata | undefined;
    /**
     * The type of signature pad. With `none`, signature pads are not used. The other values are
     * `topaz`, `e_padv9`, `e_pad_integrisign` and `topaz_sigplusextlite`.
     */
    externalSignaturePadType?: ("none" | "topaz" | "e_padv9" | "e_pad_integrisign" | "topaz_sigplusextlite" | (string & {})) | undefined;
    /** Metadata about whether `externalSignaturePadType` can be changed, and its allowed values. */
    externalSignaturePadTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be signed in person with a host, if `allowInPerson` is `true`.
     *
     * Format: boolean-string
     */
    inPersonSigningEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `inPersonSigningEnabled` can be changed, and its allowed values. */
    inPersonSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can have embedded recipients.
     *
     * Format: boolean-string
     */
    inSessionEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `inSessionEnabled` can be changed, and its allowed values. */
    inSessionEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of signing groups in the account.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumSigningGroups?: string | undefined;
    /** Metadata about whether `maximumSigningGroups` can be changed, and its allowed values. */
    maximumSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * The maximum number of members in a signing group.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumUsersPerSigningGroup?: string | undefined;
    /** Metadata about whether `maximumUsersPerSigningGroup` can be changed, and its allowed values. */
    maximumUsersPerSigningGroupMetadata?: SettingsMetadata | undefined;
    /**
     * The number of idle minutes after which a mobile user is logged out, from 1 to 120.
     *
     * Format: integer-string
     *
     * @default 20
     */
    mobileSessionTimeout?: string | undefined;
    /** Metadata about whether `mobileSessionTimeout` can be changed, and its allowed values. */
    mobileSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether mobile devices use version 2 of the signing page.
     *
     * Format: boolean-string
     */
    optInMobileSigningV02?: ("true" | "false") | undefined;
    /** Metadata about whether `optInMobileSigningV02` can be changed, and its allowed values. */
    optInMobileSigningV02Metadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers who decline must give a reason.
     *
     * Format: boolean-string
     */
    requireDeclineReason?: ("true" | "false") | undefined;
    /** Metadata about whether `requireDeclineReason` can be changed, and its allowed values. */
    requireDeclineReasonMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether embedded signers see the completion dialog in the application.
     *
     * Format: boolean-string
     */
    showCompleteDialogInEmbeddedSession?: ("true" | "false") | undefined;
    /** Metadata about whether `showCompleteDialogInEmbeddedSession` can be changed, and its allowed values. */
    showCompleteDialogInEmbeddedSessionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tutorials are shown to users.
     *
     * Format: boolean-string
     */
    showTutorials?: ("true" | "false") | undefined;
    /** Metadata about whether `showTutorials` can be changed, and its allowed values. */
    showTutorialsMetadata?: SettingsMetadata | undefined;
    /** The format of the signing date, such as `yyyy-MM-dd` or `M/d/yyyy`. */
    signDateFormat?: SignDateFormat | undefined;
    /** Metadata about whether `signDateFormat` can be changed, and its allowed values. */
    signDateFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing date uses the language of the account instead of the recipient's
     * language.
     *
     * Format: boolean-string
     */
    signDateTimeAccountLanguageOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `signDateTimeAccountLanguageOverride` can be changed, and its allowed values. */
    signDateTimeAccountLanguageOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing date and time use the time zone of the account instead of the
     * recipient's time zone.
     *
     * Format: boolean-string
     */
    signDateTimeAccountTimezoneOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `signDateTimeAccountTimezoneOverride` can be changed, and its allowed values. */
    signDateTimeAccountTimezoneOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signer attachments are appended to the document they belong to instead of
     * becoming separate documents.
     *
     * Format: boolean-string
     */
    signerAttachConcat?: ("true" | "false") | undefined;
    /** Metadata about whether `signerAttachConcat` can be changed, and its allowed values. */
    signerAttachConcatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers without an account are offered an account after signing.
     *
     * Format: boolean-string
     */
    signerCanCreateAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `signerCanCreateAccount` can be changed, and its allowed values. */
    signerCanCreateAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients can sign on a mobile device.
     *
     * Format: boolean-string
     */
    signerCanSignOnMobile?: ("true" | "false") | undefined;
    /** Metadata about whether `signerCanSignOnMobile` can be changed, and its allowed values. */
    signerCanSignOnMobileMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the initial values of tabs are written onto the document when it is sent.
     *
     * Format: boolean-string
     */
    signerShowSecureFieldInitialValues?: ("true" | "false") | undefined;
    /** Metadata about whether `signerShowSecureFieldInitialValues` can be changed, and its allowed values. */
    signerShowSecureFieldInitialValuesMetadata?: SettingsMetadata | undefined;
    /**
     * The number of idle minutes after which a signing session ends.
     *
     * Format: integer-string
     */
    signingSessionTimeout?: string | undefined;
    /** Metadata about whether `signingSessionTimeout` can be changed, and its allowed values. */
    signingSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** The version of the signing page. */
    signingUiVersion?: string | undefined;
    /** Metadata about whether `signingUiVersion` can be changed, and its allowed values. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /**
     * The format of the signing time: `none`, `HH:mm`, `h:mm`, `HH:mm:ss` or `h:mm:ss`. With `none`,
     * the time is omitted.
     */
    signTimeFormat?: SignTimeFormat | undefined;
    /** Metadata about whether `signTimeFormat` can be changed, and its allowed values. */
    signTimeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether AM or PM is appended to the signing time.
     *
     * Format: boolean-string
     */
    signTimeShowAmPm?: ("true" | "false") | undefined;
    /** Metadata about whether `signTimeShowAmPm` can be changed, and its allowed values. */
    signTimeShowAmPmMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients outside the account must accept the consumer disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosure?: ("true" | "false") | undefined;
    /** Metadata about whether `useConsumerDisclosure` can be changed, and its allowed values. */
    useConsumerDisclosureMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipients from the sender's own account must also accept the consumer
     * disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosureWithinAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `useConsumerDisclosureWithinAccount` can be changed, and its allowed values. */
    useConsumerDisclosureWithinAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the signing page opens in the responsive view by default.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveView?: ("true" | "false") | undefined;
    /** Metadata about whether `defaultSigningResponsiveView` can be changed, and its allowed values. */
    defaultSigningResponsiveViewMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the responsive view is used only for documents that are rated as suitable
     * for it.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveViewUseGrade?: ("true" | "false") | undefined;
    /** Metadata about whether `defaultSigningResponsiveViewUseGrade` can be changed, and its allowed values. */
    defaultSigningResponsiveViewUseGradeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can manage its hourly limit of API calls.
     *
     * Format: boolean-string
     */
    enableESignAPIHourlyLimitManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `enableESignAPIHourlyLimitManagement` can be changed, and its allowed values. */
    enableESignAPIHourlyLimitManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users have a list of the documents that they still have to sign.
     *
     * Format: boolean-string
     */
    enableEsignTaskList?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEsignTaskList` can be changed, and its allowed values. */
    enableEsignTaskListMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members of a signing group see a confirmation page before they take over the
     * envelope.
     *
     * Format: boolean-string
     */
    enableSigningGroupContinuePageSetting?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSigningGroupContinuePageSetting` can be changed, and its allowed values. */
    enableSigningGroupContinuePageSettingMetadata?: SettingsMetadata | undefined;
    /** The format in which the account displays dates and times. */
    accountDateTimeFormat?: string | undefined;
    /** Metadata about whether `accountDateTimeFormat` can be changed, and its allowed values. */
    accountDateTimeFormatMetadata?: SettingsMetadata | undefined;
    /** The default language of users who have not selected one. */
    accountDefaultLanguage?: string | undefined;
    /** Metadata about whether `accountDefaultLanguage` can be changed, and its allowed values. */
    accountDefaultLanguageMetadata?: SettingsMetadata | undefined;
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /** Metadata about whether `accountName` can be changed, and its allowed values. */
    accountNameMetadata?: SettingsMetadata | undefined;
    /** The settings for the web pages that members who are not administrators see. */
    accountUISettings?: AccountUISettings | undefined;
    /**
     * Specifies whether administrators can configure how signers adopt a signature.
     *
     * Format: boolean-string
     */
    adoptSigConfig?: ("true" | "false") | undefined;
    /** Metadata about whether `adoptSigConfig` can be changed, and its allowed values. */
    adoptSigConfigMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual administrator rights can be granted to users.
     *
     * Format: boolean-string
     */
    allowAccountManagementGranular?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAccountManagementGranular` can be changed, and its allowed values. */
    allowAccountManagementGranularMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can change their names.
     *
     * Format: boolean-string
     */
    allowAccountMemberNameChange?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAccountMemberNameChange` can be changed, and its allowed values. */
    allowAccountMemberNameChangeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service can suggest tabs for documents.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAutoTagging` can be changed, and its allowed values. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can download the data that recipients entered in their envelopes.
     *
     * Format: boolean-string
     */
    allowDataDownload?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDataDownload` can be changed, and its allowed values. */
    allowDataDownloadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can select their own time zone.
     *
     * Format: boolean-string
     */
    allowMemberTimeZone?: ("true" | "false") | undefined;
    /** Metadata about whether `allowMemberTimeZone` can be changed, and its allowed values. */
    allowMemberTimeZoneMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have more than one brand.
     *
     * Format: boolean-string
     */
    allowMultipleBrandProfiles?: ("true" | "false") | undefined;
    /** Metadata about whether `allowMultipleBrandProfiles` can be changed, and its allowed values. */
    allowMultipleBrandProfilesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether resource files can be uploaded for a brand.
     *
     * Format: boolean-string
     */
    allowResourceFileBranding?: ("true" | "false") | undefined;
    /** Metadata about whether `allowResourceFileBranding` can be changed, and its allowed values. */
    allowResourceFileBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the operator's security appliance for signatures.
     *
     * Format: boolean-string
     */
    allowSecurityAppliance?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSecurityAppliance` can be changed, and its allowed values. */
    allowSecurityApplianceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can share saved tabs.
     *
     * Format: boolean-string
     */
    allowSharedTabs?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSharedTabs` can be changed, and its allowed values. */
    allowSharedTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can search for other members in a directory.
     *
     * Format: boolean-string
     */
    allowUsersToAccessDirectory?: ("true" | "false") | undefined;
    /** Metadata about whether `allowUsersToAccessDirectory` can be changed, and its allowed values. */
    allowUsersToAccessDirectoryMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can see reports about the benefits of electronic signing for
     * the account.
     *
     * Format: boolean-string
     */
    allowValueInsights?: ("true" | "false") | undefined;
    /** Metadata about whether `allowValueInsights` can be changed, and its allowed values. */
    allowValueInsightsMetadata?: SettingsMetadata | undefined;
    /** The configuration of the switch to a preview of the pages. */
    betaSwitchConfiguration?: string | undefined;
    /** Metadata about whether `betaSwitchConfiguration` can be changed, and its allowed values. */
    betaSwitchConfigurationMetadata?: SettingsMetadata | undefined;
    /** The billing address of the account. */
    billingAddress?: AddressInformation | undefined;
    /** Metadata about whether `billingAddress` can be changed, and its allowed values. */
    billingAddressMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can log in with Salesforce OAuth.
     *
     * Format: boolean-string
     */
    canUseSalesforceOAuth?: ("true" | "false") | undefined;
    /** Metadata about whether `canUseSalesforceOAuth` can be changed, and its allowed values. */
    canUseSalesforceOAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service checks that the account has more than one administrator.
     *
     * Format: boolean-string
     */
    checkForMultipleAdminsOnAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `checkForMultipleAdminsOnAccount` can be changed, and its allowed values. */
    checkForMultipleAdminsOnAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a user can have only one session at a time.
     *
     * Format: boolean-string
     */
    disableMultipleSessions?: ("true" | "false") | undefined;
    /** Metadata about whether `disableMultipleSessions` can be changed, and its allowed values. */
    disableMultipleSessionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are prevented from sharing their envelopes with each other.
     *
     * Format: boolean-string
     */
    disableUserSharing?: ("true" | "false") | undefined;
    /** Metadata about whether `disableUserSharing` can be changed, and its allowed values. */
    disableUserSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users see the switch to a preview of the pages.
     *
     * Format: boolean-string
     */
    displayBetaSwitch?: ("true" | "false") | undefined;
    /** Metadata about whether `displayBetaSwitch` can be changed, and its allowed values. */
    displayBetaSwitchMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are asked about their satisfaction and the answers are counted.
     *
     * Format: boolean-string
     */
    enableCustomerSatisfactionMetricTracking?: ("true" | "false") | undefined;
    /** Metadata about whether `enableCustomerSatisfactionMetricTracking` can be changed, and its allowed values. */
    enableCustomerSatisfactionMetricTrackingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the operator's desktop client can be used.
     *
     * Format: boolean-string
     */
    enableDSPro?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSPro` can be changed, and its allowed values. */
    enableDSProMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be edited in the browser.
     *
     * Format: boolean-string
     */
    enableInBrowserEditor?: ("true" | "false") | undefined;
    /** Metadata about whether `enableInBrowserEditor` can be changed, and its allowed values. */
    enableInBrowserEditorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether agreements can be recorded as smart contracts on a blockchain.
     *
     * Format: boolean-string
     *
     * @default false
     */
    enableSmartContracts?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSmartContracts` can be changed, and its allowed values. */
    enableSmartContractsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether envelopes can be sent to recipients by fax.
     *
     * Format: boolean-string
     */
    faxOutEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `faxOutEnabled` can be changed, and its allowed values. */
    faxOutEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether prices and purchase options are hidden from users.
     *
     * Format: boolean-string
     */
    hidePricing?: ("true" | "false") | undefined;
    /** Metadata about whether `hidePricing` can be changed, and its allowed values. */
    hidePricingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account is in read-only mode, in which nothing can be changed.
     *
     * Format: boolean-string
     */
    readOnlyMode?: ("true" | "false") | undefined;
    /** Metadata about whether `readOnlyMode` can be changed, and its allowed values. */
    readOnlyModeMetadata?: SettingsMetadata | undefined;
    /**
     * The number of minutes of inactivity after which a user is logged out, from 20 to 120.
     *
     * Format: integer-string
     */
    sessionTimeout?: string | undefined;
    /** Metadata about whether `sessionTimeout` can be changed, and its allowed values. */
    sessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** The time zone of dates and times in API requests and responses. */
    timezoneOffsetAPI?: AccountTimeZone | undefined;
    /** Metadata about whether `timezoneOffsetAPI` can be changed, and its allowed values. */
    timezoneOffsetAPIMetadata?: SettingsMetadata | undefined;
    /** The time zone of dates and times on the web pages. */
    timezoneOffsetUI?: AccountTimeZone | undefined;
    /** Metadata about whether `timezoneOffsetUI` can be changed, and its allowed values. */
    timezoneOffsetUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether each document is encrypted with its own derived key.
     *
     * Format: boolean-string
     */
    useDerivedKeys?: ("true" | "false") | undefined;
    /** Metadata about whether `useDerivedKeys` can be changed, and its allowed values. */
    useDerivedKeysMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can use the API.
     *
     * Format: boolean-string
     */
    usesAPI?: ("true" | "false") | undefined;
    /** Metadata about whether `usesAPI` can be changed, and its allowed values. */
    usesAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the account can have its use of the service validated. Validation is enabled
     * with `validationsEnabled`.
     *
     * Format: boolean-string
     */
    validationsAllowed?: ("true" | "false") | undefined;
    /** Metadata about whether `validationsAllowed` can be changed, and its allowed values. */
    validationsAllowedMetadata?: SettingsMetadata | undefined;
    /** The brand of validation reports: the operator's brand or the brand of the account (`account`). */
    validationsBrand?: ("docusign" | "account" | (string & {})) | undefined;
    /** Metadata about whether `validationsBrand` can be changed, and its allowed values. */
    validationsBrandMetadata?: SettingsMetadata | undefined;
    /** The frequency of validation reports: `none` or `monthly`. */
    validationsCadence?: ("none" | "monthly" | (string & {})) | undefined;
    /** Metadata about whether `validationsCadence` can be changed, and its allowed values. */
    validationsCadenceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether validation is enabled. It takes effect only if `validationsAllowed` is set.
     *
     * Format: boolean-string
     */
    validationsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `validationsEnabled` can be changed, and its allowed values. */
    validationsEnabledMetadata?: SettingsMetadata | undefined;
    /** The validation report to create: `none` or `life_sciences_part11` (for life sciences). */
    validationsReport?: ("none" | "life_sciences_part11" | (string & {})) | undefined;
    /** Metadata about whether `validationsReport` can be changed, and its allowed values. */
    validationsReportMetadata?: SettingsMetadata | undefined;
    /** Additional settings that do not have a field of their own. */
    additionalSettings?: AdditionalSetting[] | undefined;
    /**
     * Specifies whether the destination URL of a pending recipient can still be changed.
     *
     * Format: boolean-string
     */
    allowPendingDestinationUrlEdition?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPendingDestinationUrlEdition` can be changed, and its allowed values. */
    allowPendingDestinationUrlEditionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether administrators can see performance statistics of envelopes.
     *
     * Format: boolean-string
     */
    allowPerformanceAnalytics?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPerformanceAnalytics` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableAdmHealthcare` can be changed, and its allowed values. */
    enableAdmHealthcareMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether contacts are suggested to senders while they type.
     *
     * Format: boolean-string
     */
    enableContactSuggestions?: ("true" | "false") | undefined;
    /** Metadata about whether `enableContactSuggestions` can be changed, and its allowed values. */
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
    /** Metadata about whether `enableI9OnDemand` can be changed, and its allowed values. */
    enableI9OnDemandMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether events of reviewers are recorded.
     *
     * Format: boolean-string
     */
    enableReviewerEventsSetting?: ("true" | "false") | undefined;
    /** Metadata about whether `enableReviewerEventsSetting` can be changed, and its allowed values. */
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
    /** Metadata about whether `mergeMixedModeResults` can be changed, and its allowed values. */
    mergeMixedModeResultsMetadata?: SettingsMetadata | undefined;
    /** The site on which the account was originally created. */
    originalAccountSite?: string | undefined;
    /**
     * Specifies whether the first version of smart contracts is used.
     *
     * Format: boolean-string
     */
    useSmartContractsV1?: ("true" | "false") | undefined;
    /**
     * Specifies whether members can comment in workspaces.
     *
     * Format: boolean-string
     */
    allowWorkspaceComments?: ("true" | "false") | undefined;
    /**
     * Specifies whether members can create workspaces.
     *
     * Format: boolean-string
     */
    allowWorkspaceCreate?: ("true" | "false") | undefined;
    /**
     * Specifies whether members of a workspace can add others.
     *
     * Format: boolean-string
     */
    allowWorkspaceMemberCreate?: ("true" | "false") | undefined;
    /**
     * Specifies whether the account has workspaces.
     *
     * Format: boolean-string
     */
    enableWorkspaces?: ("true" | "false") | undefined;
}

/**
 * `AccountSettingsInformation` in a response: with the members that the service always writes.
 */
export interface AccountSettingsInformationAnswer extends AccountSettingsInformation {
    accountUISettings?: AccountUISettingsAnswer | undefined;
    billingAddress: AddressInformation;
    originalAccountSite: string;
}
