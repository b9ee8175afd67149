// The remaining fields: as a text at the bottom, and as marks next to each page.
import { countRequired, isDone, listMissing, listSteps } from './steps.js';
import { t } from './texts.js';

/** Shows the number of remaining fields. */
export function showProgress(form) {
  const missing = listMissing(form);
  const all = countRequired(form);
  const words =
    missing.length > 0
      ? t('{left} of {all} left', { left: missing.length, all })
      : all > 0
        ? t('All required fields are filled in')
        : t('Nothing is required');
  const shown = form.querySelector('#progress');
  // Unchanged text is not set again, as screen readers would repeat it.
  if (shown.textContent !== words) shown.textContent = words;
  form.classList.toggle('is-complete', missing.length === 0);
  for (const step of listSteps(form)) step.classList.toggle('is-filled', isDone(step));
  for (const place of form.querySelectorAll('[data-left-on]')) {
    const left = missing.filter(
      (step) => step.closest('.page')?.id === place.dataset.leftOn,
    ).length;
    place.textContent = left === 0 ? '' : t('{left} left', { left });
  }
}

/** Writes on the page image what a field holds that stands elsewhere on small screens. */
export function showOnMarks(form) {
  for (const field of form.querySelectorAll('.fields .field')) {
    const mark = document.querySelector(`#mark-${field.id}`);
    const text = findText(field);
    mark.textContent = text === '' ? field.id.slice(1) : text;
    mark.classList.toggle('has-text', text !== '');
    mark.hidden = field.matches('.waits');
  }
}

function findText(field) {
  const control = field.querySelector("input:not([type='hidden']), select, textarea");
  if (control === null)
    return field.matches('.fixed') ? field.lastElementChild.lastChild.textContent : '';
  // The value of a file field has a path that no file has.
  if (control.type === 'file') return control.files[0]?.name ?? '';
  if (['checkbox', 'radio'].includes(control.type)) return control.checked ? '\u2713' : '';
  return control.type === 'select-one' && control.value !== ''
    ? control.selectedOptions[0].text
    : control.value;
}
