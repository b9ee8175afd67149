/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ContactSide } from './contactSide.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalContactSides'];
export const GlobalContactSides: zod.ZodType<Type, Type> = zod.object({
    "contactSides": zod.array(ContactSide).optional()
});
