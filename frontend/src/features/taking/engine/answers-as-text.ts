import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/question';
import { type Answers, answerTo, saysAnything } from './answers.ts';

/** An answer in one line, as a person reads it. */
export const asText = (answer: UserAnswer): string =>
  Array.isArray(answer) ? answer.join(', ') : (answer ?? '');

/** Everything that was answered, for a person to keep: questions with their answers, unanswered ones with a dash. */
export function answersAsText(
  title: string,
  questions: readonly Pick<ParticipantQuestion, '_id' | 'question'>[],
  answers: Answers,
): string {
  const parts = questions.map(({ _id, question }, n) => {
    const { userAnswer, overruled } = answerTo(answers, _id);
    const given = saysAnything(userAnswer) ? asText(userAnswer) : '–';
    const other = overruled === undefined ? [] : [`   (${asText(overruled) || '–'})`];
    return [`${n + 1}. ${question}`, `   ${given}`, ...other].join('\n');
  });
  return [title, ...parts, ''].join('\n\n');
}
