// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomData } from './CustomData.js';
import type { FieldConfiguration } from './FieldConfiguration.js';

/** One field of the room details, with the rules for its value. */
export interface Field {
    /**
     * The field within this field set, by GUID.
     *
     * Format: guid
     */
    readonly fieldId?: string | undefined;
    /**
     * The definition that the field follows, by GUID; several field sets can share it.
     *
     * Format: guid
     */
    readonly fieldDefinitionId?: string | undefined;
    /** The label beside the field in the room. */
    readonly title?: string | undefined;
    /** The key under which the value stands in the field data of a room. */
    readonly apiName?: string | undefined;
    /** What kind of value the field takes. */
    readonly type?: ("Date" | "Text" | "Checkbox" | "Currency" | "Numeric" | "SelectList" | "TextArea" | "Percentage" | "Integer") | undefined;
    /** The fields that this one groups; empty for a single field. */
    readonly fields?: Field[] | undefined;
    /** The bounds and options of the value. */
    configuration?: FieldConfiguration | undefined;
    /** At which steps of a room's life the field must be filled. */
    customData?: CustomData | undefined;
}
