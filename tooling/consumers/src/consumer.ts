import { createHmac, randomUUID } from 'node:crypto';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mustRun } from '@countersign/packages';
import type { Runtime } from '@countersign/testing/runtimes';
import { z } from 'zod';
import type { Site } from './site.ts';

interface Turn {
  place: number;
  among: number;
}

/** Reports whether a consumer runs on the day of a seed. */
export function isDue({ turn }: Consumer, seed: number): boolean {
  return turn === undefined || seed % turn.among === turn.place;
}

/** A way of using the packages. */
export interface Consumer {
  /** The name of the consumer, such as `Node, require`. */
  name: string;
  /** The runtime or tool, and its version. */
  on: string;
  /** The facts that it proves in addition to the call, the validation and the event. */
  also: string;
  /** Its place among so many that take turns, one each day; each night all run. */
  turn?: Turn;
  /** @throws if something does not work */
  run(site: Site): Promise<void>;
}

/** Creates a consumer for each release of Node. */
export function onEachNode(
  runtimes: readonly Runtime[],
  name: string,
  also: string,
  run: (site: Site, node: string) => Promise<void>,
): Consumer[] {
  return runtimes.map(({ version, node }) => ({
    name,
    on: `Node ${version}`,
    also,
    run: (site) => run(site, node),
  }));
}

/** The input of a project: the address of the mock, an envelope to request, and a signed event. */
export interface Input {
  url: string;
  envelopeId: string;
  secret: string;
  body: string;
  signature: string;
}

/** Creates an input that no other project has, so that no answer is from another. */
export function createInput(url: string): Input {
  const envelopeId = randomUUID();
  const secret = randomUUID();
  const body = JSON.stringify({
    event: 'envelope-completed',
    apiVersion: 'v2.1',
    retryCount: 0,
    configurationId: 4410276,
    generatedDateTime: '2026-11-20T18:05:48.3321007Z',
    data: {
      accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      envelopeId,
      envelopeSummary: { status: 'completed', emailSubject: 'Berth lease 42' },
    },
  });
  // Signed as by the service, without our package.
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return { url, envelopeId, secret, body, signature };
}

/** The report of a project. */
export type Findings = Record<string, unknown>;

/**
 * Compares the report of a project with the expected one.
 * @param more findings in addition to those of all projects
 */
export function expectFindings(found: unknown, { envelopeId }: Input, more: Findings = {}): void {
  const expected: Findings = {
    call: envelopeId,
    validate: { accepted: true, refusedAt: ['lockType'] },
    verify: { status: 200, statusIfChanged: 401, events: ['envelope-completed'] },
    ...more,
  };
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`the project reported ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
}

/** Reads the line of JSON that a project prints. */
export function parseFindings(printed: string): Findings {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(printed));
}

/** A program that runs a project. */
export interface Program {
  command: string;
  /** The arguments before the file. */
  words?: readonly string[];
  environment?: Record<string, string | undefined>;
}

/**
 * Runs a file of a project, and compares its report.
 * @param file relative to the folder of all projects, or absolute
 */
export async function runProject(
  { projects, createInput: create }: Pick<Site, 'projects' | 'createInput'>,
  file: string,
  { command, words = [], environment = {} }: Program,
  more?: Findings,
): Promise<void> {
  const input = create();
  const whole = path.resolve(projects, file);
  const options = { folder: path.dirname(whole), environment };
  const printed = await mustRun(command, [...words, whole, JSON.stringify(input)], options);
  expectFindings(parseFindings(printed), input, more);
}
