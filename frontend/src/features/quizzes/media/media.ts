import { INCOMING_PREFIX } from '@quizhall/shared/model/enums';
import type { Media } from '@quizhall/shared/model/quizzes/question';
import type * as z from 'zod';
import { isMediaAlone, withAnswerText } from '@quizhall/shared/rules/quizzes/option-text';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { OptionForm, QuestionForm, QuizForm } from '../editor/quiz-form.ts';

/** Location of a file of a question or passage. Identified by ids because rows and questions can move. */
export type MediaPlace = OfQuestion | { passageId: string };

interface OfQuestion {
  questionId: string;
  /** Key of the option; undefined for the question's own file. */
  optionKey?: string | undefined;
}

/** Returns the upload slot of this place. */
export const slotOf = (place: MediaPlace): string =>
  'passageId' in place
    ? `media/passage/${place.passageId}`
    : `media/${place.questionId}/${place.optionKey ?? ''}`;

/** Returns the media to send. Alternative text that repeats the visible text is omitted. */
function sentMedia({ key, alt, captionsKey }: Media, text?: string): Media {
  const words = alt.trim();
  return { key, alt: words === text ? '' : words, ...(captionsKey && { captionsKey }) };
}

/** Returns the question's media as a spreadable object; empty if it has none. */
export const mediaOf = ({ media }: Pick<QuestionForm, 'media'>) => (media ? { media: sentMedia(media) } : {});

/** Returns the option to send. The alternative text of a picture without text becomes the answer. */
export function sentOption({ text: written, isCorrect, explanation, media }: OptionForm) {
  const text = written.trim();
  const option = { text, isCorrect, explanation: explanation.trim() };
  return media ? withAnswerText({ ...option, media: sentMedia(media, text) }) : option;
}

/** Returns the author's text of a stored option. */
export const writtenText = (option: { text: string; media?: Media | undefined }): string =>
  isMediaAlone(option) ? '' : option.text;

/** True if an option has neither text nor media. */
export const isEmptyOption = ({ text, media }: Pick<OptionForm, 'text' | 'media'>): boolean =>
  text.trim() === '' && !media;

/** Returns the URL of a file: the local file, or the server's checked copy. Unchecked uploads are never displayed. */
export const addressOf = (key: string, local: string | undefined): string | undefined =>
  local ?? (key.startsWith(INCOMING_PREFIX) ? undefined : mediaUrl(key));

/** Returns the current form path of the media; undefined if its question or passage was deleted. */
export function pathOf({ questions, passages }: Pick<QuizForm, 'questions' | 'passages'>, place: MediaPlace) {
  if ('passageId' in place) {
    const at = passages.findIndex(({ id }) => id === place.passageId);
    return at < 0 ? undefined : (`passages.${at}.media` as const);
  }
  const { questionId, optionKey } = place;
  const index = questions.findIndex(({ id }) => id === questionId);
  if (index < 0) return undefined;
  if (optionKey === undefined) return `questions.${index}.media` as const;
  const row = questions[index]?.options.findIndex(({ key }) => key === optionKey) ?? -1;
  return row < 0 ? undefined : (`questions.${index}.options.${row}.media` as const);
}

interface Uploaded {
  questions?: readonly Asked[] | undefined;
  passages?: readonly Holder[] | undefined;
  coverImage?: { key: string } | null | undefined;
}

/** Returns the keys of files that are uploaded but not saved. */
export function uploadedKeys({ questions = [], passages = [], coverImage }: Uploaded): string[] {
  const files = [...holdersOf(questions), ...passages].flatMap(({ media }) => [
    media?.key,
    media?.captionsKey,
  ]);
  return [...files, coverImage?.key]
    .filter((key) => key !== undefined)
    .filter((key) => key.startsWith(INCOMING_PREFIX));
}

type Clipboard = Pick<DataTransfer, 'files' | 'getData'>;

/** Returns the picture in a clipboard. Text takes precedence, because spreadsheets copy both. */
export function pictureIn(clipboard: Clipboard): File | undefined {
  if (clipboard.getData('text/plain') !== '') return undefined;
  return [...clipboard.files].find(({ type }) => type.startsWith('image/'));
}

/** Question or option, from the form or a request body. */
type Holder = { media?: Pick<z.input<typeof Media>, 'key' | 'captionsKey'> | undefined };
type Asked = Holder & { options?: Holder[] | undefined };

const holdersOf = (questions: readonly Asked[]): Holder[] =>
  questions.flatMap((question) => [question, ...(question.options ?? [])]);

/**
 * Maps upload keys to the keys of the server's checked copies. Both lists contain the same questions in the same
 * order.
 */
export function keptKeys(sent: readonly Asked[], kept: readonly Asked[]): Map<string, string> {
  const keys = new Map<string, string>();
  const answered = holdersOf(kept);
  for (const [place, { media }] of holdersOf(sent).entries()) {
    const copy = answered[place]?.media;
    if (!media || !copy) continue;
    keys.set(media.key, copy.key);
    if (media.captionsKey && copy.captionsKey) keys.set(media.captionsKey, copy.captionsKey);
  }
  return keys;
}

/** Replaces upload keys with the keys that the server stored. Returns the same object if nothing changed. */
export function withKeys<Question extends Asked>(
  question: Question,
  keys: ReadonlyMap<string, string>,
): Question {
  const changes = holdersOf([question]).some(
    ({ media }) => media && (isOther(keys, media.key) || isOther(keys, media.captionsKey)),
  );
  if (!changes) return question;
  return {
    ...renamed(question, keys),
    ...(question.options && { options: question.options.map((o) => renamed(o, keys)) }),
  };
}

const isOther = (keys: ReadonlyMap<string, string>, key: string | undefined): boolean =>
  key !== undefined && (keys.get(key) ?? key) !== key;

function renamed<Held extends Holder>(holder: Held, keys: ReadonlyMap<string, string>): Held {
  const { media } = holder;
  if (!media) return holder;
  const { key, captionsKey } = media;
  return {
    ...holder,
    media: {
      ...media,
      key: keys.get(key) ?? key,
      ...(captionsKey && { captionsKey: keys.get(captionsKey) ?? captionsKey }),
    },
  };
}

/** Returns the indexes of questions whose upload keys were replaced. */
export const outdated = (
  { questions }: Pick<QuizForm, 'questions'>,
  keys: ReadonlyMap<string, string>,
): [index: number, question: QuestionForm][] =>
  questions.flatMap((question, index) => {
    const next = withKeys(question, keys);
    return next === question ? [] : [[index, next]];
  });

/** Fits a size into the bounds with the same aspect ratio, without enlarging it. */
export function fittedSize(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
