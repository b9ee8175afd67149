// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulksendingCopyDocGenFormField } from './BulksendingCopyDocGenFormField.js';

/** One row of a table in a document that is generated for a bulk send copy. */
export interface BulkSendingCopyDocGenFormFieldRowValue {
    /** The fields of the row with their values. */
    docGenFormFieldList?: BulksendingCopyDocGenFormField[] | undefined;
}
