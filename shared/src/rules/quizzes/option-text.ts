import type { Media, Option } from '../../model/quizzes/question.ts';

/** Of an option that is a picture, sound or film alone, its alternative text is what an answer names. */
export const withAnswerText = (option: Option): Option =>
  option.text || !option.media ? option : { ...option, text: option.media.alt };

/** Whether an option is its picture, sound or film alone: its text is the alternative one and is not shown beside it. */
export const isMediaAlone = ({
  text,
  media,
}: {
  text: string;
  media?: Pick<Media, 'alt'> | undefined;
}): boolean => media !== undefined && text === media.alt;
