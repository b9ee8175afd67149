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

/** Returns the value of a field: that of the chosen button, or `on` or `off` for a box. */
function getValue(control) {
  if (control instanceof RadioNodeList) return control.value;
  return control.type === 'checkbox' ? (control.checked ? 'on' : 'off') : control.value;
}
