// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** When recipients who have not acted are reminded. */
export interface Reminders {
    /**
     * Whether reminders go out at all.
     *
     * Format: boolean-string
     */
    reminderEnabled?: ("true" | "false") | undefined;
    /**
     * Days from receipt until the first reminder.
     *
     * Format: integer-string
     */
    reminderDelay?: string | undefined;
    /**
     * Days from one reminder to the next.
     *
     * Format: integer-string
     */
    reminderFrequency?: string | undefined;
    /**
     * How many reminders a recipient gets at most.
     *
     * Format: integer-string
     */
    maximumReminderCount?: string | undefined;
    /**
     * Whether the service picks the moment of each reminder.
     *
     * Format: boolean-string
     */
    smartReminderEnabled?: ("true" | "false") | undefined;
}
