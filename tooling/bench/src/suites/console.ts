import { startBrowser } from '@countersign/testing/browser';
import type { Measurements, Measurement } from '../suite.ts';
import {
  createConfiguration,
  createSandboxEnvelope,
  getSandboxEnvelope,
  health,
  resendEnvelope,
} from '../requests.ts';
import { sandboxWith } from '../sandbox/programs.ts';
import { request } from '../server/request.ts';
import { watchTransfer } from '../site/open-page.ts';

/** The number of envelopes in the account, and of requests that the sandbox has recorded. */
const envelopes = 10_000;
const requests = 1000;

/** An address where nothing listens, so that all messages wait. */
const nowhere = 'http://127.0.0.1:9/';

/** Fills a sandbox with requests: calls that only read. */
async function read(url: string, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await request(url, getSandboxEnvelope);
}

/** Signers who get e-mails, unlike those of an application. */
const remote = {
  recipients: {
    signers: [{ recipientId: '1', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' }],
  },
};

/** Sends an envelope that many times, with an e-mail and a message of Connect each time. */
async function resend(url: string, times: number): Promise<string> {
  await request(url, createConfiguration(nowhere));
  const { body } = await request(url, await createSandboxEnvelope(remote));
  const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
  for (let sent = 1; sent < times; sent += 1) await request(url, resendEnvelope(envelopeId));
  return envelopeId;
}

/** The time in milliseconds without a new byte after which a page is taken for loaded. */
const quietTime = 1000;

/**
 * Measures the bytes that a page of the console loads in an account with many envelopes, after many
 * requests: scripts, styles and data.
 * @param path the path of the page; `ENVELOPE` stands for the ID of what `fill` returned
 * @param ready the text of a link that shows that the data is there
 * @param fill sends the requests
 */
function consolePage(
  path: string,
  ready: string,
  fill: (url: string, times: number) => Promise<unknown> = read,
): Measurement {
  return async (stage) => {
    const { url } = await sandboxWith(envelopes)(stage, [health]);
    const filled = await fill(url, stage.amount(requests, 10));
    const browser = await startBrowser();
    stage.defer(() => browser.close());
    await using context = await browser.newContext();
    const page = await context.newPage();
    const { transfer } = await watchTransfer(page);
    await page.goto(url + path.replace('ENVELOPE', String(filled)));
    await page.getByRole('link').filter({ hasText: ready }).first().waitFor();
    // The stream of changes stays open, so that the network is never idle.
    let before = -1;
    while (before !== transfer.bytes) {
      before = transfer.bytes;
      await page.waitForTimeout(quietTime);
    }
    return transfer.bytes;
  };
}

/** The bytes of pages of the console where there is much to show. */
export const consolePages: Measurements = {
  overview: consolePage('/', 'Envelopes_get'),
  timeline: consolePage('/console/timeline?reads=true', 'Envelopes_get'),
  envelopes: consolePage('/console/envelopes', 'Please sign the lease'),
  envelope: consolePage('/console/envelopes/ENVELOPE', 'E-mails and text messages', resend),
  history: consolePage('/console/envelopes/ENVELOPE/history', 'Envelopes_update', resend),
  mail: consolePage('/console/mail', 'Please sign the lease', resend),
  deliveries: consolePage('/console/webhooks', 'envelope-resent', resend),
  requests: consolePage('/console/requests', 'Envelopes_get'),
  users: consolePage('/console/records/users', 'Mara Lindqvist'),
  templates: consolePage('/console/templates', 'Berth lease, standard'),
  rooms: consolePage('/console/records/rooms', 'Quay 7 extension'),
  configurations: consolePage('/console/webhooks/configurations', 'Lease events'),
  faults: consolePage('/console/control/faults', 'Faults and limits'),
  clock: consolePage('/console/control/clock', 'Clock'),
  tenants: consolePage('/console/control/tenants', 'default'),
};
