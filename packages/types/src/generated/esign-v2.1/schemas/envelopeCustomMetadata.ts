// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** Additional metadata of an envelope, as names with values. */
export interface EnvelopeCustomMetadata {
    /** The metadata, as names with values. */
    envelopeCustomMetadataDetails?: NameValue[] | undefined;
}
