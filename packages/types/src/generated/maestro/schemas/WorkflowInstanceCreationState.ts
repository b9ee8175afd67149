// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of a workflow in relation to new instances. A `paused` one creates none. */
export type WorkflowInstanceCreationState = "active" | "paused" | (string & {});
