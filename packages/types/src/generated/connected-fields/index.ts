// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type * from './schemas/ErrorResponseDTO.js';
export type * from './schemas/Tab.js';
export type * from './schemas/TabConnectedFieldsData.js';
export type * from './schemas/TabConnectionInstance.js';
export type * from './schemas/TabExtensionData.js';
export type * from './schemas/TabInfo.js';
export type * from './schemas/TabInfoList.js';
export type * from './tab-info.js';
export type * from './error-code.js';
