/** Grading on the server and the compact form in which answers are kept (spec 3 §5 and §9). */
export { decodeAnswer, encodeAnswer, isAnswered, type StoredAnswer } from './answer-codec.ts';
export { acceptedPerBlank, countBlanks, splitAtBlanks } from './fill-blank.ts';
export { correctAnswerOf, type Grade, gradeQuestion, graders } from './grade-question.ts';
export { type GradedAnswer, type GradedAttempt, gradeAttempt, gradeBand } from './score.ts';
