// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** Single rights of an administrator that come with a permission profile. */
export interface AccountManagementGranular {
    /**
     * Whether users may change the security settings of the account.
     *
     * Format: boolean-string
     */
    allowManageAccountSecuritySettings?: ("true" | "false") | undefined;
    /** Who may change `allowManageAccountSecuritySettings`, and the values it may take. */
    allowManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may change the account's other settings.
     *
     * Format: boolean-string
     */
    allowManageAccountSettings?: ("true" | "false") | undefined;
    /** Who may change `allowManageAccountSettings`, and the values it may take. */
    allowManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may make others administrators and change them.
     *
     * Format: boolean-string
     */
    allowManageAdmins?: ("true" | "false") | undefined;
    /** Who may change `allowManageAdmins`, and the values it may take. */
    allowManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may set up Connect.
     *
     * Format: boolean-string
     */
    allowManageConnect?: ("true" | "false") | undefined;
    /** Who may change `allowManageConnect`, and the values it may take. */
    allowManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may set how long documents are kept.
     *
     * Format: boolean-string
     */
    allowManageDocumentRetention?: ("true" | "false") | undefined;
    /** Who may change `allowManageDocumentRetention`, and the values it may take. */
    allowManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may pass envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    allowManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Who may change `allowManageEnvelopeTransfer`, and the values it may take. */
    allowManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may change groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    allowManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Who may change `allowManageGroupsButNotUsers`, and the values it may take. */
    allowManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may handle agreements that several accounts share.
     *
     * Format: boolean-string
     */
    allowManageJointAgreements?: ("true" | "false") | undefined;
    /** Who may change `allowManageJointAgreements`, and the values it may take. */
    allowManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may run reports on the whole account.
     *
     * Format: boolean-string
     */
    allowManageReporting?: ("true" | "false") | undefined;
    /** Who may change `allowManageReporting`, and the values it may take. */
    allowManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may set who shares envelopes with whom.
     *
     * Format: boolean-string
     */
    allowManageSharing?: ("true" | "false") | undefined;
    /** Who may change `allowManageSharing`, and the values it may take. */
    allowManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may make and change signing groups.
     *
     * Format: boolean-string
     */
    allowManageSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowManageSigningGroups`, and the values it may take. */
    allowManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may handle the stamps of the account.
     *
     * Format: boolean-string
     */
    allowManageStamps?: ("true" | "false") | undefined;
    /** Who may change `allowManageStamps`, and the values it may take. */
    allowManageStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may add, change and close the members of the account.
     *
     * Format: boolean-string
     */
    allowManageUsers?: ("true" | "false") | undefined;
    /** Who may change `allowManageUsers`, and the values it may take. */
    allowManageUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether users may look at the members without changing them.
     *
     * Format: boolean-string
     */
    allowViewUsers?: ("true" | "false") | undefined;
}
