// Shows the parts of the page for preparing one after the other. Without it, all are shown.

const panelOf = (link) => document.querySelector(link.hash).closest('.panel');

/** Starts with the part that the address names, or else with the one where the form was sent. */
export function startSteps(form) {
  const links = [...document.querySelectorAll('.steps a')];
  const kept = form.elements.namedItem('step');
  let at = 0;

  function show(index, { focus = false } = {}) {
    at = Math.max(0, Math.min(index, links.length - 1));
    for (const [place, link] of links.entries()) {
      panelOf(link).hidden = place !== at;
      if (place === at) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    }
    kept.value = links[at].hash.slice(1);
    if (!focus) return;
    scrollTo({ top: 0 });
    const heading = document.querySelector(links[at].hash);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const find = (hash) => links.findIndex((link) => link.hash === hash);

  for (const [place, link] of links.entries()) {
    if (place === links.length - 1) continue;
    const next = document.createElement('p');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button first next-step';
    button.textContent = `Next: ${links[place + 1].textContent}`;
    button.addEventListener('click', () => (location.hash = links[place + 1].hash));
    next.append(button);
    panelOf(link).append(next);
  }
  addEventListener('hashchange', () => {
    const place = find(location.hash);
    if (place !== -1) show(place, { focus: true });
  });
  // The button that leads back goes to the step before, and leaves the page on the first one.
  form.addEventListener('submit', (event) => {
    if (event.submitter?.value !== 'back' || form.dataset.back !== 'previousPage' || at === 0)
      return;
    event.preventDefault();
    location.hash = links[at - 1].hash;
  });
  show(find(location.hash) === -1 ? find(`#${kept.value}`) : find(location.hash));
}
