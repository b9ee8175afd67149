/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OriginOfLead } from './OriginOfLead.js';
import { fast } from '../../../fast/fast.js';
import type { GlobalOriginsOfLeads as Type } from '@countersign/types/rooms-v2/schemas/GlobalOriginsOfLeads';
export const GlobalOriginsOfLeads: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "originsOfLeads": zod.array(OriginOfLead).optional()
}));
