// Amounts are whole cents, so that they add up; the service writes them with two decimals.

/** An amount in cents as the service writes it, such as `480.00`. */
export function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** An amount in cents; undefined for text that is not a decimal number with up to two decimals. */
export function readMoney(text: string): number | undefined {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}
