/** The number in a value, without what groups its digits and the sign of a currency. */
export function numberIn(value: string): number {
  return Number(value.replaceAll(/[^\d.-]/gu, ''));
}
