import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  addToPart,
  FIGURES,
  type Figures,
  MEMBERS_PREFIX,
  membersPart,
  mergeFigures,
  quizDaysPrefix,
  TOTAL_PART,
  toSums,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import { combineParts, type Parts } from '@quizhall/shared/rules/partial-sums';
import { addSums } from '@quizhall/shared/rules/results/quiz-days';
import { storeOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { listMembers } from '../../functions/organizations/model/memberships.ts';
import {
  adjustStatistics,
  listStatistics,
  listMemberStatistics,
} from '../../functions/organizations/model/organization-statistics.ts';
import {
  adjustDepartmentSizes,
  getCountedSizes,
} from '../../functions/organizations/model/department-sizes.ts';
import {
  countingRulesOf,
  getOrganization,
  type Organization,
} from '../../functions/organizations/model/organizations.ts';
import { listOwnerCardsWithDeleted } from '../../functions/quizzes/model/owner-quizzes.ts';
import { getStoredQuiz } from '../../functions/quizzes/model/quizzes.ts';
import { getRetention } from '../../functions/quizzes/model/retention.ts';
import { organizationContributions } from '../../functions/organizations/subscribers/count-organizations.ts';
import { type Call, Refusal } from './command.ts';
import { attemptsOf, PAUSE_MS } from './recount.ts';

type Counted = Map<string, Parts<Figures>>;

/** Of all parts but those of members. */
const PREFIXES = [TOTAL_PART, 'DAYS#', 'QUIZZES#'];

/** The quizzes at which attempts of an organization may be: those that it has or had, and those that were counted. */
async function quizIdsOf(organizationId: string, counted: Counted): Promise<string[]> {
  const cards = await listOwnerCardsWithDeleted(organizationId);
  const prefix = quizDaysPrefix('2030-Q1');
  const seen = [...counted.keys()].flatMap((part) =>
    part.startsWith('QUIZZES#') ? part.slice(prefix.length) : [],
  );
  return [...new Set([...cards.map(({ id }) => id), ...seen])];
}

/** What its attempts come to, as the stream would have counted them; but for quizzes of which older ones were deleted. */
async function countAnew(
  organization: Organization,
  counted: Counted,
): Promise<{ anew: Counted; thinned: string[] }> {
  const counting = countingRulesOf(organization);
  const anew: Counted = new Map();
  const thinned: string[] = [];
  for (const quizId of await quizIdsOf(organization.id, counted)) {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) continue;
    if ((await getRetention(quizId)).last) {
      thinned.push(quizId);
      continue;
    }
    for await (const attempt of attemptsOf(quiz)) {
      if (attempt.org !== organization.id || attempt.uncounted) continue;
      const contributions = organizationContributions(attempt, counting);
      for (const part of new Set(contributions.map((one) => one.part)))
        anew.set(part, addToPart(anew.get(part) ?? { each: {} }, part, contributions, 1));
    }
  }
  return { anew, thinned };
}

interface Difference {
  /** What has to be added to what is counted, by part; parts without a difference are missing. */
  parts: Counted;
  /** The same of the members of departments. */
  sizes: Record<string, number>;
  /** Quizzes of which older submissions were deleted: neither they nor sums over all quizzes can be counted anew. */
  thinned: string[];
}

const isEmpty = ({ parts, sizes }: Difference): boolean =>
  parts.size === 0 && Object.keys(sizes).length === 0;

/** What members come to that departments were not counted by. */
async function sizesDifference(organizationId: string): Promise<Record<string, number>> {
  const members = await listMembers(organizationId);
  const sizes = new Map(Object.entries(await getCountedSizes(organizationId)).map(([id, by]) => [id, -by]));
  for (const { departmentId: id } of members) if (id !== undefined) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  return Object.fromEntries([...sizes].filter(([, by]) => by !== 0));
}

/** Nothing where a part is right. What is in its rest is put right as a whole, and no key leaves it. */
function partDifference(anew: Parts<Figures>, counted: Parts<Figures>): Parts<Figures> | undefined {
  const { each, rest } = combineParts(anew, counted, -1, FIGURES);
  const differing = Object.entries(each).filter(([, figures]) => !FIGURES.isNothing(figures));
  // A rest takes every key that does not stand beside it, also those that are right.
  if (rest && !FIGURES.isNothing(rest)) return { each, rest };
  return differing.length > 0 ? { each: Object.fromEntries(differing) } : undefined;
}

/** Of members, by the parts in which they are counted now, wherever they were before there were many. */
async function countedMembers(organization: Organization): Promise<Counted> {
  const parts = await listMemberStatistics(organization, { consistent: true });
  if (!organization.areMembersSpread) return parts;
  const { each, rest } = mergeFigures([...parts.values()]);
  const byPart = Map.groupBy(Object.entries(each), ([userId]) => membersPart(userId, true));
  const counted: Counted = new Map(
    [...byPart].map(([part, members]) => [part, { each: Object.fromEntries(members) }]),
  );
  // What found no room when they were together is nobody's any more, and stays where it is.
  return rest ? counted.set(`${MEMBERS_PREFIX}0`, { each: {}, rest }) : counted;
}

async function differenceOf(organization: Organization): Promise<Difference> {
  const counted = await countedMembers(organization);
  for (const prefix of PREFIXES)
    for (const [part, figures] of await listStatistics(organization.id, prefix, { consistent: true }))
      counted.set(part, figures);
  const { anew, thinned } = await countAnew(organization, counted);
  const isWhole = (part: string) =>
    thinned.length === 0 || (part.startsWith('QUIZZES#') && !thinned.some((id) => part.endsWith(`#${id}`)));
  const none: Parts<Figures> = { each: {} };
  const parts = new Map(
    [...new Set([...counted.keys(), ...anew.keys()])].filter(isWhole).flatMap((part) => {
      const difference = partDifference(anew.get(part) ?? none, counted.get(part) ?? none);
      return difference ? [[part, difference] as const] : [];
    }),
  );
  return { parts, sizes: await sizesDifference(organization.id), thinned };
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

function asText({ parts, sizes }: Difference): string {
  const { each = {}, rest = FIGURES.none } = parts.get(TOTAL_PART) ?? {};
  const { begun, completed, waiting, passed } = addSums([...Object.values(each), rest].map(toSums));
  return `attempts ${signed(begun)}, finished ${signed(completed)}, waiting for a grade ${signed(waiting)}, passed ${signed(passed)}, parts with other numbers: ${parts.size}, departments with other members: ${Object.keys(sizes).length}`;
}

/** Which numbers nobody can count anew. */
const asLeftOut = ({ thinned }: Difference): string[] =>
  thinned.length > 0
    ? [
        `Left out: totals, days and members, and the quizzes of which older submissions were deleted: ${thinned.join(', ')}`,
      ]
    : [];

/** `recount organization`. What differs once may be an attempt that came meanwhile: only what differs twice is corrected. */
export async function recountOrganization(
  { args, by, dryRun }: Call,
  { pauseMs = PAUSE_MS } = {},
): Promise<string[]> {
  const organization = await getOrganization(args['organization'] ?? '');
  if (!organization) throw new Refusal('There is no such organization');
  const difference = await differenceOf(organization);
  if (isEmpty(difference)) return ['The numbers are right: nothing to correct.', ...asLeftOut(difference)];
  await setTimeout(pauseMs);
  if (!isDeepStrictEqual(difference, await differenceOf(organization)))
    throw new Refusal('A quiz of it is being taken at this moment. Please try again when it is quiet.');
  const text = asText(difference);
  if (dryRun) return [`This would be corrected: ${text}`, ...asLeftOut(difference)];
  for (const [part, figures] of difference.parts)
    if (!(await adjustStatistics({ organizationId: organization.id, part }, figures)))
      throw new Refusal('Somebody else counts the same organization. Please look again.');
  if (Object.keys(difference.sizes).length > 0)
    await adjustDepartmentSizes(organization.id, difference.sizes);
  await storeOperatorEntry({ command: 'recount organization', target: organization.id, by, reason: text });
  return [`Corrected: ${text}`, ...asLeftOut(difference)];
}
