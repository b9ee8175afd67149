// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Field } from './Field.js';

/** The fields of the details of a room. */
export interface FieldSet {
    /**
     * The GUID of the field set, as assigned by the service.
     *
     * Format: guid
     */
    readonly fieldSetId?: string | undefined;
    /** The name of the field set. */
    readonly title?: string | undefined;
    /** The fields in the order in which the room displays them. */
    readonly fields?: Field[] | undefined;
}
