/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapTransferRequest as Type } from '@countersign/types/click/schemas/clickwrapTransferRequest';
export const ClickwrapTransferRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "status": zod.enum(['active', 'inactive', 'deleted']).optional(),
    "transferFromUserId": formats.guid.optional(),
    "transferToUserId": formats.guid.optional()
}));
