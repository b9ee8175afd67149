// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrgExportSelectedAccount } from './OrgExportSelectedAccount.js';
import type { OrgExportSelectedDomain } from './OrgExportSelectedDomain.js';
import type { OrganizationExportRequestorResponse } from './OrganizationExportRequestorResponse.js';
import type { OrganizationExportTaskResponse } from './OrganizationExportTaskResponse.js';
import type { OrganizationExportType } from './OrganizationExportType.js';

/** An export for an organization, with its type, progress and files. */
export interface OrganizationExportResponse {
    /**
     * The ID of the export, which the other export operations require.
     *
     * Format: guid
     */
    id?: string | undefined;
    type?: OrganizationExportType | undefined;
    /** The user who requested the export. */
    requestor?: OrganizationExportRequestorResponse | undefined;
    /**
     * The date and time when the export was requested, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The date and time when the export last changed, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    last_modified?: string | undefined;
    /**
     * The date and time when the export finished, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    completed?: string | undefined;
    /**
     * The date and time after which the export and its files are deleted, in ISO 8601 format (UTC).
     * An export is stored for 90 days.
     *
     * Format: date-time
     */
    expires?: string | undefined;
    /** The status of the export: `queued`, `in_process`, `completed` or `failed`. */
    status?: ("queued" | "in_process" | "completed" | "failed" | (string & {})) | undefined;
    /** The accounts to which the export is limited, if any. */
    selected_accounts?: OrgExportSelectedAccount[] | undefined;
    /** The e-mail domains to which the export is limited, if any. */
    selected_domains?: OrgExportSelectedDomain[] | undefined;
    /** The absolute URL of this export. Poll it until the export is completed. */
    metadata_url?: string | undefined;
    /**
     * The progress of the export, in percent.
     *
     * Format: int32
     */
    percent_completed?: number | undefined;
    /**
     * The total number of rows in all files.
     *
     * Format: int64
     */
    number_rows?: number | undefined;
    /**
     * The total size of all files, in bytes.
     *
     * Format: int64
     */
    size_bytes?: number | undefined;
    /** The files that the export created. The list is empty until the export is completed. */
    results?: OrganizationExportTaskResponse[] | undefined;
    /** Indicates whether the export completed without an error. */
    success?: boolean | undefined;
}
