// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The metadata of one document. */
export interface DocumentFieldsInformation {
    /** The names with their values; no name stands there twice. */
    documentFields?: NameValue[] | undefined;
}
