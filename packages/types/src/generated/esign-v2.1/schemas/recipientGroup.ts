// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientOption } from './recipientOption.js';

/** The people among whom a rule chooses a recipient. */
export interface RecipientGroup {
    /** What all of them are told. */
    groupMessage?: string | undefined;
    /** What the sender calls these people together. */
    groupName?: string | undefined;
    /** The people with the labels that conditions use. */
    recipients?: RecipientOption[] | undefined;
}
