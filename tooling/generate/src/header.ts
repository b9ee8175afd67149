/** What the first line of every generated file says. */
export const header =
  'Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.';
