import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { endpoints } from '@quizhall/shared/contract';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { buildQuestion, oneOfEachType } from '@quizhall/shared/testing/factories';
import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { expect, it } from 'vitest';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as rateQuiz } from '../../results/handlers/rate-quiz.ts';
import { handler as askStartAlert } from './ask-start-alert.ts';
import { handler as checkAnswer } from './check-answer.ts';
import { handler as dropStartAlert } from './drop-start-alert.ts';
import { handler as endRetakes } from './end-retakes.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getLeaderboard } from './get-leaderboard.ts';
import { handler as getPredata } from './get-predata.ts';
import { handler as getResult } from './get-result.ts';
import { handler as getStartAlert } from './get-start-alert.ts';

/** Nothing of a key reads like this, so that it cannot hide among the options. */
const SECRET = 'zq-key';

/** An essay holds everything back until it is graded: it has a test of its own. */
const TOLD_AT_ONCE = QUESTION_TYPES.filter((type) => type !== 'essay');

const questions = oneOfEachType(TOLD_AT_ONCE).map((question) => ({
  ...question,
  explanation: `${SECRET} explanation`,
  correctAnswers: question.correctAnswers.length > 0 ? [`${SECRET} accepted`] : [],
  options: question.options.map((option) => ({ ...option, explanation: `${SECRET} option` })),
}));

const KEY_FIELDS =
  /zq-key|"(?:isCorrect|correctAnswers?|explanation|pairs|distractors|items|parts|expected|grading)"/;

/** The calls of a participant; one that is added to the contract without a line here fails the test below. */
const VISITED = [
  'getCard',
  'getPredata',
  'startAttempt',
  'sendEntryCode',
  'saveProgress',
  'checkAnswer',
  'submitAttempt',
  'getResult',
  'getLeaderboard',
  'getStartAlert',
  'askStartAlert',
  'dropStartAlert',
  'endRetakes',
  'rateQuiz',
];

it('no answer key leaves the server before the submit, over every call of a participant', async () => {
  expect(
    endpoints.filter(({ area }) => area === 'attempts' || area === 'feedback').map(({ name }) => name),
  ).toEqual(VISITED);
  const quiz = await publishedQuiz({ questions, quiz: { rewards: rewarding } });
  const deviceId = 'device-of-this-test';
  const predata = () =>
    invokeEndpoint(getPredata, attempts.getPredata, { params: { id: quiz.code }, query: { deviceId } });
  const before = await predata();
  const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id: quiz.code } });
  const started = await start(quiz.id, { deviceId });
  const session = started.body.data;
  const answers = { q1: 'Paris', q4: 'Goethe' };
  const asPerson = { params: { id: quiz.code }, token: (await signedIn()).token };
  const seen = [
    card,
    before,
    started,
    await save(session, 1, answers),
    await save(session, 1, answers),
    await save(session, 2, { q1: 'no such option' }),
    await invokeEndpoint(checkAnswer, attempts.checkAnswer, {
      params: { sessionId: session.sessionId },
      body: { questionId: 'q1', userAnswer: 'Paris', timeSpent: 3 },
      headers: sessionHeader(session),
    }),
    await start(quiz.id, { deviceId }),
    await predata(),
    await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, {
      params: { id: quiz.code },
      headers: sessionHeader(session),
    }),
    await invokeEndpoint(askStartAlert, attempts.askStartAlert, asPerson),
    await invokeEndpoint(getStartAlert, attempts.getStartAlert, asPerson),
    await invokeEndpoint(dropStartAlert, attempts.dropStartAlert, asPerson),
    await invokeEndpoint(rateQuiz, feedback.rateQuiz, {
      params: { quizId: quiz.id },
      body: { rating: 5 },
      headers: sessionHeader(session),
    }),
    await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    }),
    await invokeEndpoint(endRetakes, attempts.endRetakes, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    }),
  ];
  for (const { body } of seen) expect(JSON.stringify(body)).not.toMatch(KEY_FIELDS);
  // The control: the same words are there once the attempt is over.
  expect(JSON.stringify((await submit(session, answers)).body)).toMatch(/zq-key/);
});

it('the rubric of an essay never leaves the server to a participant, not even with the result', async () => {
  const essay = buildQuestion({ type: 'essay', id: 'essay', explanation: `${SECRET} rubric`, timeLimit: 0 });
  const quiz = await publishedQuiz({ questions: [essay, buildQuestion({ explanation: 'Because.' })] });
  const started = await start(quiz.id, { deviceId: 'device-of-this-test' });
  const session = started.body.data;
  const headers = sessionHeader(session);
  const result = () =>
    invokeEndpoint(getResult, attempts.getResult, { params: { id: session.sessionId }, headers });
  const other = (await start(quiz.id)).body.data;
  const seen = [
    started,
    await save(session, 1, { essay: 'A text' }, 0, { baseSeq: 0 }),
    await start(quiz.id, { deviceId: 'device-of-this-test' }),
    await submit(session, { essay: 'A text', q1: 'Paris' }, { baseSeq: 1 }),
    await result(),
    await submit(other, { essay: null, q1: 'Paris' }),
  ];
  for (const { body } of seen) expect(JSON.stringify(body)).not.toMatch(/zq-key/);
  expect(JSON.stringify(seen.at(-1)?.body), 'the control: other explanations are there').toMatch('Because.');
});
