import Combobox from '@github/combobox-nav';
import { useLocation } from 'preact-iso';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { about } from '../api/about.ts';
import { inTenant } from '../api/tenant.ts';
import { Dialog } from '../parts/dialog.tsx';
import { listCommands, type Command } from './commands.ts';

const chosen = '[aria-selected=true]';

/** Finds pages and commands by their words. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { route } = useLocation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const commands = useMemo(() => listCommands(about.value?.server ?? 'sandbox'), []);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ title, words: more }) =>
    words.every((word) => `${title} ${more}`.toLowerCase().includes(word)),
  );
  useEffect(() => {
    if (input.current === null || list.current === null) return undefined;
    const combobox = new Combobox(input.current, list.current);
    combobox.start();
    return () => combobox.destroy();
  }, []);
  function open({ run }: Command) {
    onClose();
    run((href) => route(inTenant(href)));
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
      <ul ref={list} id={id} role="listbox" class="palette-list" aria-label="Pages and commands">
        {found.map((command, at) => (
          <li
            key={command.title}
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
