// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomData } from './CustomData.js';
import type { FieldConfiguration } from './FieldConfiguration.js';

/** A field of the room details, with the rules for its value. */
export interface Field {
    /**
     * The GUID of the field in this field set.
     *
     * Format: guid
     */
    readonly fieldId?: string | undefined;
    /**
     * The GUID of the definition of the field. Several field sets can share a definition.
     *
     * Format: guid
     */
    readonly fieldDefinitionId?: string | undefined;
    /** The label of the field in the room. */
    readonly title?: string | undefined;
    /** The key of the value in the field data of a room. */
    readonly apiName?: string | undefined;
    /**
     * The type of the value: `Date`, `Text`, `Checkbox`, `Currency`, `Numeric`, `SelectList`,
     * `TextArea`, `Percentage` or `Integer`.
     */
    readonly type?: ("Date" | "Text" | "Checkbox" | "Currency" | "Numeric" | "SelectList" | "TextArea" | "Percentage" | "Integer" | (string & {})) | undefined;
    /**
     * The fields that this field groups, such as the name and the address of a buyer. It is empty
     * for a single field. A field that groups others has no `type`, and its value is an object.
     */
    readonly fields?: Field[] | undefined;
    /** The limits and options of the value. */
    configuration?: FieldConfiguration | undefined;
    /** The steps in the life of a room at which the field is required. */
    customData?: CustomData | undefined;
}
