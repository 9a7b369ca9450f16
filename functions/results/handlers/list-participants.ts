import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { dateOf, pageOfRoster, type RosterRow, scoreOfRow } from '@quizhall/shared/rules/results/roster';
import { decodeListCursor, encodeListCursor } from '../../quizzes/model/list-cursor.ts';
import { readRoster } from '../model/roster.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { findDepartmentFilter } from '../../organizations/model/department-filter.ts';
import { picturesOf } from '../../attempts/model/profile-pictures.ts';

export const handler = permittedEndpoint(quizzes.listParticipants, async ({ quiz, query }) => {
  const { cursor, departmentId, ...wanted } = query;
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const [roster, classes] = await Promise.all([readRoster(quiz.id), findDepartmentFilter(quiz)]);
  const isIn = classes && departmentId && (await classes.within(departmentId === 'none' ? '' : departmentId));
  const found = isIn ? roster.filter(({ participant }) => isIn(participant)) : roster;
  const { rows, counts, next } = pageOfRoster(found, { ...wanted, after });
  const shown = rows.map(({ participant }) => participant);
  const [pictureOf, departmentOf] = await Promise.all([picturesOf(shown), classes?.of(shown)]);
  return {
    participants: rows.map((row) => ({
      ...toParticipant(quiz.id, row),
      avatarUrl: pictureOf(row.participant),
      department: departmentOf?.(row.participant),
    })),
    ...(classes && { departments: classes.departments }),
    counts,
    nextCursor: next && encodeListCursor(next),
  };
});

const toIso = (at: number): string => new Date(at).toISOString();

function toParticipant(quizId: string, row: RosterRow) {
  const { participant, number, name, email, status, seconds, startedAt } = row;
  return {
    submissionId: formatAttemptId({ quizId, participant, number }),
    participantId: participant,
    name,
    email,
    score: scoreOfRow(row),
    status,
    attemptNumber: number,
    date: toIso(dateOf(row)),
    startedAt: startedAt === undefined ? undefined : toIso(startedAt),
    timeMinutes: seconds === undefined ? undefined : Math.round(seconds / 6) / 10,
    seconds,
    lateSync: row.late ?? false,
  };
}
