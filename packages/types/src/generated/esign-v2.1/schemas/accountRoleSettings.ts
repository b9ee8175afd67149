// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountManagementGranular } from './AccountManagementGranular.js';
import type { SettingsMetadata } from './settingsMetadata.js';

/** The rights that come with a permission profile. */
export interface AccountRoleSettings {
    /**
     * Whether the user may add supplemental documents to envelopes.
     *
     * Format: boolean-string
     */
    allowSupplementalDocuments?: ("true" | "false") | undefined;
    /** Who may change `allowSupplementalDocuments`, and the values it may take. */
    allowSupplementalDocumentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may send envelopes by text message.
     *
     * Format: boolean-string
     */
    canSendEnvelopesViaSMS?: ("true" | "false") | undefined;
    /** Who may change `canSendEnvelopesViaSMS`, and the values it may take. */
    canSendEnvelopesViaSMSMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user cannot upload documents.
     *
     * Format: boolean-string
     */
    disableDocumentUpload?: ("true" | "false") | undefined;
    /** Who may change `disableDocumentUpload`, and the values it may take. */
    disableDocumentUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the menu of other actions is closed to the user.
     *
     * Format: boolean-string
     */
    disableOtherActions?: ("true" | "false") | undefined;
    /** Who may change `disableOtherActions`, and the values it may take. */
    disableOtherActionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user's recipients can be made to accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustAccept?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustAccept`, and the values it may take. */
    supplementalDocumentsMustAcceptMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user's recipients can be made to open and accept supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustRead?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustRead`, and the values it may take. */
    supplementalDocumentsMustReadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user's recipients can be made to open supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentsMustView?: ("true" | "false") | undefined;
    /** Who may change `supplementalDocumentsMustView`, and the values it may take. */
    supplementalDocumentsMustViewMetadata?: SettingsMetadata | undefined;
    /** In which vault the user keeps authoritative copies, if in any. */
    vaultingMode?: ("none" | "estored" | "electronic_original") | undefined;
    /** Who may change `vaultingMode`, and the values it may take. */
    vaultingModeMetadata?: SettingsMetadata | undefined;
    /** Which agreements of the account the user may see. */
    accountAgreementsAccessType?: string | undefined;
    /** Who may change `accountAgreementsAccessType`, and the values it may take. */
    accountAgreementsAccessTypeMetadata?: SettingsMetadata | undefined;
    /** How far the user may work with the library of document templates. */
    allowedDocumentTemplateLibraryAccess?: string | undefined;
    /** Who may change `allowedDocumentTemplateLibraryAccess`, and the values it may take. */
    allowedDocumentTemplateLibraryAccessMetadata?: SettingsMetadata | undefined;
    /** How far the user may work with workflows over several agreement steps. */
    allowedOrchestrationAccess?: string | undefined;
    /** Who may change `allowedOrchestrationAccess`, and the values it may take. */
    allowedOrchestrationAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may work in workspaces for transactions.
     *
     * Format: boolean-string
     */
    allowTransactions?: ("true" | "false") | undefined;
    /** Who may change `allowTransactions`, and the values it may take. */
    allowTransactionsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may upload many agreements at once.
     *
     * Format: boolean-string
     */
    canBulkUploadAgreements?: ("true" | "false") | undefined;
    /** Who may change `canBulkUploadAgreements`, and the values it may take. */
    canBulkUploadAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may begin a transaction.
     *
     * Format: boolean-string
     */
    canCreateTransaction?: ("true" | "false") | undefined;
    /** Who may change `canCreateTransaction`, and the values it may take. */
    canCreateTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may delete documents from a transaction.
     *
     * Format: boolean-string
     */
    canDeleteDocumentsInTransaction?: ("true" | "false") | undefined;
    /** Who may change `canDeleteDocumentsInTransaction`, and the values it may take. */
    canDeleteDocumentsInTransactionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may delete a whole transaction.
     *
     * Format: boolean-string
     */
    canDeleteTransaction?: ("true" | "false") | undefined;
    /** Who may change `canDeleteTransaction`, and the values it may take. */
    canDeleteTransactionMetadata?: SettingsMetadata | undefined;
    /** For which types of document the user is offered key terms. */
    enableKeyTermsSuggestionsByDocumentType?: string | undefined;
    /** Who may change `enableKeyTermsSuggestionsByDocumentType`, and the values it may take. */
    enableKeyTermsSuggestionsByDocumentTypeMetadata?: SettingsMetadata | undefined;
    /** How far the user may work with web forms. */
    webForms?: string | undefined;
    /** Who may change `webForms`, and the values it may take. */
    webFormsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users have all rights of an administrator.
     *
     * Format: boolean-string
     */
    allowAccountManagement?: ("true" | "false") | undefined;
    /** Who may change `allowAccountManagement`, and the values it may take. */
    allowAccountManagementMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may handle documents by API; compare `allowApiAccessToAccount`.
     *
     * Format: boolean-string
     */
    allowApiAccess?: ("true" | "false") | undefined;
    /** Who may change `allowApiAccess`, and the values it may take. */
    allowApiAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may reach the account as a whole by API; compare `allowApiAccess`.
     *
     * Format: boolean-string
     */
    allowApiAccessToAccount?: ("true" | "false") | undefined;
    /** Who may change `allowApiAccessToAccount`, and the values it may take. */
    allowApiAccessToAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may send envelopes by API in the name of others.
     *
     * Format: boolean-string
     */
    allowApiSendingOnBehalfOfOthers?: ("true" | "false") | undefined;
    /** Who may change `allowApiSendingOnBehalfOfOthers`, and the values it may take. */
    allowApiSendingOnBehalfOfOthersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users who send by API may give recipients their turns.
     *
     * Format: boolean-string
     */
    allowApiSequentialSigning?: ("true" | "false") | undefined;
    /** Who may change `allowApiSequentialSigning`, and the values it may take. */
    allowApiSequentialSigningMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the service suggests tabs for documents to users.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /** Who may change `allowAutoTagging`, and the values it may take. */
    allowAutoTaggingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may send an envelope to many people by a bulk send list.
     *
     * Format: boolean-string
     */
    allowBulkSending?: ("true" | "false") | undefined;
    /** Who may change `allowBulkSending`, and the values it may take. */
    allowBulkSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may work with the operator's desktop client.
     *
     * Format: boolean-string
     */
    allowDocuSignDesktopClient?: ("true" | "false") | undefined;
    /** Who may change `allowDocuSignDesktopClient`, and the values it may take. */
    allowDocuSignDesktopClientMetadata?: SettingsMetadata | undefined;
    /** Which address books users may use and change: their own, the shared one, or both. */
    allowedAddressBookAccess?: ("personal" | "useShared" | "usePersonalAndShared" | "personalAndShared") | undefined;
    /** Who may change `allowedAddressBookAccess`, and the values it may take. */
    allowedAddressBookAccessMetadata?: SettingsMetadata | undefined;
    /** How far users may work with clickwraps. */
    allowedClickwrapsAccess?: string | undefined;
    /** Who may change `allowedClickwrapsAccess`, and the values it may take. */
    allowedClickwrapsAccessMetadata?: SettingsMetadata | undefined;
    /** How far users may go with templates: not at all, use them, make them, or share them too. */
    allowedTemplateAccess?: ("none" | "use" | "create" | "share") | undefined;
    /** Who may change `allowedTemplateAccess`, and the values it may take. */
    allowedTemplateAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether envelopes may be passed on to users when ownership changes.
     *
     * Format: boolean-string
     */
    allowedToBeEnvelopeTransferRecipient?: ("true" | "false") | undefined;
    /** Who may change `allowedToBeEnvelopeTransferRecipient`, and the values it may take. */
    allowedToBeEnvelopeTransferRecipientMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may send envelopes.
     *
     * Format: boolean-string
     */
    allowEnvelopeSending?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeSending`, and the values it may take. */
    allowEnvelopeSendingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may add electronic seals as recipients.
     *
     * Format: boolean-string
     */
    allowESealRecipients?: ("true" | "false") | undefined;
    /** Who may change `allowESealRecipients`, and the values it may take. */
    allowESealRecipientsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether administrators of PowerForms see every envelope that came from one.
     *
     * Format: boolean-string
     */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `allowPowerFormsAdminToAccessAllPowerFormEnvelopes`, and the values it may take. */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may choose the language of e-mails for each recipient.
     *
     * Format: boolean-string
     */
    allowSendersToSetRecipientEmailLanguage?: ("true" | "false") | undefined;
    /** Who may change `allowSendersToSetRecipientEmailLanguage`, and the values it may take. */
    allowSendersToSetRecipientEmailLanguageMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may ask signers for attachments.
     *
     * Format: boolean-string
     */
    allowSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `allowSignerAttachments`, and the values it may take. */
    allowSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may place tabs while sending and correcting.
     *
     * Format: boolean-string
     */
    allowTaggingInSendAndCorrect?: ("true" | "false") | undefined;
    /** Who may change `allowTaggingInSendAndCorrect`, and the values it may take. */
    allowTaggingInSendAndCorrectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may keep documents as authoritative copies; `vaultingMode` says where.
     *
     * Format: boolean-string
     */
    allowVaulting?: ("true" | "false") | undefined;
    /** Who may change `allowVaulting`, and the values it may take. */
    allowVaultingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may deviate for an envelope from the account's choice on signing on paper.
     *
     * Format: boolean-string
     */
    allowWetSigningOverride?: ("true" | "false") | undefined;
    /** Who may change `allowWetSigningOverride`, and the values it may take. */
    allowWetSigningOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may set up workspaces.
     *
     * Format: boolean-string
     */
    canCreateWorkspaces?: ("true" | "false") | undefined;
    /** Who may change `canCreateWorkspaces`, and the values it may take. */
    canCreateWorkspacesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may have their API calls logged, within limits.
     *
     * Format: boolean-string
     */
    enableApiRequestLogging?: ("true" | "false") | undefined;
    /** Who may change `enableApiRequestLogging`, and the values it may take. */
    enableApiRequestLoggingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users are told when a recipient opens their envelope.
     *
     * Format: boolean-string
     */
    enableRecipientViewingNotifications?: ("true" | "false") | undefined;
    /** Who may change `enableRecipientViewingNotifications`, and the values it may take. */
    enableRecipientViewingNotificationsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users who send from the web pages may give recipients their turns.
     *
     * Format: boolean-string
     */
    enableSequentialSigningInterface?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningInterface`, and the values it may take. */
    enableSequentialSigningInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may work with the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPointIntegration?: ("true" | "false") | undefined;
    /** Who may change `enableTransactionPointIntegration`, and the values it may take. */
    enableTransactionPointIntegrationMetadata?: SettingsMetadata | undefined;
    /** What users may do with PowerForms: nothing, use them, or administer them. */
    powerFormRole?: ("none" | "user" | "admin") | undefined;
    /** Who may change `powerFormRole`, and the values it may take. */
    powerFormRoleMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users get documents they signed alone as a link rather than as an attachment.
     *
     * Format: boolean-string
     */
    receiveCompletedSelfSignedDocumentsAsEmailLinks?: ("true" | "false") | undefined;
    /** Who may change `receiveCompletedSelfSignedDocumentsAsEmailLinks`, and the values it may take. */
    receiveCompletedSelfSignedDocumentsAsEmailLinksMetadata?: SettingsMetadata | undefined;
    /** Who may change the version of the signing page, and the values it may take. */
    signingUiVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users work with the newer web pages.
     *
     * Format: boolean-string
     */
    useNewDocuSignExperienceInterface?: ("true" | "false") | undefined;
    /** Who may change `useNewDocuSignExperienceInterface`, and the values it may take. */
    useNewDocuSignExperienceInterfaceMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users send with the newer sending pages.
     *
     * Format: boolean-string
     */
    useNewSendingInterface?: ("true" | "false") | undefined;
    /** Who may change `useNewSendingInterface`, and the values it may take. */
    useNewSendingInterfaceMetadata?: SettingsMetadata | undefined;
    /** Single rights of an administrator, for users who have not all of them. */
    accountManagementGranular?: AccountManagementGranular | undefined;
    /**
     * Whether users may handle requests for agreements.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequest?: ("true" | "false") | undefined;
    /** Who may change `canManageAgreementDeskRequest`, and the values it may take. */
    canManageAgreementDeskRequestMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may set how requests for agreements are handled.
     *
     * Format: boolean-string
     */
    canManageAgreementDeskRequestSetting?: ("true" | "false") | undefined;
    /** Who may change `canManageAgreementDeskRequestSetting`, and the values it may take. */
    canManageAgreementDeskRequestSettingMetadata?: SettingsMetadata | undefined;
    /** How far users may work with the playbooks for contract review. */
    playbookAccess?: string | undefined;
    /** Who may change `playbookAccess`, and the values it may take. */
    playbookAccessMetadata?: SettingsMetadata | undefined;
}
