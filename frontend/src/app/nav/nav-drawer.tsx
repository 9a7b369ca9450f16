import { ChevronDown, Keyboard, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps, NavLink } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { showShortcutHelp } from '@/lib/shortcuts.ts';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';
import {
  ACCOUNT,
  ALL_QUIZZES,
  BAR,
  CREATE_ORGANIZATION,
  CREATE_QUIZ,
  DRAWER_EXTRA,
  isCreator,
  livingLinks,
  MENU_QUIZZES,
  statusLabel,
  statusTone,
} from './links.ts';
import { linkIcon } from './link-icon.tsx';
import { useSignOut } from './use-sign-out.ts';

const text = messages.nav;

interface Entry {
  label: string;
  to: string;
  trailing?: ReactNode;
  icon?: ReactNode;
}

/** The bar on phones: a sheet of 85 % of the width (spec 1 §2.2). Every way out of it closes it. */
export function NavDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession();
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={user ? <Person user={user} /> : messages.nav.drawer}
      className="w-[85vw]"
    >
      <nav aria-label={text.drawer} className="flex min-h-full flex-col gap-2">
        {user ? <SignedIn user={user} close={close} /> : <SignedOut close={close} />}
      </nav>
    </Drawer>
  );
}

function Person({ user }: { user: SessionUser }) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-3">
      <Avatar name={user.fullName} />
      <span className="min-w-0">
        <span className="block truncate">{user.fullName}</span>
        {user.canCreateQuizzes && (
          <Badge tone="accent">
            {user.userType === 'organization' ? text.organizationBadge : text.creatorBadge}
          </Badge>
        )}
      </span>
    </span>
  );
}

function SignedOut({ close }: { close: () => void }) {
  const links = livingLinks([...BAR.signedOut, ...DRAWER_EXTRA], undefined);
  return (
    <>
      <Entries entries={links} close={close} />
      <div className="border-t border-line pt-2">
        <Preferences close={close} />
      </div>
      <div className="mt-auto flex flex-col gap-3 pt-6">
        <ButtonLink to="/auth/login" variant="secondary" size="lg" onClick={close}>
          {text.signIn}
        </ButtonLink>
        <ButtonLink to="/auth/signup" size="lg" onClick={close}>
          {text.getStarted}
        </ButtonLink>
      </div>
    </>
  );
}

function SignedIn({ user, close }: { user: SessionUser; close: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      <Entries entries={livingLinks([...BAR.signedIn, ...DRAWER_EXTRA], user)} close={close} />
      {isCreator(user) && (
        <EntryGroup title={text.myQuizzes} entries={quizEntries(user)} open close={close} />
      )}
      <OrganizationsGroup user={user} close={close} />
      <EntryGroup
        title={text.account}
        entries={livingLinks(ACCOUNT, user).map((link) => ({ ...link, icon: linkIcon(link.to) }))}
        open
        close={close}
      />
      <Group title={text.preferences} open>
        <Preferences close={close} />
      </Group>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" />}
        className="mt-auto shrink-0"
        onClick={() => {
          close();
          void signOut();
        }}
      >
        {text.signOut}
      </Button>
    </>
  );
}

function quizEntries(user: SessionUser): Entry[] {
  const quizzes = (user.myQuizzes ?? []).slice(0, MENU_QUIZZES).map((quiz) => ({
    label: quiz.title,
    to: `/quiz/${quiz.id}/dashboard`,
    trailing: <Badge tone={statusTone(quiz.status)}>{statusLabel(quiz.status)}</Badge>,
  }));
  const create = livingLinks([CREATE_QUIZ], user).map((link) => ({
    ...link,
    icon: <Plus aria-hidden="true" className="size-4" />,
  }));
  return [...create, ...quizzes, ...livingLinks([ALL_QUIZZES], user)];
}

function OrganizationsGroup({ user, close }: { user: SessionUser; close: () => void }) {
  const own = (user.organizations ?? []).map(({ id, title }) => ({
    label: title,
    to: `/org/${id}/dashboard`,
  }));
  const entries = livingLinks([...own, CREATE_ORGANIZATION], user);
  if (own.length === 0 || entries.length === 0) return null;
  return <EntryGroup title={text.organizations} entries={entries} close={close} />;
}

interface EntryGroupProps {
  title: string;
  entries: Entry[];
  open?: boolean;
  close: () => void;
}

/** A group of one is only a detour: its link stands by itself. */
function EntryGroup({ title, entries, open = false, close }: EntryGroupProps) {
  if (entries.length < 2) return <Entries entries={entries} close={close} />;
  return (
    <Group title={title} open={open}>
      <Entries entries={entries} close={close} />
    </Group>
  );
}

function Group({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Collapsible.Root defaultOpen={open} className="border-b border-line pb-2 last-of-type:mb-4">
      <Collapsible.Trigger className="group flex min-h-11 w-full items-center justify-between rounded-control px-3 text-sm font-display text-ink hover:bg-well">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-collapse data-[state=open]:animate-expand">
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-sm font-medium text-muted hover:bg-well hover:text-ink aria-[current=page]:text-accent-ink';

function Entries({ entries, close }: { entries: Entry[]; close: () => void }) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ label, to, icon, trailing }) => (
        <li key={to}>
          <EntryLink to={to} onClick={close} className={ENTRY}>
            {icon}
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {trailing}
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}

/** A section of the landing page is never "the current page". */
function EntryLink(props: LinkProps & { to: string; className: string }) {
  return props.to.includes('#') ? <Link {...props} /> : <NavLink end {...props} />;
}

function Preferences({ close }: { close: () => void }) {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <>
      <button type="button" onClick={toggleTheme} className={ENTRY}>
        <Icon aria-hidden="true" className="size-4" />
        {dark ? messages.theme.light : messages.theme.dark}
      </button>
      <button
        type="button"
        onClick={() => {
          close();
          showShortcutHelp();
        }}
        className={ENTRY}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {messages.shortcuts.title}
      </button>
    </>
  );
}
