// Threads that work on documents come behind the one that answers requests.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { expect, it } from 'vitest';
import { readPdf } from '../../src/documents/index.ts';
import { makePdf } from './make-pdf.ts';

it.runIf(process.platform === 'linux')('lowers the priority of its threads alone', async () => {
  const own = os.getPriority();
  // Random bytes, so that the document is in no memory and a thread has to read it.
  await readPdf(await makePdf({ bytes: 2000 }));
  const threads = readdirSync('/proc/self/task').flatMap(priorityOf);
  expect(threads).toContain(own + 5);
  expect(os.getPriority()).toBe(own);
  expect(os.getPriority(process.pid)).toBe(own);
});

/** The priority of a thread; none of one that has ended meanwhile. */
function priorityOf(thread: string): number[] {
  try {
    return [os.getPriority(Number(thread))];
  } catch {
    return [];
  }
}
