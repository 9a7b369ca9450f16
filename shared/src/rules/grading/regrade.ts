import { acceptedPerBlank } from './fill-blank.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Correction } from '../../model/grading/regrade.ts';
import { rightSides } from './matching.ts';
import {
  corrected,
  gradesAlike,
  gradingOf,
  type KeyChange,
  type KeyedQuestion,
  placesOf,
} from '../quizzes/corrections.ts';
import { questionProblems } from '../quizzes/publish.ts';

/** A correction as it is kept, without the versions that it is about; or what is wrong with it, by field. */
type Read = { change: KeyChange } | { errors: Record<string, string> };

const KINDS = ['options', 'correctAnswers', 'accept', 'drop'] as const;

const refused = (field: string, message: string): Read => ({ errors: { [field]: message } });
const isChoice = ({ options }: KeyedQuestion): boolean => options.length > 0;
const isWritten = ({ type }: KeyedQuestion): boolean => type === 'short_answer' || type === 'fill_blank';

/** The right side of each left one, or every item once; kept with what it belongs to, so that other versions find it. */
function readRights({ questionId, correctAnswers = [] }: Correction, question: KeyedQuestion): Read {
  const places = placesOf(question) ?? [];
  const known = question.type === 'matching' ? rightSides(question) : places;
  const unknown = correctAnswers.findIndex((text) => !known.includes(text));
  if (unknown >= 0) return refused(`correctAnswers.${unknown}`, 'This text is not part of the question');
  const isWhole = correctAnswers.length === places.length;
  if (question.type === 'matching' && !isWhole)
    return refused('correctAnswers', `Please choose what belongs to each of the ${places.length} left sides`);
  if (question.type === 'ordering' && !(isWhole && new Set(correctAnswers).size === places.length))
    return refused('correctAnswers', 'Please put every item in the order once');
  return { change: { questionId, correctAnswers, places } };
}

/** What each kind of correction makes of a question; it names every option, so that a later look needs nothing else. */
const READ: Record<(typeof KINDS)[number], (correction: Correction, question: KeyedQuestion) => Read> = {
  drop: ({ questionId }) => ({ change: { questionId, drop: true } }),

  options({ questionId, options = [] }, question) {
    if (!isChoice(question)) return refused('options', 'This question has no options');
    const known = new Map(question.options.map(({ text, isCorrect }) => [text, isCorrect]));
    const unknown = options.findIndex(({ text }) => !known.has(text));
    if (unknown >= 0) return refused(`options.${unknown}.text`, 'This option is not part of the question');
    for (const { text, isCorrect } of options) known.set(text, isCorrect);
    const marked = [...known].map(([text, isCorrect]) => ({ text, isCorrect }));
    return { change: { questionId, options: marked } };
  },

  correctAnswers({ questionId, correctAnswers = [] }, question) {
    if (isWritten(question)) return { change: { questionId, correctAnswers } };
    if (placesOf(question)) return readRights({ questionId, correctAnswers }, question);
    const texts = new Set(question.options.map(({ text }) => text));
    const unknown = correctAnswers.findIndex((text) => !texts.has(text));
    if (unknown >= 0) return refused(`correctAnswers.${unknown}`, 'This option is not part of the question');
    const options = [...texts].map((text) => ({ text, isCorrect: correctAnswers.includes(text) }));
    return { change: { questionId, options } };
  },

  accept({ questionId, accept = [] }, question) {
    if (!isWritten(question)) return refused('accept', 'Only written answers can be accepted');
    const blanks = acceptedPerBlank(question).length;
    if (blanks > 1 && accept.length > blanks) return refused('accept', `This question has ${blanks} blanks`);
    if (!accept.some(Boolean)) return refused('accept', 'Please enter an answer to accept');
    return { change: { questionId, accept } };
  },
};

/** Longer lists and entries than a question may have. */
function tooLong({ correctAnswers }: KeyedQuestion): string | undefined {
  if (correctAnswers.length > LIMITS.acceptedAnswers)
    return `A question can accept at most ${LIMITS.acceptedAnswers} answers`;
  return correctAnswers.some((text) => text.length > LIMITS.optionText)
    ? `The answers of a blank may have at most ${LIMITS.optionText} characters together`
    : undefined;
}

/** What is missing; a corrected key of a single choice may accept several options, as that of a multiple choice does. */
const keyProblem = (question: KeyedQuestion): string | undefined =>
  Object.values(
    questionProblems(isChoice(question) ? { ...question, type: 'multiple_choice' } : question),
  )[0];

function readOne(correction: Correction, question: KeyedQuestion): Read {
  const kinds = KINDS.filter((kind) => correction[kind] !== undefined);
  const [kind] = kinds;
  if (!kind || kinds.length > 1) return refused('questionId', 'Please say one change for each question');
  if (question.type === 'essay')
    return refused('questionId', 'Essays are graded by a person: they have no key');
  const read = READ[kind](correction, question);
  if ('errors' in read || read.change.drop) return read;
  const { change } = read;
  const isRight =
    change.correctAnswers?.some(Boolean) ?? change.options?.some((one) => one.isCorrect) ?? true;
  if (!isRight) return refused(kind, 'Please leave at least one right answer');
  const next = corrected(question, change);
  const problem = keyProblem(next) ?? tooLong(next);
  return problem ? refused(kind, problem) : read;
}

/** Earlier versions of the quiz, whose questions a correction reaches as well. */
export interface KeyHistory {
  /** Questions of earlier versions that the newest version no longer asks. */
  former?: readonly KeyedQuestion[];
  /** Questions of the newest version as earlier versions ask them, by id. */
  earlier?: ReadonlyMap<string, readonly KeyedQuestion[]>;
  /** Some earlier versions are missing here. */
  isPartial?: boolean;
}

/**
 * Checks corrections against the newest version and the versions before it, each with its current key. A correction must
 * change the grading in at least one of them. `errors` are keyed by field, as in an API failure.
 */
export function readCorrections(
  questions: readonly KeyedQuestion[],
  corrections: readonly Correction[],
  { former = [], earlier = new Map(), isPartial = false }: KeyHistory = {},
): { changes: KeyChange[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const changes: KeyChange[] = [];
  const after = new Map([...former, ...questions].map((question) => [question.id, question]));
  const seen = new Set<string>();
  for (const [i, correction] of corrections.entries()) {
    const at = (field: string) => `corrections.${i}.${field}`;
    const question = after.get(correction.questionId);
    if (!question) errors[at('questionId')] = 'This question is not part of the quiz';
    else if (seen.has(question.id)) errors[at('questionId')] = 'This question is corrected twice';
    else {
      seen.add(question.id);
      const read = readOne(correction, question);
      if ('errors' in read)
        for (const [field, message] of Object.entries(read.errors)) errors[at(field)] = message;
      else {
        const versions = [question, ...(earlier.get(question.id) ?? [])];
        const change = withGrading(read.change, versions);
        const isNew = versions.some((one) => !gradesAlike(one, corrected(one, change)));
        if (!isNew && !isPartial) errors[at('questionId')] = 'This is how the question is graded already';
        after.set(question.id, corrected(question, change));
        changes.push(change);
      }
    }
  }
  if (questions.every(({ id }) => after.get(id)?.dropped))
    errors['corrections'] = 'At least one question has to count';
  return { changes, errors };
}

/** Brings the newest version's grading options along where an earlier version has others. */
function withGrading(change: KeyChange, [newest, ...earlier]: readonly KeyedQuestion[]): KeyChange {
  const grading = newest && !change.drop ? gradingOf(newest) : undefined;
  const isOther = earlier.some((one) => JSON.stringify(gradingOf(one)) !== JSON.stringify(grading));
  return grading && isOther ? { ...change, grading } : change;
}
