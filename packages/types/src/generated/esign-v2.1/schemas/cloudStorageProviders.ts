// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CloudStorageProvider } from './cloudStorageProvider.js';

/** The storages of a user. */
export interface CloudStorageProviders {
    /** One entry for each storage. */
    storageProviders?: CloudStorageProvider[] | undefined;
}
