import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { excessIn } from '../outside/json-excess.ts';
import { limits } from '../outside/limits.ts';
import { splitCamelCase } from '../split-camel-case.ts';

/** The first syntax error in a text that should be JSON. */
interface JsonFault {
  message: string;
  /** The number of characters before the error. */
  offset: number;
}

/**
 * A text that was read as JSON. If it has faults, the value contains the parts that could be read.
 */
export interface JsonDocument {
  value: unknown;
  /** In the order of their places. */
  faults: readonly JsonFault[];
  /**
   * The number of characters before the value at a path, or before its nearest ancestor that
   * exists.
   */
  offsetOf(path: readonly (string | number)[]): number;
}

/** Reads JSON and keeps the places. Comments are faults, and so are keys that stand there twice. */
export function readJson(text: string): JsonDocument {
  const excess = excessIn(Buffer.from(text), limits.file);
  if (excess !== undefined)
    return { value: undefined, faults: [{ message: excess, offset: 0 }], offsetOf: () => 0 };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const faults = [
    ...errors.map(({ error, offset }) => ({
      message: splitCamelCase(printParseErrorCode(error)),
      offset,
    })),
    ...duplicateKeys(root).map(({ offset }) => ({ message: 'duplicate key', offset })),
  ];
  return {
    value: root === undefined ? undefined : getNodeValue(root),
    faults: faults.toSorted((one, other) => one.offset - other.offset),
    offsetOf: (path) => nearest(root, path)?.offset ?? 0,
  };
}

/** The keys, anywhere in a value, that their object had before. */
function duplicateKeys(node: Node | undefined): Node[] {
  const { type, children = [] } = node ?? {};
  const deeper = children.flatMap(duplicateKeys);
  if (type !== 'object') return deeper;
  const keys = children.flatMap((property) => property.children?.slice(0, 1) ?? []);
  const known = new Set<unknown>();
  const again = keys.filter(({ value }) => known.size === known.add(value).size);
  return [...again, ...deeper];
}

function nearest(root: Node | undefined, path: readonly (string | number)[]): Node | undefined {
  if (root === undefined) return undefined;
  const node = findNodeAtLocation(root, [...path]);
  return node ?? (path.length === 0 ? undefined : nearest(root, path.slice(0, -1)));
}
