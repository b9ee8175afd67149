// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ResourceMetadata } from './ResourceMetadata.js';
import type { TriggerHttpConfig } from './TriggerHttpConfig.js';
import type { TriggerInputField } from './TriggerInputField.js';

/** The way in which a workflow is triggered, with its inputs. */
export interface WorkflowTriggerRequirements {
    /**
     * The date and time when the response was written.
     *
     * Format: date-time
     */
    response_timestamp?: string | undefined;
    /**
     * The time that the service took for the request, in milliseconds.
     *
     * Format: int32
     */
    response_duration_ms?: number | undefined;
    /**
     * The ID of the request. Include it when you report a problem.
     *
     * Format: guid
     */
    request_id?: string | undefined;
    /**
     * The ID that the definition of the workflow gives its trigger.
     *
     * Format: guid
     */
    trigger_id?: string | undefined;
    /** The kind of event that triggers the workflow. */
    trigger_event_type?: ("HTTP" | (string & {})) | undefined;
    /** The request that triggers the workflow. */
    trigger_http_config?: TriggerHttpConfig | undefined;
    /** The inputs of the workflow. */
    trigger_input_schema?: TriggerInputField[] | undefined;
    /** The people who created and changed the workflow that is triggered. */
    metadata?: ResourceMetadata | undefined;
}
