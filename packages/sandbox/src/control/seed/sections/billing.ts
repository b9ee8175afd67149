import { z } from 'zod';
import {
  billings,
  createBilling,
  findBillingPeriod,
  readBilling,
  type StoredCard,
} from '../../../account/billing/billing.ts';
import { gatewayAccounts } from '../../../account/billing/gateway-accounts.ts';
import { invoices } from '../../../account/billing/books.ts';
import { readMoney } from '../../../account/billing/money.ts';
import { payments } from '../../../account/billing/pay-invoice.ts';
import { findPlanByName } from '../../../account/billing/plans.ts';
import { guid, optionalText } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

/** An amount such as `480.00`, kept in cents. */
const amount = z
  .string()
  .refine((text) => readMoney(text) !== undefined, 'must be a decimal number such as 480.00')
  .transform((text) => readMoney(text) ?? 0);
const time = z.iso.datetime().transform((text) => Date.parse(text));

const billingSchema = z.strictObject({
  includedSeats: z.exactOptional(z.int().min(1)),
  incrementalSeats: z.int().min(0).default(0),
  paymentMethod: z.exactOptional(z.enum(['CreditCard', 'PurchaseOrder', 'DirectDebit'])),
  billingAddress: z.exactOptional(
    z.strictObject({
      firstName: optionalText,
      lastName: optionalText,
      address1: optionalText,
      address2: optionalText,
      city: optionalText,
      state: optionalText,
      postalCode: optionalText,
      country: optionalText,
      phone: optionalText,
      email: optionalText,
    }),
  ),
  creditCardInformation: z.exactOptional(
    z.strictObject({
      nameOnCard: z.string(),
      cardType: z.enum(['visa', 'mastercard', 'amex']),
      cardLastDigits: z.string().regex(/^\d{4}$/),
      expirationMonth: z.string().regex(/^([1-9]|1[0-2])$/),
      expirationYear: z.string().regex(/^\d{4}$/),
      address: z.exactOptional(
        z.strictObject({
          address1: optionalText,
          address2: optionalText,
          city: optionalText,
          stateOrProvince: optionalText,
          postalCode: optionalText,
          country: optionalText,
        }),
      ),
    }),
  ),
});

/** The billing of the account: at most one item. Its plan is the `planName` of the account. */
export const billingSection: SeedSection<z.infer<typeof billingSchema>> = {
  name: 'billing',
  schema: billingSchema,
  async applySeed(state, { accountId, planName, createdAt }, items) {
    for (const item of items) {
      const usual = createBilling(findPlanByName(planName), createdAt);
      const card: StoredCard | undefined = item.creditCardInformation;
      await state.of(billings).put(accountId, '', {
        ...usual,
        seats: item.includedSeats ?? usual.seats,
        extraSeats: item.incrementalSeats,
        paymentMethod: item.paymentMethod ?? usual.paymentMethod,
        ...(item.billingAddress !== undefined && { address: item.billingAddress }),
        ...(card !== undefined && { card }),
        billedUpTo: usual.anchor,
      });
    }
  },
};

const invoiceSchema = z.strictObject({
  invoiceId: guid,
  invoiceNumber: z.string().min(1),
  issuedDateTime: time,
  dueDate: time,
  paidAmount: amount.default(0),
  invoiceItems: z.array(
    z.strictObject({ chargeName: z.string(), quantity: z.int().min(1), unitPrice: amount }),
  ),
});

/** The invoices of the account. Later ones follow by the clock, from the `billing` of the account. */
export const billingInvoicesSection: SeedSection<z.infer<typeof invoiceSchema>> = {
  name: 'billingInvoices',
  schema: invoiceSchema,
  after: ['billing'],
  async applySeed(state, account, items) {
    const { accountId } = account;
    for (const { invoiceId, invoiceNumber, issuedDateTime, dueDate, ...more } of items)
      await state.of(invoices).put(accountId, invoiceId, {
        invoiceId,
        invoiceNumber,
        issuedAt: issuedDateTime,
        dueAt: dueDate,
        charges: more.invoiceItems.map(({ chargeName: name, ...charge }) => ({ name, ...charge })),
        paid: more.paidAmount,
      });
    const last = Math.max(...items.map(({ issuedDateTime }) => issuedDateTime));
    const billing = await readBilling(state, account);
    const { stored } = billing;
    if (stored.billedUpTo === undefined || items.length === 0) return;
    const { to } = findBillingPeriod(billing, last);
    await state.of(billings).put(accountId, '', {
      ...stored,
      billedUpTo: Math.max(stored.billedUpTo, to),
    });
  },
};

const paymentSchema = z.strictObject({
  paymentId: guid,
  paymentNumber: z.string().min(1),
  amount,
  paymentDate: time,
  description: z.string().default(''),
  invoiceId: guid,
});

/** The payments of the account. */
export const billingPaymentsSection: SeedSection<z.infer<typeof paymentSchema>> = {
  name: 'billingPayments',
  schema: paymentSchema,
  async applySeed(state, { accountId }, items) {
    for (const { paymentDate, ...payment } of items)
      await state
        .of(payments)
        .put(accountId, payment.paymentId, { ...payment, paidAt: paymentDate });
  },
};

const gatewaySchema = z.strictObject({
  paymentGatewayAccountId: guid,
  paymentGateway: z.enum(['Stripe', 'Braintree', 'AuthorizeDotNet']),
  displayName: z.string().min(1),
});

/** The accounts at payment services that are connected to the account. */
export const paymentGatewayAccountsSection: SeedSection<z.infer<typeof gatewaySchema>> = {
  name: 'paymentGatewayAccounts',
  schema: gatewaySchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(gatewayAccounts).put(accountId, item.paymentGatewayAccountId, {
        ...item,
        paymentGatewayDisplayName:
          item.paymentGateway === 'AuthorizeDotNet' ? 'Authorize.Net' : item.paymentGateway,
      });
  },
};
