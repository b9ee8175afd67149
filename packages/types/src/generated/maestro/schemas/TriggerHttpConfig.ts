// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The request that triggers a workflow. */
export interface TriggerHttpConfig {
    /** The HTTP method of the request. */
    method?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | (string & {})) | undefined;
    /** The absolute URL of the request. */
    url?: string | undefined;
}
