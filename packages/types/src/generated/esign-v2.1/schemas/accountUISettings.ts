// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AdminMessage } from './adminMessage.js';
import type { AskAnAdmin } from './askAnAdmin.js';
import type { SettingsMetadata } from './settingsMetadata.js';

/** The settings for the web pages that members who are not administrators see. */
export interface AccountUISettings {
    /** The message from the administrators to the members. */
    adminMessage?: AdminMessage | undefined;
    /** The person whom members can contact for help. */
    askAnAdmin?: AskAnAdmin | undefined;
    /**
     * Specifies whether members see the message from the administrators.
     *
     * Format: boolean-string
     */
    enableAdminMessage?: ("true" | "false") | undefined;
    /** Metadata about whether `enableAdminMessage` can be changed, and its allowed values. */
    enableAdminMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether more than one template can be applied on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignCanUseMultiTemplateApply?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEasySignCanUseMultiTemplateApply` can be changed, and its allowed values. */
    enableEasySignCanUseMultiTemplateApplyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a template can be uploaded on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignTemplateUpload?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEasySignTemplateUpload` can be changed, and its allowed values. */
    enableEasySignTemplateUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a copy of an envelope includes the data that recipients entered.
     *
     * Format: boolean-string
     */
    enableEnvelopeCopyWithData?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEnvelopeCopyWithData` can be changed, and its allowed values. */
    enableEnvelopeCopyWithDataMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members see a link to the older home page.
     *
     * Format: boolean-string
     */
    enableLegacyHomepageLink?: ("true" | "false") | undefined;
    /** Metadata about whether `enableLegacyHomepageLink` can be changed, and its allowed values. */
    enableLegacyHomepageLinkMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether the account is linked to accounts of other owners.
     *
     * Format: boolean-string
     */
    hasExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Metadata about whether `hasExternalLinkedAccounts` can be changed, and its allowed values. */
    hasExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to send an envelope is hidden from members.
     *
     * Format: boolean-string
     */
    hideSendAnEnvelope?: ("true" | "false") | undefined;
    /** Metadata about whether `hideSendAnEnvelope` can be changed, and its allowed values. */
    hideSendAnEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the templates menu is hidden from members.
     *
     * Format: boolean-string
     *
     * @default false
     */
    hideUseATemplate?: ("true" | "false") | undefined;
    /** Metadata about whether `hideUseATemplate` can be changed, and its allowed values. */
    hideUseATemplateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to use a template is hidden while members prepare an envelope.
     *
     * Format: boolean-string
     */
    hideUseATemplateInPrepare?: ("true" | "false") | undefined;
    /** Metadata about whether `hideUseATemplateInPrepare` can be changed, and its allowed values. */
    hideUseATemplateInPrepareMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipient IDs are assigned in the order in which the recipients appear on
     * the page.
     *
     * Format: boolean-string
     */
    orderBasedRecipientIdGeneration?: ("true" | "false") | undefined;
    /** Metadata about whether `orderBasedRecipientIdGeneration` can be changed, and its allowed values. */
    orderBasedRecipientIdGenerationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to forward an envelope is hidden from members.
     *
     * Format: boolean-string
     */
    removeEnvelopeForwarding?: ("true" | "false") | undefined;
    /** Metadata about whether `removeEnvelopeForwarding` can be changed, and its allowed values. */
    removeEnvelopeForwardingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether access codes are redacted on the pages.
     *
     * Format: boolean-string
     */
    shouldRedactAccessCode?: ("true" | "false") | undefined;
    /** Metadata about whether `shouldRedactAccessCode` can be changed, and its allowed values. */
    shouldRedactAccessCodeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can upload a new image each time they sign or initial.
     *
     * Format: boolean-string
     */
    uploadNewImageToSignOrInitial?: ("true" | "false") | undefined;
    /** Metadata about whether `uploadNewImageToSignOrInitial` can be changed, and its allowed values. */
    uploadNewImageToSignOrInitialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can change the users with whom they share their envelopes.
     *
     * Format: boolean-string
     */
    allowUsersToEditSharedAccess?: ("true" | "false") | undefined;
    /** Metadata about whether `allowUsersToEditSharedAccess` can be changed, and its allowed values. */
    allowUsersToEditSharedAccessMetadata?: SettingsMetadata | undefined;
    /** The version of the schema that is used to create clickwraps. */
    clickwrapSchemaVersion?: string | undefined;
    /** Metadata about whether `clickwrapSchemaVersion` can be changed, and its allowed values. */
    clickwrapSchemaVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members are blocked from using the web pages.
     *
     * Format: boolean-string
     */
    disableWebAppAccess?: ("true" | "false") | undefined;
    /** Metadata about whether `disableWebAppAccess` can be changed, and its allowed values. */
    disableWebAppAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can classify envelopes by type.
     *
     * Format: boolean-string
     */
    enableEnvelopeTypes?: ("true" | "false") | undefined;
    /** Metadata about whether `enableEnvelopeTypes` can be changed, and its allowed values. */
    enableEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members see a link to the older sending pages.
     *
     * Format: boolean-string
     */
    enableLegacySendflowLink?: ("true" | "false") | undefined;
    /** Metadata about whether `enableLegacySendflowLink` can be changed, and its allowed values. */
    enableLegacySendflowLinkMetadata?: SettingsMetadata | undefined;
}

/**
 * `AccountUISettings` in a response: with the members that the service always writes.
 */
export interface AccountUISettingsAnswer extends AccountUISettings {
    adminMessage: AdminMessage;
    askAnAdmin: AskAnAdmin;
}
