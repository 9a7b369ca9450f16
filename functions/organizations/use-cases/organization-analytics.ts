import type { OrganizationAnalytics } from '@quizhall/shared/model/organizations/organization-analytics';
import { sumsOfCreator, toTotals, topQuizzes } from '@quizhall/shared/rules/quizzes/creator-analytics';
import {
  completionOf,
  daysOfParts,
  daysPart,
  departmentsOfParts,
  type Figures,
  quartersBetween,
  quizDaysPart,
  quizDaysPrefix,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import { rangeBefore } from '@quizhall/shared/rules/quizzes/creator-analytics';
import type { Parts } from '@quizhall/shared/rules/partial-sums';
import { dayOf } from '@quizhall/shared/rules/organizations/organization-statistics';
import { getQuestionRanking, toDayRange } from '../../quizzes/model/creator-analytics.ts';
import { listDepartments } from '../model/departments.ts';
import { listStatistics, listStatisticsWithin } from '../model/organization-statistics.ts';
import { type Organization, timeZonesOf } from '../model/organizations.ts';
import { listOwnerCards } from '../../quizzes/model/owner-quizzes.ts';
import { now } from '../../platform/clock.ts';

/** Of so many quizzes, the most taken ones, the questions are looked at. */
const MOST_LOOKED_AT = 20;
/** So many megabytes are read in one call of what is counted of quizzes, some thousands of them in a quarter. */
const MOST_PAGES = 24;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  quizId?: string | undefined;
  categoryId?: string | undefined;
  departmentId?: string | undefined;
}

/**
 * Totals over attempts at an organization's quizzes, of all, one or a category as it is today, by all or one department, in its own days.
 * @throws AppError INVALID_INPUT
 */
export async function getOrganizationAnalytics(
  organization: Organization,
  { quizId, categoryId, departmentId, ...asked }: Asked,
): Promise<OrganizationAnalytics> {
  const { id, settings, customCategories } = organization;
  const range = toDayRange(asked, dayOf(timeZonesOf(organization), now()));
  const former = rangeBefore(range);
  const whole = quartersBetween(former.from, range.to);
  const byQuiz = categoryId !== undefined;
  const [all, { taken, end }, departments, cards] = await Promise.all([
    byQuiz ? [] : partsOf(id, quizId, whole),
    takenIn(id, quizId, byQuiz ? whole : quartersBetween(range.from, range.to)),
    listDepartments(id),
    listOwnerCards(id),
  ]);
  const wanted = cards.filter(({ customCategory }) => !byQuiz || customCategory === categoryId);
  const counted = wanted.filter((card) => end === undefined || card.id < end);
  const parts = byQuiz ? wanted.flatMap((card) => taken.get(card.id) ?? []) : all;
  const { before, days, totals } = sumsOfCreator(
    [{ id: '', title: '', days: daysOfParts(parts, departmentId) }],
    range,
  );
  const titles = new Map(wanted.map((card) => [card.id, card.title]));
  const known = [...taken].filter(([quiz]) => titles.has(quiz));
  const quizzes = sumsOfCreator(
    known.map(([quiz, own]) => ({
      id: quiz,
      title: titles.get(quiz) ?? '',
      days: daysOfParts(own, departmentId),
    })),
    range,
  ).taken;
  const byDepartment = departmentsOfParts(parts, range);
  return {
    ...range,
    days,
    totals,
    before: { ...former, totals: before },
    quizzes: topQuizzes(quizzes),
    // Questions are counted over everybody: of a department alone nothing is known of them.
    questions: await getQuestionRanking(departmentId === undefined ? quizzes.slice(0, MOST_LOOKED_AT) : []),
    counted: { quizzes: counted.length, of: wanted.length },
    timezone: settings.timezone,
    quiz: quizId === undefined ? undefined : { id: quizId, title: titles.get(quizId) ?? '' },
    categories: customCategories,
    departments: departments
      .filter((one) => departmentId === undefined || one.id === departmentId)
      .map((one) => {
        const sums = byDepartment.get(one.id);
        return {
          id: one.id,
          name: one.name,
          ...(sums && { ...toTotals(sums), completion: completionOf(sums) }),
        };
      }),
  };
}

type Read = Parts<Figures>[];

/** What is counted by day, of all quizzes together or of one. */
async function partsOf(
  organizationId: string,
  quizId: string | undefined,
  quarters: readonly string[],
): Promise<Read> {
  const read = await Promise.all(
    quarters.map((quarter) =>
      listStatistics(
        organizationId,
        quizId === undefined ? daysPart(quarter) : quizDaysPart(quarter, quizId),
      ),
    ),
  );
  return read.flatMap((found) => [...found.values()]);
}

/** The same of each quiz that was taken, whole or not at all: of those before `end`, if there are more than one call reads. */
async function takenIn(
  organizationId: string,
  quizId: string | undefined,
  quarters: readonly string[],
): Promise<{ taken: Map<string, Read>; end: string | undefined }> {
  const mostPages = Math.ceil(MOST_PAGES / quarters.length);
  const read = await Promise.all(
    quarters.map(async (quarter) => {
      const prefix = quizDaysPrefix(quarter);
      const { parts, end } = await listStatisticsWithin(organizationId, prefix + (quizId ?? ''), mostPages);
      const figures = [...parts].map(([part, own]) => ({ quiz: part.slice(prefix.length), figures: own }));
      return { figures, end: end?.slice(prefix.length) };
    }),
  );
  const [end] = read.flatMap((one) => one.end ?? []).toSorted();
  const whole = read.flatMap(({ figures }) => figures).filter(({ quiz }) => end === undefined || quiz < end);
  const byQuiz = Map.groupBy(whole, ({ quiz }) => quiz);
  return { taken: new Map([...byQuiz].map(([quiz, all]) => [quiz, all.map(({ figures }) => figures)])), end };
}
