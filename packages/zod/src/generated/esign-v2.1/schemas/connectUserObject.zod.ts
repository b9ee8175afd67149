/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectUserObject'];
export const ConnectUserObject: zod.ZodType<Type, Type> = zod.object({
    "configurationtype": zod.string().optional(),
    "connectId": zod.string().optional(),
    "enabled": zod.enum(['true', 'false']).optional(),
    "hasAccess": zod.enum(['true', 'false']).optional(),
    "senderSearchableItems": zod.array(zod.string()).optional()
});
