// On small screens the current field is in a sheet at the bottom, and the page is above it.
const isSmall = matchMedia('(width < 48rem)');

/** Begins, and follows the size of the window. */
export function startSheet(form) {
  const dock = form.querySelector('.dock');
  const follow = () => {
    document.body.classList.toggle('stepping', isSmall.matches);
    measure(form, dock);
  };
  isSmall.addEventListener('change', follow);
  new ResizeObserver(() => measure(form, dock)).observe(dock);
  // The keyboard on a screen covers the bottom of the window.
  visualViewport?.addEventListener('resize', () => {
    const covered = Math.max(0, innerHeight - visualViewport.height * visualViewport.scale);
    document.documentElement.style.setProperty('--covered', `${covered}px`);
  });
  follow();
}

/**
 * Passes the heights of the dock and the sheet to the styles, so that neither covers any content.
 */
export function measure(form, dock = form.querySelector('.dock')) {
  const sheet = document.body.matches('.stepping')
    ? form.querySelector(':is(.fields, .more-fields) .current')
    : null;
  const root = document.documentElement.style;
  root.setProperty('--dock', `${dock.offsetHeight}px`);
  root.setProperty('--sheet', `${sheet?.offsetHeight ?? 0}px`);
}
