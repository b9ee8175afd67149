// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The languages that recipients may be addressed in. */
export interface SupportedLanguages {
    /** The languages, by name and code. */
    languages?: NameValue[] | undefined;
}
