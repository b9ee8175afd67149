// Answers are coherent: they are about the resource of the request.
import { readFileSync } from 'node:fs';
import { createMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';

const account = '0d2f9a1c-7b34-4e58-9c61-2a8b5d7f3e10';
const envelope = 'c0ffee00-1111-4222-8333-944445555666';
const mock = createMock();

async function call(path: string, init: RequestInit = {}, on = mock): Promise<unknown> {
  const headers = { authorization: 'Bearer any', ...Object.fromEntries(new Headers(init.headers)) };
  const response = await on.fetch(`http://mock.test${path}`, { ...init, headers });
  expect(response.status).toBeLessThan(300);
  return response.json();
}

function send(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method, headers, body: JSON.stringify(body) });
}

describe('the IDs of the path', () => {
  it('come back in fields and in addresses', async () => {
    expect(await call(`/v2.1/accounts/${account}/envelopes/${envelope}`)).toMatchObject({
      envelopeId: envelope,
      documentsUri: `/envelopes/${envelope}/documents`,
      sender: { accountId: account },
      envelopeDocuments: [{ uri: `/envelopes/${envelope}/documents/1` }],
    });
  });

  it('come back where they are short', async () => {
    const path = `/v2.1/accounts/${account}/envelopes/${envelope}/recipients/7/tabs`;
    expect(await call(path)).toMatchObject({ signHereTabs: [{ recipientId: '7' }] });
  });

  it('come back as numbers where they are some', async () => {
    expect(await call(`/v2/accounts/${account}/rooms/42`)).toMatchObject({ roomId: 42 });
  });

  it('stay out of fields that cannot hold them', async () => {
    // An account has a number too; the field of the sender takes any text, an error none of it.
    const answer = await call(`/v2.1/accounts/1234567/envelopes/${envelope}`);
    expect(answer).toMatchObject({ sender: { accountId: '1234567' } });
  });

  it.each(['a"b', 'a\\b', 'ä/ö', '%', '</script>', '\u2028'])('may be anything: %j', async (id) => {
    const path = `/v2/accounts/${account}/folders/${encodeURIComponent(id)}`;
    expect(await call(path)).toBeInstanceOf(Object);
  });

  it('leave the rest as it is', async () => {
    const [one, other] = await Promise.all(
      [envelope, envelope.replace('c0ffee', 'decade')].map((id) =>
        call(`/v2.1/accounts/${account}/envelopes/${id}`),
      ),
    );
    expect(JSON.stringify(other).replaceAll('decade', 'c0ffee')).toBe(JSON.stringify(one));
  });
});

describe('a page of a list', () => {
  const list = `/v2.1/accounts/${account}/envelopes?from_date=2026-01-01`;

  it('is all of it where no part is asked for', async () => {
    expect(await call(list)).toMatchObject({
      resultSetSize: '5',
      totalSetSize: '5',
      startPosition: '0',
      endPosition: '4',
      nextUri: '',
    });
  });

  it('agrees with what it says of itself, and leads to the next and the one before', async () => {
    expect(await call(`${list}&start_position=1&count=1`)).toMatchObject({
      resultSetSize: '1',
      totalSetSize: '5',
      startPosition: '1',
      endPosition: '1',
      nextUri: `/accounts/${account}/envelopes?from_date=2026-01-01&start_position=2&count=1`,
      previousUri: `/accounts/${account}/envelopes?from_date=2026-01-01&start_position=0&count=1`,
      envelopes: [{ status: 'completed' }],
    });
  });

  it('is empty behind the end', async () => {
    expect(await call(`${list}&start_position=9`)).toMatchObject({
      resultSetSize: '0',
      totalSetSize: '5',
      envelopes: [],
    });
  });

  it('can be asked of the PowerForms', async () => {
    expect(await call(`/v2.1/accounts/${account}/powerforms?start_position=1`)).toMatchObject({
      resultSetSize: 0,
      totalSetSize: 1,
      powerForms: [],
    });
  });

  it('counts in numbers where the area does, with a host where the area has one', async () => {
    expect(await call(`/v2/accounts/${account}/rooms?count=1`)).toMatchObject({
      resultSetSize: 1,
      totalRowCount: 2,
      rooms: [{}],
    });
    const users = `/v2/organizations/${account}/users?account_id=${account}&take=2`;
    expect(await call(users)).toMatchObject({
      paging: {
        result_set_size: 2,
        total_set_size: 3,
        next: `http://mock.test${users}&start=2`,
      },
    });
  });

  it('ends a page with an item that is named by its place, unless a size is given too', async () => {
    const groups = `/v2/organizations/${account}/accounts/${account}/groups`;
    expect(await call(`${groups}?start=1&end=1`)).toMatchObject({
      groups: [{ name: 'Everyone' }],
      paging: {
        result_set_end_position: 1,
        next: `http://mock.test${groups}?start=2&take=1`,
        previous: `http://mock.test${groups}?start=0&take=1`,
      },
    });
    expect(await call(`${groups}?start=1&end=1&take=2`)).toMatchObject({
      paging: { result_set_size: 2, result_set_end_position: 2 },
    });
    expect(await call(`${groups}?start=2&end=1`)).toMatchObject({ groups: [] });
  });
});

describe('what was sent', () => {
  it('comes back', async () => {
    const lock = { lockedByApp: 'Tide Tables', lockDurationInSeconds: '30', lockType: 'edit' };
    const path = `/v2.1/accounts/${account}/envelopes/${envelope}/lock`;
    expect(await send(path, lock)).toMatchObject(lock);
  });

  it('comes back item by item', async () => {
    const newUsers = ['Ida', 'Ole', 'Pia'].map((name) => ({
      userName: name,
      email: `${name.toLowerCase()}@harbour.example`,
    }));
    const answer = await send(`/v2.1/accounts/${account}/users`, { newUsers });
    expect(answer).toMatchObject({ newUsers });
  });

  it('comes back under names that nobody has described in advance', async () => {
    const room = { name: 'Quay 9', roleId: 1, fieldData: { data: { address1: 'Quay 9' } } };
    expect(await send(`/v2/accounts/${account}/rooms`, room)).toMatchObject({
      name: 'Quay 9',
      fieldData: { data: { address1: 'Quay 9' } },
    });
  });

  it('stays out where only the service may say it, or nobody may read it', async () => {
    const users = { newUsers: [{ userName: 'Ida', email: 'ida@harbour.example', password: 'x' }] };
    const answer = await send(`/v2.1/accounts/${account}/users`, users);
    expect(JSON.stringify(answer)).not.toContain('"password":"x"');
  });

  it('comes back in XML too', async () => {
    const response = await mock.fetch(
      `http://mock.test/v2.1/accounts/${account}/shared_access?item_type=envelopes`,
      {
        method: 'PUT',
        headers: {
          authorization: 'Bearer any',
          'content-type': 'application/json',
          accept: 'application/xml',
        },
        body: JSON.stringify({ sharedAccess: [{ user: { userName: 'Ida Ström' } }] }),
      },
    );
    expect(await response.text()).toContain('<userName>Ida Ström</userName>');
  });
});

describe('the same request', () => {
  const path = `/v2.1/accounts/${account}/envelopes/${envelope}/recipients`;
  const dynamic = { headers: { prefer: 'dynamic=true' } };

  it('gets the same answer, made up or not', async () => {
    expect(await call(path)).toEqual(await call(path));
    expect(await call(path, dynamic)).toEqual(await call(path, dynamic));
  });

  it('gets another one by another seed, and the same from another mock with the same', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => call(path, dynamic, createMock({ seed }))),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('is answered by its path when it is made up', async () => {
    const answer = await call(`/v2.1/accounts/${account}/envelopes/${envelope}`, dynamic);
    expect(answer).toMatchObject({ envelopeId: envelope });
  });
});

it('makes up an answer for each operation that reads', async () => {
  const file = new URL('../dist/contract/index.json', import.meta.url);
  const { routes }: { routes: { method: string; path: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const reading = routes.filter(({ method }) => method === 'GET');
  expect(reading.length).toBeGreaterThan(300);
  const failed: string[] = [];
  for (const { path } of reading) {
    const response = await mock.fetch(`http://mock.test${path.replaceAll(/\{[^}]+\}/g, account)}`, {
      headers: { authorization: 'Bearer any', prefer: 'dynamic=true' },
    });
    if (response.status >= 500) failed.push(`${path}: ${await response.text()}`);
  }
  expect(failed).toEqual([]);
});

it('has no link without an address on the last page', async () => {
  const answer = await call(`/v1/accounts/${account}/agreements?limit=50`);
  expect(answer).toMatchObject({ _links: { first: { href: expect.any(String) } } });
  expect(answer).not.toMatchObject({ _links: { next: {} } });
});

it('has no link without an address on the last page of a generated list either', async () => {
  const nexts = new Set<unknown>();
  for (let seed = 0; seed < 40; seed += 1) {
    const generating = createMock({ seed: String(seed), dynamic: true });
    const path = `/v1/accounts/${account}/agreements?limit=1&ctoken=${seed}`;
    const response = await generating.fetch(`http://mock.test${path}`, {
      headers: { authorization: 'Bearer any' },
    });
    const answer: { _links?: { next?: { href?: string } } } = await response.json();
    const next = answer._links?.next;
    nexts.add(next === undefined ? undefined : typeof next.href);
  }
  expect(nexts).toEqual(new Set([undefined]));
});

it('has an example of any success, by its name', async () => {
  const path = `/clickapi/v1/accounts/${account}/clickwraps/${envelope}/agreements`;
  const response = await mock.fetch(`http://mock.test${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer any',
      'content-type': 'application/json',
      prefer: 'example=agreed',
    },
    body: JSON.stringify({ clientUserId: 'ines' }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'agreed' });
});

describe('a file that is XML by itself', () => {
  const path = `/v2.1/accounts/${account}/brands/${envelope}/file`;

  it.each(['application/xml', 'application/json, application/xml'])(
    'is sent to a caller that accepts %s, held to the contract too',
    async (accept) => {
      const response = await createMock({ strict: true }).fetch(`http://mock.test${path}`, {
        headers: { authorization: 'Bearer any', accept },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/xml');
      expect(await response.text()).toContain('<brandName>Harbour Leasing</brandName>');
    },
  );
});

it('makes up bytes in Base64', async () => {
  const path = `/v2.1/accounts/${account}/templates/${envelope}`;
  const answer = await call(path, { headers: { prefer: 'dynamic=true' } });
  const texts = [...JSON.stringify(answer).matchAll(/"PDFBytes":"([^"]*)"/g)].map(
    ([, text]) => text,
  );
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(text).toMatch(/^([A-Za-z0-9+/]{4})+$/);
});

describe('plain examples', () => {
  it('are as the spec has them, whatever the request says', async () => {
    const plain = createMock({ plain: true });
    const path = `/v2.1/accounts/${account}/envelopes/${envelope}`;
    expect(await call(path, {}, plain)).toMatchObject({
      envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
    });
  });
});

describe('operations that send and read nothing but addresses', () => {
  it('take an empty object for no body', async () => {
    const init = { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' };
    const path = `/v2.1/accounts/${account}/envelopes/${envelope}/lock`;
    expect(await call(path, init)).toMatchObject({ lockType: 'edit' });
  });
});
