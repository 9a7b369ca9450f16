/** Both usual spellings mark a blank, `___` and `_____`: three or more underscores in a row. */
export const BLANK = /_{3,}/;

/** The text around the blanks: always one piece more than there are blanks. */
export const splitAtBlanks = (text: string): string[] => text.split(BLANK);

export const countBlanks = (text: string): number => splitAtBlanks(text).length - 1;
