// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopyDocGenFormFieldRowValue } from './BulkSendingCopyDocGenFormFieldRowValue.js';

/** The value of one field in a document that is generated for a bulk send copy. */
export interface BulksendingCopyDocGenFormField {
    /** The name of the field in the document. */
    name?: string | undefined;
    /** The rows of the field, if the field is a table. */
    rowValues?: BulkSendingCopyDocGenFormFieldRowValue[] | undefined;
    /** The content of the field, where it is not a table. */
    value?: string | undefined;
}
