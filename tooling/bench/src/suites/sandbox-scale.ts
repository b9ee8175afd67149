import type { Asked } from '../mock/ask.ts';
import { filled } from '../sandbox/filled.ts';
import { pair } from '../sandbox/pairs.ts';
import { scratch } from '../sandbox/scratch.ts';
import { createEnvelope, getEnvelope } from '../sandbox/workloads.ts';
import type { LoadCase, LoadPair, Suite } from '../suite.ts';

const few = 1000;
const many = 1_000_000;

/** Whether the sandbox stays as fast as it was. */
export const sandboxScale: Suite = {
  about: `The same requests to two sandboxes with their state in a file of SQLite: one whose account has ${many.toLocaleString('en')} envelopes, and one with ${few.toLocaleString('en')}. A list is not among them: it says how many envelopes match, and to count a million takes some 50 ms.`,
  cases: {
    getEnvelope: beside('`Envelopes_get`', getEnvelope),
    createEnvelope: beside('`Envelopes_create` with a PDF of 100 kB', createEnvelope()),
  },
};

function beside(what: string, request: Asked | Promise<Asked>): LoadCase {
  return {
    what: `${what}, ${many.toLocaleString('en')} envelopes`,
    reference: `${few.toLocaleString('en')} envelopes`,
    measure: 'requests a second',
    goal: { atLeast: 0.8 },
    servers: async () => sideBySide(await request),
  };
}

async function sideBySide(request: Asked): Promise<LoadPair> {
  const folder = scratch();
  const subject = await filled(folder.file('many.db'), many);
  const reference = await filled(folder.file('few.db'), few);
  return pair(subject, reference, [request], () => folder.remove());
}
