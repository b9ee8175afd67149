// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Field } from './Field.js';

/** The fields that the details of a room consist of. */
export interface FieldSet {
    /**
     * The field set, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    readonly fieldSetId?: string | undefined;
    /** What the company calls the field set. */
    readonly title?: string | undefined;
    /** The fields in the order in which the room shows them. */
    readonly fields?: Field[] | undefined;
}
