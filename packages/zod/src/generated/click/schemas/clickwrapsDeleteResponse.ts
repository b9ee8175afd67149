/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapDeleteResponse } from './clickwrapDeleteResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClickwrapsDeleteResponse as Type } from '@countersign/types/click/schemas/clickwrapsDeleteResponse';
export const ClickwrapsDeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clickwraps": zod.array(ClickwrapDeleteResponse).optional()
}));
