/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const Filter = /* @__PURE__ */ fast(() => zod.record(zod.string(), zod.unknown()));
