// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UpdateUserEmailRequest } from './UpdateUserEmailRequest.js';

/** Users who get a new e-mail address. */
export interface UpdateUsersEmailRequest {
    /** The users, each with the new address. */
    users: UpdateUserEmailRequest[];
}
