// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A type of activities in rooms. */
export interface ActivityType {
    /** The code of the type, such as `envsent`. Other codes can occur at any time. */
    activityTypeId?: string | undefined;
    /** The name of the type. */
    name?: string | undefined;
}
