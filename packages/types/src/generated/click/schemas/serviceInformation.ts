// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ServiceVersion } from './serviceVersion.js';

/** The versions of the API, and the build of the service. */
export interface ServiceInformation {
    /** The source branch from which the build was created. */
    buildBranch?: string | undefined;
    /** The date and time when the build was deployed. */
    buildBranchDeployedDateTime?: string | undefined;
    /** The commit from which the build was created. */
    buildSHA?: string | undefined;
    /** The version number of the build. */
    buildVersion?: string | undefined;
    /** The URLs of the other sites of the service that are linked to this one. */
    linkedSites?: string[] | undefined;
    /** The versions of the API, one entry for each. */
    serviceVersions?: ServiceVersion[] | undefined;
}
