// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocGenSyntaxError } from './DocGenSyntaxError.js';

/** The fields of one document that is generated. */
export interface DocGenFormFields {
    /** The GUID of the document, as in `documentIdGuid`. A request may have its `documentId` instead. */
    documentId?: string | undefined;
    /**
     * The progress of generating the document: `created` while its tags are to be replaced,
     * `mergesuceeded` after that, and `hassyntaxerror` if a tag has an error.
     */
    docGenDocumentStatus?: string | undefined;
    /**
     * The errors in the tags of the document, with which it cannot be generated, and the values that
     * do not fit a tag. The document shows the latter.
     */
    readonly docGenErrors?: DocGenSyntaxError[] | undefined;
    /**
     * The fields of the document. A table is one field, of the type `TableRow`, with the fields of
     * its columns in each row.
     */
    docGenFormFieldList?: DocGenFormField[] | undefined;
}
