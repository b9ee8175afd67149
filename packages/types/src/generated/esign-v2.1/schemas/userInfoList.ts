// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/** The users that a request refers to. Only their IDs are required. */
export interface UserInfoList {
    /** The users, each identified by `userId`. */
    users: UserInfo[];
}
