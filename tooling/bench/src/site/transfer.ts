import type { Page } from 'playwright-core';

/** How much came over the network, as it counts while a page loads. */
export interface Transfer {
  /** Bytes, compressed, with the headers of the answers. */
  bytes: number;
}

/** Counts what a page loads from now on. */
export async function watchTransfer(page: Page): Promise<Transfer> {
  const transfer = { bytes: 0 };
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return transfer;
}
