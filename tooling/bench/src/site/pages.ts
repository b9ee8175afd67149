import type { FreshPair } from '../suite.ts';
import { openPage, type PageCost } from './open-page.ts';
import { pagesOf } from './operations.ts';
import { openStage } from './stage.ts';

/** One thing that a page costs, in the unit of the row that shows it. */
export type Cost = (cost: PageCost) => number;

/** Our page of an operation beside Redoc's, opened by one browser from one server. */
export async function pagesBeside(id: string, cost: Cost): Promise<FreshPair> {
  const { browser, url, close } = await openStage({ withRedoc: true });
  const { ours, redoc } = pagesOf(id);
  return {
    subject: async () => cost(await openPage(browser, url + ours.path, ours.content)),
    reference: async () => cost(await openPage(browser, url + redoc.path, redoc.content)),
    close,
  };
}

/** What a page brings over the network, in bytes; it is the same each time. */
export async function transferOf(id: string, whose: 'ours' | 'redoc'): Promise<number> {
  const { browser, url, close } = await openStage({ withRedoc: whose === 'redoc' });
  try {
    const { path, content } = pagesOf(id)[whose];
    return (await openPage(browser, url + path, content)).transferred;
  } finally {
    await close();
  }
}
