// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopesShareRequest } from './EnvelopesShareRequest.js';

/** The shares of an envelope that are to be created, changed or deleted. */
export interface EnvelopesSharesRequest {
    /** One entry for each user. */
    shares?: EnvelopesShareRequest[] | undefined;
}
