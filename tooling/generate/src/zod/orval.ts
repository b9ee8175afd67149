import { rmSync } from 'node:fs';
import path from 'node:path';
import { isObject, objectAt, type Json, type JsonObject } from '@countersign/spec-bundle/json';
import type {
  ClientGeneratorsBuilder,
  ContextSpec,
  OpenApiDocument,
  OpenApiParameterObject,
  OpenApiSchemaObject,
} from '@orval/core';
import {
  generateFormDataZodSchema,
  generateZodValidationSchemaDefinition,
  parseParameters,
  parseZodValidationSchemaDefinition,
  type ZodValidationSchemaDefinition,
} from '@orval/zod';
import { generate } from 'orval';
import type { Operation } from '../areas.ts';
import { readValidator, type Validator } from './read-validator.ts';

/** Makes validators with orval's own generators; each gives the text of one expression. */
export class Orval {
  readonly #context: ContextSpec;

  /** @param document what references lead into */
  constructor(settings: ContextSpec, document: JsonObject) {
    this.#context = { ...settings, spec: trusted<OpenApiDocument>(document) };
  }

  schema(schema: Json): Validator {
    const validator = this.#read(this.#define(schema));
    if (validator === undefined) throw new Error('orval made nothing of a schema.');
    return validator;
  }

  /** The validators of an operation's parameters, by where these are. */
  parameters({ parameters, typeName }: Operation) {
    const all = { param: true, query: true, header: true, body: true, response: true };
    const none = { param: false, query: false, header: false, body: false, response: false };
    const { params, queryParams, headers } = parseParameters({
      data: trusted<OpenApiParameterObject[]>(parameters),
      context: this.#context,
      operationName: typeName,
      isZodV4: true,
      strict: none,
      generate: all,
      useReusableSchemas: true,
    });
    return {
      path: this.#read(params),
      query: this.#read(queryParams),
      header: this.#read(headers),
    };
  }

  /** The validator of a body or an answer; none if it comes in no form with fields. */
  content(message: JsonObject): Validator | undefined {
    const content = objectAt(message, 'content');
    const json = content['application/json'];
    if (isObject(json)) return this.schema(json.schema ?? null);
    const form = content['multipart/form-data'];
    if (!isObject(form) || form.schema === undefined) {
      const urlEncoded = objectAt(content, 'application/x-www-form-urlencoded').schema;
      return urlEncoded === undefined
        ? undefined
        : this.#read(this.#define(urlEncoded, { urlEncoded: true }));
    }
    const schema = trusted<OpenApiSchemaObject>(form.schema);
    const encoding = trusted<Record<string, { contentType?: string }>>(objectAt(form, 'encoding'));
    return this.#read(
      generateFormDataZodSchema(schema, this.#context, constants, false, true, encoding, true),
    );
  }

  #define(schema: Json, rules = {}): ZodValidationSchemaDefinition {
    return generateZodValidationSchemaDefinition(
      trusted<OpenApiSchemaObject>(schema),
      this.#context,
      constants,
      false,
      true,
      { required: true, useReusableSchemas: true, ...rules },
    );
  }

  #read(definition: ZodValidationSchemaDefinition): Validator | undefined {
    const made = parseZodValidationSchemaDefinition(definition, this.#context, false, false, true);
    return made.zod === '' ? undefined : readValidator(made);
  }
}

/** What the names of the constants begin with that orval writes before an expression. */
const constants = 'constant';

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
 * to the builder of a client; so a client is made of a document without content.
 * @param folder where orval writes that client, which is then deleted
 */
export async function readSettings(folder: string): Promise<ContextSpec> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Settings', version: '1' },
    paths: { '/': { get: { operationId: 'settings', responses: { 200: { description: '' } } } } },
  };
  const contexts: ContextSpec[] = [];
  const builder: ClientGeneratorsBuilder = {
    dependencies: () => [],
    header: () => '',
    footer: () => '',
    client: (_operation, { context }) => {
      contexts.push(context);
      return { implementation: '', imports: [] };
    },
  };
  const target = path.join(folder, 'settings.ts');
  await generate(
    { input: { target: document }, output: { target, client: () => builder } },
    folder,
    { logLevel: 'error', throwOnError: true },
  );
  rmSync(target);
  const [context] = contexts;
  if (context === undefined) throw new Error('orval has made no client.');
  return context;
}
