import { createRow } from './row.js';

/** @typedef {import('../exchange.ts').Exchange} Exchange */

/**
 * The rows of the table, newest first.
 * @param {HTMLElement} body
 */
export function createList(body) {
  /** @type {Map<number, { failed: boolean, text: string, row: ReturnType<typeof createRow> }>} */
  const entries = new Map();
  return {
    /** @param {Exchange} exchange */
    add(exchange) {
      const row = createRow(exchange);
      entries.set(exchange.id, {
        failed: isFailed(exchange),
        text: buildSearchText(exchange),
        row,
      });
      body.prepend(...row.elements);
    },

    /**
     * Drops the rows with a smaller id.
     * @param {number} oldest
     */
    keepFrom(oldest) {
      for (const [id, { row }] of entries) {
        if (id >= oldest) continue;
        entries.delete(id);
        for (const element of row.elements) element.remove();
      }
    },

    /**
     * Hides what does not have all the words, and counts.
     * @param {string} words
     * @param {boolean} failedOnly
     */
    filter(words, failedOnly) {
      const wanted = words.toLowerCase().split(/\s+/);
      let failures = 0;
      let shown = 0;
      for (const { failed, text, row } of entries.values()) {
        const visible = (failed || !failedOnly) && wanted.every((word) => text.includes(word));
        row.setVisible(visible);
        failures += failed ? 1 : 0;
        shown += visible ? 1 : 0;
      }
      return { all: entries.size, failures, shown };
    },
  };
}

/** @param {Exchange} exchange */
function isFailed({ status, findings }) {
  return status >= 400 || findings.length > 0;
}

/**
 * What the filter looks at.
 * @param {Exchange} exchange
 */
function buildSearchText(exchange) {
  const {
    method,
    url,
    area,
    operation,
    status,
    problem,
    fault,
    findings,
    tolerated = [],
    warnings = [],
  } = exchange;
  const found = [...findings, ...tolerated, ...warnings].flatMap((one) => Object.values(one));
  return [method, url, area, operation, status, problem, fault, ...found].join('\n').toLowerCase();
}
