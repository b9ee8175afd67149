import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';
import { SpecError } from '../bundle/spec-error.ts';

/** The document of the control API that is about no area, and has what several parts use. */
const own = 'packages/sandbox/control/openapi.yaml';

/** The parts that are about an area, each in the folder of its code. */
const ofAreas = 'packages/sandbox/src/areas/*/control/openapi.yaml';

/**
 * Lists the files of the spec of the control API, as absolute paths.
 * @param root the folder of the repository
 */
export function listControlFiles(root: string): string[] {
  return [own, ...globSync(ofAreas, { cwd: root }).toSorted()].map((file) => path.join(root, file));
}

/**
 * Joins the parts of the spec of the control API into one document. Parts of areas add tags, paths,
 * components, and members of objects that are there, such as the lists of a seed.
 * @param root the folder of the repository
 * @returns the document as JSON, and as YAML that is laid out as its parts are
 * @throws SpecError if two parts have the same member
 */
export function joinControl(root: string): { json: string; yaml: string } {
  const [document, ...parts] = listControlFiles(root).map((file) => ({
    file,
    content: parseDocument(readFileSync(file, 'utf8')),
  }));
  if (document === undefined) throw new SpecError(`${root} has no ${own}`);
  for (const { file, content } of parts)
    add(mapOf(document.content), mapOf(content), path.relative(root, file));
  const { content } = document;
  return { json: JSON.stringify(content), yaml: content.toString({ lineWidth: 100 }) };
}

/** @param where the file, and the place in it */
function add(into: YAMLMap, part: YAMLMap, where: string): void {
  for (const pair of part.items) {
    const name = String(pair.key);
    const there = into.get(name, true);
    if (there === undefined) into.items.push(pair);
    else if (isSeq(there) && isSeq(pair.value)) there.items.push(...pair.value.items);
    else if (isMap(there) && isMap(pair.value)) add(there, pair.value, `${where}/${name}`);
    else throw new SpecError(`${where}/${name}: another part has it too; rename one of them`);
  }
}

function mapOf({ contents }: Document): YAMLMap {
  if (isMap(contents)) return contents;
  throw new SpecError('a part of the control API is no object');
}
