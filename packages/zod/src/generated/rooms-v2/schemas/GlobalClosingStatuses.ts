/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClosingStatus } from './ClosingStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalClosingStatuses as Type } from '@countersign/types/rooms-v2/schemas/GlobalClosingStatuses';
export const GlobalClosingStatuses: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "closingStatuses": zod.array(ClosingStatus).optional()
}));
