import { addressOf, type SpecOperation } from '../bundle/operations.ts';
import type { PublicOperation } from './public-contract.ts';

type Addressed = Pick<SpecOperation, 'id' | 'method' | 'path'>;

/** The operations that only the public listing has, and those that only this contract has. */
export function onlyOneSide(
  ours: readonly Addressed[],
  theirs: readonly PublicOperation[],
): { theirs: PublicOperation[]; ours: Addressed[] } {
  const known = new Set(ours.map(addressOf));
  const listed = new Set(theirs.map(addressOf));
  return {
    theirs: theirs.filter((one) => !known.has(addressOf(one))),
    ours: ours.filter((one) => !listed.has(addressOf(one))),
  };
}
