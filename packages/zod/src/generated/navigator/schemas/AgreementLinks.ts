/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Link } from './Link.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AgreementLinks as Type } from '@countersign/types/navigator/schemas/AgreementLinks';
export const AgreementLinks: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "document": Link.optional()
}));
