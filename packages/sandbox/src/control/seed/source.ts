import { Excess } from '@countersign/mock/core/outside';
import { formatPointer, messageOf } from '@countersign/mock/core/words';
import { type Document, isCollection, isMap, isNode, isPair } from 'yaml';
import type { z } from 'zod';
import { readOutsideYaml, type ReadYaml } from '../../engine/outside/read-yaml.ts';
import { SeedError } from '../../frame/seed/seed.ts';

/** A text in YAML or JSON, with its name in errors. */
export interface SeedSource {
  readonly data: unknown;
  /** Formats a fault at a path, with its line in the file. */
  fault(this: void, path: PropertyKey[], message: string): string;
}

/**
 * Parses a text in YAML, or in JSON, which is YAML too.
 * @param name the file's name in errors
 * @throws SeedError for an invalid or too large text
 */
export function readSource(text: string, name: string): SeedSource {
  const { document, lines, fault: wrong } = read(text, name);
  if (wrong !== undefined)
    throw new SeedError(`${name}:${lines.linePos(wrong.at).line} ${wrong.message}`);
  const data = readValue(document, name);
  return {
    data,
    fault(path, message) {
      const { line } = lines.linePos(findOffset(document, path));
      return `${name}:${line} ${formatPointer(path)} ${message}`;
    },
  };
}

function read(text: string, name: string): ReadYaml {
  try {
    return readOutsideYaml(text);
  } catch (error) {
    if (!(error instanceof Excess)) throw error;
    throw new SeedError(
      `${name}: ${error.message}. Plant it in several parts, each with a request of its own.`,
    );
  }
}

/** @throws SeedError where aliases would make more of it than there is memory for */
function readValue(document: Document, name: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const reason = messageOf(error);
    throw new SeedError(`${name}: invalid YAML: ${reason}`);
  }
}

/**
 * Finds the offset of the value at a path; for a missing one, that of the value that should contain
 * it.
 */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (!isCollection(parent)) continue;
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isNode(key) && String(key) === String(last));
      if (isPair(pair) && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    } else {
      const item: unknown = parent.get(last, true);
      if (isNode(item)) return item.range?.[0] ?? 0;
    }
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

/** The maximum number of reported faults of a list, as each requires a search for its line. */
const mostFaults = 50;

/**
 * The items of a list, as its schema has them.
 * @param path place of the list in the source
 * @throws SeedError with everything that is wrong with them
 */
export function checkItems<Item>(
  source: SeedSource,
  path: PropertyKey[],
  list: unknown,
  schema: z.ZodType<Item>,
): Item[] {
  if (list === null) return [];
  if (!Array.isArray(list)) throw new SeedError(source.fault(path, 'must be a list'));
  const faults: string[] = [];
  let left = mostFaults;
  const items: Item[] = [];
  for (const [at, value] of list.entries()) {
    const outcome = schema.safeParse(value);
    if (outcome.success) items.push(outcome.data);
    else
      for (const { path: inner, message } of outcome.error.issues.slice(0, left)) {
        faults.push(source.fault([...path, at, ...inner], message));
        left -= 1;
      }
    if (left === 0) break;
  }
  if (faults.length > 0) throw new SeedError(faults.join('\n'));
  return items;
}
