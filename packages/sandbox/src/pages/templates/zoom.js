// The size of the pages.
const levels = [50, 75, 100, 125, 150, 200, 250, 300];

/** Activates the buttons for the size, which exist only with the script. */
export function startZoom() {
  const group = document.querySelector('.zoom');
  const output = group.querySelector('output');
  const paper = document.querySelector('.paper');
  let level = 100;
  group.hidden = false;
  for (const button of group.querySelectorAll('[data-zoom]'))
    button.addEventListener('click', () => {
      const at = levels.indexOf(level) + Number(button.dataset.zoom);
      level = levels[Math.min(Math.max(at, 0), levels.length - 1)];
      paper.style.setProperty('--zoom', level / 100);
      output.textContent = `${level}%`;
    });
}
