// What the signing page does beside its form: it leads from field to field, shows drawings, and
// hides fields that depend on others. The page works without it.
import { showCaptions } from './captions.js';
import { showDependents } from './dependents.js';
import { onDrawing } from './draw.js';
import { startOutline } from './outline.js';
import { startPanels } from './panels.js';
import { startPings } from './ping.js';
import { watchProblems } from './problems.js';
import { showOnMarks, showProgress } from './progress.js';
import { measure, startSheet } from './sheet.js';
import { startWalk } from './walk.js';
import { startZoom } from './zoom.js';

const form = document.querySelector('#sign');
const field = (name) => form.elements.namedItem(name);

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

startZoom();
startOutline();
startPings(form.dataset);
showAdopted();
showCaptions();
showDependents(form);
// A preview has nothing to go through.
if (form.querySelector('#finish') !== null) {
  const refresh = () => {
    showDependents(form);
    showProgress(form);
    showOnMarks(form);
  };
  watchProblems(
    form,
    startWalk(form, () => measure(form)),
  );
  startSheet(form);
  form.addEventListener('input', () => {
    showAdopted();
    refresh();
  });
  refresh();
  startPanels();
}
document.querySelector('#problems')?.focus();
