// What the signing page does beside its form: the signature, fields that depend on others, pings. The
// page works without it.
import { startAdopting } from './adopt.js';

const form = document.querySelector('#sign');
const field = (name) => form.elements.namedItem(name);

/** What a field holds: the value of the chosen button, `on` and `off` of a box. */
function getControlValue(control) {
  if (control instanceof RadioNodeList) return control.value;
  return control.type === 'checkbox' ? (control.checked ? 'on' : 'off') : control.value;
}

/** Hides the fields that depend on another one that has not the value. */
function showDependent() {
  for (const dependent of form.querySelectorAll('[data-parent]')) {
    const control = field(dependent.dataset.parent);
    if (control === null) continue;
    const wanted = dependent.dataset.parentValue;
    const value = getControlValue(control);
    const isBox = !(control instanceof RadioNodeList) && control.type === 'checkbox';
    const met = isBox
      ? (value === 'on') === !['off', 'false'].includes(wanted)
      : wanted === ''
        ? value !== ''
        : value === wanted;
    dependent.classList.toggle('waits', !met);
  }
}

startAdopting(form);
form.addEventListener('input', showDependent);
// Enter in a field would press the first button, which is that to finish.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.matches("input:not([type='submit'], [type='file'])"))
    event.preventDefault();
});
showDependent();
document.querySelector('#problems')?.focus();

const { ping, pingSeconds } = form.dataset;
if (ping !== undefined)
  setInterval(
    () => fetch(ping, { mode: 'no-cors', credentials: 'include' }).catch(() => {}),
    Number(pingSeconds) * 1000,
  );
