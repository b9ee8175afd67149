// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountManagementGranular } from './AccountManagementGranular.js';
import type { SettingsMetadata } from './settingsMetadata.js';

/** The rights that a permission profile grants. */
export interface AccountRoleSettings {
    /**
     * Specifies whether the user can add supplemental documents to envelopes.
     *
     * Format: boolean-string
     */
    allowSupplementalDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowSupplementalDocuments`, and the values it may take. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes by text message.
     *
     * Format: boolean-string
     */
    canSendEnvelopesViaSMS?: ("true" | "false") | undefined;
    /** Who may change `canSendEnvelopesViaSMS`, and the values it may take. */
    canSendEnvelopesViaSMSMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is prevented from uploading documents.
     *
     * Format: boolean-string
     */
    disableDocumentUpload?: ("true" | "false") | undefined;
    /** Who may change `disableDocumentUpload`, and the values it may take. */
    disableDocumentUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the menu of other actions is disabled for the user.
     *
     * Format: boolean-string
     */
    disableOtherActions?: ("true" | "false") | undefined;
    /** Who may change `disableOtherActions`, and the values it may take. */
    disableOtherActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustAccept`, and the values it may take. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustRead`, and the values it may take. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to open supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustView`, and the values it may take. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /**
     * The vault in which the user stores authoritative copies: `none`, `estored` or
     * `electronic_original`.
     */
    vaultingMode?: ("none" | "estored" | "electronic_original") | undefined;
    /** Who may change `vaultingMode`, and the values it may take. */
    vaultingModeMetadata?: SettingsMetadata | undefined;
    /** The agreements of the account that the user can access. */
    accountAgreementsAccessType?: string | undefined;
    /** Who may change `accountAgreementsAccessType`, and the values it may take. */
    accountAgreementsAccessTypeMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to the library of document templates. */
    allowedDocumentTemplateLibraryAccess?: string | undefined;
    /** Who may change `allowedDocumentTemplateLibraryAccess`, and the values it may take. */
    allowedDocumentTemplateLibraryAccessMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to workflows with several agreement steps. */
    allowedOrchestrationAccess?: string | undefined;
    /** Who may change `allowedOrchestrationAccess`, and the values it may take. */
    allowedOrchestrationAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use workspaces for transactions.
     *
     * Format: boolean-string
     */
    allowTransactions?: ("true" | "false") | undefined;
    /** Who may change `allowTransactions`, and the values it may take. */
    allowTransactionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can upload many agreements at once.
     *
     * Format: boolean-string
     */
    canBulkUploadAgreements?: ("true" | "false") | undefined;
    /** Who may change `canBulkUploadAgreements`, and the values it may take. */
    canBulkUploadAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can create transactions.
     *
     * Format: boolean-string
     */
    canCreateTransaction?: ("true" | "false") | undefined;
    /** Who may change `canCreateTransaction`, and the values it may take. */
    canCreateTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can delete documents from a transaction.
     *
     * Format: boolean-string
     */
    canDeleteDocumentsInTransaction?: ("true" | "false") | undefined;
    /** Who may change `canDeleteDocumentsInTransaction`, and the values it may take. */
    canDeleteDocumentsInTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can delete a whole transaction.
     *
     * Format: boolean-string
     */
    canDeleteTransaction?: ("true" | "false") | undefined;
    /** Who may change `canDeleteTransaction`, and the values it may take. */
    canDeleteTransactionMetadata?: SettingsMetadata | undefined;
    /** The document types for which key terms are suggested to the user. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Who may change `enableKeyTermsSuggestionsByDocumentType`, and the values it may take. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to web forms. */
    webForms?: string | undefined;
    /** Who may change `webForms`, and the values it may take. */
    webFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users have all administrator rights.
     *
     * Format: boolean-string
     */
    allowAccountManagement?: ("true" | "false") | undefined;
    /** Who may change `allowAccountManagement`, and the values it may take. */
    allowAccountManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage documents through the API. See also
     * `allowApiAccessToAccount`.
     *
     * Format: boolean-string
     */
    allowApiAccess?: ("true" | "false") | undefined;
    /** Who may change `allowApiAccess`, and the values it may take. */
    allowApiAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can access the account as a whole through the API. See also
     * `allowApiAccess`.
     *
     * Format: boolean-string
     */
    allowApiAccessToAccount?: ("true" | "false") | undefined;
    /** Who may change `allowApiAccessToAccount`, and the values it may take. */
    allowApiAccessToAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send envelopes on behalf of other users through the API.
     *
     * Format: boolean-string
     */
    allowApiSendingOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowApiSendingOnBehalfOfOthers`, and the values it may take. */
    allowApiSendingOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users who send envelopes through the API can set a routing order for
     * recipients.
     *
     * Format: boolean-string
     */
    allowApiSequentialSigning?: ("true" | "false") | undefined;
    /** Who may change `allowApiSequentialSigning`, and the values it may take. */
    allowApiSequentialSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service suggests tabs on documents to users.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Who may change `allowAutoTagging`, and the values it may take. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send an envelope to many recipients with a bulk send list.
     *
     * Format: boolean-string
     */
    allowBulkSending?: ("true" | "false") | undefined;
    /** Who may change `allowBulkSending`, and the values it may take. */
    allowBulkSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can use the operator's desktop client.
     *
     * Format: boolean-string
     */
    allowDocuSignDesktopClient?: ("true" | "false") | undefined;
    /** Who may change `allowDocuSignDesktopClient`, and the values it may take. */
    allowDocuSignDesktopClientMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies which address books users can use and change: their own, the shared one, or
     * both. Possible values: `personal`, `useShared`, `usePersonalAndShared` or
     * `personalAndShared`.
     */
    allowedAddressBookAccess?: ("personal" | "useShared" | "usePersonalAndShared" | "personalAndShared") | undefined;
    /** Who may change `allowedAddressBookAccess`, and the values it may take. */
    allowedAddressBookAccessMetadata?: SettingsMetadata | undefined;
    /** The level of access that users have to clickwraps. */
    allowedClickwrapsAccess?: string | undefined;
    /** Who may change `allowedClickwrapsAccess`, and the values it may take. */
    allowedClickwrapsAccessMetadata?: SettingsMetadata | undefined;
    /**
     * The level of access that users have to templates: no access (`none`), use them (`use`),
     * create them (`create`) or also share them (`share`).
     */
    allowedTemplateAccess?: ("none" | "use" | "create" | "share") | undefined;
    /** Who may change `allowedTemplateAccess`, and the values it may take. */
    allowedTemplateAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can receive envelopes when ownership is transferred.
     *
     * Format: boolean-string
     */
    allowedToBeEnvelopeTransferRecipient?: ("true" | "false") | undefined;
    /** Who may change `allowedToBeEnvelopeTransferRecipient`, and the values it may take. */
    allowedToBeEnvelopeTransferRecipientMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeSending?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeSending`, and the values it may take. */
    allowEnvelopeSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add electronic seals as recipients.
     *
     * Format: boolean-string
     */
    allowESealRecipients?: ("true" | "false") | undefined;
    /** Who may change `allowESealRecipients`, and the values it may take. */
    allowESealRecipientsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForm administrators can access all envelopes that were created from
     * PowerForms.
     *
     * Format: boolean-string
     */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `allowPowerFormsAdminToAccessAllPowerFormEnvelopes`, and the values it may take. */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can select the language of e-mails for each recipient.
     *
     * Format: boolean-string
     */
    allowSendersToSetRecipientEmailLanguage?: ("true" | "false") | undefined;
    /** Who may change `allowSendersToSetRecipientEmailLanguage`, and the values it may take. */
    allowSendersToSetRecipientEmailLanguageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can request attachments from signers.
     *
     * Format: boolean-string
     */
    allowSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `allowSignerAttachments`, and the values it may take. */
    allowSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can place tabs when they send and correct envelopes.
     *
     * Format: boolean-string
     */
    allowTaggingInSendAndCorrect?: ("true" | "false") | undefined;
    /** Who may change `allowTaggingInSendAndCorrect`, and the values it may take. */
    allowTaggingInSendAndCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can store documents as authoritative copies. `vaultingMode`
     * specifies where the copies are stored.
     *
     * Format: boolean-string
     */
    allowVaulting?: ("true" | "false") | undefined;
    /** Who may change `allowVaulting`, and the values it may take. */
    allowVaultingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can override the account's setting for signing on paper for an
     * envelope.
     *
     * Format: boolean-string
     */
    allowWetSigningOverride?: ("true" | "false") | undefined;
    /** Who may change `allowWetSigningOverride`, and the values it may take. */
    allowWetSigningOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can create workspaces.
     *
     * Format: boolean-string
     */
    canCreateWorkspaces?: ("true" | "false") | undefined;
    /** Who may change `canCreateWorkspaces`, and the values it may take. */
    canCreateWorkspacesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can have their API requests logged, up to a limit.
     *
     * Format: boolean-string
     */
    enableApiRequestLogging?: ("true" | "false") | undefined;
    /** Who may change `enableApiRequestLogging`, and the values it may take. */
    enableApiRequestLoggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are notified when a recipient views their envelope.
     *
     * Format: boolean-string
     */
    enableRecipientViewingNotifications?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientViewingNotifications`, and the values it may take. */
    enableRecipientViewingNotificationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users who send envelopes from the web pages can set a routing order for
     * recipients.
     *
     * Format: boolean-string
     */
    enableSequentialSigningInterface?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningInterface`, and the values it may take. */
    enableSequentialSigningInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPointIntegration?: ("true" | "false") | undefined;
    /** Who may change `enableTransactionPointIntegration`, and the values it may take. */
    enableTransactionPointIntegrationMetadata?: SettingsMetadata | undefined;
    /**
     * The rights that users have for PowerForms: none (`none`), use them (`user`) or administer
     * them (`admin`).
     */
    powerFormRole?: ("none" | "user" | "admin") | undefined;
    /** Who may change `powerFormRole`, and the values it may take. */
    powerFormRoleMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users receive documents that only they signed as an e-mail link instead
     * of an attachment.
     *
     * Format: boolean-string
     */
    receiveCompletedSelfSignedDocumentsAsEmailLinks?: ("true" | "false") | undefined;
    /** Who may change `receiveCompletedSelfSignedDocumentsAsEmailLinks`, and the values it may take. */
    receiveCompletedSelfSignedDocumentsAsEmailLinksMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `signingUiVersion` can be edited and its allowed values. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users use the newer web pages.
     *
     * Format: boolean-string
     */
    useNewDocuSignExperienceInterface?: ("true" | "false") | undefined;
    /** Who may change `useNewDocuSignExperienceInterface`, and the values it may take. */
    useNewDocuSignExperienceInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users use the newer sending pages.
     *
     * Format: boolean-string
     */
    useNewSendingInterface?: ("true" | "false") | undefined;
    /** Who may change `useNewSendingInterface`, and the values it may take. */
    useNewSendingInterfaceMetadata?: SettingsMetadata | undefined;
    /** Individual administrator rights, for users who do not have all administrator rights. */
    accountManagementGranular?: AccountManagementGranular | undefined;
    /**
     * Specifies whether users can manage requests for agreements.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequest?: ("true" | "false") | undefined;
    /** Who may change `canManageAgreementDeskRequest`, and the values it may take. */
    canManageAgreementDeskRequestMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage the settings for agreement requests.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequestSetting?: ("true" | "false") | undefined;
    /** Who may change `canManageAgreementDeskRequestSetting`, and the values it may take. */
    canManageAgreementDeskRequestSettingMetadata?: SettingsMetadata | undefined;
    /** The level of access that users have to contract review playbooks. */
    playbookAccess?: string | undefined;
    /** Who may change `playbookAccess`, and the values it may take. */
    playbookAccessMetadata?: SettingsMetadata | undefined;
}
