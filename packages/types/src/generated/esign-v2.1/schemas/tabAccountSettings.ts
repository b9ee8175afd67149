// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** Which kinds of tab an account may use, and what its senders may do with them. */
export interface TabAccountSettings {
    /**
     * Whether senders may set the order in which signers come to the tabs.
     *
     * Format: boolean-string
     */
    allowTabOrder?: ("true" | "false") | undefined;
    /** Who may change `allowTabOrder`, and the values it may take. */
    allowTabOrderMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs with which a recipient approves or declines may be used.
     *
     * Format: boolean-string
     */
    approveDeclineTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `approveDeclineTabsEnabled`, and the values it may take. */
    approveDeclineTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether formula tabs, calculated from other tabs, may be used.
     *
     * Format: boolean-string
     */
    calculatedFieldsEnabled?: ("true" | "false") | undefined;
    /** Who may change `calculatedFieldsEnabled`, and the values it may take. */
    calculatedFieldsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tick boxes may be used.
     *
     * Format: boolean-string
     */
    checkboxTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `checkboxTabsEnabled`, and the values it may take. */
    checkBoxTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs for amounts of money may be used.
     *
     * Format: boolean-string
     */
    currencyTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `currencyTabsEnabled`, and the values it may take. */
    currencyTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a regular expression may check what signers enter into a tab.
     *
     * Format: boolean-string
     */
    dataFieldRegexEnabled?: ("true" | "false") | undefined;
    /** Who may change `dataFieldRegexEnabled`, and the values it may take. */
    dataFieldRegexMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may limit how many characters a tab takes.
     *
     * Format: boolean-string
     */
    dataFieldSizeEnabled?: ("true" | "false") | undefined;
    /** Who may change `dataFieldSizeEnabled`, and the values it may take. */
    dataFieldSizeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs in which signers draw may be used.
     *
     * Format: boolean-string
     */
    drawTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `drawTabsEnabled`, and the values it may take. */
    drawTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs for given name, family name and e-mail address may be used.
     *
     * Format: boolean-string
     */
    firstLastEmailTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `firstLastEmailTabsEnabled`, and the values it may take. */
    firstLastEmailTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs with a list of choices may be used.
     *
     * Format: boolean-string
     */
    listTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `listTabsEnabled`, and the values it may take. */
    listTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs with a note from sender to signer may be used.
     *
     * Format: boolean-string
     */
    noteTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `noteTabsEnabled`, and the values it may take. */
    noteTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs that the sender fills in before sending may be used.
     *
     * Format: boolean-string
     */
    prefillTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `prefillTabsEnabled`, and the values it may take. */
    prefillTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether groups of radio buttons may be used.
     *
     * Format: boolean-string
     */
    radioTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `radioTabsEnabled`, and the values it may take. */
    radioTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may save tabs as their own for later use.
     *
     * Format: boolean-string
     */
    savingCustomTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `savingCustomTabsEnabled`, and the values it may take. */
    savingCustomTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may move a tab from one recipient to another.
     *
     * Format: boolean-string
     */
    senderToChangeTabAssignmentsEnabled?: ("true" | "false") | undefined;
    /** Who may change `senderToChangeTabAssignmentsEnabled`, and the values it may take. */
    senderToChangeTabAssignmentsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether saved tabs may be shared with the whole account.
     *
     * Format: boolean-string
     */
    sharedCustomTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `sharedCustomTabsEnabled`, and the values it may take. */
    sharedCustomTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may set the labels of tabs.
     *
     * Format: boolean-string
     */
    tabDataLabelEnabled?: ("true" | "false") | undefined;
    /** Who may change `tabDataLabelEnabled`, and the values it may take. */
    tabDataLabelMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may set the position of a tab by numbers.
     *
     * Format: boolean-string
     */
    tabLocationEnabled?: ("true" | "false") | undefined;
    /** Who may change `tabLocationEnabled`, and the values it may take. */
    tabLocationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may lock tabs, so that signers cannot change what stands in them.
     *
     * Format: boolean-string
     */
    tabLockingEnabled?: ("true" | "false") | undefined;
    /** Who may change `tabLockingEnabled`, and the values it may take. */
    tabLockingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may change the size at which a tab is shown.
     *
     * Format: boolean-string
     */
    tabScaleEnabled?: ("true" | "false") | undefined;
    /** Who may change `tabScaleEnabled`, and the values it may take. */
    tabScaleMetadata?: SettingsMetadata | undefined;
    /**
     * Whether senders may set font, size and colour of the text in a tab.
     *
     * Format: boolean-string
     */
    tabTextFormattingEnabled?: ("true" | "false") | undefined;
    /** Who may change `tabTextFormattingEnabled`, and the values it may take. */
    tabTextFormattingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs for free text may be used.
     *
     * Format: boolean-string
     */
    textTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `textTabsEnabled`, and the values it may take. */
    textTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs may be tied to terms of the agreement.
     *
     * Format: boolean-string
     */
    enableTabAgreementDetails?: ("true" | "false") | undefined;
    /** Who may change `enableTabAgreementDetails`, and the values it may take. */
    enableTabAgreementDetailsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs for numbers, with a check on what is entered, may be used.
     *
     * Format: boolean-string
     */
    numericalTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `numericalTabsEnabled`, and the values it may take. */
    numericalTabsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether tabs that hold a web address may be used.
     *
     * Format: boolean-string
     */
    uriTabsEnabled?: ("true" | "false") | undefined;
    /** Who may change `uriTabsEnabled`, and the values it may take. */
    uriTabsMetadata?: SettingsMetadata | undefined;
}
