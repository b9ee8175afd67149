// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** The custom settings of a user. All names and values together can have at most 4000 characters. */
export interface CustomSettingsInformation {
    /** The settings, each with a name and a value. To delete settings, only the names are required. */
    customSettings?: NameValue[] | undefined;
}
