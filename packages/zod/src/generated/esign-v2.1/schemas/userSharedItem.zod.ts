/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import { UserInfo } from './userInfo.zod.js';
import { UserSharing } from './userSharing.zod.js';

export const UserSharedItem = zod.object({
  "user": UserInfo.optional(),
  "shared": UserSharing.optional(),
  "errorDetails": ErrorDetails.optional()
});

export type UserSharedItem = zod.input<typeof UserSharedItem>;
export type UserSharedItemOutput = zod.output<typeof UserSharedItem>;
