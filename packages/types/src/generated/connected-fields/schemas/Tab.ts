// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabExtensionData } from './TabExtensionData.js';

/** A tab that an extension app can check. */
export interface Tab {
    /** The check of the tab by the app. */
    extensionData: TabExtensionData;
    /** The kind of tab, such as `text`. */
    tabType: string;
    /** A regular expression that values must match. */
    validationPattern?: string | undefined;
    /** The message about a value that does not match it. */
    validationMessage?: string | undefined;
    /** The label of the tab. Keep it in the envelope. */
    tabLabel: string;
    /** The values of a group of radio buttons. */
    radios?: string[] | undefined;
}
