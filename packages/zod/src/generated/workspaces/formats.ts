// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod';
export const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
export const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });

