import { randomUUID } from 'node:crypto';
import { runtimes } from '@countersign/testing/runtimes';
import { runProject, type Consumer } from '../consumer.ts';
import { mock, startOn, startUninstalled, type Server } from '../server.ts';
import { operations } from '../shaken.ts';
import type { Site } from '../site.ts';

const more = { operations: operations.length };

export const mockConsumers: Consumer[] = [
  ...runtimes.map(({ version, node }) => ({
    name: 'the mock',
    on: `Node ${version}`,
    also: 'starts by its command, answers a call, and generates a response from a schema',
    run: (site: Site) => tryMock(site, startOn(node, mock, site.server)),
  })),
  {
    name: 'the mock, not installed',
    on: 'npx',
    also: 'starts by the name of its package',
    run: async (site) =>
      tryMock(site, startUninstalled(mock, await site.folder('not-installed'), site.registry)),
  },
];

async function tryMock(site: Site, starting: Promise<Server>): Promise<void> {
  const server = await starting;
  try {
    const createInput = () => ({ ...site.createInput(), url: server.url });
    const program = { command: process.execPath };
    await runProject({ ...site, createInput }, 'node-esm/main.js', program, more);
    await expectGenerated(server.url);
  } finally {
    await server.close();
  }
}

/** Requests a response that no example has. */
async function expectGenerated(url: string): Promise<void> {
  const address = `${url}/v2.1/accounts/4410/envelopes/${randomUUID()}`;
  const headers = { authorization: 'Bearer any-token', prefer: 'dynamic=true' };
  const answer = await fetch(address, { headers });
  const text = await answer.text();
  if (answer.ok && text.includes('"envelopeId"')) return;
  throw new Error(`the mock should generate an envelope, but answered ${answer.status}: ${text}`);
}
