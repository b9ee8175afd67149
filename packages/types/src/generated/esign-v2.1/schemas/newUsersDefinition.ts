// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInformation } from './userInformation.js';

/** The users to add to an account in one request. */
export interface NewUsersDefinition {
    /** The users to add, each with a name and an e-mail address. The maximum is 500. */
    newUsers: UserInformation[];
}
