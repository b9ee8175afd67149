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
    /** Metadata about whether `canManageAccountSecuritySettings` can be changed, and its allowed values. */
    canManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can change the account settings other than the security settings.
     *
     * Format: boolean-string
     */
    canManageAccountSettings?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAccountSettings` can be changed, and its allowed values. */
    canManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add administrators and change existing ones.
     *
     * Format: boolean-string
     */
    canManageAdmins?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageAdmins` can be changed, and its allowed values. */
    canManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can configure Connect.
     *
     * Format: boolean-string
     */
    canManageConnect?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageConnect` can be changed, and its allowed values. */
    canManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can set how long documents are retained.
     *
     * Format: boolean-string
     */
    canManageDocumentRetention?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageDocumentRetention` can be changed, and its allowed values. */
    canManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can transfer envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    canManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageEnvelopeTransfer` can be changed, and its allowed values. */
    canManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    canManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageGroupsButNotUsers` can be changed, and its allowed values. */
    canManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can run reports for the whole account.
     *
     * Format: boolean-string
     */
    canManageReporting?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageReporting` can be changed, and its allowed values. */
    canManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage which users share envelopes with each other.
     *
     * Format: boolean-string
     */
    canManageSharing?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageSharing` can be changed, and its allowed values. */
    canManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can create and change signing groups.
     *
     * Format: boolean-string
     */
    canManageSigningGroups?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageSigningGroups` can be changed, and its allowed values. */
    canManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can add, change and close the members of the account.
     *
     * Format: boolean-string
     */
    canManageUsers?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageUsers` can be changed, and its allowed values. */
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
    /** Metadata about whether `canManageJointAgreements` can be changed, and its allowed values. */
    canManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the user can manage the stamps of the account.
     *
     * Format: boolean-string
     */
    canManageStamps?: ("true" | "false") | undefined;
    /** Metadata about whether `canManageStamps` can be changed, and its allowed values. */
    canManageStampsMetadata?: SettingsMetadata | undefined;
}
