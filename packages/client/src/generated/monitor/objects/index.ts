// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export { dataSet as monitor, type DataSet as Monitor } from './data-set.js';

