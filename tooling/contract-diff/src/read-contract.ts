import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundleFiles } from '@countersign/spec-tools';
import { isObject, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { XsdError } from '@countersign/generate/xsd';
import type { Area, Contract } from './contract.ts';
import { DiffError } from './diff-error.ts';
import { eventRules } from './event-rules.ts';
import { eventsInXml } from './events-in-xml.ts';

/**
 * Reads the contract from where it lies: a folder like the package `@countersign/specs`, a folder of
 * bundles, or a single bundle.
 * @throws {DiffError} where there is none
 */
export function readContract(place: string, name: string = place): Contract {
  if (!existsSync(place))
    throw new DiffError(`there is no ${place}. Name a folder of bundles, or a bundle.`);
  const areas = statSync(place).isDirectory() ? readFolder(place) : [readBundle(place)];
  return { name, areas: new Map(areas.map((area) => [area.name, area])) };
}

const messages = 'connect-messages.schema.json';

/** The message, and what lies around it in SOAP; each with what it includes. */
const schemasOfXml = ['connect.xsd', 'soap.xsd', 'soapUpdate.xsd'];

function readFolder(folder: string): Area[] {
  const dist = existsSync(path.join(folder, 'dist')) ? path.join(folder, 'dist') : folder;
  // What is published has no files that say what was written where.
  const files = readdirSync(dist)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.sources.json'))
    .map((file) => path.join(dist, file))
    .toSorted();
  const areas = files.filter(isBundle).map(readBundle);
  if (areas.length === 0) {
    const hint = 'Name a folder like that of @countersign/specs, once it is built, or a bundle.';
    throw new DiffError(`${folder} holds no bundle. ${hint}`);
  }
  const json = path.join(dist, messages);
  const connect = path.join(folder, 'connect');
  const xsd = schemasOfXml.map((name) => path.join(connect, 'xsd', name)).filter(existsSync);
  const rules = ['delivery', 'events']
    .map((name) => ({ name, file: path.join(connect, `${name}.yaml`) }))
    .filter(({ file }) => existsSync(file));
  if (existsSync(json)) areas.push(eventsInJson(json));
  if (xsd.length > 0) areas.push(readXsd(xsd));
  if (rules.length > 0) areas.push(eventRules(rules));
  return areas;
}

function isBundle(file: string): boolean {
  return path.basename(file) !== messages && typeof readObject(file).openapi === 'string';
}

function readBundle(file: string): Area {
  const document = readObject(file);
  if (typeof document.openapi !== 'string') {
    throw new DiffError(`${file} is no bundle: it has no field openapi. Name a bundle of specs.`);
  }
  const name = path.basename(file, '.json');
  const { sources } = bundleFiles(name, path.dirname(file));
  const written = existsSync(sources) ? readObject(sources) : {};
  const files = [
    ...Object.entries(objectAt(written, 'schemas')),
    ...Object.entries(objectAt(written, 'operations')),
  ];
  return { name, document, sources: new Map(files.map(([what, where]) => [what, String(where)])) };
}

function readXsd(files: readonly string[]): Area {
  try {
    return eventsInXml(files);
  } catch (error) {
    if (error instanceof XsdError) throw new DiffError(error.message);
    throw error;
  }
}

/** What a message in JSON holds beside its schemas, which are those of an area. */
function eventsInJson(file: string): Area {
  const { $defs: _, $ref: message = '', ...own } = readObject(file);
  const document = { components: { schemas: { connectMessage: { ...own, message } } } };
  const sources = new Map([['connectMessage', 'specs/connect/messages.schema.yaml']]);
  return { name: 'connect-json', document, sources };
}

function readObject(file: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DiffError(`${file} cannot be read as JSON: ${reason}. Name a bundle of specs.`);
  }
  if (!isObject(value)) throw new DiffError(`${file} holds no object. Name a bundle of specs.`);
  return value;
}
