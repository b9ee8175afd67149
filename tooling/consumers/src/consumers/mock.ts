import { randomUUID } from 'node:crypto';
import { runtimes } from '@countersign/testing/runtimes';
import type { Consumer } from '../consumer.ts';
import { operations } from '../operations.ts';
import { runProject } from '../project.ts';
import { mock, startOn, startUninstalled, type Server } from '../server.ts';
import type { Site } from '../site.ts';

const more = { operations: operations.length };

export const mockConsumers: Consumer[] = [
  ...runtimes.map(({ version, node }) => ({
    name: 'the mock',
    on: `Node ${version}`,
    also: 'starts by its command, answers a call, and makes an answer up by the schema',
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
    const given = () => ({ ...site.given(), url: server.url });
    const program = { command: process.execPath };
    await runProject({ ...site, given }, 'node-esm/main.js', program, more);
    await mustMakeUp(server.url);
  } finally {
    await server.close();
  }
}

/** Asks for an answer that no example has, which other parts of the mock give. */
async function mustMakeUp(url: string): Promise<void> {
  const address = `${url}/v2.1/accounts/4410/envelopes/${randomUUID()}`;
  const headers = { authorization: 'Bearer any-token', prefer: 'dynamic=true' };
  const answer = await fetch(address, { headers });
  const said = await answer.text();
  if (answer.ok && said.includes('"envelopeId"')) return;
  throw new Error(`the mock was to make an envelope up; it answered ${answer.status}: ${said}`);
}
