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

/** Lists the controls of a step: one control, or the buttons of a group. */
export function listControls(step) {
  return [...step.querySelectorAll("input:not([type='hidden']), select, textarea")];
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
  return listControls(step).some((control) =>
    ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value !== '',
  );
}

/** The required steps that are still empty. A group on two pages counts once. */
export function listMissing(form) {
  const missing = new Map();
  for (const [name, parts] of Map.groupBy(listRequired(form), ({ dataset }) => dataset.step))
    if (!parts.some(isFilled)) missing.set(name, parts[0]);
  return [...missing.values()];
}

export function countRequired(form) {
  return new Set(listRequired(form).map(({ dataset }) => dataset.step)).size;
}

function listRequired(form) {
  return listSteps(form).filter((step) => step.matches('.required'));
}
