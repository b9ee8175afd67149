// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The room and the forms of a session. It requires `formIds`, or `formId` in older programs. */
export interface ExternalFormFillSessionForCreate {
    /**
     * The ID of the only form of the session. Use `formIds` instead.
     *
     * @deprecated
     */
    formId?: string | undefined;
    /**
     * The ID of the room that contains the forms.
     *
     * Format: int32
     */
    roomId: number;
    /** The IDs of the forms to fill in, which must be in the room: at most 10. */
    formIds?: string[] | undefined;
    /**
     * The origin of the page that shows the session in a frame, such as
     * `https://app.harbour.example`. Without it, browsers do not show the session in a frame.
     */
    xFrameAllowedUrl?: string | undefined;
}
