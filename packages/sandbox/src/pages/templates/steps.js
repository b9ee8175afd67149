// The fields that a signer goes through. A field is a step; so is a group of radio buttons.

/** The steps that show now, in their order. */
export function listSteps(form) {
  return [...form.querySelectorAll('[data-step]')].filter((step) => !isWaiting(step));
}

/** Checks whether a step depends on another one that does not have the required value. */
function isWaiting(step) {
  const fields = [...step.querySelectorAll('.field')];
  return (
    step.matches('.waits') || (fields.length > 0 && fields.every((one) => one.matches('.waits')))
  );
}

/** Lists the controls of a step: one control, a link to open, or the buttons of a group. */
export function listControls(step) {
  return [...step.querySelectorAll("input:not([type='hidden']), select, textarea, [data-opens]")];
}

/**
 * Finds the control of a step that gets the focus: for a group the chosen button, or else the first
 * one.
 */
export function findControl(step) {
  const controls = listControls(step);
  return controls.find(({ checked }) => checked) ?? controls[0];
}

export function isFilled(step) {
  return listControls(step).some((control) => {
    if (control.matches('[data-opens]')) return control.matches('[data-opened]');
    return ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value !== '';
  });
}

/** Returns the sentence about a value that breaks the rule of its field; undefined if it is right. */
export function findFault(step) {
  if (step.dataset.check === undefined) return undefined;
  const { pattern, least, most, message } = JSON.parse(step.dataset.check);
  const { value } = findControl(step);
  if (value === '') return undefined;
  const number = Number(value.replaceAll(/[^\d.-]/gu, ''));
  const isRight =
    (pattern === undefined || matches(pattern, value)) &&
    (least === undefined || number >= Number(least)) &&
    (most === undefined || number <= Number(most));
  return isRight ? undefined : message;
}

/** Matches as the server does, which ignores a pattern that is invalid. */
function matches(pattern, value) {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // The pattern may be valid without the flag.
    }
  return true;
}

/** Checks whether a step has a value, and one that is right. */
export function isDone(step) {
  return isFilled(step) && findFault(step) === undefined;
}

/** The steps that keep the signer from finishing. A group on two pages counts once. */
export function listMissing(form) {
  const missing = new Map();
  for (const [name, parts] of Map.groupBy(listSteps(form), ({ dataset }) => dataset.step)) {
    const wrong = parts.find((step) => findFault(step) !== undefined);
    const empty = parts.some(isFilled)
      ? undefined
      : parts.find((step) => step.matches('.required'));
    if ((wrong ?? empty) !== undefined) missing.set(name, wrong ?? empty);
  }
  return [...missing.values()];
}

export function countRequired(form) {
  return new Set(listRequired(form).map(({ dataset }) => dataset.step)).size;
}

function listRequired(form) {
  return listSteps(form).filter((step) => step.matches('.required'));
}
