// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The settings of the logging of calls. */
export interface DiagnosticsSettingsInformation {
    /**
     * Specifies whether calls are logged.
     *
     * Format: boolean-string
     */
    apiRequestLogging?: ("true" | "false") | undefined;
    /**
     * The maximum number of logs.
     *
     * Format: integer-string
     */
    readonly apiRequestLogMaxEntries?: string | undefined;
    /**
     * The number of logs that can still be written.
     *
     * Format: integer-string
     */
    readonly apiRequestLogRemainingEntries?: string | undefined;
}
