/** Names the classes of styles, which a page with a strict policy cannot have on elements. */
export interface StyleClasses {
  classOf(style: ReadonlyMap<string, string>): string | undefined;
  rules(): string[];
}

/** Properties that would move an element elsewhere, or make it wider than a phone. */
const unfit =
  /^(?:bottom|clip|display|float|height|left|max-height|min-height|min-width|opacity|overflow.*|right|top|visibility|white-space|width|z-index)$/u;

/** Creates names for styles, which begin with a word. */
export function createStyleClasses(prefix: string): StyleClasses {
  const known = new Map<string, string>();
  return {
    classOf(style) {
      const body = [...style]
        .filter(([name]) => !unfit.test(name))
        .map(([name, value]) => `${name}:${value}`)
        .join(';');
      if (body === '') return undefined;
      const name = known.get(body) ?? `${prefix}-${known.size + 1}`;
      known.set(body, name);
      return name;
    },
    rules: () => Array.from(known, ([body, name]) => `.flow .${name}{${body}}`),
  };
}
