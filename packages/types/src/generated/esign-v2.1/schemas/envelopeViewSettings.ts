// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeViewDocumentSettings } from './envelopeViewDocumentSettings.js';
import type { EnvelopeViewEnvelopeCustomFieldSettings } from './envelopeViewEnvelopeCustomFieldSettings.js';
import type { EnvelopeViewRecipientSettings } from './envelopeViewRecipientSettings.js';
import type { EnvelopeViewTaggerSettings } from './envelopeViewTaggerSettings.js';
import type { EnvelopeViewTemplateSettings } from './envelopeViewTemplateSettings.js';

/**
 * The appearance of a page on which an envelope is prepared, edited or corrected, and the effects of
 * its buttons.
 */
export interface EnvelopeViewSettings {
    /**
     * The screen with which the page opens: `Prepare`, which has documents, recipients and the
     * message, or `Tagger`, on which fields are placed.
     *
     * @default Prepare
     */
    startingScreen?: string | undefined;
    /**
     * Specifies whether the page has a button that leads back.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showBackButton?: ("true" | "false") | undefined;
    /**
     * The effect of the button that leads back. `previousPage` shows the previous screen, and on the
     * first screen leaves the page; `redirect` always leaves the page.
     *
     * @default previousPage
     */
    backButtonAction?: string | undefined;
    /**
     * Specifies whether the page has its menu of actions, with which the user saves and closes it.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showHeaderActions?: ("true" | "false") | undefined;
    /**
     * Specifies whether the menu of actions lets the user discard the changes.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showDiscardAction?: ("true" | "false") | undefined;
    /**
     * Specifies whether the menu of actions leads to more options, such as reminders and expiration.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showAdvancedOptions?: ("true" | "false") | undefined;
    /**
     * The token of the caller's own lock, if there is one. Without it, the page of a locked envelope or
     * template cannot be used.
     */
    lockToken?: string | undefined;
    /** The options that the user has for documents. */
    documentSettings?: EnvelopeViewDocumentSettings | undefined;
    /** The display of the custom fields. */
    envelopeCustomFieldSettings?: EnvelopeViewEnvelopeCustomFieldSettings | undefined;
    /** The palette of fields on the screen `Tagger`. */
    taggerSettings?: EnvelopeViewTaggerSettings | undefined;
    /**
     * The effect of the button that sends. `send` sends the envelope and leaves the page; with
     * `redirect`, the envelope is only saved, and the caller's application sends it.
     *
     * @default send
     */
    sendButtonAction?: string | undefined;
    /**
     * Specifies whether users who are the only signer are offered to sign at once.
     *
     * Format: boolean-string
     */
    showSignNow?: ("true" | "false") | undefined;
    /** The options that the user has for recipients and the message to them. */
    recipientSettings?: EnvelopeViewRecipientSettings | undefined;
    /** The offers of the page to apply templates. */
    templateSettings?: EnvelopeViewTemplateSettings | undefined;
}
