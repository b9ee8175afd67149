/** Loads what a name stands for when it is first asked for, and keeps it. */
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
