import { startBrowser } from '@countersign/testing/browser';
import type { Measurements, Measurement } from '../suite.ts';
import { getSandboxEnvelope, health } from '../requests.ts';
import { sandboxWith } from '../sandbox/programs.ts';
import { request } from '../server/request.ts';
import { watchTransfer } from '../site/open-page.ts';

/** The number of envelopes in the account, and of requests that the sandbox has recorded. */
const envelopes = 10_000;
const requests = 1000;

/** The time in milliseconds without a new byte after which a page is taken for loaded. */
const quietTime = 1000;

/**
 * Measures the bytes that a page of the console loads in an account with many envelopes, after many
 * requests: scripts, styles and data.
 * @param path the path of the page
 * @param ready the text of a link that shows that the data is there
 */
function consolePage(path: string, ready: string): Measurement {
  return async (stage) => {
    const { url } = await sandboxWith(envelopes)(stage, [health]);
    for (let sent = 0; sent < stage.amount(requests, 10); sent += 1)
      await request(url, getSandboxEnvelope);
    const browser = await startBrowser();
    stage.defer(() => browser.close());
    await using context = await browser.newContext();
    const page = await context.newPage();
    const { transfer } = await watchTransfer(page);
    await page.goto(url + path);
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
  requests: consolePage('/console/requests', 'Envelopes_get'),
  users: consolePage('/console/records/users', 'Mara Lindqvist'),
  templates: consolePage('/console/templates', 'Berth lease, standard'),
  rooms: consolePage('/console/records/rooms', 'Quay 7 extension'),
  configurations: consolePage('/console/webhooks/configurations', 'Lease events'),
  faults: consolePage('/console/control/faults', 'Faults and limits'),
  clock: consolePage('/console/control/clock', 'Clock'),
  tenants: consolePage('/console/control/tenants', 'default'),
};
