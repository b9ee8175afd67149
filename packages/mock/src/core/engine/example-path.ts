import type { ContractIndex } from './contract.ts';
import { largestArea } from './served-contract.ts';

/** The path of an operation of the contract that answers a GET with no more than a token, to try. */
export function examplePath(contract: ContractIndex): string {
  return largestArea(contract)?.example ?? '/healthz';
}
