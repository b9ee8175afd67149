import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMock, type Exchange } from '@countersign/mock';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import { startRecorder, type Recorder } from './try-it/recorder.ts';
import { serveSite } from './serve-site.ts';
import { visit, type Visit } from './visit.ts';

const served = serveSite();

const run = promisify(execFile);
let recorder: Recorder;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-try-it-'));
  recorder = await startRecorder();
});

afterAll(async () => {
  await recorder.close();
  await rm(folder, { recursive: true });
});

/** The panel of an operation page, and all that it shows. */
interface Panel extends Visit {
  panel: Locator;
  send: Locator;
  status: Locator;
}

async function open(operation: string, width?: number): Promise<Panel> {
  const visited = await visit(served.browser, `${served.start}${operation}/`, width);
  const panel = visited.page.locator('try-it');
  const send = panel.getByRole('button', { name: 'Send' });
  return { ...visited, panel, send, status: panel.getByRole('status') };
}

const locking = 'esign-v2.1/operations/EnvelopeLocks_create';
const reading = 'esign-v2.1/operations/Envelopes_get';
const creating = 'esign-v2.1/operations/Envelopes_create';
const body = (panel: Locator): Locator =>
  panel.getByRole('region', { name: 'Body of the response' });

describe('the panel on an operation page', () => {
  it('sends the example as it stands, to the mock that serves the page', async () => {
    const { panel, send, status, complaints, strays } = await open(locking);
    expect(await panel.getByLabel('Server').inputValue()).toBe(served.mock.url);
    await send.click();
    await status.getByText('201 Created').waitFor();
    expect(await status.innerText()).toMatch(
      /201 Created · \d+ ms · \d+ bytes\n+The envelope was locked/,
    );
    const lock: unknown = JSON.parse(await body(panel).innerText());
    expect(lock).toMatchObject({ lockDurationInSeconds: '600', lockedByApp: 'Harbour Lease Desk' });
    expect(lock).toHaveProperty('lockToken');
    await panel.getByText(/^Headers \(\d+\)$/).click();
    expect(await panel.locator('dl').innerText()).toMatch(/content-type\s+application\/json/);
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  });

  it('is followed by a way to the request in the console', async () => {
    const { page, send, status } = await open(locking);
    await send.click();
    await status.getByText('201 Created').waitFor();
    await page.getByRole('link', { name: 'Its requests in the console' }).click();
    await page
      .getByRole('link', { name: /EnvelopeLocks_create/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/requests');
    await page
      .getByRole('link', { name: /EnvelopeLocks_create/ })
      .first()
      .click();
    // And back.
    await page.getByRole('link', { name: 'EnvelopeLocks_create', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lock an envelope' }).waitFor();
  });

  it('sends what is typed: the id of the path comes back', async () => {
    const { panel, send, status } = await open(reading);
    const id = '0c8f1d2e-33a4-4b59-8e67-1f20d3c4b5a6';
    await panel.getByLabel('envelopeId').fill(id);
    await send.click();
    await status.getByText('200 OK').waitFor();
    expect(JSON.parse(await body(panel).innerText())).toMatchObject({ envelopeId: id });
  });

  it('sends the optional parameters that are filled in, and no others', async () => {
    const { panel, send, status } = await open('rooms-v2/operations/Rooms_GetRooms');
    await panel.getByText(/^Optional parameters/).click();
    await panel.getByLabel('count', { exact: true }).fill('1');
    const [room] = await recordExchanges(async () => {
      await send.click();
      await status.getByText('200 OK').waitFor();
    });
    expect(room).toMatchObject({ operation: 'Rooms_GetRooms', status: 200 });
    expect(room?.url).toMatch(/\/rooms\?count=1$/);
    const { rooms } = JSON.parse(await body(panel).innerText());
    expect(rooms).toHaveLength(1);
    await panel.getByLabel('Clear count', { exact: true }).click();
    expect(await panel.getByLabel('count', { exact: true }).inputValue()).toBe('');
  });

  it('takes another example', async () => {
    const { panel, send, status } = await open(creating);
    const text = panel.getByLabel('Text of the body');
    const before = await text.inputValue();
    await panel.getByLabel('Example').selectOption({ index: 1 });
    const after = await text.inputValue();
    expect(after).not.toBe(before);
    expect(JSON.parse(after)).toEqual(expect.any(Object));
    await send.click();
    await status.getByText('201 Created').waitFor();
  });

  it('says where a body is no JSON, and does not send it', async () => {
    const { panel, send, status, complaints } = await open(locking);
    const text = panel.getByLabel('Text of the body');
    const sent = await recordExchanges(async () => {
      await text.fill('{\n  "lockType": "edit"\n  "lockedByApp": "Desk"\n}');
      await send.click();
      await panel
        .getByRole('alert')
        .getByText(/comma expected at line 3, column 3\.$/)
        .waitFor();
    });
    expect(sent).toEqual([]);
    expect(await text.getAttribute('aria-invalid')).toBe('true');
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
    await text.fill('{ "lockType": "edit" }');
    await send.click();
    await status.getByText('201 Created').waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('tells what the mock found wrong, and leads to the page of the code', async () => {
    const { page, panel, send, status } = await open(locking);
    await panel.getByLabel('Text of the body').fill('{ "lockDurationInSeconds": [] }');
    await send.click();
    await status.getByText('400 Bad Request').waitFor();
    expect(await status.innerText()).toContain('/lockDurationInSeconds must be string');
    await leadsToCode(page, status.getByRole('link', { name: 'INVALID_REQUEST_BODY' }));
  });

  it('asks for another answer', async () => {
    const { page, panel, send, status } = await open(locking);
    await panel.getByLabel('Answer', { exact: true }).selectOption('code=404');
    await send.click();
    await status.getByText('404 Not Found').waitFor();
    const code: unknown = JSON.parse(await body(panel).innerText()).errorCode;
    await leadsToCode(page, body(panel).getByRole('link', { name: String(code), exact: true }));
  });

  it('has answers made up by the schema', async () => {
    const { panel, send, status } = await open(reading);
    await panel.getByLabel('Answer', { exact: true }).selectOption('dynamic=true');
    await send.click();
    await status.getByText('200 OK').waitFor();
    const made = await body(panel).innerText();
    expect(made).not.toContain('Harbour');
    expect(JSON.parse(made)).toEqual(expect.any(Object));
  });

  it('needs no mouse', async () => {
    const { page, panel, status } = await open(locking);
    await panel.getByLabel('Server').focus();
    for (const label of ['Access token', 'accountId', 'envelopeId', 'Text of the body']) {
      await page.keyboard.press('Tab');
      const field = panel.getByLabel(label);
      expect(await field.evaluate((one) => one === document.activeElement), label).toBe(true);
    }
    const sent = await recordExchanges(async () => {
      await page.keyboard.press('Control+Enter');
      await status.getByText('201 Created').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => served.mock.traffic.recent().length).toBe(2);
    });
    expect(sent.map(({ operation }) => operation)).toEqual(Array(2).fill('EnvelopeLocks_create'));
  });

  it.each(['light', 'dark'])('has nothing that axe finds wrong, answered, in %s', async (theme) => {
    const { page, panel, send, status } = await open(creating);
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await panel.getByText(/^Optional parameters/).click();
    await panel.getByLabel('Text of the body').fill('{');
    await send.click();
    await panel.getByRole('alert').getByText('This is no JSON').waitFor();
    expect(await barriers(page, 'try-it')).toEqual([]);
    await panel.getByLabel('Text of the body').fill('{}');
    await panel.getByLabel('Answer', { exact: true }).selectOption('code=400');
    await send.click();
    await status.getByText('400 Bad Request').waitFor();
    expect(await barriers(page, 'try-it')).toEqual([]);
  });

  it('fits a phone, filled and answered', async () => {
    const { page, send, status } = await open(creating, 360);
    await send.click();
    await status.getByText('201 Created').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('files', () => {
  it('sends those of a form, first the example and then the one chosen', async () => {
    const { panel, send, status } = await open('rooms-v2/operations/Rooms_UpdatePicture');
    await send.click();
    await status.getByText('200 OK').waitFor();
    const chosen = { name: 'berth.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
    await panel.locator('input[type=file]:visible').setInputFiles(chosen);
    const command = await copied(panel);
    expect(command).toContain(`--form 'file=@berth.png;type=image/png'`);
    const sent = await recordExchanges(async () => {
      await send.click();
      await expect.poll(() => served.mock.traffic.recent().length).toBe(1);
    });
    expect(sent).toMatchObject([{ operation: 'Rooms_UpdatePicture', status: 200, findings: [] }]);
  });

  it('saves a PDF', async () => {
    const { page, panel, send, status } = await open('esign-v2.1/operations/EnvelopeDocuments_get');
    await send.click();
    await status.getByText('200 OK').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('link', { name: /^Save .*\.pdf$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(await streamStart(download.createReadStream())).toBe('%PDF-');
  });

  it('shows a picture', async () => {
    const { panel, send, status } = await open('esign-v2.1/operations/AccountBrands_getLogo');
    await send.click();
    await status.getByText('200 OK').waitFor();
    const picture = panel.getByRole('img');
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('logging in', () => {
  it('opens the login page in a new tab', async () => {
    const { page, panel } = await open('oauth/operations/OAuth_authorize');
    const [address] = await Promise.all([
      page.context().waitForEvent('request', (one) => one.url().includes('/oauth/auth?')),
      panel.getByRole('button', { name: 'Open in a new tab' }).click(),
    ]);
    expect(new URL(address.url()).searchParams.get('response_type')).toBe('code');
    expect(page.url()).toContain('OAuth_authorize');
  });

  it('trades a code for a token with a form', async () => {
    const { panel, send, status } = await open('oauth/operations/OAuth_token');
    await send.click();
    await status.getByText('200 OK').waitFor();
    expect(JSON.parse(await body(panel).innerText())).toHaveProperty('access_token');
  });
});

describe('a server that is not there', () => {
  it('is told with what to do about it, and kept for other pages', async () => {
    const gone = await startMock();
    await gone.close();
    const { page, panel, send, status } = await open(reading);
    await panel.getByLabel('Server').fill(gone.url);
    await send.click();
    await status.getByText(`Nothing answers at ${gone.url}.`).waitFor();
    expect(await status.innerText()).toMatch(/npx @countersign\/sandbox.*npm start/);
    await page.goto(`${served.start}${locking}/`);
    await expect.poll(() => panel.getByLabel('Server').inputValue()).toBe(gone.url);
    await panel.getByLabel('Server').fill(served.mock.url);
    await send.click();
    await status.getByText('201 Created').waitFor();
  });

  it('is told apart from one that the page may not call, over https', async () => {
    const page = await served.browser.newPage();
    await page.route('https://reference.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: served.mock.url + pathname }) });
    });
    await page.goto(`https://reference.example/reference/${reading}/`);
    const panel = page.locator('try-it');
    const send = panel.getByRole('button', { name: 'Send' });
    const gone = await startMock();
    await gone.close();
    await panel.getByLabel('Server').fill(gone.url);
    await send.click();
    await panel.getByRole('status').getByText('or the browser keeps this page from it').waitFor();
    await panel.getByLabel('Server').fill('http://mock.example');
    await send.click();
    await panel.getByRole('status').getByText('may not call http://mock.example').waitFor();
  });

  it('is not waited for longer than one likes', async () => {
    const slow = await startMock({ faults: [{ delay: 600_000 }] });
    const { panel, send, status } = await open(reading);
    await panel.getByLabel('Server').fill(slow.url);
    await send.click();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await status.getByText('Stopped before the answer was there.').waitFor();
    await send.waitFor();
    await slow.close();
  });
});

describe('the curl command', () => {
  it.each([
    locking,
    reading,
    'oauth/operations/OAuth_token',
    'esign-v2.1/operations/Accounts_updateSharedAccess',
    'esign-v2.1/operations/EnvelopeDocuments_update',
    'rooms-v2/operations/Rooms_UpdatePicture',
  ])('sends what the panel sends: %s', async (operation) => {
    const { page, panel, send, status } = await open(operation);
    await panel.getByLabel('Server').fill(recorder.url);
    await panel.getByLabel('Answer', { exact: true }).selectOption({ index: 1 });
    await send.click();
    await status.getByText('204 No Content').waitFor();
    const fromPanel = recorder.take();
    const files = panel.locator('fieldset:not([hidden]) a[data-file]');
    for (const file of await files.all()) {
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
      await download.saveAs(path.join(folder, download.suggestedFilename()));
    }
    await runCurl(await copied(panel));
    expect(recorder.take()).toEqual(fromPanel);
    expect(fromPanel).toMatchObject([{ headers: { prefer: expect.stringMatching(/^code=\d+$/) } }]);
  });

  it('keeps quotes and line breaks', async () => {
    const { panel } = await open(locking);
    const name = `It's "$HOME"\\n \`x\``;
    await panel.getByLabel('Text of the body').fill(JSON.stringify({ lockedByApp: name }, null, 2));
    expect(JSON.parse(await runCurl(await copied(panel)))).toMatchObject({ lockedByApp: name });
  });
});

/**
 * Returns the requests that the mock received during an action, without the probe of its presence.
 */
async function recordExchanges(happens: () => Promise<void>): Promise<readonly Exchange[]> {
  served.mock.traffic.clear();
  await happens();
  return served.mock.traffic.recent();
}

/** Runs a command as people do who paste it, in the folder with the files. */
async function runCurl(command: string): Promise<string> {
  const { stdout } = await run('sh', ['-c', `${command} --silent`], { cwd: folder });
  return stdout;
}

/** The command that the panel puts on the clipboard. */
async function copied(panel: Locator): Promise<string> {
  const page = panel.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy as curl' }).click();
  await panel.getByRole('status').getByText('The command is copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function leadsToCode(page: Page, link: Locator): Promise<void> {
  const code = await link.innerText();
  const address = await link.evaluate((one) => one instanceof HTMLAnchorElement && one.href);
  expect(address).toBe(`${served.start}errors/${code}/`);
  expect((await page.request.get(String(address))).status()).toBe(200);
}

async function streamStart(opened: Promise<NodeJS.ReadableStream>): Promise<string> {
  for await (const chunk of await opened) return String(chunk).slice(0, 5);
  return '';
}
