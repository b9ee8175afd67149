// One thing has one name in all packages: what the generators made of every area, compared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundles } from '@countersign/spec-tools';
import { describe, expect, it } from 'vitest';
import { readAreas } from '../src/areas.ts';
import { functionNameOf, moduleNameOf, operationTypeName, typeNameOf } from '../src/names.ts';

const packages = path.resolve(import.meta.dirname, '../../../packages');

function modulesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** What a module exports, by name. */
function exportsOf(text: string): Set<string> {
  const declared = text.matchAll(/^export (?:const|interface|type|function) (\w+)/gm);
  const passedOn = text.matchAll(/^export type \{ (\w+) \} from/gm);
  return new Set([...declared, ...passedOn].map(([, name = '']) => name));
}

describe.each(readAreas(bundles))('$name', ({ name: area, document }) => {
  const generated = (kind: string) => path.join(packages, kind, 'src/generated', area);
  const operations = Object.values(document.paths ?? {})
    .flatMap((item) => Object.values(item))
    .map((value) => {
      const operation: { operationId: string; tags: [string] } = Object(value);
      return operation;
    });

  it('has operations and schemas', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect(Object.keys(document.components?.schemas ?? {}).length).toBeGreaterThan(0);
  });

  it('has each schema under one name in types and validators', () => {
    const folder = path.join(generated('types'), 'schemas');
    const validators = new Set(
      [...modulesIn(path.join(generated('zod'), 'schemas')).values()].flatMap((text) => [
        ...exportsOf(text),
      ]),
    );
    const lost = Object.keys(document.components?.schemas ?? {}).filter((schema) => {
      const file = path.join(folder, `${schema}.ts`);
      const made = existsSync(file) ? exportsOf(readFileSync(file, 'utf8')) : new Set();
      return !made.has(typeNameOf(schema)) || !validators.has(typeNameOf(schema));
    });
    expect(lost).toEqual([]);
  });

  it('has each operation under one name in types, validators and client', () => {
    const [types, client] = [modulesIn(generated('types')), modulesIn(generated('client'))];
    const lost = operations.filter(({ operationId, tags: [tag] }) => {
      const module = `${moduleNameOf(tag)}.ts`;
      return (
        !exportsOf(types.get(module) ?? '').has(`${operationTypeName(operationId)}Responses`) ||
        !exportsOf(client.get(module) ?? '').has(functionNameOf(operationId))
      );
    });
    expect(lost.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has a type for whatever of an operation has a validator', () => {
    const types = modulesIn(generated('types'));
    const validators = modulesIn(generated('zod'));
    const suffix = /^(Params|QueryParams|Header|Body|\d{3}Response)$/;
    const lost = operations.flatMap(({ operationId, tags: [tag] }) => {
      const name = operationTypeName(operationId);
      const made = exportsOf(types.get(`${moduleNameOf(tag)}.ts`) ?? '');
      return [...exportsOf(validators.get(`${moduleNameOf(tag)}.ts`) ?? '')].filter(
        (one) => one.startsWith(name) && suffix.test(one.slice(name.length)) && !made.has(one),
      );
    });
    expect(lost).toEqual([]);
  });
});
