// Puts new fields on pages: by a click or a key in the list of kinds, or by dragging from it.
import { follow } from './tab-pointer.js';

const find = (selector) => document.querySelector(selector);

export function createPalette(model, sheets) {
  const palette = find('.palette');

  /** Puts a new field of a kind on a page, at `at` or in the middle of what can be seen. */
  function place(list, at = sheets.findFreePlace(model.kinds.get(list))) {
    const owner = find('#tab-recipient').value;
    if (owner === '' || at === undefined) {
      model.say(at === undefined ? 'Add a document first.' : 'Add a recipient who signs first.');
      return;
    }
    const { words, width, height, properties: has } = model.kinds.get(list);
    const part = { id: '', page: at.page, x: at.x, y: at.y, value: '' };
    const tab = {
      id: '',
      list,
      recipient: owner,
      document: at.document,
      parts:
        list === 'radioGroupTabs'
          ? ['Option 1', 'Option 2'].map((value, row) => ({ ...part, y: at.y + row * 24, value }))
          : [part],
      width,
      height,
      label: model.nextLabel(words),
      tooltip: '',
      value: '',
      required: has.includes('required') && list !== 'checkboxTabs',
      locked: false,
      size: 9,
      options: list === 'listTabs' ? ['Option 1', 'Option 2'] : [],
      anchor: '',
      fixed: '',
    };
    model.add([tab]);
  }

  /** Drags a new field from the tools onto a page. Without a drag it is a click. */
  function dragNew(event) {
    const button = event.target.closest('[data-list]');
    if (button === null || event.button !== 0 || event.pointerType === 'touch') return;
    const { list, width, height } = button.dataset;
    let ghost;
    follow(
      event,
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) < 4) return;
        if (ghost === undefined) {
          ghost = document.createElement('div');
          ghost.className = 'ghost';
          ghost.textContent = button.textContent;
          document.body.append(ghost);
        }
        ghost.style.setProperty('translate', `${clientX}px ${clientY}px`);
      },
      ({ type, clientX, clientY }) => {
        if (ghost === undefined) return;
        ghost.remove();
        // The click that follows is part of the drag.
        button.addEventListener('click', (click) => click.stopPropagation(), { once: true });
        setTimeout(() => button.dispatchEvent(new Event('click')));
        const at =
          type === 'pointerup'
            ? sheets.findPlaceUnder(clientX, clientY, {
                width: Number(width),
                height: Number(height),
              })
            : undefined;
        if (at !== undefined) place(list, at);
      },
    );
  }

  palette.addEventListener('pointerdown', dragNew);
  palette.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-list]');
    if (button !== null) place(button.dataset.list);
  });

  return {
    /** Shows the colour of the recipient for whom new fields are. */
    showColour() {
      const { value } = find('#tab-recipient');
      const owner = model.listSigners().find(({ key }) => key === value);
      palette.dataset.colour = String(owner?.colour ?? 0);
    },
  };
}
