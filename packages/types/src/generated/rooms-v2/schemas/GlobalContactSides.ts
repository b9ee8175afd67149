// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ContactSide } from './ContactSide.js';

/** The list of sides that contacts can represent. */
export interface GlobalContactSides {
    /** All sides that a contact can represent. */
    contactSides?: ContactSide[] | undefined;
}
