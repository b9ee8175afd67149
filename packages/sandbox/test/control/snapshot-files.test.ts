import { gunzipSync, gzipSync } from 'node:zlib';
import {
  envelopeDocumentsGet,
  envelopesCreate,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

describe('the file of a snapshot', () => {
  it('takes a tenant with its documents, clock and faults to another sandbox', async () => {
    const here = newTenant();
    await here.control.freeze('2027-03-01T12:00:00Z');
    await here.control.setFaults({ operation: 'Envelopes_get', code: 429 });
    const { envelopeId = '' } = await envelopesCreate(here.client, { body: definition() });
    const read = (client: typeof here.client) =>
      envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } });
    const document = await (await read(here.client)).arrayBuffer();
    const { takenAt } = await here.control.takeSnapshot('with-lease');
    const file = await here.control.downloadSnapshot('with-lease');

    const other = await startControlTest();
    try {
      const there = other.newTenant();
      expect(await there.control.uploadSnapshot('from-elsewhere', file)).toEqual({
        name: 'from-elsewhere',
        takenAt,
      });
      expect((await there.control.snapshots()).map(({ name }) => name)).toEqual(['from-elsewhere']);
      await there.control.restoreSnapshot('from-elsewhere');
      expect(await there.control.clock()).toEqual({
        now: '2027-03-01T12:00:00.000Z',
        frozen: true,
      });
      expect(await there.control.faults()).toEqual([{ operation: 'Envelopes_get', code: 429 }]);
      expect(await (await read(there.client)).arrayBuffer()).toEqual(document);
      // Its jobs are there too.
      expect((await there.control.schedule()).items).toEqual((await here.control.schedule()).items);
    } finally {
      await other.close();
    }
  });

  it('takes the place of a snapshot of the same name, and changes nothing until it is restored', async () => {
    const { client, control } = newTenant();
    await control.takeSnapshot('one');
    const file = await control.downloadSnapshot('one');
    await envelopesCreate(client, { body: definition({ emailSubject: 'Later' }) });
    await control.takeSnapshot('one');
    await control.uploadSnapshot('one', file);
    const subjects = async () => {
      const { envelopes = [] } = await envelopesListStatusChanges(client, {
        query: { from_date: '2020-01-01', search_text: 'Later' },
      });
      return envelopes.map(({ emailSubject }) => emailSubject);
    };
    expect(await subjects()).toEqual(['Later']);
    await control.restoreSnapshot('one');
    expect(await subjects()).toEqual([]);
  });

  it('is rejected if it is another file, was changed, or is of another release', async () => {
    const { control } = newTenant();
    await control.takeSnapshot('one');
    const file = await control.downloadSnapshot('one');
    const whole = z
      .looseObject({ tables: z.number(), content: z.string() })
      .parse(JSON.parse(gunzipSync(file).toString()));
    const pack = (more: object) => new Uint8Array(gzipSync(JSON.stringify({ ...whole, ...more })));
    const upload = (bytes: Uint8Array<ArrayBuffer>) => control.uploadSnapshot('two', bytes);
    await expect(upload(new TextEncoder().encode('no gzip'))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining('not a snapshot file'),
    });
    await expect(
      upload(pack({ content: whole.content.replace('Harbour', 'Harbor') })),
    ).rejects.toThrow('damaged or was changed');
    await expect(upload(pack({ tables: whole.tables + 1 }))).rejects.toThrow('this release reads');
    expect((await control.snapshots()).map(({ name }) => name)).toEqual(['one']);
  });

  it('is not there without its snapshot', async () => {
    const { control } = newTenant();
    await expect(control.downloadSnapshot('none')).rejects.toMatchObject({ status: 404 });
  });
});
