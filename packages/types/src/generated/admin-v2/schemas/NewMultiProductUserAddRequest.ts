// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupRequest } from './DSGroupRequest.js';
import type { FederatedStatus } from './FederatedStatus.js';
import type { ProductPermissionProfileRequest } from './ProductPermissionProfileRequest.js';

/** A user with the rights in the products of an account. */
export interface NewMultiProductUserAddRequest {
    /**
     * The products, each with the permission profile that the user gets there. The profiles of
     * products that are not in the list stay as they are.
     */
    product_permission_profiles: ProductPermissionProfileRequest[];
    /** The groups of the account that the user joins. */
    ds_groups?: DSGroupRequest[] | undefined;
    /** The e-mail address of the person. */
    email: string;
    /** The language of pages and e-mails for the user, such as `pt_BR`. */
    language_culture?: string | undefined;
    /** The licence type of the user, if the plan of the account licenses each user. */
    license_type?: string | undefined;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    /**
     * The GUID of the account that opens after the user logs in. The user must belong to it.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /** The code that the user must enter to activate the membership. */
    access_code?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /**
     * Specifies whether the memberships are activated immediately, without an activation e-mail. Use
     * it for users of a reserved domain who log in through an identity provider.
     */
    auto_activate_memberships?: boolean | undefined;
}
