import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { parse } from 'yaml';
import type { Area } from './contract.ts';
import { DiffError } from './diff-error.ts';

/** A file of rules for pushed events, such as how they are signed. */
export interface RuleFile {
  name: string;
  file: string;
}

/**
 * The rules of pushed events as an area of their own. Each rule is a field that has one value, so
 * that one that goes or has another value breaks, and one more is new.
 */
export function eventRules(files: readonly RuleFile[]): Area {
  const schemas = files.map(({ name, file }): [string, JsonObject] => [name, schemaIn(file)]);
  return {
    name: 'connect-rules',
    document: { components: { schemas: Object.fromEntries(schemas) } },
    sources: new Map(files.map(({ name }) => [name, `specs/connect/${name}.yaml`])),
  };
}

function schemaIn(file: string): JsonObject {
  try {
    const rules: Json = parse(readFileSync(file, 'utf8'));
    return schemaOf(rules);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DiffError(`${file} cannot be read as YAML: ${reason}`);
  }
}

function schemaOf(rule: Json): JsonObject {
  if (!isObject(rule)) return { const: rule };
  const fields = Object.entries(rule).map(([name, one]) => [name, schemaOf(one)]);
  return { type: 'object', properties: Object.fromEntries(fields) };
}
