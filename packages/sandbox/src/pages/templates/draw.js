// Drawing a signature with mouse, pen or finger.
const inkWidth = 5;

/** Makes a canvas a place to draw on. */
export function createPad(canvas) {
  const context = canvas.getContext('2d');
  let isDrawn = false;

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
    isDrawn = true;
  });
  return {
    clear() {
      context.clearRect(0, 0, canvas.width, canvas.height);
      isDrawn = false;
    },
    /** Returns the drawing as a PNG in a data URL; empty if there is none. */
    read: () => (isDrawn ? canvas.toDataURL('image/png') : ''),
  };
}
