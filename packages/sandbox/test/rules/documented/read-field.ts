/** Reads a member inside others, such as `groups.0.groupId`. */
export function readField(from: unknown, place: string): unknown {
  let found = from;
  for (const name of place.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return found;
}
