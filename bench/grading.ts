import { performance } from 'node:perf_hooks';
import { gradeQuestion } from '@quizhall/shared/grading';
import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import type { Question, UserAnswer } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';

/** Answers per second on one core, all eight types in equal parts. */
const BUDGET = 200_000;
const ROUNDS = 7;
const ANSWERS_PER_ROUND = 400_000;

const partialCredit = true;

/** Questions of usual size, with the costlier gradings: partial credit, numbers, patterns, accents. */
const PAPER: [Question, UserAnswer[]][] = [
  [buildQuestion({ type: 'one_choice' }), ['Paris', 'Nice']],
  [buildQuestion({ type: 'multiple_choice', grading: { partialCredit } }), [['2', '3'], ['2', '9'], []]],
  [buildQuestion({ type: 'true_false' }), ['True', 'False']],
  [buildQuestion({ type: 'short_answer' }), [' goethe ', 'Schiller', 'Göthe']],
  [
    buildQuestion({
      type: 'short_answer',
      correctAnswers: ['*colo[u]r*', 'hue'],
      grading: { match: 'pattern', foldAccents: true },
    }),
    ['the Colour red', 'shade', 'Tönung'],
  ],
  [buildQuestion({ type: 'essay' }), ['Because of lead in the water, and because of inflation.']],
  [
    buildQuestion({
      type: 'fill_blank',
      question: '___ is the capital of ___.',
      correctAnswers: ['Paris | Lutetia', 'France'],
      grading: { partialCredit },
    }),
    [
      ['paris', 'FRANCE'],
      ['Lyon', 'France'],
    ],
  ],
  [
    buildQuestion({
      type: 'fill_blank',
      question: 'π is about ___.',
      correctAnswers: ['3.14:0.01'],
      grading: { match: 'number' },
    }),
    ['3,14', '22', 'three'],
  ],
  [
    buildQuestion({ type: 'matching', grading: { partialCredit } }),
    [
      ['Paris', 'Rome', 'Madrid'],
      ['Lyon', 'Rome', ''],
    ],
  ],
  [
    buildQuestion({ type: 'ordering', grading: { partialCredit } }),
    [
      ['Stone Age', 'Bronze Age', 'Iron Age', 'Middle Ages'],
      ['Iron Age', 'Bronze Age', 'Stone Age', 'Middle Ages'],
    ],
  ],
];

/** The work in equal parts by type, whatever number of questions stands for one. */
const byType = QUESTION_TYPES.map((type) =>
  PAPER.filter(([question]) => question.type === type).flatMap(([question, answers]) =>
    answers.map((answer) => ({ question, answer })),
  ),
);

function gradeRound(): number {
  const start = performance.now();
  let hundredths = 0;
  for (let count = 0; count < ANSWERS_PER_ROUND; count += 1) {
    const cases = byType[count % byType.length] ?? [];
    const { question, answer } = cases[Math.floor(count / byType.length) % cases.length] ?? {};
    if (question && answer !== undefined) hundredths += gradeQuestion(question, answer).hundredths;
  }
  if (hundredths === 0) throw new Error('Nothing was graded');
  return (ANSWERS_PER_ROUND / (performance.now() - start)) * 1_000;
}

gradeRound();
const rates = Array.from({ length: ROUNDS }, gradeRound).toSorted((a, b) => a - b);
const [slowest = 0] = rates;
const median = rates[Math.floor(ROUNDS / 2)] ?? 0;
const show = (rate: number) => Math.round(rate / 1_000).toLocaleString('en');
console.log(`Grading, eight types mixed, one core: median ${show(median)} thousand answers/s`);
console.log(`slowest of ${ROUNDS} rounds ${show(slowest)} thousand, budget ${show(BUDGET)} thousand`);
if (median < BUDGET) process.exitCode = 1;
