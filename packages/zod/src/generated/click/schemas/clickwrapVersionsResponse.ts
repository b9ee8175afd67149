/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapVersionSummaryResponse } from './clickwrapVersionSummaryResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClickwrapVersionsResponse as Type } from '@countersign/types/click/schemas/clickwrapVersionsResponse';
export const ClickwrapVersionsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "minimumPagesRemaining": zod.int().optional(),
    "page": zod.int().optional(),
    "pageSize": zod.int().optional(),
    "clickwraps": zod.array(ClickwrapVersionSummaryResponse).optional()
}));
