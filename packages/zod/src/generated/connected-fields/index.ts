// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './tab-info.js';
export * from './schemas/ErrorResponseDTO.js';
export * from './schemas/Tab.js';
export * from './schemas/TabConnectedFieldsData.js';
export * from './schemas/TabConnectionInstance.js';
export * from './schemas/TabExtensionData.js';
export * from './schemas/TabInfo.js';
export * from './schemas/TabInfoList.js';

