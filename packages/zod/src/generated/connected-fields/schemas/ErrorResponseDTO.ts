/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ErrorResponseDTO as Type } from '@countersign/types/connected-fields/schemas/ErrorResponseDTO';
export const ErrorResponseDTO: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "code": zod.string().nullable(),
    "message": zod.string().nullable()
}));
