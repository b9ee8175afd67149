/** Something from outside is more than is taken. The message says how, and begins with what it is. */
export class Excess extends Error {
  override name = 'Excess';
}
