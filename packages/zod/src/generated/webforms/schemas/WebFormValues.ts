/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const WebFormValues = /* @__PURE__ */ fast(() => zod.record(zod.string(), zod.union([zod.union([zod.string(), zod.number(), zod.boolean()]).nullable(), zod.array(zod.string()), zod.record(zod.string(), zod.string().nullable())])));
