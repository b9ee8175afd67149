import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProof, takePart } from '@countersign/config/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCases } from './cases/all.ts';
import { intendedDifferences } from './intended.ts';
import { startServer, type MockServer } from './mock-server.ts';
import { readOperations } from './operations.ts';
import { askBoth } from './pair.ts';
import { reportFile } from './parity-reporter.ts';
import { createTally } from './tally.ts';

const all = readOperations();
/** Prism compiles each operation for seconds; see docs/decisions/0070-a-part-each-day.md. */
const operations = isProof() ? all : takePart(all, 10, ({ area, id }) => `${area} ${id}`);
const tally = createTally();

let server: MockServer;
beforeAll(async () => {
  rmSync(reportFile, { force: true });
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  const report = tally.report();
  // A run of only some operations has nothing to report.
  if (report.operations < operations.length) return;
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(report, undefined, 2)}\n`);
});

describe('the same answers as bare Prism', () => {
  it.each(operations)('$area $id', async (one) => {
    const different: string[] = [];
    for (const request of listCases(one)) {
      const found = tally.add(await askBoth(server, one, request));
      if (found !== undefined) different.push(found);
    }
    expect(different).toEqual([]);
  });
});

// In a part of the operations, some of them do not occur.
if (isProof())
  describe('the intended differences', () => {
    it.each(intendedDifferences)('still occur: $name', ({ name }) => {
      expect(tally.report().intended[name]).toBeGreaterThan(0);
    });
  });
