import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { messages } from '../messages.ts';
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
      { label: 'Features', to: CONTENT_PATHS.features },
      { label: 'How It Works', to: CONTENT_PATHS.howItWorks },
      { label: 'Pricing', to: CONTENT_PATHS.pricing },
      { label: 'Templates', to: SITE_PATHS.templates },
      { label: 'Integrations', to: CONTENT_PATHS.integrations },
      { label: 'Changelog', to: CONTENT_PATHS.changelog },
    ],
  },
  {
    title: text.resources,
    links: [
      { label: 'Help Center', to: SITE_PATHS.help },
      { label: 'FAQ', to: '/#faq' },
      { label: 'Tutorials', to: CONTENT_PATHS.tutorials },
      { label: 'Blog', to: CONTENT_PATHS.blog },
      { label: 'API Docs', to: SITE_PATHS.apiDocs },
      { label: 'Status', to: SITE_PATHS.status },
    ],
  },
  {
    title: text.company,
    links: [
      { label: 'About', to: CONTENT_PATHS.about },
      { label: 'Careers', to: CONTENT_PATHS.careers },
      { label: 'Contact', to: SITE_PATHS.contact },
      { label: 'Partners', to: CONTENT_PATHS.partners },
    ],
  },
];

/** The column that differs by audience. */
const AUDIENCE: Record<'visitor' | 'member' | 'organization', Column<AudienceLink>> = {
  visitor: {
    title: text.getStarted,
    links: [
      { label: 'Sign Up', to: SITE_PATHS.signup },
      JOIN_QUIZ,
      { label: 'For Educators', to: CONTENT_PATHS.educators },
      { label: 'For Business', to: CONTENT_PATHS.business },
    ],
  },
  member: {
    title: text.quickLinks,
    links: [
      { label: 'My Dashboard', to: SITE_PATHS.dashboard },
      JOIN_QUIZ,
      { label: 'Create Quiz', to: SITE_PATHS.quizCreate, shownTo: mayCreate },
      { label: 'My Quizzes', to: SITE_PATHS.quizManage, shownTo: mayCreate },
      { label: 'Rewards', to: SITE_PATHS.rewards },
      { label: 'Feedback', to: SITE_PATHS.feedback },
    ],
  },
  organization: {
    title: text.organization,
    links: [
      { label: 'Dashboard', to: SITE_PATHS.organization },
      { label: 'Team', to: SITE_PATHS.organizationTeam },
      { label: 'Analytics', to: SITE_PATHS.organizationAnalytics },
      { label: 'Settings', to: SITE_PATHS.organizationSettings },
      JOIN_QUIZ,
      { label: 'Feedback', to: SITE_PATHS.feedback },
    ],
  },
};

const LEGAL: SiteLink[] = [
  { label: 'Privacy', to: CONTENT_PATHS.privacy },
  { label: 'Terms', to: CONTENT_PATHS.terms },
  { label: 'Cookies', to: CONTENT_PATHS.cookies },
  { label: 'Security', to: CONTENT_PATHS.security },
  { label: 'Sitemap', to: CONTENT_PATHS.sitemap },
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
