/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocGenSyntaxError as Type } from '@countersign/types/esign-v2.1/schemas/DocGenSyntaxError';
export const DocGenSyntaxError: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorCode": zod.string().optional(),
    "message": zod.string().optional(),
    "tagIdentifier": zod.string().optional()
}));
