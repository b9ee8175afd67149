/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ContactSide } from './ContactSide.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalContactSides as Type } from '@countersign/types/rooms-v2/schemas/GlobalContactSides';
export const GlobalContactSides: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "contactSides": zod.array(ContactSide).optional()
}));
