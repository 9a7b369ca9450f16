import { AVAILABILITY, UNAVAILABLE } from '@quizhall/shared/rules/availability';
import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import {
  PERSONAL_LIMITS,
  PERSONAL_PLANS,
  PERSONAL_PRICES,
  PLAN_NAMES,
  UNLIMITED,
  yearlyPrice,
} from '@quizhall/shared/rules/payments/plans';
import type { ContentBlock, Piece } from '../../src/features/site/content/model/content.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import type { Inserts } from './blocks.ts';
import type { PageFacts } from './read-page.ts';

/** What pages say that stands somewhere else already: plans, lists of pages. */
export const inserts = (heads: () => PageFacts[]): Inserts => ({
  plans: planTable,
  availability: availabilityTable,
  articles: (section) => [{ type: 'cards', cards: articlesOf(heads(), section) }],
  sitemap: () => sitemap(heads()),
});

const dollars = (amount: number | undefined): string =>
  amount === undefined ? 'By agreement' : `$${amount}`;
const limit = (count: number): string => (count === UNLIMITED ? 'Unlimited' : String(count));

/** Cards of the personal plans, and a table of their prices and limits from the rules that the server applies. */
function planTable(): ContentBlock[] {
  const row = (label: string, cell: (plan: (typeof PERSONAL_PLANS)[number]) => string): Piece[][] => [
    [label],
    ...PERSONAL_PLANS.map((plan) => [cell(plan)]),
  ];
  const yearly = (price: number | undefined) => dollars(price === undefined ? undefined : yearlyPrice(price));
  return [
    { type: 'heading', level: 2, id: 'plans', of: ['Plans'] },
    { type: 'plans' },
    { type: 'heading', level: 2, id: 'compare', of: ['Compare the plans'] },
    {
      type: 'table',
      head: [['Plan'], ...PERSONAL_PLANS.map((plan) => [PLAN_NAMES[plan]])],
      rows: [
        row('Per month', (plan) => dollars(PERSONAL_PRICES[plan])),
        row('Per year', (plan) => yearly(PERSONAL_PRICES[plan])),
        row('Quizzes', (plan) => limit(PERSONAL_LIMITS[plan].quizzes)),
        row('Responses a month', (plan) => limit(PERSONAL_LIMITS[plan].responsesPerMonth)),
      ],
    },
  ];
}

/** Which plan has which feature, and what no plan has. */
function availabilityTable(): ContentBlock[] {
  return [
    {
      type: 'table',
      head: [['Feature'], ['Who has it']],
      rows: [
        ...Object.values(AVAILABILITY).map(({ what, who }) => [[what], [who]]),
        ...UNAVAILABLE.map((what) => [[what], ['Nobody: it does not exist']]),
      ],
    },
  ];
}

/** The newest first. */
const articlesOf = (heads: readonly PageFacts[], section: string) =>
  heads
    .filter((page) => page.section?.to === `/${section}`)
    .toSorted((a, b) => (b.updated ?? '').localeCompare(a.updated ?? '') || a.path.localeCompare(b.path))
    .map(({ title, path, description, updated }) => ({
      title,
      to: path,
      text: [description],
      ...(updated && { note: updated }),
    }));

const idOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/** Every page that visitors may see. */
function sitemap(heads: readonly PageFacts[]): ContentBlock[] {
  const titles = new Map(heads.map(({ path, title }) => [path, title]));
  const groups: Record<string, { title: string; path: string }[]> = {};
  for (const path of Object.values(CONTENT_PATHS)) {
    const title = titles.get(path);
    if (title) (groups[groupOf(path)] ??= []).push({ title, path });
  }
  for (const { path, title, group } of PUBLIC_PAGES) (groups[group] ??= []).unshift({ title, path });
  return Object.entries(groups).flatMap(([group, pages]): ContentBlock[] => [
    { type: 'heading', level: 2, id: idOf(group), of: [group] },
    { type: 'list', ordered: false, items: pages.map(({ title, path }) => [{ to: path, of: [title] }]) },
  ]);
}

const LEGAL: readonly string[] = ['/privacy', '/terms', '/cookies', '/security', '/sitemap'];
const COMPANY: readonly string[] = ['/about', '/careers', '/partners'];
const RESOURCES = /^\/(tutorials|blog|help|changelog)/;

function groupOf(path: string): string {
  if (LEGAL.includes(path)) return 'Legal';
  if (COMPANY.includes(path)) return 'Company';
  return RESOURCES.test(path) ? 'Resources' : 'Product';
}
