import { closure } from '@countersign/spec-tools/reach';
import type { Area } from '../areas.ts';
import { schemaNamesIn } from '../names.ts';

/**
 * Finds the schemas of an area that are the same in another, and so are all schemas that they refer
 * to. They need no type of their own.
 */
export function sameSchemas({ schemas: here }: Area, { schemas: there }: Area): Set<string> {
  const isSame = (name: string) => JSON.stringify(here[name]) === JSON.stringify(there[name]);
  const next = (name: string) => schemaNamesIn(here[name]);
  return new Set(Object.keys(here).filter((name) => [...closure([name], next)].every(isSame)));
}
