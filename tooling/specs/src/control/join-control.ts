import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SpecError } from '../bundle/spec-error.ts';

/** The document of the control API that is about no area, and has what several parts use. */
const own = 'packages/sandbox/control/openapi.yaml';

/** The parts that are about an area, each in the folder of its code. */
const ofAreas = 'packages/sandbox/src/areas/*/control/openapi.yaml';

type Members = Record<string, unknown>;

/**
 * Lists the files of the spec of the control API, as absolute paths.
 * @param root the folder of the repository
 */
export function listControlFiles(root: string): string[] {
  return [own, ...globSync(ofAreas, { cwd: root }).toSorted()].map((file) => path.join(root, file));
}

/**
 * Joins the parts of the spec of the control API into one document, as JSON. Parts of areas add
 * tags, paths, components, and members of objects that are there, such as the lists of a seed.
 * @param root the folder of the repository
 * @throws SpecError if two parts have the same member
 */
export function joinControl(root: string): string {
  const document: Members = {};
  for (const file of listControlFiles(root)) {
    const part: Members = parse(readFileSync(file, 'utf8'));
    add(document, part, path.relative(root, file));
  }
  return JSON.stringify(document);
}

/** @param where the file, and the place in it */
function add(into: Members, part: Members, where: string): void {
  for (const [name, value] of Object.entries(part)) {
    const there = into[name];
    if (there === undefined) into[name] = value;
    else if (Array.isArray(there) && Array.isArray(value)) there.push(...value);
    else if (isMembers(there) && isMembers(value)) add(there, value, `${where}/${name}`);
    else throw new SpecError(`${where}/${name}: another part has it too; rename one of them`);
  }
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
