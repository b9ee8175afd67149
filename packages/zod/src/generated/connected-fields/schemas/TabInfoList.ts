/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TabInfo } from './TabInfo.js';
export const TabInfoList = /* @__PURE__ */ zod.array(TabInfo);
