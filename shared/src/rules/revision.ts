import { countBlanks } from '../grading/blanks.ts';
import type { Question } from '../model/question.ts';
import type { OwnQuiz } from '../model/quiz.ts';

/** The parts of a version that its readers meet. */
export type VersionFacts = Pick<OwnQuiz, 'title' | 'description' | 'settings' | 'questions'>;

export interface QuestionChange {
  questionId: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
  /** What differs, of a changed question. */
  fields: string[];
  affectsScores: boolean;
}

export interface VersionChanges {
  /** Paths of what differs beside the questions, e.g. `settings.passingScore`. */
  fields: string[];
  questions: QuestionChange[];
  /** Whether the same answers could get another score, or pass where they failed. */
  affectsScores: boolean;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Names of fields whose values differ; a field that is absent equals one that is undefined. */
function differing(before: object, after: object): string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !isSame(old[name], now[name])).toSorted();
}

/** Everything that the grade of an answer depends on; the order of options and what is only shown is left out. */
function gradedBy(question: Question): unknown {
  const { type, points, options, correctAnswers } = question;
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
export const affectsGrading = (before: Question, after: Question): boolean =>
  !isSame(gradedBy(before), gradedBy(after));

/** Questions of both versions that lie on a longest common order have not moved; the others have. */
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

function changesOf(before: Question, after: Question, moved: boolean): QuestionChange[] {
  const fields = differing(before, after);
  const { id: questionId } = after;
  if (fields.length > 0) {
    return [{ questionId, change: 'changed', fields, affectsScores: affectsGrading(before, after) }];
  }
  return moved ? [{ questionId, change: 'moved', fields: [], affectsScores: false }] : [];
}

function questionChanges(before: readonly Question[], after: readonly Question[]): QuestionChange[] {
  const old = new Map(before.map((question) => [question.id, question]));
  const kept = new Set(after.map(({ id }) => id));
  const still = unmoved(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return [
    ...after.flatMap((question): QuestionChange[] => {
      const earlier = old.get(question.id);
      return earlier
        ? changesOf(earlier, question, !still.has(question.id))
        : [{ questionId: question.id, change: 'added', fields: [], affectsScores: true }];
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map(
        ({ id }): QuestionChange => ({
          questionId: id,
          change: 'removed',
          fields: [],
          affectsScores: true,
        }),
      ),
  ];
}

/** Of the settings only the passing score decides about results; the others say how a quiz is taken and shown. */
const SCORING_FIELDS = new Set(['settings.passingScore']);

/** What a version changes: questions in the order of the new version, then those that are gone. */
export function diffVersions(before: VersionFacts, after: VersionFacts): VersionChanges {
  const fields = [
    ...(['title', 'description'] as const).filter((name) => before[name] !== after[name]),
    ...differing(before.settings, after.settings).map((name) => `settings.${name}`),
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
