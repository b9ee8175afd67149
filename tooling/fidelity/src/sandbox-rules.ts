import type { Evidence } from './evidence.ts';
import { readSourceGraph, type Declaration, type SourceGraph } from './source-graph.ts';

/** A behaviour that the sandbox has because the service is said to have it. */
export interface SandboxRule {
  /** The error code, where the rule is a refusal. */
  code?: string;
  /** The behaviour, in the words of the message or of the comment. */
  text: string;
  /** The evidence in the comment next to the code; undefined if the comment has none. */
  evidence: Evidence | undefined;
  /** The file of the sandbox and the function in it. */
  source: string;
}

/**
 * Finds the rules that an operation of the sandbox can come to, by following the code from its handler.
 * @param folder the sources of the sandbox
 */
export function createFindRules(
  folder: string,
): (area: string, operation: string) => SandboxRule[] {
  const graph = readSourceGraph(folder);
  const handlers = new Map<string, string[]>();
  for (const [key, { name, file }] of graph) {
    const area = /^areas\/([^/]+)\//.exec(file)?.[1] ?? /^oauth(?=\/)/.exec(file)?.[0] ?? 'esign';
    const place = `${area} ${name}`;
    handlers.set(place, [...(handlers.get(place) ?? []), key]);
  }
  return (area, operation) => {
    const place = area.startsWith('esign') ? 'esign' : area;
    const starts = handlers.get(`${place} ${operation}`) ?? [];
    return reach(graph, starts).flatMap((declaration) => describe(declaration));
  };
}

function reach(graph: SourceGraph, starts: readonly string[]): Declaration[] {
  const seen = new Set(starts);
  const found: Declaration[] = [];
  for (const key of seen) {
    const declaration = graph.get(key);
    if (declaration === undefined) continue;
    found.push(declaration);
    for (const used of declaration.uses) seen.add(used);
  }
  return found;
}

function describe({ file, name, about, evidence, refusals }: Declaration): SandboxRule[] {
  const source = `${file} ${name}`;
  const refused = refusals.map(({ code, message }): SandboxRule => ({
    code,
    text: message || about,
    evidence,
    source,
  }));
  // Code that rejects nothing is a rule only if its comment has evidence.
  if (refused.length > 0 || evidence === undefined) return refused;
  return [{ text: about, evidence, source }];
}
