// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormFields } from './DocGenFormFields.js';

/** The values to insert into the generated documents of an envelope. */
export interface DocGenFormFieldRequest {
    /** The documents, each with the values of its fields. */
    docGenFormFields?: DocGenFormFields[] | undefined;
}
