import { cx } from './cx.ts';
import { CopyButton } from './copy-button.tsx';

export interface CodeBlockProps {
  code: string;
  /** Names the block: "Embed code". */
  label: string;
  copyLabel?: string | undefined;
  /** Breaks long lines instead of scrolling sideways. */
  wrap?: boolean | undefined;
}

/** Text to copy into somewhere else, as it is. `<CodeBlock label="Embed code" code={html} wrap />` */
export function CodeBlock({ code, label, copyLabel = 'Copy', wrap }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-control border border-line bg-well">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-1.5 pr-1.5 pl-4 text-sm font-medium text-muted">
        <span className="min-w-0 truncate">{label}</span>
        <CopyButton text={code} label={copyLabel} variant="ghost" size="sm" />
      </figcaption>
      <pre
        // What scrolls must be reachable by keys; the ring lies inside, because the frame would cut it off.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
        className={cx(
          'max-h-80 overflow-auto rounded-b-control px-4 py-3 font-mono text-sm text-ink -outline-offset-2',
          wrap && 'break-words whitespace-pre-wrap',
        )}
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
