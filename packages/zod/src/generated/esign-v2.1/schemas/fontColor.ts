/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const FontColor = /* @__PURE__ */ fast(() => zod.string().regex(/^([Bb]lack|[Bb]right([Bb]lue|[Rr]ed)|[Dd]ark([Gg]reen|[Rr]ed)|[Gg]old|[Gg]reen|[Nn]avy[Bb]lue|[Pp]urple|[Ww]hite)$/));
