import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Building2, ChevronDown, Keyboard, LayoutGrid, Library, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { preload } from '@/components/lazy-part.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Menu, type MenuAction } from '@/components/ui/menu.tsx';
import { DataProvider } from '@/lib/query/data-provider.tsx';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { showShortcutHelp } from '@/lib/shortcuts.ts';
import { readStored, STORAGE_KEYS } from '@/lib/storage.ts';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';
import { barLook } from './bar-look.ts';
import {
  ACCOUNT,
  ALL_QUIZZES,
  CREATE_ORGANIZATION,
  CREATE_QUIZ,
  isCreator,
  livingLinks,
  QUESTION_BANK,
  type SiteLink,
} from './links.ts';
import { linkIcon } from './link-icon.tsx';
import { Notifications } from './notifications.tsx';
import { useMenuQuizzes } from './use-menu-quizzes.tsx';
import { useSignOut } from './use-sign-out.ts';

const text = messages.nav;

/** My Quizzes and Organizations, each for those who have any use for it. */
export function BarMenus({ user }: { user: SessionUser }) {
  const organizations = organizationItems(user);
  return (
    <>
      {isCreator(user) && (
        <DataProvider>
          <QuizMenu user={user} />
        </DataProvider>
      )}
      {organizations.length > 0 && (
        <BarMenu label={text.organizations} items={organizations} pages={ORGANIZATIONS} />
      )}
    </>
  );
}

/** The right end of the bar for somebody who is signed in. On phones the drawer has what the user menu has. */
export function PersonalNav({ user }: { user: SessionUser }) {
  useWaitingResults(user.id);
  return (
    <>
      <Notifications />
      <div className="hidden @3xl:block">
        <UserMenu user={user} />
      </div>
    </>
  );
}

/** What somebody took as a guest and wanted to keep comes to their account when they sign in. */
function useWaitingResults(userId: string): void {
  useEffect(() => {
    if (readStored(STORAGE_KEYS.keptResults) === undefined) return;
    // What does not load now comes with the next page.
    preload(async () => (await import('@/features/attempts/result/claim-results.ts')).keepWaiting(userId));
  }, [userId]);
}

const MY_QUIZZES = [
  SITE_PATHS.quizManage,
  SITE_PATHS.quizBank,
  SITE_PATHS.quizCreate,
  SITE_PATHS.quizCreateGuided,
  SITE_PATHS.quizDashboard,
  SITE_PATHS.quizEdit,
];
const ORGANIZATIONS = [
  SITE_PATHS.organization,
  SITE_PATHS.organizationOf,
  SITE_PATHS.organizationCreate,
  SITE_PATHS.organizationCreateGuided,
  SITE_PATHS.organizationCreateBranded,
];

interface BarMenuProps {
  label: string;
  items: (MenuAction | 'separator')[];
  /** The menu stands for these pages, as a link of the bar stands for one. */
  pages: readonly string[];
  onIntent?: () => void;
}

function BarMenu({ label, items, pages, onIntent }: BarMenuProps) {
  const { pathname } = useLocation();
  const isHere = pages.some((page) => matchPath(page, pathname));
  return (
    <li>
      <Menu
        label={label}
        items={items}
        align="start"
        onIntent={onIntent}
        trigger={
          <button type="button" className={barLook(isHere)}>
            {label}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        }
      />
    </li>
  );
}

/** A link as a menu action, or nothing while its page does not exist. */
const action = (link: SiteLink, icon?: ReactNode): MenuAction[] =>
  livingLinks([link], undefined).map(({ label, to }) => ({ label, to, icon }));

/** Groups with a line between those that hold anything. */
const separated = (groups: MenuAction[][]): (MenuAction | 'separator')[] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, place) => (place ? ['separator' as const, ...group] : group));

/** Its quizzes are read when somebody is about to look. */
function QuizMenu({ user }: { user: SessionUser }) {
  const [wanted, setWanted] = useState(false);
  const { entries, coming, ask } = useMenuQuizzes(user, wanted);
  const onIntent = () => {
    setWanted(true);
    ask();
  };
  const items = separated([
    action(CREATE_QUIZ, <Plus aria-hidden="true" />),
    coming ? [{ label: messages.loading, disabled: true }] : entries,
    [
      ...action(ALL_QUIZZES, <LayoutGrid aria-hidden="true" />),
      ...action(QUESTION_BANK, <Library aria-hidden="true" />),
    ],
  ]);
  return <BarMenu label={text.myQuizzes} items={items} pages={MY_QUIZZES} onIntent={onIntent} />;
}

/** None without an organization of one's own. */
function organizationItems(user: SessionUser) {
  const own = (user.organizations ?? []).flatMap(({ id, title, role }) =>
    action(
      { label: title, to: sitePath(SITE_PATHS.organizationOf, { id }) },
      <Building2 aria-hidden="true" />,
    ).map((item) => ({
      ...item,
      trailing: <Badge>{role}</Badge>,
    })),
  );
  return own.length === 0 ? [] : separated([own, action(CREATE_ORGANIZATION, <Plus aria-hidden="true" />)]);
}

function UserMenu({ user }: { user: SessionUser }) {
  const dark = useTheme() === 'dark';
  const signOut = useSignOut();
  const items = separated([
    livingLinks(ACCOUNT, user).map((link) => ({ ...link, icon: linkIcon(link.to) })),
    [
      {
        label: dark ? messages.theme.light : messages.theme.dark,
        icon: dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
        onSelect: toggleTheme,
      },
      { label: messages.shortcuts.title, icon: <Keyboard aria-hidden="true" />, onSelect: showShortcutHelp },
    ],
    [{ label: text.signOut, icon: <LogOut aria-hidden="true" />, onSelect: () => void signOut() }],
  ]);
  return (
    <Menu
      label={text.userMenu}
      items={items}
      header={
        <div className="min-w-0">
          <p className="truncate text-sm font-medium text-ink">{user.fullName}</p>
          <p className="truncate text-xs text-muted">{user.email}</p>
        </div>
      }
      trigger={
        <button
          type="button"
          aria-label={`${text.userMenu}: ${user.fullName}`}
          className="grid size-11 place-items-center rounded-full transition-shadow hover:ring-4 hover:ring-well data-[state=open]:ring-4 data-[state=open]:ring-well"
        >
          <Avatar name={user.fullName} src={user.avatarUrl} />
        </button>
      }
    />
  );
}
