import { Building2, ChevronDown, LayoutGrid, LogOut, Moon, Plus, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Menu, type MenuAction } from '@/components/ui/menu.tsx';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';
import {
  ACCOUNT,
  ALL_QUIZZES,
  CREATE_ORGANIZATION,
  CREATE_QUIZ,
  isCreator,
  livingLinks,
  MENU_QUIZZES,
  type SiteLink,
  statusLabel,
  statusTone,
} from './links.ts';
import { linkIcon } from './link-icon.tsx';
import { useSignOut } from './use-sign-out.ts';

const text = messages.nav;

/** The right part of the bar for somebody who is signed in. */
export function SignedInNav({ user }: { user: SessionUser }) {
  return (
    <>
      <div className="hidden items-center gap-1 md:flex">
        {isCreator(user) && <QuizzesMenu user={user} />}
        <OrganizationsMenu user={user} />
      </div>
      <UserMenu user={user} />
    </>
  );
}

function BarMenu({ label, items }: { label: string; items: (MenuAction | 'separator')[] }) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <Button variant="ghost" className="px-3 text-muted data-[state=open]:bg-well">
          {label}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
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

function QuizzesMenu({ user }: { user: SessionUser }) {
  const quizzes = (user.myQuizzes ?? []).slice(0, MENU_QUIZZES).map((quiz) => ({
    label: quiz.title,
    to: `/quiz/${quiz.id}/dashboard`,
    trailing: <Badge tone={statusTone(quiz.status)}>{statusLabel(quiz.status)}</Badge>,
  }));
  const items = separated([
    action(CREATE_QUIZ, <Plus aria-hidden="true" />),
    quizzes,
    action(ALL_QUIZZES, <LayoutGrid aria-hidden="true" />),
  ]);
  return <BarMenu label={text.myQuizzes} items={items} />;
}

function OrganizationsMenu({ user }: { user: SessionUser }) {
  const organizations = (user.organizations ?? []).flatMap(({ id, title, role }) =>
    action({ label: title, to: `/org/${id}/dashboard` }, <Building2 aria-hidden="true" />).map((item) => ({
      ...item,
      trailing: <Badge>{role}</Badge>,
    })),
  );
  const items = separated([organizations, action(CREATE_ORGANIZATION, <Plus aria-hidden="true" />)]);
  return organizations.length > 0 && <BarMenu label={text.organizations} items={items} />;
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
      { label: text.signOut, icon: <LogOut aria-hidden="true" />, onSelect: () => void signOut() },
    ],
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
          <Avatar name={user.fullName} />
        </button>
      }
    />
  );
}
