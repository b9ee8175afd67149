// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The individual administrator rights of one user. */
export interface UserAccountManagementGranularInformation {
    /**
     * Specifies whether the user can change the security settings of the account.
     *
     * Format: boolean-string
     */
    canManageAccountSecuritySettings?: ("true" | "false") | undefined;
    /** Who may change `canManageAccountSecuritySettings`, and the values it may take. */
    canManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can change the account settings other than the security settings.
     *
     * Format: boolean-string
     */
    canManageAccountSettings?: ("true" | "false") | undefined;
    /** Who may change `canManageAccountSettings`, and the values it may take. */
    canManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add administrators and change existing ones.
     *
     * Format: boolean-string
     */
    canManageAdmins?: ("true" | "false") | undefined;
    /** Who may change `canManageAdmins`, and the values it may take. */
    canManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can configure Connect.
     *
     * Format: boolean-string
     */
    canManageConnect?: ("true" | "false") | undefined;
    /** Who may change `canManageConnect`, and the values it may take. */
    canManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set how long documents are retained.
     *
     * Format: boolean-string
     */
    canManageDocumentRetention?: ("true" | "false") | undefined;
    /** Who may change `canManageDocumentRetention`, and the values it may take. */
    canManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can transfer envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    canManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Who may change `canManageEnvelopeTransfer`, and the values it may take. */
    canManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    canManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Who may change `canManageGroupsButNotUsers`, and the values it may take. */
    canManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can run reports for the whole account.
     *
     * Format: boolean-string
     */
    canManageReporting?: ("true" | "false") | undefined;
    /** Who may change `canManageReporting`, and the values it may take. */
    canManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage which users share envelopes with each other.
     *
     * Format: boolean-string
     */
    canManageSharing?: ("true" | "false") | undefined;
    /** Who may change `canManageSharing`, and the values it may take. */
    canManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can create and change signing groups.
     *
     * Format: boolean-string
     */
    canManageSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `canManageSigningGroups`, and the values it may take. */
    canManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add, change and close the members of the account.
     *
     * Format: boolean-string
     */
    canManageUsers?: ("true" | "false") | undefined;
    /** Who may change `canManageUsers`, and the values it may take. */
    canManageUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can view the members of the account without changing them.
     *
     * Format: boolean-string
     */
    canViewUsers?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user can manage agreements that several accounts share.
     *
     * Format: boolean-string
     */
    canManageJointAgreements?: ("true" | "false") | undefined;
    /** Who may change `canManageJointAgreements`, and the values it may take. */
    canManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage the stamps of the account.
     *
     * Format: boolean-string
     */
    canManageStamps?: ("true" | "false") | undefined;
    /** Who may change `canManageStamps`, and the values it may take. */
    canManageStampsMetadata?: SettingsMetadata | undefined;
}
