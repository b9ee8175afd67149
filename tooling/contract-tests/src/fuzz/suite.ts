import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Broken, createValidator, hasFailed, readAnswer, type Validator } from './answer.ts';
import { checkExpectation } from './expectation.ts';
import { writeCurl, type FuzzRequest } from './request.ts';
import { requests } from './requests.ts';
import { closeConnections, Hang, send } from './send.ts';
import { readAreas } from '../contract.ts';
import { checkSame, checkMatches } from './matches.ts';
import { createValues } from './valid-values.ts';

/** How many requests to send, and how to generate them. */
export interface FuzzOptions {
  /** The same seed generates the same requests. */
  seed: number;
  /** The minimum number of requests for each area, divided among its operations. */
  runs: number;
  /**
   * Whether the server keeps state: then it knows the IDs of the examples only, and rejects requests
   * by rules that no schema contains.
   */
  keeps: boolean;
}

/** The minimum number of requests for an operation. */
const fewest = 10;
/** How many smaller requests to try after a failure. */
const mostShrinks = 300;
/** Ends a test that hangs; each request has its own timeout. */
const timeout = 3_600_000;

/** Defines the tests of the server at a base URL with generated requests. */
export function fuzzSuite(baseUrl: string, { seed, runs, keeps }: FuzzOptions): void {
  afterAll(closeConnections);
  for (const area of readAreas()) {
    const validate = createValidator(area);
    const values = createValues(area.schemas);
    const numRuns = Math.max(fewest, Math.ceil(runs / area.operations.length));
    // Several operations at a time, to keep the server busy.
    describe.concurrent(`${area.name} keeps the contract`, () => {
      it.each(area.operations)('at $id', { timeout }, async (operation) => {
        const failure = await fuzz(
          requests(operation, values, { keeps }),
          (request) => check(baseUrl, request, validate, keeps),
          { seed: (seed + crc32(operation.id)) | 0, numRuns },
        );
        if (failure === undefined) return;
        const { request, message } = failure;
        expect.fail(`${message}\n${writeCurl(request, baseUrl)}\nwith FUZZ_SEED=${seed}`);
      });
    });
  }
}

/** Checks generated requests. Returns the smallest one that fails, and the message. */
async function fuzz(
  generated: fc.Arbitrary<FuzzRequest>,
  run: (request: FuzzRequest) => Promise<void>,
  parameters: { seed: number; numRuns: number },
): Promise<{ request: FuzzRequest; message: string } | undefined> {
  let shrinks = 0;
  const property = fc.asyncProperty(generated, async (request) => {
    if (shrinks >= mostShrinks) return;
    try {
      await run(request);
    } catch (error) {
      // A request that hangs is not made smaller, since each smaller one would also hang.
      shrinks += error instanceof Hang ? mostShrinks : 1;
      throw error;
    }
    if (shrinks > 0) shrinks += 1;
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, parameters);
  if (!failed) return undefined;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  if (counterexample === null) throw new Error(message);
  return { request: counterexample[0], message };
}

async function check(
  baseUrl: string,
  request: FuzzRequest,
  validate: Validator,
  keeps: boolean,
): Promise<void> {
  const reply = await send(request, baseUrl);
  if (hasFailed(request, reply))
    throw new Broken(`the server failed with ${reply.status}: ${reply.body.toString('utf8')}`);
  if (request.expects.kind === 'elsewhere') return;
  const data = readAnswer(request, reply, validate);
  checkExpectation(request, reply, data, keeps);
  if (request.expects.kind !== 'accepted' || reply.status >= 400) return;
  checkMatches(request, reply, data, validate);
  // Codes and tokens work only once, and state changes.
  if (request.operation.area.name !== 'oauth' && !keeps)
    checkSame(reply, await send(request, baseUrl));
}
