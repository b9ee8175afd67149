// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailAddress } from './bccEmailAddress.js';

/** Who else gets the e-mails of an envelope and where answers to them go. */
export interface EmailSettings {
    /** The address to which answers go instead of the sender's. */
    replyEmailAddressOverride?: string | undefined;
    /** The name that stands with that address. */
    replyEmailNameOverride?: string | undefined;
    /** Addresses that get a blind copy. The account must allow it. */
    bccEmailAddresses?: BccEmailAddress[] | undefined;
}
