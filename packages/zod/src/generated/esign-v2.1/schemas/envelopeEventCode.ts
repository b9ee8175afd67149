/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const EnvelopeEventCode = /* @__PURE__ */ fast(() => zod.string().regex(/^([Dd][Rr][Aa][Ff][Tt]|[Ss][Ee][Nn][Tt]|[Dd][Ee][Ll][Ii][Vv][Ee][Rr][Ee][Dd]|[Cc][Oo][Mm][Pp][Ll][Ee][Tt][Ee][Dd]|[Dd][Ee][Cc][Ll][Ii][Nn][Ee][Dd]|[Vv][Oo][Ii][Dd][Ee][Dd])$/));
