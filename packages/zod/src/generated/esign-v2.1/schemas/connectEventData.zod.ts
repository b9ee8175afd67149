/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDataPart } from './connectDataPart.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectEventData'];
export const ConnectEventData: zod.ZodType<Type, Type> = zod.object({
    "version": zod.enum(['legacy', 'restv2.1']).optional(),
    "format": zod.enum(['json', 'xml']).optional(),
    "includeData": zod.array(ConnectDataPart).optional()
});
