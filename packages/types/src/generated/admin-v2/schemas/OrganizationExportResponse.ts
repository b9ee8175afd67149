// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrgExportSelectedAccount } from './OrgExportSelectedAccount.js';
import type { OrgExportSelectedDomain } from './OrgExportSelectedDomain.js';
import type { OrganizationExportRequestorResponse } from './OrganizationExportRequestorResponse.js';
import type { OrganizationExportTaskResponse } from './OrganizationExportTaskResponse.js';
import type { OrganizationExportType } from './OrganizationExportType.js';

/** An export for an organization: what it holds, how far it has come, and where its files are. */
export interface OrganizationExportResponse {
    /**
     * The ID of the export, which the other export calls take.
     *
     * Format: guid
     */
    id?: string | undefined;
    type?: OrganizationExportType | undefined;
    /** Who asked for the export. */
    requestor?: OrganizationExportRequestorResponse | undefined;
    /**
     * The moment at which the export was asked for.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The moment at which the export last moved on.
     *
     * Format: date-time
     */
    last_modified?: string | undefined;
    /**
     * The moment at which the export came to its end.
     *
     * Format: date-time
     */
    completed?: string | undefined;
    /**
     * The moment after which the files of the export can no longer be fetched.
     *
     * Format: date-time
     */
    expires?: string | undefined;
    /** Where the export stands: waiting, running, through, or given up. */
    status?: ("queued" | "in_process" | "completed" | "failed") | undefined;
    /** The accounts to which the export is limited, if it is. */
    selected_accounts?: OrgExportSelectedAccount[] | undefined;
    /** The e-mail domains to which the export is limited, if it is. */
    selected_domains?: OrgExportSelectedDomain[] | undefined;
    /** The absolute address of this export, to be read again until it is through. */
    metadata_url?: string | undefined;
    /**
     * How much of the export is done.
     *
     * Format: int32
     */
    percent_completed?: number | undefined;
    /**
     * How many rows all files have together.
     *
     * Format: int64
     */
    number_rows?: number | undefined;
    /**
     * How many bytes all files have together.
     *
     * Format: int64
     */
    size_bytes?: number | undefined;
    /** The files that the export made; there are none until it is through. */
    results?: OrganizationExportTaskResponse[] | undefined;
    /** Whether the export went through without an error. */
    success?: boolean | undefined;
}
