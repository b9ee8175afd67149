// Functions that run in a page of the browser. They cannot use anything from outside of themselves.

/** The texts that show that a page has loaded an operation. */
export interface Content {
  /** The text of the heading of the operation. */
  title: string;
  /** The text of the heading of its responses, which is further down. */
  section: string;
}

/**
 * Sets a mark in the page's timeline, whose zero is the start of the navigation, once the heading of
 * the operation is in the window, the section after it is laid out, and the frame has been painted.
 */
export function watchContent({ title, section, mark }: Content & { mark: string }): void {
  const isSection = (heading: Element) =>
    heading.getClientRects().length > 0 && heading.textContent?.trim() === section;
  const isShown = () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
    const at = headings.findIndex((heading) => {
      const { top, bottom, width } = heading.getBoundingClientRect();
      const isInWindow = width > 0 && bottom > 0 && top < innerHeight;
      return isInWindow && heading.textContent?.trim() === title;
    });
    return at !== -1 && headings.slice(at).some((heading) => isSection(heading));
  };
  const look = () => {
    if (!isShown()) requestAnimationFrame(look);
    // A frame is painted after its callbacks; a timeout set there runs after the paint.
    else setTimeout(() => performance.mark(mark));
  };
  requestAnimationFrame(look);
}

/** Adds a measure to the timeline for each change of the search results, from the last input event. */
export function watchResults(name: string): void {
  let typed = 0;
  const onInput = () => {
    performance.clearMeasures(name);
    typed = performance.now();
  };
  addEventListener('input', onInput, true);
  new MutationObserver((changes) => {
    const ofResults = changes.some(
      ({ target }) => target instanceof Element && target.closest('[role=listbox]') !== null,
    );
    if (ofResults) performance.measure(name, { start: typed });
  }).observe(document.body, { childList: true, subtree: true });
}

/** The milliseconds to the last change of the results, once there has been none for a while. */
export async function readResultTime(name: string): Promise<number | undefined> {
  const read = () => performance.getEntriesByName(name);
  let seen = -1;
  while (seen !== read().length) {
    seen = read().length;
    await new Promise((resolve) => void setTimeout(resolve, 150));
  }
  return read().at(-1)?.duration;
}
