// Draws fields on the images of pages. They are moved with the mouse, a finger or the keyboard.
import { follow } from './tab-pointer.js';

const find = (selector) => document.querySelector(selector);
const limit = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The distance that an arrow key moves a field, in points; with Shift it is one point. */
const step = 6;

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function createSheets(model) {
  const { tabs, kindOf, isShown, ownerOf, nameOf } = model;
  /** The elements of each field, one for each of its parts. */
  const elements = new Map();
  const all = [...document.querySelectorAll('.sheet')];
  const sheetOf = (document, page) =>
    all.find(({ dataset }) => dataset.document === document && dataset.page === String(page));
  /** Returns a number by which fields are sorted in the order of all pages. */
  const readOrder = ({ document, parts: [first] }) =>
    all.indexOf(sheetOf(document, first.page)) * 10_000 + first.y;
  const visible = () => all.filter((sheet) => sheet.checkVisibility());

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
    element.addEventListener('focus', () => {
      if (model.selected !== tab) model.select(tab);
    });
    element.addEventListener('keydown', (event) => onKey(event, tab, tab.parts[index]));
    element.addEventListener('pointerdown', (event) => drag(event, tab, index, element));
    if (kindOf(tab).resize !== '' && tab.fixed === '') {
      const handle = document.createElement('span');
      handle.className = 'handle';
      handle.addEventListener('pointerdown', (event) => resizeBy(event, tab));
      element.append(handle);
    }
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

  function setPlace(tab, part, { x, y, sheet = sheetOf(tab.document, part.page) }) {
    const { dataset } = sheet;
    part.x = Math.round(limit(x, 0, Number(dataset.width) - tab.width));
    part.y = Math.round(limit(y, 0, Number(dataset.height) - tab.height));
    part.page = Number(dataset.page);
    tab.document = dataset.document;
    // A field with a place of its own does not follow a text any more.
    tab.anchor = '';
  }

  function setSize(tab, width, height) {
    const { resize, width: first, height: firstHeight } = kindOf(tab);
    const sheet = sheetOf(tab.document, tab.parts[0].page);
    const most = Number(sheet?.dataset.width ?? 600) - tab.parts[0].x;
    tab.width = Math.round(limit(width, 8, most));
    if (resize === 'both') tab.height = Math.round(limit(height, 12, 600));
    if (resize === 'scale') tab.height = Math.round((tab.width / first) * firstHeight);
  }

  function onKey(event, tab, part) {
    const arrow = arrows[event.key];
    if (event.key === 'Enter') find('#property-label').focus();
    else if (tab.fixed !== '') return;
    else if (event.key === 'Delete' || event.key === 'Backspace') model.remove(tab);
    else if (event.key === 'PageUp' || event.key === 'PageDown') {
      const pages = visible();
      const at = pages.indexOf(sheetOf(tab.document, part.page));
      const sheet = pages[at + (event.key === 'PageDown' ? 1 : -1)];
      if (sheet !== undefined) setPlace(tab, part, { x: part.x, y: part.y, sheet });
      model.change(tab);
      sheet?.scrollIntoView({ block: 'nearest' });
    } else if (arrow === undefined) return;
    else {
      const by = event.shiftKey ? 1 : step;
      if (event.ctrlKey || event.metaKey) {
        if (kindOf(tab).resize === '') return;
        setSize(tab, tab.width + arrow[0] * by, tab.height + arrow[1] * by);
      } else setPlace(tab, part, { x: part.x + arrow[0] * by, y: part.y + arrow[1] * by });
      model.change(tab);
      model.say(`${part.x} from left, ${part.y} from top, ${tab.width} wide.`);
    }
    event.preventDefault();
  }

  /**
   * Finds the place on a page under a point of the screen, in points; undefined outside of all
   * pages.
   */
  function placeUnder(clientX, clientY) {
    for (const sheet of visible()) {
      const box = sheet.getBoundingClientRect();
      const inside =
        clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      if (!inside) continue;
      const scale = Number(sheet.dataset.width) / box.width;
      return { sheet, x: (clientX - box.left) * scale, y: (clientY - box.top) * scale, scale };
    }
    return undefined;
  }

  function drag(event, tab, index, element) {
    if (event.button !== 0) return;
    model.select(tab);
    element.focus();
    const part = tab.parts[index];
    const start = placeUnder(event.clientX, event.clientY);
    if (start === undefined || tab.fixed !== '') return;
    const [dx, dy] = [start.x - part.x, start.y - part.y];
    let isMoved = false;
    follow(
      event,
      ({ clientX, clientY }) => {
        const under = placeUnder(clientX, clientY);
        isMoved ||= Math.hypot(clientX - event.clientX, clientY - event.clientY) > 3;
        if (under === undefined || !isMoved) return;
        setPlace(tab, part, { ...under, x: under.x - dx, y: under.y - dy });
        draw(tab);
      },
      () => isMoved && model.change(tab),
    );
  }

  function resizeBy(event, tab) {
    event.stopPropagation();
    model.select(tab);
    const { width, height } = tab;
    const { scale = 1 } = placeUnder(event.clientX, event.clientY) ?? {};
    follow(
      event,
      ({ clientX, clientY }) => {
        const wide = width + (clientX - event.clientX) * scale;
        setSize(tab, wide, height + (clientY - event.clientY) * scale);
        draw(tab);
      },
      () => model.change(tab),
    );
  }

  /** A place in the part of the pages that can be seen where no field is yet. */
  function findFreePlace({ width, height }) {
    const middle = innerHeight / 2;
    const distance = (sheet) => {
      const { top, bottom } = sheet.getBoundingClientRect();
      return top > middle ? top - middle : Math.max(0, middle - bottom);
    };
    const [sheet] = visible().toSorted((one, other) => distance(one) - distance(other));
    if (sheet === undefined) return undefined;
    const { dataset } = sheet;
    const box = sheet.getBoundingClientRect();
    const scale = Number(dataset.height) / box.height;
    const place = {
      document: dataset.document,
      page: Number(dataset.page),
      x: Math.round((Number(dataset.width) - width) / 2),
      y: Math.round(limit((middle - box.top) * scale, 36, Number(dataset.height) - 36 - height)),
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
        const under = type === 'pointerup' ? placeUnder(clientX, clientY) : undefined;
        if (under === undefined) return;
        const { document: id, page } = under.sheet.dataset;
        const [x, y] = [under.x - width / 2, under.y - height / 2];
        const most = under.sheet.dataset;
        model.place(list, {
          document: id,
          page: Number(page),
          x: Math.round(limit(x, 0, most.width - width)),
          y: Math.round(limit(y, 0, most.height - height)),
        });
      },
    );
  }

  function showSelected() {
    for (const [tab, parts] of elements)
      for (const element of parts)
        element.setAttribute('aria-pressed', String(tab === model.selected));
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
        button.addEventListener('click', () => model.select(tab));
        item.append(button);
        return item;
      }),
    );
  }

  const tools = find('.palette');
  tools.addEventListener('pointerdown', dragNew);
  tools.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-list]');
    if (button !== null) model.place(button.dataset.list);
  });

  return {
    draw,
    erase,
    showSelected,
    findFreePlace,
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
