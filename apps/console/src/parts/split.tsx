import type { ComponentChildren } from 'preact';

interface SplitProps {
  list: ComponentChildren;
  /** What is open; undefined if nothing is. On a phone it takes the place of the list. */
  detail: ComponentChildren;
  /** Where the list without anything open is. */
  back: string;
  /** What the pane shows if nothing is open. */
  hint: string;
}

/** A list, and beside it what is open of it. */
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
