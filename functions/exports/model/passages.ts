import type { Passage, Question } from '@quizhall/shared/model/quizzes/question';
import { type ExportedFiles, mediaLost } from './export-files.ts';

/** A question as its format has it, and the passage that it is about. */
export interface AboutPassage {
  text: string;
  passageId: string | undefined;
}

/** Stands where questions are about no passage any more. A platform shows an empty line for it. */
export const END_NAME = 'End of the text';
export const END_HTML = '&nbsp;';

/**
 * The questions of a file in which a passage is an item of its own, about which all that follow are: before the first of
 * neighbours that share one, and an empty one before those that are about none.
 */
export function withPassageItems<Kind extends AboutPassage>(
  questions: readonly Kind[],
  write: (passageId: string, first: Kind) => string,
  end: string,
): string[] {
  let open: string | undefined;
  return questions.flatMap((question) => {
    const { text, passageId } = question;
    if (passageId === open) return [text];
    open = passageId;
    return [passageId === undefined ? end : write(passageId, question), text];
  });
}

/** Its passage, if that is there. */
export const knownPassage = (
  { passageId }: Question,
  passages: ReadonlyMap<string, Passage>,
): string | undefined => (passageId !== undefined && passages.has(passageId) ? passageId : undefined);

/** What of its passage does not leave with a question. */
export function passageLost(
  { passageId }: Question,
  passages: ReadonlyMap<string, Passage>,
  { files, title }: { files: ExportedFiles; title: boolean },
): string[] {
  const passage = passages.get(passageId ?? '');
  if (!passage) return [];
  return [
    ...(passage.title && !title ? ['The title of its passage was written into its text'] : []),
    ...mediaLost({ media: passage.media, options: [] }, files).map((loss) => `${loss} of its passage`),
  ];
}

/** For formats in which a passage has no title: above its text. */
export const titledText = ({ title, text }: Passage, write: (text: string) => string): string =>
  [title && write(title), text].filter(Boolean).join('\n\n');
