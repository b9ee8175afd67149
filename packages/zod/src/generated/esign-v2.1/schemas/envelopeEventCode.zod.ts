/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const EnvelopeEventCodeRegExp = new RegExp('^([Dd][Rr][Aa][Ff][Tt]|[Ss][Ee][Nn][Tt]|[Dd][Ee][Ll][Ii][Vv][Ee][Rr][Ee][Dd]|[Cc][Oo][Mm][Pp][Ll][Ee][Tt][Ee][Dd]|[Dd][Ee][Cc][Ll][Ii][Nn][Ee][Dd]|[Vv][Oo][Ii][Dd][Ee][Dd])$');
export const EnvelopeEventCode = zod.string().regex(EnvelopeEventCodeRegExp);
