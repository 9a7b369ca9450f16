import { type QuizBody, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';

export type ComparedField = Exclude<keyof QuizForm, 'questions' | 'questionTimes'>;

/** What differs between two versions of a quiz, in numbers and names of fields. */
export interface Differences {
  fields: ComparedField[];
  questionsOnlyHere: number;
  questionsOnlyThere: number;
  questionsChanged: number;
  reordered: boolean;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Questions as they are sent, by their ids. */
const sentById = ({ questions = [] }: QuizBody) =>
  new Map(questions.map((question) => [question.id, question]));

const FIELDS: readonly ComparedField[] = [
  'title',
  'description',
  'category',
  'difficulty',
  'tags',
  'coverImage',
  'schedule',
  'settings',
  'rewards',
];

export function differences(here: QuizForm, there: QuizForm): Differences {
  const [bodyHere, bodyThere] = [toQuizBody(here), toQuizBody(there)];
  const [sentHere, sentThere] = [sentById(bodyHere), sentById(bodyThere)];
  const common = here.questions.filter((question) => sentThere.has(question.id));
  const idsHere = new Set(here.questions.map((question) => question.id));
  const commonThere = there.questions.filter((question) => idsHere.has(question.id));
  return {
    fields: FIELDS.filter((field) => !same(bodyHere[field], bodyThere[field])),
    questionsOnlyHere: here.questions.length - common.length,
    questionsOnlyThere: there.questions.length - commonThere.length,
    questionsChanged: common.filter(({ id }) => !same(sentHere.get(id), sentThere.get(id))).length,
    reordered: !same(
      common.map((question) => question.id),
      commonThere.map((question) => question.id),
    ),
  };
}
