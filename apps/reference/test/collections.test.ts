// The files with requests for other tools: each request is sent to a mock, which accepts it.
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas, type Area } from '../src/contract/areas.ts';
import { writeHttpFile } from '../src/collections/http-file.ts';
import { createCollection } from '../src/collections/postman.ts';

interface Sent {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
}

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Sends requests one after the other, and says which were not accepted. */
async function findRefused(requests: readonly Sent[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { name, method, url, headers, body } of requests) {
    const response = await fetch(url.replace('http://127.0.0.1:4010', mock.url), {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (response.status >= 400) refused.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
  }
  return refused;
}

function fill(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => variables.get(name) ?? whole);
}

function basic(text: string): string {
  return text.replace(/^Basic (.+:.+)$/, (_, keys: string) => `Basic ${btoa(keys)}`);
}

/** Reads a file as the tools for `.http` do. */
function readHttpFile(text: string): Sent[] {
  const [head = '', ...blocks] = text.split(/^### /m);
  const variables = new Map(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return blocks.map((block) => {
    const [top = '', ...rest] = fill(block, variables).split('\n\n');
    const [name = '', line = '', ...headerLines] = top.trimEnd().split('\n');
    const [method = '', url = ''] = line.split(' ');
    const headers = Object.fromEntries(
      headerLines.map((header) => {
        const at = header.indexOf(': ');
        return [header.slice(0, at), basic(header.slice(at + 2))];
      }),
    );
    const body = rest.join('\n\n').trimEnd();
    const files = body.replaceAll(/^< \.\/\S+$/gm, 'a file').replaceAll('\n', '\r\n');
    const isForm = headers['Content-Type']?.startsWith('multipart/') === true;
    return { name, method, url, headers, body: body === '' ? undefined : isForm ? files : body };
  });
}

/** Reads a collection as Postman does. */
function readCollection(collection: object): Sent[] {
  const { variable, item }: Collection = JSON.parse(JSON.stringify(collection));
  const variables = new Map(variable.map(({ key, value }) => [key, value]));
  return item.flatMap((folder) =>
    folder.item.map(({ name, request }) => {
      const { method, url, header, body, auth } = request;
      const headers = Object.fromEntries(
        header.map(({ key, value }) => [key, fill(value, variables)]),
      );
      const keys = basic(fill('Basic {{clientId}}:{{clientSecret}}', variables));
      if (auth === undefined) headers['Authorization'] = fill('Bearer {{token}}', variables);
      if (auth?.type === 'basic') headers['Authorization'] = keys;
      expect([url.host.join('.'), ...url.path].join('/')).toBe(url.raw.split('?')[0]);
      return { name, method, url: fill(url.raw, variables), headers, body: body && readBody(body) };
    }),
  );
}

function readBody({ raw, urlencoded, formdata }: PostmanBody): BodyInit {
  if (raw !== undefined) return raw;
  if (urlencoded) return new URLSearchParams(urlencoded.map(({ key, value }) => [key, value]));
  if (!formdata) return 'a file';
  const form = new FormData();
  for (const { key, src } of formdata) form.append(key, new Blob(['a file']), src);
  return form;
}

interface PostmanBody {
  raw?: string;
  urlencoded?: { key: string; value: string }[];
  formdata?: { key: string; src: string }[];
}

interface Collection {
  variable: { key: string; value: string }[];
  item: {
    item: {
      name: string;
      request: {
        method: string;
        url: { raw: string; host: string[]; path: string[] };
        header: { key: string; value: string }[];
        body?: PostmanBody;
        auth?: { type: string };
      };
    }[];
  }[];
}

const ways: [what: string, read: (area: Area) => Promise<Sent[]>][] = [
  ['for editors', async (area) => readHttpFile(await writeHttpFile(area))],
  ['for Postman', async (area) => readCollection(await createCollection(area))],
];

describe.each(ways)('the requests %s', (_, read) => {
  it.each(areas)('of $name are those of all operations, and are accepted', async (area) => {
    const requests = await read(area);
    expect(requests.map(({ name }) => name.split(':')[0]).toSorted()).toEqual(
      area.operations.map(({ id }) => id).toSorted(),
    );
    expect(await findRefused(requests)).toEqual([]);
  });
});
