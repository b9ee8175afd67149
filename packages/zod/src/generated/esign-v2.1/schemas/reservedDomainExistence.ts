/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ReservedDomainExistence as Type } from '@countersign/types/esign-v2.1/schemas/reservedDomainExistence';
export const ReservedDomainExistence: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "emailDomain": zod.string().optional(),
    "isReserved": formats.booleanString.optional()
}));
