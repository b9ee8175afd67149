import path from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  YamlParseError,
  type BaseResolver,
} from '@redocly/openapi-core';
import { byteExamples } from './byte-examples.ts';
import { inlineExamples } from './examples.ts';
import { flattenAllOf } from './flatten-all-of.ts';
import { isObject, type JsonObject, objectAt, listAt, type Json } from './json.ts';
import { markPersonal } from './mark-personal.ts';
import { nameXml } from './name-xml.ts';
import { findSources, type Sources } from './sources.ts';
import { SpecError } from './spec-error.ts';
import { addCompanions, describeFields, inlineScalars } from './write-out.ts';
import { reach } from './reach.ts';
import { mapDocumentSchemas } from './schemas.ts';

/** One area as one document, and where its parts were written. */
export interface Bundle {
  document: JsonObject;
  sources: Sources;
}

/**
 * Reads the tree of one area and creates one flat document: references to files become references
 * to components, scalars and examples are inlined, allOf is flattened.
 * @param root the area's openapi.yaml
 * @param base the folder that files in messages are relative to
 * @param externalRefResolver reads the files of the tree; the bundler changes what it has parsed
 * @throws {SpecError} if the tree cannot be read or flattened
 */
export async function bundleArea(
  root: string,
  base: string,
  externalRefResolver: BaseResolver,
): Promise<Bundle> {
  const { document, files } = await read(root, base, externalRefResolver);
  const sources = findSources(document, files);
  const answered = inlineAnswerSets(document, relative(root, base));
  const whole = describeFields(addCompanions(inlineScalars(answered)));
  const flat = flattenAllOf(whole, (name, message) => {
    throw new SpecError(`${sources.schemas[name] ?? relative(root, base)}: ${message}`);
  });
  return { document: nameXml(prune(inlineExamples(markPersonal(flat)))), sources };
}

async function read(root: string, base: string, externalRefResolver: BaseResolver) {
  const config = await createConfig(byteExamples);
  const result = await bundle({ ref: root, config, externalRefResolver }).catch(
    (error: unknown) => {
      if (error instanceof YamlParseError) throw new SpecError(firstLine(error.message, base));
      throw error;
    },
  );
  const problem = result.problems.find(({ severity }) => severity === 'error');
  if (problem !== undefined) {
    const [place] = problem.location;
    const { line, col } = place ? getLineColLocation(place).start : { line: 1, col: 1 };
    const file = relative(place?.source.absoluteRef ?? root, base);
    throw new SpecError(`${file}:${line}:${col}: ${firstLine(problem.message, base)}`);
  }
  const document = result.bundle.parsed;
  if (!isObject(document)) throw new SpecError(`${relative(root, base)}: no document`);
  const files = new Set([...result.fileDependencies, root].map((file) => relative(file, base)));
  return { document, files: [...files].toSorted() };
}

/** The first line of a message, with paths relative to the base. An excerpt of the file follows. */
function firstLine(message: string, base: string): string {
  const [line = ''] = message.replaceAll(base + path.sep, '').split('\n');
  return line;
}

function relative(file: string, base: string): string {
  return path.relative(base, file).replaceAll(path.sep, '/');
}

/** Drops every component that nothing refers to any more, mixins and inlined scalars above all. */
function prune(document: JsonObject): JsonObject {
  const { components, ...rest } = document;
  if (!isObject(components)) return document;
  const used = reach(document, rest);
  const kept: JsonObject = {};
  for (const kind of Object.keys(components).toSorted()) {
    const entries = Object.entries(objectAt(components, kind))
      // Security schemes are named, not referred to.
      .filter(([name]) => kind === 'securitySchemes' || used.has(`#/components/${kind}/${name}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (entries.length > 0) kept[kind] = Object.fromEntries(entries);
  }
  return { ...rest, components: kept };
}

/**
 * Replaces each `use` of an `x-answer` by the set of that name in `x-answer-sets` of the document,
 * which is dropped.
 * @param file the document, for the message
 * @throws {SpecError} if there is no set of a name
 */
function inlineAnswerSets(
  { 'x-answer-sets': sets, ...document }: JsonObject,
  file: string,
): JsonObject {
  return mapDocumentSchemas(document, (schema) => {
    if (!('x-answer' in schema)) return schema;
    return { ...schema, 'x-answer': listAt(schema, 'x-answer').map((item) => inline(item)) };
  });

  function inline(item: Json): Json {
    if (!isObject(item) || typeof item.use !== 'string') return item;
    const set = isObject(sets) ? objectAt(sets, item.use) : {};
    if (Object.keys(set).length === 0)
      throw new SpecError(
        `${file}: x-answer uses ${item.use}, which is not in answer-sets.yaml; add it there`,
      );
    return set;
  }
}
