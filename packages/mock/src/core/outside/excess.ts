/** Input from outside exceeds its limits. The message names the input and the limit. */
export class Excess extends Error {
  override name = 'Excess';
}
