// Moves, resizes and selects fields on pages with the mouse, a finger or the keyboard.
import { follow } from './tab-pointer.js';

const find = (selector) => document.querySelector(selector);
const limit = (value, least, most) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The distance that an arrow key moves a field, in points; with Shift it is one point. */
const step = 6;

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const writeShare = (length, whole) => `${((length / whole) * 100).toFixed(2)}%`;

/** Checks whether a part of a field is in an area of a page, if only partly. */
function isIn(tab, { dataset }, { left, right, top, bottom }) {
  return (
    tab.document === dataset.document &&
    tab.parts.some(
      ({ page, x, y }) =>
        String(page) === dataset.page &&
        x < right &&
        x + tab.width > left &&
        y < bottom &&
        y + tab.height > top,
    )
  );
}

export function createMoves(model, { selection, draw, sheetOf, listSeen, findPoint }) {
  const { kindOf, tabs } = model;
  const editable = () => selection.list().filter(({ fixed }) => fixed === '');

  function setPlace(tab, part, { x, y, sheet = sheetOf(tab.document, part.page) }) {
    // A field without a page yet stays where its text will be.
    if (sheet === undefined) return;
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

  /** Lists the parts that move along with one: that one alone, or all of the selected fields. */
  function partsToMove(tab, part) {
    const all = editable();
    return all.length > 1
      ? all.flatMap((one) => one.parts.map((each) => ({ tab: one, part: each })))
      : [{ tab, part }];
  }

  function moveToPage(tab, part, by) {
    const pages = listSeen();
    const sheet = pages[pages.indexOf(sheetOf(tab.document, part.page)) + by];
    if (sheet === undefined) return;
    for (const one of partsToMove(tab, part))
      setPlace(one.tab, one.part, { x: one.part.x, y: one.part.y, sheet });
    model.change(editable());
    sheet.scrollIntoView({ block: 'nearest' });
  }

  function moveBy(tab, part, [right, down]) {
    for (const one of partsToMove(tab, part))
      setPlace(one.tab, one.part, { x: one.part.x + right, y: one.part.y + down });
    model.change(editable(), 'move');
    model.say(`${part.x} from left, ${part.y} from top, ${tab.width} wide.`);
  }

  function resizeByKey(tab, [wide, high]) {
    if (kindOf(tab).resize === '') return;
    setSize(tab, tab.width + wide, tab.height + high);
    model.change([tab], 'resize');
    model.say(`${tab.width} wide, ${tab.height} high.`);
  }

  function onKey(event, tab, part) {
    const { key, shiftKey } = event;
    const arrow = arrows[key]?.map((way) => way * (shiftKey ? 1 : step));
    const withControl = event.ctrlKey || event.metaKey;
    if (key === 'Enter') find('#property-label').focus();
    else if (key === ' ') selection.toggle(tab);
    else if (key === 'Escape') selection.choose([tab]);
    else if (tab.fixed !== '') return;
    else if (key === 'Delete' || key === 'Backspace') model.remove(editable());
    else if (key === 'PageUp' || key === 'PageDown')
      moveToPage(tab, part, key === 'PageDown' ? 1 : -1);
    else if (arrow === undefined) return;
    else if (withControl) resizeByKey(tab, arrow);
    else moveBy(tab, part, arrow);
    event.preventDefault();
  }

  function drag(event, tab, part, element) {
    if (event.button !== 0) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      selection.toggle(tab);
      element.focus();
      return;
    }
    if (!selection.list().includes(tab)) selection.choose([tab]);
    element.focus();
    const start = findPoint(event.clientX, event.clientY);
    if (start === undefined || tab.fixed !== '') return;
    const moving = partsToMove(tab, part).map((one) => ({ ...one, x: one.part.x, y: one.part.y }));
    let isMoved = false;
    follow(
      event,
      ({ clientX, clientY }) => {
        const under = findPoint(clientX, clientY);
        isMoved ||= Math.hypot(clientX - event.clientX, clientY - event.clientY) > 3;
        if (under === undefined || !isMoved) return;
        for (const { tab: one, part: each, x, y } of moving) {
          const place = { x: x + under.x - start.x, y: y + under.y - start.y };
          setPlace(one, each, { ...place, sheet: under.sheet });
          draw(one);
        }
      },
      () => {
        if (isMoved) model.change(editable());
        else selection.choose([tab]);
      },
    );
  }

  function resizeBy(event, tab) {
    event.stopPropagation();
    selection.choose([tab]);
    const { width, height } = tab;
    const { scale = 1 } = findPoint(event.clientX, event.clientY) ?? {};
    follow(
      event,
      ({ clientX, clientY }) => {
        const wide = width + (clientX - event.clientX) * scale;
        setSize(tab, wide, height + (clientY - event.clientY) * scale);
        draw(tab);
      },
      () => model.change([tab]),
    );
  }

  /** Selects the fields in a rectangle that is drawn with the mouse beside them. */
  function frame(event) {
    const sheet = event.target.closest('.sheet');
    if (sheet === null || event.target.closest('.placed') !== null) return;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const start = findPoint(event.clientX, event.clientY);
    const box = document.createElement('div');
    box.className = 'frame';
    sheet.append(box);
    let area = { left: 0, top: 0, right: 0, bottom: 0 };
    follow(
      event,
      ({ clientX, clientY }) => {
        const x = start.x + (clientX - event.clientX) * start.scale;
        const y = start.y + (clientY - event.clientY) * start.scale;
        area = {
          left: Math.min(x, start.x),
          right: Math.max(x, start.x),
          top: Math.min(y, start.y),
          bottom: Math.max(y, start.y),
        };
        const { width, height } = sheet.dataset;
        box.style.setProperty('left', writeShare(area.left, width));
        box.style.setProperty('top', writeShare(area.top, height));
        box.style.setProperty('width', writeShare(area.right - area.left, width));
        box.style.setProperty('height', writeShare(area.bottom - area.top, height));
      },
      () => {
        box.remove();
        selection.choose(tabs.filter((tab) => model.isShown(tab) && isIn(tab, sheet, area)));
      },
    );
  }

  find('#sheets').addEventListener('pointerdown', frame);

  return {
    /** Listens to what is done with the element of a part of a field. */
    listen(element, tab, index) {
      element.addEventListener('keydown', (event) => onKey(event, tab, tab.parts[index]));
      element.addEventListener('pointerdown', (event) =>
        drag(event, tab, tab.parts[index], element),
      );
      if (kindOf(tab).resize === '' || tab.fixed !== '') return;
      const handle = document.createElement('span');
      handle.className = 'handle';
      handle.addEventListener('pointerdown', (event) => resizeBy(event, tab));
      element.append(handle);
    },
  };
}
