// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The document fields (metadata) of one document. */
export interface DocumentFieldsInformation {
    /** The fields, as names with values. Each name can occur only once. */
    documentFields?: NameValue[] | undefined;
}
