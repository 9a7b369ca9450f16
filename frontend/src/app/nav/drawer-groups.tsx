import { ChevronDown, Plus } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps, NavLink } from 'react-router-dom';
import { messages } from '../messages.ts';
import { ALL_QUIZZES, CREATE_QUIZ, livingLinks, QUESTION_BANK } from './links.ts';

export interface Entry {
  label: string;
  to: string;
  trailing?: ReactNode;
  icon?: ReactNode;
}

/** The group My Quizzes, with the quizzes that are known. */
export function MyQuizzes({ quizzes = [], close }: { quizzes?: Entry[]; close: () => void }) {
  const create = livingLinks([CREATE_QUIZ], undefined).map((link) => ({
    ...link,
    icon: <Plus aria-hidden="true" className="size-4" />,
  }));
  const entries = [...create, ...quizzes, ...livingLinks([ALL_QUIZZES, QUESTION_BANK], undefined)];
  return <EntryGroup title={messages.nav.myQuizzes} entries={entries} open close={close} />;
}

interface EntryGroupProps {
  title: string;
  entries: Entry[];
  open?: boolean;
  close: () => void;
}

/** A group of one is only a detour: its link stands by itself. */
export function EntryGroup({ title, entries, open = false, close }: EntryGroupProps) {
  if (entries.length < 2) return <Entries entries={entries} close={close} />;
  return (
    <Group title={title} open={open}>
      <Entries entries={entries} close={close} />
    </Group>
  );
}

export function Group({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
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

export const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-sm font-medium text-muted hover:bg-well hover:text-ink aria-[current=page]:text-accent-ink';

export function Entries({ entries, close }: { entries: Entry[]; close: () => void }) {
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
