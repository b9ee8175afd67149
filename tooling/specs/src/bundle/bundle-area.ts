import path from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  YamlParseError,
  type BaseResolver,
} from '@redocly/openapi-core';
import { inlineAnswerSets } from './answer-sets.ts';
import { byteExamples } from './byte-examples.ts';
import { inlineExamples } from './examples.ts';
import { flattenAllOf } from './flatten-all-of.ts';
import { isObject, type JsonObject } from './json.ts';
import { markPersonal } from './mark-personal.ts';
import { nameXml } from './name-xml.ts';
import { prune } from './prune.ts';
import { findSources, type Sources } from './sources.ts';
import { SpecError } from './spec-error.ts';
import { addCompanions, describeFields, inlineScalars } from './write-out.ts';

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
  const whole = describeFields(addCompanions(inlineScalars(inlineAnswerSets(document))));
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
