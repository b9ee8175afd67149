/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AggregateResultResult } from './AggregateResultResult.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AggregateResult as Type } from '@countersign/types/monitor/schemas/AggregateResult';
export const AggregateResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result": zod.array(AggregateResultResult).optional()
}));
