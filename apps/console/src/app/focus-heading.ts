/** The time in milliseconds for which a page may load before its heading gets the focus. */
const longest = 2000;

/** Moves the focus to the heading of the page that is being opened, as a link of a browser does. */
export function focusHeading(): void {
  const before = document.querySelector('#content h1')?.textContent;
  const since = performance.now();
  const look = () => {
    const heading = document.querySelector('#content h1');
    const isNew = heading instanceof HTMLElement && heading.textContent !== before;
    if (isNew || performance.now() - since > longest) {
      if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
