// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A field of the documents, filled in for each person by `documentData`. */
export interface DataField {
    /** The name of the field for people. */
    label?: string | undefined;
    /** The key of the value in `documentData`. No other field of the version may have it. */
    name?: string | undefined;
    /** The form of the value: any text, digits, or a date such as `2026-11-20` or `11/20/2026`. */
    type?: ("STRING" | "NUMBER" | "DATE" | (string & {})) | undefined;
}
