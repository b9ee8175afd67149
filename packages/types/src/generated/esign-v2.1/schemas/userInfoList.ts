// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfo } from './userInfo.js';

/** Users whom a request is about; the ID of each is enough. */
export interface UserInfoList {
    /** The users who are meant, each by `userId`. */
    users: UserInfo[];
}
