/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OriginOfLead } from './originOfLead.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalOriginsOfLeads'];
export const GlobalOriginsOfLeads: zod.ZodType<Type, Type> = zod.object({
    "originsOfLeads": zod.array(OriginOfLead).optional()
});
