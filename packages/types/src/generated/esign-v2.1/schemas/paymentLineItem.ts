// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One item of a payment. The amount is the value of another tab. */
export interface PaymentLineItem {
    /** The `tabLabel` of the tab that contains the amount. */
    amountReference?: string | undefined;
    /** The description of the item for the signer, in one sentence. */
    description?: string | undefined;
    /** The sender's own code for the item, such as an article number. */
    itemCode?: string | undefined;
    /** The name of the item. */
    name?: string | undefined;
}
