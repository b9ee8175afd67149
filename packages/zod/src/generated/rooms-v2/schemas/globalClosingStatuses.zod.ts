/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClosingStatus } from './closingStatus.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalClosingStatuses'];
export const GlobalClosingStatuses: zod.ZodType<Type, Type> = zod.object({
    "closingStatuses": zod.array(ClosingStatus).optional()
});
