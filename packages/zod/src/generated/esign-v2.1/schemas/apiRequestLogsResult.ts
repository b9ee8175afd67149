/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiRequestLog } from './apiRequestLog.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ApiRequestLogsResult as Type } from '@countersign/types/esign-v2.1/schemas/apiRequestLogsResult';
export const ApiRequestLogsResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiRequestLogs": zod.array(ApiRequestLog).optional()
}));
