// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NewUser } from './newUser.js';

/** What became of the users that were to be added. */
export interface NewUsersSummary {
    /** The users in the order of the request, each with its ID or with why it failed. */
    newUsers?: NewUser[] | undefined;
}
