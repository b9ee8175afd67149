// The script of the signing page: it leads from field to field, opens the dialog to adopt a
// signature, and hides fields that depend on others. The page also works without it.
import { startAdopting } from './adopt.js';
import { showCaptions } from './captions.js';
import { showDependents } from './dependents.js';
import { startOutline } from './outline.js';
import { startPanels } from './panels.js';
import { watchPictures } from './pictures.js';
import { startPings } from './ping.js';
import { watchProblems } from './problems.js';
import { showOnMarks, showProgress } from './progress.js';
import { measure, startSheet } from './sheet.js';
import { startWalk } from './walk.js';
import { startZoom } from './zoom.js';

const form = document.querySelector('#sign');

// A document can say that wide screens show its pages.
for (const link of document.querySelectorAll('[data-pages-above]'))
  if (window.innerWidth > Number(link.dataset.pagesAbove)) window.location.replace(link.href);

watchPictures();
startZoom();
startOutline();
startPings(form.dataset);
startAdopting(form);
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
  startPanels();
  form.addEventListener('input', refresh);
  // Documents that must be opened count as filled in once their link was followed.
  form.addEventListener('click', ({ target }) => {
    const link = target.closest('[data-opens]');
    link?.toggleAttribute('data-opened', true);
    link?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  refresh();
}
document.querySelector('#problems')?.focus();
