/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Aggregation } from './Aggregation.js';
import { Filter } from './Filter.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WebQuery as Type } from '@countersign/types/monitor/schemas/WebQuery';
export const WebQuery: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "filters": zod.array(Filter).optional(),
    "aggregations": zod.array(Aggregation).optional(),
    "queryScope": zod.union([zod.literal('OrganizationId'), zod.literal(null)]).nullish(),
    "queryScopeId": zod.string().nullish()
}));
