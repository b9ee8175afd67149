/** Makes the value of a name on its first use, and keeps it. */
export function onceEach<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, { value: Value }>();
  return (name) => {
    let kept = made.get(name);
    if (kept === undefined) {
      kept = { value: make(name) };
      made.set(name, kept);
    }
    return kept.value;
  };
}
