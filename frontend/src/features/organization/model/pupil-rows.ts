import { MOST_PUPILS, NewPupils } from '@quizhall/shared/model/pupil';
import { parsePupils } from '@quizhall/shared/model/pupil-account';
import { pupilMessages as TEXT } from '../pupil-messages.ts';

const PUPIL = NewPupils.shape.pupils.element;
const PROBLEMS: Record<string, (line: number) => string> = {
  name: TEXT.nameMissing,
  userName: TEXT.userNameWrong,
  password: TEXT.passwordWrong,
};

/** First problem of a pasted list, with its line; undefined for a list that can be sent. */
export function pupilProblem(text: string): string | undefined {
  const rows = parsePupils(text);
  if (rows.length === 0) return TEXT.missing;
  if (rows.length > MOST_PUPILS) return TEXT.many(MOST_PUPILS);
  for (const [index, row] of rows.entries()) {
    const issue = PUPIL.safeParse(row).error?.issues[0];
    if (issue) return (PROBLEMS[String(issue.path[0])] ?? TEXT.nameMissing)(index + 1);
  }
  return undefined;
}
