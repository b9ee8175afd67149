// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NewUser } from './newUser.js';

/** The results of adding users to an account. */
export interface NewUsersSummary {
    /** The users in the order of the request, each with its ID or an error. */
    newUsers?: NewUser[] | undefined;
}
