// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LocalePolicy } from './localePolicy.js';
import type { SealIdentifier } from './sealIdentifier.js';
import type { SelfSignedEmailDocument } from './selfSignedEmailDocument.js';
import type { SenderEmailNotifications } from './senderEmailNotifications.js';
import type { SettingsMetadata } from './settingsMetadata.js';
import type { SignerEmailNotifications } from './signerEmailNotifications.js';
import type { UserAccountManagementGranularInformation } from './userAccountManagementGranularInformation.js';

/** The rights and preferences of a user. An update contains only the settings to change. */
export interface UserSettingsInformation {
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
    /** The individual administrator rights of a user who does not have all of them. */
    accountManagementGranular?: UserAccountManagementGranularInformation | undefined;
    /**
     * Specifies whether the user only administers the account and does not send.
     *
     * Format: boolean-string
     */
    adminOnly?: ("true" | "false") | undefined;
    /** Who may change `adminOnly`, and the values it may take. */
    adminOnlyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the service suggests tabs for documents to the user.
     *
     * Format: boolean-string
     */
    allowAutoTagging?: ("true" | "false") | undefined;
    /**
     * Specifies whether envelopes can be transferred to the user.
     *
     * Format: boolean-string
     */
    allowEnvelopeTransferTo?: ("true" | "false") | undefined;
    /** Who may change `allowEnvelopeTransferTo`, and the values it may take. */
    allowEnvelopeTransferToMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add electronic seals as recipients.
     *
     * Format: boolean-string
     */
    allowEsealRecipients?: ("true" | "false") | undefined;
    /** Who may change `allowEsealRecipients`, and the values it may take. */
    allowEsealRecipientsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user, as an administrator of PowerForms, can access all envelopes
     * created from them.
     *
     * Format: boolean-string
     *
     * @default false
     */
    allowPowerFormsAdminToAccessAllPowerFormEnvelope?: ("true" | "false") | undefined;
    /** Who may change `allowPowerFormsAdminToAccessAllPowerFormEnvelope`, and the values it may take. */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can select the e-mail language for each recipient.
     *
     * Format: boolean-string
     */
    allowRecipientLanguageSelection?: ("true" | "false") | undefined;
    /** Who may change `allowRecipientLanguageSelection`, and the values it may take. */
    allowRecipientLanguageSelectionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes by API on behalf of others.
     *
     * Format: boolean-string
     */
    allowSendOnBehalfOf?: ("true" | "false") | undefined;
    /** Who may change `allowSendOnBehalfOf`, and the values it may take. */
    allowSendOnBehalfOfMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user's anchor tabs are placed with the newer of two methods.
     *
     * Format: boolean-string
     */
    anchorTagVersionedPlacementEnabled?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user can access the envelopes of all members by API.
     *
     * Format: boolean-string
     */
    apiAccountWideAccess?: ("true" | "false") | undefined;
    /** Who may change `apiAccountWideAccess`, and the values it may take. */
    apiAccountWideAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can export authoritative copies.
     *
     * Format: boolean-string
     */
    apiCanExportAC?: ("true" | "false") | undefined;
    /** Who may change `apiCanExportAC`, and the values it may take. */
    apiCanExportACMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send an envelope to many people with a bulk send list.
     *
     * Format: boolean-string
     */
    bulkSend?: ("true" | "false") | undefined;
    /** Who may change `bulkSend`, and the values it may take. */
    bulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can make purchases that are charged to the account.
     *
     * Format: boolean-string
     */
    canChargeAccount?: ("true" | "false") | undefined;
    /** Who may change `canChargeAccount`, and the values it may take. */
    canChargeAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can change the shared address book of the account.
     *
     * Format: boolean-string
     */
    canEditSharedAddressbook?: ("true" | "false") | undefined;
    /** Who may change `canEditSharedAddressbook`, and the values it may take. */
    canEditSharedAddressbookMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can lock envelopes for editing.
     *
     * Format: boolean-string
     */
    canLockEnvelopes?: ("true" | "false") | undefined;
    /** Who may change `canLockEnvelopes`, and the values it may take. */
    canLockEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is an administrator of the account.
     *
     * Format: boolean-string
     */
    canManageAccount?: ("true" | "false") | undefined;
    /** Who may change `canManageAccount`, and the values it may take. */
    canManageAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage the distributor to which the account belongs.
     *
     * Format: boolean-string
     */
    canManageDistributor?: ("true" | "false") | undefined;
    /** Who may change `canManageDistributor`, and the values it may take. */
    canManageDistributorMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can create and change templates of the account.
     *
     * Format: boolean-string
     */
    canManageTemplates?: ("true" | "false") | undefined;
    /** Who may change `canManageTemplates`, and the values it may take. */
    canManageTemplatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send API requests.
     *
     * Format: boolean-string
     */
    canSendAPIRequests?: ("true" | "false") | undefined;
    /** Who may change `canSendAPIRequests`, and the values it may take. */
    canSendAPIRequestsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes.
     *
     * Format: boolean-string
     */
    canSendEnvelope?: ("true" | "false") | undefined;
    /** Who may change `canSendEnvelope`, and the values it may take. */
    canSendEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can sign envelopes.
     *
     * Format: boolean-string
     */
    canSignEnvelope?: ("true" | "false") | undefined;
    /** Who may change `canSignEnvelope`, and the values it may take. */
    canSignEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can edit a locked envelope in a scratch copy.
     *
     * Format: boolean-string
     */
    canUseScratchpad?: ("true" | "false") | undefined;
    /** Who may change `canUseScratchpad`, and the values it may take. */
    canUseScratchpadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can record agreements as smart contracts.
     *
     * Format: boolean-string
     */
    canUseSmartContracts?: ("true" | "false") | undefined;
    /** Who may change `canUseSmartContracts`, and the values it may take. */
    canUseSmartContractsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use the operator's desktop client.
     *
     * Format: boolean-string
     */
    enableDSPro?: ("true" | "false") | undefined;
    /** Who may change `enableDSPro`, and the values it may take. */
    enableDSProMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set a routing order for recipients when sending by API.
     *
     * Format: boolean-string
     */
    enableSequentialSigningAPI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningAPI`, and the values it may take. */
    enableSequentialSigningAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set a routing order for recipients in the web application.
     *
     * Format: boolean-string
     */
    enableSequentialSigningUI?: ("true" | "false") | undefined;
    /** Who may change `enableSequentialSigningUI`, and the values it may take. */
    enableSequentialSigningUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can request attachments from signers.
     *
     * Format: boolean-string
     */
    enableSignerAttachments?: ("true" | "false") | undefined;
    /** Who may change `enableSignerAttachments`, and the values it may take. */
    enableSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can override the account's setting for signing on paper.
     *
     * Format: boolean-string
     */
    enableSignOnPaperOverride?: ("true" | "false") | undefined;
    /** Who may change `enableSignOnPaperOverride`, and the values it may take. */
    enableSignOnPaperOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPoint?: ("true" | "false") | undefined;
    /** Who may change `enableTransactionPoint`, and the values it may take. */
    enableTransactionPointMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can store documents as authoritative copies. `vaultingMode`
     * sets the vault.
     *
     * Format: boolean-string
     */
    enableVaulting?: ("true" | "false") | undefined;
    /** Who may change `enableVaulting`, and the values it may take. */
    enableVaultingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is prevented from placing tabs when sending.
     *
     * Format: boolean-string
     */
    expressSendOnly?: ("true" | "false") | undefined;
    /**
     * The user's language in the web application: `zh_CN`, `zh_TW`, `nl`, `en`, `fr`, `de`,
     * `it`, `ja`, `ko`, `pt`, `pt_BR`, `ru` or `es`.
     */
    locale?: ("zh_CN" | "zh_TW" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_BR" | "ru" | "es") | undefined;
    /** Who may change `locale`, and the values it may take. */
    localeMetadata?: SettingsMetadata | undefined;
    /** The formats of names, dates, times and amounts for the user. */
    localePolicy?: LocalePolicy | undefined;
    /** The user's level of access to creating and managing clickwraps. */
    manageClickwrapsMode?: string | undefined;
    /** Who may change `manageClickwrapsMode`, and the values it may take. */
    manageClickwrapsModeMetadata?: SettingsMetadata | undefined;
    /** The user who last changed this object. */
    modifiedBy?: string | undefined;
    /** Who may change `modifiedBy`, and the values it may take. */
    modifiedByMetadata?: SettingsMetadata | undefined;
    /**
     * The date and time when the user was last changed.
     *
     * Format: date-time
     */
    readonly modifiedDate?: string | undefined;
    /** Who may change `modifiedDate`, and the values it may take. */
    modifiedDateMetadata?: SettingsMetadata | undefined;
    /** The page of the service on which the user was last changed. */
    readonly modifiedPage?: string | undefined;
    /** Who may change `modifiedPage`, and the values it may take. */
    modifiedPageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user uses the newer sending pages.
     *
     * Format: boolean-string
     */
    newSendUI?: ("true" | "false") | undefined;
    /** Who may change `newSendUI`, and the values it may take. */
    newSendUIMetadata?: SettingsMetadata | undefined;
    /**
     * The user's level of access to PowerForms: no access (`none`), use (`user`) or
     * administration (`admin`).
     */
    powerFormMode?: ("none" | "user" | "admin") | undefined;
    /** Who may change `powerFormMode`, and the values it may take. */
    powerFormModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is notified when an envelope is opened.
     *
     * Format: boolean-string
     */
    recipientViewedNotification?: ("true" | "false") | undefined;
    /** Who may change `recipientViewedNotification`, and the values it may take. */
    recipientViewedNotificationMetadata?: SettingsMetadata | undefined;
    /** The seals that the user can apply to documents. */
    sealIdentifiers?: SealIdentifier[] | undefined;
    /**
     * The way in which the user receives documents that the user signed alone: as an attachment
     * (`include_pdf`) or as a link (`include_link`).
     */
    selfSignedRecipientEmailDocument?: SelfSignedEmailDocument | undefined;
    /** Who may change `selfSignedRecipientEmailDocument`, and the values it may take. */
    selfSignedRecipientEmailDocumentMetadata?: SettingsMetadata | undefined;
    /** The e-mail notifications that the user receives as a sender. */
    senderEmailNotifications?: SenderEmailNotifications | undefined;
    /** The e-mail notifications that the user receives as a recipient. */
    signerEmailNotifications?: SignerEmailNotifications | undefined;
    /**
     * Specifies whether the user's downloads include supplemental documents.
     *
     * Format: boolean-string
     */
    supplementalDocumentIncludeInDownload?: ("true" | "false") | undefined;
    /**
     * Specifies whether each envelope that the user sends also creates a template.
     *
     * Format: boolean-string
     */
    templateActiveCreation?: ("true" | "false") | undefined;
    /** Who may change `templateActiveCreation`, and the values it may take. */
    templateActiveCreationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is notified before a matching template is applied.
     *
     * Format: boolean-string
     */
    templateApplyNotify?: ("true" | "false") | undefined;
    /** Who may change `templateApplyNotify`, and the values it may take. */
    templateApplyNotifyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a matching template is applied automatically if it is the only match. If
     * there are several matches, the user selects one.
     *
     * Format: boolean-string
     */
    templateAutoMatching?: ("true" | "false") | undefined;
    /** Who may change `templateAutoMatching`, and the values it may take. */
    templateAutoMatchingMetadata?: SettingsMetadata | undefined;
    /**
     * The minimum similarity, in percent, of a document and a template that match.
     *
     * Format: integer-string
     */
    templateMatchingSensitivity?: string | undefined;
    /** Who may change `templateMatchingSensitivity`, and the values it may take. */
    templateMatchingSensitivityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual pages of a document are compared with templates.
     *
     * Format: boolean-string
     */
    templatePageLevelMatching?: ("true" | "false") | undefined;
    /** Who may change `templatePageLevelMatching`, and the values it may take. */
    templatePageLevelMatchingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether daylight saving time applies in the user's time zone.
     *
     * Format: boolean-string
     */
    timezoneDST?: ("true" | "false") | undefined;
    /** Who may change `timezoneDST`, and the values it may take. */
    timezoneDSTMetadata?: SettingsMetadata | undefined;
    /** The user's custom format of dates and times. */
    timezoneMask?: string | undefined;
    /** Who may change `timezoneMask`, and the values it may take. */
    timezoneMaskMetadata?: SettingsMetadata | undefined;
    /** The user's time zone, by its name in the service, such as `tz_01_afghanistan`. */
    timezoneOffset?: ("tz_01_afghanistan" | "tz_02_alaskan" | "tz_03_arab" | "tz_04_arabian" | "tz_05_arabic" | "tz_06_argentina" | "tz_07_atlantic" | "tz_08_aus_central" | "tz_09_aus_eastern" | "tz_10_azerbaijan" | "tz_11_azores" | "tz_12_bangladesh" | "tz_13_canada_central" | "tz_14_cape_verde" | "tz_15_caucasus" | "tz_16_central_australia" | "tz_17_central_america" | "tz_18_central_asia" | "tz_19_central_brazilian" | "tz_20_central_europe" | "tz_21_central_european" | "tz_22_central_pacific" | "tz_23_central" | "tz_24_central_mexico" | "tz_25_china" | "tz_26_dateline" | "tz_27_east_africa" | "tz_28_east_australia" | "tz_29_east_europe" | "tz_30_east_south_america" | "tz_31_eastern" | "tz_32_egypt" | "tz_33_ekaterinburg" | "tz_34_fiji" | "tz_35_fli" | "tz_36_georgian" | "tz_37_gmt" | "tz_38_greenland" | "tz_39_greenwich" | "tz_40_gtb" | "tz_41_hawaiian" | "tz_42_india" | "tz_43_iran" | "tz_44_israel" | "tz_45_jordan" | "tz_46_kaliningrad" | "tz_47_kamchatka" | "tz_48_korea" | "tz_49_magadan" | "tz_50_mauritius" | "tz_51_mid_atlantic" | "tz_52_middle_east" | "tz_53_montevideo" | "tz_54_morocco" | "tz_55_mountain" | "tz_56_mountain_mexico" | "tz_57_myanmar" | "tz_58_north_central_asia" | "tz_59_namibia" | "tz_60_nepal" | "tz_61_new_zealand" | "tz_62_new_foundland" | "tz_63_north_asia_east" | "tz_64_north_asia" | "tz_65_pacific_sa" | "tz_66_pacific" | "tz_67_pacific_mexico" | "tz_68_pakistan" | "tz_69_paraguay" | "tz_70_romance" | "tz_71_russian" | "tz_72_sa_eastern" | "tz_73_sa_pacific" | "tz_74_sa_western" | "tz_75_samoa" | "tz_76_se_asia" | "tz_77_singapore" | "tz_78_south_africa" | "tz_79_sriLanka" | "tz_80_syria" | "tz_81_taipei" | "tz_82_tasmania" | "tz_83_tokyo" | "tz_84_tonga" | "tz_85_turkey" | "tz_86_ulaanbaatar" | "tz_87_us_eastern" | "tz_88_us_mountain" | "tz_89_venezuela" | "tz_90_vladivostok" | "tz_91_west_australia" | "tz_92_west_central_africa" | "tz_93_west_europe" | "tz_94_west_asia" | "tz_95_west_pacific" | "tz_96_yakutsk") | undefined;
    /** Who may change `timezoneOffset`, and the values it may take. */
    timezoneOffsetMetadata?: SettingsMetadata | undefined;
    /** The time zone that the user sees when sending. */
    timezoneSendingPref?: string | undefined;
    /** Who may change `timezoneSendingPref`, and the values it may take. */
    timezoneSendingPrefMetadata?: SettingsMetadata | undefined;
    /** The time zone that the user sees when signing. */
    timezoneSigningPref?: string | undefined;
    /** Who may change `timezoneSigningPref`, and the values it may take. */
    timezoneSigningPrefMetadata?: SettingsMetadata | undefined;
    /** The site of the older transaction service that the user uses. */
    transactionPointSiteNameURL?: string | undefined;
    /** Who may change `transactionPointSiteNameURL`, and the values it may take. */
    transactionPointSiteNameURLMetadata?: SettingsMetadata | undefined;
    /** The user's name in the older transaction service. */
    transactionPointUserName?: string | undefined;
    /** Who may change `transactionPointUserName`, and the values it may take. */
    transactionPointUserNameMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can access all agreements of the account.
     *
     * Format: boolean-string
     */
    allowAccessToAllAccountAgreements?: ("true" | "false") | undefined;
    /** Who may change `allowAccessToAllAccountAgreements`, and the values it may take. */
    allowAccessToAllAccountAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can change the parties of an agreement.
     *
     * Format: boolean-string
     */
    canManageAgreementParties?: ("true" | "false") | undefined;
    /** Who may change `canManageAgreementParties`, and the values it may take. */
    canManageAgreementPartiesMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether an identity provider manages the user's data through SCIM.
     *
     * Format: boolean-string
     */
    isManagedByScim?: ("true" | "false") | undefined;
    /** Who may change `isManagedByScim`, and the values it may take. */
    isManagedByScimMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether an identity provider manages the user's membership through SCIM.
     *
     * Format: boolean-string
     */
    isMembershipManagedByScim?: ("true" | "false") | undefined;
    /** Who may change `isMembershipManagedByScim`, and the values it may take. */
    isMembershipManagedByScimMetadata?: SettingsMetadata | undefined;
}
