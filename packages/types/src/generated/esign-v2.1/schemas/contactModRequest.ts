// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Contact } from './contact.js';

/** Contacts to add to the address book, to change or to delete. */
export interface ContactModRequest {
    /** The contacts. Those that exist need their `contactId`, and to be deleted nothing else. */
    contactList: Contact[];
}
