/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OriginOfLead } from './OriginOfLead.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalOriginsOfLeads as Type } from '@countersign/types/rooms-v2/schemas/GlobalOriginsOfLeads';
export const GlobalOriginsOfLeads: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "originsOfLeads": zod.array(OriginOfLead).optional()
}));
