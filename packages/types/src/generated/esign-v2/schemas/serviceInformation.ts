// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ServiceVersion } from './serviceVersion.js';

/** Which build of the service answers and which versions of the interface it has. */
export interface ServiceInformation {
    /** The branch of the service's source from which the build was made. */
    buildBranch?: string | undefined;
    /**
     * The moment at which the build went into service.
     *
     * Format: date-time
     */
    buildBranchDeployedDateTime?: string | undefined;
    /** The commit from which the build was made. */
    buildSHA?: string | undefined;
    /** The version number of the build. */
    buildVersion?: string | undefined;
    /** The addresses of the other sites of the service that belong with this one. */
    linkedSites?: string[] | undefined;
    /** One entry for each version of the interface. */
    serviceVersions?: ServiceVersion[] | undefined;
}
