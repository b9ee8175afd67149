// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LocalePolicy } from './localePolicy.js';
import type { SealIdentifier } from './sealIdentifier.js';
import type { SelfSignedEmailDocument } from './selfSignedEmailDocument.js';
import type { SenderEmailNotifications, SenderEmailNotificationsAnswer } from './senderEmailNotifications.js';
import type { SettingsMetadata } from './settingsMetadata.js';
import type { SignerEmailNotifications, SignerEmailNotificationsAnswer } from './signerEmailNotifications.js';
import type { UserAccountManagementGranularInformation } from './userAccountManagementGranularInformation.js';

/** The rights and preferences of a user. An update contains only the settings to change. */
export interface UserSettingsInformation {
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
    /** The individual administrator rights of a user who does not have all of them. */
    accountManagementGranular?: UserAccountManagementGranularInformation | undefined;
    /**
     * Specifies whether the user only administers the account and does not send.
     *
     * Format: boolean-string
     */
    adminOnly?: ("true" | "false") | undefined;
    /** Metadata about whether `adminOnly` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowEnvelopeTransferTo` can be changed, and its allowed values. */
    allowEnvelopeTransferToMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add electronic seals as recipients.
     *
     * Format: boolean-string
     */
    allowEsealRecipients?: ("true" | "false") | undefined;
    /** Metadata about whether `allowEsealRecipients` can be changed, and its allowed values. */
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
    /** Metadata about whether `allowPowerFormsAdminToAccessAllPowerFormEnvelope` can be changed, and its allowed values. */
    allowPowerFormsAdminToAccessAllPowerFormEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can select the e-mail language for each recipient.
     *
     * Format: boolean-string
     */
    allowRecipientLanguageSelection?: ("true" | "false") | undefined;
    /** Metadata about whether `allowRecipientLanguageSelection` can be changed, and its allowed values. */
    allowRecipientLanguageSelectionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes by API on behalf of others.
     *
     * Format: boolean-string
     */
    allowSendOnBehalfOf?: ("true" | "false") | undefined;
    /** Metadata about whether `allowSendOnBehalfOf` can be changed, and its allowed values. */
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
    /** Metadata about whether `apiAccountWideAccess` can be changed, and its allowed values. */
    apiAccountWideAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can export authoritative copies.
     *
     * Format: boolean-string
     */
    apiCanExportAC?: ("true" | "false") | undefined;
    /** Metadata about whether `apiCanExportAC` can be changed, and its allowed values. */
    apiCanExportACMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send an envelope to many people with a bulk send list.
     *
     * Format: boolean-string
     */
    bulkSend?: ("true" | "false") | undefined;
    /** Metadata about whether `bulkSend` can be changed, and its allowed values. */
    bulkSendMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can make purchases that are charged to the account.
     *
     * Format: boolean-string
     */
    canChargeAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `canChargeAccount` can be changed, and its allowed values. */
    canChargeAccountMetadata?: SettingsMetadata | undefined;
    /**
     * The user's access to the shared address book of the account: `none`, `useOnlyShared`,
     * `usePrivateAndShared` or `share`, which allows changes. `true` is read as `share`, `false`
     * as `usePrivateAndShared`.
     */
    canEditSharedAddressbook?: string | undefined;
    /** Metadata about whether `canEditSharedAddressbook` can be changed, and its allowed values. */
    canEditSharedAddressbookMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can lock envelopes for editing.
     *
     * Format: boolean-string
     */
    canLockEnvelopes?: ("true" | "false") | undefined;
    /** Metadata about whether `canLockEnvelopes` can be changed, and its allowed values. */
    canLockEnvelopesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is an administrator of the account.
     *
     * Format: boolean-string
     */
    canManageAccount?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAccount` can be changed, and its allowed values. */
    canManageAccountMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage the distributor to which the account belongs.
     *
     * Format: boolean-string
     */
    canManageDistributor?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageDistributor` can be changed, and its allowed values. */
    canManageDistributorMetadata?: SettingsMetadata | undefined;
    /**
     * The user's access to templates: `none`, `use`, `create` or `share`. `true` is read as `share`,
     * `false` as `use`.
     */
    canManageTemplates?: string | undefined;
    /** Metadata about whether `canManageTemplates` can be changed, and its allowed values. */
    canManageTemplatesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send API requests.
     *
     * Format: boolean-string
     */
    canSendAPIRequests?: ("true" | "false") | undefined;
    /** Metadata about whether `canSendAPIRequests` can be changed, and its allowed values. */
    canSendAPIRequestsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can send envelopes.
     *
     * Format: boolean-string
     */
    canSendEnvelope?: ("true" | "false") | undefined;
    /** Metadata about whether `canSendEnvelope` can be changed, and its allowed values. */
    canSendEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can sign envelopes.
     *
     * Format: boolean-string
     */
    canSignEnvelope?: ("true" | "false") | undefined;
    /** Metadata about whether `canSignEnvelope` can be changed, and its allowed values. */
    canSignEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can edit a locked envelope in a scratch copy.
     *
     * Format: boolean-string
     */
    canUseScratchpad?: ("true" | "false") | undefined;
    /** Metadata about whether `canUseScratchpad` can be changed, and its allowed values. */
    canUseScratchpadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can record agreements as smart contracts.
     *
     * Format: boolean-string
     */
    canUseSmartContracts?: ("true" | "false") | undefined;
    /** Metadata about whether `canUseSmartContracts` can be changed, and its allowed values. */
    canUseSmartContractsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use the operator's desktop client.
     *
     * Format: boolean-string
     */
    enableDSPro?: ("true" | "false") | undefined;
    /** Metadata about whether `enableDSPro` can be changed, and its allowed values. */
    enableDSProMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set a routing order for recipients when sending by API.
     *
     * Format: boolean-string
     */
    enableSequentialSigningAPI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSequentialSigningAPI` can be changed, and its allowed values. */
    enableSequentialSigningAPIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set a routing order for recipients in the web application.
     *
     * Format: boolean-string
     */
    enableSequentialSigningUI?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSequentialSigningUI` can be changed, and its allowed values. */
    enableSequentialSigningUIMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can request attachments from signers.
     *
     * Format: boolean-string
     */
    enableSignerAttachments?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignerAttachments` can be changed, and its allowed values. */
    enableSignerAttachmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can override the account's setting for signing on paper.
     *
     * Format: boolean-string
     */
    enableSignOnPaperOverride?: ("true" | "false") | undefined;
    /** Metadata about whether `enableSignOnPaperOverride` can be changed, and its allowed values. */
    enableSignOnPaperOverrideMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can use the older transaction service.
     *
     * Format: boolean-string
     */
    enableTransactionPoint?: ("true" | "false") | undefined;
    /** Metadata about whether `enableTransactionPoint` can be changed, and its allowed values. */
    enableTransactionPointMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can store documents as authoritative copies. `vaultingMode`
     * sets the vault.
     *
     * Format: boolean-string
     */
    enableVaulting?: ("true" | "false") | undefined;
    /** Metadata about whether `enableVaulting` can be changed, and its allowed values. */
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
    locale?: ("zh_CN" | "zh_TW" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_BR" | "ru" | "es" | (string & {})) | undefined;
    /** Metadata about whether `locale` can be changed, and its allowed values. */
    localeMetadata?: SettingsMetadata | undefined;
    /** The formats of names, dates, times and amounts for the user. */
    localePolicy?: LocalePolicy | undefined;
    /** The user's level of access to creating and managing clickwraps. */
    manageClickwrapsMode?: string | undefined;
    /** Metadata about whether `manageClickwrapsMode` can be changed, and its allowed values. */
    manageClickwrapsModeMetadata?: SettingsMetadata | undefined;
    /** The user who last changed this object. */
    modifiedBy?: string | undefined;
    /** Metadata about whether `modifiedBy` can be changed, and its allowed values. */
    modifiedByMetadata?: SettingsMetadata | undefined;
    /**
     * The date and time when the user was last changed, in UTC as it is written in the United
     * States, such as `11/20/2026 10:15:00 am`.
     */
    readonly modifiedDate?: string | undefined;
    /** Metadata about whether `modifiedDate` can be changed, and its allowed values. */
    modifiedDateMetadata?: SettingsMetadata | undefined;
    /** The page of the service on which the user was last changed. */
    readonly modifiedPage?: string | undefined;
    /** Metadata about whether `modifiedPage` can be changed, and its allowed values. */
    modifiedPageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user uses the newer sending pages.
     *
     * Format: boolean-string
     */
    newSendUI?: ("true" | "false") | undefined;
    /** Metadata about whether `newSendUI` can be changed, and its allowed values. */
    newSendUIMetadata?: SettingsMetadata | undefined;
    /**
     * The user's level of access to PowerForms: no access (`none`), use (`user`) or
     * administration (`admin`).
     */
    powerFormMode?: ("none" | "user" | "admin" | (string & {})) | undefined;
    /** Metadata about whether `powerFormMode` can be changed, and its allowed values. */
    powerFormModeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is notified when an envelope is opened.
     *
     * Format: boolean-string
     */
    recipientViewedNotification?: ("true" | "false") | undefined;
    /** Metadata about whether `recipientViewedNotification` can be changed, and its allowed values. */
    recipientViewedNotificationMetadata?: SettingsMetadata | undefined;
    /** The seals that the user can apply to documents. */
    sealIdentifiers?: SealIdentifier[] | undefined;
    /**
     * The way in which the user receives documents that the user signed alone: as an attachment
     * (`include_pdf`) or as a link (`include_link`).
     */
    selfSignedRecipientEmailDocument?: SelfSignedEmailDocument | undefined;
    /** Metadata about whether `selfSignedRecipientEmailDocument` can be changed, and its allowed values. */
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
    /** Metadata about whether `templateActiveCreation` can be changed, and its allowed values. */
    templateActiveCreationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user is notified before a matching template is applied.
     *
     * Format: boolean-string
     */
    templateApplyNotify?: ("true" | "false") | undefined;
    /** Metadata about whether `templateApplyNotify` can be changed, and its allowed values. */
    templateApplyNotifyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a matching template is applied automatically if it is the only match. If
     * there are several matches, the user selects one.
     *
     * Format: boolean-string
     */
    templateAutoMatching?: ("true" | "false") | undefined;
    /** Metadata about whether `templateAutoMatching` can be changed, and its allowed values. */
    templateAutoMatchingMetadata?: SettingsMetadata | undefined;
    /**
     * The minimum similarity, in percent, of a document and a template that match.
     *
     * Format: integer-string
     */
    templateMatchingSensitivity?: string | undefined;
    /** Metadata about whether `templateMatchingSensitivity` can be changed, and its allowed values. */
    templateMatchingSensitivityMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether individual pages of a document are compared with templates.
     *
     * Format: boolean-string
     */
    templatePageLevelMatching?: ("true" | "false") | undefined;
    /** Metadata about whether `templatePageLevelMatching` can be changed, and its allowed values. */
    templatePageLevelMatchingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether daylight saving time applies in the user's time zone.
     *
     * Format: boolean-string
     */
    timezoneDST?: ("true" | "false") | undefined;
    /** Metadata about whether `timezoneDST` can be changed, and its allowed values. */
    timezoneDSTMetadata?: SettingsMetadata | undefined;
    /** The user's custom format of dates and times. */
    timezoneMask?: string | undefined;
    /** Metadata about whether `timezoneMask` can be changed, and its allowed values. */
    timezoneMaskMetadata?: SettingsMetadata | undefined;
    /** The user's time zone, by its name in the service, such as `tz_01_afghanistan`. */
    timezoneOffset?: ("tz_01_afghanistan" | "tz_02_alaskan" | "tz_03_arab" | "tz_04_arabian" | "tz_05_arabic" | "tz_06_argentina" | "tz_07_atlantic" | "tz_08_aus_central" | "tz_09_aus_eastern" | "tz_10_azerbaijan" | "tz_11_azores" | "tz_12_bangladesh" | "tz_13_canada_central" | "tz_14_cape_verde" | "tz_15_caucasus" | "tz_16_central_australia" | "tz_17_central_america" | "tz_18_central_asia" | "tz_19_central_brazilian" | "tz_20_central_europe" | "tz_21_central_european" | "tz_22_central_pacific" | "tz_23_central" | "tz_24_central_mexico" | "tz_25_china" | "tz_26_dateline" | "tz_27_east_africa" | "tz_28_east_australia" | "tz_29_east_europe" | "tz_30_east_south_america" | "tz_31_eastern" | "tz_32_egypt" | "tz_33_ekaterinburg" | "tz_34_fiji" | "tz_35_fli" | "tz_36_georgian" | "tz_37_gmt" | "tz_38_greenland" | "tz_39_greenwich" | "tz_40_gtb" | "tz_41_hawaiian" | "tz_42_india" | "tz_43_iran" | "tz_44_israel" | "tz_45_jordan" | "tz_46_kaliningrad" | "tz_47_kamchatka" | "tz_48_korea" | "tz_49_magadan" | "tz_50_mauritius" | "tz_51_mid_atlantic" | "tz_52_middle_east" | "tz_53_montevideo" | "tz_54_morocco" | "tz_55_mountain" | "tz_56_mountain_mexico" | "tz_57_myanmar" | "tz_58_north_central_asia" | "tz_59_namibia" | "tz_60_nepal" | "tz_61_new_zealand" | "tz_62_new_foundland" | "tz_63_north_asia_east" | "tz_64_north_asia" | "tz_65_pacific_sa" | "tz_66_pacific" | "tz_67_pacific_mexico" | "tz_68_pakistan" | "tz_69_paraguay" | "tz_70_romance" | "tz_71_russian" | "tz_72_sa_eastern" | "tz_73_sa_pacific" | "tz_74_sa_western" | "tz_75_samoa" | "tz_76_se_asia" | "tz_77_singapore" | "tz_78_south_africa" | "tz_79_sriLanka" | "tz_80_syria" | "tz_81_taipei" | "tz_82_tasmania" | "tz_83_tokyo" | "tz_84_tonga" | "tz_85_turkey" | "tz_86_ulaanbaatar" | "tz_87_us_eastern" | "tz_88_us_mountain" | "tz_89_venezuela" | "tz_90_vladivostok" | "tz_91_west_australia" | "tz_92_west_central_africa" | "tz_93_west_europe" | "tz_94_west_asia" | "tz_95_west_pacific" | "tz_96_yakutsk" | (string & {})) | undefined;
    /** Metadata about whether `timezoneOffset` can be changed, and its allowed values. */
    timezoneOffsetMetadata?: SettingsMetadata | undefined;
    /** The time zone that the user sees when sending. */
    timezoneSendingPref?: string | undefined;
    /** Metadata about whether `timezoneSendingPref` can be changed, and its allowed values. */
    timezoneSendingPrefMetadata?: SettingsMetadata | undefined;
    /** The time zone that the user sees when signing. */
    timezoneSigningPref?: string | undefined;
    /** Metadata about whether `timezoneSigningPref` can be changed, and its allowed values. */
    timezoneSigningPrefMetadata?: SettingsMetadata | undefined;
    /** The site of the older transaction service that the user uses. */
    transactionPointSiteNameURL?: string | undefined;
    /** Metadata about whether `transactionPointSiteNameURL` can be changed, and its allowed values. */
    transactionPointSiteNameURLMetadata?: SettingsMetadata | undefined;
    /** The user's name in the older transaction service. */
    transactionPointUserName?: string | undefined;
    /** Metadata about whether `transactionPointUserName` can be changed, and its allowed values. */
    transactionPointUserNameMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can access all agreements of the account.
     *
     * Format: boolean-string
     */
    allowAccessToAllAccountAgreements?: ("true" | "false") | undefined;
    /** Metadata about whether `allowAccessToAllAccountAgreements` can be changed, and its allowed values. */
    allowAccessToAllAccountAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can change the parties of an agreement.
     *
     * Format: boolean-string
     */
    canManageAgreementParties?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAgreementParties` can be changed, and its allowed values. */
    canManageAgreementPartiesMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether an identity provider manages the user's data through SCIM.
     *
     * Format: boolean-string
     */
    isManagedByScim?: ("true" | "false") | undefined;
    /** Metadata about whether `isManagedByScim` can be changed, and its allowed values. */
    isManagedByScimMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether an identity provider manages the user's membership through SCIM.
     *
     * Format: boolean-string
     */
    isMembershipManagedByScim?: ("true" | "false") | undefined;
    /** Metadata about whether `isMembershipManagedByScim` can be changed, and its allowed values. */
    isMembershipManagedByScimMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether the user agreed to the terms of comments.
     *
     * Format: boolean-string
     */
    agreedToComments?: ("true" | "false") | undefined;
    /**
     * Indicates whether the user can change the e-mail address.
     *
     * Format: boolean-string
     */
    allowEmailChange?: ("true" | "false") | undefined;
    /**
     * Indicates whether the user can change the password.
     *
     * Format: boolean-string
     */
    allowPasswordChange?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user can create workspaces.
     *
     * Format: boolean-string
     */
    canCreateWorkspaces?: ("true" | "false") | undefined;
    /**
     * Indicates whether the user can manage the organization of the account.
     *
     * Format: boolean-string
     */
    canManageOrganization?: ("true" | "false") | undefined;
    /**
     * Indicates whether the user takes part in comments.
     *
     * Format: boolean-string
     */
    isCommentsParticipant?: ("true" | "false") | undefined;
    /**
     * Indicates whether the user takes part in a workspace.
     *
     * Format: boolean-string
     */
    isWorkspaceParticipant?: ("true" | "false") | undefined;
    /**
     * Indicates whether the e-mail address is changed on the account server.
     *
     * Format: boolean-string
     */
    useAccountServerForEmailChange?: ("true" | "false") | undefined;
    /**
     * Indicates whether the password is changed on the account server.
     *
     * Format: boolean-string
     */
    useAccountServerForPasswordChange?: ("true" | "false") | undefined;
    /** Indicates whether an identity provider logs the user in. It is usually `none`. */
    federatedStatus?: string | undefined;
}

/**
 * `UserSettingsInformation` in a response: with the members that the service always writes.
 */
export interface UserSettingsInformationAnswer extends UserSettingsInformation {
    allowSupplementalDocuments: ("true" | "false");
    canSendEnvelopesViaSMS: ("true" | "false");
    disableDocumentUpload: ("true" | "false");
    disableOtherActions: ("true" | "false");
    supplementalDocumentsMustAccept: ("true" | "false");
    supplementalDocumentsMustRead: ("true" | "false");
    supplementalDocumentsMustView: ("true" | "false");
    vaultingMode: string;
    accountAgreementsAccessType: string;
    allowedDocumentTemplateLibraryAccess: string;
    allowedOrchestrationAccess: string;
    allowTransactions: ("true" | "false");
    canBulkUploadAgreements: ("true" | "false");
    canCreateTransaction: ("true" | "false");
    canDeleteDocumentsInTransaction: ("true" | "false");
    canDeleteTransaction: ("true" | "false");
    webForms: string;
    adminOnly: ("true" | "false");
    allowEnvelopeTransferTo: ("true" | "false");
    allowEsealRecipients: ("true" | "false");
    allowPowerFormsAdminToAccessAllPowerFormEnvelope: ("true" | "false");
    allowRecipientLanguageSelection: ("true" | "false");
    allowSendOnBehalfOf: ("true" | "false");
    apiAccountWideAccess: ("true" | "false");
    apiCanExportAC: ("true" | "false");
    bulkSend: ("true" | "false");
    canChargeAccount: ("true" | "false");
    canLockEnvelopes: ("true" | "false");
    canManageAccount: ("true" | "false");
    canManageDistributor: ("true" | "false");
    canSendAPIRequests: ("true" | "false");
    canSendEnvelope: ("true" | "false");
    canSignEnvelope: ("true" | "false");
    canUseScratchpad: ("true" | "false");
    canUseSmartContracts: ("true" | "false");
    enableDSPro: ("true" | "false");
    enableSequentialSigningAPI: ("true" | "false");
    enableSequentialSigningUI: ("true" | "false");
    enableSignerAttachments: ("true" | "false");
    enableSignOnPaperOverride: ("true" | "false");
    enableTransactionPoint: ("true" | "false");
    enableVaulting: ("true" | "false");
    expressSendOnly: ("true" | "false");
    locale: ("zh_CN" | "zh_TW" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_BR" | "ru" | "es" | (string & {}));
    localePolicy: LocalePolicy;
    manageClickwrapsMode: string;
    newSendUI: ("true" | "false");
    powerFormMode: ("none" | "user" | "admin" | (string & {}));
    recipientViewedNotification: ("true" | "false");
    sealIdentifiers: SealIdentifier[];
    selfSignedRecipientEmailDocument: SelfSignedEmailDocument;
    senderEmailNotifications: SenderEmailNotificationsAnswer;
    signerEmailNotifications: SignerEmailNotificationsAnswer;
    supplementalDocumentIncludeInDownload: ("true" | "false");
    templateActiveCreation: ("true" | "false");
    templateApplyNotify: ("true" | "false");
    templateAutoMatching: ("true" | "false");
    templateMatchingSensitivity: string;
    templatePageLevelMatching: ("true" | "false");
    timezoneDST: ("true" | "false");
    timezoneMask: string;
    timezoneOffset: ("tz_01_afghanistan" | "tz_02_alaskan" | "tz_03_arab" | "tz_04_arabian" | "tz_05_arabic" | "tz_06_argentina" | "tz_07_atlantic" | "tz_08_aus_central" | "tz_09_aus_eastern" | "tz_10_azerbaijan" | "tz_11_azores" | "tz_12_bangladesh" | "tz_13_canada_central" | "tz_14_cape_verde" | "tz_15_caucasus" | "tz_16_central_australia" | "tz_17_central_america" | "tz_18_central_asia" | "tz_19_central_brazilian" | "tz_20_central_europe" | "tz_21_central_european" | "tz_22_central_pacific" | "tz_23_central" | "tz_24_central_mexico" | "tz_25_china" | "tz_26_dateline" | "tz_27_east_africa" | "tz_28_east_australia" | "tz_29_east_europe" | "tz_30_east_south_america" | "tz_31_eastern" | "tz_32_egypt" | "tz_33_ekaterinburg" | "tz_34_fiji" | "tz_35_fli" | "tz_36_georgian" | "tz_37_gmt" | "tz_38_greenland" | "tz_39_greenwich" | "tz_40_gtb" | "tz_41_hawaiian" | "tz_42_india" | "tz_43_iran" | "tz_44_israel" | "tz_45_jordan" | "tz_46_kaliningrad" | "tz_47_kamchatka" | "tz_48_korea" | "tz_49_magadan" | "tz_50_mauritius" | "tz_51_mid_atlantic" | "tz_52_middle_east" | "tz_53_montevideo" | "tz_54_morocco" | "tz_55_mountain" | "tz_56_mountain_mexico" | "tz_57_myanmar" | "tz_58_north_central_asia" | "tz_59_namibia" | "tz_60_nepal" | "tz_61_new_zealand" | "tz_62_new_foundland" | "tz_63_north_asia_east" | "tz_64_north_asia" | "tz_65_pacific_sa" | "tz_66_pacific" | "tz_67_pacific_mexico" | "tz_68_pakistan" | "tz_69_paraguay" | "tz_70_romance" | "tz_71_russian" | "tz_72_sa_eastern" | "tz_73_sa_pacific" | "tz_74_sa_western" | "tz_75_samoa" | "tz_76_se_asia" | "tz_77_singapore" | "tz_78_south_africa" | "tz_79_sriLanka" | "tz_80_syria" | "tz_81_taipei" | "tz_82_tasmania" | "tz_83_tokyo" | "tz_84_tonga" | "tz_85_turkey" | "tz_86_ulaanbaatar" | "tz_87_us_eastern" | "tz_88_us_mountain" | "tz_89_venezuela" | "tz_90_vladivostok" | "tz_91_west_australia" | "tz_92_west_central_africa" | "tz_93_west_europe" | "tz_94_west_asia" | "tz_95_west_pacific" | "tz_96_yakutsk" | (string & {}));
    transactionPointSiteNameURL: string;
    transactionPointUserName: string;
    allowAccessToAllAccountAgreements: ("true" | "false");
    canManageAgreementParties: ("true" | "false");
    isManagedByScim: ("true" | "false");
    isMembershipManagedByScim: ("true" | "false");
    agreedToComments: ("true" | "false");
    allowEmailChange: ("true" | "false");
    allowPasswordChange: ("true" | "false");
    canCreateWorkspaces: ("true" | "false");
    canManageOrganization: ("true" | "false");
    isCommentsParticipant: ("true" | "false");
    isWorkspaceParticipant: ("true" | "false");
    useAccountServerForEmailChange: ("true" | "false");
    useAccountServerForPasswordChange: ("true" | "false");
    federatedStatus: string;
}
