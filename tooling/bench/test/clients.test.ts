// All clients do the same here, or it would mean nothing to set them side by side.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareFetch } from '../src/client/calls/bare-fetch.ts';
import { official } from '../src/client/calls/official.ts';
import { openapiFetch } from '../src/client/calls/openapi-fetch.ts';
import { ours } from '../src/client/calls/ours.ts';
import { prepareChecks } from '../src/client/checks.ts';
import { send as official1 } from '../src/client/consumers/official-one-class.ts';
import { send as officialSend } from '../src/client/consumers/official.ts';
import { send as openapiFetchSend } from '../src/client/consumers/openapi-fetch.ts';
import { send as byArea } from '../src/client/consumers/ours-by-area.ts';
import { send as byResource } from '../src/client/consumers/ours-by-resource.ts';
import { bareDownloads, ourDownloads } from '../src/client/downloads.ts';
import { startServer, type Running } from '../src/client/start-server.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

it.each(Object.entries({ bareFetch, ours, openapiFetch, official }))(
  '%s locks an envelope and reads one',
  async (_name, make) => {
    const calls = make(server.baseUrl);
    expect(await calls.lock()).toBe('MWQ4ZTQ0YjQtNmU3Yy00');
    expect(await calls.read()).toBe(envelopeId);
  },
);

it.each(Object.entries({ byArea, byResource, openapiFetchSend, officialSend, official1 }))(
  'the program %s sends an envelope',
  async (_name, send) => {
    expect(await send(server.baseUrl, 'a-token')).toBe(envelopeId);
  },
);

describe.each([
  ['our client', ourDownloads],
  ['bare fetch', bareDownloads],
])('%s', (_name, downloads) => {
  it('gets a document whole, as bytes and as a stream', async () => {
    const size = 300_000;
    const { bytes, stream } = downloads(server.baseUrl, size);
    expect((await bytes()).byteLength).toBe(size);
    expect(await stream()).toBe(size);
  });
});

it('gives no time for a check that fails', async () => {
  // The official client has no types of its own, and the check is not told of those made for it here.
  const { subject, reference, close } = await prepareChecks('official', {
    compiler: 'typescript-7',
    skipLibCheck: true,
  });
  try {
    expect(reference()).toBeGreaterThan(0);
    expect(subject).toThrow(/official does not compile with typescript-7:[^]*docusign-esign/);
  } finally {
    close();
  }
});
