// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ListCustomField } from './listCustomField.js';
import type { TextCustomField } from './textCustomField.js';

/** The metadata of an envelope as the service keeps it. */
export interface CustomFieldsEnvelope {
    /** The fields with free text. */
    textCustomFields?: TextCustomField[] | undefined;
    /** The fields with a choice of values. */
    listCustomFields?: ListCustomField[] | undefined;
}
