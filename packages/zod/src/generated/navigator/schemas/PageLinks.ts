/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Link } from './Link.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PageLinks as Type } from '@countersign/types/navigator/schemas/PageLinks';
export const PageLinks: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "first": Link.optional(),
    "self": Link.optional(),
    "next": Link.optional()
}));
