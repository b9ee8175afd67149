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
 * The settings of an account. Most are flags, and what an account may change depends on its plan.
 * A change carries only the settings that are to be different; all others stay as they are.
 */
export interface AccountSettingsInformation {
    /**
     * Whether a Connect configuration may send events to a plain HTTP address.
     *
     * Format: boolean-string
     */
    allowConnectHttpListenerConfigs?: ("true" | "false") | undefined;
    /**
     * Whether Connect reports that a signer put off finishing until later.
     *
     * Format: boolean-string
     */
    allowConnectSendFinishLater?: ("true" | "false") | undefined;
    /** Who may change `allowConnectSendFinishLater`, and the values it may take. */
    allowConnectSendFinishLaterMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators can choose the unified form of messages on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectUnifiedPayloadUI?: ("true" | "false") | undefined;
    /**
     * Whether Connect may report envelopes that members only received from other accounts.
     *
     * Format: boolean-string
     */
    allowRecipientConnect?: ("true" | "false") | undefined;
    /** Who may change `allowRecipientConnect`, and the values it may take. */
    allowRecipientConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account has claimed a mail domain, so that Connect can report for its recipients.
     *
     * Format: boolean-string
     */
    readonly hasRecipientConnectClaimedDomain?: ("true" | "false") | undefined;
    /**
     * Whether agreement events can be chosen on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectAgreementUI?: ("true" | "false") | undefined;
    /** Who may change `allowConnectAgreementUI`, and the values it may take. */
    allowConnectAgreementUIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the event that an authoritative copy is ready can be chosen on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectAuthoritativeCopyReadyEventUI?: ("true" | "false") | undefined;
    /**
     * Whether the event that a reminder went out can be chosen on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectEnvelopeReminderSentEventUI?: ("true" | "false") | undefined;
    /**
     * Whether Connect reports that an envelope was removed.
     *
     * Format: boolean-string
     */
    allowConnectEnvelopeRemovedEvent?: ("true" | "false") | undefined;
    /**
     * Whether configurations for extension apps can be made on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectExtensionUI?: ("true" | "false") | undefined;
    /**
     * Whether events of identity verification can be chosen on the Connect pages.
     *
     * Format: boolean-string
     */
    AllowConnectIdentityVerificationUI?: ("true" | "false") | undefined;
    /**
     * Whether OAuth for the listener can be set up on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectOAuthUI?: ("true" | "false") | undefined;
    /**
     * Whether events of upload requests in workspaces can be chosen on the Connect pages.
     *
     * Format: boolean-string
     */
    allowConnectWorkspaceUploadRequestUI?: ("true" | "false") | undefined;
    /**
     * Whether agreements can be exchanged with Coupa through its connector.
     *
     * Format: boolean-string
     */
    enableCoupaIAMConnector?: ("true" | "false") | undefined;
    /** Who may change `enableCoupaIAMConnector`, and the values it may take. */
    enableCoupaIAMConnectorMetadata?: SettingsMetadata | undefined;
    /**
     * Whether messages of Connect may hold the document fields of an envelope.
     *
     * Format: boolean-string
     */
    isConnectDocumentFieldsEnabled?: ("true" | "false") | undefined;
    /** What access codes for recipients must look like. */
    accessCodeFormat?: AccessCodeFormat | undefined;
    /**
     * Whether administrators may set rules for the form of access codes.
     *
     * Format: boolean-string
     */
    allowAccessCodeFormat?: ("true" | "false") | undefined;
    /** Who may change `allowAccessCodeFormat`, and the values it may take. */
    allowAccessCodeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Whether identity verification of the first level may be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel1?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel1`, and the values it may take. */
    allowIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Whether identity verification of the second level may be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel2?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel2`, and the values it may take. */
    allowIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Whether identity verification of the third level, the strictest, may be used.
     *
     * Format: boolean-string
     */
    allowIDVLevel3?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel3`, and the values it may take. */
    allowIDVLevel3Metadata?: SettingsMetadata | undefined;
    /**
     * Whether the platform behind identity verification is open to the account at all.
     *
     * Format: boolean-string
     */
    allowIDVPlatform?: ("true" | "false") | undefined;
    /** Who may change `allowIDVPlatform`, and the values it may take. */
    allowIDVPlatformMetadata?: SettingsMetadata | undefined;
    /**
     * Whether checks by telephone may call numbers outside the United States.
     *
     * Format: boolean-string
     */
    allowNonUSPhoneAuth?: ("true" | "false") | undefined;
    /** Who may change `allowNonUSPhoneAuth`, and the values it may take. */
    allowNonUSPhoneAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may be checked by a telephone call.
     *
     * Format: boolean-string
     */
    allowPhoneAuthentication?: ("true" | "false") | undefined;
    /** Who may change `allowPhoneAuthentication`, and the values it may take. */
    allowPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may deviate from what the account sets for checks by telephone.
     *
     * Format: boolean-string
     */
    allowPhoneAuthOverride?: ("true" | "false") | undefined;
    /** Who may change `allowPhoneAuthOverride`, and the values it may take. */
    allowPhoneAuthOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may switch on login with a social network; out of use.
     *
     * Format: boolean-string
     *
     * @deprecated
     */
    allowSocialIdLogin?: ("true" | "false") | undefined;
    /** Who may change `allowSocialIdLogin`, and the values it may take. */
    allowSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients are checked at first access from a device only, or each time they open the
     * envelope.
     */
    authenticationCheck?: ("initial_access" | "each_access") | undefined;
    /** Who may change `authenticationCheck`, and the values it may take. */
    authenticationCheckMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders can have access codes made up for them.
     *
     * Format: boolean-string
     */
    enableAccessCodeGenerator?: ("true" | "false") | undefined;
    /** Who may change `enableAccessCodeGenerator`, and the values it may take. */
    enableAccessCodeGeneratorMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the newer identity service asks its knowledge questions through Intuit.
     *
     * Format: boolean-string
     */
    enableIDFxIntuitKBA?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxIntuitKBA`, and the values it may take. */
    enableIDFxIntuitKBAMetadata?: SettingsMetadata | undefined;
    /**
     * Whether checks by telephone run through the newer identity service.
     *
     * Format: boolean-string
     */
    enableIDFxPhoneAuthentication?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxPhoneAuthentication`, and the values it may take. */
    enableIDFxPhoneAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may be checked by a code in a text message.
     *
     * Format: boolean-string
     */
    enableSMSAuthentication?: ("true" | "false") | undefined;
    /** Who may change `enableSMSAuthentication`, and the values it may take. */
    enableSMSAuthenticationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether login with a social network is switched on, once it is allowed; out of use.
     *
     * Format: boolean-string
     *
     * @deprecated
     */
    enableSocialIdLogin?: ("true" | "false") | undefined;
    /** Who may change `enableSocialIdLogin`, and the values it may take. */
    enableSocialIdLoginMetadata?: SettingsMetadata | undefined;
    /** The identity checks that senders may choose from. */
    idCheckConfigurations?: IdCheckConfiguration[] | undefined;
    /**
     * Whether a passed check counts for a while (`variable`) or recipients are checked anew every time
     * (`always`).
     */
    idCheckExpire?: ("always" | "variable") | undefined;
    /** Who may change `idCheckExpire`, and the values it may take. */
    idCheckExpireMetadata?: SettingsMetadata | undefined;
    /**
     * How many days a passed check counts; `0` asks again in each session.
     *
     * Format: integer-string
     */
    idCheckExpireDays?: string | undefined;
    /** Who may change `idCheckExpireDays`, and the values it may take. */
    idCheckExpireDaysMetadata?: SettingsMetadata | undefined;
    /**
     * How many minutes a passed check counts.
     *
     * Format: integer-string
     */
    idCheckExpireMinutes?: string | undefined;
    /** Who may change `idCheckExpireMinutes`, and the values it may take. */
    idCheckExpireMinutesMetadata?: SettingsMetadata | undefined;
    /** Whether recipients are checked for every envelope, for none, or as the sender decides. */
    idCheckRequired?: ("always" | "never" | "optional") | undefined;
    /** Who may change `idCheckRequired`, and the values it may take. */
    idCheckRequiredMetadata?: SettingsMetadata | undefined;
    /** The ways of verifying identity that the account may use. */
    identityVerification?: AccountIdentityVerificationWorkflow[] | undefined;
    /** Who may change `identityVerification`, and the values it may take. */
    identityVerificationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may deviate from the account's rule on calls by the newer identity service.
     *
     * Format: boolean-string
     */
    idfxPhoneAuthenticationOverride?: ("true" | "false") | undefined;
    /** Who may change `idfxPhoneAuthenticationOverride`, and the values it may take. */
    idfxPhoneAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /** What a host asks a signer who is present; the answer goes into the certificate of completion. */
    inPersonIDCheckQuestion?: string | undefined;
    /** Who may change `inPersonIDCheckQuestion`, and the values it may take. */
    inPersonIDCheckQuestionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may leave it to the recipient to give the number that is called.
     *
     * Format: boolean-string
     */
    phoneAuthRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Who may change `phoneAuthRecipientMayProvidePhoneNumber`, and the values it may take. */
    phoneAuthRecipientMayProvidePhoneNumberMetadata?: SettingsMetadata | undefined;
    /** The name of the account at RSA, which asks knowledge questions. A wrong one stops the checks. */
    rsaVeridAccountName?: string | undefined;
    /** The password of the account at RSA. */
    rsaVeridPassword?: string | undefined;
    /** The set of rules by which RSA asks its questions. */
    rsaVeridRuleset?: string | undefined;
    /** The user under whose name RSA is called. */
    rsaVeridUserId?: string | undefined;
    /**
     * Whether a sender who is also a recipient must pass the same checks as the others.
     *
     * Format: boolean-string
     */
    senderMustAuthenticateSigning?: ("true" | "false") | undefined;
    /** Who may change `senderMustAuthenticateSigning`, and the values it may take. */
    senderMustAuthenticateSigningMetadata?: SettingsMetadata | undefined;
    /**
     * When signers must log in. The two strictest values also bar envelopes to people without an
     * account; embedded signers are exempt.
     */
    signerLoginRequirements?: ("login_not_required" | "login_required_if_account_holder" | "login_required_per_session" | "login_required_per_envelope") | undefined;
    /** Who may change `signerLoginRequirements`, and the values it may take. */
    signerLoginRequirementsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may go only to people who have an account; see also `signerMustLoginToSign`.
     *
     * Format: boolean-string
     */
    signerMustHaveAccount?: ("true" | "false") | undefined;
    /** Who may change `signerMustHaveAccount`, and the values it may take. */
    signerMustHaveAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must log in before they sign; see also `signerMustHaveAccount`.
     *
     * Format: boolean-string
     */
    signerMustLoginToSign?: ("true" | "false") | undefined;
    /** Who may change `signerMustLoginToSign`, and the values it may take. */
    signerMustLoginToSignMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may look at completed envelopes without passing a check.
     *
     * Format: boolean-string
     */
    skipAuthCompletedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `skipAuthCompletedEnvelopes`, and the values it may take. */
    skipAuthCompletedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may prove who they are by their login at a social network.
     *
     * Format: boolean-string
     */
    socialIdRecipAuth?: ("true" | "false") | undefined;
    /** Who may change `socialIdRecipAuth`, and the values it may take. */
    socialIdRecipAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may bring its own provider of identity verification.
     *
     * Format: boolean-string
     */
    allowBYOIDV?: ("true" | "false") | undefined;
    /** Who may change `allowBYOIDV`, and the values it may take. */
    allowBYOIDVMetadata?: SettingsMetadata | undefined;
    /**
     * Whether first-level verification may be used where the rules of FedRAMP hold.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel1?: ("true" | "false") | undefined;
    /** Who may change `allowFedRampIDVLevel1`, and the values it may take. */
    allowFedRampIDVLevel1Metadata?: SettingsMetadata | undefined;
    /**
     * Whether second-level verification may be used where the rules of FedRAMP hold.
     *
     * Format: boolean-string
     */
    allowFedRampIDVLevel2?: ("true" | "false") | undefined;
    /** Who may change `allowFedRampIDVLevel2`, and the values it may take. */
    allowFedRampIDVLevel2Metadata?: SettingsMetadata | undefined;
    /**
     * Whether identity may be verified for qualified signatures under European law.
     *
     * Format: boolean-string
     */
    allowIDVForEUQualifiedSignatures?: ("true" | "false") | undefined;
    /** Who may change `allowIDVForEUQualifiedSignatures`, and the values it may take. */
    allowIDVForEUQualifiedSignaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether first-level verification may be tried out for a time.
     *
     * Format: boolean-string
     */
    allowIDVLevel1Trial?: ("true" | "false") | undefined;
    /** Who may change `allowIDVLevel1Trial`, and the values it may take. */
    allowIDVLevel1TrialMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the risk of a forged identity is assessed during verification.
     *
     * Format: boolean-string
     */
    allowIdvRiskAssessment?: ("true" | "false") | undefined;
    /** Who may change `allowIdvRiskAssessment`, and the values it may take. */
    allowIdvRiskAssessmentMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the older knowledge questions are switched off.
     *
     * Format: boolean-string
     */
    disableLegacyKba?: ("true" | "false") | undefined;
    /** Who may change `disableLegacyKba`, and the values it may take. */
    disableLegacyKbaMetadata?: SettingsMetadata | undefined;
    /**
     * Whether identity is checked for signing methods that make advanced electronic signatures.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckForAESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckForAESPens`, and the values it may take. */
    enableDSigIDCheckForAESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether qualified signatures can rest on a check made with the signer present.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckInPersonForQESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckInPersonForQESPens`, and the values it may take. */
    enableDSigIDCheckInPersonForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether qualified signatures can rest on a check made at a distance.
     *
     * Format: boolean-string
     */
    enableDSigIDCheckRemoteForQESPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDCheckRemoteForQESPens`, and the values it may take. */
    enableDSigIDCheckRemoteForQESPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signing methods that verify identity are offered.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDVerificationPens`, and the values it may take. */
    enableDSigIDVerificationPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the higher grade of signing methods that verify identity is offered.
     *
     * Format: boolean-string
     */
    enableDSigIDVerificationPremierPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigIDVerificationPremierPens`, and the values it may take. */
    enableDSigIDVerificationPremierPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers without an account may use text-message checks under 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    enableIDFxAccountlessSMSAuthForPart11?: ("true" | "false") | undefined;
    /** Who may change `enableIDFxAccountlessSMSAuthForPart11`, and the values it may take. */
    enableIDFxAccountlessSMSAuthForPart11Metadata?: SettingsMetadata | undefined;
    /**
     * Whether the outcome of a telephone check is shown with the signature.
     *
     * Format: boolean-string
     */
    enableIdfxPhoneAuthSignatureAuthStatus?: ("true" | "false") | undefined;
    /** Who may change `enableIdfxPhoneAuthSignatureAuthStatus`, and the values it may take. */
    enableIdfxPhoneAuthSignatureAuthStatusMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may deviate from the account's rule on the newer knowledge questions.
     *
     * Format: boolean-string
     */
    idfxKBAAuthenticationOverride?: ("true" | "false") | undefined;
    /** Who may change `idfxKBAAuthenticationOverride`, and the values it may take. */
    idfxKBAAuthenticationOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether rules may start an action when an agreement is finished.
     *
     * Format: boolean-string
     */
    allowAgreementActions?: ("true" | "false") | undefined;
    /** Who may change `allowAgreementActions`, and the values it may take. */
    allowAgreementActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether extension apps may take part in signing.
     *
     * Format: boolean-string
     */
    allowSigningExtensions?: ("true" | "false") | undefined;
    /** Who may change `allowSigningExtensions`, and the values it may take. */
    allowSigningExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a finished agreement may be passed to contract lifecycle management by rule.
     *
     * Format: boolean-string
     */
    enableAgreementActionsForCLM?: ("true" | "false") | undefined;
    /** Who may change `enableAgreementActionsForCLM`, and the values it may take. */
    enableAgreementActionsForCLMMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a finished agreement may be acted on within the signature service by rule.
     *
     * Format: boolean-string
     */
    enableAgreementActionsForESign?: ("true" | "false") | undefined;
    /** Who may change `enableAgreementActionsForESign`, and the values it may take. */
    enableAgreementActionsForESignMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers and other recipients may write comments in the documents.
     *
     * Format: boolean-string
     */
    enableSigningExtensionComments?: ("true" | "false") | undefined;
    /** Who may change `enableSigningExtensionComments`, and the values it may take. */
    enableSigningExtensionCommentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether comments may be answered, so that conversations come about.
     *
     * Format: boolean-string
     */
    enableSigningExtensionConversations?: ("true" | "false") | undefined;
    /** Who may change `enableSigningExtensionConversations`, and the values it may take. */
    enableSigningExtensionConversationsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may work with the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPoint?: ("true" | "false") | undefined;
    /** Who may change `enableTransactionPoint`, and the values it may take. */
    enableTransactionPointMetadata?: SettingsMetadata | undefined;
    /** How far automated help goes when a web form is made. */
    aiAssistedWebFormCreationLevel?: string | undefined;
    /** Who may change `aiAssistedWebFormCreationLevel`, and the values it may take. */
    aiAssistedWebFormCreationLevelMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the feature of that abbreviation is open to the account; it is internal to the operator.
     *
     * Format: boolean-string
     */
    allowACE?: ("true" | "false") | undefined;
    /** Who may change `allowACE`, and the values it may take. */
    allowACEMetadata?: SettingsMetadata | undefined;
    /**
     * Whether workflows that span several agreement steps may be built.
     *
     * Format: boolean-string
     */
    allowAgreementOrchestrations?: ("true" | "false") | undefined;
    /** Who may change `allowAgreementOrchestrations`, and the values it may take. */
    allowAgreementOrchestrationsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether workspaces for transactions may be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspace?: ("true" | "false") | undefined;
    /** Who may change `allowTransactionsWorkspace`, and the values it may take. */
    allowTransactionsWorkspaceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the first generation of workspaces for transactions may be used.
     *
     * Format: boolean-string
     */
    allowTransactionsWorkspaceOriginal?: ("true" | "false") | undefined;
    /** Who may change `allowTransactionsWorkspaceOriginal`, and the values it may take. */
    allowTransactionsWorkspaceOriginalMetadata?: SettingsMetadata | undefined;
    /** Which levels of the plan for extracting own terms from agreements apply. */
    customExtractionPlanLevels?: string | undefined;
    /** Who may change `customExtractionPlanLevels`, and the values it may take. */
    customExtractionPlanLevelsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether requests for agreements can use the advanced desk.
     *
     * Format: boolean-string
     */
    enableAgreementDeskAdvanced?: ("true" | "false") | undefined;
    /** Who may change `enableAgreementDeskAdvanced`, and the values it may take. */
    enableAgreementDeskAdvancedMetaData?: SettingsMetadata | undefined;
    /**
     * Whether automated agents may work on agreements.
     *
     * Format: boolean-string
     */
    enableAIAgents?: ("true" | "false") | undefined;
    /** Who may change `enableAIAgents`, and the values it may take. */
    enableAIAgentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether contracts can be reviewed automatically.
     *
     * Format: boolean-string
     */
    enableAIContractReview?: ("true" | "false") | undefined;
    /** Who may change `enableAIContractReview`, and the values it may take. */
    enableAIContractReviewMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders can have the message of an envelope drafted.
     *
     * Format: boolean-string
     */
    enableAISenderMessage?: ("true" | "false") | undefined;
    /** Who may change `enableAISenderMessage`, and the values it may take. */
    enableAISenderMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders get suggestions for tabs on their documents.
     *
     * Format: boolean-string
     */
    enableAISuggestedFields?: ("true" | "false") | undefined;
    /** Who may change `enableAISuggestedFields`, and the values it may take. */
    enableAISuggestedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether suggested tabs are placed without being confirmed one by one.
     *
     * Format: boolean-string
     */
    enableAISuggestedFieldsAutoPlace?: ("true" | "false") | undefined;
    /** Who may change `enableAISuggestedFieldsAutoPlace`, and the values it may take. */
    enableAISuggestedFieldsAutoPlaceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for Coupa may be used.
     *
     * Format: boolean-string
     */
    enableCoupaCoreExtension?: ("true" | "false") | undefined;
    /** Who may change `enableCoupaCoreExtension`, and the values it may take. */
    enableCoupaCoreExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether extension apps of the account's own making may verify what signers enter.
     *
     * Format: boolean-string
     */
    enableCustomDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enableCustomDataVerificationExtensions`, and the values it may take. */
    enableCustomDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether ready-made extension apps may verify what signers enter.
     *
     * Format: boolean-string
     */
    enableDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enableDataVerificationExtensions`, and the values it may take. */
    enableDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for Greenhouse may be used.
     *
     * Format: boolean-string
     */
    enableGreenhouseApp?: ("true" | "false") | undefined;
    /** Who may change `enableGreenhouseApp`, and the values it may take. */
    enableGreenhouseAppMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may keep a library of clauses.
     *
     * Format: boolean-string
     */
    enableIAMClauseLibrary?: ("true" | "false") | undefined;
    /** Who may change `enableIAMClauseLibrary`, and the values it may take. */
    enableIAMClauseLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether agreement pages may be embedded in other applications.
     *
     * Format: boolean-string
     */
    enableIAMforXEmbeddedUX?: ("true" | "false") | undefined;
    /** Who may change `enableIAMforXEmbeddedUX`, and the values it may take. */
    enableIAMforXEmbeddedUXMetadata?: SettingsMetadata | undefined;
    /** For which types of document key terms are suggested. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Who may change `enableKeyTermsSuggestionsByDocumentType`, and the values it may take. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for Microsoft Dynamics 365 may be used.
     *
     * Format: boolean-string
     */
    enableMicrosoftDynamics365Extension?: ("true" | "false") | undefined;
    /** Who may change `enableMicrosoftDynamics365Extension`, and the values it may take. */
    enableMicrosoftDynamics365ExtensionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether several members can share the repository of agreements.
     *
     * Format: boolean-string
     */
    enableMultiUserRepositoryFeatures?: ("true" | "false") | undefined;
    /** Who may change `enableMultiUserRepositoryFeatures`, and the values it may take. */
    enableMultiUserRepositoryFeaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether agreements may be put into the repository by API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataIn?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIDataIn`, and the values it may take. */
    enableNavigatorAPIDataInMetadata?: SettingsMetadata | undefined;
    /**
     * Whether agreements may be read from the repository by API.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIDataOut?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIDataOut`, and the values it may take. */
    enableNavigatorAPIDataOutMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the helping calls of the repository's API may be used.
     *
     * Format: boolean-string
     */
    enableNavigatorAPIUtilities?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorAPIUtilities`, and the values it may take. */
    enableNavigatorAPIUtilitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the repository has what personnel departments need.
     *
     * Format: boolean-string
     */
    enableNavigatorForHR?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorForHR`, and the values it may take. */
    enableNavigatorForHRMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the repository works out which agreements depend on which.
     *
     * Format: boolean-string
     */
    enableNavigatorHierarchyAI?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorHierarchyAI`, and the values it may take. */
    enableNavigatorHierarchyAIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the repository takes in only a part of the account's agreements.
     *
     * Format: boolean-string
     */
    enableNavigatorPartialIngestion?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorPartialIngestion`, and the values it may take. */
    enableNavigatorPartialIngestionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the repository may be tried out for a time.
     *
     * Format: boolean-string
     */
    enableNavigatorTrial?: ("true" | "false") | undefined;
    /** Who may change `enableNavigatorTrial`, and the values it may take. */
    enableNavigatorTrialMetadata?: SettingsMetadata | undefined;
    /**
     * Whether obligations from agreements are tracked.
     *
     * Format: boolean-string
     */
    enableObligationManagement?: ("true" | "false") | undefined;
    /** Who may change `enableObligationManagement`, and the values it may take. */
    enableObligationManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether paid extension apps may verify what signers enter.
     *
     * Format: boolean-string
     */
    enablePremiumDataVerificationExtensions?: ("true" | "false") | undefined;
    /** Who may change `enablePremiumDataVerificationExtensions`, and the values it may take. */
    enablePremiumDataVerificationExtensionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for SAP Ariba may be used.
     *
     * Format: boolean-string
     */
    enableSAPAribaExtension?: ("true" | "false") | undefined;
    /** Who may change `enableSAPAribaExtension`, and the values it may take. */
    enableSAPAribaExtensionMetaData?: SettingsMetadata | undefined;
    /**
     * Whether the plan has the automated help for signers.
     *
     * Format: boolean-string
     */
    enableSigningAIFeaturesPlan?: ("true" | "false") | undefined;
    /** Who may change `enableSigningAIFeaturesPlan`, and the values it may take. */
    enableSigningAIFeaturesPlanMetadata?: SettingsMetadata | undefined;
    /**
     * Whether agreements from all sources lie in one repository.
     *
     * Format: boolean-string
     */
    enableUnifiedRepository?: ("true" | "false") | undefined;
    /** Who may change `enableUnifiedRepository`, and the values it may take. */
    enableUnifiedRepositoryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for Workday Financials may be used.
     *
     * Format: boolean-string
     */
    enableWorkdayFinancialsExtension?: ("true" | "false") | undefined;
    /** Who may change `enableWorkdayFinancialsExtension`, and the values it may take. */
    enableWorkdayFinancialsExtensionMetaData?: SettingsMetadata | undefined;
    /**
     * Whether the extension app for personnel data in Workday may be used.
     *
     * Format: boolean-string
     */
    enableWorkdayHRApp?: ("true" | "false") | undefined;
    /** Who may change `enableWorkdayHRApp`, and the values it may take. */
    enableWorkdayHRAppMetadata?: SettingsMetadata | undefined;
    /** Which levels of the plan for workflows apply. */
    maestroPlanLevels?: string | undefined;
    /** Who may change `maestroPlanLevels`, and the values it may take. */
    maestroPlanLevelsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the search service indexes the account's envelopes; `enableSearchUI` shows it to users.
     *
     * Format: boolean-string
     */
    enableSearch?: ("true" | "false") | undefined;
    /** Who may change `enableSearch`, and the values it may take. */
    enableSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users see the search service on their pages; `enableSearch` makes the index.
     *
     * Format: boolean-string
     */
    enableSearchUI?: ("true" | "false") | undefined;
    /** Who may change `enableSearchUI`, and the values it may take. */
    enableSearchUIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the advanced search can look into the values of tabs.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTabField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTabField`, and the values it may take. */
    advancedSearchEnableTabFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the advanced search can look for the ID of the template used.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateIdField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTemplateIdField`, and the values it may take. */
    advancedSearchEnableTemplateIdFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the advanced search can look for the name of the template used.
     *
     * Format: boolean-string
     */
    advancedSearchEnableTemplateNameField?: ("true" | "false") | undefined;
    /** Who may change `advancedSearchEnableTemplateNameField`, and the values it may take. */
    advancedSearchEnableTemplateNameFieldMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the list of envelopes opens with the advanced filter.
     *
     * Format: boolean-string
     */
    defaultToAdvancedEnvelopesFilterForm?: ("true" | "false") | undefined;
    /** Who may change `defaultToAdvancedEnvelopesFilterForm`, and the values it may take. */
    defaultToAdvancedEnvelopesFilterFormMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators can search the envelopes of all members.
     *
     * Format: boolean-string
     */
    enableAccountWideSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAccountWideSearch`, and the values it may take. */
    enableAccountWideSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether lists of envelopes can be filtered by several conditions at once.
     *
     * Format: boolean-string
     */
    enableAdvancedEnvelopesSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedEnvelopesSearch`, and the values it may take. */
    enableAdvancedEnvelopesSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the search page has its advanced form.
     *
     * Format: boolean-string
     */
    enableAdvancedSearch?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedSearch`, and the values it may take. */
    enableAdvancedSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the text of documents can be searched.
     *
     * Format: boolean-string
     */
    enableContentSearch?: ("true" | "false") | undefined;
    /** Who may change `enableContentSearch`, and the values it may take. */
    enableContentSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the folders of the inbox are read from the search index.
     *
     * Format: boolean-string
     */
    enableInboxBrowseViewsPoweredByElasticSearch?: ("true" | "false") | undefined;
    /** Who may change `enableInboxBrowseViewsPoweredByElasticSearch`, and the values it may take. */
    enableInboxBrowseViewsPoweredByElasticSearchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether hits in the inbox can be sorted by relevance.
     *
     * Format: boolean-string
     */
    enableInboxRelevanceSort?: ("true" | "false") | undefined;
    /** Who may change `enableInboxRelevanceSort`, and the values it may take. */
    enableInboxRelevanceSortMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the search service is reached at its address in Azure.
     *
     * Format: boolean-string
     */
    enableSearchServiceAzureUri?: ("true" | "false") | undefined;
    /** Who may change `enableSearchServiceAzureUri`, and the values it may take. */
    enableSearchServiceAzureUriMetadata?: SettingsMetadata | undefined;
    /**
     * Whether search calls go to the site on which the account lives.
     *
     * Format: boolean-string
     */
    enableSearchSiteSpecificApi?: ("true" | "false") | undefined;
    /** Who may change `enableSearchSiteSpecificApi`, and the values it may take. */
    enableSearchSiteSpecificApiMetadata?: SettingsMetadata | undefined;
    /** Which engine answers searches for envelopes. */
    envelopeSearchMode?: string | undefined;
    /** Who may change `envelopeSearchMode`, and the values it may take. */
    envelopeSearchModeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether old and new engine answer a search together.
     *
     * Format: boolean-string
     */
    useEnvelopeSearchMixedMode?: ("true" | "false") | undefined;
    /** Who may change `useEnvelopeSearchMixedMode`, and the values it may take. */
    useEnvelopeSearchMixedModeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether searches for envelopes go to the new engine.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearch?: ("true" | "false") | undefined;
    /** Who may change `useNewEnvelopeSearch`, and the values it may take. */
    useNewEnvelopeSearchMetadata?: SettingsMetadata | undefined;
    /**
     * The moment before which envelopes are still searched with the old engine.
     *
     * Format: date-time
     */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDate?: string | undefined;
    /** Who may change `useNewEnvelopeSearchOnlyWhenSearchingAfterDate`, and the values it may take. */
    useNewEnvelopeSearchOnlyWhenSearchingAfterDateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the new engine answers only where words to search for are given.
     *
     * Format: boolean-string
     */
    useNewEnvelopeSearchOnlyWithSearchTerm?: ("true" | "false") | undefined;
    /** Who may change `useNewEnvelopeSearchOnlyWithSearchTerm`, and the values it may take. */
    useNewEnvelopeSearchOnlyWithSearchTermMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may demand express certificates; `useDocuSignExpressSignerCertificate` then
     * does.
     *
     * Format: boolean-string
     */
    allowExpressSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowExpressSignerCertificate`, and the values it may take. */
    allowExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may ask for certificates of OpenTrust.
     *
     * Format: boolean-string
     */
    allowOpenTrustSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowOpenTrustSignerCertificate`, and the values it may take. */
    allowOpenTrustSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may use personal certificates.
     *
     * Format: boolean-string
     */
    allowPersonalSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowPersonalSignerCertificate`, and the values it may take. */
    allowPersonalSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may demand SAFE-BioPharma certificates; `useSAFESignerCertificates` then
     * does.
     *
     * Format: boolean-string
     */
    allowSafeBioPharmaSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `allowSafeBioPharmaSignerCertificate`, and the values it may take. */
    allowSafeBioPharmaSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signing under 21 CFR Part 11 has the simplified course.
     *
     * Format: boolean-string
     */
    cfr21SimplifiedSigningEnabled?: ("true" | "false") | undefined;
    /** Who may change `cfr21SimplifiedSigningEnabled`, and the values it may take. */
    cfr21SimplifiedSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signature images under 21 CFR Part 11 are drawn wider and less high.
     *
     * Format: boolean-string
     */
    cfrUseWideImage?: ("true" | "false") | undefined;
    /** Who may change `cfrUseWideImage`, and the values it may take. */
    cfrUseWideImageMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers are kept from seeing the certificate of completion.
     *
     * Format: boolean-string
     */
    disableSignerCertView?: ("true" | "false") | undefined;
    /** Who may change `disableSignerCertView`, and the values it may take. */
    disableSignerCertViewMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may do without the new seal that the platform puts on documents.
     *
     * Format: boolean-string
     */
    optOutNewPlatformSeal?: ("true" | "false") | undefined;
    /** Who may change `optOutNewPlatformSeal`, and the values it may take. */
    optOutNewPlatformSealPlatformMetadata?: SettingsMetadata | undefined;
    /**
     * Whether PDF files that are downloaded, printed or mailed are signed digitally, and whether users
     * may decide otherwise.
     */
    pkiSignDownloadedPDFDocs?: ("no_sign" | "no_sign_allow_user_override" | "yes_sign") | undefined;
    /** Who may change `pkiSignDownloadedPDFDocs`, and the values it may take. */
    pkiSignDownloadedPDFDocsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients must sign in the way that 21 CFR Part 11 demands.
     *
     * Format: boolean-string
     */
    require21CFRpt11Compliance?: ("true" | "false") | undefined;
    /** Who may change `require21CFRpt11Compliance`, and the values it may take. */
    require21CFRpt11ComplianceMetadata?: SettingsMetadata | undefined;
    /** The kind of certificate that signers must have; `none` asks for no certificate. */
    requireSignerCertificateType?: ("none" | "docusign_express" | "docusign_personal" | "safe" | "open_trust") | undefined;
    /** Who may change `requireSignerCertificateType`, and the values it may take. */
    requireSignerCertificateTypeMetadata?: SettingsMetadata | undefined;
    /** The electronic and digital signature providers that may be used, by name. */
    signatureProviders?: string[] | undefined;
    /** Who may change `signatureProviders`, and the values it may take. */
    signatureProvidersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a downloaded PDF of the envelope holds the certificate of completion.
     *
     * Format: boolean-string
     */
    signerAttachCertificateToEnvelopePDF?: ("true" | "false") | undefined;
    /** Who may change `signerAttachCertificateToEnvelopePDF`, and the values it may take. */
    signerAttachCertificateToEnvelopePDFMetadata?: SettingsMetadata | undefined;
    /**
     * Whether API calls need no X.509 certificate in their header.
     *
     * Format: boolean-string
     */
    suppressCertificateEnforcement?: ("true" | "false") | undefined;
    /** Who may change `suppressCertificateEnforcement`, and the values it may take. */
    suppressCertificateEnforcementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account has chosen the universal signature for itself; see also
     * `optInUniversalSignatures`.
     *
     * Format: boolean-string
     */
    universalSignatureOptIn?: ("true" | "false") | undefined;
    /**
     * Whether signers must use an express certificate of the operator.
     *
     * Format: boolean-string
     */
    useDocuSignExpressSignerCertificate?: ("true" | "false") | undefined;
    /** Who may change `useDocuSignExpressSignerCertificate`, and the values it may take. */
    useDocuSignExpressSignerCertificateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must use a certificate of SAFE-BioPharma.
     *
     * Format: boolean-string
     */
    useSAFESignerCertificates?: ("true" | "false") | undefined;
    /** Who may change `useSAFESignerCertificates`, and the values it may take. */
    useSAFESignerCertificatesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signing goes through the platform for digital signature providers.
     *
     * Format: boolean-string
     */
    useSignatureProviderPlatform?: ("true" | "false") | undefined;
    /** Who may change `useSignatureProviderPlatform`, and the values it may take. */
    useSignatureProviderPlatformMetadata?: SettingsMetadata | undefined;
    /** The smallest screen on which signing is allowed. */
    wurflMinAllowableScreenSize?: string | undefined;
    /** Who may change `wurflMinAllowableScreenSize`, and the values it may take. */
    wurflMinAllowableScreenSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may use the smart cards of American authorities (CAC and PIV).
     *
     * Format: boolean-string
     */
    enableCacPivSignatureGroup?: ("true" | "false") | undefined;
    /** Who may change `enableCacPivSignatureGroup`, and the values it may take. */
    enableCacPivSignatureGroupMetadata?: SettingsMetadata | undefined;
    /**
     * Whether embedded signers under 21 CFR Part 11 confirm a row of signatures by one login.
     *
     * Format: boolean-string
     */
    enableCFRRapidSigningEmbeddedAuth?: ("true" | "false") | undefined;
    /** Who may change `enableCFRRapidSigningEmbeddedAuth`, and the values it may take. */
    enableCFRRapidSigningEmbeddedAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Whether methods for advanced signatures under European law are offered.
     *
     * Format: boolean-string
     */
    enableDSigEUAdvancedPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigEUAdvancedPens`, and the values it may take. */
    enableDSigEUAdvancedPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether methods that use express certificates are offered.
     *
     * Format: boolean-string
     */
    enableDSigExpressPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigExpressPens`, and the values it may take. */
    enableDSigExpressPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the group of methods for qualified signatures under European law is offered.
     *
     * Format: boolean-string
     */
    enableDSigPenGroupEuQes?: ("true" | "false") | undefined;
    /** Who may change `enableDSigPenGroupEuQes`, and the values it may take. */
    enableDSigPenGroupEuQesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether pay-as-you-go methods for qualified signatures under European law are offered.
     *
     * Format: boolean-string
     */
    enableDSigPlgEuQesPens?: ("true" | "false") | undefined;
    /** Who may change `enableDSigPlgEuQesPens`, and the values it may take. */
    enableDSigPlgEuQesPensMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may choose the universal signature for their envelopes.
     *
     * Format: boolean-string
     */
    optInUniversalSignatures?: ("true" | "false") | undefined;
    /**
     * Whether the platform leaves its own signature away where the universal one is used.
     *
     * Format: boolean-string
     */
    universalSignatureSkipPlatformSignature?: ("true" | "false") | undefined;
    /** Who may change `universalSignatureSkipPlatformSignature`, and the values it may take. */
    universalSignatureSkipPlatformSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may let this account notarize at a distance.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseRemoteNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseRemoteNotary`, and the values it may take. */
    allowOrganizationToUseRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a notary may attend the signing at a distance.
     *
     * Format: boolean-string
     */
    allowRemoteNotary?: ("true" | "false") | undefined;
    /** Who may change `allowRemoteNotary`, and the values it may take. */
    allowRemoteNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may ask for a notary.
     *
     * Format: boolean-string
     */
    enableSignWithNotary?: ("true" | "false") | undefined;
    /** Who may change `enableSignWithNotary`, and the values it may take. */
    enableSignWithNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may ask for witnesses.
     *
     * Format: boolean-string
     */
    enableWitnessing?: ("true" | "false") | undefined;
    /** Who may change `enableWitnessing`, and the values it may take. */
    enableWitnessingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a notary who is present may notarize electronically.
     *
     * Format: boolean-string
     */
    allowInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowInPersonElectronicNotary`, and the values it may take. */
    allowInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may let this account notarize electronically with all present.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseInPersonElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseInPersonElectronicNotary`, and the values it may take. */
    allowOrganizationToUseInPersonElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may let this account call on outside notaries.
     *
     * Format: boolean-string
     */
    allowOrganizationToUseThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationToUseThirdPartyElectronicNotary`, and the values it may take. */
    allowOrganizationToUseThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether notaries of an outside provider may be called on.
     *
     * Format: boolean-string
     */
    allowThirdPartyElectronicNotary?: ("true" | "false") | undefined;
    /** Who may change `allowThirdPartyElectronicNotary`, and the values it may take. */
    allowThirdPartyElectronicNotaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a notary who is called on the spot may bring a witness.
     *
     * Format: boolean-string
     */
    enableNotaryOnDemandWitness?: ("true" | "false") | undefined;
    /** Who may change `enableNotaryOnDemandWitness`, and the values it may take. */
    enableNotaryOnDemandWitnessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether Japanese name stamps (eHanko) may be used.
     *
     * Format: boolean-string
     */
    allowEHankoStamps?: ("true" | "false") | undefined;
    /** Who may change `allowEHankoStamps`, and the values it may take. */
    allowEHankoStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may keep stamps for the members.
     *
     * Format: boolean-string
     */
    allowManagedStamps?: ("true" | "false") | undefined;
    /** Who may change `allowManagedStamps`, and the values it may take. */
    allowManagedStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may use a stamp instead of a signature.
     *
     * Format: boolean-string
     */
    allowSignatureStamps?: ("true" | "false") | undefined;
    /** Who may change `allowSignatureStamps`, and the values it may take. */
    allowSignatureStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators decide on envelope IDs on the margins, once the operator has allowed it.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByAccountAdmin?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeStampingByAccountAdmin`, and the values it may take. */
    enableEnvelopeStampingByAccountAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the operator lets the account decide on envelope IDs on the margins.
     *
     * Format: boolean-string
     */
    enableEnvelopeStampingByDSAdmin?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeStampingByDSAdmin`, and the values it may take. */
    enableEnvelopeStampingByDSAdminMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents carry the envelope ID on their margins unless the sender decides otherwise.
     *
     * Format: boolean-string
     */
    envelopeStampingDefaultValue?: ("true" | "false") | undefined;
    /** Who may change `envelopeStampingDefaultValue`, and the values it may take. */
    envelopeStampingDefaultValueMetadata?: SettingsMetadata | undefined;
    /**
     * How many stamps of its own the account may have.
     *
     * Format: integer-string
     */
    maxNumberOfCustomStamps?: string | undefined;
    /**
     * How many stamps of its own the account has in use; the service counts them.
     *
     * Format: integer-string
     */
    readonly numberOfActiveCustomStamps?: string | undefined;
    /**
     * Whether users are kept from adding stamps of their own.
     *
     * Format: boolean-string
     */
    forbidAddingUserStamps?: ("true" | "false") | undefined;
    /** Who may change `forbidAddingUserStamps`, and the values it may take. */
    forbidAddingUserStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may be linked with accounts of others.
     *
     * Format: boolean-string
     */
    allowExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Who may change `allowExternalLinkedAccounts`, and the values it may take. */
    allowExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may watch what happens in the account by the paid monitor.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitor?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDocusignMonitor`, and the values it may take. */
    allowOrganizationDocusignMonitorMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may manage users by their mail domain.
     *
     * Format: boolean-string
     */
    allowOrganizationDomainUserManagement?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDomainUserManagement`, and the values it may take. */
    allowOrganizationDomainUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may belong to an organization and be managed there.
     *
     * Format: boolean-string
     */
    allowOrganizations?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizations`, and the values it may take. */
    allowOrganizationsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may set up single sign-on.
     *
     * Format: boolean-string
     */
    allowOrganizationSsoManagement?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationSsoManagement`, and the values it may take. */
    allowOrganizationSsoManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may reserve a mail domain, whose users then belong to the organization.
     *
     * Format: boolean-string
     */
    enableReservedDomain?: ("true" | "false") | undefined;
    /** Who may change `enableReservedDomain`, and the values it may take. */
    enableReservedDomainMetadata?: SettingsMetadata | undefined;
    /** The accounts of others that this one is linked with. */
    linkedExternalPrimaryAccounts?: LinkedExternalPrimaryAccount[] | undefined;
    /**
     * Whether users must be managed outside the account.
     *
     * Format: boolean-string
     */
    requireExternalUserManagement?: ("true" | "false") | undefined;
    /** Who may change `requireExternalUserManagement`, and the values it may take. */
    requireExternalUserManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users log in through their own identity provider.
     *
     * Format: boolean-string
     */
    singleSignOnEnabled?: ("true" | "false") | undefined;
    /** Who may change `singleSignOnEnabled`, and the values it may take. */
    singleSignOnEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether groups are shared with the other products of the organization.
     *
     * Format: boolean-string
     */
    useMultiAppGroupsData?: ("true" | "false") | undefined;
    /** Who may change `useMultiAppGroupsData`, and the values it may take. */
    useMultiAppGroupsDataMetadata?: SettingsMetadata | undefined;
    /**
     * Whether brands can be set for the whole organization.
     *
     * Format: boolean-string
     */
    allowOrganizationBranding?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationBranding`, and the values it may take. */
    allowOrganizationBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the organization may use the free form of the monitor.
     *
     * Format: boolean-string
     */
    allowOrganizationDocusignMonitorFree?: ("true" | "false") | undefined;
    /** Who may change `allowOrganizationDocusignMonitorFree`, and the values it may take. */
    allowOrganizationDocusignMonitorFreeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether licences are assigned to users one by one.
     *
     * Format: boolean-string
     */
    enableLicenseManagement?: ("true" | "false") | undefined;
    /** Who may change `enableLicenseManagement`, and the values it may take. */
    enableLicenseManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may take payments; `enablePaymentProcessing` then switches them on.
     *
     * Format: boolean-string
     */
    allowPaymentProcessing?: ("true" | "false") | undefined;
    /** Who may change `allowPaymentProcessing`, and the values it may take. */
    allowPaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may use templates.
     *
     * Format: boolean-string
     */
    allowServerTemplates?: ("true" | "false") | undefined;
    /** Who may change `allowServerTemplates`, and the values it may take. */
    allowServerTemplatesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether uploaded documents are no longer compared with templates.
     *
     * Format: boolean-string
     */
    disableAutoTemplateMatching?: ("true" | "false") | undefined;
    /** Who may change `disableAutoTemplateMatching`, and the values it may take. */
    disableAutoTemplateMatchingMetadata?: SettingsMetadata | undefined;
    /** Which version of the e-mail templates the account uses, such as `1.1`. */
    emailTemplateVersion?: string | undefined;
    /** Who may change `emailTemplateVersion`, and the values it may take. */
    emailTemplateVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may use the advanced payment features.
     *
     * Format: boolean-string
     */
    enableAdvancedPayments?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedPayments`, and the values it may take. */
    enableAdvancedPaymentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether PowerForms with the advanced features may be made.
     *
     * Format: boolean-string
     */
    enableAdvancedPowerForms?: ("true" | "false") | undefined;
    /** Who may change `enableAdvancedPowerForms`, and the values it may take. */
    enableAdvancedPowerFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may put clickwraps into its own pages.
     *
     * Format: boolean-string
     */
    enableClickwraps?: ("true" | "false") | undefined;
    /** Who may change `enableClickwraps`, and the values it may take. */
    enableClickwrapsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers can pay while they sign, where `allowPaymentProcessing` allows it.
     *
     * Format: boolean-string
     */
    enablePaymentProcessing?: ("true" | "false") | undefined;
    /** Who may change `enablePaymentProcessing`, and the values it may take. */
    enablePaymentProcessingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may use PowerForms.
     *
     * Format: boolean-string
     */
    enablePowerForm?: ("true" | "false") | undefined;
    /** Who may change `enablePowerForm`, and the values it may take. */
    enablePowerFormMetadata?: SettingsMetadata | undefined;
    /**
     * Whether PowerForms may be signed directly in the browser, without an e-mail.
     *
     * Format: boolean-string
     */
    enablePowerFormDirect?: ("true" | "false") | undefined;
    /** Who may change `enablePowerFormDirect`, and the values it may take. */
    enablePowerFormDirectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether no two templates of the account may have the same name.
     *
     * Format: boolean-string
     */
    enforceTemplateNameUniqueness?: ("true" | "false") | undefined;
    /** Who may change `enforceTemplateNameUniqueness`, and the values it may take. */
    enforceTemplateNameUniquenessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may be shown to signers as guided HTML forms.
     *
     * Format: boolean-string
     */
    guidedFormsHtmlAllowed?: ("true" | "false") | undefined;
    /** Who may change `guidedFormsHtmlAllowed`, and the values it may take. */
    guidedFormsHtmlAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Whether templates can be shared by folders.
     *
     * Format: boolean-string
     */
    sharedTemplateFolders?: ("true" | "false") | undefined;
    /** Who may change `sharedTemplateFolders`, and the values it may take. */
    sharedTemplateFoldersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents can be generated from a template with merged data.
     *
     * Format: boolean-string
     */
    allowDocGenDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowDocGenDocuments`, and the values it may take. */
    allowDocGenDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether web forms are limited to those that lead to no envelope.
     *
     * Format: boolean-string
     */
    allowOnlyStandaloneWebForms?: ("true" | "false") | undefined;
    /** Who may change `allowOnlyStandaloneWebForms`, and the values it may take. */
    allowOnlyStandaloneWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may use web forms.
     *
     * Format: boolean-string
     */
    allowWebForms?: ("true" | "false") | undefined;
    /** Who may change `allowWebForms`, and the values it may take. */
    allowWebFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether web forms have further advanced features.
     *
     * Format: boolean-string
     */
    enableAdditionalAdvancedWebFormsFeatures?: ("true" | "false") | undefined;
    /** Who may change `enableAdditionalAdvancedWebFormsFeatures`, and the values it may take. */
    enableAdditionalAdvancedWebFormsFeaturesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the extended clickwraps may be used.
     *
     * Format: boolean-string
     */
    enableClickPlus?: ("true" | "false") | undefined;
    /**
     * Whether extended clickwraps may show parts only under conditions.
     *
     * Format: boolean-string
     */
    enableClickPlusConditionalContent?: ("true" | "false") | undefined;
    /** Who may change `enableClickPlusConditionalContent`, and the values it may take. */
    enableClickPlusConditionalContentMetaData?: SettingsMetadata | undefined;
    /**
     * Whether extended clickwraps may have fields of the account's own.
     *
     * Format: boolean-string
     */
    enableClickPlusCustomFields?: ("true" | "false") | undefined;
    /** Who may change `enableClickPlusCustomFields`, and the values it may take. */
    enableClickPlusCustomFieldsMetaData?: SettingsMetadata | undefined;
    /**
     * Whether extended clickwraps may have a style of their own.
     *
     * Format: boolean-string
     */
    enableClickPlusCustomStyle?: ("true" | "false") | undefined;
    /** Who may change `enableClickPlusCustomStyle`, and the values it may take. */
    enableClickPlusCustomStyleMetaData?: SettingsMetadata | undefined;
    /**
     * Whether extended clickwraps may show content that is filled in for each reader.
     *
     * Format: boolean-string
     */
    enableClickPlusDynamicContent?: ("true" | "false") | undefined;
    /** Who may change `enableClickPlusDynamicContent`, and the values it may take. */
    enableClickPlusDynamicContentMetaData?: SettingsMetadata | undefined;
    /** Who may change `enableClickPlus`, and the values it may take. */
    enableClickPlusMetaData?: SettingsMetadata | undefined;
    /**
     * Whether the account may keep a library of document templates.
     *
     * Format: boolean-string
     */
    enableDocumentTemplateLibrary?: ("true" | "false") | undefined;
    /** Who may change `enableDocumentTemplateLibrary`, and the values it may take. */
    enableDocumentTemplateLibraryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether web forms may be opened and filled in by API.
     *
     * Format: boolean-string
     */
    enableWebFormsRuntimeAPIs?: ("true" | "false") | undefined;
    /** Who may change `enableWebFormsRuntimeAPIs`, and the values it may take. */
    enableWebFormsRuntimeAPIsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members need a right of their own for web forms.
     *
     * Format: boolean-string
     */
    enableWebFormsSeparateUserPermissions?: ("true" | "false") | undefined;
    /** Who may change `enableWebFormsSeparateUserPermissions`, and the values it may take. */
    enableWebFormsSeparateUserPermissionsMetadata?: SettingsMetadata | undefined;
    /** By which rules documents are turned into guided HTML forms. */
    guidedFormsHtmlConversionPolicy?: string | undefined;
    /** Who may change `guidedFormsHtmlConversionPolicy`, and the values it may take. */
    guidedFormsHtmlConversionPolicyMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may hold documents that only inform, as disclosures do.
     *
     * Format: boolean-string
     */
    allowDocumentDisclosures?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentDisclosures`, and the values it may take. */
    allowDocumentDisclosuresMetadata?: SettingsMetadata | undefined;
    /**
     * Whether notifications about signing may bring the signed documents along.
     *
     * Format: boolean-string
     */
    allowDocumentsOnSignedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentsOnSignedEnvelopes`, and the values it may take. */
    allowDocumentsOnSignedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether document visibility may be used; `documentVisibility` then says how.
     *
     * Format: boolean-string
     */
    allowDocumentVisibility?: ("true" | "false") | undefined;
    /** Who may change `allowDocumentVisibility`, and the values it may take. */
    allowDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Whether electronic notes may be kept in the vault of eOriginal.
     *
     * Format: boolean-string
     */
    allowENoteEOriginal?: ("true" | "false") | undefined;
    /** Who may change `allowENoteEOriginal`, and the values it may take. */
    allowENoteEOriginalMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may have calculated fields that its plan lacks; `enableCalculatedFields`
     * switches them on.
     *
     * Format: boolean-string
     */
    allowExpression?: ("true" | "false") | undefined;
    /** Who may change `allowExpression`, and the values it may take. */
    allowExpressionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may mark up documents, where the envelope allows it too.
     *
     * Format: boolean-string
     */
    allowMarkup?: ("true" | "false") | undefined;
    /** Who may change `allowMarkup`, and the values it may take. */
    allowMarkupMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs may be tied to fields in Salesforce.
     *
     * Format: boolean-string
     */
    allowMergeFields?: ("true" | "false") | undefined;
    /** Who may change `allowMergeFields`, and the values it may take. */
    allowMergeFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether text in scanned documents is recognized.
     *
     * Format: boolean-string
     */
    allowOcrOfEnvelopeDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowOcrOfEnvelopeDocuments`, and the values it may take. */
    allowOcrOfEnvelopeDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may start to sign a document on the home page.
     *
     * Format: boolean-string
     */
    allowSignDocumentFromHomePage?: ("true" | "false") | undefined;
    /** Who may change `allowSignDocumentFromHomePage`, and the values it may take. */
    allowSignDocumentFromHomePageMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may hold supplemental documents.
     *
     * Format: boolean-string
     */
    allowSupplementalDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowSupplementalDocuments`, and the values it may take. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether anchor tabs of a template are placed in its own document only or in all documents of the
     * envelope.
     */
    anchorPopulationScope?: ("document" | "envelope") | undefined;
    /** Who may change `anchorPopulationScope`, and the values it may take. */
    anchorPopulationScopeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether anchor tabs are placed by the newer of two ways.
     *
     * Format: boolean-string
     */
    anchorTagVersionedPlacementEnabled?: ("true" | "false") | undefined;
    /** Who may change `anchorTagVersionedPlacementEnabled`, and the values it may take. */
    anchorTagVersionedPlacementMetadataEnabled?: SettingsMetadata | undefined;
    /**
     * Whether tabs may appear only when another tab has a certain value.
     *
     * Format: boolean-string
     */
    conditionalFieldsEnabled?: ("true" | "false") | undefined;
    /** Who may change `conditionalFieldsEnabled`, and the values it may take. */
    conditionalFieldsEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether form fields of an uploaded PDF become tabs.
     *
     * Format: boolean-string
     */
    convertPdfFields?: ("true" | "false") | undefined;
    /** Who may change `convertPdfFields`, and the values it may take. */
    convertPdfFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs with the same label share their value within one document or throughout the envelope.
     * A change also touches envelopes under way.
     */
    dataPopulationScope?: ("document" | "envelope") | undefined;
    /** Who may change `dataPopulationScope`, and the values it may take. */
    dataPopulationScopeMetadata?: SettingsMetadata | undefined;
    /** What members who are no administrators may upload: everything, PDF only, or nothing. */
    documentConversionRestrictions?: ("no_restrictions" | "allow_pdf_only" | "no_upload") | undefined;
    /** Who may change `documentConversionRestrictions`, and the values it may take. */
    documentConversionRestrictionsMetadata?: SettingsMetadata | undefined;
    /**
     * How many days documents are kept once an envelope is completed, declined or voided.
     *
     * Format: integer-string
     */
    documentRetention?: string | undefined;
    /** Who may change `documentRetention`, and the values it may take. */
    documentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs and metadata go too when `documentRetention` has run out.
     *
     * Format: boolean-string
     *
     * @default false
     */
    documentRetentionPurgeTabs?: ("true" | "false") | undefined;
    /**
     * Whether document visibility is off, holds for all envelopes, or is the sender's choice, and
     * whether the whole sending account or only the sender still sees everything.
     */
    documentVisibility?: ("Off" | "MustSignToViewUnlessSenderAccount" | "MustSignToViewUnlessSender" | "SenderCanSetMustSignToViewUnlessSenderAccount" | "SenderCanSetMustSignToViewUnlessSender") | undefined;
    /** Who may change `documentVisibility`, and the values it may take. */
    documentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs may be calculated from others; takes effect where `allowExpression` is on.
     *
     * Format: boolean-string
     */
    enableCalculatedFields?: ("true" | "false") | undefined;
    /** Who may change `enableCalculatedFields`, and the values it may take. */
    enableCalculatedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents are turned into PDF/A for archives.
     *
     * Format: boolean-string
     */
    enablePDFAConversion?: ("true" | "false") | undefined;
    /** Who may change `enablePDFAConversion`, and the values it may take. */
    enablePDFAConversionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may choose fonts for tabs.
     *
     * Format: boolean-string
     */
    enableSendingTagsFontSettings?: ("true" | "false") | undefined;
    /** Who may change `enableSendingTagsFontSettings`, and the values it may take. */
    enableSendingTagsFontSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may strike text through.
     *
     * Format: boolean-string
     */
    enableStrikeThrough?: ("true" | "false") | undefined;
    /** Who may change `enableStrikeThrough`, and the values it may take. */
    enableStrikeThroughMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may be kept as authoritative copies in a vault.
     *
     * Format: boolean-string
     */
    enableVaulting?: ("true" | "false") | undefined;
    /** Who may change `enableVaulting`, and the values it may take. */
    enableVaultingMetadata?: SettingsMetadata | undefined;
    /** The online stores from which documents may be fetched. */
    externalDocumentSources?: ExternalDocumentSources | undefined;
    /**
     * Whether the certificate of completion leaves out the account's address.
     *
     * Format: boolean-string
     */
    hideAccountAddressInCoC?: ("true" | "false") | undefined;
    /** Who may change `hideAccountAddressInCoC`, and the values it may take. */
    hideAccountAddressInCoCMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an envelope goes out although an anchor string is missing from its documents.
     *
     * Format: boolean-string
     */
    ignoreErrorIfAnchorTabNotFound?: ("true" | "false") | undefined;
    /** Who may change `ignoreErrorIfAnchorTabNotFound`, and the values it may take. */
    ignoreErrorIfAnchorTabNotFoundMetadataEnabled?: SettingsMetadata | undefined;
    /**
     * Whether senders may do without the newer wording of auto-navigation and the newer tab colours.
     *
     * Format: boolean-string
     */
    optOutAutoNavTextAndTabColorUpdates?: ("true" | "false") | undefined;
    /** Who may change `optOutAutoNavTextAndTabColorUpdates`, and the values it may take. */
    optOutAutoNavTextAndTabColorUpdatesMetadata?: SettingsMetadata | undefined;
    /** How somebody who signs an own document gets it by e-mail: as an attachment or as a link. */
    selfSignedRecipientEmailDocument?: SelfSignedEmailDocument | undefined;
    /** Who may change `selfSignedRecipientEmailDocument`, and the values it may take. */
    selfSignedRecipientEmailDocumentMetadata?: SettingsMetadata | undefined;
    /**
     * Whether single users may differ from `selfSignedRecipientEmailDocument`.
     *
     * Format: boolean-string
     */
    selfSignedRecipientEmailDocumentUserOverride?: ("true" | "false") | undefined;
    /** Who may change `selfSignedRecipientEmailDocumentUserOverride`, and the values it may take. */
    selfSignedRecipientEmailDocumentUserOverrideMetadata?: SettingsMetadata | undefined;
    /** The colour of text in tabs unless a tab says otherwise. */
    sendingTagsFontColor?: FontColor | undefined;
    /** Who may change `sendingTagsFontColor`, and the values it may take. */
    sendingTagsFontColorMetadata?: SettingsMetadata | undefined;
    /** The font of text in tabs unless a tab says otherwise, such as `Arial` or `TimesNewRoman`. */
    sendingTagsFontName?: string | undefined;
    /** Who may change `sendingTagsFontName`, and the values it may take. */
    sendingTagsFontNameMetadata?: SettingsMetadata | undefined;
    /** The size of text in tabs, in points, unless a tab says otherwise. */
    sendingTagsFontSize?: FontSize | undefined;
    /** Who may change `sendingTagsFontSize`, and the values it may take. */
    sendingTagsFontSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether conditional fields are shown before the signer has entered anything.
     *
     * Format: boolean-string
     */
    showInitialConditionalFields?: ("true" | "false") | undefined;
    /** Who may change `showInitialConditionalFields`, and the values it may take. */
    showInitialConditionalFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether watermarks appear in the reader's language.
     *
     * Format: boolean-string
     */
    showLocalizedWatermarks?: ("true" | "false") | undefined;
    /** Who may change `showLocalizedWatermarks`, and the values it may take. */
    showLocalizedWatermarksMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders find the true value of masked fields in the documents they download.
     *
     * Format: boolean-string
     */
    showMaskedFieldsWhenDownloadingDocumentAsSender?: ("true" | "false") | undefined;
    /** Who may change `showMaskedFieldsWhenDownloadingDocumentAsSender`, and the values it may take. */
    showMaskedFieldsWhenDownloadingDocumentAsSenderMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may choose for each recipient which documents are seen.
     *
     * Format: boolean-string
     */
    specifyDocumentVisibility?: ("true" | "false") | undefined;
    /** Who may change `specifyDocumentVisibility`, and the values it may take. */
    specifyDocumentVisibilityMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must accept supplemental documents, without having to open them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustAccept`, and the values it may take. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must both open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustRead`, and the values it may take. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must open supplemental documents, without having to accept them.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustView`, and the values it may take. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /** Which kinds of tab, and which of their features, may be used. */
    tabAccountSettings?: TabAccountSettings | undefined;
    /**
     * Whether PDF files lie in the newer of two stores within the service.
     *
     * Format: boolean-string
     */
    useNewBlobForPdf?: ("true" | "false") | undefined;
    /** Who may change `useNewBlobForPdf`, and the values it may take. */
    useNewBlobForPdfMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents of envelopes under way carry the watermark of the account.
     *
     * Format: boolean-string
     */
    waterMarkEnabled?: ("true" | "false") | undefined;
    /** Who may change `waterMarkEnabled`, and the values it may take. */
    waterMarkEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * How many days drafts are kept.
     *
     * Format: integer-string
     */
    draftEnvelopeRetention?: string | undefined;
    /** Who may change `draftEnvelopeRetention`, and the values it may take. */
    draftEnvelopeRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents with standards-based signatures can be downloaded as one combined PDF.
     *
     * Format: boolean-string
     */
    enableCombinedPDFDownloadForSBS?: ("true" | "false") | undefined;
    /**
     * Whether documents above the usual limit of size may be uploaded.
     *
     * Format: boolean-string
     */
    enableLargeFileSupport?: ("true" | "false") | undefined;
    /** Who may change `enableLargeFileSupport`, and the values it may take. */
    enableLargeFileSupportMetadata?: SettingsMetadata | undefined;
    /**
     * The size that all documents of an envelope may have together, in megabytes.
     *
     * Format: integer-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMB?: string | undefined;
    /** Who may change `EnvelopeLimitsTotalDocumentSizeAllowedInMB`, and the values it may take. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the limit in `EnvelopeLimitsTotalDocumentSizeAllowedInMB` is applied.
     *
     * Format: boolean-string
     */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled?: ("true" | "false") | undefined;
    /** Who may change `EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabled`, and the values it may take. */
    EnvelopeLimitsTotalDocumentSizeAllowedInMBEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * The size that a single chunk may have when a PDF is uploaded in parts.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadPartSize?: string | undefined;
    /** Who may change `pdfMaxChunkedUploadPartSize`, and the values it may take. */
    pdfMaxChunkedUploadPartSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The size that a PDF uploaded in parts may have as a whole.
     *
     * Format: integer-string
     */
    pdfMaxChunkedUploadTotalSize?: string | undefined;
    /** Who may change `pdfMaxChunkedUploadTotalSize`, and the values it may take. */
    pdfMaxChunkedUploadTotalSizeMetadata?: SettingsMetadata | undefined;
    /**
     * The size that a PDF uploaded in one piece may have.
     *
     * Format: integer-string
     */
    pdfMaxIndividualUploadSize?: string | undefined;
    /** Who may change `pdfMaxIndividualUploadSize`, and the values it may take. */
    pdfMaxIndividualUploadSizeMetadata?: SettingsMetadata | undefined;
    /**
     * How many days deleted envelopes stay in the recycle bin.
     *
     * Format: integer-string
     */
    recycleBinEnvelopeRetention?: string | undefined;
    /** Who may change `recycleBinEnvelopeRetention`, and the values it may take. */
    recycleBinEnvelopeRetentionMetadata?: SettingsMetadata | undefined;
    /** The reminders and the expiry that envelopes have unless they say otherwise. */
    accountNotification?: AccountNotification | undefined;
    /**
     * Whether agents may change names and e-mail addresses of recipients with later turns.
     *
     * Format: boolean-string
     */
    allowAgentNameEmailEdit?: ("true" | "false") | undefined;
    /** Who may change `allowAgentNameEmailEdit`, and the values it may take. */
    allowAgentNameEmailEditMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may set reminders and expiry for the whole account.
     *
     * Format: boolean-string
     */
    allowReminders?: ("true" | "false") | undefined;
    /** Who may change `allowReminders`, and the values it may take. */
    allowRemindersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may let envelopes go out by text message.
     *
     * Format: boolean-string
     */
    allowSMSDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowSMSDelivery`, and the values it may take. */
    allowSMSDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether blind copies of sent e-mails go to the archive addresses of the account, five at most.
     * It takes a plan that includes this, and the operator must have allowed it.
     *
     * Format: boolean-string
     */
    bccEmailArchive?: ("true" | "false") | undefined;
    /** Who may change `bccEmailArchive`, and the values it may take. */
    bccEmailArchiveMetadata?: SettingsMetadata | undefined;
    /**
     * Whether e-mails about a comment quote it; never where the recipient must pass a check.
     *
     * Format: boolean-string
     */
    commentEmailShowMessageText?: ("true" | "false") | undefined;
    /** Who may change `commentEmailShowMessageText`, and the values it may take. */
    commentEmailShowMessageTextMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the mobile app gets no push notifications.
     *
     * Format: boolean-string
     */
    disableMobilePushNotifications?: ("true" | "false") | undefined;
    /** Who may change `disableMobilePushNotifications`, and the values it may take. */
    disableMobilePushNotificationsMetadata?: SettingsMetadata | undefined;
    /**
     * Who may change whether senders are told about purges; the setting itself is not part of the
     * answer.
     */
    disablePurgeNotificationsForSenderMetadata?: SettingsMetadata | undefined;
    /**
     * Whether e-mails to archive addresses carry a link that opens nothing.
     *
     * Format: boolean-string
     */
    enableBccDummyLink?: ("true" | "false") | undefined;
    /** Who may change `enableBccDummyLink`, and the values it may take. */
    enableBccDummyLinkMetadata?: SettingsMetadata | undefined;
    /** For which envelopes the reports of administrators have direct links. */
    enableReportLinks?: ("NoEnvelopes" | "AllEnvelopes" | "OnlyOwnEnvelopes") | undefined;
    /** Who may change `enableReportLinks`, and the values it may take. */
    enableReportLinksMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a text message may go out besides the e-mail.
     *
     * Format: boolean-string
     */
    enableSMSDeliveryAdditionalNotification?: ("true" | "false") | undefined;
    /** Who may change `enableSMSDeliveryAdditionalNotification`, and the values it may take. */
    enableSMSDeliveryAdditionalNotificationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a text message may go out instead of the e-mail.
     *
     * Format: boolean-string
     */
    enableSMSDeliveryPrimary?: ("true" | "false") | undefined;
    /**
     * Whether signers who began but did not finish are reminded of it.
     *
     * Format: boolean-string
     */
    finishReminder?: ("true" | "false") | undefined;
    /** Who may change `finishReminder`, and the values it may take. */
    finishReminderMetadata?: SettingsMetadata | undefined;
    /**
     * Whether embedded recipients get no e-mails.
     *
     * Format: boolean-string
     */
    inSessionSuppressEmails?: ("true" | "false") | undefined;
    /** Who may change `inSessionSuppressEmails`, and the values it may take. */
    inSessionSuppressEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a sender is told that a recipient failed the checks too often.
     *
     * Format: boolean-string
     */
    sendLockoutRecipientNotification?: ("true" | "false") | undefined;
    /** Who may change `sendLockoutRecipientNotification`, and the values it may take. */
    sendLockoutRecipientNotificationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may choose a language for the e-mails of each recipient.
     *
     * Format: boolean-string
     */
    setRecipEmailLang?: ("true" | "false") | undefined;
    /** Who may change `setRecipEmailLang`, and the values it may take. */
    setRecipEmailLangMetadata?: SettingsMetadata | undefined;
    /**
     * Whether embedded and offline signers are told by e-mail that the envelope is complete, unless
     * `inSessionSuppressEmails` is on.
     *
     * Format: boolean-string
     */
    signerInSessionUseEnvelopeCompleteEmail?: ("true" | "false") | undefined;
    /** Who may change `signerInSessionUseEnvelopeCompleteEmail`, and the values it may take. */
    signerInSessionUseEnvelopeCompleteEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Whether e-mails name the account as their sender rather than the user.
     *
     * Format: boolean-string
     */
    useAccountLevelEmail?: ("true" | "false") | undefined;
    /** Who may change `useAccountLevelEmail`, and the values it may take. */
    useAccountLevelEmailMetadata?: SettingsMetadata | undefined;
    /**
     * Whether each reminder is noted in the history of its envelope.
     *
     * Format: boolean-string
     */
    writeReminderToEnvelopeHistory?: ("true" | "false") | undefined;
    /** Who may change `writeReminderToEnvelopeHistory`, and the values it may take. */
    writeReminderToEnvelopeHistoryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may go out by WhatsApp.
     *
     * Format: boolean-string
     */
    allowWhatsAppDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowWhatsAppDelivery`, and the values it may take. */
    allowWhatsAppDeliveryMetadata?: SettingsMetadata | undefined;
    /** Who may change `enforceTlsEmails`, and the values it may take. */
    enableEnforceTlsEmailsSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether e-mails go only to servers that take them over TLS.
     *
     * Format: boolean-string
     */
    enforceTlsEmails?: ("true" | "false") | undefined;
    /** Who may change `enforceTlsEmails`, and the values it may take. */
    enforceTlsEmailsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes under way may be corrected with the advanced page.
     *
     * Format: boolean-string
     */
    advancedCorrect?: ("true" | "false") | undefined;
    /** Who may change `advancedCorrect`, and the values it may take. */
    advancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the route of an envelope may depend on what recipients enter.
     *
     * Format: boolean-string
     */
    allowAdvancedRecipientRoutingConditional?: ("true" | "false") | undefined;
    /** Who may change `allowAdvancedRecipientRoutingConditional`, and the values it may take. */
    allowAdvancedRecipientRoutingConditionalMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may have bulk sending, which only some plans include; `bulkSend` switches
     * it on.
     *
     * Format: boolean-string
     */
    allowBulkSend?: ("true" | "false") | undefined;
    /** Who may change `allowBulkSend`, and the values it may take. */
    allowBulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients who decline may also take back their consent to electronic records.
     *
     * Format: boolean-string
     */
    allowCDWithdraw?: ("true" | "false") | undefined;
    /** Who may change `allowCDWithdraw`, and the values it may take. */
    allowCDWithdrawMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an envelope may wait for a set time before its next turn.
     *
     * Format: boolean-string
     */
    allowDelayedRouting?: ("true" | "false") | undefined;
    /** Who may change `allowDelayedRouting`, and the values it may take. */
    allowDelayedRoutingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes under way may be corrected.
     *
     * Format: boolean-string
     */
    allowEnvelopeCorrect?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCorrect`, and the values it may take. */
    allowEnvelopeCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether rules may pass envelopes on to another owner in the account.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustodyTransfer?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCustodyTransfer`, and the values it may take. */
    allowEnvelopeCustodyTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have custom fields.
     *
     * Format: boolean-string
     */
    allowEnvelopeCustomFields?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeCustomFields`, and the values it may take. */
    allowEnvelopeCustomFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether reports on published envelopes may be made.
     *
     * Format: boolean-string
     */
    allowEnvelopePublishReporting?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopePublishReporting`, and the values it may take. */
    allowEnvelopePublishReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may use reports on its envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeReporting?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeReporting`, and the values it may take. */
    allowEnvelopeReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the texts of the sending pages may be changed by an own resource file.
     *
     * Format: boolean-string
     */
    allowExtendedSendingResourceFile?: ("true" | "false") | undefined;
    /** Who may change `allowExtendedSendingResourceFile`, and the values it may take. */
    allowExtendedSendingResourceFileMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an envelope may be set to go out at a later moment.
     *
     * Format: boolean-string
     */
    allowScheduledSending?: ("true" | "false") | undefined;
    /** Who may change `allowScheduledSending`, and the values it may take. */
    allowScheduledSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may open the recipient kind certified delivery;
     * `sendToCertifiedDeliveryEnabled` then does.
     *
     * Format: boolean-string
     */
    allowSendToCertifiedDelivery?: ("true" | "false") | undefined;
    /** Who may change `allowSendToCertifiedDelivery`, and the values it may take. */
    allowSendToCertifiedDeliveryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may open the recipient kind intermediary; `enableSendToIntermediary` then
     * does.
     *
     * Format: boolean-string
     */
    allowSendToIntermediary?: ("true" | "false") | undefined;
    /** Who may change `allowSendToIntermediary`, and the values it may take. */
    allowSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may set the page from which embedded recipients start.
     *
     * Format: boolean-string
     */
    allowSetEmbeddedRecipientStartURL?: ("true" | "false") | undefined;
    /** Who may change `allowSetEmbeddedRecipientStartURL`, and the values it may take. */
    allowSetEmbeddedRecipientStartURLMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the e-mail about completion has the documents attached as a PDF.
     *
     * Format: boolean-string
     */
    attachCompletedEnvelope?: ("true" | "false") | undefined;
    /** Who may change `attachCompletedEnvelope`, and the values it may take. */
    attachCompletedEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether bulk sending is on, where `allowBulkSend` allows it.
     *
     * Format: boolean-string
     */
    bulkSend?: ("true" | "false") | undefined;
    /** Who may change `bulkSend`, and the values it may take. */
    bulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * How many copies one batch of bulk sending may have.
     *
     * Format: integer-string
     */
    bulkSendMaxCopiesInBatch?: string | undefined;
    /**
     * How many envelopes of bulk sending may wait to be worked off.
     *
     * Format: integer-string
     */
    bulkSendMaxUnprocessedEnvelopesCount?: string | undefined;
    /**
     * Whether administrators may give the sending pages their own brand.
     *
     * Format: boolean-string
     */
    canSelfBrandSend?: ("true" | "false") | undefined;
    /** Who may change `canSelfBrandSend`, and the values it may take. */
    canSelfBrandSendMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may switch comments off for an envelope, where the account has them.
     *
     * Format: boolean-string
     */
    commentsAllowEnvelopeOverride?: ("true" | "false") | undefined;
    /** Who may change `commentsAllowEnvelopeOverride`, and the values it may take. */
    commentsAllowEnvelopeOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether nothing can be sent from the mobile app.
     *
     * Format: boolean-string
     */
    disableMobileSending?: ("true" | "false") | undefined;
    /** Who may change `disableMobileSending`, and the values it may take. */
    disableMobileSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether mail domains of recipients are checked against a list before sending.
     *
     * Format: boolean-string
     */
    enableRecipientDomainValidation?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientDomainValidation`, and the values it may take. */
    enableRecipientDomainValidationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may leave it to the recipient to give a telephone number.
     *
     * Format: boolean-string
     */
    enableRecipientMayProvidePhoneNumber?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientMayProvidePhoneNumber`, and the values it may take. */
    enableRecipientMayProvidePhoneNumberMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may be released at a set time.
     *
     * Format: boolean-string
     */
    enableScheduledRelease?: ("true" | "false") | undefined;
    /** Who may change `enableScheduledRelease`, and the values it may take. */
    enableScheduledReleaseMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have agents among their recipients.
     *
     * Format: boolean-string
     */
    enableSendToAgent?: ("true" | "false") | undefined;
    /** Who may change `enableSendToAgent`, and the values it may take. */
    enableSendToAgentMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have intermediaries, where `allowSendToIntermediary` allows it.
     *
     * Format: boolean-string
     */
    enableSendToIntermediary?: ("true" | "false") | undefined;
    /** Who may change `enableSendToIntermediary`, and the values it may take. */
    enableSendToIntermediaryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have editors among their recipients.
     *
     * Format: boolean-string
     */
    enableSendToManage?: ("true" | "false") | undefined;
    /** Who may change `enableSendToManage`, and the values it may take. */
    enableSendToManageMetadata?: SettingsMetadata | undefined;
    /** Whether administrators may switch Connect on by `envelopeIntegrationEnabled`. */
    envelopeIntegrationAllowed?: ("not_allowed" | "full") | undefined;
    /** Who may change `envelopeIntegrationAllowed`, and the values it may take. */
    envelopeIntegrationAllowedMetadata?: SettingsMetadata | undefined;
    /**
     * Whether Connect is on; it still needs a configuration, and `envelopeIntegrationAllowed` must be
     * `full`.
     *
     * Format: boolean-string
     */
    envelopeIntegrationEnabled?: ("true" | "false") | undefined;
    /** Who may change `envelopeIntegrationEnabled`, and the values it may take. */
    envelopeIntegrationEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may send documents without tabs.
     *
     * Format: boolean-string
     */
    expressSend?: ("true" | "false") | undefined;
    /** Who may change `expressSend`, and the values it may take. */
    expressSendMetadata?: SettingsMetadata | undefined;
    /**
     * Whether templates keep their tabs although members may only send without tabs.
     *
     * Format: boolean-string
     */
    expressSendAllowTabs?: ("true" | "false") | undefined;
    /** Who may change `expressSendAllowTabs`, and the values it may take. */
    expressSendAllowTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether those who get an envelope of this account may sign it without a connection.
     *
     * Format: boolean-string
     */
    recipientsCanSignOffline?: ("true" | "false") | undefined;
    /** Who may change `recipientsCanSignOffline`, and the values it may take. */
    recipientsCanSignOfflineMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may switch auto-navigation off for themselves.
     *
     * Format: boolean-string
     */
    recipientSigningAutoNavigationControl?: ("true" | "false") | undefined;
    /** Who may change `recipientSigningAutoNavigationControl`, and the values it may take. */
    recipientSigningAutoNavigationControlMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may draw their signature anew at each tab, as is usual on mobile devices.
     *
     * Format: boolean-string
     */
    senderCanSignInEachLocation?: ("true" | "false") | undefined;
    /** Who may change `senderCanSignInEachLocation`, and the values it may take. */
    senderCanSignInEachLocationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have recipients of the kind certified delivery, where that is allowed.
     *
     * Format: boolean-string
     */
    sendToCertifiedDeliveryEnabled?: ("true" | "false") | undefined;
    /** Who may change `sendToCertifiedDeliveryEnabled`, and the values it may take. */
    sendToCertifiedDeliveryEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the language chosen for a recipient also holds for the signing page, not only for
     * e-mails.
     *
     * Format: boolean-string
     */
    setRecipSignLang?: ("true" | "false") | undefined;
    /** Who may change `setRecipSignLang`, and the values it may take. */
    setRecipSignLangMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders see the choices of conditional routing on the sending page.
     *
     * Format: boolean-string
     */
    showConditionalRoutingOnSend?: ("true" | "false") | undefined;
    /** Who may change `showConditionalRoutingOnSend`, and the values it may take. */
    showConditionalRoutingOnSendMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders get the simplified sending page.
     *
     * Format: boolean-string
     *
     * @default false
     */
    simplifiedSendingEnabled?: ("true" | "false") | undefined;
    /** Who may change `simplifiedSendingEnabled`, and the values it may take. */
    simplifiedSendingEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether correcting an envelope begins on the advanced page.
     *
     * Format: boolean-string
     */
    startInAdvancedCorrect?: ("true" | "false") | undefined;
    /** Who may change `startInAdvancedCorrect`, and the values it may take. */
    startInAdvancedCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may be given the right to edit envelopes of others.
     *
     * Format: boolean-string
     */
    allowEditingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowEditingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowEditingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may be given the right to manage sent envelopes of others.
     *
     * Format: boolean-string
     */
    allowManagingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowManagingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowManagingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have participants among their recipients.
     *
     * Format: boolean-string
     */
    allowParticipantRecipientType?: ("true" | "false") | undefined;
    /** Who may change `allowParticipantRecipientType`, and the values it may take. */
    allowParticipantRecipientTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may be given the right to send envelopes in the name of others.
     *
     * Format: boolean-string
     */
    allowSendingEnvelopesOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowSendingEnvelopesOnBehalfOfOthers`, and the values it may take. */
    allowSendingEnvelopesOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * How many envelopes of a bulk batch one call may send again.
     *
     * Format: integer-string
     */
    bulkSendActionResendLimit?: string | undefined;
    /**
     * Whether the older sharing of envelopes is closed; compare `enableLegacySharedEnvelopes`.
     *
     * Format: boolean-string
     */
    disableLegacySharedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `disableLegacySharedEnvelopes`, and the values it may take. */
    disableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the types of many envelopes may be changed in one go.
     *
     * Format: boolean-string
     */
    enableBatchUpdateEnvelopeTypes?: ("true" | "false") | undefined;
    /** Who may change `enableBatchUpdateEnvelopeTypes`, and the values it may take. */
    enableBatchUpdateEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the older sharing of envelopes is open besides the newer one.
     *
     * Format: boolean-string
     */
    enableLegacySharedEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `enableLegacySharedEnvelopes`, and the values it may take. */
    enableLegacySharedEnvelopesMetadata?: SettingsMetadata | undefined;
    /** Who may change `allowParticipantRecipientType`, and the values it may take. */
    enableParticipantRecipientSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether participants may do without a copy of the completed envelope.
     *
     * Format: boolean-string
     */
    participantCopyOptOut?: ("true" | "false") | undefined;
    /** Who may change `participantCopyOptOut`, and the values it may take. */
    participantCopyOptOutMetadata?: SettingsMetadata | undefined;
    /**
     * Whether auto-navigation may be set up for the account at all; see `enableAutoNav`.
     *
     * Format: boolean-string
     */
    allowAutoNavSettings?: ("true" | "false") | undefined;
    /** Who may change `allowAutoNavSettings`, and the values it may take. */
    allowAutoNavSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may put its own consumer disclosure in place of the usual one.
     *
     * Format: boolean-string
     */
    allowConsumerDisclosureOverride?: ("true" | "false") | undefined;
    /** Who may change `allowConsumerDisclosureOverride`, and the values it may take. */
    allowConsumerDisclosureOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a signer may let somebody else act instead.
     *
     * Format: boolean-string
     */
    allowDelegatedSigning?: ("true" | "false") | undefined;
    /** Who may change `allowDelegatedSigning`, and the values it may take. */
    allowDelegatedSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signature pads may be used; `externalSignaturePadType` says which.
     *
     * Format: boolean-string
     */
    allowExternalSignaturePad?: ("true" | "false") | undefined;
    /** Who may change `allowExternalSignaturePad`, and the values it may take. */
    allowExternalSignaturePadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may open signing in person; `inPersonSigningEnabled` then does.
     *
     * Format: boolean-string
     */
    allowInPerson?: ("true" | "false") | undefined;
    /** Who may change `allowInPerson`, and the values it may take. */
    allowInPersonMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a signer may upload several files where one attachment is asked for.
     *
     * Format: boolean-string
     */
    allowMultipleSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `allowMultipleSignerAttachments`, and the values it may take. */
    allowMultipleSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the mobile app may sign without a connection.
     *
     * Format: boolean-string
     */
    allowOfflineSigning?: ("true" | "false") | undefined;
    /** Who may change `allowOfflineSigning`, and the values it may take. */
    allowOfflineSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Whether there may be signing groups that only their maker sees; `false` as a rule.
     *
     * Format: boolean-string
     */
    readonly allowPrivateSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowPrivateSigningGroups`, and the values it may take. */
    allowPrivateSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may pass an envelope on to somebody else.
     *
     * Format: boolean-string
     */
    allowSignerReassign?: ("true" | "false") | undefined;
    /** Who may change `allowSignerReassign`, and the values it may take. */
    allowSignerReassignMetadata?: SettingsMetadata | undefined;
    /**
     * Whether it may be decided for single envelopes that they cannot be passed on, or can be.
     *
     * Format: boolean-string
     */
    allowSignerReassignOverride?: ("true" | "false") | undefined;
    /** Who may change `allowSignerReassignOverride`, and the values it may take. */
    allowSignerReassignOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may have signing groups.
     *
     * Format: boolean-string
     */
    readonly allowSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowSigningGroups`, and the values it may take. */
    allowSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may see how recipients moved through the signing page.
     *
     * Format: boolean-string
     */
    allowSigningInsights?: ("true" | "false") | undefined;
    /** Who may change `allowSigningInsights`, and the values it may take. */
    allowSigningInsightsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may clear a radio button that they have chosen.
     *
     * Format: boolean-string
     */
    allowSigningRadioDeselect?: ("true" | "false") | undefined;
    /** Who may change `allowSigningRadioDeselect`, and the values it may take. */
    allowSigningRadioDeselectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may open the feature by which a user signs at once without sending.
     *
     * Format: boolean-string
     */
    allowSignNow?: ("true" | "false") | undefined;
    /** Who may change `allowSignNow`; in words here, not as an object like other companions. */
    allowSignNowMetadata?: string | undefined;
    /** Which fields auto-navigation leads signers to, and whether it goes page by page first. */
    autoNavRule?: ("off" | "required_fields" | "required_and_blank_fields" | "all_fields" | "page_then_required_fields" | "page_then_required_and_blank_fields" | "page_then_all_fields") | undefined;
    /** Who may change `autoNavRule`, and the values it may take. */
    autoNavRuleMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients without an account become members of this one when they sign.
     *
     * Format: boolean-string
     */
    autoProvisionSignerAccount?: ("true" | "false") | undefined;
    /** Who may change `autoProvisionSignerAccount`, and the values it may take. */
    autoProvisionSignerAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may give the signing pages their own brand.
     *
     * Format: boolean-string
     */
    canSelfBrandSign?: ("true" | "false") | undefined;
    /** Who may change `canSelfBrandSign`, and the values it may take. */
    canSelfBrandSignMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the voice of a recipient is recorded when a call checks the identity.
     *
     * Format: boolean-string
     */
    captureVoiceRecording?: ("true" | "false") | undefined;
    /** Who may change `captureVoiceRecording`, and the values it may take. */
    captureVoiceRecordingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signatures are drawn with the frame that shows where they were made.
     *
     * Format: boolean-string
     */
    chromeSignatureEnabled?: ("true" | "false") | undefined;
    /** Who may change `chromeSignatureEnabled`, and the values it may take. */
    chromeSignatureEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a user accepts the consumer disclosure once for the account (`once`), once for each
     * envelope (`always`), or anew as each recipient (`each_access`).
     */
    consumerDisclosureFrequency?: ("once" | "always" | "each_access") | undefined;
    /** Who may change `consumerDisclosureFrequency`, and the values it may take. */
    consumerDisclosureFrequencyMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members cannot connect with the mobile app.
     *
     * Format: boolean-string
     */
    disableMobileApp?: ("true" | "false") | undefined;
    /** Who may change `disableMobileApp`, and the values it may take. */
    disableMobileAppMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers are kept from seeing the history of the envelope.
     *
     * Format: boolean-string
     */
    disableSignerHistoryView?: ("true" | "false") | undefined;
    /** Who may change `disableSignerHistoryView`, and the values it may take. */
    disableSignerHistoryViewMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers must draw their signature because ready styles are hidden.
     *
     * Format: boolean-string
     */
    disableStyleSignature?: ("true" | "false") | undefined;
    /** Who may change `disableStyleSignature`, and the values it may take. */
    disableStyleSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers cannot upload an image of their signature or initials.
     *
     * Format: boolean-string
     */
    disableUploadSignature?: ("true" | "false") | undefined;
    /** Who may change `disableUploadSignature`, and the values it may take. */
    disableUploadSignatureMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers are asked before they leave the page; an option of the operator.
     *
     * Format: boolean-string
     */
    dss_SIGN_28411_EnableLeavePagePrompt_RadminOption?: ("true" | "false") | undefined;
    /**
     * Whether the signing page has a bar that slides up; an option of the operator.
     *
     * Format: boolean-string
     */
    dss_SIGN_29182_SlideUpBar_RadminOption?: ("true" | "false") | undefined;
    /**
     * Whether senders may set auto-navigation for an envelope differently from `autoNavRule`.
     *
     * Format: boolean-string
     */
    enableAutoNav?: ("true" | "false") | undefined;
    /** Who may change `enableAutoNav`, and the values it may take. */
    enableAutoNavMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may download what was said in comments.
     *
     * Format: boolean-string
     */
    enableCommentsHistoryDownloadInSigning?: ("true" | "false") | undefined;
    /** Who may change `enableCommentsHistoryDownloadInSigning`, and the values it may take. */
    enableCommentsHistoryDownloadInSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signing is tied to the operator's user communities.
     *
     * Format: boolean-string
     */
    enableEsignCommunities?: ("true" | "false") | undefined;
    /** Who may change `enableEsignCommunities`, and the values it may take. */
    enableEsignCommunitiesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may demand that a recipient signs on paper; compare `enableSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableRequireSignOnPaper?: ("true" | "false") | undefined;
    /** Who may change `enableRequireSignOnPaper`, and the values it may take. */
    enableRequireSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the signing page adapts documents to the width of the screen.
     *
     * Format: boolean-string
     */
    enableResponsiveSigning?: ("true" | "false") | undefined;
    /** Who may change `enableResponsiveSigning`, and the values it may take. */
    enableResponsiveSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients of envelopes sent by API may have turns.
     *
     * Format: boolean-string
     */
    enableSequentialSigningAPI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningAPI`, and the values it may take. */
    enableSequentialSigningAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients of envelopes sent from the web pages may have turns.
     *
     * Format: boolean-string
     */
    enableSequentialSigningUI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningUI`, and the values it may take. */
    enableSequentialSigningUIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may ask signers for attachments.
     *
     * Format: boolean-string
     */
    enableSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `enableSignerAttachments`, and the values it may take. */
    enableSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether new envelopes begin with turns switched on.
     *
     * Format: boolean-string
     */
    enableSigningOrderSettingsForAccount?: ("true" | "false") | undefined;
    /** Who may change `enableSigningOrderSettingsForAccount`, and the values it may take. */
    enableSigningOrderSettingsForAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may offer recipients to sign on paper; compare `enableRequireSignOnPaper`.
     *
     * Format: boolean-string
     */
    enableSignOnPaper?: ("true" | "false") | undefined;
    /** Who may change `enableSignOnPaper`, and the values it may take. */
    enableSignOnPaperMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may deviate from the account's choice on signing on paper.
     *
     * Format: boolean-string
     */
    enableSignOnPaperOverride?: ("true" | "false") | undefined;
    /** Who may change `enableSignOnPaperOverride`, and the values it may take. */
    enableSignOnPaperOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers are asked for confirmation when they leave unfinished.
     *
     * Format: boolean-string
     */
    exitPrompt?: ("true" | "false") | undefined;
    /** Who may change `exitPrompt`, and the values it may take. */
    exitPromptMetadata?: SettingsMetadata | undefined;
    /** The make of signature pad; `none` uses no pad. */
    externalSignaturePadType?: ("none" | "topaz" | "e_padv9" | "e_pad_integrisign" | "topaz_sigplusextlite") | undefined;
    /** Who may change `externalSignaturePadType`, and the values it may take. */
    externalSignaturePadTypeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may be signed in person beside a host, where `allowInPerson` allows it.
     *
     * Format: boolean-string
     */
    inPersonSigningEnabled?: ("true" | "false") | undefined;
    /** Who may change `inPersonSigningEnabled`, and the values it may take. */
    inPersonSigningEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may have embedded recipients.
     *
     * Format: boolean-string
     */
    inSessionEnabled?: ("true" | "false") | undefined;
    /** Who may change `inSessionEnabled`, and the values it may take. */
    inSessionEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * How many signing groups the account may have.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumSigningGroups?: string | undefined;
    /** Who may change `maximumSigningGroups`, and the values it may take. */
    maximumSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * How many members one signing group may have.
     *
     * Format: integer-string
     *
     * @default 50
     */
    readonly maximumUsersPerSigningGroup?: string | undefined;
    /** Who may change `maximumUsersPerSigningGroup`, and the values it may take. */
    maximumUsersPerSigningGroupMetadata?: SettingsMetadata | undefined;
    /**
     * After how many idle minutes a mobile user is logged out, from 1 to 120.
     *
     * Format: integer-string
     *
     * @default 20
     */
    mobileSessionTimeout?: string | undefined;
    /** Who may change `mobileSessionTimeout`, and the values it may take. */
    mobileSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /**
     * Whether mobile devices get the second version of the signing page.
     *
     * Format: boolean-string
     */
    optInMobileSigningV02?: ("true" | "false") | undefined;
    /** Who may change `optInMobileSigningV02`, and the values it may take. */
    optInMobileSigningV02Metadata?: SettingsMetadata | undefined;
    /**
     * Whether signers who decline must say why.
     *
     * Format: boolean-string
     */
    requireDeclineReason?: ("true" | "false") | undefined;
    /** Who may change `requireDeclineReason`, and the values it may take. */
    requireDeclineReasonMetadata?: SettingsMetadata | undefined;
    /**
     * Whether embedded signers see the closing dialogue inside the application.
     *
     * Format: boolean-string
     */
    showCompleteDialogInEmbeddedSession?: ("true" | "false") | undefined;
    /** Who may change `showCompleteDialogInEmbeddedSession`, and the values it may take. */
    showCompleteDialogInEmbeddedSessionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users are shown tutorials.
     *
     * Format: boolean-string
     */
    showTutorials?: ("true" | "false") | undefined;
    /** Who may change `showTutorials`, and the values it may take. */
    showTutorialsMetadata?: SettingsMetadata | undefined;
    /** How the date of signing is written. */
    signDateFormat?: SignDateFormat | undefined;
    /** Who may change `signDateFormat`, and the values it may take. */
    signDateFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the date of signing is written in the account's language rather than the recipient's.
     *
     * Format: boolean-string
     */
    signDateTimeAccountLanguageOverride?: ("true" | "false") | undefined;
    /** Who may change `signDateTimeAccountLanguageOverride`, and the values it may take. */
    signDateTimeAccountLanguageOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the moment of signing is given in the account's time zone rather than the recipient's.
     *
     * Format: boolean-string
     */
    signDateTimeAccountTimezoneOverride?: ("true" | "false") | undefined;
    /** Who may change `signDateTimeAccountTimezoneOverride`, and the values it may take. */
    signDateTimeAccountTimezoneOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether attachments of signers are added to the document they belong to, instead of becoming
     * documents of their own.
     *
     * Format: boolean-string
     */
    signerAttachConcat?: ("true" | "false") | undefined;
    /** Who may change `signerAttachConcat`, and the values it may take. */
    signerAttachConcatMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers without an account are offered one after signing.
     *
     * Format: boolean-string
     */
    signerCanCreateAccount?: ("true" | "false") | undefined;
    /** Who may change `signerCanCreateAccount`, and the values it may take. */
    signerCanCreateAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients may sign on a mobile device.
     *
     * Format: boolean-string
     */
    signerCanSignOnMobile?: ("true" | "false") | undefined;
    /** Who may change `signerCanSignOnMobile`, and the values it may take. */
    signerCanSignOnMobileMetadata?: SettingsMetadata | undefined;
    /**
     * Whether first values of tabs are written onto the document when it is sent.
     *
     * Format: boolean-string
     */
    signerShowSecureFieldInitialValues?: ("true" | "false") | undefined;
    /** Who may change `signerShowSecureFieldInitialValues`, and the values it may take. */
    signerShowSecureFieldInitialValuesMetadata?: SettingsMetadata | undefined;
    /**
     * After how many idle minutes a signing session ends.
     *
     * Format: integer-string
     */
    signingSessionTimeout?: string | undefined;
    /** Who may change `signingSessionTimeout`, and the values it may take. */
    signingSessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** Which version of the signing page is shown. */
    signingUiVersion?: string | undefined;
    /** Who may change `signingUiVersion`, and the values it may take. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /** How the time of signing is written; `none` leaves it out. */
    signTimeFormat?: SignTimeFormat | undefined;
    /** Who may change `signTimeFormat`, and the values it may take. */
    signTimeFormatMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the time of signing is followed by AM or PM.
     *
     * Format: boolean-string
     */
    signTimeShowAmPm?: ("true" | "false") | undefined;
    /** Who may change `signTimeShowAmPm`, and the values it may take. */
    signTimeShowAmPmMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients outside the account must accept the consumer disclosure.
     *
     * Format: boolean-string
     */
    useConsumerDisclosure?: ("true" | "false") | undefined;
    /** Who may change `useConsumerDisclosure`, and the values it may take. */
    useConsumerDisclosureMetadata?: SettingsMetadata | undefined;
    /**
     * Whether recipients from the sender's own account must accept the consumer disclosure too.
     *
     * Format: boolean-string
     */
    useConsumerDisclosureWithinAccount?: ("true" | "false") | undefined;
    /** Who may change `useConsumerDisclosureWithinAccount`, and the values it may take. */
    useConsumerDisclosureWithinAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signing opens in the view that adapts to the screen.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveView?: ("true" | "false") | undefined;
    /** Who may change `defaultSigningResponsiveView`, and the values it may take. */
    defaultSigningResponsiveViewMetadata?: SettingsMetadata | undefined;
    /**
     * Whether that view is taken only for documents which are rated fit for it.
     *
     * Format: boolean-string
     */
    defaultSigningResponsiveViewUseGrade?: ("true" | "false") | undefined;
    /** Who may change `defaultSigningResponsiveViewUseGrade`, and the values it may take. */
    defaultSigningResponsiveViewUseGradeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may manage its hourly limit of API calls.
     *
     * Format: boolean-string
     */
    enableESignAPIHourlyLimitManagement?: ("true" | "false") | undefined;
    /** Who may change `enableESignAPIHourlyLimitManagement`, and the values it may take. */
    enableESignAPIHourlyLimitManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users have a list of what they still have to sign.
     *
     * Format: boolean-string
     */
    enableEsignTaskList?: ("true" | "false") | undefined;
    /** Who may change `enableEsignTaskList`, and the values it may take. */
    enableEsignTaskListMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members of a signing group see a page before they take on the envelope.
     *
     * Format: boolean-string
     */
    enableSigningGroupContinuePageSetting?: ("true" | "false") | undefined;
    /** Who may change `enableSigningGroupContinuePageSetting`, and the values it may take. */
    enableSigningGroupContinuePageSettingMetadata?: SettingsMetadata | undefined;
    /** The form in which the account writes dates and times. */
    accountDateTimeFormat?: string | undefined;
    /** Who may change `accountDateTimeFormat`, and the values it may take. */
    accountDateTimeFormatMetadata?: SettingsMetadata | undefined;
    /** The language that users have until they choose another. */
    accountDefaultLanguage?: string | undefined;
    /** Who may change `accountDefaultLanguage`, and the values it may take. */
    accountDefaultLanguageMetadata?: SettingsMetadata | undefined;
    /** What the customer calls the account. */
    accountName?: string | undefined;
    /** Who may change `accountName`, and the values it may take. */
    accountNameMetadata?: SettingsMetadata | undefined;
    /** What the web pages show to members who are no administrators. */
    accountUISettings?: AccountUISettings | undefined;
    /**
     * Whether administrators may set how signers come to adopt a signature.
     *
     * Format: boolean-string
     */
    adoptSigConfig?: ("true" | "false") | undefined;
    /** Who may change `adoptSigConfig`, and the values it may take. */
    adoptSigConfigMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the single rights of an administrator may be given to users one by one.
     *
     * Format: boolean-string
     */
    allowAccountManagementGranular?: ("true" | "false") | undefined;
    /** Who may change `allowAccountManagementGranular`, and the values it may take. */
    allowAccountManagementGranularMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may change their names.
     *
     * Format: boolean-string
     */
    allowAccountMemberNameChange?: ("true" | "false") | undefined;
    /** Who may change `allowAccountMemberNameChange`, and the values it may take. */
    allowAccountMemberNameChangeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the service may suggest tabs for documents.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Who may change `allowAutoTagging`, and the values it may take. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may download what recipients entered into their envelopes.
     *
     * Format: boolean-string
     */
    allowDataDownload?: ("true" | "false") | undefined;
    /** Who may change `allowDataDownload`, and the values it may take. */
    allowDataDownloadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may choose their own time zone.
     *
     * Format: boolean-string
     */
    allowMemberTimeZone?: ("true" | "false") | undefined;
    /** Who may change `allowMemberTimeZone`, and the values it may take. */
    allowMemberTimeZoneMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may have more than one brand.
     *
     * Format: boolean-string
     */
    allowMultipleBrandProfiles?: ("true" | "false") | undefined;
    /** Who may change `allowMultipleBrandProfiles`, and the values it may take. */
    allowMultipleBrandProfilesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether resource files may be uploaded for a brand.
     *
     * Format: boolean-string
     */
    allowResourceFileBranding?: ("true" | "false") | undefined;
    /** Who may change `allowResourceFileBranding`, and the values it may take. */
    allowResourceFileBrandingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a signature appliance of the operator may be used with the account.
     *
     * Format: boolean-string
     */
    allowSecurityAppliance?: ("true" | "false") | undefined;
    /** Who may change `allowSecurityAppliance`, and the values it may take. */
    allowSecurityApplianceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether saved tabs may be shared among members.
     *
     * Format: boolean-string
     */
    allowSharedTabs?: ("true" | "false") | undefined;
    /** Who may change `allowSharedTabs`, and the values it may take. */
    allowSharedTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may look up other members in a directory.
     *
     * Format: boolean-string
     */
    allowUsersToAccessDirectory?: ("true" | "false") | undefined;
    /** Who may change `allowUsersToAccessDirectory`, and the values it may take. */
    allowUsersToAccessDirectoryMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may see how much the account gains from signing electronically.
     *
     * Format: boolean-string
     */
    allowValueInsights?: ("true" | "false") | undefined;
    /** Who may change `allowValueInsights`, and the values it may take. */
    allowValueInsightsMetadata?: SettingsMetadata | undefined;
    /** How the switch to a preview of the pages is set up. */
    betaSwitchConfiguration?: string | undefined;
    /** Who may change `betaSwitchConfiguration`, and the values it may take. */
    betaSwitchConfigurationMetadata?: SettingsMetadata | undefined;
    /** Where bills for the account go. */
    billingAddress?: AddressInformation | undefined;
    /** Who may change `billingAddress`, and the values it may take. */
    billingAddressMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may log in with OAuth of Salesforce.
     *
     * Format: boolean-string
     */
    canUseSalesforceOAuth?: ("true" | "false") | undefined;
    /** Who may change `canUseSalesforceOAuth`, and the values it may take. */
    canUseSalesforceOAuthMetadata?: SettingsMetadata | undefined;
    /**
     * Whether it is checked that the account has more than one administrator.
     *
     * Format: boolean-string
     */
    checkForMultipleAdminsOnAccount?: ("true" | "false") | undefined;
    /** Who may change `checkForMultipleAdminsOnAccount`, and the values it may take. */
    checkForMultipleAdminsOnAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a user can be logged in only once at a time.
     *
     * Format: boolean-string
     */
    disableMultipleSessions?: ("true" | "false") | undefined;
    /** Who may change `disableMultipleSessions`, and the values it may take. */
    disableMultipleSessionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users cannot share their envelopes with each other.
     *
     * Format: boolean-string
     */
    disableUserSharing?: ("true" | "false") | undefined;
    /** Who may change `disableUserSharing`, and the values it may take. */
    disableUserSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users see the switch to a preview of the pages.
     *
     * Format: boolean-string
     */
    displayBetaSwitch?: ("true" | "false") | undefined;
    /** Who may change `displayBetaSwitch`, and the values it may take. */
    displayBetaSwitchMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users are asked how satisfied they are, and the answers counted.
     *
     * Format: boolean-string
     */
    enableCustomerSatisfactionMetricTracking?: ("true" | "false") | undefined;
    /** Who may change `enableCustomerSatisfactionMetricTracking`, and the values it may take. */
    enableCustomerSatisfactionMetricTrackingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the operator's desktop client may be used.
     *
     * Format: boolean-string
     */
    enableDSPro?: ("true" | "false") | undefined;
    /** Who may change `enableDSPro`, and the values it may take. */
    enableDSProMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may be edited in the browser.
     *
     * Format: boolean-string
     */
    enableInBrowserEditor?: ("true" | "false") | undefined;
    /** Who may change `enableInBrowserEditor`, and the values it may take. */
    enableInBrowserEditorMetadata?: SettingsMetadata | undefined;
    /**
     * Whether agreements may be recorded as smart contracts on a blockchain.
     *
     * Format: boolean-string
     *
     * @default false
     */
    enableSmartContracts?: ("true" | "false") | undefined;
    /** Who may change `enableSmartContracts`, and the values it may take. */
    enableSmartContractsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may go to recipients by fax.
     *
     * Format: boolean-string
     */
    faxOutEnabled?: ("true" | "false") | undefined;
    /** Who may change `faxOutEnabled`, and the values it may take. */
    faxOutEnabledMetadata?: SettingsMetadata | undefined;
    /**
     * Whether prices and purchases are hidden from users.
     *
     * Format: boolean-string
     */
    hidePricing?: ("true" | "false") | undefined;
    /** Who may change `hidePricing`, and the values it may take. */
    hidePricingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether nothing in the account can be changed for the time being.
     *
     * Format: boolean-string
     */
    readOnlyMode?: ("true" | "false") | undefined;
    /** Who may change `readOnlyMode`, and the values it may take. */
    readOnlyModeMetadata?: SettingsMetadata | undefined;
    /**
     * After how many idle minutes a user is logged out, from 20 to 120.
     *
     * Format: integer-string
     */
    sessionTimeout?: string | undefined;
    /** Who may change `sessionTimeout`, and the values it may take. */
    sessionTimeoutMetadata?: SettingsMetadata | undefined;
    /** The time zone of moments in calls by API. */
    timezoneOffsetAPI?: AccountTimeZone | undefined;
    /** Who may change `timezoneOffsetAPI`, and the values it may take. */
    timezoneOffsetAPIMetadata?: SettingsMetadata | undefined;
    /** The time zone of moments on the web pages. */
    timezoneOffsetUI?: AccountTimeZone | undefined;
    /** Who may change `timezoneOffsetUI`, and the values it may take. */
    timezoneOffsetUIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents are encrypted with keys that are derived for each of them.
     *
     * Format: boolean-string
     */
    useDerivedKeys?: ("true" | "false") | undefined;
    /** Who may change `useDerivedKeys`, and the values it may take. */
    useDerivedKeysMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may be used by API.
     *
     * Format: boolean-string
     */
    usesAPI?: ("true" | "false") | undefined;
    /** Who may change `usesAPI`, and the values it may take. */
    usesAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account may have its use of the service validated; `validationsEnabled` switches
     * that on.
     *
     * Format: boolean-string
     */
    validationsAllowed?: ("true" | "false") | undefined;
    /** Who may change `validationsAllowed`, and the values it may take. */
    validationsAllowedMetadata?: SettingsMetadata | undefined;
    /** Whether reports on validation carry the operator's brand or that of the account. */
    validationsBrand?: ("docusign" | "account") | undefined;
    /** Who may change `validationsBrand`, and the values it may take. */
    validationsBrandMetadata?: SettingsMetadata | undefined;
    /** How often a report on validation is made. */
    validationsCadence?: ("none" | "monthly") | undefined;
    /** Who may change `validationsCadence`, and the values it may take. */
    validationsCadenceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether validation is on, where `validationsAllowed` allows it.
     *
     * Format: boolean-string
     */
    validationsEnabled?: ("true" | "false") | undefined;
    /** Who may change `validationsEnabled`, and the values it may take. */
    validationsEnabledMetadata?: SettingsMetadata | undefined;
    /** Which report on validation is made, such as the one for life sciences. */
    validationsReport?: ("none" | "life_sciences_part11") | undefined;
    /** Who may change `validationsReport`, and the values it may take. */
    validationsReportMetadata?: SettingsMetadata | undefined;
    /** Further settings that have no field of their own. */
    additionalSettings?: AdditionalSetting[] | undefined;
    /**
     * Whether the page to which a pending recipient is led may still be changed.
     *
     * Format: boolean-string
     */
    allowPendingDestinationUrlEdition?: ("true" | "false") | undefined;
    /** Who may change `allowPendingDestinationUrlEdition`, and the values it may take. */
    allowPendingDestinationUrlEditionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators may see figures on how envelopes perform.
     *
     * Format: boolean-string
     */
    allowPerformanceAnalytics?: ("true" | "false") | undefined;
    /** Who may change `allowPerformanceAnalytics`, and the values it may take. */
    allowPerformanceAnalyticsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account is ready to move to the operator's cloud.
     *
     * Format: boolean-string
     */
    cloudReady?: ("true" | "false") | undefined;
    /**
     * Whether the account has the features for healthcare.
     *
     * Format: boolean-string
     */
    enableAdmHealthcare?: ("true" | "false") | undefined;
    /** Who may change `enableAdmHealthcare`, and the values it may take. */
    enableAdmHealthcareMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders are offered contacts while they type.
     *
     * Format: boolean-string
     */
    enableContactSuggestions?: ("true" | "false") | undefined;
    /** Who may change `enableContactSuggestions`, and the values it may take. */
    enableContactSuggestionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may be generated with data from other makers' software.
     *
     * Format: boolean-string
     */
    enableGenerationWith3PIntegration?: ("true" | "false") | undefined;
    /** Who may change `enableGenerationWith3PIntegration`, and the values it may take. */
    enableGenerationWith3PIntegrationMetaData?: SettingsMetadata | undefined;
    /**
     * Whether forms I-9 for American employees may be done on demand.
     *
     * Format: boolean-string
     */
    enableI9OnDemand?: ("true" | "false") | undefined;
    /** Who may change `enableI9OnDemand`, and the values it may take. */
    enableI9OnDemandMetadata?: SettingsMetadata | undefined;
    /**
     * Whether events of reviewers are recorded.
     *
     * Format: boolean-string
     */
    enableReviewerEventsSetting?: ("true" | "false") | undefined;
    /** Who may change `enableReviewerEventsSetting`, and the values it may take. */
    enableReviewerEventsSettingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether requests to support may be followed as tickets.
     *
     * Format: boolean-string
     */
    enableTickets?: ("true" | "false") | undefined;
    /** Who may change `enableTickets`, and the values it may take. */
    enableTicketsMetaData?: SettingsMetadata | undefined;
    /**
     * Whether the account belongs to a software maker who embeds the service.
     *
     * Format: boolean-string
     */
    isvEmbed?: ("true" | "false") | undefined;
    /** Who may change `isvEmbed`, and the values it may take. */
    isvEmbedMetaData?: SettingsMetadata | undefined;
    /**
     * Whether the account belongs to a software maker who sells the service under an own name.
     *
     * Format: boolean-string
     */
    isvOemEmbed?: ("true" | "false") | undefined;
    /** Who may change `isvOemEmbed`, and the values it may take. */
    isvOemEmbedMetaData?: SettingsMetadata | undefined;
    /**
     * Whether hits of the old and the new search engine come as one list.
     *
     * Format: boolean-string
     */
    mergeMixedModeResults?: ("true" | "false") | undefined;
    /** Who may change `mergeMixedModeResults`, and the values it may take. */
    mergeMixedModeResultsMetadata?: SettingsMetadata | undefined;
    /** The site on which the account was first set up. */
    originalAccountSite?: string | undefined;
    /**
     * Whether the first version of smart contracts is used.
     *
     * Format: boolean-string
     */
    useSmartContractsV1?: ("true" | "false") | undefined;
}
