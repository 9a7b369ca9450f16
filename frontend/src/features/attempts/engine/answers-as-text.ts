import type { ParticipantQuestion, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { type Answers, answerTo, saysAnything } from './answers.ts';

/** Formats an answer as one line: "left: right" pairs for matching, with a dash for an empty part. */
export function asText(answer: UserAnswer, { lefts }: Pick<ParticipantQuestion, 'lefts'> = {}): string {
  if (!Array.isArray(answer)) return answer ?? '';
  if (!lefts) return answer.map((part) => part || '–').join(', ');
  return lefts.map((left, place) => `${left}: ${answer[place] || '–'}`).join('; ');
}

/** Formats all questions and answers as text the participant can keep; unanswered questions get a dash. */
export function answersAsText(
  title: string,
  questions: readonly Pick<ParticipantQuestion, '_id' | 'question' | 'lefts'>[],
  answers: Answers,
): string {
  const parts = questions.map(({ _id, question, lefts }, n) => {
    const { userAnswer, overruled } = answerTo(answers, _id);
    const given = saysAnything(userAnswer) ? asText(userAnswer, { lefts }) : '–';
    const other = overruled === undefined ? [] : [`   (${asText(overruled, { lefts }) || '–'})`];
    return [`${n + 1}. ${question}`, `   ${given}`, ...other].join('\n');
  });
  return [title, ...parts, ''].join('\n\n');
}

interface KnownPaper {
  quiz?: { title?: string; questions?: readonly Pick<ParticipantQuestion, '_id' | 'question' | 'lefts'>[] };
}

/** Like `answersAsText`, for stored data that may be incomplete. An answer without its question is labeled by id. */
export function keptAnswersAsText({ paper, answers }: { paper: unknown; answers: Answers }): string {
  const { title = '', questions = [] } = (paper as KnownPaper | undefined)?.quiz ?? {};
  const known = new Set(questions.map(({ _id }) => _id));
  const others = Object.keys(answers).flatMap((_id) => (known.has(_id) ? [] : { _id, question: _id }));
  return answersAsText(title, [...questions, ...others], answers);
}
