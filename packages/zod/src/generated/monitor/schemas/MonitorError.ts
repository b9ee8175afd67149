/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MonitorError as Type } from '@countersign/types/monitor/schemas/MonitorError';
export const MonitorError: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string()
}));
