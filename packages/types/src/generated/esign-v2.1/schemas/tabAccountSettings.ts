// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/**
 * The tab settings of an account: the types of tab that it can use and what its senders can do with
 * them.
 */
export interface TabAccountSettings {
    /**
     * Specifies whether senders can set the order in which signers move through the tabs.
     *
     * Format: boolean-string
     */
    allowTabOrder?: ("true" | "false") | undefined;
    /** Metadata about whether `allowTabOrder` can be changed, and its allowed values. */
    allowTabOrderMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs with which a recipient approves or declines can be used.
     *
     * Format: boolean-string
     */
    approveDeclineTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `approveDeclineTabsEnabled` can be edited and its allowed values. */
    approveDeclineTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether formula tabs, whose values are calculated from other tabs, can be used.
     *
     * Format: boolean-string
     */
    calculatedFieldsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `calculatedFieldsEnabled` can be edited and its allowed values. */
    calculatedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether checkboxes can be used.
     *
     * Format: boolean-string
     */
    checkboxTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `checkboxTabsEnabled` can be edited and its allowed values. */
    checkBoxTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs for amounts of money can be used.
     *
     * Format: boolean-string
     */
    currencyTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `currencyTabsEnabled` can be edited and its allowed values. */
    currencyTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a regular expression can be used to validate what signers enter in a tab.
     *
     * Format: boolean-string
     */
    dataFieldRegexEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `dataFieldRegexEnabled` can be edited and its allowed values. */
    dataFieldRegexMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can limit the number of characters in a tab.
     *
     * Format: boolean-string
     */
    dataFieldSizeEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `dataFieldSizeEnabled` can be edited and its allowed values. */
    dataFieldSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs in which signers draw can be used.
     *
     * Format: boolean-string
     */
    drawTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `drawTabsEnabled` can be edited and its allowed values. */
    drawTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs for the first name, last name and e-mail address can be used.
     *
     * Format: boolean-string
     */
    firstLastEmailTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `firstLastEmailTabsEnabled` can be edited and its allowed values. */
    firstLastEmailTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs with a list of options can be used.
     *
     * Format: boolean-string
     */
    listTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `listTabsEnabled` can be edited and its allowed values. */
    listTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs with a note from the sender to the signer can be used.
     *
     * Format: boolean-string
     */
    noteTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `noteTabsEnabled` can be edited and its allowed values. */
    noteTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs that the sender fills in before sending can be used.
     *
     * Format: boolean-string
     */
    prefillTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `prefillTabsEnabled` can be edited and its allowed values. */
    prefillTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether groups of radio buttons can be used.
     *
     * Format: boolean-string
     */
    radioTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `radioTabsEnabled` can be edited and its allowed values. */
    radioTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can save tabs as custom tabs for later use.
     *
     * Format: boolean-string
     */
    savingCustomTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `savingCustomTabsEnabled` can be edited and its allowed values. */
    savingCustomTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can reassign a tab from one recipient to another.
     *
     * Format: boolean-string
     */
    senderToChangeTabAssignmentsEnabled?: ("true" | "false") | undefined;
    /**
     * Metadata about whether `senderToChangeTabAssignmentsEnabled` can be edited and its allowed
     * values.
     */
    senderToChangeTabAssignmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether custom tabs can be shared with the whole account.
     *
     * Format: boolean-string
     */
    sharedCustomTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `sharedCustomTabsEnabled` can be edited and its allowed values. */
    sharedCustomTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set the labels of tabs.
     *
     * Format: boolean-string
     */
    tabDataLabelEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `tabDataLabelEnabled` can be edited and its allowed values. */
    tabDataLabelMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set the position of a tab with coordinates.
     *
     * Format: boolean-string
     */
    tabLocationEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `tabLocationEnabled` can be edited and its allowed values. */
    tabLocationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can lock tabs, so that signers cannot change the values.
     *
     * Format: boolean-string
     */
    tabLockingEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `tabLockingEnabled` can be edited and its allowed values. */
    tabLockingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can change the size at which a tab is displayed.
     *
     * Format: boolean-string
     */
    tabScaleEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `tabScaleEnabled` can be edited and its allowed values. */
    tabScaleMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether senders can set the font, size and colour of the text in a tab.
     *
     * Format: boolean-string
     */
    tabTextFormattingEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `tabTextFormattingEnabled` can be edited and its allowed values. */
    tabTextFormattingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs for free text can be used.
     *
     * Format: boolean-string
     */
    textTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `textTabsEnabled` can be edited and its allowed values. */
    textTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs can be connected to terms of the agreement.
     *
     * Format: boolean-string
     */
    enableTabAgreementDetails?: ("true" | "false") | undefined;
    /** Metadata about whether `enableTabAgreementDetails` can be changed, and its allowed values. */
    enableTabAgreementDetailsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs for numbers, with validation of the value, can be used.
     *
     * Format: boolean-string
     */
    numericalTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `numericalTabsEnabled` can be edited and its allowed values. */
    numericalTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether tabs that contain a web address can be used.
     *
     * Format: boolean-string
     */
    uriTabsEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `uriTabsEnabled` can be edited and its allowed values. */
    uriTabsMetadata?: SettingsMetadata | undefined;
}
