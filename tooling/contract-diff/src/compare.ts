import { levels, type Change } from './change.ts';
import type { Contract } from './contract.ts';
import { compareAreas } from './areas.ts';

/**
 * Every difference between two states of the contract: what breaks first, then what is new, then
 * what changed; in each by area, in the order of the documents.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const names = [...new Set([...before.areas.keys(), ...after.areas.keys()])].toSorted();
  const changes = names.flatMap((name) => {
    const [was, is] = [before.areas.get(name), after.areas.get(name)];
    if (was !== undefined && is !== undefined) return compareAreas(was, is);
    return [whole(name, is !== undefined)];
  });
  return levels.flatMap((level) => changes.filter((change) => change.level === level));
}

/** An area that is there only once says no more than that. */
function whole(area: string, isNew: boolean): Change {
  return {
    level: isNew ? 'added' : 'breaking',
    area,
    subject: { kind: 'area', name: area },
    part: '',
    what: isNew ? 'is new' : 'is gone',
    words: false,
    pointer: '',
    file: undefined,
    reaches: [],
  };
}
