/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectLog } from './connectLog.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectLogs as Type } from '@countersign/types/esign-v2.1/schemas/connectLogs';
export const ConnectLogs: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "failures": zod.array(ConnectLog).optional(),
    "logs": zod.array(ConnectLog).optional(),
    "totalRecords": formats.integerString.optional(),
    "type": zod.string().optional()
}));
