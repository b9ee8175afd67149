// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';

/** One row of a table in a generated document. */
export interface DocGenFormFieldRowValue {
    /** The fields of the row, one for each column. */
    docGenFormFieldList?: DocGenFormField[] | undefined;
}
