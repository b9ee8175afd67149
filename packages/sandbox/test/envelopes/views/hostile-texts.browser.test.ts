// Names, labels, subjects and files that people write stay text in a browser.
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../../src/index.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { accountId } from '../../harness.ts';

let browser: Browser;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
});
afterEach(closePages);
afterAll(() => sandbox.close());

const texts = [
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  '</style><style>*{display:none}</style><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '\u2028alert(1)//\u202E',
];

async function post(address: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${sandbox.url}/restapi/v2.1/accounts/${accountId}${address}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: Record<string, string> = JSON.parse(await response.text());
  expect(response.status, JSON.stringify(answer)).toBe(201);
  return answer;
}

async function createEnvelope(text: string): Promise<string> {
  const pdf = Buffer.from(await makePdf()).toString('base64');
  const html = Buffer.from(`<html><body>Notes ${text}</body></html>`).toString('base64');
  const place = { documentId: '1', pageNumber: '1', xPosition: '80' };
  const { envelopeId = '' } = await post('/envelopes', {
    status: 'sent',
    emailSubject: text,
    emailBlurb: text,
    documents: [
      { documentId: '1', name: text, fileExtension: 'pdf', documentBase64: pdf },
      { documentId: '2', name: 'notes', fileExtension: 'html', documentBase64: html },
    ],
    recipients: {
      signers: [
        {
          recipientId: '1',
          clientUserId: '7',
          name: text,
          email: 'rosa@quayside.example',
          note: text,
          tabs: {
            signHereTabs: [{ ...place, yPosition: '300', tooltip: text }],
            textTabs: [{ ...place, yPosition: '100', tabLabel: text, value: text, tooltip: text }],
            listTabs: [
              { ...place, yPosition: '200', tabLabel: 'list', listItems: [{ text, value: text }] },
            ],
          },
        },
        { recipientId: '2', name: text, email: 'omar@quayside.example', routingOrder: '2' },
      ],
    },
    customFields: { textCustomFields: [{ name: 'Berth', value: text, show: 'true' }] },
  });
  return envelopeId;
}

/** Opens a page, and lists the injected scripts that ran in it. */
async function findRun(page: Page, address: string): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(error.message));
  // A script that only the page's policy stops was still written as a script.
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) ran.push(message.text());
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  // The console shows the data that it has requested.
  await page.waitForFunction(() => (document.body.innerText ?? '').length > 100);
  const strange = await page.evaluate(() => [
    ...[...document.querySelectorAll('[onerror],[onload],[onfocus],img[src="x"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
    ...[...document.querySelectorAll('a,form,iframe')]
      .flatMap((one) => ['href', 'action', 'src'].map((name) => one.getAttribute(name) ?? ''))
      .filter((value) => /^\s*javascript:/i.test(value)),
    ...(getComputedStyle(document.body).display === 'none' ? ['the page is hidden'] : []),
  ]);
  return [...ran, ...strange];
}

it.each(texts)('%j stays text on the pages that show it', async (text) => {
  const envelopeId = await createEnvelope(text);
  const { url = '' } = await post(`/envelopes/${envelopeId}/views/recipient`, {
    userName: text,
    email: 'rosa@quayside.example',
    clientUserId: '7',
    authenticationMethod: 'none',
    returnUrl: `https://app.example/?back=${encodeURIComponent(text)}`,
  });
  const { url: edit = '' } = await post(`/envelopes/${envelopeId}/views/correct`, {
    returnUrl: 'https://app.example/',
  });
  for (const address of [
    url,
    edit,
    `${sandbox.url}/console/mail`,
    `${sandbox.url}/console/envelopes/${envelopeId}`,
    `${sandbox.url}/console/requests`,
  ]) {
    const page = await browser.newPage();
    expect(await findRun(page, address), address).toEqual([]);
    await page.close();
  }
});
