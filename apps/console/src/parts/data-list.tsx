import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface DataListProps<Item> {
  items: readonly Item[];
  /** The name of the list for people who do not see it. */
  label: string;
  getKey: (item: Item) => string;
  /** Returns the address of an item's page. */
  getHref: (item: Item) => string;
  /** The key of the item that is open. */
  current?: string;
  /** The height of a row in pixels; all rows have the same. */
  rowHeight: number;
  /** The number of all items, if later ones are not loaded yet; all are there if left out. */
  total?: number | 'unknown';
  /** Is called when the end of the loaded items comes into view. */
  onNearEnd?: () => void;
  children: (item: Item) => ComponentChildren;
}

/** Rows outside of the window that are there too, so that scrolling shows no gaps. */
const margin = 8;

/**
 * A list of links of which only the visible rows exist, so that thousands cost nothing. Arrows, Home
 * and End move in it, Enter opens.
 */
export function DataList<Item>(props: DataListProps<Item>) {
  const { items, label, getKey, getHref, current, rowHeight, children } = props;
  const { total = items.length, onNearEnd } = props;
  const box = useRef<HTMLUListElement>(null);
  const [{ top, height }, setWindow] = useState({ top: 0, height: 800 });
  const [focused, setFocused] = useState<string>();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setWindow({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const first = Math.max(0, Math.floor(top / rowHeight) - margin);
  const last = Math.min(items.length, Math.ceil((top + height) / rowHeight) + margin);
  const hasMore = total === 'unknown' || items.length < total;
  const isNearEnd = hasMore && last === items.length;
  const loadMore = useRef(onNearEnd);
  loadMore.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) loadMore.current?.();
  }, [isNearEnd, items.length]);
  const at = items.findIndex((item) => getKey(item) === (focused ?? current));
  const tabStop = at === -1 ? first : at;

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = Math.min(items.length - 1, Math.max(0, step(Math.max(0, at), items.length)));
    const item = items[to];
    const element = box.current;
    if (item === undefined || element === null) return;
    const offset = to * rowHeight;
    if (offset < element.scrollTop) element.scrollTop = offset;
    else if (offset + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = offset + rowHeight - element.clientHeight;
    setWindow({ top: element.scrollTop, height: element.clientHeight });
    setFocused(getKey(item));
    const find = () => element.querySelector<HTMLElement>(`[data-at='${to}'] a`);
    const row = find();
    // The row may not exist until the next rendering.
    if (row === null) requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
    else row.focus({ preventScroll: true });
  }

  return (
    <ul ref={box} class="data-list" aria-label={label} onKeyDown={move}>
      <li aria-hidden="true" style={{ height: `${first * rowHeight}px` }} />
      {items.slice(first, last).map((item, index) => {
        const key = getKey(item);
        return (
          <li
            key={key}
            data-at={first + index}
            aria-setsize={total === 'unknown' ? -1 : total}
            aria-posinset={first + index + 1}
          >
            <a
              href={getHref(item)}
              style={{ height: `${rowHeight}px` }}
              tabIndex={first + index === tabStop ? 0 : -1}
              aria-current={key === current ? 'true' : undefined}
              onFocus={() => setFocused(key)}
            >
              {children(item)}
            </a>
          </li>
        );
      })}
      <li aria-hidden="true" style={{ height: `${(items.length - last) * rowHeight}px` }} />
    </ul>
  );
}

const steps: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, length) => length - 1,
};
