/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectCustomConfiguration } from './connectCustomConfiguration.js';
import { fast } from '../../../fast/fast.js';
import * as formats from '../formats.js';
import type { ConnectConfigResults as Type } from '@countersign/types/esign-v2.1/schemas/connectConfigResults';
export const ConnectConfigResults: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "configurations": zod.array(ConnectCustomConfiguration).optional(),
    "totalRecords": formats.integerString.optional()
}));
