// Compared subjects do the same, and have the size that the page reports.
import { parse } from '@countersign/connect';
import { publishedPackages } from '@countersign/packages';
import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clients } from '../../src/client/calls.ts';
import { send as byOneClass } from '../../src/client/consumers/official-one-class.ts';
import { send as byOfficial } from '../../src/client/consumers/official.ts';
import { send as byOpenapiFetch } from '../../src/client/consumers/openapi-fetch.ts';
import { send as byArea } from '../../src/client/consumers/ours-by-area.ts';
import { send as byResource } from '../../src/client/consumers/ours-by-resource.ts';
import { bareDownloads, ourDownloads, startDocuments } from '../../src/client/downloads.ts';
import { compareChecks, compareImports } from '../../src/client/programs.ts';
import { largeJson, largeXml, smallJson, smallXml } from '../../src/connect/messages.ts';
import { envelope } from '../../src/envelope.ts';
import { health } from '../../src/requests.ts';
import { mock } from '../../src/server/programs.ts';
import { Stage } from '../../src/stage.ts';
import { dependencyCount, installedSize, official, packedSize } from '../../src/suites/packages.ts';

const stage = new Stage({ quick: true });
let url: string;
beforeAll(async () => {
  ({ url } = await mock()(stage, [health]));
});
afterAll(() => stage.disposeAsync());

const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

it.each(Object.entries(clients))('%s locks an envelope and reads one', async (_name, create) => {
  const calls = await create(url);
  expect(await calls.lock()).toBe('MWQ4ZTQ0YjQtNmU3Yy00');
  expect(await calls.read()).toBe(envelopeId);
});

it.each(Object.entries({ byArea, byResource, byOpenapiFetch, byOfficial, byOneClass }))(
  'the program %s sends an envelope',
  async (_name, send) => {
    expect(await send(url, 'a-token')).toMatch(/^[\da-f-]{36}$/);
  },
);

it('downloads a document completely, as bytes and as a stream', async () => {
  const documents = await startDocuments(stage);
  for (const { bytes, stream } of [ourDownloads(documents), bareDownloads(documents)]) {
    expect((await bytes(300_000)).byteLength).toBe(300_000);
    expect(await stream(300_000)).toBe(300_000);
  }
});

it('imports programs in processes of their own', async () => {
  const { subject, reference } = compareImports(stage, 'ours-by-area');
  expect(await subject()).toBeGreaterThan(0);
  expect(await reference()).toBeGreaterThan(0);
});

it('returns no time for a check that fails', async () => {
  // The official client has no types of its own, and the check does not use ours.
  const options = { skipLibCheck: true };
  const { subject, reference } = await compareChecks(stage, 'official', 'typescript-7', options);
  expect(await reference()).toBeGreaterThan(0);
  expect(subject).toThrow(/official does not compile with typescript-7:[^]*docusign-esign/);
});

describe.each([
  ['XML', smallXml, largeXml],
  ['JSON', smallJson, largeJson],
])('the messages in %s', (_form, small, large) => {
  it('have the sizes that the page names, the same each time', () => {
    expect(Math.abs(small().length / 50_000 - 1)).toBeLessThan(0.1);
    expect(Math.abs(large().length / 5_000_000 - 1)).toBeLessThan(0.01);
    expect(large() === large()).toBe(true);
  });

  it('are valid', () => {
    const { envelope: read, findings } = parse(small());
    expect(findings).toEqual([]);
    expect(read?.recipients[1]?.tabs.length).toBeGreaterThan(10);
    const event = parse(large());
    expect(event.findings).toEqual([]);
    const size = 1_250_000;
    expect(event.documentPdfs.map((pdf) => pdf.pdfBytes?.size)).toEqual([size, size, size]);
  });
});

it.each([10, 50])('an envelope has five signers with %i valid tabs each', (tabs) => {
  const { success, data } = EnvelopeDefinition.safeParse(envelope(5, tabs));
  expect(success).toBe(true);
  const counts = data?.recipients?.signers?.map(
    (one) => Object.values(one.tabs ?? {}).flat().length,
  );
  expect(counts).toEqual([tabs, tabs, tabs, tabs, tabs]);
});

it('weighs packages', async () => {
  const [first] = publishedPackages();
  if (first === undefined) throw new Error('No package is published.');
  const packed = await packedSize(stage, first, 'packed');
  expect(packed).toBeGreaterThan(0);
  expect(await packedSize(stage, first, 'unpacked')).toBeGreaterThan(packed);
  // They include an HTTP client and a library that signs tokens.
  expect(dependencyCount(official)).toBeGreaterThan(10);
  expect(installedSize(official)).toBeGreaterThan(1_000_000);
});
