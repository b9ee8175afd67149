/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { State } from './state.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalStates'];
export const GlobalStates: zod.ZodType<Type, Type> = zod.object({
    "states": zod.array(State).optional()
});
