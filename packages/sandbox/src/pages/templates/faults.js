// The faults of a form: the first one has the focus, and each goes when its field is changed.
document.querySelector('[aria-invalid="true"]')?.focus();
document.addEventListener('input', ({ target }) => {
  // Each box of a group has the name of the group before a slash.
  const fault = document.getElementById(`${target.name.split('/')[0]}-fault`);
  if (fault === null) return;
  fault.remove();
  target.removeAttribute('aria-invalid');
  target.removeAttribute('aria-describedby');
  if (document.querySelector('.fault') === null) document.querySelector('.wrong')?.remove();
});
