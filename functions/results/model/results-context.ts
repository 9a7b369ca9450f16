import type { ResultsQuestion } from '@quizhall/shared/model/results/results-file';
import type { QuizStatistics } from '@quizhall/shared/rules/results/statistics';
import { toOverviewNumbers } from '@quizhall/shared/rules/results/statistics';
import type { QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { splitAtBlanks } from '@quizhall/shared/grading';
import type { DepartmentFilter } from '../../organizations/model/department-filter.ts';
import type { Reliability } from './reliability.ts';
import { readable } from './submission-row.ts';

/** What the numbers say of a question; undefined where it is not counted singly. */
interface Counted {
  seen: number;
  correctPercent: number;
  /** Average over the submissions with an answer; undefined without any. */
  averageSeconds: number | undefined;
  waiting: number;
}

/** What is the same for all submissions of a file: whatever decides on its columns, and what stands around the rows. */
export interface About {
  quiz: { id: string; title: string; code: string; newestVersion: number };
  until: string;
  /** The newest version's in its order, then those that only older ones asked. */
  questions: (ResultsQuestion & { counted?: Counted | undefined })[];
  /** At least as many answers as the file has. */
  mostAnswers: number;
  /** Further fields of participants, by the name under which they are stored. */
  fields: { field: string; label: string }[];
  /** Absent in files that were begun before they had it. */
  reliability?: Reliability;
}

/** Field of the start form, and of the results of organizations' quizzes. */
export const DEPARTMENT = 'department';

/** Stored beside them with every attempt. */
const OWN_COLUMNS: readonly string[] = ['name', 'email'];

/**
 * `versions`: whichever the submissions were taken on and the newest one, newest first; of each, nothing is kept but what
 * stands in columns.
 */
export async function aboutOf(
  { id, title, code, version }: Quiz,
  versions: AsyncIterable<readonly [number: number, content: QuizVersion]>,
  {
    until,
    submissions,
    statistics,
    reliability,
    classes,
  }: {
    until: string;
    submissions: number;
    statistics: QuizStatistics;
    reliability: Reliability;
    classes: DepartmentFilter | undefined;
  },
): Promise<About> {
  let longest = 0;
  const questions = new Map<string, About['questions'][number]>();
  const fields = new Map<string, string>();
  for await (const [number, content] of versions) {
    longest = Math.max(longest, content.questions.length);
    for (const { field, label } of content.settings.participantInfo)
      if (!OWN_COLUMNS.includes(field) && !fields.has(field)) fields.set(field, label);
    const counted = countedIn(content, statistics);
    for (const [place, question] of content.questions.entries()) {
      if (questions.has(question.id)) continue;
      questions.set(question.id, {
        id: question.id,
        number: place + 1,
        version: number,
        type: question.type,
        text: stemOf(question),
        points: question.points,
        counted: counted.get(question.id),
      });
    }
  }
  // Quizzes of organizations have the column, whether or not their form asks for it.
  if (classes && !fields.has(DEPARTMENT)) fields.set(DEPARTMENT, 'Department');
  return {
    quiz: { id, title, code, newestVersion: version },
    until,
    questions: [...questions.values()],
    mostAnswers: submissions * longest,
    fields: [...fields].map(([field, label]) => ({ field, label })),
    reliability,
  };
}

/** What a question asks, without marks. */
export const stemOf = (question: QuizVersion['questions'][number]): string => {
  const text =
    question.type === 'fill_blank' ? splitAtBlanks(question.question).join('___') : question.question;
  return readable(text, question);
};

const countedIn = ({ questions }: QuizVersion, statistics: QuizStatistics): Map<string, Counted> =>
  new Map(
    toOverviewNumbers(statistics, questions).questions.map((numbers) => [
      numbers.id,
      {
        seen: numbers.seen,
        correctPercent: numbers.avgCorrect,
        averageSeconds: numbers.answers > 0 ? numbers.avgTimeSeconds : undefined,
        waiting: numbers.pending,
      },
    ]),
  );
