// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The accepted types of cards. */
export interface CreditCardTypes {
    /** The types of cards, such as `visa` or `mastercard`. */
    cardTypes?: string[] | undefined;
}
