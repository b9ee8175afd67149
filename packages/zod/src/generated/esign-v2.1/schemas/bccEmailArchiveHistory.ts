/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BccEmailArchiveStatus } from './bccEmailArchiveStatus.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BccEmailArchiveHistory as Type } from '@countersign/types/esign-v2.1/schemas/bccEmailArchiveHistory';
export const BccEmailArchiveHistory: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "action": zod.string().optional(),
    "email": zod.string().optional(),
    "modified": formats.dateTime.optional(),
    "modifiedBy": UserInfo.optional(),
    "status": BccEmailArchiveStatus.optional()
}));
