// The fields of recipients on the pages: which there are, and what the tools do with them.
import { createProperties } from './tab-properties.js';
import { createSheets } from './tab-sheets.js';

const find = (selector) => document.querySelector(selector);
const say = (text) => (find('#said').textContent = text);

/** Reads the properties of each kind of field, by its list. */
function readKinds() {
  const buttons = [...document.querySelectorAll('[data-list]')];
  return new Map(
    buttons.map(({ dataset }) => [
      dataset.list,
      {
        words: dataset.words,
        width: Number(dataset.width),
        height: Number(dataset.height),
        resize: dataset.resize,
        properties: dataset.properties.split(' '),
      },
    ]),
  );
}

/** Fields of a kind that the tools do not offer can be moved and removed. */
const otherKind = { words: 'Field', width: 100, height: 18, resize: '', properties: [] };

/**
 * Starts the editor.
 * @param listSigners gives the recipients that can have fields, each with its name and colour
 */
export function startEditor({ listSigners }) {
  const field = find('#tabs');
  const { known, tabs } = JSON.parse(field.value);
  const kinds = readKinds();
  const kindOf = (tab) => kinds.get(tab.list) ?? otherKind;
  const ownerOf = (tab) => listSigners().find(({ key }) => key === tab.recipient);
  const isShown = (tab) =>
    ownerOf(tab) !== undefined &&
    find(`[name='remove-document-${tab.document}']`)?.checked !== true;
  let selected;

  const model = {
    tabs,
    kindOf,
    ownerOf,
    listSigners,
    isShown,
    say,
    get selected() {
      return selected;
    },
    nameOf: (tab) => (tab.label === '' ? kindOf(tab).words : tab.label),
    select(tab) {
      selected = tab;
      sheets.showSelected();
      properties.show();
    },
    /** Something of a field has changed. */
    change(tab) {
      sheets.draw(tab);
      properties.showPlace();
      count();
    },
    add(tab) {
      tabs.push(tab);
      model.change(tab);
      model.select(tab);
      sheets.focus(tab);
    },
    focus: (tab) => sheets.focus(tab),
    remove(tab) {
      const index = tabs.indexOf(tab);
      tabs.splice(index, 1);
      sheets.erase(tab);
      const next = tabs[index] ?? tabs[index - 1];
      model.select(undefined);
      say(`${model.nameOf(tab)} was deleted.`);
      count();
      if (next === undefined || !sheets.focus(next)) find('[data-list]').focus();
    },
    /** Puts a new field of a kind on a page, in the middle of `at` or of what can be seen. */
    place(list, at = sheets.findFreePlace(kinds.get(list))) {
      const owner = find('#tab-recipient').value;
      if (owner === '' || at === undefined) {
        say(at === undefined ? 'Add a document first.' : 'Add a recipient who signs first.');
        return;
      }
      const { words, width, height, properties: has } = kinds.get(list);
      const part = { id: '', page: at.page, x: at.x, y: at.y, value: '' };
      model.add({
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
        label: nextLabel(words),
        tooltip: '',
        value: '',
        required: has.includes('required') && list !== 'checkboxTabs',
        locked: false,
        size: 9,
        options: list === 'listTabs' ? ['Option 1', 'Option 2'] : [],
        anchor: '',
        fixed: '',
      });
    },
  };

  /** A label that no other field has: fields with the same one share their value. */
  function nextLabel(words) {
    const taken = new Set(tabs.map(({ label }) => label));
    let number = 1;
    while (taken.has(`${words} ${number}`)) number += 1;
    return `${words} ${number}`;
  }

  const sheets = createSheets(model);
  const properties = createProperties(model);

  find('#duplicate-tab').addEventListener('click', () => {
    const copy = structuredClone(selected);
    const parts = copy.parts.map((part) => ({ ...part, id: '', x: part.x + 12, y: part.y + 12 }));
    const label = nextLabel(kindOf(copy).words);
    model.add({ ...copy, parts, id: '', label, anchor: '', fixed: '' });
  });
  find('#delete-tab').addEventListener('click', () => model.remove(selected));
  find('#zoom').addEventListener('change', ({ target }) =>
    find('#sheets').style.setProperty('--zoom', target.value),
  );
  find('#tab-recipient').addEventListener('change', showColour);

  function showColour() {
    const { value } = find('#tab-recipient');
    const owner = listSigners().find(({ key }) => key === value);
    find('.palette').dataset.colour = String(owner?.colour ?? 0);
  }

  function count() {
    const shown = tabs.filter(isShown).length;
    find('#tab-count').textContent = shown === 1 ? '1 field' : `${shown} fields`;
  }

  /** Shows again what depends on the recipients and documents. */
  function refresh() {
    const signers = listSigners();
    for (const list of document.querySelectorAll('#tab-recipient, #property-recipient')) {
      const { value } = list;
      list.replaceChildren(...signers.map(({ key, name }) => new Option(name, key)));
      if (signers.some(({ key }) => key === value)) list.value = value;
    }
    find('#no-signer').hidden = signers.length > 0;
    for (const part of document.querySelectorAll('[data-document-pages], [data-thumb-of]')) {
      const id = part.dataset.documentPages ?? part.dataset.thumbOf;
      part.hidden = find(`[name='remove-document-${id}']`)?.checked === true;
    }
    if (selected !== undefined && !isShown(selected)) model.select(undefined);
    showColour();
    sheets.drawAll();
    count();
  }

  find('#editor').hidden = false;
  return {
    refresh,
    /** Writes the fields into the form. */
    write() {
      field.value = JSON.stringify({ known, tabs: tabs.filter(isShown) });
    },
  };
}
