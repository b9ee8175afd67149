// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Tab } from './Tab.js';

/** An installed extension app with its tabs. */
export interface TabInfo {
    /** The ID of the app, as the account has installed it. */
    appId: string;
    /** The mandatory tabs, and those that the verified type needs. */
    tabs: Tab[];
}
