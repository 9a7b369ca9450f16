import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { mayAnywhere } from '@quizhall/shared/rules/permissions';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { messages } from '../messages.ts';
import { pageExists } from '../route-table.ts';
import { links } from './messages.ts';

/** A link of bar, drawer or footer. */
export interface SiteLink {
  label: string;
  to: string;
}

/** Whom a link is for; `undefined` means nobody is signed in. */
export type Person = SessionUser | undefined;

export interface AudienceLink extends SiteLink {
  shownTo?: (person: Person) => boolean;
}

type Living<Link> = Omit<Link, 'shownTo'>;

/** The menu My Quizzes shows to who may create, or has already created. */
export const isCreator = (person: Person): boolean => mayCreate(person) || Boolean(person?.quizCount);

/** Who gets further than the refusal on the pages where quizzes are made. */
export const mayCreate = (person: Person): boolean =>
  person !== undefined && mayAnywhere(person, 'quiz.create');

/** The links that lead somewhere and are meant for this person. */
export function livingLinks<Link extends AudienceLink>(
  candidates: readonly Link[],
  person: Person,
): Living<Link>[] {
  return candidates.flatMap(({ shownTo, ...link }) =>
    (!shownTo || shownTo(person)) && pageExists(link.to) ? [link] : [],
  );
}

const text = messages.nav;
const keys = messages.shortcuts;

const isSignedIn = (person: Person): boolean => person !== undefined;

/** Everybody's way to a quiz: by its code or link. */
export const JOIN_QUIZ: SiteLink = { label: text.joinQuiz, to: SITE_PATHS.getStarted };

/** Left part of the bar; for people who are signed in, the menus stand between `signedIn` and `afterMenus`. */
export const BAR: Record<'signedOut' | 'signedIn' | 'afterMenus', AudienceLink[]> = {
  signedOut: [
    { label: text.explore, to: SITE_PATHS.explore },
    JOIN_QUIZ,
    { label: text.howItWorks, to: CONTENT_PATHS.howItWorks },
    { label: text.pricing, to: CONTENT_PATHS.pricing },
  ],
  signedIn: [{ label: text.explore, to: SITE_PATHS.explore }, JOIN_QUIZ],
  afterMenus: [{ label: text.help, to: SITE_PATHS.help }],
};

export const DRAWER_EXTRA: AudienceLink[] = [{ label: text.helpCenter, to: SITE_PATHS.help }];

/** User menu on wide screens, group "Account" of the drawer on phones. */
export const ACCOUNT: AudienceLink[] = [
  { label: links.myDashboard, to: SITE_PATHS.dashboard },
  { label: text.account, to: SITE_PATHS.profile },
  { label: text.myResults, to: SITE_PATHS.myResults },
  { label: text.myAnalytics, to: SITE_PATHS.analytics, shownTo: isCreator },
  { label: text.becomeCreator, to: SITE_PATHS.becomeCreator, shownTo: (person) => !isCreator(person) },
  { label: text.subscription, to: SITE_PATHS.subscription },
];

export const CREATE_QUIZ: SiteLink = { label: text.createQuiz, to: SITE_PATHS.quizCreate };
export const ALL_QUIZZES: SiteLink = { label: text.viewAll, to: SITE_PATHS.quizManage };
export const QUESTION_BANK: SiteLink = { label: text.questionBank, to: SITE_PATHS.quizBank };
export const CREATE_ORGANIZATION: SiteLink = {
  label: text.createOrganization,
  to: SITE_PATHS.organizationCreate,
};

/** `g` and then the letter goes there. */
export const GO_TO: (AudienceLink & { letter: string })[] = [
  { letter: 'h', label: keys.home, to: '/' },
  { letter: 'e', label: keys.explore, to: SITE_PATHS.explore },
  { letter: 'd', label: keys.dashboard, to: SITE_PATHS.dashboard, shownTo: isSignedIn },
  { letter: 'q', label: keys.quizzes, to: SITE_PATHS.quizManage, shownTo: isCreator },
  { letter: 'c', label: keys.create, to: SITE_PATHS.quizCreate, shownTo: isCreator },
  { letter: 'r', label: keys.results, to: SITE_PATHS.myResults, shownTo: isSignedIn },
  { letter: 'n', label: keys.notifications, to: SITE_PATHS.notifications, shownTo: isSignedIn },
  { letter: 'p', label: keys.account, to: SITE_PATHS.profile, shownTo: isSignedIn },
];

/** Green for published, amber for anything else. */
export const statusTone = (status: string) => (status === 'published' ? 'success' : 'warning');

export const statusLabel = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);
