// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientOption } from './recipientOption.js';

/** The group of people from whom a rule selects a recipient. */
export interface RecipientGroup {
    /** The message that all members of the group receive. */
    groupMessage?: string | undefined;
    /** The sender's name for the group. */
    groupName?: string | undefined;
    /** The members of the group, with the labels that conditions use. */
    recipients?: RecipientOption[] | undefined;
}
