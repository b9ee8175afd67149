import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The information that an editor shows about a name in a file. */
export interface Shown {
  /** The file that "go to definition" leads to. */
  file: string;
  /** The text of the definition. */
  definition: string;
  /** The words in the pop-up. */
  docs: string;
}

/**
 * Asks the language service about a name, as an editor does.
 * @param file a file of a project whose modules resolve as Node resolves them, which does not change
 * @param at place of the name in the file, as an offset into its text
 */
export function ask(file: string, at: number): Shown | undefined {
  const service = serviceOf(file);
  const [definition] = service.getDefinitionAtPosition(file, at) ?? [];
  if (definition === undefined) return undefined;
  const { start, length } = definition.textSpan;
  return {
    // The service writes / on every system.
    file: path.normalize(definition.fileName),
    definition: readFileSync(definition.fileName, 'utf8').slice(start, start + length),
    docs: ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.documentation),
  };
}

/** Returns the suggestions of an editor at a place in a file, an offset into its text. */
export function complete(file: string, at: number): string[] {
  const completions = serviceOf(file).getCompletionsAtPosition(file, at, {});
  return (completions?.entries ?? []).map(({ name }) => name);
}

const services = new Map<string, ts.LanguageService>();

/** Keeps the service of a file, since it takes seconds to read all that the file imports. */
function serviceOf(file: string): ts.LanguageService {
  const service = services.get(file) ?? createService(file);
  services.set(file, service);
  return service;
}

function createService(file: string): ts.LanguageService {
  return ts.createLanguageService({
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
}
