// Removes recipients and documents from the page at once; until it is saved, that can be undone.

/** Shows a row that is removed as one line, in which it can be brought back. */
function show(box, button) {
  const row = box.closest('.recipient, .row');
  row.classList.toggle('gone', box.checked);
  const name = row.querySelector('[data-title]') ?? row.querySelector('.grow input');
  const words = name.value ?? name.textContent;
  button.textContent = box.checked ? 'Undo' : 'Remove';
  button.setAttribute('aria-label', box.checked ? `Undo: keep ${words}` : `Remove ${words}`);
}

/** Puts a button in the place of each box for removing; the form keeps the box. */
export function replaceBoxes(root) {
  for (const box of root.querySelectorAll('[data-remove]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button removal';
    button.addEventListener('click', () => {
      box.checked = !box.checked;
      box.dispatchEvent(new Event('input', { bubbles: true }));
      show(box, button);
    });
    // The name of the row may have changed.
    button.addEventListener('focus', () => show(box, button));
    const label = box.closest('label');
    label.hidden = true;
    label.before(button);
    show(box, button);
  }
}
