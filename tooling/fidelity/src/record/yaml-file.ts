import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';

/** A file of the spec tree. */
export interface YamlFile {
  file: string;
  text: string;
  document: Document;
}

export function readYaml(file: string): YamlFile {
  const text = readFileSync(file, 'utf8');
  return { file, text, document: parseDocument(text) };
}

/**
 * Writes `recorded` in the place of `inferred`, and leaves every other character as it is.
 * @param place the node whose `x-evidence` it is, from the top of the file
 * @returns true if the mark was there
 */
export function markRecorded({ file, document }: YamlFile, place: readonly string[]): boolean {
  const node = document.getIn([...place, 'x-evidence'], true);
  if (!isScalar(node) || node.value !== 'inferred' || !node.range) return false;
  // Others may have changed the file since it was read.
  const text = readFileSync(file, 'utf8');
  const [start] = node.range;
  if (!text.startsWith('inferred', start)) return markRecorded(readYaml(file), place);
  writeFileSync(file, `${text.slice(0, start)}recorded${text.slice(start + 'inferred'.length)}`);
  return true;
}

/**
 * Finds the file that defines a field of a schema: its own, or one that it includes with `allOf`.
 */
export function findField(file: string, field: string): YamlFile | undefined {
  const yaml = readYaml(file);
  if (yaml.document.hasIn(['properties', field])) return yaml;
  const parts = yaml.document.get('allOf');
  for (const part of isSeq(parts) ? parts.items : []) {
    const reference = isMap(part) ? part.get('$ref') : undefined;
    if (typeof reference !== 'string' || !reference.endsWith('.yaml')) continue;
    const found = findField(path.resolve(path.dirname(file), reference), field);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the definition of an operation's parameter, in its file or one that this refers to. */
export function findParameter(
  file: string,
  name: string,
): { yaml: YamlFile; place: string[] } | undefined {
  const yaml = readYaml(file);
  const parameters = yaml.document.get('parameters');
  for (const [at, part] of isSeq(parameters) ? parameters.items.entries() : []) {
    if (!isMap(part)) continue;
    const reference = part.get('$ref');
    if (typeof reference === 'string') {
      const other = readYaml(path.resolve(path.dirname(file), reference));
      if (other.document.get('name') === name) return { yaml: other, place: [] };
    } else if (part.get('name') === name) return { yaml, place: ['parameters', String(at)] };
  }
  return undefined;
}
