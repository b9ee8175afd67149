import path from 'node:path';
import { joinControl } from '@countersign/spec-tools/control';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findHandler } from '../../src/control/handlers.ts';
import { isId } from '../../src/control/routes.ts';
import { routes } from '../../src/frame/control/generated/routes.ts';
import { sections } from '../../src/control/seed/generated/sections.ts';
import { baseSchemas } from '../../src/frame/seed/schema.ts';

const text = joinControl(path.join(import.meta.dirname, '../../../..')).json;
describe('the spec of the control API', () => {
  it('has no operation without a handler', async () => {
    const missing: string[] = [];
    for (const id of Object.keys(routes))
      if (!isId(id) || (await findHandler(id)) === undefined) missing.push(id);
    expect(missing).toEqual([]);
  });
});

it('has no description that ends at a comma', () => {
  // In braces, an unquoted comma ends the text, and the rest is a member without a value.
  const cut: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (member === null && !Array.isArray(value)) cut.push(`${at}/${key}`);
      if (!/^(?:example|examples|default|enum|const)$/.test(key)) look(member, `${at}/${key}`);
    }
  };
  look(JSON.parse(text), '');
  expect(cut).toEqual([]);
});

it('refers to what there is, of the kind that belongs there', () => {
  const document: unknown = JSON.parse(text);
  const lost: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const to: unknown = Reflect.get(value, '$ref');
    if (typeof to === 'string') {
      const found = to
        .split('/')
        .slice(1)
        .reduce((one: unknown, step) => Reflect.get(Object(one), step), document);
      const isParameter = /\/parameters\/\d+$/.test(at);
      if (found === undefined || to.includes('/parameters/') !== isParameter)
        lost.push(`${at}: ${to}`);
    }
    for (const [key, member] of Object.entries(value)) look(member, `${at}/${key}`);
  };
  look(document, '');
  expect(lost).toEqual([]);
});

const shape = z.looseObject({
  additionalProperties: z.unknown().optional(),
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), z.unknown()),
});
const list = z.object({ type: z.literal('array'), items: z.object({ $ref: z.string() }) });
const { schemas } = z
  .looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) })
  .parse(JSON.parse(text)).components;

/** An object of the spec; of `allOf`, the part that is not shared. */
function parseObject(schema: unknown): z.infer<typeof shape> {
  const whole = z.looseObject({ allOf: z.array(z.unknown()).optional() }).parse(schema);
  return shape.parse(whole.allOf?.at(-1) ?? whole);
}

/**
 * Describes the fields of an object, with those of nested objects and lists, and marks the required
 * ones. An object whose fields the spec leaves open is only `object`.
 */
function describeFields(schema: unknown, specified: unknown): unknown {
  const { properties, required } = parseObject(schema);
  const known = parseObject(specified).properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      required.includes(name) ? `${name}, required` : name,
      Object.hasOwn(known, name) ? describeField(field, known[name]) : 'not in the spec',
    ]),
  );
}

const field = z.looseObject({
  type: z.unknown().optional(),
  items: z.unknown().optional(),
  properties: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
});

function describeField(schema: unknown, specified: unknown): unknown {
  const known = field.parse(resolve(specified));
  if (known.additionalProperties === true) return 'object';
  const resolved = resolve(schema);
  const { type, items, properties } = field.parse(resolved);
  if (type === 'array') return [describeField(items, known.items)];
  return properties === undefined ? type : describeFields(resolved, known);
}

const reference = z.object({ $ref: z.string() });

/** The schema of the spec that is meant, also where only its name is given. */
function resolve(schema: unknown): unknown {
  const { data } = reference.safeParse(schema);
  return data === undefined ? schema : schemas[data.$ref.split('/').at(-1) ?? ''];
}

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** Describes the schema of the code; for parts that the spec leaves open, only that they exist. */
function readSchema(schema: z.ZodType, specified: unknown): unknown {
  if (!(schema instanceof z.ZodObject)) return jsonSchema(schema);
  const known = parseObject(specified).properties;
  const isOpen = (name: string) => field.safeParse(known[name]).data?.additionalProperties === true;
  const shapes: [string, z.ZodType][] = Object.entries(schema.shape);
  return {
    required: schema.safeParse({}).error?.issues.map(({ path: [name] }) => String(name)),
    properties: Object.fromEntries(
      shapes.map(([name, one]) => [name, isOpen(name) ? {} : jsonSchema(one)]),
    ),
  };
}

describe('the seed in the spec of the control API', () => {
  const { extends: _, ...top } = parseObject(schemas['Seed']).properties;
  const lists = new Map(
    Object.entries({ ...top, ...parseObject(schemas['SeedSections']).properties }).map(
      ([name, value]) => [name, schemas[list.parse(value).items.$ref.split('/').at(-1) ?? '']],
    ),
  );

  it('has every list that a seed can have', () => {
    expect(Object.keys(top)).toEqual(Object.keys(baseSchemas));
    expect([...lists.keys()].toSorted()).toEqual(
      [...Object.keys(baseSchemas), ...Object.keys(sections)].toSorted(),
    );
  });

  it.each([...lists])('has the fields of %s', async (name, specified) => {
    const section = await (Object.hasOwn(sections, name) ? sections[name]?.() : undefined);
    const schema =
      section?.schema ?? new Map<string, z.ZodType>(Object.entries(baseSchemas)).get(name);
    if (schema === undefined) throw new Error(`no schema of ${name}`);
    const read = readSchema(schema, specified);
    const { additionalProperties, required, properties } = parseObject(specified);
    // For schemas of the service, the spec names only the properties that the seed itself needs.
    if (additionalProperties === true) {
      expect(shape.parse(read).required).toEqual(expect.arrayContaining(required));
      expect(Object.keys(shape.parse(read).properties)).toEqual(
        expect.arrayContaining(Object.keys(properties)),
      );
    } else expect(describeFields(specified, specified)).toEqual(describeFields(read, specified));
  });
});
