// Makes the pictures of the console in docs/images, as the built sandbox serves it. The script `pictures` runs it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@countersign/client';
import { accountsGet, envelopesCreate, usersList } from '@countersign/client/esign-v2.1';
import { startSandbox } from '@countersign/sandbox';
import { createControl } from '@countersign/sandbox/control';
import { startBrowser } from '@countersign/testing/browser';
import type { Page } from 'playwright-core';
import { definition } from './definition.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/images');
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
}

const looks: Readonly<Record<string, Look>> = {
  'console-light.jpg': { colorScheme: 'light', width: 1280, height: 800 },
  'console-dark.jpg': { colorScheme: 'dark', width: 1280, height: 800 },
  'console-phone.jpg': { colorScheme: 'light', width: 390, height: 844 },
};

const sandbox = await startSandbox({ port: 0 });
const browser = await startBrowser();

/** Opens a page of the console, and waits until it has loaded. */
async function open(address: string, { colorScheme, width, height }: Look): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height } });
  await page.goto(new URL(address, sandbox.url).href);
  await page.locator('h1').waitFor();
  await page.getByText('Loading …').first().waitFor({ state: 'detached' });
  return page;
}

/** Sends an envelope whose first signer has signed, and makes some calls, one of which is refused. */
async function live(): Promise<string> {
  const client = createClient({ baseUrl: sandbox.url, token: 'sandbox', path: { accountId } });
  await accountsGet(client);
  await usersList(client);
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: definition({ status: 'sent', emailSubject: 'Lease of berth 42' }),
  });
  await createControl(sandbox.url).sign(envelopeId, '1', { berth: '42' });
  await fetch(`${sandbox.url}/restapi/v2.1/accounts/${accountId}/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'posted', emailSubject: 'Lease of berth 43' }),
  });
  return envelopeId;
}

const sheet = `
  body { margin: 12px; display: grid; gap: 12px; grid-template-columns: repeat(4, 1fr); font: 12px sans-serif }
  body.dark { background: #111; color: #eee }
  body.narrow { grid-template-columns: repeat(9, 1fr) }
  figure { margin: 0 }
  img { width: 100%; border: 1px solid #8886 }`;

/** Puts pictures of pages into one, with their titles. */
async function compose(
  pictures: readonly { title: string; png: Buffer }[],
  { colorScheme, width }: Look,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  await page.addStyleTag({ content: sheet });
  const shown = {
    looks: [colorScheme, width < 600 ? 'narrow' : 'wide'],
    figures: pictures.map(({ title, png }) => ({
      title,
      source: `data:image/png;base64,${png.toString('base64')}`,
    })),
  };
  await page.evaluate(async ({ looks: names, figures }) => {
    document.body.classList.add(...names);
    for (const { title, source } of figures) {
      const picture = new Image();
      picture.src = source;
      const caption = document.createElement('figcaption');
      caption.textContent = title;
      const figure = document.createElement('figure');
      figure.append(picture, caption);
      document.body.append(figure);
    }
    await Promise.all([...document.images].map((image) => image.decode()));
  }, shown);
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
}

const envelopeId = await live();
const first = await open('/', { colorScheme: 'light', width: 1280, height: 800 });
const links = await first
  .locator('nav a')
  .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const addresses = [...new Set([...links, `/console/envelopes/${envelopeId}`])];
for (const [file, look] of Object.entries(looks)) {
  const pictures: { title: string; png: Buffer }[] = [];
  for (const address of addresses) {
    const page = await open(address, look);
    pictures.push({
      title: await page.locator('h1').first().innerText(),
      png: await page.screenshot(),
    });
    await page.close();
  }
  writeFileSync(path.join(folder, file), await compose(pictures, look));
  process.stdout.write(`${file}: ${pictures.length} pages\n`);
}
/** Takes a picture of one page. */
async function draw(file: string, address: string, height: number): Promise<void> {
  const page = await open(address, { colorScheme: 'light', width: 1280, height });
  writeFileSync(path.join(folder, file), await page.screenshot());
}

await draw('console-envelope.png', `/console/envelopes/${envelopeId}`, 800);
const refused = (await createControl(sandbox.url).requests({ status: '4xx' })).at(-1);
await draw('console-requests.png', `/console/requests/${refused?.id}`, 860);
await browser.close();
await sandbox.close();
