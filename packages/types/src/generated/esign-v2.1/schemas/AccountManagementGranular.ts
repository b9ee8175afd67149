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
    /** Metadata about whether `allowManageAccountSecuritySettings` can be changed, and its allowed values. */
    allowManageAccountSecuritySettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can change the account settings other than the security settings.
     *
     * Format: boolean-string
     */
    allowManageAccountSettings?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageAccountSettings` can be changed, and its allowed values. */
    allowManageAccountSettingsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add administrators and change existing ones.
     *
     * Format: boolean-string
     */
    allowManageAdmins?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageAdmins` can be changed, and its allowed values. */
    allowManageAdminsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can configure Connect.
     *
     * Format: boolean-string
     */
    allowManageConnect?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageConnect` can be changed, and its allowed values. */
    allowManageConnectMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can set how long documents are retained.
     *
     * Format: boolean-string
     */
    allowManageDocumentRetention?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageDocumentRetention` can be changed, and its allowed values. */
    allowManageDocumentRetentionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can transfer envelopes from one owner to another.
     *
     * Format: boolean-string
     */
    allowManageEnvelopeTransfer?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageEnvelopeTransfer` can be changed, and its allowed values. */
    allowManageEnvelopeTransferMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage groups, but not the members of the account.
     *
     * Format: boolean-string
     */
    allowManageGroupsButNotUsers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageGroupsButNotUsers` can be changed, and its allowed values. */
    allowManageGroupsButNotUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage agreements that several accounts share.
     *
     * Format: boolean-string
     */
    allowManageJointAgreements?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageJointAgreements` can be changed, and its allowed values. */
    allowManageJointAgreementsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can run reports for the whole account.
     *
     * Format: boolean-string
     */
    allowManageReporting?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageReporting` can be changed, and its allowed values. */
    allowManageReportingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage which users share envelopes with each other.
     *
     * Format: boolean-string
     */
    allowManageSharing?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageSharing` can be changed, and its allowed values. */
    allowManageSharingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can create and change signing groups.
     *
     * Format: boolean-string
     */
    allowManageSigningGroups?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageSigningGroups` can be changed, and its allowed values. */
    allowManageSigningGroupsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can manage the stamps of the account.
     *
     * Format: boolean-string
     */
    allowManageStamps?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageStamps` can be changed, and its allowed values. */
    allowManageStampsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can add, change and close the members of the account.
     *
     * Format: boolean-string
     */
    allowManageUsers?: ("true" | "false") | undefined;
    /** Metadata about whether `allowManageUsers` can be changed, and its allowed values. */
    allowManageUsersMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether users can view the members of the account without changing them.
     *
     * Format: boolean-string
     */
    allowViewUsers?: ("true" | "false") | undefined;
}
