// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormFields } from './DocGenFormFields.js';
import type { ErrorDetails } from './errorDetails.js';

/**
 * The fields of the generated documents of an envelope. If no document has fields, the object is
 * empty.
 */
export interface DocGenFormFieldResponse {
    /** The documents that have fields. */
    docGenFormFields?: DocGenFormFields[] | undefined;
    /** The error details, if the fields cannot be read. */
    readonly errorDetails?: ErrorDetails | undefined;
}
