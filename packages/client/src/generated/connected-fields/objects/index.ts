// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export { tabInfo as connectedFields, type TabInfo as ConnectedFields } from './tab-info.js';

