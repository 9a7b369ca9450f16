import { cx } from '@/components/ui/cx.ts';
import { anchorOf, type PrimitiveGroup } from '../catalogue/types.ts';

interface ContentsProps {
  groups: readonly PrimitiveGroup[];
  /** Anchor of the primitive that is being read. */
  current: string | undefined;
  onGo: () => void;
}

/** The way to every primitive. */
export function Contents({ groups, current, onGo }: ContentsProps) {
  return (
    <ul className="flex flex-col gap-6">
      {groups.map((group) => (
        <li key={group.id}>
          <a
            href={`#${group.id}`}
            onClick={onGo}
            className="block rounded-inner px-3 py-1 text-sm font-semibold text-ink"
          >
            {group.title}
          </a>
          <ul className="mt-1 flex flex-col gap-px">
            {group.primitives.map((primitive) => {
              const anchor = anchorOf(primitive);
              const isCurrent = anchor === current;
              return (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    onClick={onGo}
                    aria-current={isCurrent ? 'true' : undefined}
                    className={cx(
                      'flex min-h-8 items-center rounded-inner px-3 text-sm transition-colors pointer-coarse:min-h-11',
                      isCurrent
                        ? 'bg-accent-soft font-medium text-accent-ink'
                        : 'text-muted hover:bg-well hover:text-ink',
                    )}
                  >
                    {primitive.name}
                  </a>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
