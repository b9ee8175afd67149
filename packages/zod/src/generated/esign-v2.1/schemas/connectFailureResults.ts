/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectFailureResult } from './connectFailureResult.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectFailureResults as Type } from '@countersign/types/esign-v2.1/schemas/connectFailureResults';
export const ConnectFailureResults: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "retryQueue": zod.array(ConnectFailureResult).optional()
}));
