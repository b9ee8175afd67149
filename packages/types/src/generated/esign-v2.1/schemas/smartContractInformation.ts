// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The contract on a blockchain that belongs to a tab. */
export interface SmartContractInformation {
    /** The code of the contract. */
    code?: string | undefined;
    /** The address at which the contract is kept. */
    uri?: string | undefined;
}
