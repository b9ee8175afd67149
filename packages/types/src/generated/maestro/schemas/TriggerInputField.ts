// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An input that a workflow needs when it is triggered. */
export interface TriggerInputField {
    /** The key of the input in `trigger_inputs`. */
    field_name?: string | undefined;
    /** The type of the value, such as `String` or `Number`. */
    field_data_type?: string | undefined;
    /** The value that is used if the request has none. */
    default_value?: unknown | undefined;
}
