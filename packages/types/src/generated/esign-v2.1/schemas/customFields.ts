// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ListCustomField } from './listCustomField.js';
import type { TextCustomField } from './textCustomField.js';

/** The metadata of an envelope: fields with free text and fields with a choice. */
export interface CustomFields {
    /** The fields with free text. */
    textCustomFields?: TextCustomField[] | undefined;
    /** The fields with a choice of values. */
    listCustomFields?: ListCustomField[] | undefined;
}
