import type { Context } from './context.ts';

/** Creates an unused ID of eight digits for records that the service numbers, such as groups. */
export function newNumber({ newId }: Pick<Context, 'newId'>, taken: readonly string[]): string {
  for (;;) {
    const id = String(10_000_000 + (Number.parseInt(newId().slice(0, 8), 16) % 90_000_000));
    if (!taken.includes(id)) return id;
  }
}
