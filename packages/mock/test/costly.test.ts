// Requests that take little to send and would take much to answer.
import { createMock } from '@countersign/mock';
import { expect, test } from 'vitest';

const mock = createMock({ auth: false });

async function send(address: string, init: RequestInit = {}): Promise<[number, string]> {
  const answer = await mock.fetch(new Request(`http://mock.test${address}`, init));
  return [answer.status, await answer.text()];
}

function post(body: string, type = 'application/json'): Promise<[number, string]> {
  const headers = { 'content-type': type };
  return send('/restapi/v2.1/accounts/1/envelopes', { method: 'POST', headers, body });
}

function many<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}

test.each([
  ['levels', `{"customFields":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /2000 levels deep/],
  ['levels in few bytes', '['.repeat(2001), /2000 levels deep/],
  ['levels that do not end', '['.repeat(5_000_000), /2000 levels deep/],
  ['items', JSON.stringify({ documents: many(10_001, {}) }), /10000 items in one array/],
  ['values', JSON.stringify({ documents: many(10_000, many(101, 0)) }), /1000000 values/],
])('JSON has so many %s at most', async (_what, body, said) => {
  const [status, text] = await post(body);
  expect(status).toBe(400);
  expect(text).toMatch(said);
});

test('brackets and commas in a text do not count', async () => {
  for (const emailBlurb of [String.raw`[{,"\",\\`.repeat(1000), '[{'.repeat(2000)]) {
    const [status] = await post(JSON.stringify({ emailBlurb }));
    expect(status).toBe(201);
  }
});

async function shared(inside: string): Promise<number> {
  const root = 'accountSharedAccess';
  const [status] = await send('/restapi/v2.1/accounts/1/shared_access?item_type=templates', {
    method: 'PUT',
    headers: { 'content-type': 'application/xml' },
    body: `<${root} xmlns="http://www.docusign.com/restapi">${inside}</${root}>`,
  });
  return status;
}

test('XML is held to the same', async () => {
  const item = '<memberSharedItems></memberSharedItems>';
  expect(await shared(`<sharedAccess>${item}</sharedAccess>`)).toBe(200);
  expect(await shared(`<sharedAccess>${item.repeat(10_001)}</sharedAccess>`)).toBe(400);
  expect(await shared(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)).toBe(400);
});

test('of thousands of faults so many are told that a person can read them', async () => {
  const events = many(10_000, 'nothing');
  const [status, text] = await post(JSON.stringify({ eventNotification: { events } }));
  expect(status).toBe(400);
  expect(text).toContain('/eventNotification/events/0');
  expect(text.length).toBeLessThan(50_000);
});

test('a path of slashes and a query of parts end', async () => {
  const [status] = await send(`/restapi/v2.1${'/'.repeat(200_000)}a`);
  expect(status).toBe(404);
  const query = many(100_000, 'count=1').join('&');
  const [listed] = await send(`/restapi/v2.1/accounts/1/envelopes?${query}`);
  expect(listed).toBe(400);
});
