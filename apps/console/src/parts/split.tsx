import type { ComponentChildren } from 'preact';

interface SplitProps {
  list: ComponentChildren;
  /** The open item; undefined if none is open. On a phone it replaces the list. */
  detail: ComponentChildren;
  /** The address of the list without an open item. */
  back: string;
  /** The text of the pane if no item is open. */
  hint: string;
}

/** A list, and next to it the open item. */
export function Split({ list, detail, back, hint }: SplitProps) {
  const open = detail !== undefined;
  return (
    <div class={open ? 'split open' : 'split'}>
      <div class="split-list">{list}</div>
      <section class="split-detail" aria-label="Details">
        {open && (
          <a class="button small back" href={back}>
            ← Back to the list
          </a>
        )}
        {open ? detail : <p class="quiet hint">{hint}</p>}
      </section>
    </div>
  );
}
