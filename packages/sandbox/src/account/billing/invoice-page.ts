import { escapeHtml } from '../../documents/html/escape-html.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { sumCharges } from './charges.ts';
import { readBalance, type StoredInvoice } from './books.ts';
import { money } from './money.ts';

/** An invoice as HTML, from which its PDF is made. */
export function writeInvoicePage(
  { name, currencyCode }: StoredAccount,
  invoice: StoredInvoice,
): string {
  const rows = invoice.charges.map(
    ({ name: charge, quantity, unitPrice }) =>
      `${charge.padEnd(32)}${String(quantity).padStart(8)}${money(unitPrice).padStart(12)}${money(quantity * unitPrice).padStart(12)}`,
  );
  const lines = [
    '',
    `${'Item'.padEnd(32)}${'Quantity'.padStart(8)}${'Price'.padStart(12)}${'Amount'.padStart(12)}`,
    '',
    ...rows,
    '',
    writeTotal(`Total (${currencyCode})`, sumCharges(invoice.charges)),
    writeTotal('Balance', readBalance(invoice)),
  ];
  return [
    `<h1>Invoice ${escapeHtml(invoice.invoiceNumber)}</h1>`,
    `<p>${escapeHtml(name)}</p>`,
    `<p>Issued on ${writeDay(invoice.issuedAt)}. Due on ${writeDay(invoice.dueAt)}.</p>`,
    `<pre>${escapeHtml(lines.join('\n'))}</pre>`,
  ].join('\n');
}

function writeTotal(label: string, cents: number): string {
  return `${label.padEnd(52)}${money(cents).padStart(12)}`;
}

function writeDay(time: number): string {
  return new Date(time).toISOString().replace(/T.*/, '');
}
