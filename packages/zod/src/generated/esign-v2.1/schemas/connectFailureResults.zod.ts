/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectFailureResult } from './connectFailureResult.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectFailureResults'];
export const ConnectFailureResults: zod.ZodType<Type, Type> = zod.object({
    "retryQueue": zod.array(ConnectFailureResult).optional()
});
