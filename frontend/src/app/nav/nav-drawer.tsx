import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { Keyboard, LogOut, Moon, Sun } from 'lucide-react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Drawer } from '@/components/ui/drawer.tsx';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { showShortcutHelp } from '@/lib/shortcuts.ts';
import { toggleTheme, useTheme } from '@/lib/theme.ts';
import { messages } from '../messages.ts';
import { ENTRY, Entries, EntryGroup, Group, MyQuizzes } from './drawer-groups.tsx';
import {
  ACCOUNT,
  BAR,
  CREATE_ORGANIZATION,
  DRAWER_EXTRA,
  isCreator,
  livingLinks,
  mayCreate,
} from './links.ts';
import { linkIcon } from './link-icon.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useWayBack } from './use-way-back.ts';

// Reads from the API, which visitors, who open the drawer too, have no use for.
const DrawerQuizzes = lazyPart(async () => (await import('./drawer-quizzes.tsx')).DrawerQuizzes);

const text = messages.nav;

/** The bar on phones: a sheet of 85 % of the width. Every way out of it closes it. */
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
      <Avatar name={user.fullName} src={user.avatarUrl} />
      <span className="min-w-0">
        <span className="block truncate">{user.fullName}</span>
        {mayCreate(user) && (
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
  const back = useWayBack();
  return (
    <>
      <Entries entries={links} close={close} />
      <div className="border-t border-line pt-2">
        <Preferences close={close} />
      </div>
      <div className="mt-auto flex flex-col gap-3 pt-6">
        <ButtonLink to={SITE_PATHS.login} state={back} variant="secondary" size="lg" onClick={close}>
          {text.signIn}
        </ButtonLink>
        <ButtonLink to={SITE_PATHS.signup} size="lg" onClick={close}>
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
        <PartBoundary fallback={<MyQuizzes close={close} />}>
          <DrawerQuizzes user={user} close={close} fallback={<MyQuizzes close={close} />} />
        </PartBoundary>
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

function OrganizationsGroup({ user, close }: { user: SessionUser; close: () => void }) {
  const own = (user.organizations ?? []).map(({ id, title }) => ({
    label: title,
    to: sitePath(SITE_PATHS.organizationOf, { id }),
  }));
  const entries = livingLinks([...own, CREATE_ORGANIZATION], user);
  if (own.length === 0 || entries.length === 0) return null;
  return <EntryGroup title={text.organizations} entries={entries} close={close} />;
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
