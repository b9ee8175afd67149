// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocGenSyntaxError } from './DocGenSyntaxError.js';

/** The fields of one document that is generated. */
export interface DocGenFormFields {
    /** The GUID of the document, as in `documentIdGuid`. A request may have its `documentId` instead. */
    documentId?: string | undefined;
    /**
     * The progress of generating the document: `created` while its placeholders are to be replaced,
     * `generated` after that.
     */
    docGenDocumentStatus?: string | undefined;
    /** The errors in the placeholders of the document. It cannot be sent with them. */
    readonly docGenErrors?: DocGenSyntaxError[] | undefined;
    /**
     * The fields of the document. A table is one field, of the type `TableRow`, with the fields of
     * its columns in each row.
     */
    docGenFormFieldList?: DocGenFormField[] | undefined;
}
