/** A component itself, or the one that a reference leads to. */
export function follow<Component extends object>(
  component: Component | { $ref: string },
  components: Record<string, Component> = {},
): Component {
  if (!('$ref' in component)) return component;
  const found = components[component.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${component.$ref} leads nowhere`);
  return found;
}
