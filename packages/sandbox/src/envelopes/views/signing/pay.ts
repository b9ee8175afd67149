import type { Translate } from '../../../pages/languages/language.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { listPayments, type Payment } from '../../tabs/payments.ts';
import type { Entered } from './list-controls.ts';

/** The name of the field that confirms a payment. */
function getPaymentField({ tab }: Payment): string {
  return `pay-${tab.tabId ?? ''}`;
}

/** The payments of a page, with the field that confirms each. */
export function presentPayments({ tabs }: StoredRecipient, entered?: Entered) {
  return listPayments(tabs).map((payment) => {
    const name = getPaymentField(payment);
    return {
      name,
      items: payment.items,
      total: payment.total.displayAmount ?? '',
      gateway: payment.gateway,
      checked: entered?.texts.get(name) === 'true',
      error: entered?.errors.get(name),
    };
  });
}

/** Adds an error for each payment that the signer has not confirmed. */
export function checkPayments(
  { tabs }: StoredRecipient,
  form: SentForm,
  { errors, t }: { errors: Map<string, string>; t: Translate },
): void {
  for (const payment of listPayments(tabs)) {
    const field = getPaymentField(payment);
    if (form.text(field) !== 'true')
      errors.set(
        field,
        t('Confirm the payment of {total}.', { total: payment.total.displayAmount ?? '' }),
      );
  }
}
