/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const FontColorRegExp = new RegExp('^([Bb]lack|[Bb]right([Bb]lue|[Rr]ed)|[Dd]ark([Gg]reen|[Rr]ed)|[Gg]old|[Gg]reen|[Nn]avy[Bb]lue|[Pp]urple|[Ww]hite)$');
export const FontColor = zod.string().regex(FontColorRegExp);
