import { markAnswers, scoreOf, wrongTexts } from '@quizhall/shared/grading';
import { addToAnalysis, emptyAnalysis, mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { quizAnalysis } from '@quizhall/shared/rules/results/quiz-analysis';
import { addAttempt, emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import * as fc from '@quizhall/shared/testing/properties';
import { afterEach, expect, it } from 'vitest';
import { listAnalysis } from '../../results/model/analysis.ts';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { getKeyedVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { chosenOptions } from '../model/chosen-options.ts';
import { decodeAnswers } from '../model/stored-answers.ts';
import { givenIn } from '../model/grade-answers.ts';
import { loadMedianValues } from '../../results/model/median-values.ts';
import { everyReader } from '../../testing/background.ts';
import { correctable, takenWith } from '../../testing/regrading.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as getQuizAnalysis } from '../../results/handlers/get-quiz-analysis.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { invokeEndpoint } from '../../testing/invoke.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const oneOf = (...texts: (string | null)[]) => fc.constantFrom(...texts);
/** Papers of every kind: right by one key, by the other, by both and by none. */
const papers = fc.record({
  q1: oneOf('Paris', 'Lyon', 'Nice', null),
  q2: fc.subarray(['2', '3', '4']),
  q3: oneOf('True', 'False', null),
  q4: oneOf('Goethe', 'Schiller', null),
  q5: oneOf('au', 'Ag', 'Aurum', null),
});

/** What one attempt comes to by this key, told from its answers alone. */
function factsOf(attempt: Attempt, { questions, settings }: QuizVersion) {
  const answers = decodeAnswers(questions, attempt.answers);
  const marks = markAnswers(questions, givenIn(answers));
  const { percentage, isPassing } = scoreOf(questions, marks, settings.passingScore);
  const each = questions.map((question, i) => {
    const mark = marks[i] ?? { hundredths: 0, isCorrect: false, answered: false, pending: false };
    const given = answers.get(question.id)?.userAnswer ?? null;
    const seconds = answers.get(question.id)?.timeSpent ?? 0;
    const wrong = wrongTexts(question, given, mark);
    return { question, mark, seconds, chosen: chosenOptions(question, given), wrong };
  });
  const counted = each.map(({ question: { id: questionId }, mark, seconds, chosen }) => ({
    ...mark,
    questionId,
    seconds,
    chosen,
  }));
  const totalSeconds = attempt.card?.time ?? 0;
  return {
    statistics: {
      attemptNumber: 1,
      finished: { percentage, isPassing, totalSeconds, rating: undefined, answers: counted },
    },
    analysis: {
      answers: each
        .filter(({ question }) => !question.dropped)
        .map(({ question: { id: questionId, points }, mark, seconds, chosen, wrong }) => ({
          ...mark,
          questionId,
          points,
          seconds,
          chosen,
          wrong,
        })),
    },
  };
}

it('leaves statistics and analysis as a recount of all papers by the newest key would make them', async () => {
  const world = await correctable({ settings: { passingScore: 60 } });
  const { quiz, owner } = world;
  const ids = [];
  for (const paper of fc.sample(papers, 14)) ids.push((await takenWith(quiz, paper)).sessionId);
  await stream.drain();
  const corrections: Parameters<typeof world.apply>[0][] = [
    [
      { questionId: 'q1', correctAnswers: ['Paris', 'Lyon'] },
      { questionId: 'q4', drop: true },
    ],
    [{ questionId: 'q5', accept: ['Aurum'] }],
    [{ questionId: 'q4', correctAnswers: ['Schiller'] }],
    [{ questionId: 'q2', drop: true }],
  ];
  for (const [n, correction] of corrections.entries()) {
    expect((await world.apply(correction)).status).toBe(202);
    setClock((n + 1) * MINUTE);
    await stream.drain();
    const content = await getKeyedVersion((await getStoredQuiz(quiz.id)) as Quiz, 1);
    let statistics = emptyStatistics();
    let sums = emptyAnalysis(0);
    for (const id of ids) {
      const facts = factsOf((await getAttempt(id)) as Attempt, content);
      statistics = addAttempt(statistics, facts.statistics);
      sums = addToAnalysis(sums, facts.analysis);
    }
    const kept = { ...(await getStatistics(quiz.id)), attempts: statistics.attempts };
    expect(kept).toEqual(statistics);
    expect(mergeAnalysis(...(await listAnalysis(quiz.id)))).toEqual(sums);
    const { body } = await invokeEndpoint(getQuizAnalysis, quizzes.getQuizAnalysis, {
      token: owner.token,
      params: { id: quiz.id },
    });
    const medians = await loadMedianValues(quiz, statistics);
    const { questions } = content;
    expect(body.data).toEqual(
      JSON.parse(JSON.stringify(quizAnalysis({ questions, statistics, sums, medians }))),
    );
  }
  const { body } = await invokeEndpoint(getQuizAnalysis, quizzes.getQuizAnalysis, {
    token: owner.token,
    params: { id: quiz.id },
  });
  const [first, dropped] = body.data.questions;
  expect(first?.options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []))).toEqual(['Paris', 'Lyon']);
  expect(dropped).toMatchObject({ id: 'q2', dropped: true, seen: 14, analysed: 0, verdicts: [] });
});
