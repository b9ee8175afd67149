// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Contact } from './contact.js';

/** Contacts of the address book to add, update or delete. */
export interface ContactModRequest {
    /**
     * The contacts. To update a contact, include its `contactId`. To delete one, only its
     * `contactId` is required.
     */
    contactList: Contact[];
}
