const word = 'returned';

/** An address of the console for a page of the service to return to, in a tab that is then closed. */
export function addressToReturn(href: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set(word, '');
  return url.href;
}

/**
 * Closes this tab if a page of the service has returned in it and another tab shows the same page
 * of the console, since the person has come from there. Without such a tab it stays.
 */
export function closeIfReturned(): void {
  const tabs = new BroadcastChannel('countersign-console');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (text: string) => tabs.postMessage(text);
  const question = `${Math.random()} shows ${location.pathname}`;
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === `yes, ${question}`) window.close();
    else if (data.endsWith(` shows ${location.pathname}`) && !data.startsWith('yes'))
      say(`yes, ${data}`);
  });
  const url = new URL(location.href);
  if (!url.searchParams.has(word)) return;
  url.searchParams.delete(word);
  history.replaceState(null, '', url);
  say(question);
}
