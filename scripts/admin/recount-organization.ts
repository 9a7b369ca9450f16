import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  addToPart,
  FIGURES,
  type Figures,
  MEMBERS_PREFIX,
  quizDaysPrefix,
  TOTAL_PART,
  toSums,
} from '@quizhall/shared/rules/organization-figures';
import { combineParts, type Parts } from '@quizhall/shared/rules/parts';
import { addSums } from '@quizhall/shared/rules/quiz-days';
import { keepOperatorEntry } from '../../functions/_data/operator-log.ts';
import { correctFigures, listFigures } from '../../functions/_data/organization-figures.ts';
import { getOrganization, type Organization, zonesOf } from '../../functions/_data/organizations.ts';
import { listOwnerCardsEver } from '../../functions/_data/owner-quizzes.ts';
import { getStoredQuiz } from '../../functions/_data/quizzes.ts';
import { getRetention } from '../../functions/_data/retention.ts';
import { organizationContributions } from '../../functions/streams/count-organizations.ts';
import { type Call, Refusal } from './command.ts';
import { attemptsOf, PAUSE_MS } from './recount.ts';

type Counted = Map<string, Parts<Figures>>;

/** Of all parts. */
const PREFIXES = [TOTAL_PART, 'DAYS#', 'QUIZZES#', MEMBERS_PREFIX];

/** The quizzes at which attempts of an organization may be: those that it has or had, and those that were counted. */
async function quizIdsOf(organizationId: string, counted: Counted): Promise<string[]> {
  const cards = await listOwnerCardsEver(organizationId);
  const prefix = quizDaysPrefix('2030-Q1');
  const seen = [...counted.keys()].flatMap((part) =>
    part.startsWith('QUIZZES#') ? part.slice(prefix.length) : [],
  );
  return [...new Set([...cards.map(({ id }) => id), ...seen])];
}

/** What its attempts come to, as the stream would have counted them. */
async function countAnew(organization: Organization, counted: Counted): Promise<Counted> {
  const zones = zonesOf(organization);
  const anew: Counted = new Map();
  for (const quizId of await quizIdsOf(organization.id, counted)) {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) continue;
    if ((await getRetention(quizId)).last)
      throw new Refusal('Older submissions of a quiz were deleted, so these numbers cannot be counted anew');
    for await (const attempt of attemptsOf(quiz)) {
      if (attempt.org !== organization.id || attempt.uncounted) continue;
      const contributions = organizationContributions(attempt, zones);
      for (const part of new Set(contributions.map((one) => one.part)))
        anew.set(part, addToPart(anew.get(part) ?? { each: {} }, part, contributions, 1));
    }
  }
  return anew;
}

/** What has to be added to what is counted, by part; parts without a difference are missing. */
async function differenceOf(organization: Organization): Promise<Counted> {
  const counted: Counted = new Map();
  for (const prefix of PREFIXES)
    for (const [part, figures] of await listFigures(organization.id, prefix, { consistent: true }))
      counted.set(part, figures);
  const anew = await countAnew(organization, counted);
  const none: Parts<Figures> = { each: {} };
  return new Map(
    [...new Set([...counted.keys(), ...anew.keys()])].flatMap((part) => {
      const { each } = combineParts(anew.get(part) ?? none, counted.get(part) ?? none, -1, FIGURES);
      return Object.keys(each).length > 0 ? [[part, { each }] as const] : [];
    }),
  );
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

function asText(difference: Counted): string {
  const { begun, completed, waiting, passed } = addSums(
    Object.values(difference.get(TOTAL_PART)?.each ?? {}).map(toSums),
  );
  return `attempts ${signed(begun)}, finished ${signed(completed)}, waiting for a grade ${signed(waiting)}, passed ${signed(passed)}, parts with other numbers: ${difference.size}`;
}

/** `recount organization`. What differs once may be an attempt that came meanwhile: only what differs twice is corrected. */
export async function recountOrganization(
  { args, by, dryRun }: Call,
  { pauseMs = PAUSE_MS } = {},
): Promise<string[]> {
  const organization = await getOrganization(args['organization'] ?? '');
  if (!organization) throw new Refusal('There is no such organization');
  const difference = await differenceOf(organization);
  if (difference.size === 0) return ['The numbers are right: nothing to correct.'];
  await setTimeout(pauseMs);
  if (!isDeepStrictEqual(difference, await differenceOf(organization)))
    throw new Refusal('A quiz of it is being taken at this moment. Please try again when it is quiet.');
  const text = asText(difference);
  if (dryRun) return [`This would be corrected: ${text}`];
  for (const [part, figures] of difference)
    if (!(await correctFigures({ organizationId: organization.id, part }, figures)))
      throw new Refusal('Somebody else counts the same organization. Please look again.');
  await keepOperatorEntry({ command: 'recount organization', target: organization.id, by, reason: text });
  return [`Corrected: ${text}`];
}
