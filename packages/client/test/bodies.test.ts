// The media type of a body depends on its type and on the operation's media types.
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createClient, InputError, type BinaryBody } from '@countersign/client';
import {
  accountSettingsImportAddBulkAccountSettingsImport,
  userImportAddBulkUserImport,
} from '@countersign/client/admin-v2';
import {
  accountBrandsUpdateLogo,
  bulkSendCreateBulkSendList,
  envelopeDocumentsUpdate,
  envelopesCreate,
  usersUpdateProfileImage,
} from '@countersign/client/esign-v2.1';
import { createEnvelopeWithFiles } from '@countersign/client/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { envelope, organizationId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(path.join(tmpdir(), 'bodies-'));
  await writeFile(path.join(folder, 'users.csv'), csv);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => service.plays(json({})));

const csv = 'AccountID,UserEmail\n1,ines@harbour.example\n';
const bytes = new Uint8Array(Buffer.from(csv));

function client() {
  return createClient({ baseUrl: service.url, token: 'secret' });
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 10);
  await Promise.resolve();
  yield bytes.subarray(10);
}

async function* texts(): AsyncGenerator<unknown> {
  yield 'not bytes';
  await Promise.resolve();
}

const importUsers = (body: Parameters<typeof userImportAddBulkUserImport>[1]['body']) =>
  userImportAddBulkUserImport(client(), { path: { organizationId }, body });
const type = () => service.last().headers['content-type'];
const sent = () => service.last().body.toString();

describe('a file', () => {
  it('goes out with the type of its Blob where the operation lists it', async () => {
    await importUsers(new Blob([csv], { type: 'text/csv' }));
    expect([type(), sent()]).toEqual(['text/csv', csv]);
    await importUsers(new Blob([csv], { type: 'application/octet-stream' }));
    expect(type()).toBe('application/octet-stream');
    await importUsers(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    expect(type()).toBe('text/csv;charset=utf-8');
  });

  it('goes out with the first type that fits where the operation lists another', async () => {
    await importUsers(new Blob([csv], { type: 'text/plain' }));
    expect(type()).toBe('text/csv');
    await envelopeDocumentsUpdate(client(), {
      path: { ...envelope, documentId: '1' },
      body: new Blob(['hello'], { type: 'text/plain' }),
    });
    expect(type()).toBe('text/plain');
    await envelopeDocumentsUpdate(client(), {
      path: { ...envelope, documentId: '1' },
      body: new Blob([bytes], { type: 'image/gif' }),
    });
    expect(type()).toBe('application/pdf');
  });

  it('is never a form without its boundary', async () => {
    for (const body of [
      csv,
      bytes,
      new Blob([csv]),
      new Blob([csv], { type: 'multipart/form-data' }),
    ]) {
      await importUsers(body);
      expect(type()).not.toContain('multipart');
    }
    const typed = {
      path: { organizationId },
      body: bytes,
      contentType: 'multipart/form-data',
    } as const;
    const error = await caughtAs(InputError, userImportAddBulkUserImport(client(), typed));
    expect(error.message).toContain('{ file: blob }');
  });

  it('is a form with its boundary where it is a field or a FormData', async () => {
    await importUsers({ 'file.csv': new Blob([csv], { type: 'text/csv' }) });
    expect(type()).toMatch(/^multipart\/form-data; boundary=./);
    const form = new FormData();
    form.set('file.csv', new Blob([csv]));
    const input = { path: { organizationId }, body: form };
    // Callers without types can give it.
    await Reflect.apply(userImportAddBulkUserImport, undefined, [client(), input]);
    expect(type()).toMatch(/^multipart\/form-data; boundary=./);
  });

  it('is refused where an operation takes only JSON, instead of being sent as {}', async () => {
    for (const body of [new Blob(['{}']), bytes, new FormData()]) {
      const input = { path: { accountId: '1' }, body };
      // Callers without types can give it.
      const call = Reflect.apply(envelopesCreate, undefined, [client(), input]);
      expect((await caughtAs(InputError, call)).message).toContain('must be data or text for JSON');
    }
    expect(service.seen).toEqual([]);
  });
});

describe.each<[string, () => BinaryBody | Promise<BinaryBody>]>([
  ['a Blob', () => new Blob([csv])],
  ['openAsBlob of Node', () => openAsBlob(path.join(folder, 'users.csv'))],
  ['bytes', () => bytes],
  ['an ArrayBuffer', () => bytes.buffer],
  ['a stream of the web', () => new Blob([csv]).stream()],
  ['a stream of Node', () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)])],
  ['a stream of Node as one of the web', () => Readable.toWeb(Readable.from([bytes]))],
  ['an AsyncIterable of bytes', pieces],
])('%s', (_, make) => {
  it('is a body', async () => {
    await importUsers(await make());
    expect([type(), sent()]).toEqual(['text/csv', csv]);
  });

  it('is a file of an envelope', async () => {
    const file = { documentId: '1', name: 'lease.csv', content: await make() };
    await createEnvelopeWithFiles(client(), {
      path: { accountId: '1' },
      body: { status: 'created' },
      documents: [file],
    });
    expect(sent()).toContain(csv);
  });
});

describe('what comes piece by piece', () => {
  it('fails the call where a piece is no bytes', async () => {
    const input = { path: { organizationId }, body: texts() };
    const error = await caughtAs(
      Error,
      Reflect.apply(userImportAddBulkUserImport, undefined, [client(), input]),
    );
    expect(error.message).toContain('Uint8Array');
  });

  it('is let go where the call ends before it', async () => {
    const controller = new AbortController();
    let ended = false;
    async function* slow(): AsyncGenerator<Uint8Array> {
      try {
        yield bytes;
        controller.abort(new Error('the desk has closed'));
        // More than a connection buffers, so that the rest waits until it is read.
        for (let piece = 0; piece < 1000; piece += 1) yield new Uint8Array(65_536);
      } finally {
        ended = true;
      }
    }
    const call = userImportAddBulkUserImport(
      client(),
      { path: { organizationId }, body: slow() },
      { signal: controller.signal },
    );
    expect((await caughtAs(Error, call)).message).toBe('the desk has closed');
    await expect.poll(() => ended).toBe(true);
  });
});

it.each([
  ['text', csv, 'text/csv'],
  ['data', { settings: [] }, 'application/json'],
])('%s is sent as what the operation takes it for', async (_, body, expected) => {
  await (typeof body === 'string'
    ? importUsers(body)
    : bulkSendCreateBulkSendList(client(), { path: { accountId: '1' }, body: { name: 'x' } }));
  expect(type()).toBe(expected);
});

it('an image keeps its type', async () => {
  await usersUpdateProfileImage(client(), {
    path: { accountId: '1', userId: '2' },
    body: new Blob([bytes], { type: 'image/gif' }),
  });
  expect(type()).toBe('image/gif');
  await accountBrandsUpdateLogo(client(), {
    path: { accountId: '1', brandId: '2', logoType: 'primary' },
    body: new Blob([bytes], { type: 'image/png' }),
  });
  expect(type()).toBe('image/png');
  expect(accountSettingsImportAddBulkAccountSettingsImport.descriptor.method).toBe('POST');
});
