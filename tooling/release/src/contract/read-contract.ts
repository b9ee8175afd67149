import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import { isObject, objectAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { reason, ReleaseError } from '../release-error.ts';
import { readEventRules, readXmlEvents } from './events.ts';

/** One area of the contract. */
export interface Area {
  document: JsonObject;
  /** The file of the spec tree that each schema and operation is written in, by its name. */
  sources: ReadonlyMap<string, string>;
}

/** A state of the contract: its areas by name. */
export type Contract = ReadonlyMap<string, Area>;

const messages = 'connect-messages.schema.json';

/**
 * Reads the contract from a folder of bundles, or from one like the package `@countersign/specs`,
 * which also has the schemas and rules of pushed events.
 * @throws {ReleaseError} if the folder has no bundles
 */
export function readContract(folder: string): Contract {
  const dist = existsSync(path.join(folder, 'dist')) ? path.join(folder, 'dist') : folder;
  const files = readdirSync(dist)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.sources.json'))
    .toSorted();
  const areas = new Map<string, Area>();
  for (const file of files) {
    const document = readObject(path.join(dist, file));
    if (file === messages) areas.set('connect-json', describeMessages(document));
    else if (typeof document.openapi === 'string') {
      const name = path.basename(file, '.json');
      areas.set(name, { document, sources: readSources(bundleFiles(name, dist).sources) });
    }
  }
  if (areas.size === 0) {
    throw new ReleaseError(
      `${folder} has no bundles. Name a folder like specs, after npm run build.`,
    );
  }
  const connect = path.join(folder, 'connect');
  if (existsSync(path.join(connect, 'xsd'))) areas.set('connect-xml', readXmlEvents(connect));
  const rules = readEventRules(connect);
  if (rules.sources.size > 0) areas.set('connect-rules', rules);
  return areas;
}

/** Reads the sources of a bundle; empty for published bundles, which have none. */
function readSources(file: string): Map<string, string> {
  const written = existsSync(file) ? readObject(file) : {};
  const sources = ['schemas', 'operations'].flatMap((kind) =>
    Object.entries(objectAt(written, kind)),
  );
  return new Map(sources.map(([name, source]) => [name, String(source)]));
}

/** The conditions of JSON messages; their schemas are those of another area. */
function describeMessages({ $ref: message = '', ...own }: JsonObject): Area {
  const schema = { ...own, $defs: {}, message };
  const document = { components: { schemas: { connectMessage: schema } } };
  const sources = new Map([['connectMessage', 'specs/connect/messages.schema.yaml']]);
  return { document, sources };
}

function readObject(file: string): JsonObject {
  try {
    const value: Json = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(value)) return value;
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read as JSON: ${reason(error)}`);
  }
  throw new ReleaseError(`${file} is not a JSON object. Name a folder of bundles.`);
}
