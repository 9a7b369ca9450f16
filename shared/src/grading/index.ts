/** Grading on the server and the compact form in which answers are kept (spec 3 §5 and §9). */
export { decodeAnswer, encodeAnswer, type StoredAnswer } from './answer-codec.ts';
export { isAnswered } from './answered.ts';
export { countBlanks, splitAtBlanks } from './blanks.ts';
export { acceptedPerBlank } from './fill-blank.ts';
export { parseAcceptedNumber, readNumbers } from './number.ts';
export { correctAnswerOf, type Grade, gradeQuestion } from './grade-question.ts';
export type { PartGrade } from './grader.ts';
export { type GradedAnswer, type GradedAttempt, gradeAttempt, gradeBand } from './score.ts';
