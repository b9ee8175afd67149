/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import { UserSharing } from './userSharing.zod.js';

export const UserSharedItem = zod.object({
  "user": UserInfo.optional(),
  "shared": UserSharing.optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type UserSharedItem = zod.input<typeof UserSharedItem>;
export type UserSharedItemOutput = zod.output<typeof UserSharedItem>;
