import type { ExtraTime } from '@quizhall/shared/rules/attempts/deadline';
import type { ParticipantQuestion } from '@quizhall/shared/model/quizzes/question';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { limitsOf } from '../../grading/model/stored-answers.ts';
import { type Papered, paperOf, participantQuestions, shownPassages } from '../model/test-form.ts';

/** Checks that questions are delivered one at a time: each has a limit, and participants cannot go back. */
export function isDeliveredSingly(content: QuizVersion, extra: ExtraTime | undefined): boolean {
  return (
    !content.settings.allowBackNavigation &&
    [...limitsOf(content, extra).values()].every((limit) => limit > 0)
  );
}

/** A question without its content. */
const withhold = ({
  _id,
  type,
  points,
  difficulty,
  timeLimit,
}: ParticipantQuestion): ParticipantQuestion => ({
  _id,
  type,
  question: '',
  description: '',
  options: [],
  blanks: 0,
  points,
  difficulty,
  timeLimit,
  later: true,
});

/** The quiz without the content of the questions after a position, and without the passages that only they are about. */
export function deliveredUpTo(quiz: StartedAttempt['quiz'], index: number): StartedAttempt['quiz'] {
  const questions = quiz.questions.map((question, place) => (place > index ? withhold(question) : question));
  const named = new Set(questions.map(({ passageId }) => passageId));
  const passages = quiz.passages?.filter(({ id }) => named.has(id));
  return { ...quiz, questions, ...(passages && { passages }) };
}

interface Asked {
  attempt: Papered & { extra?: ExtraTime | undefined };
  version: QuizVersion;
  /** The questions of the version that the attempt is asked. */
  content: QuizVersion;
}

/** The question at a position of the attempt and its passage; undefined beyond the last one. */
export async function questionAt({ attempt, version, content }: Asked, index: number) {
  const question = participantQuestions(content, await paperOf(attempt, version), attempt.extra)[index];
  if (!question) return undefined;
  const passage = shownPassages(content)?.find(({ id }) => id === question.passageId);
  return { question, ...(passage && { passage }) };
}
