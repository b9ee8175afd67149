/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectFailureResult } from './connectFailureResult.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectFailureResults as Type } from '@countersign/types/esign-v2.1/schemas/connectFailureResults';
export const ConnectFailureResults: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "retryQueue": zod.array(ConnectFailureResult).optional()
}));
