import semver from 'semver';
import { heaviest, type Change, type Level } from './change.ts';

/** How far a version goes up. */
export type Bump = 'patch' | 'minor' | 'major';

/** From the least. */
export const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/**
 * How far the version has to go up for some changes, by the rules of semantic versioning. Before
 * 1.0.0 the second number says what breaks, and the third all else.
 * @returns `undefined` where nothing changed
 */
export function bumpFor(changes: readonly Change[], version: string): Bump | undefined {
  const level = heaviest(changes.map((change) => change.level));
  if (level === undefined) return undefined;
  return (semver.major(version) === 0 ? young : grown)[level];
}

const young: Record<Level, Bump> = { breaking: 'minor', added: 'patch', changed: 'patch' };
const grown: Record<Level, Bump> = { breaking: 'major', added: 'minor', changed: 'patch' };
