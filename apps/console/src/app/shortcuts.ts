import { navigation } from './navigation.ts';

const pause = 1000;

interface Shortcuts {
  /** Opens an address. */
  open: (href: string) => void;
  /** Opens the command palette. */
  search: () => void;
}

/** Listens to the keys of the console; the result ends it. */
export function listenToKeys({ open, search }: Shortcuts): () => void {
  let before = '';
  let since = 0;
  function press(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      search();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[data-search]');
      if (field === null) search();
      else field.focus();
      return;
    }
    const keys = Date.now() - since < pause ? `${before} ${event.key}` : event.key;
    before = event.key;
    since = Date.now();
    const item = navigation.flatMap(({ items }) => items).find((one) => one.keys === keys);
    if (item !== undefined) open(item.href);
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
