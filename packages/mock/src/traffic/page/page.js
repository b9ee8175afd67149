// The traffic page: asks the mock each second for what is new, and shows it. Nothing that the mock
// sends is ever read as HTML.
import { createList } from './list.js';

/** @typedef {import('../exchange.ts').Exchange} Exchange */

const traffic = '_countersign/traffic';
const pollEvery = 1000;

const filter = find('filter', HTMLInputElement);
const failed = find('failed', HTMLInputElement);
const pause = find('pause', HTMLButtonElement);
const clear = find('clear', HTMLButtonElement);
const state = find('state', HTMLElement);
const table = find('table', HTMLTableElement);
const empty = find('empty', HTMLElement);

const list = createList(find('rows', HTMLElement));
let newest = 0;
let paused = false;
let reachable = true;
let asking = false;
/** Counts up when the list is cleared, so that an answer from before is not shown after it. */
let round = 0;

filter.addEventListener('input', show);
failed.addEventListener('change', show);
filter.form?.addEventListener('submit', (event) => event.preventDefault());
pause.addEventListener('click', () => {
  paused = !paused;
  pause.textContent = paused ? 'Resume' : 'Pause';
  show();
  void poll();
});
clear.addEventListener('click', () => void forget());
document.addEventListener('visibilitychange', () => void poll());

void describe();
void poll();
setInterval(() => void poll(), pollEvery);

async function poll() {
  if (paused || asking || document.hidden) return;
  asking = true;
  const requestedRound = round;
  try {
    const response = await fetch(`${traffic}?after=${newest}`);
    /** @type {{ exchanges: Exchange[], oldest: number, newest: number }} */
    const found = await response.json();
    reachable = true;
    // A mock that was started anew counts from 1 again.
    if (found.newest < newest) restart();
    else if (requestedRound === round && !paused) take(found);
  } catch {
    reachable = false;
  }
  asking = false;
  show();
}

/** @param {{ exchanges: Exchange[], oldest: number, newest: number }} found */
function take(found) {
  list.keepFrom(found.oldest);
  for (const exchange of found.exchanges) list.add(exchange);
  newest = found.newest;
}

function restart() {
  round += 1;
  newest = 0;
  list.keepFrom(Infinity);
}

async function forget() {
  clear.disabled = true;
  try {
    await fetch(traffic, { method: 'DELETE' });
    restart();
  } catch {
    reachable = false;
  }
  clear.disabled = false;
  show();
}

function show() {
  const { all, failures, shown } = list.filter(filter.value, failed.checked);
  empty.hidden = all > 0;
  table.hidden = all === 0;
  const messages = [
    !reachable && 'The mock does not answer',
    paused && 'Paused',
    all > 0 && `${all} ${all === 1 ? 'request' : 'requests'}, ${failures} failed`,
    shown < all && `${shown} shown`,
  ];
  const text = messages.filter((word) => word !== false).join(' · ');
  // Only what is new is read out.
  if (state.textContent !== text) state.textContent = text;
}

/** Fills in what does not change. */
async function describe() {
  const response = await fetch('_countersign/page/about.json');
  /** @type {import('../own-addresses.ts').About} */
  const about = await response.json();
  document.title = `Traffic · ${about.title}`;
  find('title', HTMLElement).textContent = about.title;
  find('reference', HTMLElement).hidden = !about.reference;
  const origin = location.href.replace(/\/[^/]*$/, '');
  find('example', HTMLElement).textContent =
    `curl -H 'Authorization: Bearer any-token' ${origin}${about.example}`;
  find('areas', HTMLElement).replaceChildren(
    ...about.areas.map(({ title, operations }) => {
      const pair = document.createElement('div');
      const name = document.createElement('dt');
      const count = document.createElement('dd');
      name.textContent = title;
      count.textContent = `${operations} ${operations === 1 ? 'operation' : 'operations'}`;
      pair.append(name, count);
      return pair;
    }),
  );
}

/**
 * @template {HTMLElement} Type
 * @param {string} id
 * @param {new () => Type} type
 * @returns {Type}
 */
function find(id, type) {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`the page has no ${id}`);
}
