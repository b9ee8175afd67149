// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailAddress } from './bccEmailAddress.js';

/** The e-mail settings of an envelope: additional recipients of the e-mails and the reply address. */
export interface EmailSettings {
    /** The reply e-mail address that replaces the sender's address. */
    replyEmailAddressOverride?: string | undefined;
    /** The name that is displayed with the reply e-mail address. */
    replyEmailNameOverride?: string | undefined;
    /** The e-mail addresses that receive a blind carbon copy (BCC). The account must allow this. */
    bccEmailAddresses?: BccEmailAddress[] | undefined;
}
