import { featureQuiz, putBackQuiz, takeDownQuiz } from '@quizhall/functions/_data/operated-quizzes.ts';
import { listOperatorEntries, newOperatorEntry } from '@quizhall/functions/_data/operator-log.ts';
import { correctStatistics } from '@quizhall/functions/_data/statistics.ts';
import { letCreate } from '@quizhall/functions/_data/users.ts';
import { emptyStatistics } from '@quizhall/shared/rules/statistics';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const logged = (command: string) => [
  { Put: newOperatorEntry({ command, target: quiz.id, by: 'grace', reason: 'Copied from another site' }) },
];

/** What whoever runs a stage does by hand, each with its entry in the log of operators. */
export const operating: readonly Pattern[] = [
  {
    id: 'OP3',
    question: 'recommend a quiz, by hand, with the entry that says so',
    key: 'QUIZ#id / META, OPERATOR / ulid',
    name: 'featureQuiz',
    run: () => featureQuiz(quiz.id, true, logged('quiz feature')),
  },
  {
    id: 'OP1',
    question: 'take a quiz down',
    key: 'QUIZ#id / META, OPERATOR / ulid',
    name: 'takeDownQuiz',
    run: () => takeDownQuiz(quiz.id, { at: quiz.updatedAt, reason: 'Copied' }, logged('quiz take-down')),
  },
  {
    id: 'OP2',
    question: 'put it back',
    key: 'QUIZ#id / META, OPERATOR / ulid',
    name: 'putBackQuiz',
    run: () => putBackQuiz(quiz.id, logged('quiz put-back')),
  },
  {
    id: 'U11',
    question: 'let an account create quizzes, by hand (here refused: it may)',
    key: 'USER#id / PROFILE, OPERATOR / ulid',
    name: 'letCreate',
    run: () => letCreate(user.id, logged('user make-creator')),
  },
  {
    id: 'S8',
    question: 'correct the numbers of a quiz',
    key: 'QUIZ#id / STATS#recount, NUMBERS',
    name: 'correctStatistics',
    run: () => correctStatistics(quiz.id, emptyStatistics()),
  },
  {
    id: 'AU5',
    question: 'what was done by hand?',
    key: 'OPERATOR',
    name: 'listOperatorEntries',
    run: () => listOperatorEntries(50),
  },
];
