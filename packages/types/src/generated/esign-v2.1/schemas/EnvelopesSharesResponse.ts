// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopesShareResponse } from './EnvelopesShareResponse.js';

/** The shares of an envelope. */
export interface EnvelopesSharesResponse {
    /** One entry for each user who has access. */
    shares?: EnvelopesShareResponse[] | undefined;
}
