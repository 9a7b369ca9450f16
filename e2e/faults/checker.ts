import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { QuestionType } from '@quizhall/shared/model/enums';
import { callApi } from '../api.ts';
import { tokensOf } from '../demo.ts';
import { drainStream } from '../stage.ts';
import { type Graded, lossesOf } from './model.ts';
import { canonical, TYPES } from './paper.ts';
import type { Run } from './run.ts';

/**
 * Compares what was typed with what its owner is shown: the answer of each question, one attempt, handed in once.
 * @param shows the person had a chance to see what does not count
 * @returns what is wrong, in words
 */
export async function wrongsOf(run: Run, submissionId: string, shows: boolean): Promise<string[]> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const params = { id: submissionId };
  const { answers, paper, attemptNumber, status } = await callApi(quizzes.getSubmissionDetails, {
    token,
    params,
  });
  const types = new Map(paper.questions.map(({ _id, type }) => [_id, type]));
  const graded = answers.flatMap(({ questionId, userAnswer }): [QuestionType, string][] => {
    const type = types.get(questionId);
    return type ? [[type, canonical(type, userAnswer)]] : [];
  });
  const beside = new Map<QuestionType, string[]>();
  for (const type of TYPES) {
    beside.set(
      type,
      run.devices.flatMap((device) => [...(device.beside.get(type) ?? [])]),
    );
  }
  const found: Graded = { answers: new Map(graded), beside };
  return [
    ...lossesOf(run.typed, found, shows),
    ...(status === 'in_progress' ? ['the attempt still runs'] : []),
    ...(attemptNumber === 1 ? [] : [`it is attempt number ${attemptNumber}`]),
    ...(await duplicatesOf(run, token)),
  ];
}

/** Attempts beside the one, and hand-ins that were counted again. */
async function duplicatesOf(run: Run, token: string): Promise<string[]> {
  await drainStream();
  const { quizId, isGuest, devices } = run;
  const { stats } = await callApi(quizzes.getQuizOverview, { token, params: { id: quizId } });
  const deviceId = (await devices.find(({ isOpen }) => isOpen)?.id()) ?? '';
  const learner = isGuest ? undefined : (await tokensOf(demoAccounts.learner)).accessToken;
  const { attempts: begun } = await callApi(attempts.getPredata, {
    params: { id: quizId },
    query: { deviceId },
    ...(learner && { token: learner }),
  });
  const counted = [stats.totalAttempts, stats.completedAttempts, begun.used];
  return counted.every((count) => count === 1)
    ? []
    : [`begun, handed in and used up by the participant: ${counted.join(', ')}, not 1, 1, 1`];
}
