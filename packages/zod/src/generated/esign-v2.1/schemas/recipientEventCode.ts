/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
export const RecipientEventCode = /* @__PURE__ */ fast(() => zod.string().regex(/^([Ss][Ee][Nn][Tt]|[Dd][Ee][Ll][Ii][Vv][Ee][Rr][Ee][Dd]|[Cc][Oo][Mm][Pp][Ll][Ee][Tt][Ee][Dd]|[Dd][Ee][Cc][Ll][Ii][Nn][Ee][Dd]|[Aa][Uu][Tt][Hh][Ee][Nn][Tt][Ii][Cc][Aa][Tt][Ii][Oo][Nn][Ff][Aa][Ii][Ll][Ee][Dd]|[Aa][Uu][Tt][Oo][Rr][Ee][Ss][Pp][Oo][Nn][Dd][Ee][Dd])$/));
