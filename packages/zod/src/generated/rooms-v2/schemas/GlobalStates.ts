/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { State } from './State.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalStates as Type } from '@countersign/types/rooms-v2/schemas/GlobalStates';
export const GlobalStates: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "states": zod.array(State).optional()
}));
