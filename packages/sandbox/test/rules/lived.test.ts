// Things that the service is seen to do, and that its schemas do not say, one by one.
import { bodies } from './lived/bodies.ts';
import { codes } from './lived/codes.ts';
import { concepts } from './lived/concepts.ts';
import { connect } from './lived/connect.ts';
import { connectors } from './lived/connectors.ts';
import { effects } from './lived/effects.ts';
import { howTos } from './lived/how-tos.ts';
import { members } from './lived/members.ts';
import { numbers } from './lived/numbers.ts';
import { olderPrograms } from './lived/older-programs.ts';
import { programs } from './lived/programs.ts';
import { quotedRefusals } from './lived/quoted-refusals.ts';
import { serviceWords } from './lived/service-words.ts';
import { taken } from './lived/taken.ts';
import { testRows } from './test-rows.ts';

await testRows({
  effects,
  members,
  taken,
  codes,
  connect,
  programs,
  bodies,
  howTos,
  concepts,
  numbers,
  olderPrograms,
  connectors,
  serviceWords,
  quotedRefusals,
});
