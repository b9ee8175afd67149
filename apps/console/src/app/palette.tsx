import Combobox from '@github/combobox-nav';
import { useLocation } from 'preact-iso';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { about } from '../api/about.ts';
import { inTenant } from '../api/tenant.ts';
import { Dialog } from '../parts/dialog.tsx';
import { listCommands, type Command } from './commands.ts';
import { findRecords, hasWords, splitWords } from './find-records.ts';
import { focusHeading } from './focus-heading.ts';

const chosen = '[aria-selected=true]';

/** The time in milliseconds to wait for more letters before the records are searched. */
const quietTime = 120;

/** Finds pages, actions and records by their words or IDs. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { route } = useLocation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const commands = useMemo(() => listCommands(about.value?.server ?? 'sandbox'), []);
  const [records, setRecords] = useState<readonly Command[]>([]);
  const words = splitWords(text);
  const found = [
    ...commands
      .filter(({ title, words: more }) => hasWords(`${title} ${more}`, words))
      .toSorted((one, other) => rank(one, words) - rank(other, words)),
    ...records,
  ];
  useEffect(() => {
    setRecords([]);
    if (about.value?.server !== 'sandbox') return undefined;
    let isLatest = true;
    const timer = setTimeout(() => {
      // A search that fails leaves the pages and actions, which are found without the server.
      void findRecords(text).then(
        (loaded) => (isLatest ? setRecords(loaded) : undefined),
        () => undefined,
      );
    }, quietTime);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text]);
  useEffect(() => {
    if (input.current === null || list.current === null) return undefined;
    const combobox = new Combobox(input.current, list.current);
    combobox.start();
    return () => combobox.destroy();
  }, []);
  function open({ run }: Command) {
    onClose();
    void run((href) => {
      route(inTenant(href));
      focusHeading();
    });
  }
  return (
    <Dialog title="Search or go to" bare onClose={onClose}>
      <input
        ref={input}
        type="text"
        class="search"
        autofocus
        role="combobox"
        aria-expanded
        aria-label="Search or go to"
        aria-controls={id}
        placeholder="Search or go to …"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          // Enter opens the first command unless the arrows have chosen another.
          if (
            key === 'Enter' &&
            first !== undefined &&
            list.current?.querySelector(chosen) === null
          )
            open(first);
        }}
      />
      <ul
        ref={list}
        id={id}
        role="listbox"
        class="palette-list"
        aria-label="Pages, actions and records"
      >
        {found.map((command, at) => (
          <li
            key={`${command.title} ${command.hint}`}
            id={`${id}-${at}`}
            role="option"
            class="menu-item"
            onClick={() => open(command)}
          >
            {command.title} <span class="quiet">{command.hint}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="quiet">Nothing is found.</p>}
    </Dialog>
  );
}

/** Ranks a command: first those whose title has the words, then those whose title begins so. */
function rank({ title }: Command, words: readonly string[]): number {
  const own = splitWords(title);
  if (words.every((word) => own.includes(word))) return 0;
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 2;
}
