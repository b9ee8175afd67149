import { bundle } from '@countersign/packages/bundle';
import {
  compareChecks,
  compareImports,
  folder,
  readProgram,
  type Compiler,
  type Program,
} from '../client/programs.ts';
import { fresh } from '../measure/in-turn.ts';
import type { Comparison, Measurement, Measurements } from '../suite.ts';

const createClient = "export { createClient } from '@countersign/client';";
const validator = (name: string) => `export { ${name} } from '@countersign/zod/esign-v2.1';`;

/** The size of an application that uses a client, as sent to a browser or loaded at its start. */
export const clientSize: Measurements = {
  oneOperation: size(
    `${createClient} export { envelopesCreate } from '@countersign/client/esign-v2.1';`,
  ),
  program: programSize('ours-by-area'),
  programOpenapiFetch: programSize('openapi-fetch'),
  programOfficial: programSize('official', 'node'),
  programOfficialClass: programSize('official-one-class', 'node'),
  everything: size(`${createClient} export { countersign } from '@countersign/client/objects';`),
  everythingOfEsign: size(
    `${createClient} export { esignV21 } from '@countersign/client/esign-v2.1/objects';`,
  ),
  jwtGrant: size("export { jwtGrant } from '@countersign/client/auth';"),
  auth: size("export * from '@countersign/client/auth';"),
  uploads: size("export * from '@countersign/client/uploads';"),
  xml: size("export * from '@countersign/client/xml';"),
  validator: size(validator('LockRequest')),
  validatorOfEnvelope: size(validator('EnvelopeDefinition')),
  bareZod: size(
    "import * as z from 'zod'; export const two = z.object({ one: z.string(), other: z.number() });",
  ),
};

function size(code: string, platform: 'browser' | 'node' = 'browser'): Measurement {
  return async () => (await bundle({ code, folder, platform })).gzipped;
}

function programSize(name: Program, platform?: 'node'): Measurement {
  return size(readProgram(name), platform);
}

/** The time that a new process takes to import a client. */
export const clientImport: Measurements = {
  byArea: importing('ours-by-area'),
  byResource: importing('ours-by-resource'),
  official: importing('official'),
};

function importing(name: Program): Comparison {
  return fresh('import time', (stage) => compareImports(stage, name));
}

/** The cost to TypeScript of a program that uses a client. */
export const clientTypes: Measurements = {
  byArea: checking('ours-by-area', 'typescript-7', { skipLibCheck: true }),
  byResource: checking('ours-by-resource', 'typescript-7', { skipLibCheck: true }),
  byAreaSix: checking('ours-by-area', 'typescript', { skipLibCheck: true }),
  byResourceSix: checking('ours-by-resource', 'typescript', { skipLibCheck: true }),
  byAreaAll: checking('ours-by-area', 'typescript-7', { skipLibCheck: false }),
  byResourceAll: checking('ours-by-resource', 'typescript-7', { skipLibCheck: false }),
  byAreaAllSix: checking('ours-by-area', 'typescript', { skipLibCheck: false }),
  byResourceAllSix: checking('ours-by-resource', 'typescript', { skipLibCheck: false }),
};

function checking(
  name: Program,
  compiler: Compiler,
  options: { skipLibCheck: boolean },
): Comparison {
  return fresh('check time', (stage) => compareChecks(stage, name, compiler, options));
}
