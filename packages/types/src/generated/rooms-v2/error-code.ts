// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The company does not use the version of Rooms for which the request is intended. Use the
     * invitation operation of the other version.
     */
    ACCOUNT_LACKS_PERMISSIONS: 400;
    /**
     * No document of the room was created from the form. Add the form to the room with
     * `Rooms_AddFormToRoom`, and repeat the request.
     */
    FORM_NOT_IN_ROOM: 400;
    /**
     * The request body is missing or cannot be read, a value in it has another type, or a parameter in
     * the path or the query is malformed or out of range. The message names the position. Fix it and
     * repeat the request.
     */
    INVALID_REQUEST_PARAMETERS: 400;
    /**
     * The company already has a member with this e-mail address, or an invitation was sent to it. To
     * send the invitation again, use `Users_ReinviteUser`.
     */
    MEMBER_ALREADY_EXISTS: 400;
    /**
     * Rooms, users, form groups or form libraries still refer to the office. Move them to another
     * office first.
     */
    OFFICE_IN_USE: 400;
    /**
     * The request body contains a field that is missing, breaks a rule or names an object that does not
     * exist. The message names the position. Fix it and repeat the request.
     */
    PROPERTY_VALIDATION_FAILURE: 400;
    /**
     * Offices or users still refer to the region. Delete the offices, and remove the users from the
     * region first.
     */
    REGION_IN_USE: 400;
    /**
     * No object has the ID in the path, or the user cannot view it. List the objects to find the right
     * ID.
     */
    RESOURCE_NOT_FOUND: 404;
    /**
     * The role is assigned to a member of the company or to a person in a room. Give these people
     * another role first.
     */
    ROLE_IN_USE: 400;
    /**
     * Every company has this role, and the request changes what cannot be changed of it. Create a role
     * of your own.
     */
    ROLE_IS_PREDEFINED: 400;
    /**
     * The member has already accepted the invitation. There is nothing to send again.
     */
    USER_ALREADY_ACTIVE: 400;
    /**
     * The user of the token does not belong to a company that uses Rooms. Invite the user, or use the
     * token of another user.
     */
    USER_LACKS_MEMBERSHIP: 400;
    /**
     * The role of the user does not allow this request. Change the role, or use the token of a user
     * with a suitable role.
     */
    USER_LACKS_PERMISSIONS: 403;
    /**
     * The member owns rooms and cannot be removed. Give the rooms another owner or delete them, then
     * repeat the request.
     */
    USER_OWNS_ROOMS: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
