// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** Further metadata of an envelope, as names with values. */
export interface EnvelopeCustomMetadata {
    /** The names with their values. */
    envelopeCustomMetadataDetails?: NameValue[] | undefined;
}
