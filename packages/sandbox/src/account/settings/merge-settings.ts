/**
 * Settings with some of them changed: those that the change does not name stay. The companions that
 * say how a setting may be changed are the service's own and are passed over.
 */
export function mergeSettings<Settings extends object>(
  settings: Settings,
  change: Partial<Settings>,
): Settings {
  const merged = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || name.endsWith('Metadata') || name === '__proto__') continue;
    const before: unknown = Object.hasOwn(merged, name) ? Reflect.get(merged, name) : undefined;
    Reflect.set(
      merged,
      name,
      isGroup(before) && isGroup(value) ? mergeSettings(before, value) : value,
    );
  }
  return merged;
}

/** Whether a setting is a group of others. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
