// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One item of a payment. Its amount is that of another tab. */
export interface PaymentLineItem {
    /** The tab that holds the amount, by its `tabLabel`. */
    amountReference?: string | undefined;
    /** What the item is, in a sentence for the signer. */
    description?: string | undefined;
    /** The sender's own code for the item, such as an article number. */
    itemCode?: string | undefined;
    /** The name of the item. */
    name?: string | undefined;
}
