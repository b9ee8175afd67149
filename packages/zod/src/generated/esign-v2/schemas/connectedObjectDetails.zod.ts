/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['ConnectedObjectDetails'];
export const ConnectedObjectDetails: zod.ZodType<Type, Type> = zod.object({
    "recordId": zod.string().optional()
});
