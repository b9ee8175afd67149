/** The steps that end what has begun, in the order in which it began. */
export interface Ending {
  /** Adds the step that ends what has just begun. */
  add(step: () => Promise<void> | void): void;
  /**
   * Runs the steps once, the last one first. A step that fails does not keep the others from running.
   * @throws the first error of a step, after all steps
   */
  run(): Promise<void>;
}

export function createEnding(): Ending {
  const steps: (() => Promise<void> | void)[] = [];

  async function runAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of steps.splice(0).toReversed())
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
  }

  let ended: Promise<void> | undefined;
  return {
    add: (step) => void steps.push(step),
    run: () => (ended ??= runAll()),
  };
}
