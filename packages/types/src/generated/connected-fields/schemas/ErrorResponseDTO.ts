// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error response of the Connected Fields API. */
export interface ErrorResponseDTO {
    /** The upper-case code of the error, for use by programs. */
    code: string | null;
    /** A short, readable description of the error. */
    message: string | null;
}
