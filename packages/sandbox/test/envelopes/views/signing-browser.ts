import { createClient, type Client } from '@countersign/client';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { collectComplaints } from './complaints.ts';
import { createControl } from '../../../src/control/client.ts';
import { startSandbox } from '../../../src/server/start-sandbox.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { accountId } from '../../harness.ts';
import { ines, makeLease, omar } from './lease.ts';

const lines = ['Berth lease', '', 'The lessor leases the berth to the lessee.', '', 'Boat'];
const lease = await makePdf({ pages: [lines, ['Signatures']] });
const rules = await makePdf({ pages: [['Harbour rules']] });

const documents = [
  { documentId: '1', name: 'Lease', bytes: lease },
  { documentId: '2', name: 'Harbour rules', bytes: rules },
].map(({ bytes, ...document }) => ({
  ...document,
  fileExtension: 'pdf',
  documentBase64: Buffer.from(bytes).toString('base64'),
}));

function at(documentId: string, pageNumber: string, xPosition: string, yPosition: string) {
  return { documentId, pageNumber, xPosition, yPosition };
}

/** The labels of `twoDocumentTabs` in the order in which a signer goes through them. */
export const order = ['Boat', 'Port', 'First day', 'Insured', 'Rent', 'Signature', 'Initials'];

/** Tabs on two documents. Lists and places have another order than the pages. */
const twoDocumentTabs: Tabs = {
  initialHereTabs: [{ ...at('2', '1', '72', '90'), tabLabel: 'Initials' }],
  signHereTabs: [{ ...at('1', '2', '72', '200'), tabLabel: 'Signature' }],
  dateSignedTabs: [{ ...at('1', '2', '300', '200'), tabLabel: 'Signed on' }],
  textTabs: [
    // On the line of `Boat`, though it is two points higher.
    { ...at('1', '1', '300', '158'), tabLabel: 'Port' },
    { ...at('1', '1', '120', '160'), tabLabel: 'Boat', required: 'true' },
  ],
  dateTabs: [{ ...at('1', '1', '120', '220'), tabLabel: 'First day', required: 'true' }],
  checkboxTabs: [{ ...at('1', '1', '120', '280'), tabLabel: 'Insured' }],
  radioGroupTabs: [
    {
      documentId: '1',
      groupName: 'Rent',
      radios: [
        { ...at('1', '1', '120', '340'), value: 'monthly', required: 'true' },
        { ...at('1', '1', '240', '340'), value: 'yearly' },
      ],
    },
  ],
};

/** A sandbox with a browser at it, which remembers what pages write on the console. */
export async function startSigningBrowser() {
  const [browser, sandbox] = await Promise.all([shareBrowser(), startSandbox({ port: 0 })]);
  const client: Client = createClient({
    baseUrl: sandbox.url,
    token: 'sandbox',
    path: { accountId },
    retry: false,
  });
  const complaints: string[] = [];

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    collectComplaints(page, complaints);
    await page.goto(url);
    return page;
  }

  return {
    url: sandbox.url,
    client,
    control: createControl(sandbox.url),
    open,
    /** Makes an envelope with two documents for Ines, and after her for Omar. */
    sendTwo(signer: object = ines, tabs: Tabs = twoDocumentTabs): Promise<string> {
      const next = { signHereTabs: [{ ...at('1', '2', '300', '300'), tabLabel: 'Signature' }] };
      const recipients = {
        signers: [
          { ...signer, tabs },
          { ...omar, tabs: next },
        ],
      };
      return makeLease(client, recipients, { documents });
    },
    /** Closes the pages of a test, and returns their errors. */
    async closePages(): Promise<string[]> {
      await closePages();
      return complaints.splice(0);
    },
    close: () => sandbox.close(),
  };
}

/** Returns the label of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const step = document.activeElement?.closest('[data-step]');
    return step?.getAttribute('data-label') ?? document.activeElement?.textContent?.trim() ?? '';
  });
}

/** Finds the button that leads on, with any text. */
export function nextButton(page: Page) {
  return page.getByRole('button', { name: /^(Start|Next)$/ });
}
