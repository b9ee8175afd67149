// What the signing page does beside its form: drawings, fields that depend on others, pings. The
// page works without it.
import { onDrawing } from './draw.js';

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

/** Shows at each place that is signed what it is signed with. */
function showAdopted() {
  for (const [what, name] of [
    ['signature', 'signature-name'],
    ['initials', 'signature-initials'],
  ]) {
    const drawn = field(`${what}-image`)?.value ?? '';
    for (const place of form.querySelectorAll(`[data-adopted='${what}']`))
      if (drawn === '') place.textContent = field(name)?.value ?? '';
      else place.replaceChildren(imageOf(drawn, what));
  }
}

function imageOf(address, what) {
  const image = new Image();
  image.src = address;
  image.alt = `Your ${what}`;
  return image;
}

onDrawing((what, address) => {
  field(`${what}-image`).value = address;
  const shown = form.querySelector(`[data-drawing='${what}']`);
  shown.replaceChildren(imageOf(address, what));
  shown.hidden = false;
  showAdopted();
});
form.addEventListener('input', () => {
  showDependent();
  showAdopted();
});
// Enter in a field would press the first button, which is that to finish.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.matches("input:not([type='submit'], [type='file'])"))
    event.preventDefault();
});
showDependent();
showAdopted();
document.querySelector('#problems')?.focus();

const { ping, pingSeconds } = form.dataset;
if (ping !== undefined)
  setInterval(
    () => fetch(ping, { mode: 'no-cors', credentials: 'include' }).catch(() => {}),
    Number(pingSeconds) * 1000,
  );
