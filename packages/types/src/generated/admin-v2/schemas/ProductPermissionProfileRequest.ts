// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A product and the permission profile that a user gets in it. */
export interface ProductPermissionProfileRequest {
    /**
     * The GUID of the product. `MultiProductUserManagement_getProductPermissionProfiles` lists the
     * products of an account.
     *
     * Format: guid
     */
    product_id: string;
    /**
     * The ID of a permission profile of that product: a number in e-signature, the number of a role
     * in Rooms, and a GUID in CLM.
     */
    permission_profile_id: string;
}
