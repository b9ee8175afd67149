// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A room template of the company. It specifies the side of the transaction and the task lists of the
 * rooms that are created from it.
 */
export interface RoomTemplate {
    /**
     * The ID of the template, for `templateId` of a new room.
     *
     * Format: int32
     */
    readonly roomTemplateId?: number | undefined;
    /** The title of the template in the menu of a new room. */
    readonly name?: string | undefined;
    /**
     * The number of task list templates that are applied to a new room.
     *
     * Format: int32
     */
    readonly taskTemplateCount?: number | undefined;
}
