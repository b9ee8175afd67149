// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobActionTemplate } from './BulkJobActionTemplate.js';

/** The requests by which the files of a job and the data about them are sent. */
export interface BulkJobActionTemplates {
    /** The request by which a file is sent. */
    upload_document?: BulkJobActionTemplate | undefined;
    /** The request by which data about a file is sent. */
    upload_metadata?: BulkJobActionTemplate | undefined;
}
