// The samples name the usual address of the sandbox. Where the page comes from a server of ours at
// another address, or the reader has set one, they name that.
import { mockAddress as usual } from '../samples/mock-address.ts';
import { knownServer } from '../try-it/server.ts';

/**
 * Puts the address of the server into all code of the page, and into the texts that its buttons
 * copy.
 */
export async function useOwnAddress(): Promise<void> {
  const server = await knownServer();
  if (server === undefined || server === usual) return;
  for (const code of document.querySelectorAll('pre code')) replaceIn(code, server);
  for (const button of document.querySelectorAll<HTMLElement>('button[data-code]'))
    button.dataset['code'] = (button.dataset['code'] ?? '').replaceAll(usual, server);
}

function replaceIn(code: Element, server: string): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.nodeValue?.includes(usual) === true)
      node.nodeValue = node.nodeValue.replaceAll(usual, server);
}
