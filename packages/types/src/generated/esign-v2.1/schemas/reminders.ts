// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The reminder settings for recipients who have not acted. */
export interface Reminders {
    /**
     * Specifies whether reminders are sent.
     *
     * Format: boolean-string
     */
    reminderEnabled?: ("true" | "false") | undefined;
    /**
     * The number of days after receipt until the first reminder.
     *
     * Format: integer-string
     */
    reminderDelay?: string | undefined;
    /**
     * The number of days between reminders.
     *
     * Format: integer-string
     */
    reminderFrequency?: string | undefined;
    /**
     * The maximum number of reminders that a recipient receives.
     *
     * Format: integer-string
     */
    maximumReminderCount?: string | undefined;
    /**
     * Specifies whether the service selects the time of each reminder.
     *
     * Format: boolean-string
     */
    smartReminderEnabled?: ("true" | "false") | undefined;
}
