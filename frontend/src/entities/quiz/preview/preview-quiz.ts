import { countBlanks } from '@quizhall/shared/grading';
import type { Language, QuestionType } from '@quizhall/shared/model/enums';
import { messages } from './messages.ts';

/** A file as the preview can show it. */
export interface PreviewMedia {
  /** Its key or name, by whose ending one knows what it is. */
  name: string;
  /** None while nobody can be shown it, as before the check of an upload. */
  url: string | undefined;
  alt: string;
  captionsUrl?: string | undefined;
}

export interface PreviewOption {
  text: string;
  media?: PreviewMedia | undefined;
}

/** A question without its key: whatever it is made from, nothing here tells what is right. */
export interface PreviewQuestion {
  type: QuestionType;
  question: string;
  description: string;
  /** Answers are compared as numbers. */
  numeric?: boolean | undefined;
  points: number;
  /** Seconds of its own; 0 = none. */
  timeLimit: number;
  options: PreviewOption[];
  /** Left sides. */
  prompts: string[];
  /** Right sides, or what is to be put in order; see `mixed`. */
  choices: string[];
  media?: PreviewMedia | undefined;
  passageId?: string | undefined;
}

export interface PreviewPassage {
  id: string;
  title: string;
  text: string;
  media?: PreviewMedia | undefined;
}

/** A quiz as participants meet it, before it is published or even saved. */
export interface PreviewQuiz {
  title: string;
  description: string;
  instructions: string;
  /** Minutes; undefined where it is not said. */
  minutes?: number | undefined;
  cover?: string | undefined;
  language?: Language | undefined;
  passages: PreviewPassage[];
  questions: PreviewQuestion[];
}

/**
 * What somebody has entered in the dry run. Choices and items are known by their places, because two may read the same:
 * chosen places; the text of each blank or line; the chosen place for each left side; places in the order given.
 */
export type DryAnswer = readonly string[];

/** What a question is tried out by. */
export interface TryProps {
  question: PreviewQuestion;
  answer: DryAnswer;
  onAnswer: (answer: DryAnswer) => void;
  /** Id of the element that words the question. */
  labelledBy: string;
}

/** Not in the author's order, which is the key of matching and ordering questions; the same each time. */
export function mixed(texts: readonly string[]): string[] {
  const sorted = texts.toSorted((a, b) => a.localeCompare(b, 'en'));
  const isKey = sorted.every((text, place) => text === texts[place]);
  return isKey ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted;
}

/** The same list with one entry changed, filled up to it. */
export const withEntry = (answer: DryAnswer, place: number, entry: string): string[] =>
  Array.from({ length: Math.max(answer.length, place + 1) }, (_, at) =>
    at === place ? entry : (answer[at] ?? ''),
  );

/** One of several comes and goes, one of one takes the place of the other. */
export function withChoice(answer: DryAnswer, place: number, several: boolean): DryAnswer {
  const chosen = String(place);
  if (!several) return [chosen];
  return answer.includes(chosen) ? answer.filter((one) => one !== chosen) : [...answer, chosen];
}

/** The places of the items in the order given. */
export const orderOf = (answer: DryAnswer, count: number): number[] =>
  answer.length === count ? answer.map(Number) : Array.from({ length: count }, (_, place) => place);

const hasChoices = ({ type, options, prompts, choices }: PreviewQuestion): boolean => {
  if (type === 'one_choice' || type === 'multiple_choice') return options.length >= 2;
  if (type === 'matching') return prompts.length > 0 && choices.length > 0;
  return type !== 'ordering' || choices.length >= 2;
};

/** What a participant would find missing in a question. */
export function missingIn(question: PreviewQuestion): string[] {
  const { type, question: stem } = question;
  return [
    ...(stem === '' ? [messages.missing.stem] : []),
    ...(type === 'fill_blank' && stem !== '' && countBlanks(stem) === 0 ? [messages.missing.blanks] : []),
    ...(hasChoices(question) ? [] : [messages.missing.choices[type] ?? messages.missing.stem]),
  ];
}
