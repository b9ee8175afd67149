// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './web-form-instance.js';
export * from './web-form.js';

