// The pages for people can be read by everybody, in light and dark colours and on a phone: those
// before the documents, of senders, and those that say why something cannot be shown. The pages with
// the documents have such tests beside their own.
import { readdirSync, readFileSync } from 'node:fs';
import {
  envelopeViewsCreateConsole,
  envelopeViewsCreateCorrect,
  powerFormsList,
} from '@countersign/client/esign-v2.1';
import type { Recipients } from '@countersign/types/esign-v2.1';
import { isWhole, takePart } from '@countersign/config/sample';
import { barriers } from '@countersign/testing/barriers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { templateFile } from '../../../src/pages/render.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { startSigningBrowser } from './signing-browser.ts';

const { client, control, open, closePages, close, url } = await startSigningBrowser();
afterEach(closePages);
afterAll(close);

const views = '/_countersign/views';
const { clientUserId: _embedded, ...byMail } = ines;
const signer = { ...byMail, tabs: signHere };

/** Sends an envelope, and finds the link of the e-mail to the recipient whose turn it is. */
async function invite(
  recipients: Recipients,
  useDisclosure: 'false' | 'true' = 'false',
): Promise<string> {
  const envelopeId = await makeLease(client, recipients, { useDisclosure });
  const [mail] = await control.outbox({ envelopeId, reason: 'signing-request' });
  return mail?.link ?? '';
}

const verify = (workflowId: string) =>
  invite({ signers: [{ ...signer, identityVerification: { workflowId } }] });

/** The address of a page of each template. */
const addresses: Readonly<Record<string, () => Promise<string>>> = {
  'access-code': () => invite({ signers: [{ ...signer, accessCode: 'quay7' }] }),
  console: async () => (await envelopeViewsCreateConsole(client, { body: {} })).url ?? '',
  disclosure: () => invite({ signers: [signer] }, 'true'),
  'hand-over': () => {
    const { name: signerName, recipientId, tabs } = signer;
    const host = { hostName: 'Mara Lindqvist', hostEmail: 'mara.lindqvist@harbour.example' };
    return invite({ inPersonSigners: [{ recipientId, tabs, signerName, ...host }] });
  },
  'identity-document': () => verify('0fb9a7d4-62c8-4e15-93a0-d17c5e48b236'),
  'identity-telephone': () => {
    const smsAuthentication = { senderProvidedNumbers: ['+34 600123456'] };
    const check = { requireIdLookup: 'true', idCheckConfigurationName: 'SMS Auth $' } as const;
    return invite({ signers: [{ ...signer, ...check, smsAuthentication }] });
  },
  'identity-lookup': () => {
    const check = { requireIdLookup: 'true', idCheckConfigurationName: 'ID Check $' } as const;
    return invite({ signers: [{ ...signer, ...check }] });
  },
  login: async () =>
    '/oauth/auth?client_id=8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46&response_type=code&scope=signature&redirect_uri=http://127.0.0.1:3000/callback',
  naming: () => {
    const later = { recipientId: '2', routingOrder: '2', roleName: 'Tenant', tabs: signHere };
    return invite({ agents: [{ ...byMail, routingOrder: '1' }], signers: [later] });
  },
  'notary-join': () => {
    const notary = { recipientId: '9', name: 'Mara Lindqvist', notaryType: 'inperson' };
    return invite({
      signers: [{ ...signer, notaryId: '9' }],
      notaries: [{ ...notary, email: 'mara.lindqvist@harbour.example' }],
    });
  },
  notice: async () => `${views}/open/none`,
  'power-form': async () => {
    const { powerForms = [] } = await powerFormsList(client);
    return powerForms.find(({ isActive }) => isActive === 'true')?.powerFormUrl ?? '';
  },
  preparing: async () => {
    const path = { envelopeId: await makeLease(client, { signers: [signer] }) };
    return (await envelopeViewsCreateCorrect(client, { path, body: {} })).url ?? '';
  },
  signing: () => invite({ signers: [signer] }),
  'web-form': async () => '/webforms/us/0f3a5c7e9b1d2f4068a8c0e2d4f6b813',
};

/** Templates that are looked at by other tests of a browser, or by none yet. */
const elsewhere = [
  'activation',
  'click-agreement',
  'click-end',
  'consent',
  'console-envelope',
  'form-fill',
  'identity-code',
  'identity-portrait',
  'identity-proof',
  'identity-questions',
  'identity-review',
  'identity-wait',
  'member',
  'notary-begin',
  'notary-session',
  'reading',
  'rooms-invitation',
  'web-form-end',
  'web-form-enter',
  'workflow-step',
  'workspace',
];

test('each template of a page is known', () => {
  const pages = readdirSync(templateFile('')).flatMap((file) => {
    const [, name] = /^(.*)\.eta$/u.exec(file) ?? [];
    if (name === undefined) return [];
    return readFileSync(templateFile(file), 'utf8').includes("include('./head'") ? [name] : [];
  });
  expect([...Object.keys(addresses), ...elsewhere].toSorted()).toEqual(pages.toSorted());
});

const all = Object.entries(addresses);
// A third of them each day, and all of them each night.
const chosen = isWhole() ? all : takePart(all, 3, ([template]) => template);

test.each(chosen)('nobody is kept out: %s', async (_template, find) => {
  const page = await open(new URL(await find(), url).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
