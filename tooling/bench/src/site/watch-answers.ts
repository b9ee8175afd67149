/**
 * Runs in a page with a search: from now on there is a measure in its timeline for each change of
 * the results, from the last time that somebody typed.
 */
export function watchAnswers(name: string): void {
  let typed = 0;
  addEventListener(
    'input',
    () => {
      performance.clearMeasures(name);
      typed = performance.now();
    },
    true,
  );
  new MutationObserver((changes) => {
    const ofResults = changes.some(
      ({ target }) => target instanceof Element && target.closest('[role=listbox]') !== null,
    );
    if (ofResults) performance.measure(name, { start: typed });
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Runs in a page that is watched: the milliseconds to the last change of the results, once there
 * has been none for a while. Undefined where there has been none at all.
 */
export async function readAnswer(name: string): Promise<number | undefined> {
  const read = () => performance.getEntriesByName(name);
  let seen = -1;
  while (seen !== read().length) {
    seen = read().length;
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
  }
  return read().at(-1)?.duration;
}
