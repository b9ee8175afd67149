// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The options of an embedded page for recipients and the message to them. */
export interface TemplateViewRecipientSettings {
    /**
     * Specifies whether recipients can be chosen from the user's contacts.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showContactsList?: ("true" | "false") | undefined;
    /**
     * Specifies whether the subject and the message of the e-mail can be edited.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEditMessage?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients can be added, changed and removed.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEditRecipients?: ("true" | "false") | undefined;
}
