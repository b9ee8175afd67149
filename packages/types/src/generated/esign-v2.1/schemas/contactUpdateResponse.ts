// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Contact } from './contact.js';

/** The result of adding, updating or deleting contacts. */
export interface ContactUpdateResponse {
    /** The contacts of the request, each with its own result. */
    contacts?: Contact[] | undefined;
}
