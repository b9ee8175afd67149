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
    /** Metadata about whether `allowSupplementalDocuments` can be changed, and its allowed values. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes by text message.
     *
     * Format: boolean-string
     */
    canSendEnvelopesViaSMS?: ("true" | "false") | undefined;
    /** Metadata about whether `canSendEnvelopesViaSMS` can be changed, and its allowed values. */
    canSendEnvelopesViaSMSMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is prevented from uploading documents.
     *
     * Format: boolean-string
     */
    disableDocumentUpload?: ("true" | "false") | undefined;
    /** Metadata about whether `disableDocumentUpload` can be changed, and its allowed values. */
    disableDocumentUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the menu of other actions is disabled for the user.
     *
     * Format: boolean-string
     */
    disableOtherActions?: ("true" | "false") | undefined;
    /** Metadata about whether `disableOtherActions` can be changed, and its allowed values. */
    disableOtherActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustAccept` can be changed, and its allowed values. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustRead` can be changed, and its allowed values. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can require recipients to open supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Metadata about whether `supplementalDocumentsMustView` can be changed, and its allowed values. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /**
     * The vault in which the user stores authoritative copies: `none`, `estored` or
     * `electronic_original`.
     */
    vaultingMode?: string | undefined;
    /** Metadata about whether `vaultingMode` can be changed, and its allowed values. */
    vaultingModeMetadata?: SettingsMetadata | undefined;
    /** The agreements of the account that the user can access. */
    accountAgreementsAccessType?: string | undefined;
    /** Metadata about whether `accountAgreementsAccessType` can be changed, and its allowed values. */
    accountAgreementsAccessTypeMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to the library of document templates. */
    allowedDocumentTemplateLibraryAccess?: string | undefined;
    /** Metadata about whether `allowedDocumentTemplateLibraryAccess` can be changed, and its allowed values. */
    allowedDocumentTemplateLibraryAccessMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to workflows with several agreement steps. */
    allowedOrchestrationAccess?: string | undefined;
    /** Metadata about whether `allowedOrchestrationAccess` can be changed, and its allowed values. */
    allowedOrchestrationAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use workspaces for transactions.
     *
     * Format: boolean-string
     */
    allowTransactions?: ("true" | "false") | undefined;
    /** Metadata about whether `allowTransactions` can be changed, and its allowed values. */
    allowTransactionsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can upload many agreements at once.
     *
     * Format: boolean-string
     */
    canBulkUploadAgreements?: ("true" | "false") | undefined;
    /** Metadata about whether `canBulkUploadAgreements` can be changed, and its allowed values. */
    canBulkUploadAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can create transactions.
     *
     * Format: boolean-string
     */
    canCreateTransaction?: ("true" | "false") | undefined;
    /** Metadata about whether `canCreateTransaction` can be changed, and its allowed values. */
    canCreateTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can delete documents from a transaction.
     *
     * Format: boolean-string
     */
    canDeleteDocumentsInTransaction?: ("true" | "false") | undefined;
    /** Metadata about whether `canDeleteDocumentsInTransaction` can be changed, and its allowed values. */
    canDeleteDocumentsInTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can delete a whole transaction.
     *
     * Format: boolean-string
     */
    canDeleteTransaction?: ("true" | "false") | undefined;
    /** Metadata about whether `canDeleteTransaction` can be changed, and its allowed values. */
    canDeleteTransactionMetadata?: SettingsMetadata | undefined;
    /** The document types for which key terms are suggested to the user. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Metadata about whether `enableKeyTermsSuggestionsByDocumentType` can be changed, and its allowed values. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /** The user's level of access to web forms. */
    webForms?: string | undefined;
    /** Metadata about whether `webForms` can be changed, and its allowed values. */
    webFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users have all administrator rights.
     *
     * Format: boolean-string
     */
    allowAccountManagement?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAccountManagement` can be changed, and its allowed values. */
    allowAccountManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage documents through the API. See also
     * `allowApiAccessToAccount`.
     *
     * Format: boolean-string
     */
    allowApiAccess?: ("true" | "false") | undefined;
    /** Metadata about whether `allowApiAccess` can be changed, and its allowed values. */
    allowApiAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can access the account as a whole through the API. See also
     * `allowApiAccess`.
     *
     * Format: boolean-string
     */
    allowApiAccessToAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `allowApiAccessToAccount` can be changed, and its allowed values. */
    allowApiAccessToAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send envelopes on behalf of other users through the API.
     *
     * Format: boolean-string
     */
    allowApiSendingOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowApiSendingOnBehalfOfOthers` can be changed, and its allowed values. */
    allowApiSendingOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users who send envelopes through the API can set a routing order for
     * recipients.
     *
     * Format: boolean-string
     */
    allowApiSequentialSigning?: ("true" | "false") | undefined;
    /** Metadata about whether `allowApiSequentialSigning` can be changed, and its allowed values. */
    allowApiSequentialSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service suggests tabs on documents to users.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAutoTagging` can be changed, and its allowed values. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send an envelope to many recipients with a bulk send list.
     *
     * Format: boolean-string
     */
    allowBulkSending?: ("true" | "false") | undefined;
    /** Metadata about whether `allowBulkSending` can be changed, and its allowed values. */
    allowBulkSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can use the operator's desktop client.
     *
     * Format: boolean-string
     */
    allowDocuSignDesktopClient?: ("true" | "false") | undefined;
    /** Metadata about whether `allowDocuSignDesktopClient` can be changed, and its allowed values. */
    allowDocuSignDesktopClientMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies which address books users can use and change: their own, the shared one, or
     * both. Possible values: `personal`, `useShared`, `usePersonalAndShared` or
     * `personalAndShared`.
     */
    allowedAddressBookAccess?: ("personal" | "useShared" | "usePersonalAndShared" | "personalAndShared" | (string & {})) | undefined;
    /** Metadata about whether `allowedAddressBookAccess` can be changed, and its allowed values. */
    allowedAddressBookAccessMetadata?: SettingsMetadata | undefined;
    /** The level of access that users have to clickwraps. */
    allowedClickwrapsAccess?: string | undefined;
    /** Metadata about whether `allowedClickwrapsAccess` can be changed, and its allowed values. */
    allowedClickwrapsAccessMetadata?: SettingsMetadata | undefined;
    /**
     * The level of access that users have to templates: no access (`none`), use them (`use`),
     * create them (`create`) or also share them (`share`).
     */
    allowedTemplateAccess?: ("none" | "use" | "create" | "share" | (string & {})) | undefined;
    /** Metadata about whether `allowedTemplateAccess` can be changed, and its allowed values. */
    allowedTemplateAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can receive envelopes when ownership is transferred.
     *
     * Format: boolean-string
     */
    allowedToBeEnvelopeTransferRecipient?: ("true" | "false") | undefined;
    /** Metadata about whether `allowedToBeEnvelopeTransferRecipient` can be changed, and its allowed values. */
    allowedToBeEnvelopeTransferRecipientMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can send envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeSending?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEnvelopeSending` can be changed, and its allowed values. */
    allowEnvelopeSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add electronic seals as recipients.
     *
     * Format: boolean-string
     */
    allowESealRecipients?: ("true" | "false") | undefined;
    /** Metadata about whether `allowESealRecipients` can be changed, and its allowed values. */
    allowESealRecipientsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether PowerForm administrators can access all envelopes that were created from
     * PowerForms.
     *
     * Format: boolean-string
     */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopes?: ("true" | "false") | undefined;
    /** Metadata about whether `allowPowerFormsAdminToAccessAllPowerFormEnvelopes` can be changed, and its allowed values. */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can select the language of e-mails for each recipient.
     *
     * Format: boolean-string
     */
    allowSendersToSetRecipientEmailLanguage?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSendersToSetRecipientEmailLanguage` can be changed, and its allowed values. */
    allowSendersToSetRecipientEmailLanguageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can request attachments from signers.
     *
     * Format: boolean-string
     */
    allowSignerAttachments?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSignerAttachments` can be changed, and its allowed values. */
    allowSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can place tabs when they send and correct envelopes.
     *
     * Format: boolean-string
     */
    allowTaggingInSendAndCorrect?: ("true" | "false") | undefined;
    /** Metadata about whether `allowTaggingInSendAndCorrect` can be changed, and its allowed values. */
    allowTaggingInSendAndCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can store documents as authoritative copies. `vaultingMode`
     * specifies where the copies are stored.
     *
     * Format: boolean-string
     */
    allowVaulting?: ("true" | "false") | undefined;
    /** Metadata about whether `allowVaulting` can be changed, and its allowed values. */
    allowVaultingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can override the account's setting for signing on paper for an
     * envelope.
     *
     * Format: boolean-string
     */
    allowWetSigningOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `allowWetSigningOverride` can be changed, and its allowed values. */
    allowWetSigningOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can create workspaces.
     *
     * Format: boolean-string
     */
    canCreateWorkspaces?: ("true" | "false") | undefined;
    /** Metadata about whether `canCreateWorkspaces` can be changed, and its allowed values. */
    canCreateWorkspacesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can have their API requests logged, up to a limit.
     *
     * Format: boolean-string
     */
    enableApiRequestLogging?: ("true" | "false") | undefined;
    /** Metadata about whether `enableApiRequestLogging` can be changed, and its allowed values. */
    enableApiRequestLoggingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users are notified when a recipient views their envelope.
     *
     * Format: boolean-string
     */
    enableRecipientViewingNotifications?: ("true" | "false") | undefined;
    /** Metadata about whether `enableRecipientViewingNotifications` can be changed, and its allowed values. */
    enableRecipientViewingNotificationsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users who send envelopes from the web pages can set a routing order for
     * recipients.
     *
     * Format: boolean-string
     */
    enableSequentialSigningInterface?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSequentialSigningInterface` can be changed, and its allowed values. */
    enableSequentialSigningInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPointIntegration?: ("true" | "false") | undefined;
    /** Metadata about whether `enableTransactionPointIntegration` can be changed, and its allowed values. */
    enableTransactionPointIntegrationMetadata?: SettingsMetadata | undefined;
    /**
     * The rights that users have for PowerForms: none (`none`), use them (`user`) or administer
     * them (`admin`).
     */
    powerFormRole?: ("none" | "user" | "admin" | (string & {})) | undefined;
    /** Metadata about whether `powerFormRole` can be changed, and its allowed values. */
    powerFormRoleMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users receive documents that only they signed as an e-mail link instead
     * of an attachment.
     *
     * Format: boolean-string
     */
    receiveCompletedSelfSignedDocumentsAsEmailLinks?: ("true" | "false") | undefined;
    /** Metadata about whether `receiveCompletedSelfSignedDocumentsAsEmailLinks` can be changed, and its allowed values. */
    receiveCompletedSelfSignedDocumentsAsEmailLinksMetadata?: SettingsMetadata | undefined;
    /** Metadata about whether `signingUiVersion` can be edited and its allowed values. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users use the newer web pages: `true`, `false`, `never`, or `optional`
     * where they can choose. The service returns `never` for `0`.
     */
    useNewDocuSignExperienceInterface?: string | undefined;
    /** Metadata about whether `useNewDocuSignExperienceInterface` can be changed, and its allowed values. */
    useNewDocuSignExperienceInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users use the newer sending pages.
     *
     * Format: boolean-string
     */
    useNewSendingInterface?: ("true" | "false") | undefined;
    /** Metadata about whether `useNewSendingInterface` can be changed, and its allowed values. */
    useNewSendingInterfaceMetadata?: SettingsMetadata | undefined;
    /** Individual administrator rights, for users who do not have all administrator rights. */
    accountManagementGranular?: AccountManagementGranular | undefined;
    /**
     * Specifies whether users can manage requests for agreements.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequest?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAgreementDeskRequest` can be changed, and its allowed values. */
    canManageAgreementDeskRequestMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage the settings for agreement requests.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequestSetting?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAgreementDeskRequestSetting` can be changed, and its allowed values. */
    canManageAgreementDeskRequestSettingMetadata?: SettingsMetadata | undefined;
    /** The level of access that users have to contract review playbooks. */
    playbookAccess?: string | undefined;
    /** Metadata about whether `playbookAccess` can be changed, and its allowed values. */
    playbookAccessMetadata?: SettingsMetadata | undefined;
}

/**
 * `AccountRoleSettings` in a response: with the members that the service always writes.
 */
export interface AccountRoleSettingsAnswer extends AccountRoleSettings {
    allowedClickwrapsAccess: string;
    allowESealRecipients: ("true" | "false");
    allowTaggingInSendAndCorrect: ("true" | "false");
    allowWetSigningOverride: ("true" | "false");
    canCreateWorkspaces: ("true" | "false");
    enableRecipientViewingNotifications: ("true" | "false");
    useNewDocuSignExperienceInterface: string;
}
