// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** Single rights of an administrator that one user has. */
export interface UserAccountManagementGranularInformation {
    /**
     * Whether the user may change the security settings of the account.
     *
     * Format: boolean-string
     */
    canManageAccountSecuritySettings?: ("true" | "false") | undefined;
    /** Who may change `canManageAccountSecuritySettings`, and the values it may take. */
    canManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may change the account's other settings.
     *
     * Format: boolean-string
     */
    canManageAccountSettings?: ("true" | "false") | undefined;
    /** Who may change `canManageAccountSettings`, and the values it may take. */
    canManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may make others administrators and change them.
     *
     * Format: boolean-string
     */
    canManageAdmins?: ("true" | "false") | undefined;
    /** Who may change `canManageAdmins`, and the values it may take. */
    canManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may set up Connect.
     *
     * Format: boolean-string
     */
    canManageConnect?: ("true" | "false") | undefined;
    /** Who may change `canManageConnect`, and the values it may take. */
    canManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may set how long documents are kept.
     *
     * Format: boolean-string
     */
    canManageDocumentRetention?: ("true" | "false") | undefined;
    /** Who may change `canManageDocumentRetention`, and the values it may take. */
    canManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may pass envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    canManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Who may change `canManageEnvelopeTransfer`, and the values it may take. */
    canManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may change groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    canManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Who may change `canManageGroupsButNotUsers`, and the values it may take. */
    canManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may run reports on the whole account.
     *
     * Format: boolean-string
     */
    canManageReporting?: ("true" | "false") | undefined;
    /** Who may change `canManageReporting`, and the values it may take. */
    canManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may set who shares envelopes with whom.
     *
     * Format: boolean-string
     */
    canManageSharing?: ("true" | "false") | undefined;
    /** Who may change `canManageSharing`, and the values it may take. */
    canManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may make and change signing groups.
     *
     * Format: boolean-string
     */
    canManageSigningGroups?: ("true" | "false") | undefined;
    /** Who may change `canManageSigningGroups`, and the values it may take. */
    canManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may add, change and close members of the account.
     *
     * Format: boolean-string
     */
    canManageUsers?: ("true" | "false") | undefined;
    /** Who may change `canManageUsers`, and the values it may take. */
    canManageUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may look at the members without changing them.
     *
     * Format: boolean-string
     */
    canViewUsers?: ("true" | "false") | undefined;
    /**
     * Whether the user may handle agreements that several accounts share.
     *
     * Format: boolean-string
     */
    canManageJointAgreements?: ("true" | "false") | undefined;
    /** Who may change `canManageJointAgreements`, and the values it may take. */
    canManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the user may handle the stamps of the account.
     *
     * Format: boolean-string
     */
    canManageStamps?: ("true" | "false") | undefined;
    /** Who may change `canManageStamps`, and the values it may take. */
    canManageStampsMetadata?: SettingsMetadata | undefined;
}
