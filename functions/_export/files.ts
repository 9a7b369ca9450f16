import type { Media, Question } from '@quizhall/shared/model/question';
import { kindOf } from '@quizhall/shared/rules/uploads';
import { element } from './qti-html.ts';

/** The pictures, sounds and films that leave with the questions, by their keys. */
export type ExportedFiles = ReadonlyMap<string, Uint8Array>;

export const NO_FILES: ExportedFiles = new Map();

/** As which a file lies beside the questions: the end of its key, which names its content or is drawn by chance. */
export const nameOfFile = (key: string): string => key.split('/').at(-1) ?? key;

/** What shows a file in HTML. */
export function mediaHtml({ key, alt }: Media, src: string): string {
  const kind = kindOf(key);
  if (kind === 'picture') return element('img', '', { src, alt });
  // HTML closes none of them by itself, so they are never empty.
  return element(kind === 'audio' ? 'audio' : 'video', ' ', { src, controls: 'controls', 'aria-label': alt });
}

type Illustrated = Pick<Question, 'media' | 'options'>;

const mediaOf = ({ media, options }: Illustrated): Media[] =>
  [media, ...options.map((option) => option.media)].filter((file) => file !== undefined);

/** The keys of all files that questions and their passages show, each once. */
export const shownFiles = (
  questions: readonly Question[],
  passages: readonly { media?: Media | undefined }[] = [],
): Set<string> =>
  new Set(
    [...passages.flatMap(({ media }) => media ?? []), ...questions.flatMap(mediaOf)].map(({ key }) => key),
  );

/** What of its pictures, sounds and films does not leave with a question. */
export function mediaLost(question: Illustrated, files: ExportedFiles): string[] {
  const all = mediaOf(question);
  return [
    ...(all.some(({ key }) => !files.has(key)) ? [MEDIA_LOSS] : []),
    ...(all.some(({ captionsKey }) => captionsKey) ? ['Captions were left out'] : []),
  ];
}

const MEDIA_LOSS = 'The picture was left out';
