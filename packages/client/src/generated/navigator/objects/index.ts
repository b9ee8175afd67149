// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Agreements } from './agreements.js';
import { agreements } from './agreements.js';
import type { BulkJob } from './bulk-job.js';
import { bulkJob } from './bulk-job.js';
/**
 * All of Countersign Navigator v1, by resource.
 */
export interface Navigator {
    /**
     * The agreements of an account, with what was found in them.
     */
    agreements: Agreements;
    /**
     * Jobs for uploading many files, of which the service makes agreements.
     */
    bulkJob: BulkJob;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function navigator(client: Client<'navigator'>): Navigator {
    return {
        agreements: agreements(client),
        bulkJob: bulkJob(client)
    };
}

