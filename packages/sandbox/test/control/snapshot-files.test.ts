import { createHash } from 'node:crypto';
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
    const customFields = { textCustomFields: [{ name: 'Mooring', value: '77' }] };
    const { envelopeId = '' } = await envelopesCreate(here.client, {
      body: definition({ customFields }),
    });
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
      const found = await envelopesListStatusChanges(there.client, {
        query: { from_date: '2020-01-01', custom_field: 'Mooring=77' },
      });
      expect(found.envelopes?.map((envelope) => envelope.envelopeId)).toEqual([envelopeId]);
      // The scheduled jobs are restored too.
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

  // The digest of a changed file can be computed again by anyone.
  describe('is rejected although its digest is right', () => {
    type Content = {
      snapshot: Record<string, unknown>;
      rows: Record<string, (string | number | null)[][]>;
      contents: unknown[];
    };
    const rowOf = ({ rows }: Content, table: string, at = 0) => rows[table]?.[at] ?? [];
    it.each<[what: string, change: (content: Content) => unknown, says: string]>([
      ['a clock beyond all time', ({ snapshot }) => (snapshot['offset'] = 1e300), 'offset'],
      ['a clock before all time', ({ snapshot }) => (snapshot['offset'] = -9e15), 'offset'],
      ['a clock at a fraction', ({ snapshot }) => (snapshot['offset'] = 0.5), 'offset'],
      ['a clock at no year', ({ snapshot }) => (snapshot['frozenAt'] = 8e15), 'frozenAt'],
      ['taken at no time', ({ snapshot }) => (snapshot['takenAt'] = 1e300), 'takenAt'],
      ['a name of no snapshot', ({ snapshot }) => (snapshot['name'] = '../x'), 'name'],
      ['settings that are no JSON', ({ snapshot }) => (snapshot['settings'] = '{'), 'JSON'],
      [
        'settings of another shape',
        ({ snapshot }) => (snapshot['settings'] = '{"faults":1}'),
        'faults',
      ],
      [
        'a fault of no operation',
        ({ snapshot }) => (snapshot['settings'] = '{"faults":[{"operation":"Nothing_at"}]}'),
        'Nothing_at',
      ],
      ['another table', ({ rows }) => (rows['users'] = [['a']]), 'no table users'],
      ['a row too short', (content) => rowOf(content, 'things').pop(), '5 cells'],
      ['a text for a time', (content) => (rowOf(content, 'things')[4] = 'soon'), 'cell 4'],
      ['a thing that is no JSON', (content) => (rowOf(content, 'things')[3] = '{'), 'JSON'],
      [
        'a thing of endless lists',
        (content) => (rowOf(content, 'things')[3] = '['.repeat(5000) + ']'.repeat(5000)),
        'JSON',
      ],
      [
        'a thing that is there twice',
        (content) => content.rows['things']?.push([...rowOf(content, 'things')]),
        'twice',
      ],
      [
        'an envelope without a body',
        (content) => (rowOf(content, 'envelopes')[14] = '{}'),
        'sender',
      ],
      [
        'an envelope in another account',
        (content) => (rowOf(content, 'envelopes')[1] = 'another'),
        'column account',
      ],
      [
        'a label of no envelope',
        (content) => (rowOf(content, 'envelope_labels')[0] = 'none'),
        'the envelope none of the label',
      ],
      ['a job of no kind', (content) => (rowOf(content, 'due')[0] = 'constructor'), 'no job'],
      ['a job of no time', (content) => (rowOf(content, 'due')[2] = 1e300), 'cell 2'],
      ['a job with lists', (content) => (rowOf(content, 'due')[3] = '{"a":[]}'), 'expected string'],
      ['a room that is another', (content) => (rowOf(content, 'rooms')[1] = 7), 'room 7'],
      ['contents that are missing', ({ contents }) => contents.pop(), 'missing'],
      ['contents of another kind', ({ contents }) => contents.push(7), 'contents'],
      ['another shape', (content) => Object.assign(content, { snapshot: [] }), 'snapshot'],
    ])('%s', async (_, change, says) => {
      const { control, client } = newTenant();
      await control.takeSnapshot('one');
      const file = gunzipSync(await control.downloadSnapshot('one')).toString();
      const whole: Record<string, unknown> & { content: string } = JSON.parse(file);
      const content: Content = JSON.parse(whole.content);
      change(content);
      const changed = JSON.stringify(content);
      const sha256 = createHash('sha256').update(changed).digest('hex');
      const packed = gzipSync(JSON.stringify({ ...whole, content: changed, sha256 }));
      await expect(control.uploadSnapshot('two', new Uint8Array(packed))).rejects.toMatchObject({
        status: 400,
        code: 'INVALID_REQUEST',
        message: expect.stringContaining(says),
      });
      expect((await control.snapshots()).map(({ name }) => name)).toEqual(['one']);
      await envelopesListStatusChanges(client, { query: { from_date: '2020-01-01' } });
    });
  });

  it('is not there without its snapshot', async () => {
    const { control } = newTenant();
    await expect(control.downloadSnapshot('none')).rejects.toMatchObject({ status: 404 });
  });
});
