import { follow, isObject, listAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { isEvidence, type Evidence } from './evidence.ts';

/** A part of the specs with a mark of its evidence. */
export interface SpecMark {
  /** The marked part, such as `the query parameter count` or `lockInformation.useScratchPad`. */
  what: string;
  evidence: Evidence;
  /** True for a part of a schema, which other operations can share. */
  ofSchema: boolean;
}

/** The marks that an operation meets: its own, and those of the schemas that it leads to. */
export function findMarks(document: JsonObject, operation: JsonObject): SpecMark[] {
  const marks = new Map<string, SpecMark>();
  const seen = new Set<string>();
  visit(operation, [], false);
  return [...marks.values()];

  function visit(node: Json, steps: readonly string[], ofSchema: boolean): void {
    if (Array.isArray(node)) {
      for (const [at, item] of node.entries())
        visit(item, [...steps, nameOf(item) ?? String(at)], ofSchema);
      return;
    }
    if (!isObject(node)) return;
    const { $ref: reference, 'x-evidence': evidence, ...rest } = node;
    // The operation as a whole has an entry of its own.
    if (isEvidence(evidence) && steps.length > 0) {
      const what = describe(steps);
      marks.set(what, { what, evidence, ofSchema });
    }
    if (typeof reference === 'string' && !seen.has(reference)) {
      seen.add(reference);
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? [];
      visit(follow(document, reference) ?? null, [name], ofSchema || kind === 'schemas');
    }
    for (const [key, value] of Object.entries(rest))
      // Values of examples are not part of the contract.
      if (!['example', 'examples', 'default', 'enum'].includes(key))
        visit(value, [...steps, key], ofSchema);
  }
}

/** The statements about an operation that no public source confirms. */
export function findStatements(operation: JsonObject): string[] {
  return listAt(operation, 'x-inferred').map(String);
}

function nameOf(item: Json): string | undefined {
  return isObject(item) && typeof item['name'] === 'string' ? item['name'] : undefined;
}

/** A place in words: without the keywords on the way to it. */
function describe(steps: readonly string[]): string {
  return steps
    .filter((step) => !['properties', 'schema', 'content', 'application/json'].includes(step))
    .join(' ');
}
