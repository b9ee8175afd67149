// The properties of the field that is selected.

const find = (selector) => document.querySelector(selector);
const control = (name) => find(`#property-${name}`);
const lines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The distance of a new radio button below the last one, in points. */
const rowHeight = 24;

/** Applies the options of a group of radio buttons: a new one is placed below the last. */
function setRadios(tab, values) {
  const [first] = tab.parts;
  tab.parts = (values.length === 0 ? [''] : values).map((value, index) => {
    const last = tab.parts.at(-1) ?? first;
    const below = { ...last, id: '', y: last.y + rowHeight * (index - tab.parts.length + 1) };
    return { ...(tab.parts[index] ?? below), value };
  });
}

/** The properties that can be set for several fields at once. */
const shared = new Set(['recipient', 'required', 'locked', 'size']);

/** Lists which properties a field has. */
function listProperties({ properties, resize }, tab) {
  const isGroup = tab.list === 'radioGroupTabs';
  return {
    ...Object.fromEntries(properties.map((name) => [name, true])),
    label: true,
    tooltip: true,
    recipient: true,
    options: properties.includes('options') || isGroup,
    place: tab.parts[0].page > 0,
    width: resize !== '',
    height: resize === 'both',
    anchor: !isGroup,
  };
}

export function createProperties(model, selection) {
  const panel = find('#properties');

  function show() {
    const tab = model.selected;
    panel.hidden = tab === undefined;
    if (tab === undefined) return;
    const tabs = selection.list();
    const several = tabs.length > 1;
    find('#properties-title').textContent = several
      ? `${tabs.length} fields`
      : model.kindOf(tab).words;
    find('#align').hidden = !several;
    const all = tabs.map((one) => listProperties(model.kindOf(one), one));
    for (const part of panel.querySelectorAll('[data-property]')) {
      const { property } = part.dataset;
      part.hidden =
        (several && !shared.has(property)) || !all.every((has) => has[property] === true);
    }
    for (const name of ['label', 'tooltip', 'recipient', 'value', 'size', 'anchor'])
      control(name).value = String(tab[name]);
    control('button').value = tab.value;
    control('required').checked = tab.required;
    control('locked').checked = tab.locked;
    const isGroup = tab.list === 'radioGroupTabs';
    const options = isGroup ? tab.parts.map(({ value }) => value) : tab.options;
    control('options').value = options.join('\n');
    const { fixed } = tabs.every((one) => one.fixed !== '') ? tab : { fixed: '' };
    for (const one of panel.querySelectorAll('input, select, textarea, button'))
      one.disabled = fixed !== '' && one.dataset.tool !== 'duplicate';
    find('#property-fixed').textContent = fixed;
    find('#property-fixed').hidden = fixed === '';
    showPlace();
  }

  function showPlace() {
    const tab = model.selected;
    if (tab === undefined) return;
    const [{ x, y }] = tab.parts;
    for (const [name, value] of Object.entries({ x, y, width: tab.width, height: tab.height }))
      if (document.activeElement !== control(name)) control(name).value = String(Math.round(value));
  }

  const setters = {
    label: (tab, { value }) => (tab.label = value.trim()),
    tooltip: (tab, { value }) => (tab.tooltip = value.trim()),
    recipient: (tab, { value }) => (tab.recipient = value),
    required: (tab, { checked }) => (tab.required = checked),
    locked: (tab, { checked }) => (tab.locked = checked),
    value: (tab, { value }) => (tab.value = value),
    button: (tab, { value }) => (tab.value = value),
    size: (tab, { value }) => (tab.size = Number(value)),
    options(tab, { value }) {
      if (tab.list === 'radioGroupTabs') setRadios(tab, lines(value));
      else tab.options = lines(value);
    },
    // A field with a place of its own does not follow a text any more.
    x(tab, { value }) {
      tab.anchor = '';
      tab.parts[0].x = Math.max(0, Number(value));
    },
    y(tab, { value }) {
      tab.anchor = '';
      tab.parts[0].y = Math.max(0, Number(value));
    },
    width: (tab, { value }) => (tab.width = Math.max(8, Number(value))),
    height: (tab, { value }) => (tab.height = Math.max(8, Number(value))),
    anchor(tab, { value }) {
      tab.anchor = value.trim();
      tab.parts[0].page = tab.anchor === '' ? Math.max(1, tab.parts[0].page) : 0;
    },
  };

  panel.addEventListener('input', ({ target }) => {
    const set = setters[target.id.replace('property-', '')];
    const tabs = selection.list().filter(({ fixed }) => fixed === '');
    if (tabs.length === 0 || set === undefined) return;
    for (const tab of tabs) set(tab, target);
    model.change(tabs, `${target.id} ${tabs.map(({ key }) => key).join(' ')}`);
  });

  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && model.selected !== undefined) model.focus(model.selected);
  });

  return { show, showPlace };
}
