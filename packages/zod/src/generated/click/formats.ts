// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod';
export const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
export const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
export const dateOrTime = /* @__PURE__ */ zod.stringFormat('date-or-time', /^(\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4}|([A-Za-z]{3,9}, )?(\d{1,2}[ -][A-Za-z]{3,9}[ -]\d{4}|[A-Za-z]{3,9} \d{1,2},? \d{4}))([Tt ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?( ?[Zz]| ?GMT| ?[+-]\d{2}:?\d{2}| \d{2}:?\d{2})?)?$/);
export const integerString = /* @__PURE__ */ zod.stringFormat('integer-string', /^\d+$/);

