// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The name and the inputs of a new instance of a workflow. */
export interface TriggerWorkflow {
    /** The name of the instance, which lists and pages show. */
    instance_name: string;
    /** The value of each input, by the `field_name` of the trigger requirements. */
    trigger_inputs: {
        [key: string]: unknown;
    };
}
