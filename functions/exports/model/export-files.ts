import type { Media, Question } from '@quizhall/shared/model/quizzes/question';
import { type FileKind, kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import { element } from './qti-html.ts';

/** Pictures, sounds and films of one export together: they are held at once, and written again at each place in Moodle XML. */
export const MOST_MEDIA_BYTES = 50_000_000;

/** A file that stays behind, because one export carries no more. */
export const NO_ROOM = 'no room';

/** The pictures, sounds and films that leave with the questions, by their keys. */
export type ExportedFiles = ReadonlyMap<string, Uint8Array | typeof NO_ROOM>;

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
    ...filesLost(all, files),
    ...(all.some(({ captionsKey }) => captionsKey) ? ['Captions were left out'] : []),
  ];
}

const NAMES: Partial<Record<FileKind, string>> = { audio: 'sound', video: 'film' };

/** Of these the ones that are not among the files, each kind of loss once. */
function filesLost(media: readonly Media[], files: ExportedFiles): string[] {
  const losses = media.flatMap(({ key }) => {
    const file = files.get(key);
    if (file instanceof Uint8Array) return [];
    const why =
      file === NO_ROOM
        ? `: one file carries ${MOST_MEDIA_BYTES / 1_000_000} MB of pictures, sounds and films`
        : '';
    return [`The ${NAMES[kindOf(key) ?? 'picture'] ?? 'picture'} was left out${why}`];
  });
  return [...new Set(losses)];
}

/** The losses of a format that holds no files. */
export const allMediaLost = (question: Illustrated): string[] => filesLost(mediaOf(question), NO_FILES);
