import { readFileSync } from 'node:fs';
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
  return new Map(
    find(folder, patterns).map((file) => {
      const { body } = parseAst(readFileSync(path.join(folder, file), 'utf8'), { lang: 'ts' });
      return [file, body.flatMap(namesOf).map((name) => path.posix.join(file, '..', name))];
    }),
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
