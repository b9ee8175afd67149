/** Loads the value of a name on its first use, and keeps it. */
export function onceEach<Value>(
  load: (name: string) => Promise<Value>,
): (name: string) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (name) => {
    let value = loaded.get(name);
    if (value === undefined) {
      value = load(name);
      loaded.set(name, value);
    }
    return value;
  };
}
