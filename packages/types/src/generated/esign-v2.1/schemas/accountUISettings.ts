// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AdminMessage } from './adminMessage.js';
import type { AskAnAdmin } from './askAnAdmin.js';
import type { SettingsMetadata } from './settingsMetadata.js';

/** What the web pages show to members who are no administrators. */
export interface AccountUISettings {
    /** What administrators tell the members. */
    adminMessage?: AdminMessage | undefined;
    /** Whom members can ask for help. */
    askAnAdmin?: AskAnAdmin | undefined;
    /**
     * Whether members see the message of the administrators.
     *
     * Format: boolean-string
     */
    enableAdminMessage?: ("true" | "false") | undefined;
    /** Who may change `enableAdminMessage`, and the values it may take. */
    enableAdminMessageMetadata?: SettingsMetadata | undefined;
    /**
     * Whether more than one template can be applied on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignCanUseMultiTemplateApply?: ("true" | "false") | undefined;
    /** Who may change `enableEasySignCanUseMultiTemplateApply`, and the values it may take. */
    enableEasySignCanUseMultiTemplateApplyMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a template can be uploaded on the simple signing page.
     *
     * Format: boolean-string
     */
    enableEasySignTemplateUpload?: ("true" | "false") | undefined;
    /** Who may change `enableEasySignTemplateUpload`, and the values it may take. */
    enableEasySignTemplateUploadMetadata?: SettingsMetadata | undefined;
    /**
     * Whether a copy of an envelope takes over what recipients entered.
     *
     * Format: boolean-string
     */
    enableEnvelopeCopyWithData?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeCopyWithData`, and the values it may take. */
    enableEnvelopeCopyWithDataMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members see a link to the older home page.
     *
     * Format: boolean-string
     */
    enableLegacyHomepageLink?: ("true" | "false") | undefined;
    /** Who may change `enableLegacyHomepageLink`, and the values it may take. */
    enableLegacyHomepageLinkMetadata?: SettingsMetadata | undefined;
    /**
     * Whether the account is linked with accounts of others.
     *
     * Format: boolean-string
     */
    hasExternalLinkedAccounts?: ("true" | "false") | undefined;
    /** Who may change `hasExternalLinkedAccounts`, and the values it may take. */
    hasExternalLinkedAccountsMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members do not see the choice to send an envelope.
     *
     * Format: boolean-string
     */
    hideSendAnEnvelope?: ("true" | "false") | undefined;
    /** Who may change `hideSendAnEnvelope`, and the values it may take. */
    hideSendAnEnvelopeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members do not see the templates menu.
     *
     * Format: boolean-string
     *
     * @default false
     */
    hideUseATemplate?: ("true" | "false") | undefined;
    /** Who may change `hideUseATemplate`, and the values it may take. */
    hideUseATemplateMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members do not see the choice of a template while they prepare an envelope.
     *
     * Format: boolean-string
     */
    hideUseATemplateInPrepare?: ("true" | "false") | undefined;
    /** Who may change `hideUseATemplateInPrepare`, and the values it may take. */
    hideUseATemplateInPrepareMetadata?: SettingsMetadata | undefined;
    /**
     * Whether IDs of recipients are given in the order in which they stand on the page.
     *
     * Format: boolean-string
     */
    orderBasedRecipientIdGeneration?: ("true" | "false") | undefined;
    /** Who may change `orderBasedRecipientIdGeneration`, and the values it may take. */
    orderBasedRecipientIdGenerationMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members do not see the choice to forward an envelope.
     *
     * Format: boolean-string
     */
    removeEnvelopeForwarding?: ("true" | "false") | undefined;
    /** Who may change `removeEnvelopeForwarding`, and the values it may take. */
    removeEnvelopeForwardingMetadata?: SettingsMetadata | undefined;
    /**
     * Whether access codes are blotted out on the pages.
     *
     * Format: boolean-string
     */
    shouldRedactAccessCode?: ("true" | "false") | undefined;
    /** Who may change `shouldRedactAccessCode`, and the values it may take. */
    shouldRedactAccessCodeMetadata?: SettingsMetadata | undefined;
    /**
     * Whether signers may upload a new image each time they sign or initial.
     *
     * Format: boolean-string
     */
    uploadNewImageToSignOrInitial?: ("true" | "false") | undefined;
    /** Who may change `uploadNewImageToSignOrInitial`, and the values it may take. */
    uploadNewImageToSignOrInitialMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may change whom they share their envelopes with.
     *
     * Format: boolean-string
     */
    allowUsersToEditSharedAccess?: ("true" | "false") | undefined;
    /** Who may change `allowUsersToEditSharedAccess`, and the values it may take. */
    allowUsersToEditSharedAccessMetadata?: SettingsMetadata | undefined;
    /** Which version of the model clickwraps are made by. */
    clickwrapSchemaVersion?: string | undefined;
    /** Who may change `clickwrapSchemaVersion`, and the values it may take. */
    clickwrapSchemaVersionMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members cannot use the web pages at all.
     *
     * Format: boolean-string
     */
    disableWebAppAccess?: ("true" | "false") | undefined;
    /** Who may change `disableWebAppAccess`, and the values it may take. */
    disableWebAppAccessMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members may sort envelopes by types.
     *
     * Format: boolean-string
     */
    enableEnvelopeTypes?: ("true" | "false") | undefined;
    /** Who may change `enableEnvelopeTypes`, and the values it may take. */
    enableEnvelopeTypesMetadata?: SettingsMetadata | undefined;
    /**
     * Whether members see a link to the older sending pages.
     *
     * Format: boolean-string
     */
    enableLegacySendflowLink?: ("true" | "false") | undefined;
    /** Who may change `enableLegacySendflowLink`, and the values it may take. */
    enableLegacySendflowLinkMetadata?: SettingsMetadata | undefined;
}
