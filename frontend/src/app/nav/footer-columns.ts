import type { SessionUser } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { livingLinks, type SiteLink } from './links.ts';

export interface FooterColumn {
  title: string;
  links: SiteLink[];
}

const text = messages.footer;

const SITE: FooterColumn[] = [
  {
    title: text.product,
    links: [
      { label: 'Features', to: '/features', until: '/#features' },
      { label: 'How It Works', to: '/how-it-works', until: '/#how-it-works' },
      { label: 'Pricing', to: '/pricing', until: '/#pricing' },
      { label: 'Templates', to: '/templates' },
      { label: 'Integrations', to: '/integrations' },
      { label: 'Changelog', to: '/changelog' },
    ],
  },
  {
    title: text.resources,
    links: [
      { label: 'Help Center', to: '/help' },
      { label: 'FAQ', to: '/faq', until: '/#faq' },
      { label: 'Tutorials', to: '/tutorials' },
      { label: 'Blog', to: '/blog' },
      { label: 'API Docs', to: '/api-docs' },
      { label: 'Status', to: '/status' },
    ],
  },
  {
    title: text.company,
    links: [
      { label: 'About', to: '/about' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact', to: '/contact' },
      { label: 'Partners', to: '/partners' },
    ],
  },
];

/** The column that differs by audience (spec 1 §2.2). */
const AUDIENCE: Record<'visitor' | 'member' | 'organization', FooterColumn> = {
  visitor: {
    title: text.getStarted,
    links: [
      { label: 'Sign Up', to: '/signup' },
      { label: 'Join a Quiz', to: '/get-started' },
      { label: 'For Educators', to: '/educators' },
      { label: 'For Business', to: '/business' },
    ],
  },
  member: {
    title: text.quickLinks,
    links: [
      { label: 'My Dashboard', to: '/dashboard' },
      { label: 'Create Quiz', to: '/quiz/create' },
      { label: 'My Quizzes', to: '/quiz/manage' },
      { label: 'Rewards', to: '/rewards' },
      { label: 'Feedback', to: '/feedback' },
    ],
  },
  organization: {
    title: text.organization,
    links: [
      { label: 'Dashboard', to: '/org/dashboard' },
      { label: 'Team', to: '/org/team' },
      { label: 'Analytics', to: '/org/analytics' },
      { label: 'Settings', to: '/org/settings' },
      { label: 'Feedback', to: '/feedback' },
    ],
  },
};

const LEGAL: SiteLink[] = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'Security', to: '/security' },
  { label: 'Sitemap', to: '/sitemap' },
];

function audienceOf(user: SessionUser | undefined): keyof typeof AUDIENCE {
  if (!user) return 'visitor';
  return user.userType === 'organization' ? 'organization' : 'member';
}

/** Columns with at least one link that lives. */
export function footerColumns(user: SessionUser | undefined): FooterColumn[] {
  return [AUDIENCE[audienceOf(user)], ...SITE]
    .map(({ title, links }) => ({ title, links: livingLinks(links, user) }))
    .filter((column) => column.links.length > 0);
}

export const legalLinks = () => livingLinks(LEGAL, undefined);
