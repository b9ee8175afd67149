// To complete an answer, to refuse, and to answer with a fault.
export { completeAnswer, type Answer } from '../engine/complete-answer.ts';
export { writeAnswerMembers } from '../engine/answer-members.ts';
export { findAnswerWriter } from '../engine/find-answer-writer.ts';
export { Refusal } from '../engine/refusal.ts';
export { bearerToken } from '../engine/bearer-token.ts';
export { setFault } from '../engine/prefer.ts';
export { callCount } from '../faults/count-calls.ts';
export { createFaults } from '../faults/create-faults.ts';
export type { Fault, FaultRule } from '../faults/fault.ts';
export { createRateLimit } from '../faults/rate-limit.ts';
