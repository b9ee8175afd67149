import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  isObject,
  objectAt,
  resolve,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import type {
  ClientGeneratorsBuilder,
  ContextSpec,
  OpenApiDocument,
  OpenApiSchemaObject,
} from '@orval/core';
import {
  generateZodValidationSchemaDefinition as define,
  parseZodValidationSchemaDefinition as print,
} from '@orval/zod';
import { generate } from 'orval';
import type { Area, Operation } from '../areas.ts';
import { GeneratorError } from '../errors.ts';
import { readValidator, type Validator } from './read-validator.ts';

/** The forms of a body or an answer that have fields. */
const mediaTypes = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];

/**
 * Creates validators with orval's own generators, each of which returns the text of an expression.
 */
export class Orval {
  readonly #context: ContextSpec;
  readonly #area: Area;
  readonly #document: JsonObject;

  /** @param document that of the area, without the parts that validators do not need */
  constructor(settings: ContextSpec, area: Area, document: JsonObject) {
    this.#area = area;
    this.#document = document;
    this.#context = { ...settings, spec: trusted<OpenApiDocument>(document) };
  }

  /** @param name the name of the schema in orval's messages */
  schema(name: string, schema: Json): Validator {
    const written = trusted<OpenApiSchemaObject>(schema);
    const rules = { required: true, useReusableSchemas: true };
    const [context, strict, zod4] = [this.#context, false, true];
    try {
      const definition = define(written, context, name, strict, zod4, rules);
      return readValidator(print(definition, context, false, strict, zod4));
    } catch (error) {
      throw new GeneratorError('orval', this.#area, error);
    }
  }

  /** The validator of the parameters in one place; none if there are none. */
  parameters({ parameters, typeName }: Operation, place: string): Validator | undefined {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return undefined;
    const properties = own.map(({ name, schema }) => [name, resolve(schema, this.#document)]);
    const required = own.filter((parameter) => parameter.required === true);
    return this.schema(typeName, {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: required.map(({ name }) => String(name)),
    });
  }

  /** The validator of a body or an answer; none if it comes in no form with fields. */
  content({ typeName }: Operation, message: JsonObject): Validator | undefined {
    const content = objectAt(message, 'content');
    const media = mediaTypes.map((mediaType) => content[mediaType]).find(isObject);
    return media?.schema === undefined ? undefined : this.schema(typeName, media.schema);
  }
}

/**
 * A part of a bundle in the types that orval has for it. The linter of the specs has checked that
 * the bundle is an OpenAPI document; nothing here checks it again.
 */
function trusted<T>(part: Json): T {
  const value: T = Object(part);
  return value;
}

/**
 * orval's settings, which its generators need. It has no function that makes them, but gives them
 * to the builder of a client; so a client is generated from a document without content.
 */
export async function readSettings(): Promise<ContextSpec> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Settings', version: '1' },
    paths: { '/': { get: { operationId: 'settings', responses: { 200: { description: '' } } } } },
  };
  const contexts: ContextSpec[] = [];
  const builder: ClientGeneratorsBuilder = {
    client: (_operation, { context }) => {
      contexts.push(context);
      return { implementation: '', imports: [] };
    },
    dependencies: () => [],
    header: () => '',
    footer: () => '',
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-orval-'));
  const target = path.join(folder, 'settings.ts');
  const options = { input: { target: document }, output: { target, client: () => builder } };
  await generate(options, folder, { logLevel: 'error', throwOnError: true });
  rmSync(folder, { recursive: true });
  const [context] = contexts;
  if (context === undefined) throw new Error('orval has made no client.');
  return context;
}
