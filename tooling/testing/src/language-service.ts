import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What an editor shows for a name in a file. */
export interface Shown {
  /** The file that "go to definition" leads to. */
  file: string;
  /** The text of the definition. */
  definition: string;
  /** The documentation in the tooltip. */
  docs: string;
}

/**
 * Asks the language service about a name, as an editor does.
 * @param file a file of a project that uses the module resolution of Node
 * @param at the offset of the name in the text of the file
 */
export function ask(file: string, at: number): Shown | undefined {
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) =>
      ts.sys.fileExists(name)
        ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8'))
        : undefined,
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  });
  const [definition] = service.getDefinitionAtPosition(file, at) ?? [];
  if (definition === undefined) return undefined;
  const { start, length } = definition.textSpan;
  return {
    // The service uses / on every system.
    file: path.normalize(definition.fileName),
    definition: readFileSync(definition.fileName, 'utf8').slice(start, start + length),
    docs: ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.documentation),
  };
}
