import { typedCode } from '@quizhall/shared/rules/quizzes/quiz-code';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Building2, Clock, FileQuestion, LogIn, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '@/entities/quiz/labels.ts';
import { searchQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../model/recent-searches.ts';

const TEXT = messages.overlay;

/** One line that can be chosen. */
interface Line {
  id: string;
  group: string;
  icon: ReactNode;
  label: string;
  hint?: string;
  choose: () => void;
}

interface SearchOverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Everything that is found, in the list of the page. */
  onSearch: (query: string) => void;
}

/** Search from anywhere on the page: at most three quizzes and three organizations, as somebody types. */
export function SearchOverlay({ open, onOpenChange, onSearch }: SearchOverlayProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TEXT.title} size="lg">
      <SearchBox onDone={() => onOpenChange(false)} onSearch={onSearch} />
    </Dialog>
  );
}

function SearchBox({ onDone, onSearch }: { onDone: () => void; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState('');
  const [mark, setMark] = useState(-1);
  const listId = useId();
  const query = useDeferredValue(typed.trim());
  const found = useFound(
    query,
    (text) => {
      rememberSearch(text);
      onSearch(text);
      onDone();
    },
    onDone,
  );
  const { lines } = found;
  const marked = lines[mark];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const chosen = marked ?? lines.at(-1);
      if (!chosen || (!marked && typed.trim() === '')) return;
      event.preventDefault();
      chosen.choose();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || lines.length === 0) return;
    event.preventDefault();
    setMark((at) => (at + step + lines.length + (at < 0 && step < 0 ? 1 : 0)) % lines.length);
  };
  return (
    <div data-first-focus className="grid min-h-80 grid-cols-1 content-start gap-4">
      <TextField
        label={TEXT.label}
        hideLabel
        type="search"
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked && `${listId}-${marked.id}`}
        autoComplete="off"
        placeholder={TEXT.label}
        leading={<Search />}
        maxLength={100}
        value={typed}
        inputClassName="[&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => {
          setTyped(event.target.value);
          setMark(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {found.said}
      </p>
      <Lines id={listId} lines={lines} marked={marked} onMark={(line) => setMark(lines.indexOf(line))} />
      {found.note}
    </div>
  );
}

/** What can be chosen for this query, and what is said where there is nothing to choose. */
function useFound(query: string, search: (query: string) => void, onDone: () => void) {
  const navigate = useNavigate();
  const [recent, setRecent] = useState(recentSearches);
  const { data, error, isFetching } = useQuery(searchQuery(query));
  if (query === '')
    return ofRecent(recent, search, () => {
      forgetSearches();
      setRecent([]);
    });
  const open = (path: string) => () => {
    rememberSearch(query);
    onDone();
    void navigate(path);
  };
  const quizzes = (data?.quizzes ?? []).map(({ id, title, category, difficulty }) => ({
    id,
    group: TEXT.quizzes,
    icon: <FileQuestion />,
    label: title,
    hint: `${CATEGORY_LABELS[category]} · ${DIFFICULTY_LABELS[difficulty]}`,
    choose: open(sitePath(SITE_PATHS.quiz, { ref: id })),
  }));
  const organizations = (data?.organizations ?? []).map(({ id, name, slug, type, isVerified }) => ({
    id,
    group: TEXT.organizations,
    icon: <Building2 />,
    label: name,
    hint: [messages.organization.types[type], isVerified && messages.organization.verified]
      .filter(Boolean)
      .join(' · '),
    choose: open(sitePath(SITE_PATHS.organizationPage, { slug })),
  }));
  const all = {
    id: 'all',
    group: '',
    icon: <Search />,
    label: TEXT.all({ query }),
    choose: () => search(query),
  };
  const code = codeIn(query, quizzes.length > 0);
  const join = code && {
    id: 'join',
    group: '',
    icon: <LogIn />,
    label: TEXT.join({ code }),
    choose: open(sitePath(SITE_PATHS.join, { ref: code })),
  };
  const results: Line[] = [...quizzes, ...organizations, ...(join && data ? [join] : [])];
  const isNothing = data !== undefined && results.length === 0 && !isFetching;
  return {
    lines: results.length > 0 ? [...results, all] : [],
    said: data ? TEXT.found({ count: results.length }) : TEXT.loading,
    note:
      error && !data ? (
        <p className="text-muted">{TEXT.failed}</p>
      ) : (
        isNothing && <p className="text-muted">{TEXT.none({ query })}</p>
      ),
  };
}

/** Quiz code that was typed. Letters alone count only where nothing is found, because they may be a word. */
function codeIn(query: string, isFound: boolean): string | undefined {
  const code = typedCode(query);
  return code && (/\d/.test(code) || !isFound) ? code : undefined;
}

function ofRecent(recent: readonly string[], search: (query: string) => void, forget: () => void) {
  const lines: Line[] = recent.map((label, n) => ({
    id: `recent-${n}`,
    group: TEXT.recent,
    icon: <Clock />,
    label,
    choose: () => search(label),
  }));
  return {
    lines,
    said: '',
    note:
      lines.length > 0 ? (
        <Button variant="ghost" onClick={forget} className="justify-self-start">
          {TEXT.forget}
        </Button>
      ) : (
        <EmptyState icon={<Search />} as="h3" title={TEXT.empty} text={TEXT.emptyText} />
      ),
  };
}

interface LinesProps {
  id: string;
  lines: readonly Line[];
  marked: Line | undefined;
  onMark: (line: Line) => void;
}

function Lines({ id, lines, marked, onMark }: LinesProps) {
  const groups = Map.groupBy(lines, ({ group }) => group);
  return (
    <div id={id} role="listbox" aria-label={TEXT.label} className="grid grid-cols-1 gap-3 empty:hidden">
      {[...groups].map(([group, some]) => (
        <div key={group} role="group" aria-label={group || undefined} className="grid grid-cols-1">
          {group && <p className="px-3 pb-1 text-xs font-medium text-muted">{group}</p>}
          {some.map((line) => (
            <div
              key={line.id}
              id={`${id}-${line.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={line === marked}
              onPointerMove={() => onMark(line)}
              onClick={line.choose}
              onKeyDown={(event) => event.key === 'Enter' && line.choose()}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint',
                line === marked && 'bg-accent-soft text-accent-ink',
              )}
            >
              <span aria-hidden="true">{line.icon}</span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
                <span className="font-medium wrap-anywhere">{line.label}</span>
                {line.hint && <span className="text-muted">{line.hint}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
