import { closure } from '@countersign/spec-tools/reach';
import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { GeneratorError } from '../errors.ts';
import { schemaNamesIn, toTypeName } from '../names.ts';
import { header, printStatements } from '../syntax/print.ts';
import { call, pure } from '../syntax/expressions.ts';
import { constant, importAll, createImport } from '../syntax/statements.ts';
import { named, unknownType } from '../syntax/types.ts';
import { makeFast, findShape, lenientType } from './fast.ts';
import { withFormats, type Format } from './formats.ts';
import { miniModule } from './mini-module.ts';
import type { Definition } from './read-operation.ts';
import { makeLazy, type Validator } from './read-validator.ts';

/** Writes the modules of the validators of one area. */
export class Modules {
  readonly #area: Area;
  readonly #formats: ReadonlyMap<string, Format>;
  /** The schemas, by the names of their validators. */
  readonly #schemas: ReadonlyMap<string, string>;

  constructor(area: Area, formats: ReadonlyMap<string, Format>) {
    this.#area = area;
    this.#formats = formats;
    this.#schemas = new Map(Object.keys(area.schemas).map((name) => [toTypeName(name), name]));
  }

  /** The module of a schema, whose type it imports as `Type`. */
  schema(schema: string, { expression, references }: Validator): string {
    const name = toTypeName(schema);
    const from = `@countersign/types/${this.#area.name}/schemas/${schema}`;
    const lazy = this.#lazy(schema, expression);
    const others = [...references]
      .filter((reference) => reference !== name)
      .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    return this.#text([{ name, validator: { expression: lazy, references } }], {
      toArea: '../',
      imports: others.map((other) => this.#import(other, './')),
      types: createImport([[name, 'Type']], from, { typeOnly: true }),
      typeName: () => 'Type',
    });
  }

  /** The module of a resource, which imports the types of all its operations as `types`. */
  resource(module: string, definitions: readonly Definition[]): string {
    const from = `@countersign/types/${this.#area.name}/${module}`;
    const all = new Set(definitions.flatMap(({ validator }) => [...validator.references]));
    return this.#text(definitions, {
      toArea: '',
      imports: [...all].toSorted().map((name) => this.#import(name, './schemas/')),
      types: importAll('types', from, { typeOnly: true }),
      typeName: (name) => `types.${name}`,
    });
  }

  /** The module of all schemas and operations over `zod/mini`. */
  mini(
    schemas: readonly { name: string; validator: Validator }[],
    operations: readonly Definition[],
  ): string {
    const definitions = schemas.map(({ name, validator }) => {
      const expression = this.#lazy(name, validator.expression);
      return { name: toTypeName(name), validator: { ...validator, expression } };
    });
    return miniModule(this.#area, this.#formats, definitions, operations);
  }

  #text(definitions: readonly Definition[], { toArea, imports, types, typeName }: Parts): string {
    const statements = definitions.map(({ name, validator, lenient = false }) => {
      const expression = withFormats(validator.expression, this.#formats);
      // TypeScript cannot print the type that it would infer for an object of a hundred fields.
      const type = findShape(expression) && named(typeName(name));
      const fast = makeFast(expression);
      if (!lenient) return constant(name, fast, type && named('ObjectSchema', type));
      return constant(
        name,
        pure(call('lenientResponse', fast)),
        type === undefined
          ? lenientType('zod.ZodType', fast)
          : named('zod.ZodType', type, unknownType),
      );
    });
    const body = printStatements(statements);
    const needed: [text: string, ...imports: ts.Statement[]][] = [
      ['zod.', importAll('zod', 'zod')],
      ['', ...imports],
      [
        'ObjectSchema<',
        createImport(['ObjectSchema'], `${toArea}../../object-schema.js`, { typeOnly: true }),
      ],
      ['fast(', createImport(['fast'], `${toArea}../../fast/fast.js`)],
      ['fastObject(', createImport(['fastObject'], `${toArea}../../fast/fast-object.js`)],
      [
        'lenientResponse(',
        createImport(['lenientResponse'], `${toArea}../../readings/readings.js`),
      ],
      ['formats.', importAll('formats', `${toArea || './'}formats.js`)],
      ['fastObject(', types],
    ];
    const used = needed.flatMap(([text, ...all]) => (body.includes(text) ? all : []));
    return `/**\n * ${header}\n */\n${printStatements(used)}${body}`;
  }

  #import(name: string, folder: string): ts.Statement {
    const schema = this.#schemas.get(name);
    if (schema === undefined)
      throw new GeneratorError('orval', this.#area, `there is no #/components/schemas/${name}`);
    return createImport([name], `${folder}${schema}.js`);
  }

  /** The expression of a schema, in which what leads back to it is lazy. */
  #lazy(schema: string, expression: ts.Expression): ts.Expression {
    return makeLazy(expression, this.#circular(schema));
  }

  /** The validators that a schema refers to and that lead back to it, itself among them. */
  #circular(schema: string): Set<string> {
    const next = (name: string) => schemaNamesIn(this.#area.schemas[name]);
    const circular = next(schema).filter((other) => closure(next(other), next).has(schema));
    return new Set(circular.map(toTypeName));
  }
}

interface Parts {
  /** The path to the folder of the area; empty if the module is in it. */
  toArea: string;
  imports: readonly ts.Statement[];
  /** The import of the types of validated values. */
  types: ts.Statement;
  /** Returns the type of a validator's values. */
  typeName: (name: string) => string;
}
