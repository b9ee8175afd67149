/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TabInfo } from './TabInfo.js';
import { fast } from '../../../fast/fast.js';
export const TabInfoList = /* @__PURE__ */ fast(() => zod.array(TabInfo));
