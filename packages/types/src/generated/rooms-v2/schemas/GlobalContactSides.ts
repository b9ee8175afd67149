// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ContactSide } from './ContactSide.js';

/** The sides for which contacts stand. */
export interface GlobalContactSides {
    /** Every side for which a contact can stand. */
    contactSides?: ContactSide[] | undefined;
}
