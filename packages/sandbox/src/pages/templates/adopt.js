// The dialog in which a signer adopts a signature: a style, a drawing or an image. Without this
// script the same fields stand on the page, but for the drawing.
import { t } from './texts.js';
import { createPad } from './draw.js';

const kinds = ['signature', 'initials'];
/** The maximum size of an image in pixels; larger ones are scaled down. */
const largest = { width: 600, height: 216 };

/**
 * Starts the dialog. It opens by its button, and at the first place to sign.
 * @param onChange is called when another signature was adopted
 */
export function startAdopting(form, onChange = () => {}) {
  const section = form.querySelector('#adopt');
  if (section === null) return;
  const dialog = section.querySelector('dialog');
  const choice = section.querySelector('[data-choice]');
  const problem = dialog.querySelector('[data-problem]');
  const tabs = startTabs(choice);
  const field = (name) => form.elements.namedItem(name);
  const used = kinds.filter((what) => field(`${what}-image`) !== null);
  const pads = new Map(
    used.map((what) => [what, createPad(choice.querySelector(`[data-pad='${what}']`))]),
  );
  const uploads = new Map();
  /** The adopted signature, restored when the dialog is cancelled. */
  let before;
  /** The box that waits for a signature. */
  let waiting;

  for (const what of used) field(`${what}-image`).value = field(`${what}-image`).dataset.kept;
  dialog.querySelector('[data-slot]').append(choice);
  section.querySelector('.looks').hidden = false;
  show();

  /** Shows the adopted signature wherever it stands, and the typed name in each style. */
  function show() {
    const font = readFont();
    for (const place of form.querySelectorAll('[data-adopted]')) {
      const what = place.dataset.adopted;
      const image = field(`${what}-image`)?.value ?? '';
      place.dataset.hand = font;
      if (image !== '') place.replaceChildren(createImage(image, what));
      else place.textContent = readName(what);
    }
    showTyped();
  }

  function showTyped() {
    for (const place of choice.querySelectorAll('[data-typed]'))
      place.textContent = field(place.dataset.typed).value;
  }

  function readFont() {
    return choice.querySelector("[name='signature-font']:checked").value;
  }

  function readName(what) {
    return field(what === 'signature' ? 'signature-name' : 'signature-initials')?.value ?? '';
  }

  function open() {
    before = read();
    problem.textContent = '';
    dialog.querySelector('[data-use]').textContent =
      waiting === undefined ? t('Adopt') : t('Adopt and sign');
    showTyped();
    dialog.showModal();
    (choice.querySelector("input[type='text']") ?? dialog).focus();
  }

  function read() {
    return {
      texts: [...choice.querySelectorAll("input[type='text']")].map(({ value }) => value),
      font: readFont(),
    };
  }

  function cancel() {
    for (const [index, input] of [...choice.querySelectorAll("input[type='text']")].entries())
      input.value = before.texts[index];
    choice.querySelector(`[name='signature-font'][value='${before.font}']`).checked = true;
    if (waiting !== undefined) {
      waiting.checked = false;
      waiting.dispatchEvent(new Event('input', { bubbles: true }));
    }
    close();
    onChange();
  }

  function close() {
    dialog.close();
    (waiting ?? section.querySelector('[data-open]')).focus();
    waiting = undefined;
  }

  function adopt() {
    problem.textContent = findProblem();
    if (problem.textContent !== '') return;
    const method = tabs.getChosen();
    for (const what of used)
      field(`${what}-image`).value =
        method === 'draw'
          ? pads.get(what).read()
          : method === 'upload'
            ? (uploads.get(what) ?? '')
            : '';
    field('signature-adopted').value = 'true';
    show();
    close();
    onChange();
  }

  /** Finds missing input: names are required, and of drawings and images at least the signature. */
  function findProblem() {
    for (const what of used)
      if (readName(what).trim() === '')
        return what === 'signature' ? t('Type your name to sign.') : t('Type your initials.');
    const [first] = used;
    const method = tabs.getChosen();
    if (method === 'draw' && pads.get(first).read() === '')
      return first === 'signature'
        ? t('Draw your signature first.')
        : t('Draw your initials first.');
    if (method === 'upload' && !uploads.has(first))
      return first === 'signature'
        ? t('Choose an image of your signature first.')
        : t('Choose an image of your initials first.');
    return '';
  }

  async function upload(input, what) {
    const [file] = input.files;
    const shown = choice.querySelector(`[data-uploaded='${what}']`);
    uploads.delete(what);
    shown.hidden = true;
    problem.textContent = '';
    if (file === undefined) return;
    try {
      const address = await readImage(file);
      uploads.set(what, address);
      shown.replaceChildren(createImage(address, what));
      shown.hidden = false;
    } catch {
      problem.textContent = t('The image must be a PNG, JPEG or GIF file.');
    }
    // The image is sent by its own field, so that it is still there when the page is shown again.
    input.value = '';
  }

  section.querySelector('[data-open]').addEventListener('click', open);
  dialog.querySelector('[data-use]').addEventListener('click', adopt);
  dialog.querySelector('[data-cancel]').addEventListener('click', cancel);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches("input[type='text'], input[type='radio']")) {
      event.preventDefault();
      adopt();
    }
  });
  choice.addEventListener('input', showTyped);
  // A sentence about what was missing goes as soon as it is mended.
  for (const kind of ['input', 'pointerup', 'click'])
    choice.addEventListener(kind, () => {
      if (problem.textContent !== '' && findProblem() === '') problem.textContent = '';
    });
  for (const what of used) {
    choice
      .querySelector(`[data-clear='${what}']`)
      .addEventListener('click', () => pads.get(what).clear());
    const input = choice.querySelector(`#${what}-file`);
    input.addEventListener('change', () => void upload(input, what));
  }
  form.addEventListener('change', ({ target }) => {
    const isPlace = target.checked === true && target.closest('.sign, .initial') !== null;
    if (!isPlace || field('signature-adopted').value !== '') return;
    waiting = target;
    open();
  });
}

/** Makes the parts of the dialog tabs: arrows go from one to the other. */
function startTabs(choice) {
  const list = choice.querySelector('[role=tablist]');
  const all = [...list.querySelectorAll('[role=tab]')];
  const panelOf = (tab) => choice.querySelector(`#${tab.getAttribute('aria-controls')}`);

  function choose(chosen) {
    for (const tab of all) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).hidden = tab !== chosen;
    }
  }

  for (const [index, tab] of all.entries()) {
    panelOf(tab).setAttribute('role', 'tabpanel');
    panelOf(tab).setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const to = {
        ArrowLeft: all[(index + all.length - 1) % all.length],
        ArrowRight: all[(index + 1) % all.length],
        Home: all[0],
        End: all.at(-1),
      }[key];
      if (to === undefined) return;
      choose(to);
      to.focus();
    });
  }
  list.hidden = false;
  choose(all[0]);
  return {
    getChosen: () =>
      all.find((tab) => tab.getAttribute('aria-selected') === 'true').id.replace('adopt-tab-', ''),
  };
}

/** Reads an image, scales a large one down, and returns it as a PNG in a data URL. */
async function readImage(file) {
  if (!['image/png', 'image/jpeg', 'image/gif'].includes(file.type)) throw new Error(file.type);
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largest.width / bitmap.width, largest.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

function createImage(address, what) {
  const image = new Image();
  image.src = address;
  image.alt = what === 'signature' ? t('Your signature') : t('Your initials');
  return image;
}
