// The fields of recipients on the pages: which there are, and what the tools do with them.
import { createHistory } from './tab-history.js';
import { createPalette } from './tab-new.js';
import { createProperties } from './tab-properties.js';
import { createSelection } from './tab-selection.js';
import { createSheets } from './tab-sheets.js';
import { createTools } from './tab-tools.js';

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
  // Undoing puts copies in the place of fields, which are told apart by their keys.
  let lastKey = 0;
  for (const tab of tabs) tab.key = lastKey += 1;
  const kinds = readKinds();
  const kindOf = (tab) => kinds.get(tab.list) ?? otherKind;
  const ownerOf = (tab) => listSigners().find(({ key }) => key === tab.recipient);
  const isShown = (tab) =>
    ownerOf(tab) !== undefined &&
    find(`[name='remove-document-${tab.document}']`)?.checked !== true;

  const model = {
    tabs,
    kinds,
    kindOf,
    ownerOf,
    listSigners,
    isShown,
    say,
    nameOf: (tab) => (tab.label === '' ? kindOf(tab).words : tab.label),
    get selected() {
      return selection.current;
    },
    /**
     * Fields have changed.
     * @param gesture changes with the same one are undone together
     */
    change(changed, gesture) {
      for (const tab of changed) sheets.draw(tab);
      properties.showPlace();
      history.keep(gesture);
      count();
    },
    focus: (tab) => sheets.focus(tab),
    /** Adds fields, and selects them. */
    add(added) {
      for (const tab of added) {
        tab.key = lastKey += 1;
        tabs.push(tab);
      }
      selection.choose(added);
      model.change(added);
      sheets.focus(added[0]);
    },
    remove(gone) {
      if (gone.length === 0) return;
      const index = tabs.indexOf(gone[0]);
      for (const tab of gone) {
        tabs.splice(tabs.indexOf(tab), 1);
        sheets.erase(tab);
      }
      const next = tabs[index] ?? tabs[index - 1];
      selection.choose([]);
      say(
        gone.length === 1
          ? `${model.nameOf(gone[0])} was deleted.`
          : `${gone.length} fields were deleted.`,
      );
      model.change([]);
      if (next === undefined || !sheets.focus(next)) find('#undo').focus();
    },
    /**
     * Returns a label that no other field has: fields with the same one share their value.
     * @param more fields that are about to be added
     */
    nextLabel(words, more = []) {
      const taken = new Set([...tabs, ...more].map(({ label }) => label));
      let number = 1;
      while (taken.has(`${words} ${number}`)) number += 1;
      return `${words} ${number}`;
    },
    showSelected() {
      sheets.showSelected();
      properties.show();
      tools.show();
    },
  };

  const selection = createSelection(model);
  const sheets = createSheets(model, selection);
  const properties = createProperties(model, selection);
  const history = createHistory({
    read: () => JSON.stringify(tabs),
    write(text) {
      const before = new Map(tabs.map((tab) => [tab.key, JSON.stringify(tab)]));
      for (const tab of tabs) sheets.erase(tab);
      tabs.splice(0, tabs.length, ...JSON.parse(text));
      // The fields that changed are selected, so that people see them.
      selection.choose(tabs.filter((tab) => before.get(tab.key) !== JSON.stringify(tab)));
      refresh();
      if (selection.current !== undefined) sheets.focus(selection.current);
    },
  });
  const palette = createPalette(model, sheets);
  const tools = createTools(model, { selection, sheets, history });

  function count() {
    const shown = tabs.filter(isShown).length;
    find('#tab-count').textContent = shown === 1 ? '1 field' : `${shown} fields`;
    tools.show();
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
    selection.choose(selection.list().filter(isShown));
    palette.showColour();
    sheets.drawAll();
    count();
  }

  find('#tab-recipient').addEventListener('change', palette.showColour);
  find('#editor').hidden = false;
  return {
    refresh,
    /** Writes the fields into the form. */
    write() {
      field.value = JSON.stringify({ known, tabs: tabs.filter(isShown) });
    },
  };
}
