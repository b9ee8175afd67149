// Draws fields on the images of pages.
import { createMoves } from './tab-moves.js';

const find = (selector) => document.querySelector(selector);
const limit = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

export function createSheets(model, selection) {
  const { tabs, kindOf, isShown, ownerOf, nameOf } = model;
  /** The elements of each field, one for each of its parts. */
  const elements = new Map();
  const all = [...document.querySelectorAll('.sheet')];
  const sheetOf = (document, page) =>
    all.find(({ dataset }) => dataset.document === document && dataset.page === String(page));
  /** Returns a number by which fields are sorted in the order of all pages. */
  const readOrder = ({ document, parts: [first] }) =>
    all.indexOf(sheetOf(document, first.page)) * 10_000 + first.y;
  const listSeen = () => all.filter((sheet) => sheet.checkVisibility());

  /** Draws a field, or updates it. */
  function draw(tab) {
    if (!isShown(tab)) {
      erase(tab);
      return;
    }
    if (elements.get(tab)?.length !== tab.parts.length) {
      erase(tab);
      elements.set(
        tab,
        tab.parts.map((_, index) => create(tab, index)),
      );
    }
    for (const [index, element] of elements.get(tab).entries()) update(tab, index, element);
    showSelected();
    showWaiting();
  }

  function create(tab, index) {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'placed';
    element.dataset.kind = tab.list;
    element.append(document.createElement('span'));
    element.addEventListener('focus', () => selection.follow(tab));
    moves.listen(element, tab, index);
    return element;
  }

  function update(tab, index, element) {
    element.classList.toggle('required', tab.required);
    element.classList.toggle('fixed', tab.fixed !== '');
    element.dataset.colour = String(ownerOf(tab)?.colour ?? 0);
    const isBox = tab.list === 'radioGroupTabs' || tab.list === 'checkboxTabs';
    element.firstElementChild.textContent = isBox ? '' : nameOf(tab);
    const hadFocus = document.activeElement === element;
    put(tab, tab.parts[index], element);
    if (hadFocus) element.focus();
  }

  /** Puts an element where its part is. */
  function put(tab, part, element) {
    const sheet = sheetOf(tab.document, part.page);
    if (sheet === undefined) {
      element.remove();
      return;
    }
    const { width, height } = sheet.dataset;
    const place = { left: part.x / width, top: part.y / height };
    const size = { width: tab.width / width, height: tab.height / height };
    for (const [name, share] of Object.entries({ ...place, ...size }))
      element.style.setProperty(name, `${(share * 100).toFixed(3)}%`);
    element.style.setProperty('--size', String(Math.min(tab.size, tab.height * 0.6) / width));
    const where = `page ${part.page}, ${Math.round(part.x)} from left, ${Math.round(part.y)} from top`;
    const option = part.value === '' ? '' : ` (${part.value})`;
    element.setAttribute(
      'aria-label',
      `${kindOf(tab).words} ${nameOf(tab)}${option} for ${ownerOf(tab)?.name}, ${where}`,
    );
    if (element.parentElement !== sheet) sheet.append(element);
  }

  function erase(tab) {
    for (const element of elements.get(tab) ?? []) element.remove();
    elements.delete(tab);
  }

  /**
   * Finds the place on a page under a point of the screen, in points; undefined outside of all
   * pages.
   */
  function findPoint(clientX, clientY) {
    for (const sheet of listSeen()) {
      const box = sheet.getBoundingClientRect();
      const inside =
        clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      if (!inside) continue;
      const scale = Number(sheet.dataset.width) / box.width;
      return { sheet, x: (clientX - box.left) * scale, y: (clientY - box.top) * scale, scale };
    }
    return undefined;
  }

  /** Finds the page that is nearest to the middle of the window. */
  function findSeenSheet() {
    const middle = innerHeight / 2;
    const distance = (sheet) => {
      const { top, bottom } = sheet.getBoundingClientRect();
      return top > middle ? top - middle : Math.max(0, middle - bottom);
    };
    const [sheet] = listSeen().toSorted((one, other) => distance(one) - distance(other));
    return sheet;
  }

  /** Finds a place in the part of the pages that can be seen where no field is yet. */
  function findFreePlace({ width, height }) {
    const sheet = findSeenSheet();
    if (sheet === undefined) return undefined;
    const { dataset } = sheet;
    const box = sheet.getBoundingClientRect();
    const scale = Number(dataset.height) / box.height;
    const middle = (innerHeight / 2 - box.top) * scale;
    const place = {
      document: dataset.document,
      page: Number(dataset.page),
      x: Math.round((Number(dataset.width) - width) / 2),
      y: Math.round(limit(middle, 36, Number(dataset.height) - 36 - height)),
    };
    const isTaken = () =>
      tabs.some(
        (tab) =>
          tab.document === place.document &&
          tab.parts.some(
            ({ page, x, y }) =>
              page === place.page && Math.abs(x - place.x) < 8 && Math.abs(y - place.y) < 8,
          ),
      );
    while (isTaken() && place.y + height + 24 < Number(dataset.height)) place.y += height + 8;
    return place;
  }

  function showSelected() {
    const several = selection.list().length > 1;
    for (const [tab, parts] of elements)
      for (const element of parts) {
        element.setAttribute('aria-pressed', String(selection.has(tab)));
        element.classList.toggle('first', several && tab === selection.current);
      }
  }

  /** Lists the fields that have no place yet, since their text is looked for when they are saved. */
  function showWaiting() {
    const waiting = tabs.filter((tab) => isShown(tab) && tab.parts.every(({ page }) => page === 0));
    find('#waiting').hidden = waiting.length === 0;
    find('#waiting-list').replaceChildren(
      ...waiting.map((tab) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'button';
        button.textContent = `${nameOf(tab)} at “${tab.anchor}”`;
        button.addEventListener('click', () => selection.choose([tab]));
        item.append(button);
        return item;
      }),
    );
  }

  const moves = createMoves(model, { selection, draw, sheetOf, listSeen, findPoint });

  return {
    draw,
    erase,
    showSelected,
    findFreePlace,
    findSeenSheet,
    /** Finds the place of a new field whose middle is under a point of the screen. */
    findPlaceUnder(clientX, clientY, { width, height }) {
      const under = findPoint(clientX, clientY);
      if (under === undefined) return undefined;
      const { dataset } = under.sheet;
      return {
        document: dataset.document,
        page: Number(dataset.page),
        x: Math.round(limit(under.x - width / 2, 0, dataset.width - width)),
        y: Math.round(limit(under.y - height / 2, 0, dataset.height - height)),
      };
    },
    drawAll() {
      for (const tab of elements.keys()) erase(tab);
      for (const tab of tabs.toSorted((one, other) => readOrder(one) - readOrder(other))) draw(tab);
      showWaiting();
    },
    /** Moves the focus to a field; returns false if it is on no page. */
    focus(tab) {
      const element = elements.get(tab)?.find((one) => one.isConnected);
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
      return element !== undefined;
    },
  };
}
