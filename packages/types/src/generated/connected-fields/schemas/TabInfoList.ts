// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabInfo } from './TabInfo.js';

/** The installed extension apps. */
export type TabInfoList = TabInfo[];
