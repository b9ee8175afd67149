// Each type has one name in all packages: compares the generated modules of every area.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundles } from '@countersign/spec-tools';
import { describe, expect, it } from 'vitest';
import { readAreas } from '../src/areas.ts';
import { toFunctionName, toTypeName } from '../src/names.ts';

const packages = path.resolve(import.meta.dirname, '../../../packages');

function modulesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns the exports of a module, by name. */
function findExports(text: string): Set<string> {
  const declared = text.matchAll(/^export (?:const|interface|type|function) (\w+)/gm);
  const passedOn = text.matchAll(/^export type \{ (\w+) \} from/gm);
  return new Set([...declared, ...passedOn].map(([, name = '']) => name));
}

describe.each(readAreas(bundles))('$name', ({ name: area, schemas, operations }) => {
  const generated = (kind: string) => path.join(packages, kind, 'src/generated', area);
  it('has operations and schemas', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect(Object.keys(schemas).length).toBeGreaterThan(0);
  });

  it('has each schema under one name in types and validators', () => {
    const folder = path.join(generated('types'), 'schemas');
    const validators = new Set(
      [...modulesIn(path.join(generated('zod'), 'schemas')).values()].flatMap((text) => [
        ...findExports(text),
      ]),
    );
    const lost = Object.keys(schemas).filter((schema) => {
      const file = path.join(folder, `${schema}.ts`);
      const made = existsSync(file) ? findExports(readFileSync(file, 'utf8')) : new Set();
      return !made.has(toTypeName(schema)) || !validators.has(toTypeName(schema));
    });
    expect(lost).toEqual([]);
  });

  it('has each operation under one name in types, validators and client', () => {
    const [types, client] = [modulesIn(generated('types')), modulesIn(generated('client'))];
    const lost = operations.filter(({ id, typeName, module: name }) => {
      const module = `${name}.ts`;
      return (
        !findExports(types.get(module) ?? '').has(`${typeName}Responses`) ||
        !findExports(client.get(module) ?? '').has(toFunctionName(id))
      );
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('has a type for whatever of an operation has a validator', () => {
    const types = modulesIn(generated('types'));
    const validators = modulesIn(generated('zod'));
    const suffix = /^(Params|QueryParams|Header|Body|\d{3}Response)$/;
    const lost = operations.flatMap(({ typeName: name, module }) => {
      const made = findExports(types.get(`${module}.ts`) ?? '');
      return [...findExports(validators.get(`${module}.ts`) ?? '')].filter(
        (one) => one.startsWith(name) && suffix.test(one.slice(name.length)) && !made.has(one),
      );
    });
    expect(lost).toEqual([]);
  });
});
