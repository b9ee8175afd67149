// The list of documents and pages next to the pages.

/** Marks the page that is seen, and closes the list after a choice where it covers the pages. */
export function startOutline() {
  const outline = document.querySelector('#outline');
  const links = new Map(
    [...outline.querySelectorAll('ol a')].map((link) => [link.hash.slice(1), link]),
  );
  outline.addEventListener('click', ({ target }) => {
    if (target.closest('a') !== null && outline.matches(':popover-open')) outline.hidePopover();
  });
  const seen = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect } of entries)
        seen.set(target.id, intersectionRatio * boundingClientRect.height);
      const [most] = [...seen].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      for (const [id, link] of links)
        if (id === most) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  for (const page of document.querySelectorAll('.page')) observer.observe(page);
}
