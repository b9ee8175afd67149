import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig, getLineColLocation, YamlParseError } from '@redocly/openapi-core';
import { byteExamples } from './byte-examples.ts';
import { addCompanions } from './companions.ts';
import { inlineExamples } from './examples.ts';
import { flattenAllOf } from './flatten-all-of.ts';
import { describeFields } from './glossary.ts';
import { inlineScalars } from './inline-scalars.ts';
import { isObject, type JsonObject } from './json.ts';
import { nameXml } from './name-xml.ts';
import { prune } from './prune.ts';
import { findSources, type Sources } from './sources.ts';
import { SpecError, type SpecPlace } from './spec-error.ts';

/** One area as one document, and where its parts were written. */
export interface Bundle {
  document: JsonObject;
  sources: Sources;
}

/**
 * Reads the tree of one area and makes one flat document of it: references to files become
 * references to components, scalars and examples stand where they belong, allOf is gone.
 * @param root the area's openapi.yaml
 * @param base the folder that places are shown relative to
 * @throws SpecError where the tree cannot be read or flattened, with file and line
 */
export async function bundleArea(root: string, base: string): Promise<Bundle> {
  const { document, files } = await read(root, base);
  refuseTwins(files);
  const sources = findSources(document, files);
  const whole = describeFields(addCompanions(inlineScalars(document)));
  const flat = flattenAllOf(whole, (name, message) => {
    throw new SpecError(findPlace(name, sources, root, base), message);
  });
  return { document: nameXml(prune(inlineExamples(flat))), sources };
}

async function read(root: string, base: string) {
  const config = await createConfig(byteExamples);
  try {
    const result = await bundle({ ref: root, config });
    const problem = result.problems.find(({ severity }) => severity === 'error');
    if (problem !== undefined) throw asSpecError(problem, base);
    if (!isObject(result.bundle.parsed))
      throw new SpecError({ file: show(root, base) }, 'no document');
    const files = new Set([...result.fileDependencies, root].map((file) => show(file, base)));
    return { document: result.bundle.parsed, files: [...files].toSorted() };
  } catch (error) {
    if (error instanceof YamlParseError) throw unreadable(error.message, base);
    throw error;
  }
}

type Problem = Awaited<ReturnType<typeof bundle>>['problems'][number];

function asSpecError(problem: Problem, base: string): SpecError {
  if (problem.message.startsWith('Failed to parse: ')) return unreadable(problem.message, base);
  // Node's own words for a file that is missing tell more of this machine than of the tree.
  const missing = /ENOENT: .*'(.+)'/.exec(problem.message)?.[1];
  const message =
    missing === undefined ? problem.message : `there is no file ${show(missing, base)}`;
  const [location] = problem.location;
  return new SpecError(location === undefined ? { file: 'specs' } : at(location, base), message);
}

function at(location: Problem['location'][number], base: string): SpecPlace {
  const { line, col } = getLineColLocation(location).start;
  return { file: show(location.source.absoluteRef, base), line, column: col };
}

/** The parser names file, line and column in its sentence; they belong before it. */
function unreadable(message: string, base: string): SpecError {
  const found =
    /^(?:Failed to parse: )?(?<reason>.*) in "(?<file>.*)" \((?<line>\d+):(?<column>\d+)\)/.exec(
      message,
    )?.groups;
  if (found === undefined) return new SpecError({ file: 'specs' }, message);
  const place = {
    file: show(found.file ?? '', base),
    line: Number(found.line),
    column: Number(found.column),
  };
  return new SpecError(place, `this is no YAML: ${found.reason}`);
}

/**
 * Schemas take their name from their file, in whatever folder it is, so two must not share one.
 * Some disks take two cases of a name for one, and so no other two files may differ in that alone.
 */
function refuseTwins(files: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const isSchema = file.includes('/schemas/');
    const name = (isSchema ? path.basename(file) : file).toLowerCase();
    const twin = seen.get(name);
    if (twin !== undefined) {
      const alike = isSchema ? 'case or folder' : 'case';
      throw new SpecError({ file }, `its name differs from ${twin} in nothing but ${alike}`);
    }
    seen.set(name, file);
  }
}

/** Where a composed schema was written, down to the line of its allOf. */
function findPlace(name: string, sources: Sources, root: string, base: string): SpecPlace {
  const file = sources.schemas[name];
  if (file === undefined) return { file: show(root, base) };
  const lines = readFileSync(path.join(base, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((line) => line.startsWith('allOf:')) + 1 };
}

function show(file: string, base: string): string {
  return path.relative(base, file).replaceAll(path.sep, '/');
}
