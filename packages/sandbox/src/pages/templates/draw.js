// Drawing a signature with mouse, pen or finger.
const popover = document.querySelector('#draw');
const canvas = popover.querySelector('canvas');
const context = canvas.getContext('2d');
const inkWidth = 5;
let target;
let drawn = false;

function clear() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawn = false;
}

function place(event) {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [
    ((event.clientX - left) / width) * canvas.width,
    ((event.clientY - top) / height) * canvas.height,
  ];
}

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  context.lineWidth = inkWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#10206a';
  context.beginPath();
  context.moveTo(...place(event));
});
canvas.addEventListener('pointermove', (event) => {
  if (event.buttons === 0) return;
  context.lineTo(...place(event));
  context.stroke();
  drawn = true;
});
for (const button of document.querySelectorAll('[data-draw]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    target = button;
    clear();
    popover.querySelector('h2').textContent = button.textContent;
    popover.showPopover();
    popover.querySelector('[data-cancel]').focus();
  });
}
function close() {
  popover.hidePopover();
  target?.focus();
}
popover.querySelector('[data-clear]').addEventListener('click', clear);
popover.querySelector('[data-cancel]').addEventListener('click', close);
popover.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});

/** Calls back with what was drawn (`signature`, `initials`) and its PNG as a data address. */
export function onDrawing(use) {
  popover.querySelector('[data-use]').addEventListener('click', () => {
    if (drawn) use(target.dataset.draw, canvas.toDataURL('image/png'));
    close();
  });
}
