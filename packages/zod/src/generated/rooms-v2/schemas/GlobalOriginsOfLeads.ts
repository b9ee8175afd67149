/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OriginOfLead } from './OriginOfLead.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalOriginsOfLeads as Type } from '@countersign/types/rooms-v2/schemas/GlobalOriginsOfLeads';
export const GlobalOriginsOfLeads: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "originsOfLeads": zod.array(OriginOfLead).optional()
}));
