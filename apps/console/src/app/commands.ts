import type { Server } from '../api/about.ts';
import { listActions } from './actions.ts';
import { listNavigation } from './navigation.ts';
import { switchTheme } from './theme.ts';

/** A command that the palette finds. */
export interface Command {
  title: string;
  /** Further words under which it is found. */
  words: string;
  /** Text next to the title, such as its keys. */
  hint: string;
  run: (open: (href: string) => void) => unknown;
}

/** All that the palette can do on a server. */
export function listCommands(server: Server): Command[] {
  const pages = listNavigation(server).flatMap(({ title: group = '', items }) =>
    items.map(({ title, href, keys = '', words = '' }): Command => ({
      title,
      words: `${group} ${words} ${keys}`,
      hint: keys,
      run: (open) => open(href),
    })),
  );
  return [
    ...pages,
    ...(server === 'sandbox' ? listActions() : []),
    { title: 'Switch colours', words: 'dark light theme', hint: '', run: () => switchTheme() },
  ];
}
