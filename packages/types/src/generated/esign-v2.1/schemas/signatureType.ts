// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A signature type that is available for a document. */
export interface SignatureType {
    /**
     * The signature type: `electronic` for electronic signatures only, or `universal` for any type
     * of signature.
     */
    type?: ("electronic" | "universal" | (string & {})) | undefined;
    /**
     * Specifies whether this signature type is the default.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
}
