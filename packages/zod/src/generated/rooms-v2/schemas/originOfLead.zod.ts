/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['OriginOfLead'];
export const OriginOfLead: zod.ZodType<Type, Type> = zod.object({
    "originOfLeadId": zod.string().optional(),
    "name": zod.string().optional()
});
