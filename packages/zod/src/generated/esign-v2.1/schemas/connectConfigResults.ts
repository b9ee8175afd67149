/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectCustomConfiguration } from './connectCustomConfiguration.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectConfigResults as Type } from '@countersign/types/esign-v2.1/schemas/connectConfigResults';
export const ConnectConfigResults: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "configurations": zod.array(ConnectCustomConfiguration).optional(),
    "totalRecords": formats.integerString.optional()
}));
