// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A setting of a domain or of an identity provider. */
export interface SettingResponse {
    /** The name of the setting. */
    key?: string | undefined;
    /** The value, as JSON of the type that `type` names. A setting without a value has null. */
    value?: (string | number | boolean | null) | undefined;
    /** The kind by which clients read the value. */
    type?: ("unknown" | "guid" | "text" | "integer" | "boolean" | "datetime" | "enumeration" | (string & {})) | undefined;
}
