/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DesignatedOffice as Type } from '@countersign/types/rooms-v2/schemas/DesignatedOffice';
export const DesignatedOffice: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "officeId": zod.int().min(1)
}));
