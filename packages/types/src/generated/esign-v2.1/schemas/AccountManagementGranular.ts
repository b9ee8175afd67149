// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The individual administrator rights that a permission profile grants. */
export interface AccountManagementGranular {
    /**
     * Specifies whether users can change the security settings of the account.
     *
     * Format: boolean-string
     */
    allowManageAccountSecuritySettings?: ("true" | "false") | undefined;
    /** Who may change `allowManageAccountSecuritySettings`, and the values it may take. */
    allowManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can change the account settings other than the security settings.
     *
     * Format: boolean-string
     */
    allowManageAccountSettings?: ("true" | "false") | undefined;
    /** Who may change `allowManageAccountSettings`, and the values it may take. */
    allowManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add administrators and change existing ones.
     *
     * Format: boolean-string
     */
    allowManageAdmins?: ("true" | "false") | undefined;
    /** Who may change `allowManageAdmins`, and the values it may take. */
    allowManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can configure Connect.
     *
     * Format: boolean-string
     */
    allowManageConnect?: ("true" | "false") | undefined;
    /** Who may change `allowManageConnect`, and the values it may take. */
    allowManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can set how long documents are retained.
     *
     * Format: boolean-string
     */
    allowManageDocumentRetention?: ("true" | "false") | undefined;
    /** Who may change `allowManageDocumentRetention`, and the values it may take. */
    allowManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can transfer envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    allowManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Who may change `allowManageEnvelopeTransfer`, and the values it may take. */
    allowManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    allowManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Who may change `allowManageGroupsButNotUsers`, and the values it may take. */
    allowManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage agreements that several accounts share.
     *
     * Format: boolean-string
     */
    allowManageJointAgreements?: ("true" | "false") | undefined;
    /** Who may change `allowManageJointAgreements`, and the values it may take. */
    allowManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can run reports for the whole account.
     *
     * Format: boolean-string
     */
    allowManageReporting?: ("true" | "false") | undefined;
    /** Who may change `allowManageReporting`, and the values it may take. */
    allowManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage which users share envelopes with each other.
     *
     * Format: boolean-string
     */
    allowManageSharing?: ("true" | "false") | undefined;
    /** Who may change `allowManageSharing`, and the values it may take. */
    allowManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can create and change signing groups.
     *
     * Format: boolean-string
     */
    allowManageSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `allowManageSigningGroups`, and the values it may take. */
    allowManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage the stamps of the account.
     *
     * Format: boolean-string
     */
    allowManageStamps?: ("true" | "false") | undefined;
    /** Who may change `allowManageStamps`, and the values it may take. */
    allowManageStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add, change and close the members of the account.
     *
     * Format: boolean-string
     */
    allowManageUsers?: ("true" | "false") | undefined;
    /** Who may change `allowManageUsers`, and the values it may take. */
    allowManageUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can view the members of the account without changing them.
     *
     * Format: boolean-string
     */
    allowViewUsers?: ("true" | "false") | undefined;
}
