/**
 * Creates a function that loads a module when it is first called. Each `import()` asks Node's loader
 * again, which takes longer than some of the work that it loads.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => (loaded ??= load());
}
