// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ListCustomField } from './listCustomField.js';
import type { TextCustomField } from './textCustomField.js';

/** The custom fields of an envelope: text fields and list fields. */
export interface CustomFields {
    /** The custom fields whose values can be any words, such as a case number. */
    textCustomFields?: TextCustomField[] | undefined;
    /** The custom fields whose value is selected from a list. */
    listCustomFields?: ListCustomField[] | undefined;
}
