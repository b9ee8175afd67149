// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A product in an app store through which a plan can be purchased. */
export interface AppStoreProduct {
    /** The app store that sells the product. */
    marketPlace?: string | undefined;
    /** The ID of the product in the app store. */
    productId?: string | undefined;
}
