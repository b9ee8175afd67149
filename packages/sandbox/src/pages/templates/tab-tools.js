// The tools above and beside the pages for fields that are there: undo, copies, fields in a line.
import { align } from './tab-align.js';

const find = (selector) => document.querySelector(selector);

/** The distance in points of a copy from the original on the same page. */
const beside = 12;

/** The action of each key that is pressed together with Ctrl, or with ⌘ on a Mac. */
const keys = new Map([
  ['z', 'undo'],
  ['Z', 'redo'],
  ['y', 'redo'],
  ['c', 'copy'],
  ['x', 'cut'],
  ['v', 'paste'],
  ['d', 'duplicate'],
  ['a', 'all'],
]);

const isEditable = ({ fixed }) => fixed === '';
const isPlaced = ({ parts }) => parts.every(({ page }) => page > 0);

export function createTools(model, { selection, sheets, history }) {
  /** Copies of fields, which can be pasted on any page. */
  let copied = [];

  /** Adds copies of fields: on a page, or beside the originals. */
  function addCopies(tabs, sheet) {
    const { value: chosen } = find('#tab-recipient');
    const { document: id, page, width = 9999, height = 9999 } = sheet?.dataset ?? {};
    const added = [];
    for (const tab of structuredClone(tabs)) {
      const isBeside =
        id === undefined || (id === tab.document && page === String(tab.parts[0].page));
      const by = isBeside ? beside : 0;
      for (const part of tab.parts) {
        part.id = '';
        part.page = Number(page ?? Math.max(1, part.page));
        part.x = Math.max(0, Math.min(part.x + by, width - tab.width));
        part.y = Math.max(0, Math.min(part.y + by, height - tab.height));
      }
      added.push({
        ...tab,
        id: '',
        document: id ?? tab.document,
        recipient: model.ownerOf(tab) === undefined ? chosen : tab.recipient,
        label: model.nextLabel(model.kindOf(tab).words, added),
        anchor: '',
        fixed: '',
      });
    }
    if (added.length > 0) model.add(added);
  }

  function copy() {
    const tabs = selection.list();
    if (tabs.length === 0) return;
    copied = structuredClone(tabs);
    model.say(tabs.length === 1 ? '1 field was copied.' : `${tabs.length} fields were copied.`);
    show();
  }

  function remove() {
    model.remove(selection.list().filter(isEditable));
  }

  const actions = {
    undo: () => model.say(history.undo() ? 'The last change was undone.' : 'Nothing to undo.'),
    redo: () => model.say(history.redo() ? 'The change was made again.' : 'Nothing to redo.'),
    copy,
    cut() {
      copy();
      remove();
    },
    paste() {
      addCopies(copied, sheets.findSeenSheet());
      // The next paste puts its copies beside the last ones, not on them.
      copied = structuredClone(selection.list());
    },
    duplicate: () => addCopies(selection.list()),
    delete: remove,
    all: () => selection.choose(model.tabs.filter((tab) => model.isShown(tab) && isPlaced(tab))),
  };

  function run(action) {
    actions[action]();
    show();
  }

  function show() {
    const tabs = selection.list();
    find('#undo').disabled = !history.canUndo();
    find('#redo').disabled = !history.canRedo();
    find('#copy').disabled = tabs.length === 0;
    find('#paste').disabled = copied.length === 0;
  }

  for (const action of ['undo', 'redo', 'copy', 'paste'])
    find(`#${action}`).addEventListener('click', () => run(action));
  for (const button of document.querySelectorAll('[data-tool]'))
    button.addEventListener('click', () => run(button.dataset.tool));
  for (const button of document.querySelectorAll('[data-align]'))
    button.addEventListener('click', () => {
      const tabs = selection.list().filter((tab) => isEditable(tab) && isPlaced(tab));
      if (tabs.length < 2) return;
      align(button.dataset.align, tabs, model.selected);
      model.change(tabs);
    });

  find('#editor').addEventListener('keydown', (event) => {
    const action = keys.get(event.key);
    // In a text, these keys are about the text.
    const isText = event.target.matches('textarea, input:not([type=checkbox])');
    if (action === undefined || isText || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run(event.shiftKey && action === 'undo' ? 'redo' : action);
  });
  find('#zoom').addEventListener('change', ({ target }) =>
    find('#sheets').style.setProperty('--zoom', target.value),
  );

  return { show };
}
