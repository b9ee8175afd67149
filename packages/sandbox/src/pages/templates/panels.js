// The menu of other actions, and the panels that it opens.

/** A choice in the menu closes it, and an open panel has the keyboard. */
export function startPanels() {
  const menu = document.querySelector('#actions');
  menu.addEventListener('click', ({ target }) => {
    if (target.closest('button, a') !== null) menu.hidePopover();
  });
  for (const panel of document.querySelectorAll("#sign [role='dialog']"))
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState !== 'open') return;
      const wrong = panel.querySelector('[aria-invalid]');
      (wrong ?? panel.querySelector('input, textarea, [tabindex]')).focus();
    });
}
