/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDataPart } from './connectDataPart.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectEventData as Type } from '@countersign/types/esign-v2.1/schemas/connectEventData';
export const ConnectEventData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "version": zod.enum(['legacy', 'restv2', 'restv2.1', '']).optional(),
    "format": zod.enum(['json', 'xml']).optional(),
    "includeData": zod.array(ConnectDataPart).optional()
}));
