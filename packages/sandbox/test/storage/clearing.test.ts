// Unreferenced contents are deleted, and referenced ones stay, whatever else happens at the time.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clearExpiredRecords } from '../../src/state/clearing/expired-records.ts';
import { clearLeftSpaces } from '../../src/state/clearing/left-spaces.ts';
import { clearUnusedContents } from '../../src/state/clearing/unused-contents.ts';
import { createControl, type Control } from '../../src/control/index.ts';
import { sandboxOn } from '../../src/server/create-sandbox.ts';
import type { Sandbox } from '../../src/server/sandbox.ts';
import { startSandbox } from '../../src/index.ts';
import { openDatabase, type Database } from '../../src/state/storage/database.ts';
import { accountId, mara } from '../harness.ts';
import { newEmptyStorage } from '../storage.ts';

const base = `http://sandbox.test/restapi/v2.1/accounts/${accountId}`;
let database: Database;
let sandbox: Sandbox;

beforeAll(async () => {
  database = await openDatabase(await newEmptyStorage());
  sandbox = await sandboxOn(database, {});
});
afterAll(() => sandbox.close());

/** Clears all that can be cleared, without the time that contents are kept on PostgreSQL. */
async function clear(): Promise<void> {
  while (await clearExpiredRecords(database));
  while (await clearLeftSpaces(database));
  while (await clearUnusedContents(database, 0));
}

/**
 * Clears until a content is gone: the sandbox's own cleaner may hold some contents at the moment.
 */
async function expectCleared(text: string): Promise<void> {
  await expect
    .poll(async () => {
      await clear();
      return contentsThere();
    })
    .not.toContain(computeHash(text));
}

function createTenantControl(tenant: string): Control {
  return createControl('http://sandbox.test', { tenant, fetch: sandbox.fetch });
}

/** A PDF with one empty page, and a mark that makes it another content. */
function pdf(mark: string, bytes = 0): string {
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
%${mark}${'x'.repeat(bytes)}
trailer <</Root 1 0 R>>
`;
}

function computeHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function call<Answer>(
  tenant: string,
  method: string,
  address: string,
  body?: object | Buffer,
): Promise<Answer> {
  const isBytes = Buffer.isBuffer(body);
  const response = await sandbox.fetch(
    new Request(base + address, {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'x-countersign-tenant': tenant,
        'content-type': isBytes ? 'image/gif' : 'application/json',
      },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
  const answer: Answer = text.startsWith('{') ? JSON.parse(text) : Object(text);
  return answer;
}

function definition(text: string) {
  const documentBase64 = Buffer.from(text).toString('base64');
  return {
    emailSubject: 'Berth 42',
    documents: [{ documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64 }],
  };
}

async function createEnvelope(tenant: string, text: string): Promise<string> {
  const answer = await call<{ envelopeId: string }>(tenant, 'POST', '/envelopes', definition(text));
  return answer.envelopeId;
}

async function contentsThere(): Promise<Set<string>> {
  const rows = await database.transaction('read', (db) =>
    db.selectFrom('contents').select('hash').execute(),
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** The contents to which anything refers, by what the rows themselves say. */
async function contentsUsed(): Promise<Set<string>> {
  const bodies = await database.transaction('read', async (db) => [
    ...(await db.selectFrom('things').select('body').execute()),
    ...(await db.selectFrom('envelopes').select('body').execute()),
    ...(await db.selectFrom('rooms').select('body').execute()),
  ]);
  const fields =
    /\\*"(?:content|contentId|original|imageId|signatureImage|initialsImage|signature_image|initials_image|primary|secondary|email)\\*":\\*"([\w-]{43})\\*"/g;
  return new Set(
    bodies.flatMap(({ body }) => [...body.matchAll(fields)].map(([, hash = '']) => hash)),
  );
}

describe('what nothing refers to', () => {
  it('goes with its tenant, which leaves no row behind', async () => {
    const text = pdf('tenant');
    await createEnvelope('gone', text);
    await call('gone', 'PUT', `/users/${mara}/profile/image`, gif(1));
    const { space } = await database.transaction('read', (db) =>
      db.selectFrom('tenants').where('name', '=', 'gone').select('space').executeTakeFirstOrThrow(),
    );
    await clear();
    expect(await contentsThere()).toContain(computeHash(text));
    await createTenantControl('gone').takeSnapshot('before');
    await createTenantControl('gone').deleteTenant('gone');
    await expectCleared(text);
    const left = () =>
      database.transaction('read', async (db) => {
        const counts: Record<string, number> = {};
        for (const table of [
          'things',
          'envelopes',
          'envelope_labels',
          'due',
          'deliveries',
          'spaces',
          'content_uses',
        ] as const) {
          const rows = await db
            .selectFrom(table)
            .where('space', '=', space)
            .select('space')
            .execute();
          counts[table] = rows.length;
        }
        const checks = await db.selectFrom('content_checks').select('hash').execute();
        return { ...counts, checks: checks.length };
      });
    await expect
      .poll(async () => {
        await clear();
        return left();
      })
      .toEqual({
        things: 0,
        envelopes: 0,
        envelope_labels: 0,
        due: 0,
        deliveries: 0,
        spaces: 0,
        content_uses: 0,
        checks: 0,
      });
  });

  it('goes when the last of those that share it is gone', async () => {
    const text = pdf('shared');
    const [first, second] = [
      await createEnvelope('sharing', text),
      await createEnvelope('sharing', text),
    ];
    for (const [envelopeId, isThere] of [
      [first, true],
      [second, false],
    ] as const) {
      await call('sharing', 'DELETE', `/envelopes/${envelopeId}/documents`, {
        documents: [{ documentId: '1' }],
      });
      await clear();
      if (isThere) expect(await contentsThere()).toContain(computeHash(text));
      else await expectCleared(text);
    }
  });

  it('goes when an envelope is purged', async () => {
    const text = pdf('purged');
    const control = createTenantControl('purging');
    const { envelopeId } = await call<{ envelopeId: string }>('purging', 'POST', '/envelopes', {
      ...definition(text),
      status: 'sent',
      recipients: { signers: [{ recipientId: '1', name: 'Ida', email: 'ida@tenant.example' }] },
    });
    await call('purging', 'PUT', `/envelopes/${envelopeId}`, {
      status: 'voided',
      voidedReason: 'Not needed',
    });
    await call('purging', 'PUT', `/envelopes/${envelopeId}`, { purgeState: 'documents_queued' });
    await clear();
    expect(await contentsThere()).toContain(computeHash(text));
    await control.advance({ days: 15 });
    await expectCleared(text);
  });

  it('goes when a request that put it is refused', async () => {
    const text = pdf('refused');
    const refused = call('refusing', 'POST', '/envelopes', {
      ...definition(text),
      status: 'sent',
      recipients: { signers: [{ recipientId: '1', name: 'Ida' }] },
    });
    await expect(refused).rejects.toThrow('400');
    await expectCleared(text);
  });
});

/** Lists the kinds of a tenant's records that expire. */
async function kinds(tenant: string): Promise<string[]> {
  const rows = await database.transaction('read', (db) =>
    db
      .selectFrom('tenants')
      .innerJoin('things', 'things.space', 'tenants.space')
      .where('name', '=', tenant)
      .where('kind', 'in', ['view', 'view-session', 'transaction'])
      .select('kind')
      .orderBy('kind')
      .execute(),
  );
  return rows.map(({ kind }) => kind);
}

async function expectKinds(tenant: string, left: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await clear();
      return kinds(tenant);
    })
    .toEqual(left);
}

describe('addresses of views, sessions and codes', () => {
  it('go a day after their time by the clock of the tenant, and until then are known', async () => {
    const control = createTenantControl('viewing');
    const { envelopeId } = await call<{ envelopeId: string }>('viewing', 'POST', '/envelopes', {
      ...definition(pdf('viewed')),
      transactionId: 'once',
    });
    const { url } = await call<{ url: string }>(
      'viewing',
      'POST',
      `/envelopes/${envelopeId}/views/edit`,
      { returnUrl: 'https://app.example/done' },
    );
    const open = () => sandbox.fetch(new Request(url, { redirect: 'manual' }));
    expect((await open()).status).toBe(303);
    await clear();
    expect(await kinds('viewing')).toEqual(['transaction', 'view', 'view-session']);
    await control.advance({ hours: 23 });
    await clear();
    expect(await kinds('viewing')).toEqual(['transaction', 'view', 'view-session']);
    expect((await open()).headers.get('location')).toContain('app.example');
    await control.advance({ hours: 2 });
    await expectKinds('viewing', ['transaction']);
    expect((await open()).status).toBe(404);
    await control.advance({ days: 7 });
    await expectKinds('viewing', []);
  });
});

it('never takes what something refers to, whatever happens', async () => {
  const random = randomFrom(20261122);
  const tenants = ['walk-a', 'walk-b'];
  const envelopes = new Map<string, string[]>();
  const documents = Array.from({ length: 5 }, (_, at) => pdf(`walk ${at}`));
  const done = new Map<string, number>();
  for (let step = 0; step < 150; step += 1) {
    const tenant = random.of(tenants);
    const control = createTenantControl(tenant);
    const known = envelopes.get(tenant) ?? [];
    const snapshot = random.of(['one', 'two']);
    const acts: Record<string, () => Promise<unknown>> = {
      create: async () =>
        envelopes.set(tenant, [...known, await createEnvelope(tenant, random.of(documents))]),
      template: async () => {
        const { templateId } = await call<{ templateId: string }>(tenant, 'POST', '/templates', {
          ...definition(random.of(documents)),
          name: 'Lease',
        });
        await call(tenant, 'POST', '/envelopes', { templateId, status: 'created' });
        // From now on only the envelope refers to the document.
        await call(tenant, 'DELETE', `/templates/${templateId}/documents`, {
          documents: [{ documentId: '1' }],
        });
      },
      replace: () =>
        call(
          tenant,
          'PUT',
          `/envelopes/${random.of(known)}/documents`,
          definition(random.of(documents)),
        ),
      remove: () =>
        call(tenant, 'DELETE', `/envelopes/${random.of(known)}/documents`, {
          documents: [{ documentId: '1' }],
        }),
      image: () => call(tenant, 'PUT', `/users/${mara}/profile/image`, gif(random.below(4))),
      noImage: () => call(tenant, 'DELETE', `/users/${mara}/profile/image`),
      take: () => control.takeSnapshot(snapshot),
      restore: () => control.restoreSnapshot(snapshot),
      forget: () => control.deleteSnapshot(snapshot),
      reset: () => control.reset(),
      delete: () => control.deleteTenant(tenant),
      hour: () => control.advance({ hours: 30 }),
    };
    const name = random.of(Object.keys(acts));
    // Rejected requests, such as those for a missing document, are part of the walk.
    const went = await Promise.resolve()
      .then(() => acts[name]?.())
      .then(
        () => true,
        () => false,
      );
    if (went) done.set(name, (done.get(name) ?? 0) + 1);
    // The sandbox's own cleaner may hold some contents at the moment, so several attempts are made.
    for (let tries = 1; ; tries += 1) {
      await clear();
      const [there, used] = [await contentsThere(), await contentsUsed()];
      expect(
        [...used].filter((hash) => !there.has(hash)),
        `lost after ${name}`,
      ).toEqual([]);
      const left = [...there].filter((hash) => !used.has(hash));
      if (left.length === 0) break;
      expect(tries, `${name} left ${left.join()}`).toBeLessThan(20);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  // Each act succeeded at least once.
  expect(done.size).toBe(12);
});

it('never takes what is put again at the same moment', async () => {
  const text = pdf('again');
  const requests = { areOver: false };
  const clearing = (async () => {
    while (!requests.areOver) {
      await clearUnusedContents(database, 0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await Promise.all(
    ['again-a', 'again-b', 'again-c'].map(async (tenant) => {
      for (let round = 0; round < 15; round += 1) {
        const envelopeId = await createEnvelope(tenant, text);
        const address = `/envelopes/${envelopeId}/documents`;
        expect(String(await call(tenant, 'GET', `${address}/1`))).toContain('%PDF');
        await call(tenant, 'DELETE', address, { documents: [{ documentId: '1' }] });
      }
    }),
  );
  requests.areOver = true;
  await clearing;
  await expectCleared(text);
});

it('takes texts that only look like contents for what they are', async () => {
  const envelopeId = await createEnvelope('alike', pdf('alike'));
  const value = Array.from({ length: 200 }, (_, at) => computeHash(String(at))).join(' ');
  const address = `/envelopes/${envelopeId}`;
  const blurb = { emailBlurb: `${value} ${computeHash(pdf('alike'))}` };
  await call('alike', 'PUT', address, blurb);
  await call('alike', 'PUT', address, { emailBlurb: '' });
  await clear();
  const uses = await database.transaction('read', (db) =>
    db
      .selectFrom('content_uses')
      .where('holder', '=', `envelope/${envelopeId}`)
      .select('hash')
      .execute(),
  );
  expect(uses).toEqual([{ hash: computeHash(pdf('alike')) }]);
  expect(await contentsThere()).toContain(computeHash(pdf('alike')));
});

it.runIf(inject('postgres') === undefined)(
  'gives room back to the disk while the sandbox runs',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'countersign-clearing-'));
    const file = path.join(folder, 'state.db');
    const running = await startSandbox({ storage: { file } });
    const control = createControl(running.url, { tenant: 'large' });
    for (let at = 0; at < 8; at += 1) {
      const response = await fetch(running.url + new URL(`${base}/envelopes`).pathname, {
        method: 'POST',
        headers: {
          authorization: 'Bearer sandbox',
          'x-countersign-tenant': 'large',
          'content-type': 'application/json',
        },
        body: JSON.stringify(definition(pdf(`large ${at}`, 1_000_000))),
      });
      expect(response.status).toBe(201);
    }
    const reader = new DatabaseSync(file, { readOnly: true });
    const pages = () => Number(reader.prepare('pragma page_count').get()?.['page_count']);
    expect(pages()).toBeGreaterThan(2000);
    await control.deleteTenant('large');
    const most = 1000;
    await expect.poll(pages, { interval: 200 }).toBeLessThan(most);
    expect(reader.prepare("select * from envelopes where subject like '%berth 42%'").all()).toEqual(
      [],
    );
    reader.close();
    await running.close();
    expect(statSync(file).size).toBeLessThan(most * 4096);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
);

function gif(shade: number): Buffer {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  bytes[13] = shade;
  return bytes;
}

/** The same numbers each time, as if drawn. */
function randomFrom(seed: number) {
  let last = seed;
  const below = (end: number) => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((last / 2 ** 31) * end);
  };
  return {
    below,
    of: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('there is none');
      return item;
    },
  };
}
