/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const FontSize = /* @__PURE__ */ fast(() => zod.string().regex(/^[Ss]ize(7|8|9|10|11|12|14|16|18|20|22|24|26|28|36|48|72)$/));
