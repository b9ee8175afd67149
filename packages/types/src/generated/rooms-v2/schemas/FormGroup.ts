// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupForm } from './GroupForm.js';

/** A form group with its offices and its forms. */
export interface FormGroup {
    /**
     * The ID of the form group, as used in other requests.
     *
     * Format: guid
     */
    readonly formGroupId?: string | undefined;
    /** The name of the form group, such as the kind of transaction that it is for. */
    readonly name?: string | undefined;
    /** The IDs of the offices that the group is granted to. */
    readonly officeIds?: number[] | undefined;
    /**
     * The forms that are assigned to the group, in the order in which they were
     * assigned.
     */
    readonly forms?: GroupForm[] | undefined;
}
