// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The custom settings of a user; all names and values together may have 4000 characters. */
export interface CustomSettingsInformation {
    /** The settings, each a name with its value. To delete, the names alone are enough. */
    customSettings?: NameValue[] | undefined;
}
