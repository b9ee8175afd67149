// Fields that depend on the value of another one.

/** Hides the fields that depend on another one that has not the value. */
export function showDependents(form) {
  for (const dependent of form.querySelectorAll('[data-parent]')) {
    const control = form.elements.namedItem(dependent.dataset.parent);
    if (control === null) continue;
    const wanted = dependent.dataset.parentValue;
    const value = getValue(control);
    const isBox = !(control instanceof RadioNodeList) && control.type === 'checkbox';
    const met = isBox
      ? (value === 'on') === !['off', 'false'].includes(wanted)
      : wanted === ''
        ? value !== ''
        : value === wanted;
    dependent.classList.toggle('waits', !met);
  }
}

/** What a field holds: the value of the chosen button, `on` and `off` of a box. */
function getValue(control) {
  if (control instanceof RadioNodeList) return control.value;
  return control.type === 'checkbox' ? (control.checked ? 'on' : 'off') : control.value;
}
