/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ApiRequestLog as Type } from '@countersign/types/esign-v2.1/schemas/apiRequestLog';
export const ApiRequestLog: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDateTime": formats.dateTime.optional(),
    "description": zod.string().optional(),
    "requestLogId": formats.guid.optional(),
    "status": zod.string().optional()
}));
