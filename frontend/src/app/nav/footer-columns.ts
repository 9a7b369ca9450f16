import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { messages } from '../messages.ts';
import { links as words } from './messages.ts';
import { type AudienceLink, JOIN_QUIZ, livingLinks, mayCreate, type Person, type SiteLink } from './links.ts';

interface Column<Link> {
  title: string;
  links: Link[];
}

export type FooterColumn = Column<SiteLink>;

const text = messages.footer;

const SITE: FooterColumn[] = [
  {
    title: text.product,
    links: [
      { label: words.features, to: CONTENT_PATHS.features },
      { label: words.howItWorks, to: CONTENT_PATHS.howItWorks },
      { label: words.pricing, to: CONTENT_PATHS.pricing },
      { label: words.templates, to: SITE_PATHS.templates },
      { label: words.integrations, to: CONTENT_PATHS.integrations },
      { label: words.changelog, to: CONTENT_PATHS.changelog },
    ],
  },
  {
    title: text.resources,
    links: [
      { label: words.helpCenter, to: SITE_PATHS.help },
      { label: words.faq, to: '/#faq' },
      { label: words.tutorials, to: CONTENT_PATHS.tutorials },
      { label: words.blog, to: CONTENT_PATHS.blog },
      { label: words.apiDocs, to: SITE_PATHS.apiDocs },
      { label: words.status, to: SITE_PATHS.status },
    ],
  },
  {
    title: text.company,
    links: [
      { label: words.about, to: CONTENT_PATHS.about },
      { label: words.careers, to: CONTENT_PATHS.careers },
      { label: words.contact, to: SITE_PATHS.contact },
      { label: words.partners, to: CONTENT_PATHS.partners },
    ],
  },
];

/** The column that differs by audience. */
const AUDIENCE: Record<'visitor' | 'member' | 'organization', Column<AudienceLink>> = {
  visitor: {
    title: text.getStarted,
    links: [
      { label: words.signUp, to: SITE_PATHS.signup },
      JOIN_QUIZ,
      { label: words.educators, to: CONTENT_PATHS.educators },
      { label: words.business, to: CONTENT_PATHS.business },
    ],
  },
  member: {
    title: text.quickLinks,
    links: [
      { label: words.myDashboard, to: SITE_PATHS.dashboard },
      JOIN_QUIZ,
      { label: words.createQuiz, to: SITE_PATHS.quizCreate, shownTo: mayCreate },
      { label: words.myQuizzes, to: SITE_PATHS.quizManage, shownTo: mayCreate },
      { label: words.rewards, to: SITE_PATHS.rewards },
      { label: words.feedback, to: SITE_PATHS.feedback },
    ],
  },
  organization: {
    title: text.organization,
    links: [
      { label: words.dashboard, to: SITE_PATHS.organization },
      { label: words.team, to: SITE_PATHS.organizationTeam },
      { label: words.analytics, to: SITE_PATHS.organizationAnalytics },
      { label: words.settings, to: SITE_PATHS.organizationSettings },
      JOIN_QUIZ,
      { label: words.feedback, to: SITE_PATHS.feedback },
    ],
  },
};

const LEGAL: SiteLink[] = [
  { label: words.privacy, to: CONTENT_PATHS.privacy },
  { label: words.terms, to: CONTENT_PATHS.terms },
  { label: words.cookies, to: CONTENT_PATHS.cookies },
  { label: words.security, to: CONTENT_PATHS.security },
  { label: words.sitemap, to: CONTENT_PATHS.sitemap },
];

/** A heading over a single link is more frame than picture. */
const FEWEST = 2;

/** An account for an organization has what any member has, until it is in one. */
function audienceColumn(person: Person): FooterColumn {
  if (!person) return living(AUDIENCE.visitor, person);
  const isOfOne = person.userType === 'organization' && (person.organizations?.length ?? 0) > 0;
  return living(isOfOne ? AUDIENCE.organization : AUDIENCE.member, person);
}

const living = ({ title, links }: Column<AudienceLink>, person: Person): FooterColumn => ({
  title,
  links: livingLinks(links, person),
});

/** The columns with their living links; one with too few of them goes into its neighbour. */
export function footerColumns(person: Person): FooterColumn[] {
  const columns = [audienceColumn(person), ...SITE.map((column) => living(column, person))];
  const folded: FooterColumn[] = [];
  for (const column of columns) {
    const before = folded.at(-1);
    if (before && Math.min(before.links.length, column.links.length) < FEWEST) {
      const title = before.links.length < column.links.length ? column.title : before.title;
      folded[folded.length - 1] = { title, links: [...before.links, ...column.links] };
    } else folded.push(column);
  }
  return folded.filter(({ links }) => links.length > 0);
}

export const legalLinks = () => livingLinks(LEGAL, undefined);
