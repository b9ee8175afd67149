// Reports missing input before the form is sent, as chosen files would be lost with it.
import { findControl, listMissing, isFilled } from './steps.js';

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
    for (const step of missing) setWrong(step, true);
    show(form, missing);
  });
  form.addEventListener('input', ({ target }) => {
    const step = target.closest('[data-step]');
    if (step !== null && isFilled(step)) setWrong(step, false);
  });
  form.addEventListener('click', ({ target }) => {
    const link = target.closest('#problems a');
    const place = link && document.querySelector(link.hash);
    const step = place?.closest('[data-step]');
    if (step) go(step);
    // The fields of the signature are in a dialog.
    place?.closest('#adopt')?.querySelector('[data-open]').click();
  });
}

function setWrong(step, isWrong) {
  const field = step.matches('.field') ? step : (step.querySelector('.field') ?? step);
  field.classList.toggle('has-error', isWrong);
  const control = findControl(step);
  if (isWrong) return control.setAttribute('aria-invalid', 'true');
  control.removeAttribute('aria-invalid');
  control.removeAttribute('aria-describedby');
  field.querySelector('.error')?.remove();
}

function show(form, missing) {
  document.querySelector('#problems')?.remove();
  const notice = document.createElement('div');
  notice.className = 'notice wrong';
  notice.id = 'problems';
  notice.tabIndex = -1;
  notice.setAttribute('role', 'alert');
  const lead = document.createElement('p');
  lead.textContent = 'Something is still to be done:';
  const list = document.createElement('ul');
  for (const step of missing) {
    const link = document.createElement('a');
    link.href = `#${findControl(step).id}`;
    link.textContent = step.dataset.label;
    const item = document.createElement('li');
    item.append(link, ': This is required.');
    list.append(item);
  }
  notice.append(lead, list);
  form.querySelector('main').prepend(notice);
  notice.focus();
  notice.scrollIntoView({ block: 'center' });
}
