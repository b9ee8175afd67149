// The script of the page for preparing: rows of recipients, documents that are dropped on it,
// fields on pages. Without it, names, texts and files can be changed.
import { replaceBoxes } from './preparing-removal.js';
import { startSteps } from './preparing-steps.js';
import { startEditor } from './tab-editor.js';

const form = document.querySelector('#prepare');
const rows = document.querySelector('#recipient-rows');
/** The kinds of recipients that sign. */
const signing = new Set(form.dataset.signing.split(' '));

/** A GUID; `crypto.randomUUID` is missing where the page is not served from this machine or by TLS. */
function createGuid() {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const part = (start, end) => hex.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-a${part(17, 20)}-${part(20)}`;
}

/** The recipients that can have fields, with the number of their colour. */
function listSigners() {
  return [...rows.querySelectorAll('[data-recipient]')].flatMap((row, index) => {
    const { recipient: key, type } = row.dataset;
    row.dataset.colour = String(index % 6);
    const gone = row.querySelector('[data-remove]')?.checked === true;
    const name = row.querySelector('[data-title]').textContent;
    return gone || !signing.has(type) ? [] : [{ key, name, colour: index % 6 }];
  });
}

const editor = startEditor({ listSigners });

function showRow(row) {
  const field = (name) => row.querySelector(`[id='${name}-${row.dataset.recipient}']`);
  const type = field('type');
  if (type?.tagName === 'SELECT') row.dataset.type = type.value;
  const inPerson = row.dataset.type === 'inPersonSigner';
  row.querySelector('.host').hidden = !inPerson;
  for (const label of row.querySelectorAll('[data-for-others]'))
    label.textContent = inPerson ? label.dataset.forInPerson : label.dataset.forOthers;
  const texts = [field('name')?.value, field('role')?.value].map((text) => text?.trim() ?? '');
  row.querySelector('[data-title]').textContent =
    texts.find((text) => text !== '') ?? 'New recipient';
}

document.querySelector('#add-recipient').addEventListener('click', () => {
  const orders = [...rows.querySelectorAll("input[type='number']")].map(({ value }) =>
    Number(value),
  );
  const blank = document.querySelector('#new-recipient').innerHTML.replaceAll('NEW', createGuid());
  rows.insertAdjacentHTML('beforeend', blank);
  const row = rows.lastElementChild.querySelector('[data-recipient]');
  row.querySelector("input[type='number']").value = String(Math.max(0, ...orders) + 1);
  replaceBoxes(row);
  editor.refresh();
  row.querySelector("input[type='text']").focus();
});

form.addEventListener('input', ({ target }) => {
  const row = target.closest('[data-recipient]');
  if (row !== null) showRow(row);
  if (row !== null || target.matches('[data-remove]')) editor.refresh();
});

// Enter in a field would press the first button, which saves and leaves.
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.matches("input:not([type='file'])"))
    event.preventDefault();
});
form.addEventListener('submit', () => editor.write());

const documents = document.querySelector('#document-rows');
documents.addEventListener('click', ({ target }) => {
  const { move } = target.dataset;
  if (move === undefined) return;
  const row = target.closest('.row');
  const other = move === '1' ? row.nextElementSibling : row.previousElementSibling;
  if (other === null) return;
  other[move === '1' ? 'after' : 'before'](row);
  const order = [...documents.children].map(({ dataset }) => dataset.documentRow);
  form.elements.namedItem('document-order').value = order.join(',');
  const sheets = document.querySelector('#sheets');
  for (const id of order) sheets.append(sheets.querySelector(`[data-document-pages='${id}']`));
  target.focus();
});

const files = document.querySelector('#files');
if (files !== null) {
  const add = document.querySelector("[value='add-files']");
  const drop = document.querySelector('#drop');
  add.hidden = true;
  files.addEventListener('change', () => form.requestSubmit(add));
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    files.files = event.dataTransfer.files;
    form.requestSubmit(add);
  });
}

for (const part of document.querySelectorAll('.moves, #add-recipient')) part.hidden = false;
replaceBoxes(form);
for (const row of rows.querySelectorAll('[data-recipient]')) showRow(row);
editor.refresh();
startSteps(form);
document.querySelector('#problems')?.focus();
