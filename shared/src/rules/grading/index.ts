/** Grading on the server and the compact form in which answers are kept. */
export { decodeAnswer, encodeAnswer, type StoredAnswer } from './answer-codec.ts';
export { isAnswered } from './answered.ts';
export { countBlanks, splitAtBlanks } from './blanks.ts';
export { acceptedPerBlank } from './fill-blank.ts';
export { givenAnswer } from './given-answer.ts';
export { parseAcceptedNumber } from './accepted-number.ts';
export { readNumbers, readWrittenNumber } from './number.ts';
export { correctAnswerOf, type Grade, gradeQuestion } from './grade-question.ts';
export type { PartGrade } from './grader.ts';
export { BY_MACHINE, decodeMarks, encodeMarks, keyRevisionOf } from './mark-codec.ts';
export { type Mark, markAnswers, markByHand, type Marks, remark } from './marks.ts';
export { toHundredths, toPoints } from './points.ts';
export { gradeBand, scoreOf } from './score.ts';
export { scoreByTag } from './score-by-tag.ts';
export { wrongTexts } from './wrong-texts.ts';
