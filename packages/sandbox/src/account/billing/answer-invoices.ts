import type { Context } from '../../engine/context.ts';
import { fileHeader } from '../../engine/file-header.ts';
import type { State } from '../../state/state.ts';
import { readPeriod } from '../../engine/read-period-date.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  type Books,
  listPastDue,
  presentInvoice,
  presentWholeInvoice,
  readBooks,
  sumBalances,
  readBalance,
  type StoredInvoice,
} from './books.ts';
import { money } from './money.ts';
import { escapeHtml } from '../../documents/html/escape-html.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { sumCharges } from './charges.ts';
import { showName } from '../../engine/show-name.ts';

/** The invoices of a period. */
export async function listInvoices(
  state: State,
  { query }: { query: { from_date?: string | undefined; to_date?: string | undefined } },
  context: Context,
) {
  requireAdmin(context);
  const { from, to } = readPeriod(query);
  const { invoices } = await readBooks(state, context.account);
  const found = invoices.filter(({ issuedAt }) => issuedAt >= from && issuedAt <= to);
  return {
    status: 200 as const,
    body: {
      billingInvoices: found.toReversed().map(presentInvoice),
      nextUri: null,
      previousUri: null,
    },
  };
}

/** Returns an invoice as JSON or PDF. */
export async function getInvoice(
  state: State,
  { path, accept }: { path: { invoiceId: string }; accept: string },
  context: Context,
) {
  requireAdmin(context);
  const { invoices } = await readBooks(state, context.account);
  const invoice = invoices.find(({ invoiceId }) => invoiceId === path.invoiceId.toLowerCase());
  if (invoice === undefined)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${context.account.name} has no invoice ${showName(path.invoiceId)}. Invoices_list returns all.`,
      { status: 400 },
    );
  if (!/\bapplication\/pdf\b/i.test(accept))
    return { status: 200 as const, body: presentWholeInvoice(invoice) };
  const html = Buffer.from(writeInvoicePage(context.account, invoice));
  const bytes = await state.documents.toPdf(html, { name: 'invoice.html' });
  return {
    status: 200 as const,
    file: { bytes: Buffer.from(bytes), mediaType: 'application/pdf' },
    headers: {
      'content-disposition': fileHeader('attachment', `${invoice.invoiceNumber}.pdf`),
    },
  };
}

/** The overdue invoices and their total. */
export async function listInvoicesPastDue(state: State, _request: unknown, context: Context) {
  requireAdmin(context);
  return answerPastDue(state, await readBooks(state, context.account));
}

/** The answer with the overdue invoices of books that are read already. */
export function answerPastDue(state: State, books: Books) {
  const pastDue = listPastDue(state, books);
  const total = sumBalances(pastDue);
  const { card, processor } = books.billing.stored;
  return {
    status: 200 as const,
    body: {
      billingInvoices: pastDue.map(presentInvoice),
      pastDueBalance: money(total),
      paymentAllowed:
        total > 0 && (card !== undefined || processor !== undefined)
          ? ('true' as const)
          : ('false' as const),
    },
  };
}

/** An invoice as HTML, from which its PDF is made. */
function writeInvoicePage({ name, currencyCode }: StoredAccount, invoice: StoredInvoice): string {
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
