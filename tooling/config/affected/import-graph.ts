import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vitest/node';
import { find } from './fingerprints.ts';

/** The modules that each module of a folder loads when it is loaded, by their paths from it. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the static imports of TypeScript modules. Imports of types and of other packages are left
 * out, and so is `import()`: a module that is loaded in this way is used only where it runs.
 * @param folder the absolute path that patterns and results start from
 */
export function readImportGraph(folder: string, patterns: readonly string[]): ImportGraph {
  const known = readNames(folder);
  const used: WrittenNames['names'] = {};
  let isKnown = true;
  const graph = find(folder, patterns).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const digest = hash('sha1', text, 'base64');
    let names = known[digest];
    if (names === undefined) {
      names = parseAst(text, { lang: 'ts' }).body.flatMap(namesOf);
      isKnown = false;
    }
    used[digest] = names;
    return [file, names.map((name) => path.posix.join(file, '..', name))] as const;
  });
  if (!isKnown) writeNames(folder, used);
  return new Map(graph);
}

// To parse two thousand modules takes more than a second, so their imports are kept in the cache of
// the workspace.
interface WrittenNames {
  format: typeof format;
  /** The names in the imports of a module, by the digest of its text. */
  names: Record<string, string[]>;
}

const format = 1;
const place = (folder: string) => path.join(folder, 'node_modules/.cache/countersign/imports.json');

/** Reads the names that are kept; none if there are none, or if they cannot be read. */
function readNames(folder: string): Readonly<Record<string, string[] | undefined>> {
  if (!existsSync(place(folder))) return {};
  try {
    const read: unknown = JSON.parse(readFileSync(place(folder), 'utf8'));
    return isWritten(read) ? read.names : {};
  } catch {
    return {};
  }
}

function writeNames(folder: string, names: WrittenNames['names']): void {
  const written: WrittenNames = { format, names };
  mkdirSync(path.dirname(place(folder)), { recursive: true });
  writeFileSync(place(folder), JSON.stringify(written));
}

/** The file is written by this module alone; another format is that of another version. */
function isWritten(value: unknown): value is WrittenNames {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === format
  );
}

type Statement = ReturnType<typeof parseAst>['body'][number];

function namesOf(statement: Statement): string[] {
  switch (statement.type) {
    case 'ImportDeclaration': {
      return statement.importKind === 'type' ? [] : inFolder(statement.source.value);
    }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      return statement.exportKind === 'type' ? [] : inFolder(statement.source?.value ?? '');
    }
    default: {
      return [];
    }
  }
}

const inFolder = (name: string) => (name.startsWith('.') ? [name] : []);

/** Adds to modules all that they load, and all that those load. */
export function withImports(graph: ImportGraph, modules: Iterable<string>): Set<string> {
  const reached = new Set(modules);
  // A set goes on with what is added while it is gone through.
  for (const module of reached) for (const name of graph.get(module) ?? []) reached.add(name);
  return reached;
}
