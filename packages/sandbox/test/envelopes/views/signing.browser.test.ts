import { createServer, type Server } from 'node:http';
import { listen } from '@countersign/testing/listen';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import { createClient, type Client } from '@countersign/client';
import {
  envelopeRecipientsList,
  envelopesGet,
  envelopesGetRecipientSignatureImage,
  envelopeDocumentsList,
} from '@countersign/client/esign-v2.1';
import type { Tabs } from '@countersign/types/esign-v2.1';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collectComplaints } from './complaints.ts';
import { startSandbox } from '../../../src/server/start-sandbox.ts';
import { accountId } from '../../harness.ts';
import { lowestContrast } from './contrast.ts';
import { ines, makeLease, signHere, signingUrl } from './lease.ts';

let browser: Browser;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: Client;
/** The application of the sender: it shows the signing page in a frame, and gets the browser back. */
let desk: Server;
let deskUrl = '';
const complaints: string[] = [];

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
  client = createClient({
    baseUrl: sandbox.url,
    token: 'sandbox',
    path: { accountId },
    retry: false,
  });
  desk = createServer((request, response) => {
    const frame = new URL(request.url ?? '', 'http://desk').searchParams.get('frame');
    response.setHeader('content-type', 'text/html');
    response.end(
      frame === null
        ? '<link rel="icon" href="data:,"><h1>Back at the desk</h1>'
        : `<link rel="icon" href="data:,"><iframe title="Signing" width="1000" height="700" src="${frame}"></iframe>`,
    );
  });
  deskUrl = `http://localhost:${await listen(desk)}`;
});
afterAll(async () => {
  desk.close();
  await sandbox.close();
});
afterEach(async (context) => {
  await closePages(context);
  expect(complaints.splice(0)).toEqual([]);
});

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  collectComplaints(page, complaints);
  await page.goto(url);
  return page;
}

const place = { documentId: '1', pageNumber: '1', xPosition: '72' };
const tabs: Tabs = {
  ...signHere,
  initialHereTabs: [{ ...place, yPosition: '500', tabLabel: 'Initials' }],
  textTabs: [
    { ...place, yPosition: '100', tabLabel: 'Boat', required: 'true' },
    {
      ...place,
      yPosition: '250',
      tabLabel: 'Insurer',
      conditionalParentLabel: 'Insured',
      conditionalParentValue: 'on',
      required: 'true',
    },
  ],
  checkboxTabs: [{ ...place, yPosition: '200', tabLabel: 'Insured' }],
  listTabs: [
    {
      ...place,
      yPosition: '300',
      tabLabel: 'Jetty',
      listItems: [
        { text: 'North', value: 'N' },
        { text: 'South', value: 'S' },
      ],
    },
  ],
  radioGroupTabs: [
    {
      documentId: '1',
      groupName: 'Rent',
      radios: [
        { pageNumber: '1', xPosition: '72', yPosition: '350', value: 'monthly' },
        { pageNumber: '1', xPosition: '144', yPosition: '350', value: 'yearly' },
      ],
    },
  ],
  signerAttachmentTabs: [{ ...place, yPosition: '400', tabLabel: 'Policy', optional: 'true' }],
};

function lease(more: Parameters<typeof makeLease>[2] = {}): Promise<string> {
  return makeLease(client, { signers: [{ ...ines, tabs }] }, more);
}

/** Fetches the signature of Ines: her name in a script font, unless she has drawn one. */
async function fetchSignature(envelopeId: string): Promise<Buffer> {
  const path = { envelopeId, recipientId: '1' };
  const image = await envelopesGetRecipientSignatureImage(client, { path });
  return Buffer.from(await new Response(image).arrayBuffer());
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a person reads, accepts, fills in, draws a signature and finishes', async () => {
  const envelopeId = await lease({ useDisclosure: 'true' });
  const returnUrl = `${deskUrl}/leases?id=42`;
  const typed = await fetchSignature(envelopeId);
  const page = await open(await signingUrl(client, envelopeId, ines, { returnUrl }));
  await page.getByLabel('I agree to use electronic records and signatures').check();
  await button(page, 'Continue').click();
  const image = page.getByRole('img', { name: 'Lease, page 1 of 2' });
  await expect
    .poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBeGreaterThan(600);
  // A dependent field is hidden before its parent has the value.
  expect(await page.getByLabel('Insurer').isVisible()).toBe(false);
  await page.getByLabel('Insured').check();
  await page.getByLabel('Insurer').fill('Lighthouse Mutual');
  await page.getByLabel('Boat').fill('Seabird');
  await page.getByLabel('Boat').press('Enter');
  await page.getByLabel('Jetty').selectOption('South');
  await page.getByLabel('Rent: yearly').check();
  await page.getByLabel('Policy').setInputFiles({
    name: 'policy.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Insured by Lighthouse Mutual'),
  });
  await page.getByRole('checkbox', { name: 'Initials' }).check();
  // The first place to sign asks how the signature looks.
  await page.getByLabel('Initials', { exact: true }).and(page.locator('[type=text]')).fill('I.V.');
  await page.getByRole('tab', { name: 'Draw' }).click();
  const canvas = await page
    .getByRole('img', { name: 'Drawing area for your signature' })
    .boundingBox();
  const { x = 0, y = 0 } = canvas ?? {};
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 100, { steps: 5 });
  await page.mouse.up();
  await button(page, 'Adopt and sign').click();
  await page.getByRole('checkbox', { name: 'Signature' }).check();
  expect(await page.getByRole('img', { name: 'Your signature' }).count()).toBe(2);
  await button(page, 'Finish').click();
  await page.getByText('Back at the desk').waitFor();
  expect(page.url()).toBe(`${returnUrl}&event=signing_complete`);

  const path = { envelopeId };
  expect((await envelopesGet(client, { path })).status).toBe('completed');
  const { signers = [] } = await envelopeRecipientsList(client, {
    path,
    query: { include_tabs: 'true' },
  });
  expect(signers[0]).toMatchObject({
    status: 'completed',
    signatureInfo: { signatureName: 'Ines Valdivia', signatureInitials: 'I.V.' },
    tabs: {
      textTabs: [{ value: 'Seabird' }, { value: 'Lighthouse Mutual' }],
      listTabs: [{ value: 'S' }],
      radioGroupTabs: [{ radios: [{ selected: 'false' }, { selected: 'true' }] }],
    },
  });
  expect(await fetchSignature(envelopeId)).not.toEqual(typed);
  const { envelopeDocuments = [] } = await envelopeDocumentsList(client, { path });
  expect(envelopeDocuments.map(({ name }) => name)).toContain('Policy (policy.txt)');
});

test('a person is led to what is missing, and may decline', async () => {
  const envelopeId = await lease();
  const returnUrl = `${deskUrl}/leases`;
  const page = await open(await signingUrl(client, envelopeId, ines, { returnUrl }));
  await button(page, 'Finish').click();
  await page.getByRole('alert').getByRole('link', { name: 'Boat' }).click();
  expect(await page.getByLabel('Boat').evaluate((node) => node.matches(':target'))).toBe(true);
  expect(await page.getByLabel('Boat').getAttribute('aria-invalid')).toBe('true');
  // Once, on a busy machine, the menu was closed again before the click; why is not known.
  await expect
    .poll(async () => {
      if (await button(page, 'Decline').isHidden()) await button(page, 'Other actions').click();
      return button(page, 'Decline').isVisible();
    })
    .toBe(true);
  await button(page, 'Decline').click();
  await page.getByLabel('Reason').fill('Too dear.');
  await button(page, 'Decline to sign').click();
  await page.waitForURL(`${returnUrl}?event=decline`);
  expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('declined');
});

test('a page signs in a frame of an application on this machine', async () => {
  // A signer without an adopted signature, so that the dialog opens.
  const signer = { ...ines, clientUserId: 'in-a-frame' };
  const envelopeId = await makeLease(client, { signers: [{ ...signer, tabs: signHere }] });
  const url = await signingUrl(client, envelopeId, signer, { returnUrl: `${deskUrl}/` });
  const page = await open(`${deskUrl}/?${new URLSearchParams({ frame: url })}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('checkbox', { name: 'Signature' }).check();
  await frame.getByRole('button', { name: 'Adopt and sign' }).click();
  await frame.getByRole('button', { name: 'Finish', exact: true }).click();
  await frame.getByText('Back at the desk').waitFor();
  expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('completed');
});

test('a page whose picture has not come says so, and no longer when it is there', async () => {
  const page = await open(await signingUrl(client, await lease()));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  const sheet = page.locator('.sheet').first();
  // Each sheet has a picture of its own, and that of another may come first.
  const isBusy = () => sheet.getAttribute('aria-busy');
  await expect.poll(isBusy).toBe('true');
  const words = () => sheet.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await words()).toBe('"Loading…"');
  resolve();
  await expect.poll(isBusy).toBe(null);
  expect(await words()).toBe('none');
});

test('a page works without its script', async () => {
  const envelopeId = await makeLease(client);
  const returnUrl = `${deskUrl}/`;
  const page = await open(await signingUrl(client, envelopeId, ines, { returnUrl }), {
    javaScriptEnabled: false,
  });
  expect(await page.getByRole('tab', { name: 'Draw' }).isVisible()).toBe(false);
  await page.getByRole('checkbox', { name: 'Signature' }).check();
  await button(page, 'Finish').click();
  await page.waitForURL(`${deskUrl}/?event=signing_complete`);
});

test.each([
  ['light', 1200],
  ['dark', 1200],
  ['light', 390],
  ['dark', 390],
] as const)(
  'the page can be read and worked with: %s, %i pixels wide',
  async (colorScheme, width) => {
    const url = await signingUrl(client, await lease());
    const page = await open(url, { colorScheme, viewport: { width, height: 800 } });
    const { ratio, text } = await lowestContrast(page);
    expect(ratio, text).toBeGreaterThanOrEqual(4.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const unnamed = page.locator('input:visible, select:visible, textarea:visible, button:visible');
    for (const control of await unnamed.all()) {
      const named = await control.evaluate(
        (node) =>
          node.ariaLabel !== null ||
          node.textContent?.trim() !== '' ||
          ('labels' in node && node.labels instanceof NodeList && node.labels.length > 0),
      );
      expect(named, await control.evaluate((node) => node.outerHTML)).toBe(true);
    }
  },
);
