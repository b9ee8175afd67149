/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailArchiveStatus } from './bccEmailArchiveStatus.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bccEmailArchiveHistory'];
export const BccEmailArchiveHistory: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "action": zod.string().optional(),
    "email": zod.string().optional(),
    "modified": zod.iso.datetime({ "offset": true }).optional(),
    "modifiedBy": UserInfo.optional(),
    "status": BccEmailArchiveStatus.optional()
});
