import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSourceGraph } from './source-graph.ts';

/** Finds out which names of the contract the source of the servers has. */
export interface Readers {
  /** Reports whether any source has a name. */
  ofAny(name: string): boolean;
  /** Creates the function that reports whether the source that answers an operation has a name. */
  ofOperation(id: string): (name: string) => boolean;
}

const sandbox = 'packages/sandbox/src';
const comment = /\/\*\*[^]*?\*\/|^\s*\/\/[^\n]*$/gmu;

/** The files with the reasons, which do not count as readers. */
const reasons = ['engine/parameters-without-effect.ts', 'engine/members-without-effect.ts'];

/** @param root the folder of the repository */
export function createReaders(root: string): Readers {
  const graph = readSourceGraph(path.join(root, sandbox));
  const words = new Map(
    [sandbox, 'packages/mock/src'].flatMap((folder) =>
      globSync(`${folder}/**/*.ts`, { cwd: root })
        .filter((file) => !file.includes('generated') && !reasons.some((one) => file.endsWith(one)))
        .map((file) => [file.replaceAll('\\', '/'), readWords(path.join(root, file))] as const),
    ),
  );
  const every = new Set([...words.values()].flatMap((one) => [...one]));
  // The engine and the mock are in each operation's way.
  const always = new Set(
    [...words]
      .filter(([file]) => file.startsWith(`${sandbox}/engine/`) || !file.startsWith(sandbox))
      .flatMap(([, one]) => [...one]),
  );

  function listFiles(id: string): Set<string> {
    const seen = new Set([...graph.keys()].filter((key) => key.endsWith(`#${id}`)));
    for (const key of seen) for (const used of graph.get(key)?.uses ?? []) seen.add(used);
    return new Set([...seen].map((key) => `${sandbox}/${key.split('#', 1)[0] ?? ''}`));
  }

  return {
    ofAny: (name) => every.has(name),
    ofOperation(id) {
      const files = [...listFiles(id)].map((file) => words.get(file) ?? new Set<string>());
      return (name) => always.has(name) || files.some((one) => one.has(name));
    },
  };
}

function readWords(file: string): ReadonlySet<string> {
  return new Set(readFileSync(file, 'utf8').replaceAll(comment, '').match(/\w+/gu));
}
