import { countBlanks } from '../grading/blanks.ts';
import type { QuestionInput } from '../../model/quizzes/question.ts';
import type { ChangeSummary } from '../../model/quizzes/version.ts';

/**
 * What its author wrote of a quiz, in one of two states that are compared. A part that one of them does not hold (a form
 * knows no rewards, a version from long ago no tags) is not compared.
 */
export interface QuizState {
  title: string;
  description?: string | undefined;
  category?: string | undefined;
  difficulty?: string | undefined;
  tags?: readonly string[] | undefined;
  language?: string | undefined;
  listed?: boolean | undefined;
  /** Key of the picture; null where there is none. */
  coverImage?: string | null | undefined;
  schedule?: object | undefined;
  settings: object;
  rewards?: object | undefined;
  prizePool?: object | undefined;
  passages?: readonly object[] | undefined;
  questions: readonly QuestionState[];
}

type QuestionState = QuestionInput & { id: string };

export interface QuestionChange {
  questionId: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
  /** What differs, of a changed question. */
  fields: string[];
  affectsScores: boolean;
}

export interface QuizChanges {
  /** Paths of what differs beside the questions, e.g. `settings.passingScore`. */
  fields: string[];
  questions: QuestionChange[];
  /** Whether the same answers could get another score, or pass where they failed. */
  affectsScores: boolean;
}

/** Absent equals undefined; the order in which a schema or a form names the fields says nothing. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
/** Whether two values have the same content; an absent field equals an undefined one. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Names of fields whose values differ; a field that is absent equals one that is undefined. */
function differing(before: object, after: object): string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  // Made from the texts, which are compared.
  names.delete('formulas');
  return [...names].filter((name) => !isSame(old[name], now[name])).toSorted();
}

/** Everything that the grade of an answer depends on; the order of options and what is only shown is left out. */
function gradedBy(question: QuestionInput): unknown {
  const { type, points, options = [], correctAnswers } = question;
  const keyed = options.map(({ text, isCorrect }) => `${isCorrect ? '+' : '-'}${text}`).toSorted();
  return [
    type,
    points,
    keyed,
    correctAnswers,
    type === 'fill_blank' && countBlanks(question.question),
    type === 'matching' && question.pairs,
    type === 'ordering' && question.items,
    'grading' in question && question.grading,
  ];
}

/** Whether the same answer may get other points. */
export const affectsGrading = (before: QuestionInput, after: QuestionInput): boolean =>
  !isSame(gradedBy(before), gradedBy(after));

/** Everything that decides what a question asks and what is right; not what it is worth, nor what is only shown beside it. */
function askedBy(question: QuestionInput): unknown {
  const { description = '', media, passageId, options = [] } = question;
  return [
    gradedBy({ ...question, points: 0 }),
    question.question,
    description,
    media,
    passageId,
    options.map((option) => option.media),
    question.type === 'matching' && question.distractors,
  ];
}

/** Whether two states of a question ask the same and accept the same. */
export const asksTheSame = (before: QuestionInput, after: QuestionInput): boolean =>
  isSame(askedBy(before), askedBy(after));

/** Whether a question is the one that it was, whatever else was changed: its words are the same, or what is right. */
export const goesOnWith = (before: QuestionInput, after: QuestionInput): boolean =>
  before.type === after.type &&
  (before.question === after.question || !affectsGrading({ ...before, points: 0 }, { ...after, points: 0 }));

/** Questions of both states that lie on a longest common order have not moved; the others have. */
function unmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const best: { ids: string[]; last: number }[] = [];
  for (const id of after) {
    const place = places.get(id);
    if (place === undefined) continue;
    const length = best.findLastIndex(({ last }) => last < place) + 1;
    best[length] = { ids: [...(best[length - 1]?.ids ?? []), id], last: place };
  }
  return new Set(best.at(-1)?.ids);
}

function changesOf(before: QuestionState, after: QuestionState, moved: boolean): QuestionChange[] {
  const fields = differing(before, after);
  const { id: questionId } = after;
  if (fields.length > 0) {
    return [{ questionId, change: 'changed', fields, affectsScores: affectsGrading(before, after) }];
  }
  return moved ? [{ questionId, change: 'moved', fields: [], affectsScores: false }] : [];
}

const whole = (change: 'added' | 'removed', { id: questionId }: QuestionState): QuestionChange => ({
  questionId,
  change,
  fields: [],
  affectsScores: true,
});

function questionChanges(
  before: readonly QuestionState[],
  after: readonly QuestionState[],
): QuestionChange[] {
  const old = new Map(before.map((question) => [question.id, question]));
  const kept = new Set(after.map(({ id }) => id));
  const still = unmoved([...old.keys()], [...kept]);
  return [
    ...after.flatMap((question) => {
      const earlier = old.get(question.id);
      if (!earlier) return [whole('added', question)];
      return changesOf(earlier, question, !still.has(question.id));
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((question) => whole('removed', question)),
  ];
}

const SIMPLE = [
  'passages',
  'title',
  'description',
  'category',
  'difficulty',
  'tags',
  'language',
  'listed',
  'coverImage',
] as const;
const SECTIONS = ['schedule', 'settings', 'rewards', 'prizePool'] as const;

/** Of the settings only the passing score decides about results; the others say how a quiz is taken and shown. */
const SCORING_FIELDS = new Set(['settings.passingScore']);

/** What differs between two states of a quiz: questions in the order of the later one, then those that are gone. */
export function changesBetween(before: QuizState, after: QuizState): QuizChanges {
  const isHeld = (name: keyof QuizState) => before[name] !== undefined && after[name] !== undefined;
  const fields = [
    ...SIMPLE.filter((name) => isHeld(name) && !isSame(before[name], after[name])),
    ...SECTIONS.filter(isHeld).flatMap((section) =>
      differing(before[section] ?? {}, after[section] ?? {}).map((name) => `${section}.${name}`),
    ),
  ];
  const questions = questionChanges(before.questions, after.questions);
  return {
    fields,
    questions,
    affectsScores:
      questions.some(({ affectsScores }) => affectsScores) ||
      fields.some((field) => SCORING_FIELDS.has(field)),
  };
}

/** The same in numbers, as it is kept of every version. */
export function summariseChanges({ fields, questions, affectsScores }: QuizChanges): ChangeSummary {
  const count = (wanted: QuestionChange['change']) =>
    questions.filter(({ change }) => change === wanted).length;
  return {
    fields,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    moved: count('moved'),
    affectsScores,
  };
}
