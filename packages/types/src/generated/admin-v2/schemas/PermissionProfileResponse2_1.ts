// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A permission profile of a product. */
export interface PermissionProfileResponse21 {
    /** The ID of the permission profile, which is unique in its product. */
    permission_profile_id?: string | undefined;
    /** The name of the permission profile, such as `DocuSign Sender`. */
    permission_profile_name?: string | undefined;
}
