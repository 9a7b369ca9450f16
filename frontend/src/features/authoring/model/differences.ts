import { toQuestionInput, toQuizBody } from './form-mapping.ts';
import type { QuestionForm, QuizForm } from './quiz-form.ts';

export type ComparedField = Exclude<keyof QuizForm, 'questions'>;

/** What differs between two versions of a quiz, in numbers and names of fields. */
export interface Differences {
  fields: ComparedField[];
  questionsOnlyHere: number;
  questionsOnlyThere: number;
  questionsChanged: number;
  reordered: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sameQuestion = (a: QuestionForm, b: QuestionForm) => same(toQuestionInput(a), toQuestionInput(b));

const FIELDS: readonly ComparedField[] = [
  'title',
  'description',
  'category',
  'difficulty',
  'tags',
  'coverImage',
  'schedule',
  'settings',
];

export function differences(here: QuizForm, there: QuizForm): Differences {
  const [bodyHere, bodyThere] = [toQuizBody(here), toQuizBody(there)];
  const byId = new Map(there.questions.map((question) => [question.id, question]));
  const common = here.questions.filter((question) => byId.has(question.id));
  const idsHere = new Set(here.questions.map((question) => question.id));
  const commonThere = there.questions.filter((question) => idsHere.has(question.id));
  return {
    fields: FIELDS.filter((field) => !same(bodyHere[field], bodyThere[field])),
    questionsOnlyHere: here.questions.length - common.length,
    questionsOnlyThere: there.questions.length - commonThere.length,
    questionsChanged: common.filter((question) => {
      const other = byId.get(question.id);
      return other !== undefined && !sameQuestion(question, other);
    }).length,
    reordered: !same(
      common.map((question) => question.id),
      commonThere.map((question) => question.id),
    ),
  };
}
