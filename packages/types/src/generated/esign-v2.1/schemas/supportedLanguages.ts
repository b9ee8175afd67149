// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The languages in which recipients can be addressed. */
export interface SupportedLanguages {
    /** The supported languages, with names and codes. */
    languages?: NameValue[] | undefined;
}
