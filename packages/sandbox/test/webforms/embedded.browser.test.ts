// The script of sites in a browser: pages of another origin show a web form, or documents to sign.
import { createServer } from 'node:http';
import { webFormInstanceCreateInstance } from '@countersign/client/webforms';
import { listen } from '@countersign/testing/listen';
import { afterAll, afterEach, expect, it } from 'vitest';
import { ines, returnUrl, signingUrl } from '../envelopes/views/lease.ts';
import { startSigningBrowser } from '../envelopes/views/signing-browser.ts';
import { accountId } from '../harness.ts';

const at = await startSigningBrowser();
const site = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://site.example');
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>
<div id="place"></div>
<script src="${at.url}/bundle.js"></script>
<script>
  const told = (window.told = []);
  DocuSign.loadDocuSign('2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20').then((docusign) => {
    const widget = docusign[${searchParams.get('kind')}](${searchParams.get('configuration')});
    for (const type of ['ready', 'submitted', 'signingReady', 'sessionEnd'])
      widget.on(type, (event) => told.push(event));
    widget.mount('#place');
  });
</script>`);
});
const port = await listen(site);
afterEach(at.closePages);
afterAll(async () => {
  await at.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** Opens the site, which shows a form or documents. */
async function visit(kind: 'webforms' | 'signing', configuration: object) {
  const query = new URLSearchParams({
    kind: JSON.stringify(kind),
    configuration: JSON.stringify(configuration),
  });
  const page = await at.open(`http://127.0.0.1:${port}/?${query}`, {
    viewport: { width: 1280, height: 800 },
  });
  return {
    page,
    frame: page.frameLocator('iframe'),
    told: () => expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))),
  };
}

it('leads to the first fault of a form, and each goes when its field is changed', async () => {
  const { formUrl = '', instanceToken = '' } = await webFormInstanceCreateInstance(at.client, {
    path: { accountId, formId: '4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805' },
    body: { clientUserId: 'berth-0043' },
  });
  const page = await at.open(`${formUrl}#instanceToken=${instanceToken}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alert').waitFor();
  const faults = page.getByText('This must be filled in.');
  const wrong = await faults.count();
  expect(wrong).toBeGreaterThan(1);
  for (let left = wrong; left > 0; left -= 1) {
    const field = page.locator('[aria-invalid=true]').first();
    if (left === wrong)
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
    await field.fill('A');
    await expect.poll(() => faults.count()).toBe(left - 1);
  }
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('shows a form with the options of the site, and says how the visit ends', async () => {
  const instance = await webFormInstanceCreateInstance(at.client, {
    path: { accountId, formId: '4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805' },
    body: { clientUserId: 'berth-0042' },
  });
  const { formUrl: url, instanceToken } = instance;
  const options = { instanceToken, hideWelcomePage: true, autoResizeHeight: true };
  const { page, frame, told } = await visit('webforms', {
    url,
    options: { ...options, iframeStyles: { minHeight: '0' } },
  });
  await frame.getByRole('button', { name: 'Finish later' }).waitFor();
  await told().toEqual([{ type: 'ready' }]);
  await expect.poll(() => frame.getByText('One year, one berth').count()).toBe(0);
  const body = frame.locator('html');
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height)
    .toBe(await body.evaluate(({ scrollHeight }) => scrollHeight));
  await frame.getByRole('button', { name: 'Finish later' }).click();
  await told().toContainEqual({ type: 'sessionEnd', sessionEndType: 'finishLater' });
});

it('shows a form without the button for later', async () => {
  const { formUrl: url, instanceToken } = await webFormInstanceCreateInstance(at.client, {
    path: { accountId, formId: '4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805' },
    body: { clientUserId: 'berth-0042' },
  });
  const options = { instanceToken, showFinishLater: false };
  const { frame } = await visit('webforms', { url, options });
  await frame.getByRole('button', { name: 'Submit' }).waitFor();
  await expect.poll(() => frame.getByRole('button', { name: 'Finish later' }).count()).toBe(0);
  expect(await frame.getByText('One year, one berth').count()).toBe(1);
});

it('shows documents to sign, and says how signing ends instead of leaving the site', async () => {
  const signHere = { documentId: '1', pageNumber: '2', xPosition: '72', yPosition: '200' };
  const envelopeId = await at.sendTwo(ines, { signHereTabs: [signHere] });
  const url = await signingUrl(at.client, envelopeId, ines);
  const { page, frame, told } = await visit('signing', { url, displayFormat: 'focused' });
  await frame.getByRole('button', { name: 'Start' }).click();
  await told().toEqual([{ type: 'ready' }]);
  await page.keyboard.press('Space');
  await frame.getByRole('button', { name: 'Adopt and sign' }).click();
  await frame.getByRole('button', { name: 'Finish' }).click();
  await told().toEqual([
    { type: 'ready' },
    { type: 'sessionEnd', sessionEndType: 'signing_complete', returnUrl },
  ]);
  const again = await visit('signing', { url, displayFormat: 'focused' });
  await again
    .told()
    .toContainEqual({ type: 'sessionEnd', sessionEndType: 'ttl_expired', returnUrl });
});
