// A document of HTML is filled in and signed on a telephone.
import { afterAll, afterEach, expect, test } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import {
  envelopesCreate,
  envelopesGet,
  envelopeViewsCreateRecipient,
} from '@countersign/client/esign-v2.1';
import { startSigningBrowser } from './signing-browser.ts';
import { ines, viewFor } from './lease.ts';

const { client, open, closePages, close } = await startSigningBrowser();
afterAll(close);
afterEach(async () => {
  expect(await closePages()).toEqual([]);
});

const source =
  '<h1 style="color: darkblue">Order form</h1><table border="1"><tr><th>Item</th><th>Quantity</th><th>Each</th><th>Sum</th></tr><tr><td>Harmonica</td><td><input data-ds-type="number" name="Quantity"></td><td>$5</td><td>$<span style="color: white">/sum/</span></td></tr></table><p>Pier: <select name="Pier"><option>North</option><option>South</option></select></p><p>Paid <input type="radio" name="Pay" value="now"> now <input type="radio" name="Pay" value="later"> later</p><p>TERMS The goods stay ours until they are paid.</p><p>Agreed: <ds-signature></p>';

test.each([390, 1280])('an order form is signed, %i pixels wide', async (width) => {
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Order form',
      status: 'sent',
      useDisclosure: 'false',
      documents: [
        {
          documentId: '1',
          name: 'Order form',
          htmlDefinition: {
            source,
            displayAnchors: [
              {
                startAnchor: 'TERMS',
                endAnchor: 'paid.',
                displaySettings: { display: 'collapsed', displayLabel: 'All terms' },
              },
            ],
          },
        },
      ],
      recipients: {
        signers: [
          {
            ...ines,
            tabs: {
              formulaTabs: [
                {
                  anchorString: '/sum/',
                  formula: '[Quantity] * 5',
                  tabLabel: 'Sum',
                  documentId: '1',
                },
              ],
            },
          },
        ],
      },
    },
  });
  const { url = '' } = await envelopeViewsCreateRecipient(client, {
    path: { envelopeId },
    body: viewFor(ines),
  });
  const page = await open(url, { viewport: { width, height: 800 } });
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const terms = page.getByText('The goods stay ours');
  expect(await terms.isVisible()).toBe(false);
  await page.locator('summary').click();
  expect(await terms.isVisible()).toBe(true);
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Pier').selectOption('South');
  await page.getByLabel('Pay: later').check();
  await page.getByLabel(/^Signature/).press('Space');
  const adopt = page.getByRole('button', { name: 'Adopt and sign' });
  if (await adopt.isVisible()) await adopt.click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const status = async () => (await envelopesGet(client, { path: { envelopeId } })).status;
  await expect.poll(status).toBe('completed');
  const read = await envelopesGet(client, {
    path: { envelopeId },
    query: { include: 'recipients,tabs' },
  });
  expect(read).toMatchObject({
    status: 'completed',
    recipients: {
      signers: [{ tabs: { formulaTabs: [{ value: '15' }], listTabs: [{ value: 'South' }] } }],
    },
  });
});
