// The texts of the scripts in the language of the page, which has them; else in English.
const texts = JSON.parse(document.body.dataset.texts ?? '{}');

/** Translates a sentence, and fills in values at `{name}`. */
export function t(sentence, values = {}) {
  return (texts[sentence] ?? sentence).replaceAll(/\{(\w+)\}/g, (all, key) =>
    String(values[key] ?? all),
  );
}
