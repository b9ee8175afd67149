/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Party as Type } from '@countersign/types/navigator/schemas/Party';
export const Party: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.string(),
    "name_in_agreement": zod.string().nullish(),
    "preferred_name": zod.string().nullish()
}));
