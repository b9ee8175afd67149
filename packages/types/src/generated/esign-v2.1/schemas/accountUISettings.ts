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
    /** Who may change `enableAdminMessage`, and the values it may take. */
    enableAdminMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether more than one template can be applied on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignCanUseMultiTemplateApply?: ("true" | "false") | undefined;
    /** Who may change `enableEasySignCanUseMultiTemplateApply`, and the values it may take. */
    enableEasySignCanUseMultiTemplateApplyMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a template can be uploaded on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignTemplateUpload?: ("true" | "false") | undefined;
    /** Who may change `enableEasySignTemplateUpload`, and the values it may take. */
    enableEasySignTemplateUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether a copy of an envelope includes the data that recipients entered.
     *
     * Format: boolean-string
     */
    enableEnvelopeCopyWithData?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeCopyWithData`, and the values it may take. */
    enableEnvelopeCopyWithDataMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members see a link to the older home page.
     *
     * Format: boolean-string
     */
    enableLegacyHomepageLink?: ("true" | "false") | undefined;
    /** Who may change `enableLegacyHomepageLink`, and the values it may take. */
    enableLegacyHomepageLinkMetadata?: SettingsMetadata | undefined;
    /**
     * Indicates whether the account is linked to accounts of other owners.
     *
     * Format: boolean-string
     */
    hasExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Who may change `hasExternalLinkedAccounts`, and the values it may take. */
    hasExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to send an envelope is hidden from members.
     *
     * Format: boolean-string
     */
    hideSendAnEnvelope?: ("true" | "false") | undefined;
    /** Who may change `hideSendAnEnvelope`, and the values it may take. */
    hideSendAnEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the templates menu is hidden from members.
     *
     * Format: boolean-string
     *
     * @default false
     */
    hideUseATemplate?: ("true" | "false") | undefined;
    /** Who may change `hideUseATemplate`, and the values it may take. */
    hideUseATemplateMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to use a template is hidden while members prepare an envelope.
     *
     * Format: boolean-string
     */
    hideUseATemplateInPrepare?: ("true" | "false") | undefined;
    /** Who may change `hideUseATemplateInPrepare`, and the values it may take. */
    hideUseATemplateInPrepareMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether recipient IDs are assigned in the order in which the recipients appear on
     * the page.
     *
     * Format: boolean-string
     */
    orderBasedRecipientIdGeneration?: ("true" | "false") | undefined;
    /** Who may change `orderBasedRecipientIdGeneration`, and the values it may take. */
    orderBasedRecipientIdGenerationMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether the option to forward an envelope is hidden from members.
     *
     * Format: boolean-string
     */
    removeEnvelopeForwarding?: ("true" | "false") | undefined;
    /** Who may change `removeEnvelopeForwarding`, and the values it may take. */
    removeEnvelopeForwardingMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether access codes are redacted on the pages.
     *
     * Format: boolean-string
     */
    shouldRedactAccessCode?: ("true" | "false") | undefined;
    /** Who may change `shouldRedactAccessCode`, and the values it may take. */
    shouldRedactAccessCodeMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether signers can upload a new image each time they sign or initial.
     *
     * Format: boolean-string
     */
    uploadNewImageToSignOrInitial?: ("true" | "false") | undefined;
    /** Who may change `uploadNewImageToSignOrInitial`, and the values it may take. */
    uploadNewImageToSignOrInitialMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can change the users with whom they share their envelopes.
     *
     * Format: boolean-string
     */
    allowUsersToEditSharedAccess?: ("true" | "false") | undefined;
    /** Who may change `allowUsersToEditSharedAccess`, and the values it may take. */
    allowUsersToEditSharedAccessMetadata?: SettingsMetadata | undefined;
    /** The version of the schema that is used to create clickwraps. */
    clickwrapSchemaVersion?: string | undefined;
    /** Who may change `clickwrapSchemaVersion`, and the values it may take. */
    clickwrapSchemaVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members are blocked from using the web pages.
     *
     * Format: boolean-string
     */
    disableWebAppAccess?: ("true" | "false") | undefined;
    /** Who may change `disableWebAppAccess`, and the values it may take. */
    disableWebAppAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members can classify envelopes by type.
     *
     * Format: boolean-string
     */
    enableEnvelopeTypes?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeTypes`, and the values it may take. */
    enableEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether members see a link to the older sending pages.
     *
     * Format: boolean-string
     */
    enableLegacySendflowLink?: ("true" | "false") | undefined;
    /** Who may change `enableLegacySendflowLink`, and the values it may take. */
    enableLegacySendflowLinkMetadata?: SettingsMetadata | undefined;
}
