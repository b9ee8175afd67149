/** @typedef {import('../exchange.ts').Exchange} Exchange */
/** @typedef {import('../exchange.ts').Finding} Finding */
/** @typedef {import('../exchange.ts').Note} Note */
/** @typedef {import('../exchange.ts').Warning} Warning */

/**
 * The row of an exchange, and under it the row with the rest, which a click on the first or its
 * button opens and closes.
 * @param {Exchange} exchange
 */
export function createRow(exchange) {
  const { id, time, method, url, operation = '', status, milliseconds } = exchange;
  const { problem, fault, tolerated = [], warnings = [] } = exchange;
  const button = create('button', { className: 'path', type: 'button' }, ...address(url));
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-controls', `details-${id}`);
  const path = create('td', {}, button);
  const count = tolerated.length > 0 && `${tolerated.length} not canonical`;
  const remark = [fault && `Fault: ${fault}`, problem, countWarnings(warnings), count]
    .filter(Boolean)
    .join(' · ');
  if (remark !== '') path.append(create('span', { className: 'remark', textContent: remark }));

  const row = create(
    'tr',
    { className: `exchange status-${Math.floor(status / 100)}` },
    create('td', { className: 'time' }, formatTime(time)),
    create('td', { className: 'method', textContent: method }),
    path,
    create('td', { className: 'operation', textContent: operation }),
    create('td', { className: 'number status', textContent: String(status) }),
    create('td', { className: 'number took', textContent: milliseconds.toFixed(1) }),
  );
  const details = create('tr', { className: 'details', id: `details-${id}`, hidden: true });

  let open = false;
  row.addEventListener('click', () => {
    // A click that ends a selection is meant for the selection.
    if (!open && getSelection()?.isCollapsed === false) return;
    open = !open;
    button.setAttribute('aria-expanded', String(open));
    row.classList.toggle('open', open);
    details.hidden = !open;
    if (details.childElementCount === 0) details.append(detailsOf(exchange));
  });

  return {
    elements: [row, details],
    /** @param {boolean} visible */
    setVisible(visible) {
      row.hidden = !visible;
      details.hidden = !visible || !open;
    },
  };
}

/** @param {Exchange} exchange */
function detailsOf(exchange) {
  const { time, method, url, area, operation, problem, fault, findings } = exchange;
  const { tolerated = [], warnings = [] } = exchange;
  const facts = create('dl');
  const pairs = Object.entries({
    Problem: problem,
    Fault: fault,
    Request: `${method} ${url}`,
    Operation: operation === undefined ? 'none of the contract' : `${operation}, ${area}`,
    Time: time,
  });
  for (const [name, value] of pairs)
    if (value !== undefined)
      facts.append(
        create('dt', { textContent: name }),
        create('dd', { className: name.toLowerCase(), textContent: value }),
      );
  const cell = create('td', { colSpan: 6 }, facts);
  if (findings.length > 0) cell.append(findingsTable(findings));
  if (warnings.length > 0) cell.append(warningsTable(warnings));
  if (tolerated.length > 0) cell.append(toleratedTable(tolerated));
  return cell;
}

/** @param {readonly Finding[]} findings */
function findingsTable(findings) {
  return placesTable(
    'What is wrong with the request',
    ['Where', 'Rule', 'Expected', 'Got'],
    findings.map(({ expected, got, ...place }) => [
      ...placeCells(place),
      create('td', { textContent: expected }),
      create('td', {}, create('code', { textContent: got })),
    ]),
  );
}

/** @param {readonly Warning[]} warnings */
function countWarnings({ length }) {
  return length > 0 && `${length} ${length === 1 ? 'warning' : 'warnings'}`;
}

/** @param {readonly Warning[]} warnings */
function warningsTable(warnings) {
  return placesTable(
    'What had no effect',
    ['Warning', 'What and why'],
    warnings.map(({ code, message }) => [
      create('td', { textContent: code }),
      create('td', { textContent: message }),
    ]),
  );
}

/** @param {readonly Note[]} tolerated */
function toleratedTable(tolerated) {
  return placesTable(
    'Accepted, but not canonical; --strict rejects it',
    ['Where', 'Rule', 'Canonical', 'Got'],
    tolerated.map(({ sent = '', canonical = '', ...place }) => [
      ...placeCells(place),
      create('td', {}, create('code', { textContent: canonical })),
      create('td', {}, create('code', { textContent: sent })),
    ]),
  );
}

/** @param {Pick<Finding, 'in' | 'at' | 'rule'>} place */
function placeCells({ in: where, at, rule }) {
  return [
    create('td', { textContent: `${where} ` }, create('code', {}, ...breakable(at))),
    create('td', { textContent: rule }),
  ];
}

/**
 * @param {string} title
 * @param {string[]} names
 * @param {Node[][]} rows
 */
function placesTable(title, names, rows) {
  const header = create('tr');
  for (const name of names) header.append(create('th', { scope: 'col', textContent: name }));
  const body = create('tbody');
  for (const cells of rows) body.append(create('tr', {}, ...cells));
  const caption = create('caption', { textContent: title });
  const table = create('table', {}, caption, create('thead', {}, header), body);
  // What is too wide scrolls, with the keyboard too.
  return create('div', { className: 'findings', tabIndex: 0 }, table);
}

/**
 * The time of day where the reader is.
 * @param {string} time
 */
function formatTime(time) {
  const element = create('time', { dateTime: time });
  element.textContent = new Date(time).toLocaleTimeString('en-GB');
  return element;
}

/**
 * An address without what nobody reads, the rest of each GUID, and with places to break it.
 * @param {string} url
 */
function address(url) {
  const short = url.replace(/\b([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '$1…');
  const start = short.includes('?') ? short.indexOf('?') : short.length;
  return [
    ...breakable(short.slice(0, start)),
    create('span', { className: 'query' }, ...breakable(short.slice(start))),
  ];
}

/** @param {string} text */
function breakable(text) {
  return text.split(/(?=[/?&])/).flatMap((part) => [create('wbr'), new Text(part)]);
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {Node[]} children
 */
function create(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
