// Start, Next and Back lead from field to field; after the last one comes Finish.
import { t } from './texts.js';
import { findControl, isFilled, listMissing, listSteps } from './steps.js';

/**
 * Makes the buttons work.
 * @param onMove is called when another field became the current one
 * @returns the function that goes to a field
 */
export function startWalk(form, onMove) {
  const next = form.querySelector('[data-next]');
  const back = form.querySelector('[data-back]');
  const finish = form.querySelector('#finish');
  const flag = createFlag();
  let current;

  /** Makes a field the current one; undefined where the last one is behind. */
  function setCurrent(step) {
    current?.classList.remove('current');
    current = step;
    current?.classList.add('current');
    mark(current);
    next.textContent = t('Next');
    flag.querySelector('button').textContent = t('Next');
    back.hidden = current === undefined || listSteps(form)[0] === current;
    placeFlag(current);
    onMove(current);
  }

  function go(step) {
    setCurrent(step);
    const control = findControl(step);
    control.focus({ preventScroll: true });
    findPlace(step).scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  function goNext() {
    const steps = listSteps(form);
    const at = current === undefined ? -1 : steps.indexOf(current);
    const following = steps[at + 1] ?? listMissing(form)[0];
    if (following !== undefined) return go(following);
    setCurrent(undefined);
    finish.focus();
  }

  function placeFlag(step) {
    const page = step?.closest('.page');
    flag.hidden = page === null || page === undefined;
    if (flag.hidden) return;
    page.append(flag);
    const { top, left } =
      step.querySelector('.field')?.getBoundingClientRect() ?? step.getBoundingClientRect();
    const paper = page.getBoundingClientRect();
    flag.style.setProperty('--top', `${((top - paper.top) / paper.height) * 100}%`);
    // The flag must not cover content at the left edge of the paper.
    flag.classList.toggle('above', left - paper.left < flag.offsetWidth);
  }

  next.hidden = listSteps(form).length === 0;
  next.addEventListener('click', goNext);
  flag.addEventListener('click', goNext);
  back.addEventListener('click', () => {
    const steps = listSteps(form);
    go(steps[Math.max(0, steps.indexOf(current) - 1)]);
  });
  form.querySelector('[data-skip]')?.addEventListener('click', (event) => {
    event.preventDefault();
    goNext();
  });
  form.addEventListener('focusin', ({ target }) => {
    const step = target.closest('[data-step]');
    if (step !== null && step !== current) setCurrent(step);
  });
  // Enter in a field would press the first button, which finishes. It leads on instead, and signs
  // in a field for a signature.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches("input:not([type='file'], [type='submit'])"))
      return;
    event.preventDefault();
    const step = event.target.closest('[data-step]');
    if (step === null) return;
    if (event.target.type === 'checkbox' && !isFilled(step)) event.target.click();
    else goNext();
  });
  const [first] = listSteps(form);
  if (first !== undefined) placeFlag(first);
  return go;

  function mark(step) {
    for (const one of form.querySelectorAll('.mark.here')) one.classList.remove('here');
    if (step !== undefined) findPlace(step).classList.add('here');
  }
}

/**
 * Finds the element to scroll to: on small screens the place on the page, as the field itself is at
 * the bottom.
 */
function findPlace(step) {
  const id = step.id === '' ? step.querySelector('.field')?.id : step.id;
  const place = document.querySelector(`#mark-${id}`);
  return place?.checkVisibility() ? place : step;
}

/** The sign at the current field. It is for the mouse; the same button is at the bottom. */
function createFlag() {
  const flag = document.createElement('div');
  flag.className = 'flag';
  flag.setAttribute('aria-hidden', 'true');
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  // The words of a brand, where it has its own.
  button.textContent = document.querySelector('[data-next]').textContent;
  flag.append(button);
  return flag;
}
