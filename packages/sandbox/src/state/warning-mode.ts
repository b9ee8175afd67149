/** The effect of warnings on a request: it succeeds, or is rejected. */
export type WarningMode = 'warn' | 'refuse';
