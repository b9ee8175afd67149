import { randomUUID } from 'node:crypto';
import { runtimes } from '@countersign/testing/runtimes';
import { onEachNode, runProject, type Consumer } from '../consumer.ts';
import { mock, startOn, startUninstalled, type Server } from '../server.ts';
import { operations } from '../shaken.ts';
import type { Site } from '../site.ts';

export const mockConsumers: Consumer[] = [
  ...onEachNode(
    runtimes,
    'the mock',
    'starts by its command, answers a call, and generates a response from a schema',
    (site, node) => tryMock(site, startOn(node, mock, site.server)),
  ),
  {
    name: 'the mock, not installed',
    on: 'npx',
    also: 'starts by the name of its package',
    async run(site) {
      const folder = await site.folder('not-installed');
      const { installEnvironment: environment } = site.registry;
      await tryMock(site, startUninstalled(mock, { folder, environment }));
    },
  },
];

async function tryMock(site: Site, starting: Promise<Server>): Promise<void> {
  await using server = await starting;
  const createInput = () => ({ ...site.createInput(), url: server.url });
  const program = { command: process.execPath };
  const more = { operations: operations.length };
  await runProject({ ...site, createInput }, 'esm.js', program, more);
  await expectGenerated(server.url);
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
