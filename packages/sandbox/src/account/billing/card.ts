import type { CreditCardInformation } from '@countersign/types/esign-v2';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import type { StoredCard } from './billing.ts';

/** The last digits of the test card that every payment service rejects. */
const rejected = '0002';

const types = [
  { cardType: 'visa', prefix: /^4/, length: [13, 16, 19] },
  { cardType: 'mastercard', prefix: /^(?:5[1-5]|2[2-7])/, length: [16] },
  { cardType: 'amex', prefix: /^3[47]/, length: [15] },
] as const;

/**
 * Verifies a new card as a payment service does, and drops its number.
 * @throws ServiceRefusal INVALID_CREDIT_CARD, INVALID_CREDIT_CARD_TYPE, CREDIT_CARD_EXPIRATION, CREDITCARD_AUTH_FAILED
 */
export function readCard(
  state: State,
  { address, ...input }: CreditCardInformation,
  before: StoredCard | undefined,
): StoredCard {
  const card: StoredCard = {
    ...(input.cardNumber === undefined && input.tokenizedCard === undefined
      ? requireCard(before)
      : readNumber(input)),
    ...readExpiration(input, before),
  };
  const nameOnCard = input.nameOnCard ?? before?.nameOnCard;
  if (nameOnCard !== undefined) card.nameOnCard = nameOnCard;
  const billed = address ?? before?.address;
  if (billed !== undefined) card.address = billed;
  requireUsable(state, card);
  return card;
}

/** @throws ServiceRefusal INVALID_CREDIT_CARD */
export function requireCard(card: StoredCard | undefined): StoredCard {
  if (card !== undefined) return card;
  throw new ServiceRefusal(
    'INVALID_CREDIT_CARD',
    'The account does not have a card. Send cardNumber, expirationMonth and expirationYear in creditCardInformation.',
  );
}

/**
 * Checks that a card can pay now.
 * @throws ServiceRefusal CREDIT_CARD_EXPIRATION, CREDITCARD_AUTH_FAILED
 */
export function requireUsable(state: State, card: StoredCard): void {
  const month = Number(card.expirationMonth);
  const year = Number(card.expirationYear);
  if (Date.UTC(year, month, 1) <= state.now)
    throw new ServiceRefusal(
      'CREDIT_CARD_EXPIRATION',
      `The card has expired in ${year}-${String(month).padStart(2, '0')}. Use another card.`,
    );
  if (card.cardLastDigits === rejected)
    throw new ServiceRefusal(
      'CREDITCARD_AUTH_FAILED',
      `The payment service rejected the card that ends in ${rejected}. Use another card.`,
    );
}

function readNumber({ cardNumber, cardType, tokenizedCard }: CreditCardInformation): StoredCard {
  if (cardNumber === undefined)
    return {
      cardType: types.find((type) => type.cardType === cardType)?.cardType ?? 'visa',
      cardLastDigits: (tokenizedCard ?? '').replaceAll(/\D/g, '').slice(-4).padStart(4, '0'),
    };
  const digits = cardNumber.replaceAll(/[ -]/g, '');
  const type = types.find(({ prefix }) => prefix.test(digits));
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits))
    throw new ServiceRefusal(
      'INVALID_CREDIT_CARD',
      '/creditCardInformation/cardNumber is not the number of a card. Check its digits, or use the test number 4111111111111111.',
    );
  if (type === undefined || (cardType !== undefined && cardType !== type.cardType))
    throw new ServiceRefusal(
      'INVALID_CREDIT_CARD_TYPE',
      `/creditCardInformation/cardNumber is not the number of a card of the type ${cardType ?? 'visa, mastercard or amex'}.`,
    );
  if (!type.length.some((length) => length === digits.length))
    throw new ServiceRefusal(
      'INVALID_CREDIT_CARD',
      `/creditCardInformation/cardNumber has ${digits.length} digits. A ${type.cardType} card has ${type.length.join(' or ')}.`,
    );
  return { cardType: type.cardType, cardLastDigits: digits.slice(-4) };
}

/** Checks the last digit by the Luhn algorithm. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function readExpiration(
  { expirationMonth, expirationYear }: CreditCardInformation,
  before: StoredCard | undefined,
): Pick<StoredCard, 'expirationMonth' | 'expirationYear'> {
  const month = expirationMonth ?? before?.expirationMonth;
  const year = expirationYear ?? before?.expirationYear;
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month ?? '') || !/^\d{4}$/.test(year ?? ''))
    throw new ServiceRefusal(
      'CREDIT_CARD_EXPIRATION',
      '/creditCardInformation must have expirationMonth, from 1 to 12, and expirationYear, with four digits.',
    );
  return { expirationMonth: String(Number(month)), expirationYear: String(Number(year)) };
}
