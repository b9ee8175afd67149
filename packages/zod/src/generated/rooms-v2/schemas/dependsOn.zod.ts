/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['DependsOn'];
export const DependsOn: zod.ZodType<Type, Type> = zod.object({
    "actionType": zod.string().optional(),
    "parentApiName": zod.string().optional()
});
