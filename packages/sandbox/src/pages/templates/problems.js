// Reports missing and wrong input at its field when that is left, and before the form is sent, as
// chosen files would be lost with it.
import { findControl, findFault, isFilled, listMissing } from './steps.js';
import { t } from './texts.js';

/**
 * Watches the form.
 * @param go goes to a field
 */
export function watchProblems(form, go) {
  form.addEventListener('submit', (event) => {
    if (event.submitter?.value !== 'finish') return;
    const missing = listMissing(form);
    if (missing.length === 0) return;
    event.preventDefault();
    for (const step of missing) setFault(step, describe(step));
    show(form, missing);
  });
  form.addEventListener('focusout', ({ target }) => {
    const step = target.closest('[data-step]');
    // An empty field is not wrong before the end.
    if (step === null || !isFilled(step)) return;
    setFault(step, findFault(step), { isAlone: true });
  });
  form.addEventListener('input', ({ target }) => {
    const step = target.closest('[data-step]');
    // Nobody is corrected while typing, but a mended field says so at once.
    if (step === null || !isFilled(step) || findFault(step) !== undefined) return;
    setFault(step, undefined);
    tickOff(step);
  });
  form.addEventListener('click', ({ target }) => {
    const link = target.closest('#problems a');
    const place = link && document.querySelector(link.hash);
    const step = place?.closest('[data-step]');
    if (step) go(step);
    // The fields of the signature are in a dialog.
    place?.closest('#adopt')?.querySelector('[data-open]').click();
  });
  reopenPanel();
}

/** Removes what is done from the list at the top, and the list with its last sentence. */
function tickOff(step) {
  const ids = new Set([...step.querySelectorAll('[id]')].map(({ id }) => `#${id}`));
  for (const link of document.querySelectorAll('#problems a'))
    if (ids.has(link.hash)) removeEntry(link);
}

/** Removes the sentence with a link from the list at the top, and the list with its last one. */
function removeEntry(link) {
  const notice = link.closest('#problems');
  link.closest('li').remove();
  if (notice.querySelector('li') === null) notice.remove();
}

/**
 * Opens the panel again whose fields the server refused, with the sentences at the fields, as the
 * list at the top would lead into a closed panel.
 */
function reopenPanel() {
  const refused = [...document.querySelectorAll('#problems a')].flatMap((link) => {
    const field = document.querySelector(link.hash);
    const panel = field?.closest('[popover]');
    return panel ? [{ link, field, panel }] : [];
  });
  for (const { link, field } of refused) {
    const error = createError(field);
    error.textContent = link.textContent;
    field.after(error);
    field.addEventListener('input', () => clearError(field, error));
    removeEntry(link);
  }
  refused[0]?.panel.showPopover();
}

function describe(step) {
  return findFault(step) ?? step.dataset.missing ?? t('This must be filled in.');
}

/**
 * Shows a sentence at a field, or removes it.
 * @param isAlone true if nothing else tells screen readers about it
 */
function setFault(step, sentence, { isAlone = false } = {}) {
  const field = step.matches('.field') ? step : (step.querySelector('.field') ?? step);
  const control = findControl(step);
  field.classList.toggle('has-error', sentence !== undefined);
  const shown = field.querySelector('.error');
  if (sentence === undefined) {
    clearError(control, shown);
    return;
  }
  const error = createError(control, shown);
  // Unchanged text is not set again, as screen readers would repeat it.
  if (error.textContent !== sentence) error.textContent = sentence;
  if (shown === null) {
    if (isAlone) error.setAttribute('role', 'alert');
    field.append(error);
  }
}

/** Creates the element for the sentence about a control, unless there is one, and marks the control. */
function createError(control, shown) {
  const element = shown ?? document.createElement('p');
  element.className = 'error';
  element.id = `${control.id}-error`;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', element.id);
  return element;
}

function clearError(control, error) {
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-describedby');
  error?.remove();
}

function show(form, missing) {
  document.querySelector('#problems')?.remove();
  const notice = document.createElement('div');
  notice.className = 'notice wrong';
  notice.id = 'problems';
  notice.tabIndex = -1;
  notice.setAttribute('role', 'alert');
  const lead = document.createElement('p');
  lead.textContent = t('Something is still to be done:');
  const list = document.createElement('ul');
  for (const step of missing) {
    const link = document.createElement('a');
    link.href = `#${findControl(step).id}`;
    link.textContent = step.dataset.label;
    const item = document.createElement('li');
    item.append(link, `: ${describe(step)}`);
    list.append(item);
  }
  notice.append(lead, list);
  form.querySelector('main').prepend(notice);
  notice.focus();
  notice.scrollIntoView({ block: 'center' });
}
