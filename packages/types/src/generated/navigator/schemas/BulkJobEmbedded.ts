// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobEmbeddedItems } from './BulkJobEmbeddedItems.js';

/** The files of an upload job. */
export interface BulkJobEmbedded {
    /** All states that a file can have. */
    document_status_enum?: string[] | undefined;
    /** The files, in their order. */
    documents?: BulkJobEmbeddedItems[] | undefined;
}
