// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UpdateUserEmailRequest } from './UpdateUserEmailRequest.js';

/** The users whose e-mail addresses are changed. */
export interface UpdateUsersEmailRequest {
    /** The users, each with the new e-mail address. */
    users: UpdateUserEmailRequest[];
}
