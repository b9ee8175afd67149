// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Contact } from './contact.js';

/** What became of the contacts that were added, changed or deleted. */
export interface ContactUpdateResponse {
    /** The contacts of the request, each with its own outcome. */
    contacts?: Contact[] | undefined;
}
