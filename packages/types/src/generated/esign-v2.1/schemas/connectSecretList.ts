// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectSecret } from './connectSecret.js';

/** The keys with which the service signs the Connect messages of an account. */
export interface ConnectSecretList {
    /** The active keys, in the order in which they sign. */
    secrets?: ConnectSecret[] | undefined;
}
