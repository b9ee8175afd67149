// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The smart contract on a blockchain that belongs to a tab. */
export interface SmartContractInformation {
    /** The code of the smart contract. */
    code?: string | undefined;
    /** The URI at which the smart contract is stored. */
    uri?: string | undefined;
}
