import { useMutation } from '@tanstack/react-query';
import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { Archive, ArchiveRestore, type LucideIcon, Trash2, X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { cx } from '@/components/ui/cx.ts';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { listMatches } from '../status/quiz-calls.ts';
import type { Bulk } from './use-bulk.ts';
import { selectable, useDropped, usePicks } from './use-selection.ts';
import { listMessages } from './list-messages.ts';
import { type BulkAction, changedBy } from './bulk.ts';
import type { ListFilters } from './list-filters.ts';
import type { Picked, Selection } from './selection.ts';

/** Selects all quizzes that match the filters, including those whose cards are not loaded. */
function useMatches(filters: ListFilters, selection: Selection) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => listMatches(filters),
    onSuccess: (quizzes) => selection.add(quizzes),
  });
  return { select: () => mutate(), selecting: isPending, failed: isError };
}

const TEXT = listMessages.select;
const ICONS: Record<BulkAction, LucideIcon> = { archive: Archive, restore: ArchiveRestore, delete: Trash2 };

interface BulkBarProps {
  selection: Selection;
  quizzes: readonly QuizCard[];
  /** Number of quizzes that match the filters. */
  total: number;
  filters: ListFilters;
  bulk: Bulk;
}

/**
 * Bulk bar above the cards, at the bottom on phones: select all, number of selected quizzes, and actions. Sticky
 * while quizzes are selected.
 */
export function BulkBar({ selection, quizzes, total, filters, bulk }: BulkBarProps) {
  const picks = usePicks(selection);
  const dropped = useDropped(selection);
  const shown = selectable(quizzes);
  const shownPicked = shown.filter(({ id }) => picks.has(id)).length;
  const isPage = shownPicked === shown.length;
  if (shown.length === 0) return null;
  const toggle = () => (isPage ? selection.clear() : selection.add(shown));
  return (
    // Receives the focus if an action has removed all buttons.
    <section
      aria-label={TEXT.group}
      tabIndex={-1}
      data-keep-clear
      className={cx(
        'mb-2 outline-none sm:-mt-2 sm:pt-2',
        picks.size > 0 && 'sm:sticky sm:top-16 sm:z-20 sm:bg-canvas sm:shadow-[0_1px_0_var(--color-line)]',
      )}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        <Checkbox
          label={TEXT.page}
          checked={isPage || (picks.size > 0 && 'indeterminate')}
          onCheckedChange={toggle}
        />
        <p role="status" className="tabular text-sm text-muted">
          {picks.size === 0 ? TEXT.none : TEXT.count(picks.size)}
        </p>
        <Actions picks={picks} bulk={bulk} onClear={() => selection.clear()} />
      </div>
      {/* Reserves its space, so that the cards do not move. */}
      <div className={cx('flex min-h-10 items-center', !(isPage && picks.size < total) && 'max-sm:hidden')}>
        {isPage && picks.size < total ? (
          <SelectMatches shown={shown.length} total={total} filters={filters} selection={selection} />
        ) : (
          <p role="status" className="text-xs text-muted">
            {picks.size > 0 ? TEXT.hint : dropped > 0 ? TEXT.dropped(dropped) : ''}
          </p>
        )}
      </div>
    </section>
  );
}

/** Bottom spacing on phones, so that content below the cards can scroll above the bar. */
export function BulkBarRoom({ selection }: Pick<BulkBarProps, 'selection'>) {
  return usePicks(selection).size > 0 && <div className="h-20 sm:hidden" />;
}

/** Selects all quizzes on the page, and those beyond it if there are more. */
function SelectMatches({
  shown,
  total,
  filters,
  selection,
}: Pick<BulkBarProps, 'total' | 'filters' | 'selection'> & { shown: number }) {
  const { select, selecting, failed } = useMatches(filters, selection);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink">
      <span>{TEXT.pageSelected(shown)}</span>
      <Button variant="secondary" size="sm" loading={selecting} onClick={select}>
        {TEXT.all(total)}
      </Button>
      {failed && (
        <span role="alert" className="text-danger-ink">
          {TEXT.allFailed}
        </span>
      )}
    </div>
  );
}

interface ActionsProps {
  picks: ReadonlyMap<string, Picked>;
  bulk: Bulk;
  onClear: () => void;
}

/** Displayed without a selection too, to reveal the actions. Phones do not have the space. */
function Actions({ picks, bulk, onClear }: ActionsProps) {
  const isAny = picks.size > 0;
  const actions = (['archive', 'restore', 'delete'] as const).filter((action) =>
    isAny ? changedBy(action, picks.values()).length > 0 : action !== 'restore',
  );
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-2 sm:ml-auto',
        'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        !isAny && 'max-sm:hidden',
      )}
    >
      {actions.map((action) => {
        const Icon = ICONS[action];
        return (
          <Button
            key={action}
            variant="secondary"
            icon={<Icon />}
            disabled={!isAny}
            className={cx('max-sm:flex-1', action === 'delete' && isAny && 'text-danger-ink!')}
            onClick={() => bulk.ask(action)}
          >
            {listMessages.bulk.actions[action]}
          </Button>
        );
      })}
      {isAny && <PlainIconButton label={TEXT.clear} icon={<X />} onClick={onClear} />}
    </div>
  );
}
