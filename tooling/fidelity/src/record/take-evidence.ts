import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { isObject, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { isRealService, readRecording } from '@countersign/mock/proxy';
import { findStatements } from '../spec-marks.ts';
import { findSeen } from './find-seen.ts';
import { findField, findParameter, markRecorded, readYaml } from './yaml-file.ts';

/** The changes of the marks in the specs. */
export interface Taken {
  /** Statements that were inferred and are now recorded, in words. */
  recorded: string[];
  /** Sentences about operations that were seen: whether they hold, a person has to judge. */
  toJudge: { operation: string; statement: string }[];
}

/**
 * Turns `inferred` into `recorded` in the spec tree, for everything that a recording of the real
 * service shows: operations, query parameters, fields of answers, error codes.
 * @param root the folder above `specs`
 * @throws Error where the recording is not of the real service
 */
export async function takeEvidence(folder: string, root: string): Promise<Taken> {
  const documents = new Map<string, JsonObject>();
  const sources = new Map<string, JsonObject>();
  for (const { area, document } of listBundles()) {
    documents.set(area, readJson(document));
    sources.set(area, readJson(document.replace(/\.json$/, '.sources.json')));
  }
  requireService(folder);
  const taken: Taken = { recorded: [], toJudge: [] };
  for (const [area, seen] of await findSeen(folder, documents)) {
    const schemas = objectAt(sources.get(area) ?? {}, 'schemas');
    const operations = objectAt(sources.get(area) ?? {}, 'operations');
    const fileOf = (name: unknown) => path.join(root, String(name));
    const note = (changed: boolean, what: string) => {
      if (changed) taken.recorded.push(`${area} ${what}`);
    };
    for (const operation of seen.operations) {
      const file = fileOf(operations[operation]);
      note(markRecorded(readYaml(file), []), operation);
      const spec: unknown = readYaml(file).document.toJS();
      for (const statement of isObject(spec) ? findStatements(spec) : [])
        taken.toJudge.push({ operation, statement });
    }
    for (const one of seen.parameters) {
      const [operation = '', name = ''] = one.split(' ');
      const found = findParameter(fileOf(operations[operation]), name);
      if (found !== undefined) note(markRecorded(found.yaml, found.place), one);
    }
    for (const one of seen.fields) {
      const [schema = '', field = ''] = one.split(' ');
      const found = schema in schemas ? findField(fileOf(schemas[schema]), field) : undefined;
      if (found !== undefined) note(markRecorded(found, ['properties', field]), one);
    }
    for (const code of seen.codes) {
      const errors = readYaml(path.join(root, 'specs', area, 'errors.yaml'));
      note(markRecorded(errors, [code]), code);
    }
  }
  return taken;
}

/** A recording of a stand-in proves nothing of the service. */
function requireService(folder: string): void {
  const { origins } = readRecording(folder).about;
  if (!origins.some((origin) => isRealService(origin)))
    throw new Error(
      `${folder} was recorded at ${origins.join(', ')}, and not at the real service, so it proves nothing of it.`,
    );
}

function readJson(file: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(value)) throw new Error(`${file} has no object`);
  return value;
}
