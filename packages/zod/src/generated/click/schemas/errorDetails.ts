/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ErrorDetails as Type } from '@countersign/types/click/schemas/errorDetails';
export const ErrorDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorCode": zod.string(),
    "message": zod.string()
}));
