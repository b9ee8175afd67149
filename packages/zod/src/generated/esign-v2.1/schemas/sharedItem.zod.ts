/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import { UserSharing } from './userSharing.zod.js';

export const SharedItem = zod.object({
  "user": UserInfo.optional(),
  "shared": UserSharing.optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type SharedItem = zod.input<typeof SharedItem>;
export type SharedItemOutput = zod.output<typeof SharedItem>;
