import { getAttempt } from '@quizhall/functions/_data/attempts.ts';
import { loadCorrections } from '@quizhall/functions/_data/quiz-keys.ts';
import { getStoredQuiz } from '@quizhall/functions/_data/quizzes.ts';
import {
  correctKey,
  correctMarks,
  keepResult,
  listAttempts,
  listGradable,
  listKeys,
  runAgain,
} from '@quizhall/functions/_data/regrades.ts';
import { newRun } from '@quizhall/functions/_data/runs.ts';
import { attemptId } from './attempt-patterns.ts';
import type { Pattern } from './pattern.ts';
import { quiz, user } from './sample.ts';

const at = '2026-01-02T00:00:00.000Z';
const corrections = [{ questionId: 'question0', correctAnswers: ['The second'], upTo: 1 }];
const result = { changed: 1, nowPass: 1, nowFail: 0 };

const runOf = (runId: string) => ({
  runId,
  by: user.id,
  write: newRun({ ownerId: user.id, id: runId }, 'regrade', { quizId: quiz.id, key: 1, at }),
});

async function stored() {
  const found = await getStoredQuiz(quiz.id);
  if (!found) throw new Error('No quiz');
  return found;
}

/** After everything else: the key of the sample quiz is another one then. */
export const regrading: readonly Pattern[] = [
  {
    id: 'RG1',
    question: 'correct the key of a quiz, and begin the run that marks again (after a read)',
    key: 'QUIZ#id / META, KEY#n; RUN#user / id',
    name: 'correctKey',
    run: async () =>
      correctKey(await stored(), { corrections, from: 0, at, by: user.id }, runOf('run_aaaaaaaaaaaaaaaa')),
  },
  {
    id: 'C5',
    question: 'what was corrected in the key of a quiz?',
    key: 'QUIZ#id / KEY#n',
    name: 'loadCorrections',
    run: () => loadCorrections(quiz.id, 1),
  },
  {
    id: 'RG2',
    question: 'begin another run for a key whose run was given up (after a read)',
    key: 'QUIZ#id / META; RUN#user / id',
    name: 'runAgain',
    run: async () => runAgain(await stored(), runOf('run_bbbbbbbbbbbbbbbb')),
  },
  {
    id: 'A23',
    question: 'attempts by their ids (one; up to 100 at once), as they are now',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listAttempts',
    run: () => listAttempts([attemptId]),
  },
  {
    id: 'A24',
    question: 'what decides on the marks of attempts? (one; up to 100 at once)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'listGradable',
    run: () => listGradable([attemptId]),
  },
  {
    id: 'A25',
    question: 'marks of a corrected key that nobody hears of (after a read)',
    key: 'ATTEMPT#quiz#participant / n',
    name: 'correctMarks',
    run: async () => {
      const attempt = await getAttempt(attemptId);
      if (!attempt) throw new Error('No attempt');
      await correctMarks(
        attempt,
        { marks: '1::+', percentage: 80, passed: true, earned: undefined },
        undefined,
        [],
      );
    },
  },
  {
    id: 'RG4',
    question: 'keep what the run of a key has changed',
    key: 'QUIZ#id / KEY#n',
    name: 'keepResult',
    run: () => keepResult(quiz.id, 1, result),
  },
  {
    id: 'RG3',
    question: 'the corrections of a quiz',
    key: 'QUIZ#id / KEY#…',
    name: 'listKeys',
    run: () => listKeys(quiz.id, 50),
  },
];
