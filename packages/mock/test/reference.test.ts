// The reference site as the server serves it, also while another build replaces its files.
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let root: string;
let site: string;
let mock: RunningMock;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'reference-'));
  site = path.join(root, 'dist');
  await writeSite(site);
  mock = await startMock({ reference: site });
});
afterAll(async () => {
  await mock.close();
  await rm(root, { recursive: true });
});

async function writeSite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'guides'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<h1>Reference</h1>');
  await writeFile(path.join(folder, '404.html'), '<h1>No such page</h1>');
  await writeFile(path.join(folder, 'guides/index.html'), '<h1>Guides</h1>');
  await writeFile(path.join(folder, 'site.css'), 'h1 { color: navy }');
}

const get = (target: string, headers: HeadersInit = {}): Promise<Response> =>
  fetch(`${mock.url}/reference${target}`, { headers, redirect: 'manual' });

it('serves pages and files with their types, and has others ask whether they changed', async () => {
  const page = await get('/');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  expect(await page.text()).toBe('<h1>Reference</h1>');
  const style = await get('/site.css');
  expect(style.headers.get('content-type')).toBe('text/css');
  const etag = style.headers.get('etag') ?? '';
  // Without this, fetch asks for a fresh copy.
  const again = await get('/site.css', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
});

it.each([
  ['bytes=0-1', 206, 'h1'],
  ['bytes=5-2', 200, 'h1 { color: navy }'],
  ['bytes=-2', 200, 'h1 { color: navy }'],
  ['bytes=a-b', 200, 'h1 { color: navy }'],
  ['bytes=9000-', 416, ''],
])('serves the range %s with %i', async (range, status, text) => {
  const response = await get('/site.css', { range });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each(['/none', '/guides/none/', '/..%2f..%2fetc/passwd', '/%00', '/%', '/.env'])(
  'has no page %s',
  async (target) => {
    const response = await get(target);
    expect([response.status, await response.text()]).toEqual([404, '<h1>No such page</h1>']);
  },
);

describe('while its files are replaced', () => {
  it('does without those that are gone, and goes on', async () => {
    await symlink(path.join(site, 'gone'), path.join(site, 'dangling.css'));
    expect((await get('/dangling.css')).status).toBe(404);
    await rm(path.join(site, 'site.css'));
    expect((await get('/site.css')).status).toBe(404);
    await rename(site, `${site}.last`);
    const building = await get('/guides/');
    expect([building.status, building.headers.get('retry-after')]).toEqual([503, '5']);
    await writeSite(site);
    await writeFile(path.join(site, 'new.css'), 'h2 { color: teal }');
    expect(await (await get('/new.css')).text()).toBe('h2 { color: teal }');
  });
});
