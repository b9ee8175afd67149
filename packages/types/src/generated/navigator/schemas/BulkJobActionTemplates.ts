// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobActionTemplate } from './BulkJobActionTemplate.js';

/** How the files of a job and the data about them are sent. */
export interface BulkJobActionTemplates {
    /** How a file is sent. */
    upload_document?: BulkJobActionTemplate | undefined;
    /** How data about a file is sent. */
    upload_metadata?: BulkJobActionTemplate | undefined;
}
